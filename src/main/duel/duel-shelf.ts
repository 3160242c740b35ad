// Challenges on their shelf: found, begun, changed, and given results.
import { randomUUID } from 'node:crypto';
import { agreedIn } from '../../engine/duel/challenge.ts';
import type { Challenge } from '../../engine/duel/challenge-terms.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { type DUEL_CALLS, MOST_RESULTS } from '../../shared/calls/duel-calls.ts';
import type { FileShelf, Shelved } from '../store/file-shelf.ts';
import type { Room } from '../table/room.ts';
import type { DuelFile, DuelResult } from './duel-file.ts';

export type DuelHandlers = HandlersOf<typeof DUEL_CALLS>;
export type DuelShelf = FileShelf<DuelFile>;
export type DuelRoom = Pick<Room, 'stores' | 'clock' | 'dialogs' | 'printedPages' | 'push' | 'table' | 'preferences'>;
/** Changes happen one after the other, each to what lies on the shelf then; undefined if it lies there no longer. */
export type ChangeDuel = (id: string, change: (file: DuelFile) => DuelFile) => Promise<DuelFile | undefined>;

export const findDuel = async (shelf: DuelShelf, id: string): Promise<Shelved<DuelFile> | undefined> =>
  (await shelf.all()).find(({ content }) => content.id === id);

/** A challenge before anybody has played it; `madeAt` in ISO 8601. */
export const freshDuel = (name: string, challenge: Challenge, madeAt: string): DuelFile => ({
  format: 'schafkopf-stube-duel',
  version: 1,
  id: randomUUID(),
  name,
  madeAt,
  challenge: { ...challenge, house: agreedIn(challenge.house) },
  tries: [],
  results: [],
});

/**
 * The file with a result more; one that tells the same of the same person, with its rounds or without them, is one with it. Undefined where
 * there is no room for it.
 */
export function withResult(file: DuelFile, result: Omit<DuelResult, 'id'>): DuelFile | undefined {
  const key = ({ who, deals }: Pick<DuelResult, 'who' | 'deals'>): string =>
    JSON.stringify([who, deals.map(({ amount }) => amount)]);
  const known = file.results.find((each) => key(each) === key(result));
  if (known) return { ...file, results: file.results.map((each) => (each === known ? { ...known, ...result } : each)) };
  if (file.results.length >= MOST_RESULTS) return undefined;
  return { ...file, results: [...file.results, { id: randomUUID(), ...result }] };
}
