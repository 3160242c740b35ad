// Taking the widow, and laying two cards away: whatever comes to most in imagined deals.
import { sumPoints, suitOf } from '../../base/cards.ts';
import { WIDOW_GAME } from '../../contracts/widow.ts';
import type { Random } from '../../base/random.ts';
import type { Fact } from '../../inference/facts.ts';
import { fact } from '../../inference/facts.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { orderOf } from '../../play/order.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import type { Decision } from '../../table/log.ts';
import type { SeatView } from '../../round/view.ts';
import { dealsBefore } from '../calling/imagined.ts';
import type { Choice } from '../player.ts';
import { pairsToDiscard } from './hands.ts';
import { dealsForTaking, outcomeOfDiscarding, outcomeOfPassing, outcomeOfTaking } from './imagined.ts';

/** Imagined deals for an answer, and for each pair that is looked at. */
const DEALS = 60;
const DEALS_FOR_PAIRS = 30;
/** Pairs that are tried out: those that rules of thumb would lay away first. */
const PAIRS = 14;

/** What may be decided, and what it comes to: how far ahead of the others, and how often the seat wins. */
export interface ValuedChoice {
  readonly decision: Extract<Decision, { type: 'widow' | 'discard' }>;
  readonly cents: number;
  readonly chance: number;
}

function mean(outcomes: readonly Outcome[]): Pick<ValuedChoice, 'cents' | 'chance'> {
  const of = (value: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / outcomes.length;
  return { cents: of(({ cents }) => cents), chance: of(({ won }) => won) };
}

const best = (choices: readonly ValuedChoice[]): readonly ValuedChoice[] =>
  [...choices].sort((one, other) => other.cents - one.cents);

/** Taking and passing, the better one first. */
export function valuedAnswers(view: SeatView, deals: number, random: Random): readonly ValuedChoice[] {
  const { seat } = view;
  const worlds = dealsForTaking(view, deals, random);
  const answer = (said: 'take' | 'pass', outcomes: readonly Outcome[]): ValuedChoice => ({
    decision: { type: 'widow', seat, answer: said },
    ...mean(outcomes),
  });
  return best([
    answer(
      'take',
      worlds.map((world) => outcomeOfTaking(view, world, seat, seat)),
    ),
    answer(
      'pass',
      worlds.map((world) => outcomeOfPassing(view, world, seat)),
    ),
  ]);
}

/** Pairs that may be laid away, the best first; those that were tried out stand before all others, which are missed more. */
export function valuedPairs(view: SeatView, deals: number, random: Random): readonly ValuedChoice[] {
  const { seat, hand } = view;
  const worlds = dealsBefore(view, deals, random);
  const pairs = pairsToDiscard(orderAt(view), hand);
  const valued = pairs.slice(0, PAIRS).map((cards): ValuedChoice => ({
    decision: { type: 'discard', seat, cards },
    ...mean(worlds.map((world) => outcomeOfDiscarding(view, world, seat, cards))),
  }));
  return best(valued);
}

const orderAt = ({ rules }: SeatView) => orderOf(announcedContract(rules, { contract: WIDOW_GAME.id }), rules.pack);

/** Whether the widow is taken. */
export function answerWidow(view: SeatView, random: Random): Choice {
  const [first] = valuedAnswers(view, DEALS, random);
  if (!first) throw new Error('nothing may be answered');
  return { decision: first.decision, because: factsOfAnswer(view, first) };
}

/** Which two cards go. */
export function discardTwo(view: SeatView, random: Random): Choice {
  const [first] = valuedPairs(view, DEALS_FOR_PAIRS, random);
  if (!first) throw new Error('nothing may be laid away');
  return { decision: first.decision, because: factsOfDiscard(view, first) };
}

/** Why the widow is taken or left: the trumps of the hand, and the Aces besides. */
export function factsOfAnswer(view: SeatView, { decision }: ValuedChoice): readonly Fact[] {
  const order = orderAt(view);
  const trumps = view.hand.filter((card) => order.groupOf(card) === 'trump').length;
  const aces = view.hand.filter((card) => card[1] === 'A' && order.groupOf(card) !== 'trump').length;
  const takes = decision.type === 'widow' && decision.answer === 'take';
  return [takes ? fact('widow.take', { trumps, aces }) : fact('widow.leave', { trumps, aces })];
}

/** Why two cards are laid away: their card points are safe, or a suit is gone with them. */
export function factsOfDiscard(view: SeatView, { decision }: ValuedChoice): readonly Fact[] {
  if (decision.type !== 'discard') return [];
  const { cards } = decision;
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
