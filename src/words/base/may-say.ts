// What may be said now, in a list that can be read: a long row of games is told from the lowest to the highest.
import type { Call } from '../../engine/auction/auction.ts';
import { claimed } from './call-words.ts';

/** Of more calls than this, those that claim or name a game are told together. */
const MOST_CALLS = 6;

/** How a language quotes a call, and tells of many from one to another. */
interface Wording {
  readonly said: (call: Call) => string;
  readonly range: (count: number, lowest: string, highest: string) => string;
}

/** The parts of the list, for the language to join; `calls` run from the lowest to the highest. */
export function partsOfMaySay(calls: readonly Call[], { said, range }: Wording): readonly string[] {
  const games = calls.filter((call) => claimed(call) !== undefined);
  const [lowest, highest] = [games[0], games.at(-1)];
  if (lowest === undefined || highest === undefined || calls.length <= MOST_CALLS) return calls.map(said);
  const plain = calls.filter((call) => !games.includes(call)).map(said);
  return [...plain, range(games.length, said(lowest), said(highest))];
}
