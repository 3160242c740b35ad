// Phases "taking" and "discarding": who takes the widow, and which two cards are laid away for it (SPEC 6).
import { LEAST, WIDOW_GAME } from '../contracts/widow.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatAfter, withSeat } from '../base/seats.ts';
import type { Consequence } from '../kernel/consequence.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import { pairsOf } from '../special/schieber.ts';
import type { Decision } from '../table/log.ts';
import { type DiscardingRound, forehandOf, type Round, type TakingRound } from '../table/round.ts';
import { playersAt } from '../table/table-rules.ts';
import { declared, undeclared } from './announcing.ts';
import { tellDealt } from './telling.ts';

type Answer = Extract<Decision, { type: 'widow' }>;
type Discard = Extract<Decision, { type: 'discard' }>;

/** Cards that are laid away. */
const TWO = 2;

const answersFor = ({ asked }: TakingRound, seat: Seat): readonly Answer[] =>
  seat === asked
    ? [
        { type: 'widow', seat, answer: 'take' },
        { type: 'widow', seat, answer: 'pass' },
      ]
    : [];

/** Nobody is asked after the one who takes it; if all have passed, the fewest card points win. */
function afterAnswer({ asked, ...round }: TakingRound, { seat, answer }: Answer): Round {
  if (answer === 'take') {
    const dealt = withSeat(round.dealt, seat, [...round.dealt[seat], ...(round.widow ?? [])]);
    return { ...round, phase: 'discarding', declarer: seat, dealt };
  }
  const next = seatAfter(asked, 1, playersAt(round.rules));
  return next === forehandOf(round) ? undeclared(round, { contract: LEAST.id }) : { ...round, asked: next };
}

/** Two cards of the twelve, and a card is there only once; which ones is for their player to say. */
function objectionToDiscard({ dealt }: DiscardingRound, { seat, cards }: Discard): Reason | undefined {
  if (cards.length !== TWO) return reason('A.DISCARD_TWO', { count: cards.length });
  const [one, other] = cards;
  const missing = cards.find((card) => !dealt[seat].includes(card)) ?? (one === other ? other : undefined);
  return missing === undefined ? undefined : reason('R.NOT_IN_HAND', { card: missing });
}

const discardsFor = ({ dealt, declarer }: DiscardingRound, seat: Seat): readonly Discard[] =>
  seat === declarer ? pairsOf(dealt[seat]).map((cards): Discard => ({ type: 'discard', seat, cards })) : [];

/** The hands are complete again, and the taker plays alone. */
function afterDiscard(round: DiscardingRound, { seat, cards }: Discard): Round {
  const kept = round.dealt[seat].filter((card) => !cards.includes(card));
  return declared({ ...round, dealt: withSeat(round.dealt, seat, kept), laidAway: cards }, { contract: WIDOW_GAME.id });
}

export const TAKING = {
  id: 'taking',
  acts: { widow: { when: 'turn', apply: afterAnswer } },
  turn: ({ asked }) => asked,
  candidates: answersFor,
  shows: inHand,
  tells: tellDealt,
  left: (_round, next): readonly Consequence[] =>
    next.phase === 'discarding' ? [{ type: 'auctionWon', declarer: next.declarer }] : [],
} satisfies PhaseModule<'taking'>;

export const DISCARDING = {
  id: 'discarding',
  acts: {
    discard: {
      when: 'turn',
      objection: objectionToDiscard,
      apply: afterDiscard,
      tell: (entry, to) => (to === entry.seat || to === 'looker' ? entry : { type: entry.type, seat: entry.seat }),
    },
  },
  turn: ({ declarer }) => declarer,
  candidates: discardsFor,
  shows: inHand,
  tells: tellDealt,
} satisfies PhaseModule<'discarding'>;
