// What settings can be chosen from. The page uses this file, so it stays free of schemas, which its policy forbids.
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

export const TUTOR_LEVELS = ['always', 'demand', 'off'] as const;
export type TutorLevel = (typeof TUTOR_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const PALETTES = ['standard', 'colourblind'] as const;

/** Contrast: as the system wishes, as drawn, or at least 7 to 1 for all text. */
export const CONTRASTS = ['system', 'normal', 'high'] as const;

/** Size of text and controls, and of the cards in the own hand, in per cent. */
export const TEXT_SIZES = ['100', '110', '125', '150'] as const;
export const CARD_SIZES = ['100', '115', '130', '150'] as const;

/** Sounds of the table: silent where the system asks for calm (`prefers-reduced-motion`, its only such wish that a page is told of), heard, or silent. */
export const SOUNDS = ['system', 'on', 'off'] as const;

/** From which loss on a decision is warned of: a doubtful one, a bad one, a very bad one. */
export const GATE_THRESHOLDS = ['doubtful', 'bad', 'veryBad'] as const;
export type GateThreshold = (typeof GATE_THRESHOLDS)[number];

/** What the system's voice reads out: nothing, what the players say, or what the tutor says as well. */
export const READ_ALOUD = ['nothing', 'calls', 'tutor'] as const;

/** Own cards that are played without being chosen: none, the last one, or any that is the only one allowed. */
export const BY_ITSELF = ['nothing', 'last', 'forced'] as const;

/** Volume of the sounds: from inaudible to as loud as they were made. */
export const VOLUME = { least: 0, most: 100, step: 10 } as const;
