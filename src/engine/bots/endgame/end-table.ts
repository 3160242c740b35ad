// The open table of the last tricks, played on card by card: what every seat sees, whatever the hands hold.
import type { BySeat, Players, Seat } from '../../base/seats.ts';
import { bySeat, seatsFrom, withSeat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import type { CompiledContract } from '../../search/masks.ts';
import { lockAfter, takes } from '../../search/masks.ts';
import { handSizeAt } from '../../table/table-rules.ts';
import type { PastLead, PastPlay } from '../sampling/past-plays.ts';
import { nextPlay } from '../sampling/past-plays.ts';

/** What lies open before a card is played, and what each seat has taken; cards are bits of the contract's layout. */
export interface EndTable {
  /** What bears on the choice of the seat to play; its card and what it has played since are not known yet. */
  readonly next: Omit<PastPlay, 'card' | 'since'>;
  /** Complete tricks of each seat. */
  readonly won: BySeat<number>;
  /** Tricks that are still to be completed, the one on the table included. */
  readonly left: number;
}

/** The table that a view shows while a card is to be played. Throws if none is (programming error). */
export function endTableOf(view: SeatView, compiled: CompiledContract): EndTable {
  const { rules, tricks } = view;
  return {
    next: nextPlay(view, compiled),
    won: bySeat((seat) => tricks.filter(({ winner }) => winner === seat).length),
    left: handSizeAt(rules) - tricks.length,
  };
}

/** A trick that somebody is to lead. */
function ledBy(leader: Seat, players: Players) {
  const [, ...behind] = seatsFrom(leader, players);
  return { leader, seat: leader, led: -1, winning: -1, winner: leader, points: 0, behind };
}

/** The table after a card of the seat to play. */
export function afterCard(
  { next, won, left }: EndTable,
  card: number,
  compiled: CompiledContract,
  players: Players,
): EndTable {
  const { layout } = compiled;
  const { seat, led, behind } = next;
  const isLead = led < 0;
  const takesIt = isLead || takes(compiled, card, next.winning);
  const [winning, winner] = takesIt ? [card, seat] : [next.winning, next.winner];
  const first = isLead ? card : led;
  const group = layout.groupMask[first] as number;
  const points = next.points + (layout.points[card] as number);
  const known = {
    ...next,
    gone: next.gone | (1 << card),
    revealed: (compiled.called >>> card) & 1 ? seat : next.revealed,
    lacks: (group >>> card) & 1 ? next.lacks : withSeat(next.lacks, seat, next.lacks[seat] | group),
  };
  const [turn, ...later] = behind;
  if (turn !== undefined)
    return { next: { ...known, seat: turn, led: first, winning, winner, points, behind: later }, won, left };
  const lock = lockAfter(compiled, first, next.lock);
  const lead: PastLead = { seat: next.leader, group };
  const trick = {
    lock,
    tricks: next.tricks + 1,
    taken: withSeat(next.taken, winner, next.taken[winner] + points),
    leads: [...next.leads, lead],
    revealed: known.revealed < 0 && ranAway(compiled, next.lock, lock, known.gone) ? next.leader : known.revealed,
  };
  return {
    next: { ...known, ...trick, ...ledBy(winner, players) },
    won: withSeat(won, winner, won[winner] + 1),
    left: left - 1,
  };
}

/** Whether the called suit has just been led without its called card: whoever led it must hold it. */
const ranAway = ({ called, ducks }: CompiledContract, before: number, after: number, gone: number): boolean =>
  called !== 0 && !ducks && before === 1 && after === 0 && (gone & called) === 0;
