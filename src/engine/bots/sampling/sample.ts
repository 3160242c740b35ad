// The deals that a player imagines: all consistent ones if they are few, else drawn by how plausible they are.
import type { Random } from '../../random.ts';
import { consistentDeals } from '../../search/deal-cases.ts';
import type { World } from '../../search/worlds.ts';
import { worldsOf } from '../../search/worlds.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { dealtHands } from './payoffs.ts';
import { factorsOf, plausibilityOf, reaches } from './plausibility.ts';

/** An imagined deal and how much it counts. */
export interface Weighted {
  readonly world: World;
  readonly weight: number;
}

export interface Imagined {
  readonly kind: 'all' | 'drawn';
  readonly worlds: Iterable<Weighted>;
}

/** All consistent deals if there are at most `enumerate`, otherwise `most` drawn ones. */
export function imagine(knowledge: Knowledge, enumerate: number, most: number, random: Random): Imagined {
  const worlds = worldsOf(consistentDeals(knowledge));
  const factors = factorsOf(knowledge);
  if (worlds.count <= enumerate) return { kind: 'all', worlds: weighted(knowledge, worlds.all()) };
  return { kind: 'drawn', worlds: drawn(most) };

  function* weighted(know: Knowledge, all: Iterable<World>): Iterable<Weighted> {
    for (const world of all) yield { world, weight: plausibilityOf(factors, dealtHands(know, world)) };
  }

  function* drawn(count: number): Iterable<Weighted> {
    for (let n = 0; n < count; n++) yield { world: plausible(), weight: 1 };
  }

  /** A deal drawn in proportion to its plausibility, as far as a few tries allow. */
  function plausible(): World {
    for (let tries = 1; ; tries++) {
      const world = worlds.draw(random);
      const bar = random.below(GRAIN) / GRAIN;
      if (tries >= TRIES || reaches(factors, dealtHands(knowledge, world), bar)) return world;
    }
  }
}

const TRIES = 24;
const GRAIN = 1 << 20;
