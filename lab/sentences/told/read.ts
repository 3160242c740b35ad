// Reads sentences without knowing what made them: a sentence that no claim recognises is a fault like one that is false.
import type { Naming } from '../../../src/words/types/naming.ts';
import type { Seen } from '../facts/claims/seen.ts';
import { BID_SENTENCES } from './bids.ts';
import { OTHER_SENTENCES } from './besides.ts';
import { CAUSE_SENTENCES } from './causes-told.ts';
import type { Claim } from './claim.ts';
import { FATE_SENTENCES } from './fates.ts';
import { FOLLOW_SENTENCES } from './follows.ts';
import { KEEPING_SENTENCES } from './keeping.ts';
import { LEAD_SENTENCES } from './leads.ts';
import { RAMSCH_SENTENCES } from './ramsch-told.ts';
import { REFUSAL_SENTENCES } from './refusals.ts';
import { GLIMPSE_SENTENCES } from './seen-from-outside.ts';
import { type Named, patternReader } from './words-told.ts';

/** Reasons for a decision, told of any seat. */
export const REASON_SENTENCES: readonly Claim[] = [
  ...LEAD_SENTENCES,
  ...FOLLOW_SENTENCES,
  ...KEEPING_SENTENCES,
  ...CAUSE_SENTENCES,
  ...FATE_SENTENCES,
  ...RAMSCH_SENTENCES,
  ...BID_SENTENCES,
  ...OTHER_SENTENCES,
];

export { GLIMPSE_SENTENCES, REFUSAL_SENTENCES };

/** `unknown`: no claim has these words. */
export type Reading = { readonly is: 'unknown' } | { readonly is: 'true' | 'false'; readonly claim: string };

export interface Understood {
  readonly claim: Claim;
  readonly named: Named;
}

/** What the words of a sentence may mean, by some claims; the same words are taken apart once. */
export function sentenceUnderstander(name: Naming, claims: readonly Claim[]): (text: string) => readonly Understood[] {
  const compile = patternReader(name);
  const patterns = claims.flatMap((claim) =>
    claim.says[name.language].map((pattern) => ({ claim, read: compile(pattern) })),
  );
  const known = new Map<string, readonly Understood[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const meant = patterns.flatMap(({ claim, read }) => {
      const named = read(text);
      return named ? [{ claim, named }] : [];
    });
    known.set(text, meant);
    return meant;
  };
}

/** Reads sentences of a naming by some claims. */
export function sentenceReader(name: Naming, claims: readonly Claim[]): (text: string, seen: Seen) => Reading {
  const understand = sentenceUnderstander(name, claims);
  return (text, seen) => {
    const meant = understand(text);
    const [first] = meant;
    if (!first) return { is: 'unknown' };
    const held = meant.find(({ claim, named }) => claim.holds(named, seen));
    return held ? { is: 'true', claim: held.claim.name } : { is: 'false', claim: first.claim.name };
  };
}
