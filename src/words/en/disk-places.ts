// Files and folders in English sentences.
import { folderAbove, nameAt } from '../base/disk-places.ts';

/** "“Wenz, Nov 27, 2026.schafkopf” in the folder “Documents”". */
export const fileEn = (place: string): string => `“${nameAt(place)}” in the folder “${folderAbove(place)}”`;

/** "in the folder “Documents”". */
export const folderEn = (place: string): string => `in the folder “${nameAt(place)}”`;

/** Parts that are named; the rest is many. */
const MOST_NAMED = 3;

/** What is not understood in a file, by name. */
export const partsInEnglish = (parts: readonly string[]): string =>
  `${parts
    .slice(0, MOST_NAMED)
    .map((part) => `“${part}”`)
    .join(', ')}${parts.length > MOST_NAMED ? ' and more' : ''}`;
