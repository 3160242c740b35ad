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
import type { Weighted } from './weighted.ts';
import { apartness, effectiveOf } from './weighted.ts';

export interface Imagined {
  readonly kind: 'all' | 'drawn';
  readonly worlds: readonly Weighted[];
  /** How many deals of equal weight, drawn apart from each other, tell as much: at most as many as there are. */
  readonly effective: number;
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
  if (worlds.count <= enumerate) return completed('all', [...worlds.all()].map(weighed), 1);
  const drawn = (count: number): readonly Weighted[] =>
    Array.from({ length: count }, () => weighed(worlds.draw(random)));
  const first = drawn(Math.ceil((CANDIDATES * most) / FIRST_SHARE));
  if (effectiveOf(first) * FIRST_SHARE >= most) {
    const candidates = [...first, ...drawn(CANDIDATES * most - first.length)];
    if (effectiveOf(candidates) >= most) return completed('drawn', resampled(candidates, most, random), 1);
  }
  const [start] = resampled(first, 1, random);
  const walk = walkFrom(
    start?.world ?? worlds.draw(random),
    { others: placesOf(knowledge), fits, possible: isConsistentDeal(deals), fixed: [] },
    random,
  );
  walk(FIRST_STEPS);
  const walked = Array.from({ length: most }, () => ({ world: walk(STEPS), weight: 1 }));
  return completed('drawn', walked, apartness(walked.map(({ world }) => world)));

  /** With what takes longest, and only for the deals that are kept; `apart` is how much each tells against one drawn by itself. */
  function completed(kind: Imagined['kind'], some: readonly Weighted[], apart: number): Imagined {
    const kept = some.map(({ world, weight }) => ({ world, weight: weight * meek(world) }));
    return { kind, worlds: kept, effective: apart * effectiveOf(kept) };
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
