// How much likelier a card lies with the declarer than with another player; tuned by playing many thousands of deals.

export const BIASES = {
  /** A trump; an ace or ten with one who plays alone, and in a game of few trumps. */
  declarerTrumps: 1.7,
  declarerHigh: 1.3,
  declarerHighLean: 2,
  /** The lowest and the highest card of a suit with the declarer of a Bettel. */
  bettel: { lowest: 2.2, highest: 0.4 },
} as const;
