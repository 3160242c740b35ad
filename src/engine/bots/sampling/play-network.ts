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
const OF_CHOICE = OPEN_FEATURES.length + HAND_FEATURES.length;
export const OF_EACH_CARD = CARD_FEATURES.length + HELD_FEATURES.length;
/** Numbers in a row of `hidden`. */
export const ROW = 1 + OF_CHOICE + OF_EACH_CARD;

/**
 * Scores cards in three steps, so that what stays the same is reckoned once: the situation, each card in it, a hand and its cards. What the hidden
 * units gather lies in rows of a table of numbers, that of the situation in row 0.
 */
export interface PlayNetwork {
  /** Numbers in a row: one for each unit, and what is added to the score besides. */
  readonly width: number;
  /** Fills row 0 from OPEN_FEATURES. */
  readonly begin: (rows: Float64Array, open: Float64Array) => void;
  /** Fills a row: on from row 0 with CARD_FEATURES. */
  readonly withCard: (rows: Float64Array, row: number, card: Float64Array) => void;
  /** Takes in HAND_FEATURES: the hand from which cards are scored next. */
  readonly hold: (hand: Float64Array) => void;
  /** The score of the card of a row in that hand, with its HELD_FEATURES: the logarithm of its odds, up to a common number. */
  readonly score: (rows: Float64Array, row: number, held: Float64Array) => number;
}

/** Units whose sums are gathered at a time, so that they need not be stored from feature to feature. */
const BLOCK = 4;

/**
 * The network ready to run. The weights lie by feature, the units of each one after the other and filled up to whole blocks; most
 * features are 0 and are passed over.
 */
export function networkOf({ hidden, out, direct }: PlayWeights): PlayNetwork {
  const units = BLOCK * Math.ceil(hidden.length / BLOCK);
  const rows = (from: number, count: number): Float64Array =>
    Float64Array.from({ length: units * count }, (_, at) => hidden[at % units]?.[from + Math.floor(at / units)] ?? 0);
  const bias = rows(0, 1);
  const ofOpen = rows(1, OPEN_FEATURES.length);
  const ofHand = rows(1 + OPEN_FEATURES.length, HAND_FEATURES.length);
  const ofCard = rows(1 + OF_CHOICE, CARD_FEATURES.length);
  const ofHeld = rows(1 + OF_CHOICE + CARD_FEATURES.length, HELD_FEATURES.length);
  const outs = Float64Array.from({ length: units }, (_, unit) => out[unit] ?? 0);
  const directCard = Float64Array.from(direct.slice(0, CARD_FEATURES.length));
  const directHeld = Float64Array.from(direct.slice(CARD_FEATURES.length));
  const none = new Float64Array(units);
  const held = new Float64Array(units);
  const sums = new Float64Array(units);
  const width = units + 1;
  return {
    width,
    begin(into, open) {
      addAll(into, 0, bias, open, ofOpen, units);
      into[units] = 0;
    },
    withCard(into, row, card) {
      const count = addAll(into, row * width, into, card, ofCard, units);
      into[row * width + units] = (into[units] as number) + product(count, units, directCard);
    },
    hold(hand) {
      addAll(held, 0, none, hand, ofHand, units);
    },
    score(from, row, card) {
      const count = addAll(sums, 0, held, card, ofHeld, units);
      const start = row * width;
      let score = (from[start + units] as number) + product(count, units, directHeld);
      for (let unit = 0; unit < units; unit++) {
        const sum = (sums[unit] as number) + (from[start + unit] as number);
        if (sum > 0) score += sum * (outs[unit] as number);
      }
      return score;
    },
  };
}

/** Features that are not 0: where the weights of each begin, and its value. */
const places = new Int32Array(ROW);
const present = new Float64Array(ROW);

/**
 * Fills `sums` from a place on with what `before` begins with and what the features add to each unit; says how many features are
 * `present`.
 */
function addAll(
  sums: Float64Array,
  to: number,
  before: Float64Array,
  features: Float64Array,
  weights: Float64Array,
  units: number,
): number {
  let count = 0;
  for (let feature = 0; feature < features.length; feature++) {
    const value = features[feature] as number;
    if (value === 0) continue;
    places[count] = feature * units;
    present[count++] = value;
  }
  for (let unit = 0; unit < units; unit += BLOCK) {
    let a = before[unit] as number;
    let b = before[unit + 1] as number;
    let c = before[unit + 2] as number;
    let d = before[unit + 3] as number;
    for (let at = 0; at < count; at++) {
      const value = present[at] as number;
      const place = (places[at] as number) + unit;
      a += value * (weights[place] as number);
      b += value * (weights[place + 1] as number);
      c += value * (weights[place + 2] as number);
      d += value * (weights[place + 3] as number);
    }
    sums[to + unit] = a;
    sums[to + unit + 1] = b;
    sums[to + unit + 2] = c;
    sums[to + unit + 3] = d;
  }
  return count;
}

/** What the features that were added last come to by other weights, one for each feature. */
function product(count: number, units: number, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < count; at++)
    sum += (present[at] as number) * (weights[(places[at] as number) / units] as number);
  return sum;
}
