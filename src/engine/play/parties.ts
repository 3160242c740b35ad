// Who plays with whom, and from when on everybody knows it.
import type { Card } from '../base/cards.ts';
import { calledRulesOf, calledSuitOf, type Contract } from '../base/contract.ts';
import { orderOf } from './order.ts';
import { type BySeat, placesIn, type Seat, seatAfter, seatAt, SEATS } from '../base/seats.ts';
import type { PlayTerms, Trick } from './tricks.ts';

/** The holder of the called card as the cards were dealt; undefined in contracts without one. */
export const partnerOf = (contract: Contract, dealt: BySeat<readonly Card[]>): Seat | undefined => {
  const { called } = contract;
  return called === undefined ? undefined : SEATS.find((seat) => dealt[seat].includes(called));
};

/**
 * Who plays with a declarer: the player across, or the holder of the called card; undefined if the declarer plays alone, or
 * with somebody whom neither cards nor seats name (Hochzeit).
 */
export const partnerFor = (contract: Contract, dealt: BySeat<readonly Card[]>, declarer: Seat): Seat | undefined =>
  contract.row.parties.kind === 'opposite' ? seatAfter(declarer, 2, 4) : partnerOf(contract, dealt);

/**
 * How the partner became known to everybody: the called card fell, its suit was led without it (SPEC 2.7 C6), or the
 * sides were settled before the first card.
 */
export interface Revelation {
  readonly seat: Seat;
  readonly by: 'calledCard' | 'ranAway' | 'settled';
}

/** Public knowledge of the partner from the cards that have been played. */
export function revealedPartner(
  { contract, pack, players }: PlayTerms,
  tricks: readonly Trick[],
): Revelation | undefined {
  const { called } = contract;
  if (called === undefined) return undefined;
  const order = orderOf(contract, pack);
  for (const trick of tricks) {
    const { leader, cards } = trick;
    const at = cards.indexOf(called);
    if (at >= 0) return { seat: seatAt(trick, at, players), by: 'calledCard' };
    const led = cards[0];
    const complete = cards.length === placesIn(trick, players);
    const searched = led && complete && order.groupOf(led) === calledSuitOf(contract);
    if (searched && !calledRulesOf(contract.row).ducks) return { seat: leader, by: 'ranAway' };
  }
  return undefined;
}

/** The partner whom everybody knows before the first card, because no card was called. */
export const settledPartner = (contract: Contract, partner: Seat | undefined): Revelation | undefined =>
  contract.called === undefined && partner !== undefined ? { seat: partner, by: 'settled' } : undefined;

/** Declarer first. */
export const sideOf = (declarer: Seat, partner: Seat | undefined): readonly Seat[] =>
  partner === undefined ? [declarer] : [declarer, partner];
