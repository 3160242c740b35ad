// Fitted numbers: how likely a hand gets through a Bettel (see bettel-chance.ts). Printed by `npm run -s cli -- fit hands`.
import type { Deck } from './decks.ts';

/** How the table plays the Bettel, as far as it changes what a hand is worth. */
export const BETTEL_KINDS = ['null', 'nullOvertaking', 'trump', 'trumpOvertaking'] as const;
export type BettelKind = (typeof BETTEL_KINDS)[number];

/** Intercept, then the weights in the order of BETTEL_FEATURES. */
type Model = readonly number[];

export const BETTEL_MODELS: Readonly<Record<BettelKind, Readonly<Record<Deck, Model>>>> = {
  null: {
    32: [1.62, -0.37, -0.09, 0.19, 0.29, 0.55, 0.0, -0.08],
    24: [2.3, -0.44, -0.14, -0.12, 0.32, 0.21, 0.0, -0.05],
    20: [1.66, -0.63, -0.1, 0.34, 0.28, 0.28, 0.0, 0.02],
    three: [1.2, -0.8, 0.17, 0.13, 0.35, 0.02, 0.0, 0.28],
  },
  nullOvertaking: {
    32: [1.79, -0.22, -0.16, 0.5, -0.25, -0.09, 0.0, 0.4],
    24: [1.84, -0.3, -0.14, 0.17, -0.07, -0.13, 0.0, 0.12],
    20: [1.35, -0.47, -0.08, 0.34, 0.02, -0.03, 0.0, 0.12],
    three: [0.91, -0.46, 0.08, 0.29, -0.29, -0.1, 0.0, 0.52],
  },
  trump: {
    32: [3.34, -0.27, -0.18, -0.58, 0.49, -0.32, -0.49, -0.47],
    24: [2.53, -0.2, -0.25, -0.27, 0.31, -0.05, -0.57, -0.59],
    20: [5.59, -0.26, -0.43, -1.05, 0.76, -0.44, -1.03, -0.87],
    three: [1.45, -0.62, 0.18, -0.66, 0.85, -0.28, -0.47, -1.13],
  },
  trumpOvertaking: {
    32: [4.74, -0.17, -0.2, -0.07, 0.18, -1.77, -1.11, 0.27],
    24: [5.7, -0.2, -0.3, 0.03, 0.17, -1.41, -1.36, 0.03],
    20: [5.81, -0.24, -0.37, 0.12, 0.19, -0.98, -1.35, 0.02],
    three: [3.34, -0.49, 0.13, 0.21, 0.11, -1.7, -1.1, 1.04],
  },
};
