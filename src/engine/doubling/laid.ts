// Who has laid, before seeing more than one packet or after the first trick, read from the log or from what the table has heard
// (SPEC 3.2, 5).
import type { Decision } from '../table/log.ts';
import { entriesOf } from '../table/readers.ts';
import type { Seat } from '../base/seats.ts';

/** An entry of the log, or what the table hears of it. */
type Told = { readonly type: string };

export type Legen = Extract<Decision, { type: 'legen' }>;
export type Lay = Extract<Decision, { type: 'lay' }>;

/** All answers to the question whether one lays, in their order. */
export const legenIn = (entries: readonly Told[]): readonly Legen[] => entriesOf(entries, 'legen');

/** Who has laid in a deal, in the order of the answers. */
export const laidIn = (entries: readonly Told[]): readonly Seat[] =>
  legenIn(entries).flatMap(({ seat, says }) => (says === 'lay' ? [seat] : []));

/** All answers to the same question after the first trick, in their order. */
export const layIn = (entries: readonly Told[]): readonly Lay[] => entriesOf(entries, 'lay');

/** Who has laid after the first trick. */
export const laidAfterTrickIn = (entries: readonly Told[]): readonly Seat[] =>
  layIn(entries).flatMap(({ seat, says }) => (says === 'lay' ? [seat] : []));
