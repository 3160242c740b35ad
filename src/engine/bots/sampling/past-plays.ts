// What lay open when a card was played: all that bears on why somebody chose it, the own hand apart.
import type { Seat } from '../../base/seats.ts';
import { placesIn, seatAt, seatsFrom } from '../../base/seats.ts';
import { playersAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { CompiledContract, Lock } from '../../search/masks.ts';
import { lockAfter, lockAtStart, takes } from '../../search/masks.ts';

/** Cards are bits of the contract's layout; sets are masks. */
export interface PastPlay {
  readonly seat: Seat;
  readonly card: number;
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
  /** The partner if everybody knew, else -1. */
  readonly revealed: number;
  /** Cards that the seat has played since, this one included. */
  readonly since: number;
}

/** All cards played so far, in order. The partner counts as known once the called card has fallen or was run away from. */
export function pastPlays(
  { rules, tricks, trick, contract }: Pick<SeatView, 'rules' | 'tricks' | 'trick' | 'contract'>,
  compiled: CompiledContract,
): readonly PastPlay[] {
  const { bitOf, points: worth } = compiled.layout;
  const players = playersAt(rules);
  const plays: PastPlay[] = [];
  let lock = lockAtStart(compiled);
  let gone = 0;
  let revealed: number = contract?.revealed?.by === 'settled' ? contract.revealed.seat : -1;
  for (const each of [...tricks, ...(trick ? [trick] : [])]) {
    const { leader, cards, idle } = each;
    const inOrder = seatsFrom(leader, players).filter((seat) => seat !== idle);
    const bits = cards.map((card) => bitOf[card] as number);
    let best = 0;
    let points = 0;
    bits.forEach((card, place) => {
      const behind = inOrder.slice(place + 1);
      const [led, winning] = place === 0 ? [-1, -1] : [bits[0] as number, bits[best] as number];
      const seat = seatAt(each, place, players);
      plays.push({
        seat,
        card,
        led,
        winning,
        winner: seatAt(each, best, players),
        points,
        behind,
        gone,
        lock,
        revealed,
        since: 0,
      });
      if (place > 0 && takes(compiled, card, winning)) best = place;
      if ((compiled.called >>> card) & 1) revealed = seat;
      points += worth[card] as number;
      gone |= 1 << card;
    });
    if (bits.length === placesIn(each, players)) lock = lockAfter(compiled, bits[0] as number, lock);
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
