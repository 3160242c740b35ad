// How long it takes to read what is said of a decision.
import type { Speed } from '../../../shared/files/setting-values.ts';

/** Milliseconds to find the words, and for each word of a text that has to be understood: about 150 words a minute. */
const TO_FIND = 1500;
const PER_WORD = 400;

/** How much of that time each tempo gives; none where nothing is waited for. */
const SHARE: Readonly<Record<Speed, number>> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };

/** Milliseconds that somebody needs for these texts. */
export function readingTime(texts: readonly string[], speed: Speed): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return (TO_FIND + PER_WORD * words) * SHARE[speed];
}
