// Measured numbers: how often the declaring side wins where open cards say how the game ends (see played-out.ts).
// Printed by `npm run -s cli -- fit played-out`.
import type { Deck } from '../bidding/decks.ts';
import type { ModelId } from '../bidding/models.ts';

/** A game with a called ace, chosen or forced, a Hochzeit, a Bettel with an open hand, or the kind of one that is played alone; a Geier without a suit counts among the lean ones. */
export type LeafKind = Exclude<ModelId, 'tens'> | 'forced' | 'offered' | 'openBettel';

/** Chances of the declaring side, 0 to 1: where it loses at least Schneider with open cards, loses, wins, wins at least Schneider. */
export interface Rates {
  readonly lostHigh: number;
  readonly lost: number;
  readonly won: number;
  readonly wonHigh: number;
}

/** By deck, and by the number of tricks that are left after the one in which a card is chosen, from one on; what is missing was not measured. */
export const PLAYED_OUT: Readonly<Record<LeafKind, Readonly<Partial<Record<Deck, readonly Rates[]>>>>> = {
  called: {
    32: [
      { lostHigh: 0, lost: 0.016, won: 0.993, wonHigh: 1 },
      { lostHigh: 0, lost: 0.069, won: 0.965, wonHigh: 1 },
      { lostHigh: 0.009, lost: 0.18, won: 0.917, wonHigh: 1 },
      { lostHigh: 0, lost: 0.25, won: 0.885, wonHigh: 0.996 },
      { lostHigh: 0.041, lost: 0.303, won: 0.856, wonHigh: 0.997 },
      { lostHigh: 0.05, lost: 0.335, won: 0.828, wonHigh: 0.996 },
      { lostHigh: 0.073, lost: 0.362, won: 0.792, wonHigh: 0.993 },
    ],
    24: [
      { lostHigh: 0, lost: 0.023, won: 0.994, wonHigh: 1 },
      { lostHigh: 0, lost: 0.081, won: 0.921, wonHigh: 0.99 },
      { lostHigh: 0.091, lost: 0.189, won: 0.902, wonHigh: 1 },
      { lostHigh: 0, lost: 0.257, won: 0.835, wonHigh: 1 },
      { lostHigh: 0.085, lost: 0.358, won: 0.774, wonHigh: 0.985 },
    ],
    20: [
      { lostHigh: 0, lost: 0.009, won: 0.986, wonHigh: 1 },
      { lostHigh: 0.029, lost: 0.159, won: 0.877, wonHigh: 0.992 },
      { lostHigh: 0.115, lost: 0.225, won: 0.8, wonHigh: 0.947 },
      { lostHigh: 0.074, lost: 0.279, won: 0.741, wonHigh: 0.938 },
    ],
  },
  forced: {
    32: [
      { lostHigh: 0, lost: 0.016, won: 0.991, wonHigh: 1 },
      { lostHigh: 0, lost: 0.085, won: 0.956, wonHigh: 1 },
      { lostHigh: 0.014, lost: 0.174, won: 0.905, wonHigh: 0.993 },
      { lostHigh: 0.034, lost: 0.255, won: 0.857, wonHigh: 0.976 },
      { lostHigh: 0.059, lost: 0.28, won: 0.806, wonHigh: 0.972 },
      { lostHigh: 0.054, lost: 0.259, won: 0.743, wonHigh: 0.967 },
      { lostHigh: 0.009, lost: 0.22, won: 0.681, wonHigh: 0.945 },
    ],
  },
  openBettel: {
    32: [
      { lostHigh: 0, lost: 0, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.058, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.294, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.465, won: 0.997, wonHigh: 1 },
      { lostHigh: 0, lost: 0.575, won: 0.993, wonHigh: 1 },
      { lostHigh: 0, lost: 0.581, won: 0.983, wonHigh: 1 },
      { lostHigh: 0, lost: 0.589, won: 0.988, wonHigh: 1 },
    ],
  },
  offered: {
    32: [
      { lostHigh: 0, lost: 0.01, won: 0.994, wonHigh: 1 },
      { lostHigh: 0, lost: 0.089, won: 0.973, wonHigh: 1 },
      { lostHigh: 0, lost: 0.195, won: 0.95, wonHigh: 1 },
      { lostHigh: 0.013, lost: 0.269, won: 0.919, wonHigh: 1 },
      { lostHigh: 0, lost: 0.325, won: 0.901, wonHigh: 1 },
      { lostHigh: 0, lost: 0.358, won: 0.872, wonHigh: 0.998 },
      { lostHigh: 0.04, lost: 0.35, won: 0.833, wonHigh: 0.996 },
    ],
  },
  long: {
    32: [
      { lostHigh: 0, lost: 0.008, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.059, won: 0.985, wonHigh: 0.996 },
      { lostHigh: 0, lost: 0.133, won: 0.955, wonHigh: 1 },
      { lostHigh: 0, lost: 0.222, won: 0.946, wonHigh: 1 },
      { lostHigh: 0, lost: 0.295, won: 0.907, wonHigh: 1 },
      { lostHigh: 0, lost: 0.332, won: 0.902, wonHigh: 0.997 },
      { lostHigh: 0.03, lost: 0.373, won: 0.899, wonHigh: 1 },
    ],
    24: [
      { lostHigh: 0, lost: 0.012, won: 0.993, wonHigh: 1 },
      { lostHigh: 0, lost: 0.124, won: 0.976, wonHigh: 1 },
      { lostHigh: 0, lost: 0.227, won: 0.925, wonHigh: 1 },
      { lostHigh: 0, lost: 0.374, won: 0.902, wonHigh: 0.982 },
      { lostHigh: 0.174, lost: 0.373, won: 0.849, wonHigh: 0.984 },
    ],
    20: [
      { lostHigh: 0.031, lost: 0.024, won: 0.995, wonHigh: 1 },
      { lostHigh: 0.029, lost: 0.143, won: 0.939, wonHigh: 0.978 },
      { lostHigh: 0.038, lost: 0.335, won: 0.862, wonHigh: 0.992 },
      { lostHigh: 0.28, lost: 0.41, won: 0.82, wonHigh: 0.972 },
    ],
    three: [
      { lostHigh: 0, lost: 0.017, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.115, won: 0.961, wonHigh: 1 },
      { lostHigh: 0, lost: 0.194, won: 0.923, wonHigh: 1 },
      { lostHigh: 0, lost: 0.227, won: 0.913, wonHigh: 1 },
      { lostHigh: 0.158, lost: 0.25, won: 0.879, wonHigh: 1 },
      { lostHigh: 0.25, lost: 0.281, won: 0.835, wonHigh: 1 },
      { lostHigh: 0, lost: 0.29, won: 0.812, wonHigh: 0.974 },
    ],
  },
  middle: {
    32: [
      { lostHigh: 0, lost: 0.011, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.075, won: 0.997, wonHigh: 1 },
      { lostHigh: 0, lost: 0.175, won: 0.98, wonHigh: 1 },
      { lostHigh: 0, lost: 0.27, won: 0.955, wonHigh: 1 },
      { lostHigh: 0, lost: 0.331, won: 0.992, wonHigh: 1 },
      { lostHigh: 0, lost: 0.328, won: 0.945, wonHigh: 1 },
      { lostHigh: 0, lost: 0.368, won: 0.931, wonHigh: 1 },
    ],
  },
  lean: {
    32: [
      { lostHigh: 0, lost: 0.003, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.057, won: 0.994, wonHigh: 1 },
      { lostHigh: 0, lost: 0.165, won: 0.971, wonHigh: 1 },
      { lostHigh: 0, lost: 0.248, won: 0.942, wonHigh: 0.985 },
      { lostHigh: 0, lost: 0.313, won: 0.919, wonHigh: 0.99 },
      { lostHigh: 0.032, lost: 0.387, won: 0.896, wonHigh: 0.993 },
      { lostHigh: 0.157, lost: 0.454, won: 0.891, wonHigh: 0.989 },
    ],
    24: [
      { lostHigh: 0, lost: 0, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.051, won: 0.978, wonHigh: 1 },
      { lostHigh: 0, lost: 0.173, won: 0.973, wonHigh: 1 },
      { lostHigh: 0, lost: 0.29, won: 0.96, wonHigh: 1 },
      { lostHigh: 0.143, lost: 0.458, won: 0.92, wonHigh: 1 },
    ],
    three: [
      { lostHigh: 0, lost: 0, won: 0.995, wonHigh: 1 },
      { lostHigh: 0, lost: 0.01, won: 0.965, wonHigh: 1 },
      { lostHigh: 0, lost: 0.13, won: 0.884, wonHigh: 1 },
      { lostHigh: 0, lost: 0.245, won: 0.861, wonHigh: 0.938 },
      { lostHigh: 0, lost: 0.392, won: 0.824, wonHigh: 0.922 },
      { lostHigh: 0, lost: 0.413, won: 0.749, wonHigh: 0.926 },
      { lostHigh: 0.333, lost: 0.43, won: 0.765, wonHigh: 0.926 },
    ],
  },
  bettel: {
    32: [
      { lostHigh: 0, lost: 0.111, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.188, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.37, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.417, won: 1, wonHigh: 1 },
      { lostHigh: 0, lost: 0.602, won: 0.998, wonHigh: 1 },
      { lostHigh: 0, lost: 0.607, won: 0.988, wonHigh: 1 },
      { lostHigh: 0, lost: 0.638, won: 0.982, wonHigh: 1 },
    ],
  },
  longTout: {},
  leanTout: {},
};
