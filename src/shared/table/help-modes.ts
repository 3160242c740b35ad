// How much help a session gives, from everything laid open to a table as in the inn; the names are in the texts.

/**
 * `open`: all hands lie open and every decision is explained. `marked`: cards that are not allowed are marked, bad
 * decisions are warned of. `onDemand`: help only when asked for. `inn`: nothing is forbidden beforehand, a card
 * against the rules is a revoke and loses the round; no hints, nothing is taken back.
 */
export const HELP_MODES = ['open', 'marked', 'onDemand', 'inn'] as const;
export type HelpMode = (typeof HELP_MODES)[number];

/** Of sessions from before there were modes, and where nobody has chosen one. */
export const USUAL_MODE: HelpMode = 'marked';

/** Why a round is practice and not counted: decisions were taken back, or the deal had been seen before. */
export const PRACTICES = ['takenBack', 'again'] as const;
export type Practice = (typeof PRACTICES)[number];
