// `leads FILE|-`: how often people and the tutor follow the rules of leading in recorded games: search, and trumps to the declarer.
import { randomOf } from '../../engine/base/random.ts';
import type { Effort } from '../../engine/tutor/advice/advice.ts';
import { EFFORTS } from '../../engine/tutor/advice/advice.ts';
import type { Command, Io } from '../command.ts';
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import { movesIn } from '../compare/game.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAt } from '../leads/lead.ts';
import { reportOn, tableOf } from '../leads/report.ts';
import { recordIn } from '../records/check.ts';

interface Wanted {
  readonly skip: number;
  readonly every: number;
  readonly games: number;
  readonly effort: Effort;
  readonly seed: string;
}

/** The leads of a recorded game; undefined if the line holds none that follows the rules. */
function leadsIn(line: string, number: number, { effort, seed }: Wanted): readonly Lead[] | undefined {
  const record = recordIn(line, number);
  if (!('json' in record) || record.json['record'] !== 'round') return undefined;
  const { json } = record;
  return movesIn(json)?.flatMap(
    (move, index) => leadAt(move, effort, randomOf(seed, 'leads', String(json['id']), index)) ?? [],
  );
}

async function allLeads(file: string, wanted: Wanted, io: Io) {
  const leads: Lead[] = [];
  let [games, skipped, number] = [0, 0, 0];
  for await (const line of io.lines(file)) {
    number += 1;
    if (number <= wanted.skip || line.trim() === '' || (number - wanted.skip - 1) % wanted.every !== 0) continue;
    if (games + skipped >= wanted.games) break;
    const found = leadsIn(line, number, wanted);
    if (found) games += 1;
    else skipped += 1;
    leads.push(...(found ?? []));
  }
  return reportOn(leads, games, skipped);
}

export const leads: Command = {
  usage: 'leads FILE|- [--games N] [--skip N] [--every N] [--effort quick] [--seed S] [--json]',
  about: 'how often people and the tutor search the called suit, or lead trumps to the declarer, in recorded games',
  async run(args, io) {
    const { options, positionals } = readOptions(
      args.filter((arg) => arg !== '--json'),
      { games: '1000000', skip: '0', every: '1', effort: 'quick', seed: '1' },
    );
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('leads needs one file, or - for standard input');
    const wanted: Wanted = {
      skip: wholeNumber('skip', options.skip, 0, 1_000_000),
      every: wholeNumber('every', options.every, 1, 1_000_000),
      games: wholeNumber('games', options.games, 1, 1_000_000),
      effort: oneOf('effort', options.effort, EFFORTS),
      seed: options.seed,
    };
    try {
      const report = await allLeads(file, wanted, io);
      if (args.includes('--json')) io.out(JSON.stringify({ ...wanted, ...report }, undefined, 2));
      else tableOf(report).forEach(io.out);
      return EXIT.ok;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      io.err(`cannot read ${file}: ${error.message}`);
      return EXIT.failed;
    }
  },
};

/** Errors of the system and of unpacking carry a code; errors in the program do not. */
const isUnreadable = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;
