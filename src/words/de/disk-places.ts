// Files and folders in German sentences.
import { folderAbove, nameAt } from '../base/disk-places.ts';

/** "„Wenz, 27.11.2026.schafkopf“ im Ordner „Dokumente“". */
export const fileDe = (place: string): string => `„${nameAt(place)}“ im Ordner „${folderAbove(place)}“`;

/** "im Ordner „Dokumente“". */
export const folderDe = (place: string): string => `im Ordner „${nameAt(place)}“`;

/** Parts that are named; the rest is many. */
const MOST_NAMED = 3;

/** What is not understood in a file, by name. */
export const partsInGerman = (parts: readonly string[]): string =>
  `${parts
    .slice(0, MOST_NAMED)
    .map((part) => `„${part}“`)
    .join(', ')}${parts.length > MOST_NAMED ? ' und weitere' : ''}`;
