// The deals that a player imagines: all consistent ones if they are few, else drawn by how plausible they are.
import type { Random } from '../../base/random.ts';
import { consistentDeals } from '../../inference/deal-cases.ts';
import type { World } from '../../inference/worlds.ts';
import { worldsOf } from '../../inference/worlds.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
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

/** All consistent deals if there are at most `enumerate`, otherwise about `most` drawn ones. */
export function imagine(knowledge: Knowledge, enumerate: number, most: number, random: Random): Imagined {
  const worlds = worldsOf(consistentDeals(knowledge));
  const reading = handReading(knowledge);
  const bold = boldFactors(knowledge);
  const meek = meekFactors(knowledge);
  const weighed = (world: World): Weighted => ({
    world,
    weight: reading(world) * plausibilityOf(bold, dealtHands(knowledge, world)),
  });
  if (worlds.count <= enumerate) return { kind: 'all', worlds: completed([...worlds.all()].map(weighed)) };
  const candidates = Array.from({ length: CANDIDATES * most }, () => weighed(worlds.draw(random)));
  return { kind: 'drawn', worlds: completed(resampled(candidates, most, random)) };

  /** With what takes longest, and only for the deals that are really looked at. */
  function* completed(some: readonly Weighted[]): Iterable<Weighted> {
    for (const { world, weight } of some)
      yield { world, weight: weight * plausibilityOf(meek, dealtHands(knowledge, world)) };
  }
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
