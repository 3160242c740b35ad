// Names that somebody has typed or that come from a file, as they may be shown: one line, with nothing invisible in it.

/** Control characters, marks of direction, what has no width, halves of characters; line and paragraph ends. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** The text in one line of at most `most` characters (UTF-16), without anything invisible at its ends or in it. */
export const oneLine = (text: string, most: number): string =>
  text
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(UNSEEN, '') // half a character at the cut
    .trim();
