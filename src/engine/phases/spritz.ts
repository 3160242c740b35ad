// Phase "spritzing": the dealer may double, having seen the first rows, before anything more is dealt (SPEC 3.18).
import type { Seat } from '../base/seats.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inPlay } from '../kernel/zones.ts';
import { startPlay } from '../play/tricks.ts';
import { laidOut } from '../table/laid-out.ts';
import { SPRITZING } from '../table/decisions.ts';
import type { Decision } from '../table/log.ts';
import type { PlayingRound, SpritzRound } from '../table/round.ts';
import { houseOf } from '../table/table-rules.ts';
import { tellPlayed } from './telling.ts';

type Spritz = Extract<Decision, { type: 'spritz' }>;

/** The dealer is asked, where the table plays so; else the cards are played. */
export const afterChoice = (round: SpritzRound): SpritzRound | PlayingRound =>
  houseOf(round.rules)['officers.spritz'] ? round : allLaidOut(round);

/** The second half is dealt, and forehand leads. */
function allLaidOut({ cut, ...round }: SpritzRound): PlayingRound {
  const { table, held } = laidOut(round.rules, round.terms, cut, 'all');
  const play = { ...startPlay(round.play, held, round.play.trick.leader), table };
  return { ...round, phase: 'playing', dealt: held, play };
}

const answersFor = ({ terms }: SpritzRound, seat: Seat): readonly Spritz[] =>
  seat === terms.dealer ? SPRITZING.map((says) => ({ type: 'spritz', seat, says })) : [];

export const SPRITZ = {
  id: 'spritzing',
  acts: { spritz: { when: 'turn', apply: allLaidOut } },
  turn: ({ terms }) => terms.dealer,
  candidates: answersFor,
  shows: inPlay,
  tells: tellPlayed,
} satisfies PhaseModule<'spritzing'>;
