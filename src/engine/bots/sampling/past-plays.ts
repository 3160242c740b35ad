// What lay open when a card was played: all that bears on why somebody chose it, the own hand apart.
import { type BySeat, bySeat, placesIn, type Seat, seatAt, seatsFrom } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { type CompiledContract, type Lock, lockAfter, lockAtStart, takes } from '../../search/masks.ts';

/** Who has led which group of cards, as its mask. */
export interface PastLead {
  readonly seat: Seat;
  readonly group: number;
}

/** What lies open when a seat is to play. Cards are bits of the contract's layout; sets are masks. */
export interface NextPlay {
  readonly seat: Seat;
  /** Tricks that were complete. */
  readonly tricks: number;
  /** Who led the trick. */
  readonly leader: Seat;
  /** Card led to the trick, -1 for the leader. */
  readonly led: number;
  /** Card that was winning and who had played it; meaningless for the leader. */
  readonly winning: number;
  readonly winner: Seat;
  /** Card points on the table. */
  readonly points: number;
  /** Seats still to play after this one. */
  readonly behind: readonly Seat[];
  /** Cards that had been played before. */
  readonly gone: number;
  readonly lock: Lock;
  /** Card points of the complete tricks of each seat. */
  readonly taken: BySeat<number>;
  /** Groups that each seat did not follow when they were led. */
  readonly lacks: BySeat<number>;
  /** The leads of all complete tricks. */
  readonly leads: readonly PastLead[];
  /** The partner if everybody knew, else -1. */
  readonly revealed: number;
}

/** A card that was played then. */
export interface PastPlay extends NextPlay {
  readonly card: number;
  /** Cards that the seat has played since, this one included. */
  readonly since: number;
}

/** All cards played so far, in order. The partner counts as known once the called card has fallen or was run away from. */
export function pastPlays(
  { rules, tricks, trick, contract }: Pick<SeatView, 'rules' | 'tricks' | 'trick' | 'contract'>,
  compiled: CompiledContract,
): readonly PastPlay[] {
  const { bitOf, groupMask, points: worth } = compiled.layout;
  const players = playersAt(rules);
  const plays: PastPlay[] = [];
  let lock = lockAtStart(compiled);
  let gone = 0;
  let revealed: number = contract?.revealed?.by === 'settled' ? contract.revealed.seat : -1;
  let taken = bySeat(() => 0);
  let lacks = bySeat(() => 0);
  let leads: readonly PastLead[] = [];
  for (const each of [...tricks, ...(trick ? [trick] : [])]) {
    const { leader, cards, idle } = each;
    const inOrder = seatsFrom(leader, players).filter((seat) => seat !== idle);
    const bits = cards.map((card) => bitOf[card] as number);
    const [led = -1] = bits;
    const group = groupMask[led] as number;
    const before = { tricks: leads.length, leader, taken, leads };
    let best = 0;
    let points = 0;
    bits.forEach((card, place) => {
      const seat = seatAt(each, place, players);
      const winning = place === 0 ? -1 : (bits[best] as number);
      const winner = seatAt(each, best, players);
      const open = { led: place === 0 ? -1 : led, winning, winner, points, behind: inOrder.slice(place + 1) };
      plays.push({ ...before, ...open, seat, card, gone, lock, lacks, revealed, since: 0 });
      if (place > 0 && takes(compiled, card, winning)) best = place;
      if ((compiled.called >>> card) & 1) revealed = seat;
      if (((group >>> card) & 1) === 0)
        lacks = bySeat((other) => (other === seat ? lacks[other] | group : lacks[other]));
      points += worth[card] as number;
      gone |= 1 << card;
    });
    if (bits.length === placesIn(each, players)) {
      const winner = seatAt(each, best, players);
      lock = lockAfter(compiled, led, lock);
      taken = bySeat((seat) => taken[seat] + (seat === winner ? points : 0));
      leads = [...leads, { seat: leader, group }];
    }
    if (revealed < 0 && lock === 0 && compiled.called !== 0) revealed = contract?.revealed?.seat ?? -1;
  }
  return withSince(plays);
}

/** Fills in what each seat has played since. */
function withSince(plays: readonly PastPlay[]): readonly PastPlay[] {
  const later = [0, 0, 0, 0];
  return [...plays]
    .reverse()
    .map((play) => {
      const since = (later[play.seat] ?? 0) | (1 << play.card);
      later[play.seat] = since;
      return { ...play, since };
    })
    .reverse();
}

/** What lies open for the seat to play, before its card is known. Throws if no card is to be played (programming error). */
export function nextPlay(
  view: Pick<SeatView, 'rules' | 'tricks' | 'trick' | 'contract' | 'hand'>,
  compiled: CompiledContract,
): NextPlay {
  const { trick, hand } = view;
  const [any] = hand;
  if (!trick || any === undefined) throw new Error('no card is to be played');
  const last = pastPlays({ ...view, trick: { ...trick, cards: [...trick.cards, any] } }, compiled).at(-1);
  if (!last) throw new Error('a card that is played is none');
  const { card: _card, since: _since, ...next } = last;
  return next;
}
