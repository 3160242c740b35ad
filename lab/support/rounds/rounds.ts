// Building rounds for tests: deals, bids and cards through `step`, loud about the first entry that is refused.
import type { Call } from '../../../src/engine/auction/auction.ts';
import { type Card, cardsOfPack, handSizeOf } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { Decision, Entry } from '../../../src/engine/table/log.ts';
import { forehandOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { type BySeat, bySeat, type Seat, SEATS, seatsFrom } from '../../../src/engine/base/seats.ts';
import { step } from '../../../src/engine/round/step.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';

/** Cards written one after the other with blanks between: `'EO GU HA'`. */
export const cards = (text: string): readonly Card[] => text.split(/\s+/).filter(Boolean) as Card[];

/** The round after these entries. Throws with the index and reason of the first one that is refused. */
export function after(round: Round, ...entries: readonly Entry[]): Round {
  return entries.reduce((now, entry, index) => {
    const next = step(now, entry);
    if (next.ok) return next.round;
    throw new Error(`entry ${index} ${JSON.stringify(entry)} refused in ${now.phase}: ${JSON.stringify(next.because)}`);
  }, round);
}

/** Four full hands: what is left of the pack is filled into the seats that lack cards. */
export function filledUp(rules: TableRules, given: Partial<Record<Seat, readonly Card[]>>): BySeat<readonly Card[]> {
  const used = new Set(SEATS.flatMap((seat) => given[seat] ?? []));
  const left = cardsOfPack(rules.pack).filter((card) => !used.has(card));
  const size = handSizeOf(rules.pack, 4);
  return bySeat((seat) => {
    const own = given[seat] ?? [];
    return [...own, ...left.splice(0, size - own.length)];
  });
}

/** A round in its auction; seat 3 deals, seat 0 is forehand. */
export const dealt = (rules: TableRules, hands: BySeat<readonly Card[]>, dealer: Seat = 3): Round =>
  after(startRound(rules, { dealer }), ...entriesForHands(rules, { dealer }, hands));

export const call = (seat: Seat, said: Call): Decision => ({ type: 'call', seat, call: said });

export const play = (seat: Seat, card: Card): Decision => ({ type: 'play', seat, card });

export const announce = (seat: Seat, announcement: Announcement): Decision => ({
  type: 'announce',
  seat,
  announcement,
});

/** The calls of an auction in which one seat bids and nobody else does. */
export function soleBid(forehand: Seat, declarer: Seat): readonly Decision[] {
  const order = seatsFrom(forehand, 4);
  const at = order.indexOf(declarer);
  return order.map((seat, index) => call(seat, index < at ? 'weiter' : index === at ? 'spiele' : 'gut'));
}

/** A round in its first trick: the declarer was the only bidder. */
export function announced(
  rules: TableRules,
  hands: BySeat<readonly Card[]>,
  declarer: Seat,
  announcement: Announcement,
): Round {
  const auction = dealt(rules, hands);
  return after(auction, ...soleBid(forehandOf(auction), declarer), announce(declarer, announcement));
}
