// The log of a round: decisions and chance, nothing derived. Replay, undo and save fold from it.
import type { BySeat, Seat } from '../base/seats.ts';
import type { BroughtDoublings } from '../scoring/doublings.ts';
import type { DECISIONS, ENTRIES } from './decisions.ts';
import type { Shape } from './fields.ts';
import type { SoloDebts } from './reservations.ts';
import type { TableRules } from './table-rules.ts';
import type { Chalk, SpecialTerms } from './terms.ts';

/** What a player decides. */
export type Decision = Shape<(typeof DECISIONS)[keyof typeof DECISIONS]>;

/** What may be said besides the cards while they are played; no turn waits for it. */
export const ASIDES = [
  'stoss',
  'retour',
  'doppler',
  'durchbruch',
  'ansage',
] as const satisfies readonly Decision['type'][];
export type Aside = Extract<Decision, { type: (typeof ASIDES)[number] }>;

export const isAside = <T extends { readonly type: string }>(
  said: T,
): said is Extract<T, { type: (typeof ASIDES)[number] }> => ASIDES.some((type) => type === said.type);

/** The chain of doublings, of which the two sides give one step after the other in turn. */
export const DOUBLING_STEPS = ['stoss', 'retour'] as const satisfies readonly Aside['type'][];
export type DoublingStep = (typeof DOUBLING_STEPS)[number];

export const isDoublingStep = <T extends { readonly type: string }>(
  said: T,
): said is Extract<T, { type: DoublingStep }> => DOUBLING_STEPS.some((type) => type === said.type);

/** One line of the log. */
export type Entry = Shape<(typeof ENTRIES)[keyof typeof ENTRIES]>;
export type Revoke = Extract<Entry, { type: 'revoke' }>;

/** Whether a player has decided it: neither chance nor mishap. */
export const isDecision = (entry: Entry): entry is Decision => entry.type !== 'shuffled' && entry.type !== 'revoke';

/** What differs from deal to deal at the same table. */
export interface RoundTerms {
  readonly dealer: Seat;
  /** Bock rounds and Hausbocks that double this deal; none if it is not said. */
  readonly doublings?: BroughtDoublings;
  /** The special round that this deal belongs to. */
  readonly special?: SpecialTerms;
  /** Content of the Stock before the deal, in cents, at a table that has one (SPEC 3.8). */
  readonly stock?: number;
  /** Who still owes a solo of this session, where one is owed (SPEC 8). */
  readonly solos?: SoloDebts;
  /** Undecided deals right before this one, where they leave it their stake (SPEC 3.16, 9.1). */
  readonly carried?: number;
  /** What still fails each seat to win the game of several deals, where a line may be written before the deal is over (SPEC 9.1). */
  readonly missing?: BySeat<number>;
  /** Who has the chalk, in games with one; the first deal of a game if it is not said (SPEC 7.1). */
  readonly chalk?: Chalk;
  /**
   * A Hochzeit offered in the own turn or bid ends the auction, accepted or not. Only rounds of builds that knew it so say this.
   */
  readonly hochzeitEnds?: true;
}

export interface RoundRecord {
  readonly format: 1;
  readonly rules: TableRules;
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
}
