// Who holds which cards: dealt from the pack, and after each exchange that the log tells of (SPEC 2.2, 3.6, 3.12, 3.13, 3.15).
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Entry, RoundTerms } from '../../../src/engine/table/log.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { forehandOf, type Hands, handSizeIn, playersOf, roundFrom, type Table } from './table.ts';

const OBERS: readonly Card[] = ['EO', 'GO'];
const OF_THE_TEUFEL: readonly Card[] = ['EO', 'HO', 'SO', 'EU'];

/** Sizes of the packets that everybody gets, in order. */
function packetsOf(table: Table, entries: readonly Entry[]): readonly number[] {
  const knocked = entries.find((entry) => entry.type === 'knock');
  if (knocked) return knocked.packets;
  const hand = handSizeIn(table);
  const size = { halves: Math.ceil(hand / 2), whole: hand, pairs: 2, single: 1 }[table.house['deal.packets']];
  return Array.from({ length: Math.ceil(hand / size) }, (_, packet) => Math.min(size, hand - packet * size));
}

/** The pack in the order in which it is dealt. */
function cutPack(entries: readonly Entry[]): readonly Card[] {
  const shuffled = entries.find((entry) => entry.type === 'shuffled');
  if (!shuffled) throw new Error('nothing was shuffled');
  const lifted = entries.flatMap((entry) => (entry.type === 'cut' ? [entry.at, ...(entry.again ?? [])] : []));
  return lifted.reduce((pack, at) => [...pack.slice(at), ...pack.slice(0, at)], shuffled.pack);
}

/** Cards that lie apart, what each player has before the deal, and how many cards each is dealt up to. */
function beforeDealing(
  table: Table,
  { dealer, special }: RoundTerms,
): { apart: readonly Card[]; has: Hands; full: number[] } {
  const players = playersOf(table);
  const size = handSizeIn(table);
  const has: (readonly Card[])[] = [[], [], [], []];
  const full = [0, 1, 2, 3].map((seat) => (seat < players ? size : 0));
  if (special?.kind === 'schieber') full[dealer] = size - OBERS.length;
  if (special?.kind === 'teufel') has[forehandOf(dealer, players)] = OF_THE_TEUFEL;
  const apart = special?.kind === 'schieber' ? OBERS : special?.kind === 'teufel' ? OF_THE_TEUFEL : [];
  return { apart, has, full };
}

/** The hands as dealt; in a Schieber without the two Obers, in a Teufel with the four cards of forehand. */
export function dealtHands(table: Table, terms: RoundTerms, entries: readonly Entry[]): Hands {
  const { apart, has, full } = beforeDealing(table, terms);
  const pack = cutPack(entries).filter((card) => !apart.includes(card));
  const hands = has.map((cards) => [...cards]);
  let due = 0;
  for (const packet of packetsOf(table, entries)) {
    due += packet;
    for (const seat of roundFrom(forehandOf(terms.dealer, playersOf(table)), playersOf(table))) {
      const hand = hands[seat] ?? [];
      hand.push(...pack.splice(0, Math.max(0, Math.min(due, full[seat] ?? 0) - hand.length)));
    }
  }
  return hands;
}

/** The hands with which the cards are played. */
export function playedHands(table: Table, dealt: Hands, entries: readonly Entry[], suitor?: Seat): Hands {
  const hands = dealt.map((cards) => [...cards]);
  const give = (from: Seat, to: Seat, cards: readonly Card[]): void => {
    hands[from] = (hands[from] ?? []).filter((card) => !cards.includes(card));
    hands[to]?.push(...cards);
  };
  for (const entry of entries) {
    if (entry.type === 'obers' && entry.answer === 'take') hands[entry.seat]?.push(...OBERS);
    if (entry.type === 'passOn') give(entry.seat, ((entry.seat + 1) % playersOf(table)) as Seat, entry.cards);
    if (entry.type === 'return' && suitor !== undefined) {
      const offered = hands[suitor]?.find(isUsualTrump);
      give(entry.seat, suitor, [entry.card]);
      if (offered) give(suitor, entry.seat, [offered]);
    }
  }
  return hands;
}

/** A trump of a Rufer. */
export const isUsualTrump = (card: Card): boolean => card[0] === 'H' || card[1] === 'O' || card[1] === 'U';
