// The roles that people have at the table of a lesson; a name in a text stands for one of them.

/** Chairs as the learner sees them; they are there without a table too. */
export const CHAIRS = ['left', 'opposite', 'right'] as const;
/** Order of play in the trick that lies there. */
export const IN_TRICK = ['leader', 'second', 'third', 'last'] as const;
/** Order of speaking. */
export const IN_AUCTION = ['forehand', 'middlehand', 'rearhand', 'dealer'] as const;

/** `mate` plays with the learner, `foe` and `otherFoe` against him, in playing direction; only where all hands are known. */
export const LESSON_ROLES = [...CHAIRS, ...IN_TRICK, ...IN_AUCTION, 'declarer', 'mate', 'foe', 'otherFoe'] as const;
export type LessonRole = (typeof LESSON_ROLES)[number];
