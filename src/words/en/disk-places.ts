// Files and folders in English sentences.
import { folderAbove, nameAt } from '../base/disk-places.ts';

/** "“Wenz, Nov 27, 2026.schafkopf” in the folder “Documents”". */
export const fileEn = (place: string): string => `“${nameAt(place)}” in the folder “${folderAbove(place)}”`;

/** "in the folder “Documents”". */
export const folderEn = (place: string): string => `in the folder “${nameAt(place)}”`;
