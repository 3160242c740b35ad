// Seeded randomness: the same seed gives the same cards, everywhere and always.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers with a state of its own. */
export interface Random {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number;
}

/** Odd multipliers of the four words, one each, so that texts which meet in one word part in the others. */
const MULTIPLIERS = [0x2545f491, 0x9e3779b1, 0x85ebca6b, 0xc2b2ae35] as const;

/** Spreads every bit of a word over all of its bits (the finish of MurmurHash3). */
function avalanche(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** 128 bits of a text in four words: each character stirs every word, and each word its neighbour. */
function digest(text: string): readonly number[] {
  const words = MULTIPLIERS.map((multiplier, word) => avalanche(multiplier ^ (text.length + word)));
  for (let i = 0; i < text.length; i++) {
    MULTIPLIERS.forEach((multiplier, word) => {
      const neighbour = words[(word + 1) % words.length] as number;
      const stirred = Math.imul((words[word] as number) ^ text.charCodeAt(i), multiplier);
      words[word] = (((stirred << 15) | (stirred >>> 17)) + neighbour) | 0;
    });
  }
  return words.map((word, place) => avalanche(word ^ (words[(place + 1) % words.length] as number)));
}

/** The stream that belongs to a seed, for example `randomOf(session.seed, 'deal', 7)`. */
export function randomOf(...seed: readonly (string | number)[]): Random {
  const generator = xoroshiro128plusFromState(digest(seed.join('\u0000')));
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
