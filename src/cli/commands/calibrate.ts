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
import { EXIT, oneOf, readOptions, UsageError, wholeNumber } from '../command.ts';
import { movesIn } from '../compare/game.ts';
import { recordIn } from '../records/check.ts';
import type { TableOptions } from '../table-option.ts';
import { TABLE_DEFAULTS } from '../table-option.ts';

interface Wanted extends Omit<LookTerms, 'looksFrom'> {
  readonly seed: string;
}

/** In recorded games everybody is looked at. */
const everybody = (): boolean => true;

/** Which lines of a file. */
interface Lines {
  readonly skip: number;
  readonly games: number;
  readonly every: number;
}

/** The looks of a recorded game; undefined if the line holds none that was played for card points to its end. */
function looksIn(line: string, number: number, wanted: Wanted): readonly Look[] | undefined {
  const record = recordIn(line, number);
  if (!('json' in record) || record.json['record'] !== 'round') return undefined;
  const { json } = record;
  const game = recordedGame(movesIn(json) ?? []);
  const terms = { ...wanted, looksFrom: everybody };
  return game && looksAt(game, terms, (index) => randomOf(wanted.seed, 'calibrate', String(json['id']), index));
}

async function ofRecords(file: string, { skip, games: most, every }: Lines, wanted: Wanted, io: Io) {
  const games: (readonly Look[])[] = [];
  let skipped = 0;
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    if (number <= skip || line.trim() === '' || (number - skip - 1) % every !== 0) continue;
    if (games.length + skipped >= most) break;
    const looks = looksIn(line, number, wanted);
    if (looks && looks.length > 0) games.push(looks);
    else skipped += 1;
  }
  return reportOn(games, skipped);
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
  ...{ games: '1000000', skip: '0', every: '1', tricks: '8', seed: '1', asked: ASKED.join(',') },
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
    const [file, ...others] = positionals;
    if (options.own !== '') {
      if (file !== undefined) throw new UsageError('calibrate --own plays rounds itself, and reads no file');
      tell(await ofOwn(ownPlan(options.own, options), wanted));
      return EXIT.ok;
    }
    if (file === undefined || others.length > 0)
      throw new UsageError('calibrate needs one file, or - for standard input, or --own CONTRACT');
    const lines: Lines = {
      skip: wholeNumber('skip', options.skip, 0, 1_000_000),
      games: wholeNumber('games', options.games, 1, 1_000_000),
      every: wholeNumber('every', options.every, 1, 1_000_000),
    };
    try {
      tell(await ofRecords(file, lines, wanted, io));
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
