// Phase "returning": the acceptor of a Hochzeit has taken the offered trump and gives another card back (SPEC 3.6).
import { type Card, without } from '../base/cards.ts';
import { contractOf } from '../base/contract.ts';
import type { Decision } from '../table/log.ts';
import { orderOf } from '../play/order.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type AuctionRound, forehandOf, type ReturningRound, type Round } from '../table/round.ts';
import { type BySeat, type Seat, withSeat } from '../base/seats.ts';
import { houseOf, offeredRow, playersAt, type TableRules } from '../table/table-rules.ts';
import { startPlay } from '../play/tricks.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import type { Told, Witness } from '../kernel/told.ts';
import { tellDealt } from './telling.ts';

type Return = Extract<Decision, { type: 'return' }>;

const hochzeitOf = (rules: TableRules) => contractOf(offeredRow(rules), { contract: offeredRow(rules).id });

/** The only trump of a suitor's hand. Throws if it has none (programming error). */
export function offeredCard(rules: TableRules, hand: readonly Card[]): Card {
  const order = orderOf(hochzeitOf(rules), rules.pack);
  const trump = hand.find((card) => order.groupOf(card) === 'trump');
  if (!trump) throw new Error('a hand without trumps has offered a Hochzeit');
  return trump;
}

/** Cards of a hand as dealt that may be given back for the offered trump, in hand order (HOC-04, 05). */
export function mayReturn(rules: TableRules, hand: readonly Card[]): readonly Card[] {
  if (houseOf(rules)['hochzeit.returnCard'] === 'any') return hand;
  const order = orderOf(hochzeitOf(rules), rules.pack);
  return hand.filter((card) => order.groupOf(card) !== 'trump');
}

/** The round while the acceptor holds one card more than everybody else, and the suitor one less. */
export function returning(
  { rules, terms, entries, dealt, auction }: AuctionRound,
  suitor: Seat,
  acceptor: Seat,
): Round {
  const offered = offeredCard(rules, dealt[suitor]);
  return { phase: 'returning', rules, terms, entries, dealt, auction, suitor, acceptor, offered };
}

/** What everybody holds while a card is offered, or taken and not yet given back. */
export function handsWithOffer(round: AuctionRound | ReturningRound): BySeat<readonly Card[]> {
  const { rules, dealt } = round;
  const suitor = round.phase === 'returning' ? round.suitor : round.auction.offer?.suitor;
  if (suitor === undefined) return dealt;
  const offered = offeredCard(rules, dealt[suitor]);
  const laid = withSeat(dealt, suitor, without(dealt[suitor], offered));
  if (round.phase === 'auction') return laid;
  return withSeat(laid, round.acceptor, [...laid[round.acceptor], offered]);
}

export function objectionToReturn(
  { rules, dealt, acceptor, offered }: ReturningRound,
  { card }: Return,
): Reason | undefined {
  const hand = dealt[acceptor];
  if (!hand.includes(card) && card !== offered) return reason('R.NOT_IN_HAND', { card });
  const may = mayReturn(rules, hand);
  return may.includes(card)
    ? undefined
    : reason('A.RETURN_OTHER', { card, may, as: card === offered ? 'received' : 'trump' });
}

export const returnsFor = ({ dealt, acceptor, offered }: ReturningRound, seat: Seat): readonly Return[] =>
  seat === acceptor ? [...dealt[acceptor], offered].map((card): Return => ({ type: 'return', seat, card })) : [];

/** Both hands are complete again, and the Hochzeit is played. */
export function afterReturn(round: ReturningRound, { card: returned }: Return): Round {
  const { rules, terms, entries, auction, suitor, acceptor, offered } = round;
  const contract = hochzeitOf(rules);
  const given = withSeat(round.dealt, suitor, [...without(round.dealt[suitor], offered), returned]);
  const dealt = withSeat(given, acceptor, [...without(round.dealt[acceptor], returned), offered]);
  const leader = contract.row.firstLead === 'declarer' ? acceptor : forehandOf({ rules, terms });
  return {
    phase: 'playing',
    rules,
    terms,
    entries,
    auction,
    dealt,
    declarer: acceptor,
    partner: suitor,
    exchange: { suitor, acceptor, offered, returned },
    doubling: {},
    play: startPlay({ contract, pack: rules.pack, players: playersAt(rules) }, dealt, leader),
  };
}

/** Who exchanged cards knows which, and whoever looks at the open table. */
function knowsReturned(to: Witness, round: Round): boolean {
  if (to === 'looker') return true;
  const exchange = 'exchange' in round ? round.exchange : undefined;
  const gift = 'gift' in round ? round.gift : undefined;
  if (gift) return to === gift.from || to === gift.to;
  return exchange !== undefined && (to === exchange.suitor || to === exchange.acceptor);
}

/** What a card given back is in every phase: who gets to know it. */
export const RETURN = {
  when: 'turn',
  tell: (entry: Return, to: Witness, round: Round): Told =>
    knowsReturned(to, round) ? entry : { type: entry.type, seat: entry.seat },
} as const;

export const RETURNING = {
  id: 'returning',
  acts: {
    return: { ...RETURN, objection: objectionToReturn, apply: afterReturn },
  },
  turn: ({ acceptor }) => acceptor,
  candidates: returnsFor,
  shows: (round) => ({ dealt: round.dealt, held: handsWithOffer(round) }),
  tells: tellDealt,
} satisfies PhaseModule<'returning'>;
