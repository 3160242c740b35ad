// Seeded randomness: the same seed gives the same cards, everywhere and always.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers with a state of its own. */
export interface Random {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number;
}

/** 32 bits of a text: FNV-1a, finished with an avalanche so that neighbouring seeds differ in every bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/** The stream that belongs to a seed, for example `randomOf(session.seed, 'deal', 7)`. */
export function randomOf(...seed: readonly (string | number)[]): Random {
  const text = seed.join('\u0000');
  // The four words of the state come from one 32-bit hash of the text, so there are up to 2^32 streams.
  const generator = xoroshiro128plusFromState([0, 1, 2, 3].map((word) => hash(`${text}\u0000${word}`)));
  return { below: (count) => uniformInt(generator, 0, count - 1) };
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
