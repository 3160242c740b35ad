// Taking the widow, and laying two cards away: whatever comes to most in imagined deals.
import { suitOf, sumPoints } from '../../base/cards.ts';
import { WIDOW_GAME } from '../../contracts/widow.ts';
import type { Random } from '../../base/random.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import type { Decision } from '../../table/log.ts';
import type { SeatView } from '../../round/view.ts';
import { dealsBefore } from '../calling/imagined.ts';
import type { Choice } from '../player.ts';
import { bestIn, decisionAt, type InDeals } from '../sampling/in-deals.ts';
import { pairsToDiscard } from './hands.ts';
import { dealsForTaking, outcomeOfDiscarding, outcomeOfPassing, outcomeOfTaking } from './imagined.ts';

/** Imagined deals for an answer, and for each pair that is looked at. */
const DEALS = 60;
const DEALS_FOR_PAIRS = 30;
/** Pairs that a player tries out: those that rules of thumb would lay away first. */
const PAIRS = 14;

type Answer = Extract<Decision, { type: 'widow' }>;
type Discard = Extract<Decision, { type: 'discard' }>;

/** Taking and passing. */
export function answersInDeals(view: SeatView, deals: number, random: Random): InDeals {
  const { seat } = view;
  const decisions: readonly Answer[] = [
    { type: 'widow', seat, answer: 'take' },
    { type: 'widow', seat, answer: 'pass' },
  ];
  const outcomes = dealsForTaking(view, deals, random).map((world) =>
    decisions.map(({ answer }) =>
      answer === 'take' ? outcomeOfTaking(view, world, seat, seat) : outcomeOfPassing(view, world, seat),
    ),
  );
  return { decisions, outcomes };
}

/** Pairs that may be laid away: those that are missed least by rules of thumb, at most so many. */
export function pairsInDeals(view: SeatView, most: number, deals: number, random: Random): InDeals {
  const { seat, hand } = view;
  const pairs = pairsToDiscard(orderAt(view), hand).slice(0, most);
  const outcomes = dealsBefore(view, deals, random).map((world) =>
    pairs.map((cards) => outcomeOfDiscarding(view, world, seat, cards)),
  );
  return { decisions: pairs.map((cards): Discard => ({ type: 'discard', seat, cards })), outcomes };
}

const orderAt = ({ rules }: SeatView) => orderOf(announcedContract(rules, { contract: WIDOW_GAME.id }), rules.pack);

/** Whether the widow is taken. */
export function answerWidow(view: SeatView, random: Random): Choice {
  const valued = answersInDeals(view, DEALS, random);
  const decision = decisionAt(valued, bestIn(valued, 0));
  return { decision, because: factsOfWidow(view, decision) };
}

/** Which two cards go. */
export function discardTwo(view: SeatView, random: Random): Choice {
  const valued = pairsInDeals(view, PAIRS, DEALS_FOR_PAIRS, random);
  const decision = decisionAt(valued, bestIn(valued, 0));
  return { decision, because: factsOfWidow(view, decision) };
}

/** Why the widow is taken or left, or why two cards are laid away. */
export function factsOfWidow(view: SeatView, decision: Decision): readonly Fact[] {
  if (decision.type === 'widow') return factsOfAnswer(view, decision);
  return decision.type === 'discard' ? factsOfDiscard(view, decision) : [];
}

/** The trumps of the hand, and the Aces besides. */
function factsOfAnswer(view: SeatView, { answer }: Answer): readonly Fact[] {
  const order = orderAt(view);
  const trumps = view.hand.filter((card) => order.groupOf(card) === 'trump').length;
  const aces = view.hand.filter((card) => card[1] === 'A' && order.groupOf(card) !== 'trump').length;
  return [answer === 'take' ? fact('widow.take', { trumps, aces }) : fact('widow.leave', { trumps, aces })];
}

/** The card points of what is laid away are safe, or a suit is gone with it. */
function factsOfDiscard(view: SeatView, { cards }: Discard): readonly Fact[] {
  const order = orderAt(view);
  const points = sumPoints(cards);
  const left = view.hand.filter((card) => !cards.includes(card));
  const plain = cards.filter((card) => order.groupOf(card) !== 'trump');
  const suits = [...new Set(plain.map(suitOf))].filter((suit) => !left.some((card) => order.groupOf(card) === suit));
  return [
    ...suits.map((suit) => fact('widow.void', { suit })),
    points > 0 ? fact('widow.points', { cards, points }) : fact('widow.nothing', { cards }),
  ];
}
