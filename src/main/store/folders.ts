// What lies in the folder of saves: starting, taking along to another folder and cleaning up all go by this list.
import path from 'node:path';
import { STORE_IDS } from '../../shared/border/saving.ts';
import { removeParts } from './atomic.ts';

/** Folders below that of the saves with a file for each round, session put aside, evening, tournament, position and challenge. */
export const SAVE_FOLDERS = {
  library: 'library',
  aside: 'sessions',
  scorer: 'evenings',
  tournament: 'tournaments',
  positions: 'positions',
  duel: 'challenges',
} as const;

/** The folder of saves and all folders below it, as paths relative to it. */
export const ALL_FOLDERS = ['.', ...Object.values(SAVE_FOLDERS)] as const;

/** Whether a file directly in the folder of saves is one of the program's own, one kept beside it, or one put aside. */
export const isSave = (name: string): boolean =>
  STORE_IDS.some(
    (store) =>
      name === `${store}.json` || (/^\.(?:json\.|v\d)/.test(name.slice(store.length)) && name.startsWith(store)),
  );

/** Removes what writes that were cut off have left. */
export async function removeAllParts(folder: string): Promise<void> {
  for (const below of ALL_FOLDERS) await removeParts(path.join(folder, below));
}
