// The deals that a player imagines: all consistent ones if they are few, else drawn by how plausible they are.
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { consistentDeals, isConsistentDeal } from '../../inference/deal-cases.ts';
import { fitToNumbers } from '../../inference/numbers-told.ts';
import { type World, worldsOf } from '../../inference/worlds.ts';
import { sizesIn } from '../../inference/holders.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { placesAt } from '../../table/table-rules.ts';
import { walkFrom } from '../bidding/deal-walk.ts';
import { handReading } from './hand-reading.ts';
import { dealtHands } from './payoffs.ts';
import { boldFactors, meekFactors, plausibilityOf } from './plausibility.ts';
import { apartness, effectiveOf, type Weighted } from './weighted.ts';

export interface Imagined {
  readonly kind: 'all' | 'drawn';
  readonly worlds: readonly Weighted[];
  /** How many deals of equal weight, drawn apart from each other, tell as much: at most as many as there are. */
  readonly effective: number;
  /** Where they were drawn, all that was come by on the way to them, weighed by everything but `meekFactors`: what tells more of single cards. */
  readonly passed?: readonly Weighted[];
}

/** Deals drawn for each one that is kept. */
const CANDIDATES = 6;
/** One in so many of them shows whether the rest is worth drawing. */
const FIRST_SHARE = 10;
/** Steps of a walk before the first deal that is kept, and between two. */
const FIRST_STEPS = 160;
const STEPS = 32;
/** A walk tells so many times between two deals that are kept where it has come to. */
const VISITS = 4;
/**
 * Share of the wanted deals that those looked at must be worth by `effective`. Where they are not, half as many again are drawn, and again; but
 * never more than so many times the wanted ones.
 */
const SUFFICES = 2 / 3;
const MOST_TIMES = 3;

/** All consistent deals if there are at most `enumerate`, otherwise about `wanted` drawn ones, or more if these tell too little. */
export function imagine(knowledge: Knowledge, enumerate: number, wanted: number, random: Random): Imagined {
  const deals = consistentDeals(knowledge);
  const worlds = worldsOf(deals);
  const reading = handReading(knowledge);
  const bold = plausibilityOf(knowledge, boldFactors(knowledge));
  const meek = plausibilityOf(knowledge, meekFactors(knowledge));
  const numbers = readingNumbers(knowledge);
  const fits = [bold, numbers, reading];
  const weighed = (world: World): Weighted => ({ world, weight: fits.reduce((weight, fit) => weight * fit(world), 1) });
  /** With what takes longest, and only for the deals that are kept. */
  const completed = (some: readonly Weighted[]): readonly Weighted[] =>
    some.map(({ world, weight }) => ({ world, weight: weight * meek(world) }));
  if (worlds.count <= enumerate) {
    const all = completed([...worlds.all()].map(weighed));
    return { kind: 'all', worlds: all, effective: effectiveOf(all) };
  }
  const drawn = (count: number): readonly Weighted[] =>
    Array.from({ length: count }, () => weighed(worlds.draw(random)));
  const first = drawn(Math.ceil((CANDIDATES * wanted) / FIRST_SHARE));
  if (effectiveOf(first) * FIRST_SHARE >= wanted) {
    const candidates = [...first, ...drawn(CANDIDATES * wanted - first.length)];
    if (effectiveOf(candidates) >= wanted) {
      const passed = [...candidates];
      const more = (count: number): readonly Weighted[] => {
        const others = drawn(CANDIDATES * count);
        passed.push(...others);
        return completed(resampled(others, count, random));
      };
      return { ...sufficient(completed(resampled(candidates, wanted, random)), wanted, more, effectiveOf), passed };
    }
  }
  const [start] = resampled(first, 1, random);
  const walk = walkFrom(
    start?.world ?? worlds.draw(random),
    { others: placesOf(knowledge), fits, possible: isConsistentDeal(deals), fixed: [] },
    random,
  );
  walk(FIRST_STEPS);
  const passed: Weighted[] = [];
  const walked = (count: number): readonly Weighted[] => {
    const visits = Array.from({ length: VISITS * count }, () => ({ world: walk(STEPS / VISITS), weight: 1 }));
    passed.push(...visits);
    return completed(visits.filter((_, at) => at % VISITS === VISITS - 1));
  };
  return { ...sufficient(walked(wanted), wanted, walked, effectiveOfWalk), passed };
}

const effectiveOfWalk = (walked: readonly Weighted[]): number =>
  apartness(walked.map(({ world }) => world)) * effectiveOf(walked);

/** These deals, and as many more as it takes to tell enough. */
function sufficient(
  some: readonly Weighted[],
  wanted: number,
  more: (count: number) => readonly Weighted[],
  effectiveIn: (worlds: readonly Weighted[]) => number,
): Imagined {
  let worlds = some;
  let effective = effectiveIn(worlds);
  while (effective < SUFFICES * wanted && worlds.length < (MOST_TIMES - 0.5) * wanted) {
    worlds = [...worlds, ...more(Math.ceil(wanted / 2))];
    effective = effectiveIn(worlds);
  }
  return { kind: 'drawn', worlds, effective };
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
