// `leads FILE|-`: how often people and the tutor follow the rules of leading in recorded games: search, and trumps to the declarer.
import { randomOf } from '../../engine/base/random.ts';
import type { Effort } from '../../engine/tutor/advice/advice.ts';
import { EFFORTS } from '../../engine/tutor/advice/advice.ts';
import type { Command } from '../command.ts';
import { EXIT, oneFile, oneOf, readOptions, reading } from '../command.ts';
import type { Chosen, RecordedRound } from '../compare/recorded.ts';
import { CHOSEN_DEFAULTS, chosenBy, foundIn } from '../compare/recorded.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAt } from '../leads/lead.ts';
import { reportOn, tableOf } from '../leads/report.ts';

interface Wanted extends Chosen {
  readonly effort: Effort;
  readonly seed: string;
}

const leadsIn = ({ id, moves }: RecordedRound, { effort, seed }: Wanted): readonly Lead[] =>
  moves.flatMap((move, index) => leadAt(move, effort, randomOf(seed, 'leads', id, index)) ?? []);

export const leads: Command = {
  usage: 'leads FILE|- [--games N] [--skip N] [--every N] [--effort quick] [--seed S] [--json]',
  about: 'how often people and the tutor search the called suit, or lead trumps to the declarer, in recorded games',
  async run(args, io) {
    const defaults = { ...CHOSEN_DEFAULTS, effort: 'quick', seed: '1' };
    const { options, on, positionals } = readOptions(args, defaults, ['json']);
    const file = oneFile('leads', positionals);
    const wanted: Wanted = {
      ...chosenBy(options),
      effort: oneOf('effort', options.effort, EFFORTS),
      seed: options.seed,
    };
    return reading(file, io, async () => {
      const { found, skipped } = await foundIn(file, wanted, (round) => leadsIn(round, wanted), io);
      const report = reportOn(found.flat(), found.length, skipped);
      if (on.has('json')) io.out(JSON.stringify({ ...wanted, ...report }, undefined, 2));
      else tableOf(report).forEach(io.out);
      return EXIT.ok;
    });
  },
};
