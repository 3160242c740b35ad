// Files and folders in German sentences.
import { folderAbove, nameAt } from '../base/disk-places.ts';

/** "„Wenz, 27.11.2026.schafkopf“ im Ordner „Dokumente“". */
export const fileDe = (place: string): string => `„${nameAt(place)}“ im Ordner „${folderAbove(place)}“`;

/** "im Ordner „Dokumente“". */
export const folderDe = (place: string): string => `im Ordner „${nameAt(place)}“`;
