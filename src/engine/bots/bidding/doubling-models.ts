// Fitted numbers: how likely the side that doubles wins, from imagined deals and the hand (see doubling-by-simulation.ts). Printed by `npm run -s cli -- fit doubling`.
import type { DoublingStep } from '../../table/log.ts';
import type { Deck } from './decks.ts';

/** Weights in the order of `doublingEvidence`. Fitted for the long pack; the short ones borrow them. */
export const DOUBLING_MODELS: Readonly<Record<DoublingStep, Readonly<Record<Deck, readonly number[]>>>> = {
  stoss: {
    32: [-0.14, 0.35, 0.65, 0.71],
    24: [-0.14, 0.35, 0.65, 0.71],
    20: [-0.14, 0.35, 0.65, 0.71],
    three: [-0.14, 0.35, 0.65, 0.71],
  },
  retour: {
    32: [-1.6, 0.18, 0.07, 1.13],
    24: [-1.6, 0.18, 0.07, 1.13],
    20: [-1.6, 0.18, 0.07, 1.13],
    three: [-1.6, 0.18, 0.07, 1.13],
  },
};
