// Walking from deal to deal: hands that are too rare to be drawn are come to by swapping cards (Metropolis: likelier deals are kept).
import type { Card } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import type { World } from '../../inference/worlds.ts';
import type { Seat } from '../../base/seats.ts';

const GRAIN = 1 << 20;

/** A random number from 0 up to, but not including, 1. */
export const chanceFrom = (random: Random): number => random.below(GRAIN) / GRAIN;

/** How well a deal fits what is known, from 0 to 1. */
export type Fit = (deal: World) => number;

export interface WalkTerms {
  /** Hands between which cards are swapped. */
  readonly others: readonly Seat[];
  /** Their product is proportional to how likely a deal is; never 0 for a deal that is walked through. Quick ones come first. */
  readonly fits: readonly Fit[];
  /** Whether a deal is possible at all. */
  readonly possible: (deal: World) => boolean;
  /** Cards that stay where they are. */
  readonly fixed: readonly Card[];
}

/**
 * Steps on from a deal, and says where it has come to. A step must be taken by each of the fits, one after the other: one that fails at a
 * quick one costs nothing more, and the deals come in proportion to the product all the same (delayed acceptance).
 */
export function walkFrom(
  start: World,
  { others, fits, possible, fixed }: WalkTerms,
  random: Random,
): (steps: number) => World {
  let deal = start;
  const now = fits.map((fit) => fit(deal));
  const next: number[] = [];
  const isTaken = (to: World): boolean =>
    fits.every((fit, at) => chanceFrom(random) * (now[at] as number) < (next[at] = fit(to)));
  return (steps) => {
    for (let step = 0; step < steps; step++) {
      const to = swapped(deal, others, fixed, random);
      if (!to || !possible(to) || !isTaken(to)) continue;
      deal = to;
      next.forEach((fit, at) => (now[at] = fit));
    }
    return deal;
  };
}

/** Two others have exchanged a card; undefined if one of the cards must stay. */
function swapped(deal: World, others: readonly Seat[], fixed: readonly Card[], random: Random): World | undefined {
  const left = random.below(others.length);
  const right = (left + 1 + random.below(others.length - 1)) % others.length;
  const [one, two] = [others[left] as Seat, others[right] as Seat];
  const [given, taken] = [anyOf(deal[one], random), anyOf(deal[two], random)];
  if (fixed.includes(given) || fixed.includes(taken)) return undefined;
  const to: [World[0], World[1], World[2], World[3]] = [...deal];
  to[one] = deal[one].map((card) => (card === given ? taken : card));
  to[two] = deal[two].map((card) => (card === taken ? given : card));
  return to;
}

const anyOf = (hand: readonly Card[], random: Random): Card => hand[random.below(hand.length)] as Card;

/** The fit of a hand, reckoned once for each: most steps leave most hands as they are. */
export function remembered(fit: (hand: readonly Card[]) => number): (hand: readonly Card[]) => number {
  const known = new WeakMap<readonly Card[], number>();
  return (hand) => {
    const before = known.get(hand);
    if (before !== undefined) return before;
    const found = fit(hand);
    known.set(hand, found);
    return found;
  };
}
