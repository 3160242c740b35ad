// Phase "laying": after the first trick its winner, then the players to the right, may double once more (SPEC 5 Laying).
import { type Lay, layIn } from '../doubling/laid.ts';
import type { Entry } from '../table/log.ts';
import type { LayingRound, PlayingRound, Round } from '../table/round.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import { houseOf, playersAt, type TableRules } from '../table/table-rules.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inPlay } from '../kernel/zones.ts';
import { tellPlayed } from './telling.ts';

/** Who is asked next; the first refusal ends it, or everybody is asked once. */
function layTurn(rules: TableRules, winner: Seat, entries: readonly Entry[]): Seat | undefined {
  const form = houseOf(rules)['lay.afterFirstTrick'];
  const players = playersAt(rules);
  const said = layIn(entries);
  const goesOn = form === 'pass-round' || (form === 'stop-at-refusal' && said.every(({ says }) => says === 'lay'));
  return goesOn && said.length < players ? seatAfter(winner, -said.length, players) : undefined;
}

/** Who is asked to lay now. Throws outside of its phase (programming error). */
function layTurnIn({ rules, play, entries }: Pick<LayingRound, 'rules' | 'play' | 'entries'>): Seat {
  const winner = play.done[0]?.winner;
  const turn = winner === undefined ? undefined : layTurn(rules, winner, entries);
  if (turn === undefined) throw new Error('nobody is asked to lay');
  return turn;
}

/** The round after a card: after the first trick they may lay, where the table plays so and Stoss is possible at all. */
export function withLaying(round: PlayingRound): PlayingRound | LayingRound {
  const { rules, play } = round;
  const asks = houseOf(rules)['lay.afterFirstTrick'] !== 'off' && play.contract.row.stoss === 'allowed';
  return asks && play.done.length === 1 && play.trick.cards.length === 0 ? { ...round, phase: 'laying' } : round;
}

const laysFor = (round: LayingRound, seat: Seat): readonly Lay[] =>
  seat === layTurnIn(round)
    ? [
        { type: 'lay', seat, says: 'lay' },
        { type: 'lay', seat, says: 'leave' },
      ]
    : [];

/** The round after an answer, which is in its log already. */
function afterLay(round: LayingRound): Round {
  const { rules, play, entries } = round;
  const winner = play.done[0]?.winner ?? play.trick.leader;
  const more = layTurn(rules, winner, entries);
  return more === undefined ? { ...round, phase: 'playing' } : round;
}

export const LAYING = {
  id: 'laying',
  acts: { lay: { when: 'turn', apply: afterLay } },
  turn: layTurnIn,
  candidates: laysFor,
  shows: inPlay,
  tells: tellPlayed,
} satisfies PhaseModule<'laying'>;
