// The deals that a player imagines: all consistent ones if they are few, else drawn by how plausible they are.
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { consistentDeals, isConsistentDeal } from '../../inference/deal-cases.ts';
import { fitToNumbers } from '../../inference/numbers-told.ts';
import type { World } from '../../inference/worlds.ts';
import { worldsOf } from '../../inference/worlds.ts';
import { sizesIn } from '../../inference/holders.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { placesAt } from '../../table/table-rules.ts';
import { walkFrom } from '../bidding/deal-walk.ts';
import { handReading } from './hand-reading.ts';
import { dealtHands } from './payoffs.ts';
import { boldFactors, meekFactors, plausibilityOf } from './plausibility.ts';

/** An imagined deal and how much it counts. */
export interface Weighted {
  readonly world: World;
  readonly weight: number;
}

export interface Imagined {
  readonly kind: 'all' | 'drawn';
  readonly worlds: Iterable<Weighted>;
}

/** Deals drawn for each one that is kept. */
const CANDIDATES = 6;
/** One in so many of them shows whether the rest is worth drawing. */
const FIRST_SHARE = 10;
/** Steps of a walk before the first deal that is kept, and between two. */
const FIRST_STEPS = 160;
const STEPS = 32;

/** All consistent deals if there are at most `enumerate`, otherwise about `most` drawn ones. */
export function imagine(knowledge: Knowledge, enumerate: number, most: number, random: Random): Imagined {
  const deals = consistentDeals(knowledge);
  const worlds = worldsOf(deals);
  const reading = handReading(knowledge);
  const bold = plausibilityOf(knowledge, boldFactors(knowledge));
  const meek = plausibilityOf(knowledge, meekFactors(knowledge));
  const numbers = readingNumbers(knowledge);
  const fits = [bold, numbers, reading];
  const weighed = (world: World): Weighted => ({ world, weight: fits.reduce((weight, fit) => weight * fit(world), 1) });
  if (worlds.count <= enumerate) return { kind: 'all', worlds: completed([...worlds.all()].map(weighed)) };
  const drawn = (count: number): readonly Weighted[] =>
    Array.from({ length: count }, () => weighed(worlds.draw(random)));
  const first = drawn(Math.ceil((CANDIDATES * most) / FIRST_SHARE));
  if (effectiveOf(first) * FIRST_SHARE >= most) {
    const candidates = [...first, ...drawn(CANDIDATES * most - first.length)];
    if (effectiveOf(candidates) >= most)
      return { kind: 'drawn', worlds: completed(resampled(candidates, most, random)) };
  }
  const [start] = resampled(first, 1, random);
  const walk = walkFrom(
    start?.world ?? worlds.draw(random),
    { others: placesOf(knowledge), fits, possible: isConsistentDeal(deals), fixed: [] },
    random,
  );
  walk(FIRST_STEPS);
  const walked = Array.from({ length: most }, () => ({ world: walk(STEPS), weight: 1 }));
  return { kind: 'drawn', worlds: completed(walked) };

  /** With what takes longest, and only for the deals that are really looked at. */
  function* completed(some: readonly Weighted[]): Iterable<Weighted> {
    for (const { world, weight } of some) yield { world, weight: weight * meek(world) };
  }
}

/** How well a deal fits the numbers of trumps that were bid, in games in which trumps are made so. */
function readingNumbers(knowledge: Knowledge): (world: World) => number {
  const { view, contract } = knowledge;
  if (!view.numbers) return () => 1;
  const fit = fitToNumbers(view, contract.row);
  return (world) => fit(dealtHands(knowledge, world));
}

/** Places between which cards can be swapped. */
const placesOf = ({ view, seat: own }: Knowledge): readonly Seat[] => {
  const sizes = sizesIn(view);
  return placesAt(view.rules).filter((seat) => seat !== own && sizes[seat] > 0);
};

/** How many deals of equal weight tell as much as these. */
export function effectiveOf(worlds: readonly Weighted[]): number {
  const sum = worlds.reduce((all, { weight }) => all + weight, 0);
  const squares = worlds.reduce((all, { weight }) => all + weight * weight, 0);
  return squares === 0 ? 0 : (sum * sum) / squares;
}

/**
 * The candidate at each of `most` equal steps of the summed weights: deals in proportion to their weight. One that spans
 * several steps comes once and counts as often.
 */
function resampled(candidates: readonly Weighted[], most: number, random: Random): readonly Weighted[] {
  const step = candidates.reduce((sum, { weight }) => sum + weight, 0) / most;
  let next = (step * random.below(GRAIN)) / GRAIN;
  let sum = 0;
  return candidates.flatMap(({ world, weight }) => {
    sum += weight;
    const times = Math.max(0, Math.ceil((sum - next) / step));
    next += times * step;
    return times > 0 ? [{ world, weight: times }] : [];
  });
}

const GRAIN = 1 << 20;
