// Phases "offeringObers" and "passingOn" of a Schieber: who takes the Obers, and two cards go round to the dealer (SPEC 3.12).
import type { Decision } from '../table/log.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { AnnouncingRound, OfferingObersRound, PassingOnRound, Round } from '../table/round.ts';
import { type Seat, seatAfter } from '../base/seats.ts';
import { playersAt } from '../table/table-rules.ts';
import { pairsOf, passedOn, withObers } from '../special/schieber.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import { tellDealt } from './telling.ts';

type Answer = Extract<Decision, { type: 'obers' }>;
type PassOn = Extract<Decision, { type: 'passOn' }>;

export const answersFor = ({ asked }: OfferingObersRound, seat: Seat): readonly Answer[] =>
  seat === asked[0]
    ? [
        { type: 'obers', seat, answer: 'take' },
        { type: 'obers', seat, answer: 'leave' },
      ]
    : [];

/** Who takes the Obers passes two cards on, unless he is the dealer; if nobody takes them, the deal is thrown in. */
export function afterAnswer(round: OfferingObersRound, { seat, answer }: Answer): Round {
  const { rules, terms, entries, dealt, auction } = round;
  const base = { rules, terms, entries, auction };
  if (answer === 'take') {
    const taken = { ...base, dealt: withObers(dealt, seat), declarer: seat };
    return seat === terms.dealer ? naming(taken) : { ...taken, phase: 'passingOn', passer: seat };
  }
  const asked = round.asked.slice(1);
  return asked.length > 0 ? { ...round, asked } : { ...base, dealt, phase: 'thrownIn', why: 'obersLeft' };
}

/** The taker names his Solo. */
const naming = (round: Omit<AnnouncingRound, 'phase' | 'level'>): AnnouncingRound => ({
  ...round,
  phase: 'announcing',
  level: 0,
});

/** Both cards must be in the hand, and a card is there only once. */
function objectionToPassOn({ dealt }: PassingOnRound, { seat, cards: [one, other] }: PassOn): Reason | undefined {
  const missing = [one, other].find((card) => !dealt[seat].includes(card)) ?? (one === other ? other : undefined);
  return missing === undefined ? undefined : reason('R.NOT_IN_HAND', { card: missing });
}

const passesFor = ({ dealt, passer }: PassingOnRound, seat: Seat): readonly PassOn[] =>
  seat === passer ? pairsOf(dealt[seat]).map((cards): PassOn => ({ type: 'passOn', seat, cards })) : [];

/** The dealer receives the last two cards and passes nothing on. */
function afterPassOn(round: PassingOnRound, { seat, cards }: PassOn): Round {
  const next = seatAfter(seat, 1, playersAt(round.rules));
  const dealt = passedOn(round.dealt, seat, next, cards);
  if (next !== round.terms.dealer) return { ...round, dealt, passer: next };
  const { rules, terms, entries, auction, declarer } = round;
  return naming({ rules, terms, entries, auction, dealt, declarer });
}

export const OFFERING_OBERS = {
  id: 'offeringObers',
  acts: { obers: { when: 'turn', apply: afterAnswer } },
  turn: ({ asked }) => asked[0],
  candidates: answersFor,
  shows: inHand,
  tells: tellDealt,
} satisfies PhaseModule<'offeringObers'>;

export const PASSING_ON = {
  id: 'passingOn',
  acts: {
    passOn: {
      when: 'turn',
      objection: objectionToPassOn,
      apply: afterPassOn,
      tell: ({ type, seat, cards }, to, { rules }) => ({
        type,
        seat,
        ...((to === seat || to === seatAfter(seat, 1, playersAt(rules))) && { cards }),
      }),
    },
  },
  turn: ({ passer }) => passer,
  candidates: passesFor,
  shows: inHand,
  tells: tellDealt,
} satisfies PhaseModule<'passingOn'>;
