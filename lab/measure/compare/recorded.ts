// Recorded rounds whose cards are looked at one by one, as they stand in a file of records.
import { type Io, wholeNumber } from '../../../src/cli/command.ts';
import { type Line, linesOf, objectIn, type Stretch } from '../../../src/cli/lines.ts';
import { type Move, movesIn } from './game.ts';

export interface RecordedRound {
  readonly id: string;
  readonly moves: readonly Move[];
}

/** The round in a line; undefined if it holds none that follows the rules and was played. */
export function roundIn({ text }: Line): RecordedRound | undefined {
  const record = objectIn(text);
  if (!('json' in record) || record.json['record'] !== 'round') return undefined;
  const moves = movesIn(record.json);
  return moves && { id: String(record.json['id']), moves };
}

/** Which lines of a file are looked at, and how many of them at most. */
export interface Chosen extends Stretch {
  readonly games: number;
}

const MOST = 1_000_000;

/** Options that choose lines, as they are typed if nothing is said. */
export const CHOSEN_DEFAULTS = { games: String(MOST), skip: '0', every: '1' } as const;

/** Throws UsageError. */
export const chosenBy = ({ games, skip, every }: Readonly<Record<keyof Chosen, string>>): Chosen => ({
  skip: wholeNumber('skip', skip, 0, MOST),
  every: wholeNumber('every', every, 1, MOST),
  games: wholeNumber('games', games, 1, MOST),
});

export interface Found<T> {
  /** What was looked for, of each round in which there is any. */
  readonly found: readonly T[];
  /** Lines in which there is none. */
  readonly skipped: number;
}

/** What there is to be found in the chosen rounds of a file. Rejects if it cannot be read. */
export async function foundIn<T>(
  file: string,
  { games, ...stretch }: Chosen,
  find: (round: RecordedRound) => T | undefined,
  io: Io,
): Promise<Found<T>> {
  const found: T[] = [];
  let skipped = 0;
  for await (const line of linesOf(file, io, stretch)) {
    if (found.length + skipped >= games) break;
    const round = roundIn(line);
    const each = round && find(round);
    if (each === undefined) skipped += 1;
    else found.push(each);
  }
  return { found, skipped };
}
