// Klopfen: the cutter knocks instead of cutting, says in which packets and which way round to deal, and doubles the deal (SPEC 3.15).
import { type AuctionState, outcomeOf } from '../auction/auction.ts';
import type { Decision, Entry } from '../table/log.ts';
import { entriesOf } from '../table/readers.ts';
import { PACKET_FORMS, packetsIn } from '../base/packets.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import { handSizeAt, houseOf, type TableRules } from '../table/table-rules.ts';

type Knock = Extract<Decision, { type: 'knock' }>;

/** The packets that a cutter may ask for. */
export const packetChoices = (rules: TableRules): readonly (readonly number[])[] =>
  PACKET_FORMS.map((form) => packetsIn(form, handSizeAt(rules)));

const samePackets = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

/** Why the cutter may not knock like that. */
export function objectionToKnock(rules: TableRules, { packets }: Knock): Reason | undefined {
  if (!houseOf(rules)['klopfen.enabled']) return reason('A.NO_KNOCKING', {});
  return packetChoices(rules).some((each) => samePackets(each, packets)) ? undefined : reason('A.BAD_PACKETS', {});
}

/** Ways to knock, in the usual direction and in the other one; none at a table that does not know it. */
export function knocksFor(rules: TableRules, seat: Seat): readonly Knock[] {
  if (!houseOf(rules)['klopfen.enabled']) return [];
  const knocks = packetChoices(rules).map((packets): Knock => ({ type: 'knock', seat, packets }));
  return [...knocks, ...knocks.map((knock): Knock => ({ ...knock, turned: true }))];
}

/** The packets in which a deal is dealt: those that the cutter has asked for, or the usual ones. */
export const packetsDealt = ({ packets }: TableRules, entries: readonly Entry[]): readonly number[] =>
  entriesOf(entries, 'knock').at(-1)?.packets ?? packets;

/** How often the deal was knocked on. */
export const knocksIn = (entries: readonly { readonly type: Entry['type'] }[]): number =>
  entriesOf(entries, 'knock').length;

/** How often knocking doubles: not if all have passed, whatever is played then (SPEC 3.15). `auction` is absent before it begins. */
export const knocksCounted = (entries: readonly Entry[], auction: AuctionState | undefined): number =>
  auction && outcomeOf(auction) === 'passed' ? 0 : knocksIn(entries);
