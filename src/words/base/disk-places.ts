// Places on the disk as people read them: the name of a file or folder, without the way there.

/** The names on the way to a place, written as any system writes it. */
const namesIn = (place: string): readonly string[] => place.split(/[\\/]/).filter((name) => name !== '');

/** What is at the end of the way; the whole place where that has no name. */
export const nameAt = (place: string): string => namesIn(place).at(-1) ?? place;

/** The folder in which that lies. */
export const folderAbove = (place: string): string => namesIn(place).at(-2) ?? '/';
