// A sentence that the tutor may say: how it reads in both languages, and what must hold of the position for it to be true.
import type { Language } from '../../../src/shared/border/language.ts';
import type { Seen } from '../facts/claims/seen.ts';
import type { Named, Pattern } from './words-told.ts';

export interface Claim {
  /** What it claims, in a few words; found once only. */
  readonly name: string;
  readonly says: Readonly<Record<Language, readonly Pattern[]>>;
  /** Decided by the words and the cards alone: nothing is known of the id that made the sentence. */
  readonly holds: (named: Named, seen: Seen) => boolean;
}
