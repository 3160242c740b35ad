// Phases "giving" and "handingBack": in a small Solo a card goes to the partner and another one comes back (SPEC 7.1).
import { type Card, without } from '../base/cards.ts';
import { type Reason, reason } from '../base/reasons.ts';
import { type Seat, seatAfter, withSeat } from '../base/seats.ts';
import type { PhaseModule, Zones } from '../kernel/phase.ts';
import { inHand } from '../kernel/zones.ts';
import type { Witness } from '../kernel/told.ts';
import type { Decision } from '../table/log.ts';
import type { GivingRound, HandingBackRound, Round } from '../table/round.ts';
import { playersAt } from '../table/table-rules.ts';
import { declared } from './announcing.ts';
import { RETURN } from './returning.ts';
import { isSeen, tellDealt } from './telling.ts';

type Give = Extract<Decision, { type: 'give' }>;
type Return = Extract<Decision, { type: 'return' }>;

const PARTNER = 2;

const objectionToGive = ({ dealt }: GivingRound, { seat, card }: Give): Reason | undefined =>
  dealt[seat].includes(card) ? undefined : reason('R.NOT_IN_HAND', { card });

const givesFor = ({ dealt, declarer }: GivingRound, seat: Seat): readonly Give[] =>
  seat === declarer ? dealt[seat].map((card): Give => ({ type: 'give', seat, card })) : [];

const afterGive = (round: GivingRound, { seat, card: given }: Give): Round => ({
  ...round,
  phase: 'handingBack',
  gift: { from: seat, to: seatAfter(seat, PARTNER, playersAt(round.rules)), given },
});

function objectionToReturn({ dealt, gift }: HandingBackRound, { seat, card }: Return): Reason | undefined {
  if (card === gift.given) return reason('A.RETURN_RECEIVED', { card });
  return dealt[seat].includes(card) ? undefined : reason('R.NOT_IN_HAND', { card });
}

const returnsFor = (round: HandingBackRound, seat: Seat): readonly Return[] =>
  seat === round.gift.to ? heldIn(round, seat).map((card): Return => ({ type: 'return', seat, card })) : [];

/** What a seat holds and may look at while a card has been given and none has come back. */
function heldIn({ dealt, gift }: HandingBackRound, seat: Seat): readonly Card[] {
  if (seat === gift.from) return without(dealt[seat], gift.given);
  return seat === gift.to && isSeen(gift) ? [...dealt[seat], gift.given] : dealt[seat];
}

/** Both hands are complete again, and the partner lays the own one down. */
function afterReturn({ announcement, ...round }: HandingBackRound, { card: returned }: Return): Round {
  const { from, to, given } = round.gift;
  const gave = withSeat(round.dealt, from, [...without(round.dealt[from], given), returned]);
  const dealt = withSeat(gave, to, [...without(round.dealt[to], returned), given]);
  return declared({ ...round, dealt, gift: { ...round.gift, returned } }, announcement);
}

/** Who has given a card knows it, and everybody sees a lord. */
const knowsGiven = ({ seat, card }: Give, to: Witness): boolean =>
  to === seat || to === 'looker' || isSeen({ given: card });

const shown = (round: HandingBackRound): Zones => ({
  dealt: round.dealt,
  held: withSeat(
    withSeat(round.dealt, round.gift.from, heldIn(round, round.gift.from)),
    round.gift.to,
    heldIn(round, round.gift.to),
  ),
});

export const GIVING = {
  id: 'giving',
  acts: {
    give: {
      when: 'turn',
      objection: objectionToGive,
      apply: afterGive,
      tell: (entry, to) => (knowsGiven(entry, to) ? entry : { type: entry.type, seat: entry.seat }),
    },
  },
  turn: ({ declarer }) => declarer,
  candidates: givesFor,
  shows: inHand,
  tells: tellDealt,
} satisfies PhaseModule<'giving'>;

export const HANDING_BACK = {
  id: 'handingBack',
  acts: { return: { ...RETURN, objection: objectionToReturn, apply: afterReturn } },
  turn: ({ gift }) => gift.to,
  candidates: returnsFor,
  shows: shown,
  tells: tellDealt,
} satisfies PhaseModule<'handingBack'>;
