// From where on ideas call a card dear, a suit short or long, threats few, and a trick one that may be had.

/** From so many card points a card hurts to lose, and a trick is worth a high card: aces and tens. */
export const DEAR = 10;

/** Cards up to which a suit is short, and from which it is long. */
export const SHORT = 2;
export const LONG = 3;

/** Cards that could still take a trick are few, and worth naming, up to so many; of more, the trick is only held for now. */
export const FEW_THREATS = 3;

/** Chance from which a trick is there to be had by the own side, though it may not count on it. */
export const FAIR = 0.6;
