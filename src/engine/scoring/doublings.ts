// What doubles a round, kind by kind, in the order in which it comes about (SPEC 2.12): all of it multiplies.
import type { OptionId } from '../options/options.ts';

/** Knocking at the cut, Legen, the Spritz of Officers' Schafkopf, Stoss with its answers, laying after the first trick, Bock rounds, Hausbocks, Doppler in a Ramsch. */
export const DOUBLING_KINDS = ['klopfen', 'legen', 'spritz', 'stoss', 'lay', 'doppler', 'bock', 'hausbock'] as const;
export type DoublingKind = (typeof DOUBLING_KINDS)[number];

/** Kinds that come about by one rule of the house, which has their words on the bill beside its own. */
export const DOUBLING_RULES = {
  klopfen: 'klopfen.enabled',
  spritz: 'officers.spritz',
  doppler: 'ramsch.doppler',
  hausbock: 'legen.hausbock',
} as const satisfies Readonly<Partial<Record<DoublingKind, OptionId>>>;
export type RuledDoubling = keyof typeof DOUBLING_RULES;

/** How often each kind doubles; a kind that is missing does not. */
export type Doublings = Readonly<Partial<Record<DoublingKind, number>>>;

/** Doublings that a deal brings along from the session, before anybody has touched a card. */
export type BroughtDoublings = Pick<Doublings, 'bock' | 'hausbock'>;

/** One factor of a bill: 2 to the power of `times`. */
export interface DoubledLine {
  readonly kind: 'doubled';
  /** Absent on sheets of the first versions: there was only the Stoss. */
  readonly by?: DoublingKind;
  readonly times: number;
  readonly factor: number;
}

/** Number of all doublings together. */
export const timesIn = (doublings: Doublings): number =>
  DOUBLING_KINDS.reduce((sum, kind) => sum + (doublings[kind] ?? 0), 0);

/** What everything is multiplied by: 2 to the power of the number of doublings. */
export const factorOf = (doublings: Doublings): number => 2 ** timesIn(doublings);

/** The factors of a bill, one line for each kind that doubles. */
export const doubledLines = (doublings: Doublings): readonly DoubledLine[] =>
  DOUBLING_KINDS.flatMap((by) => {
    const times = doublings[by] ?? 0;
    return times > 0 ? [{ kind: 'doubled', by, times, factor: 2 ** times } as const] : [];
  });
