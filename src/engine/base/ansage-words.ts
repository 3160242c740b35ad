// The words of announcements in Doppelkopf (SPEC 8).

/** The holders of the Old Ones, or whoever plays alone, and the others. */
export const RE_SIDES = ['re', 'kontra'] as const;
export type ReSide = (typeof RE_SIDES)[number];

/** How few card points the other side is left, from the lowest announcement up: fewer than so many, or no trick. */
export const ANSAGE_LEVELS = ['no90', 'no60', 'no30', 'schwarz'] as const;
export type AnsageLevel = (typeof ANSAGE_LEVELS)[number];

/** What a side has announced: its own name first, then the levels. */
export const ANSAGE_STEPS = ['base', ...ANSAGE_LEVELS] as const;
export type AnsageStep = (typeof ANSAGE_STEPS)[number];

/** The words for it. */
export const ANSAGE_WORDS = [...RE_SIDES, ...ANSAGE_LEVELS] as const;
export type AnsageWord = (typeof ANSAGE_WORDS)[number];

/** What a word of Re or Kontra that came too late as an announcement, and only answers, opens to its side. */
export const LATE_ANSWERS = ['word-only', 'with-levels'] as const;
