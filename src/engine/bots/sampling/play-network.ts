// The model of play: a small network that gives each legal card a score, from what the player saw and what the card meant.
import { CARD_FEATURES, HAND_FEATURES, HELD_FEATURES, OPEN_FEATURES } from './play-features.ts';

/** Weights by row: what leads into each hidden unit, and what leads out of it. */
export interface PlayWeights {
  /** For each hidden unit its bias, then a weight for each of OPEN_FEATURES, HAND_FEATURES, CARD_FEATURES and HELD_FEATURES. */
  readonly hidden: readonly (readonly number[])[];
  /** For each hidden unit what it adds to the score. */
  readonly out: readonly number[];
  /** For each of CARD_FEATURES and HELD_FEATURES what it adds to the score by itself. */
  readonly direct: readonly number[];
}

/** How many features there are of a choice, and of each card in it. */
export const OF_CHOICE = OPEN_FEATURES.length + HAND_FEATURES.length;
export const OF_EACH_CARD = CARD_FEATURES.length + HELD_FEATURES.length;
/** Numbers in a row of `hidden`. */
export const ROW = 1 + OF_CHOICE + OF_EACH_CARD;

/** What the hidden units gather before the end, and what is added to the score besides. */
export interface Gathered {
  readonly units: Float64Array;
  readonly direct: number;
}

/** Scores cards in three steps, so that what stays the same is reckoned once: the situation, each card in it, a hand and its cards. */
export interface PlayNetwork {
  /** From OPEN_FEATURES. */
  readonly begin: (open: Float64Array) => Gathered;
  /** On from a beginning with CARD_FEATURES. */
  readonly withCard: (begun: Gathered, card: Float64Array) => Gathered;
  /** Takes in HAND_FEATURES: the hand from which cards are scored next. */
  readonly hold: (hand: Float64Array) => void;
  /** The score of a card of that hand, with its HELD_FEATURES: the logarithm of its odds, up to a common number. */
  readonly score: (gathered: Gathered, held: Float64Array) => number;
}

/** The network ready to run. The weights lie by feature: most features are 0 and are passed over. */
export function networkOf({ hidden, out, direct }: PlayWeights): PlayNetwork {
  const units = hidden.length;
  const byFeature = Array.from({ length: ROW }, (_, feature) =>
    Float64Array.from(hidden, (row) => row[feature] as number),
  );
  const rows = (from: number, count: number): readonly Float64Array[] => byFeature.slice(1 + from, 1 + from + count);
  const bias = byFeature[0] as Float64Array;
  const ofOpen = rows(0, OPEN_FEATURES.length);
  const ofHand = rows(OPEN_FEATURES.length, HAND_FEATURES.length);
  const ofCard = rows(OF_CHOICE, CARD_FEATURES.length);
  const ofHeld = rows(OF_CHOICE + CARD_FEATURES.length, HELD_FEATURES.length);
  const outs = Float64Array.from(out);
  const directCard = Float64Array.from(direct.slice(0, CARD_FEATURES.length));
  const directHeld = Float64Array.from(direct.slice(CARD_FEATURES.length));
  const held = new Float64Array(units);
  const sums = new Float64Array(units);
  return {
    begin(open) {
      const begun = bias.slice();
      addAll(begun, open, ofOpen);
      return { units: begun, direct: 0 };
    },
    withCard(begun, card) {
      const gathered = begun.units.slice();
      addAll(gathered, card, ofCard);
      return { units: gathered, direct: begun.direct + product(card, directCard) };
    },
    hold(hand) {
      held.fill(0);
      addAll(held, hand, ofHand);
    },
    score(gathered, card) {
      sums.set(held);
      addAll(sums, card, ofHeld);
      let score = gathered.direct + product(card, directHeld);
      for (let unit = 0; unit < units; unit++) {
        const sum = (sums[unit] as number) + (gathered.units[unit] as number);
        if (sum > 0) score += sum * (outs[unit] as number);
      }
      return score;
    },
  };
}

function addAll(sums: Float64Array, values: Float64Array, weights: readonly Float64Array[]): void {
  for (let feature = 0; feature < values.length; feature++) {
    const value = values[feature] as number;
    if (value === 0) continue;
    const each = weights[feature] as Float64Array;
    for (let unit = 0; unit < sums.length; unit++) sums[unit] = (sums[unit] as number) + value * (each[unit] as number);
  }
}

function product(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] as number) * (weights[at] as number);
  return sum;
}
