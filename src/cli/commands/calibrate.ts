// `calibrate FILE|-`: what the tutor tells and believes in recorded games, against what happened in them.
import { randomOf } from '../../engine/base/random.ts';
import type { Asked, Look } from '../calibrate/look.ts';
import { looksAt } from '../calibrate/look.ts';
import { reportOn, tableOf } from '../calibrate/report.ts';
import type { Command, Io } from '../command.ts';
import { EXIT, readOptions, UsageError, wholeNumber } from '../command.ts';
import { movesIn } from '../compare/game.ts';
import { recordIn } from '../records/check.ts';

interface Wanted {
  readonly asked: Asked;
  readonly tricks: number;
  readonly skip: number;
  readonly games: number;
  readonly every: number;
  readonly seed: string;
}

/** The looks of a recorded game; undefined if the line holds none that was played for card points to its end. */
function looksIn(line: string, number: number, wanted: Wanted): readonly Look[] | undefined {
  const record = recordIn(line, number);
  if (!('json' in record) || record.json['record'] !== 'round') return undefined;
  const { json } = record;
  const looks = looksAt(movesIn(json) ?? [], wanted, (index) =>
    randomOf(wanted.seed, 'calibrate', String(json['id']), index),
  );
  return looks.length > 0 ? looks : undefined;
}

async function calibrateAll(file: string, wanted: Wanted, io: Io) {
  const games: (readonly Look[])[] = [];
  let skipped = 0;
  let number = 0;
  for await (const line of io.lines(file)) {
    number += 1;
    if (number <= wanted.skip || line.trim() === '' || (number - wanted.skip - 1) % wanted.every !== 0) continue;
    if (games.length + skipped >= wanted.games) break;
    const looks = looksIn(line, number, wanted);
    if (looks) games.push(looks);
    else skipped += 1;
  }
  return reportOn(games, skipped);
}

const FLAGS: readonly string[] = ['--json', '--beliefs'];

export const calibrate: Command = {
  usage: 'calibrate FILE|- [--games N] [--skip N] [--every N] [--tricks N] [--beliefs] [--seed S] [--json]',
  about:
    'chances told and cards believed in recorded games, against what happened (--beliefs: no chances, much faster)',
  async run(args, io) {
    const { options, positionals } = readOptions(
      args.filter((arg) => !FLAGS.includes(arg)),
      { games: '1000000', skip: '0', every: '1', tricks: '8', seed: '1' },
    );
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0)
      throw new UsageError('calibrate needs one file, or - for standard input');
    const wanted: Wanted = {
      asked: args.includes('--beliefs') ? 'beliefs' : 'chances',
      tricks: wholeNumber('tricks', options.tricks, 1, 8),
      skip: wholeNumber('skip', options.skip, 0, 1_000_000),
      games: wholeNumber('games', options.games, 1, 1_000_000),
      every: wholeNumber('every', options.every, 1, 1_000_000),
      seed: options.seed,
    };
    try {
      const report = await calibrateAll(file, wanted, io);
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
