// How much help a session gives, from everything laid open to a table as in the inn; the names are in the texts.

/**
 * `open`: all hands lie open and every decision is explained. `coached`: as `marked`, and a teacher asks where many would
 * miss something. `marked`: cards that are not allowed are marked, bad
 * decisions are warned of. `onDemand`: help only when asked for. `memory`: as that, but nothing shows what has fallen, and
 * now and then it is asked for. `inn`: nothing is forbidden beforehand, a card against the rules is a revoke and loses
 * the round; no hints, nothing is taken back.
 */
export const HELP_MODES = ['open', 'coached', 'marked', 'onDemand', 'memory', 'inn'] as const;
export type HelpMode = (typeof HELP_MODES)[number];

interface Help {
  /** Whether bad decisions are held up by a warning. */
  readonly warns: 'yes' | 'no';
  /** When cards that are not allowed are marked. */
  readonly marks: 'unasked' | 'asked' | 'never';
  /** Whether a teacher asks unasked where something is to be found. */
  readonly teaches: 'yes' | 'no';
  /** Whether the table shows what has fallen: the last trick, the ladder of trumps, the likely places of cards. */
  readonly fallen: 'shown' | 'hidden';
}

export const HELP: Readonly<Record<HelpMode, Help>> = {
  open: { warns: 'yes', marks: 'unasked', teaches: 'no', fallen: 'shown' },
  coached: { warns: 'yes', marks: 'unasked', teaches: 'yes', fallen: 'shown' },
  marked: { warns: 'yes', marks: 'unasked', teaches: 'no', fallen: 'shown' },
  onDemand: { warns: 'no', marks: 'asked', teaches: 'no', fallen: 'shown' },
  memory: { warns: 'no', marks: 'asked', teaches: 'no', fallen: 'hidden' },
  inn: { warns: 'no', marks: 'never', teaches: 'no', fallen: 'shown' },
};

/** Of sessions from before there were modes, and where nobody has chosen one. */
export const USUAL_MODE: HelpMode = 'marked';

/** Why a round is practice and not counted: decisions were taken back, or the deal had been seen before. */
export const PRACTICES = ['takenBack', 'again'] as const;
export type Practice = (typeof PRACTICES)[number];
