// The open table of the last tricks, played on card by card: what every seat sees, whatever the hands hold.
import { type BySeat, bySeat, type Players, seatsFrom, withSeat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import { type CompiledContract, lockAfter, takes } from '../../search/masks.ts';
import { handSizeAt } from '../../table/table-rules.ts';
import { type NextPlay, nextPlay, type PastLead } from '../sampling/past-plays.ts';

/** What lies open before a card is played, and what each seat has taken; cards are bits of the contract's layout. */
export interface EndTable {
  /** What bears on the choice of the seat to play; its card and what it has played since are not known yet. */
  readonly next: NextPlay;
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

/** The table after a card of the seat to play. Written out field by field, since it is asked for more often than anything else. */
export function afterCard(table: EndTable, card: number, compiled: CompiledContract, players: Players): EndTable {
  const { next, won, left } = table;
  const { seat, led, behind } = next;
  const first = led < 0 ? card : led;
  const takesIt = led < 0 || takes(compiled, card, next.winning);
  const group = compiled.layout.groupMask[first] as number;
  const played = {
    group,
    winning: takesIt ? card : next.winning,
    winner: takesIt ? seat : next.winner,
    points: next.points + (compiled.layout.points[card] as number),
    gone: next.gone | (1 << card),
    revealed: (compiled.called >>> card) & 1 ? seat : next.revealed,
    lacks: (group >>> card) & 1 ? next.lacks : withSeat(next.lacks, seat, next.lacks[seat] | group),
  };
  const [turn] = behind;
  if (turn === undefined) return afterTrick(table, first, played, compiled, players);
  return {
    next: {
      seat: turn,
      tricks: next.tricks,
      leader: next.leader,
      led: first,
      winning: played.winning,
      winner: played.winner,
      points: played.points,
      behind: behind.slice(1),
      gone: played.gone,
      lock: next.lock,
      taken: next.taken,
      lacks: played.lacks,
      leads: next.leads,
      revealed: played.revealed,
    },
    won,
    left,
  };
}

/** What the last card of a trick has changed; `group` is that of the card led. */
type Completed = Pick<NextPlay, 'winner' | 'points' | 'gone' | 'revealed' | 'lacks'> & { readonly group: number };

/** The table before the next trick; the card led to this one was the `first`. */
function afterTrick(
  { next, won, left }: EndTable,
  first: number,
  { group, winner, points, gone, revealed, lacks }: Completed,
  compiled: CompiledContract,
  players: Players,
): EndTable {
  const lock = lockAfter(compiled, first, next.lock);
  const lead: PastLead = { seat: next.leader, group };
  return {
    next: {
      seat: winner,
      tricks: next.tricks + 1,
      leader: winner,
      led: -1,
      winning: -1,
      winner,
      points: 0,
      behind: seatsFrom(winner, players).slice(1),
      gone,
      lock,
      taken: withSeat(next.taken, winner, next.taken[winner] + points),
      lacks,
      leads: [...next.leads, lead],
      revealed: revealed < 0 && ranAway(compiled, next.lock, lock, gone) ? next.leader : revealed,
    },
    won: withSeat(won, winner, won[winner] + 1),
    left: left - 1,
  };
}

/** Whether the called suit has just been led without its called card: whoever led it must hold it. */
const ranAway = ({ called, ducks }: CompiledContract, before: number, after: number, gone: number): boolean =>
  called !== 0 && !ducks && before === 1 && after === 0 && (gone & called) === 0;
