// `calibrate`: what the tutor tells and believes in games that were recorded, or that our own players play, against what happened in them.
import { randomOf } from '../../engine/base/random.ts';
import { PLAYER_IDS, PLAYERS } from '../../engine/bots/players.ts';
import type { Look, LookTerms } from '../calibrate/look.ts';
import { ASKED, looksAt, onePerRole, recordedGame } from '../calibrate/look.ts';
import type { OwnPlan } from '../calibrate/own-rounds.ts';
import { ownGames } from '../calibrate/own-rounds.ts';
import { ownKind, ownTable } from '../calibrate/own-table.ts';
import type { CalibrationReport } from '../calibrate/report.ts';
import { reportOn, tableOf } from '../calibrate/report.ts';
import type { Command, Io } from '../command.ts';
import { EXIT, oneFile, oneOf, readOptions, reading, UsageError, wholeNumber } from '../command.ts';
import type { Chosen, RecordedRound } from '../compare/recorded.ts';
import { CHOSEN_DEFAULTS, chosenBy, foundIn } from '../compare/recorded.ts';
import type { TableOptions } from '../table-option.ts';
import { TABLE_DEFAULTS } from '../table-option.ts';

interface Wanted extends Omit<LookTerms, 'looksFrom'> {
  readonly seed: string;
}

/** In recorded games everybody is looked at. */
const everybody = (): boolean => true;

/** The looks at a recorded game; undefined if it was not played for card points to its end, or nobody had a choice. */
function looksIn({ id, moves }: RecordedRound, wanted: Wanted): readonly Look[] | undefined {
  const game = recordedGame(moves);
  if (!game) return undefined;
  const terms = { ...wanted, looksFrom: everybody };
  const looks = looksAt(game, terms, (index) => randomOf(wanted.seed, 'calibrate', id, index));
  return looks.length > 0 ? looks : undefined;
}

async function ofRecords(file: string, chosen: Chosen, wanted: Wanted, io: Io): Promise<CalibrationReport> {
  const { found, skipped } = await foundIn(file, chosen, (round) => looksIn(round, wanted), io);
  return reportOn(found, skipped);
}

async function ofOwn(plan: OwnPlan, wanted: Wanted): Promise<CalibrationReport> {
  const games: (readonly Look[])[] = [];
  for await (const game of ownGames(plan)) {
    const terms = { ...wanted, looksFrom: onePerRole(randomOf(wanted.seed, 'seats', game.deal)) };
    games.push(looksAt(game, terms, (index) => randomOf(wanted.seed, 'calibrate', game.deal, index)));
  }
  return reportOn(games, 0);
}

const DEFAULTS = {
  ...{ ...TABLE_DEFAULTS, own: '', rounds: '100', player: 'stammtisch' },
  ...{ ...CHOSEN_DEFAULTS, tricks: '8', seed: '1', asked: ASKED.join(',') },
};

function ownPlan(own: string, options: TableOptions & Readonly<Record<'rounds' | 'player' | 'seed', string>>): OwnPlan {
  const kind = ownKind(own);
  return {
    kind,
    rules: ownTable(kind, options),
    player: PLAYERS[oneOf('player', options.player, PLAYER_IDS)],
    rounds: wholeNumber('rounds', options.rounds, 1, 1_000_000),
    seed: options.seed,
  };
}

export const calibrate: Command = {
  usage:
    'calibrate FILE|- [--games N] [--skip N] [--every N] | --own CONTRACT [--rounds N] [--player P] [--rules PRESET] [--game ID] [--house OPTION=VALUE,...] [--pack 32] [--tariff 10/50]; [--tricks N] [--asked chances,beliefs,open] [--seed S] [--json]',
  about: 'chances told and cards believed in recorded games, or in rounds of our own players, against what happened',
  async run(args, io) {
    const { options, on, positionals } = readOptions(args, DEFAULTS, ['json']);
    const wanted: Wanted = {
      asked: options.asked.split(',').map((each) => oneOf('asked', each, ASKED)),
      tricks: wholeNumber('tricks', options.tricks, 1, 8),
      seed: options.seed,
    };
    const tell = (report: CalibrationReport): void => {
      if (on.has('json')) io.out(JSON.stringify({ ...wanted, ...report }, undefined, 2));
      else tableOf(report).forEach(io.out);
    };
    if (options.own !== '') {
      if (positionals.length > 0) throw new UsageError('calibrate --own plays rounds itself, and reads no file');
      tell(await ofOwn(ownPlan(options.own, options), wanted));
      return EXIT.ok;
    }
    const file = oneFile('calibrate', positionals, ', or --own CONTRACT');
    const chosen = chosenBy(options);
    return reading(file, io, async () => {
      tell(await ofRecords(file, chosen, wanted, io));
      return EXIT.ok;
    });
  },
};
