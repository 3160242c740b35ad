// Questions for the best decision in a position: the tutor's advice judges them, with its thresholds and its doubts.
import type { Card } from '../../base/cards.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf } from '../../table/readers.ts';
import { orderOf } from '../../play/order.ts';
import type { Random } from '../../base/random.ts';
import type { Advice, Loss } from '../../tutor/advice/advice.ts';
import { adviseAt } from '../../tutor/advice/advise.ts';
import { decisionOf, gradeOf, lossOf } from '../../tutor/advice/grade.ts';
import { contractIn } from '../../tutor/reading.ts';
import type { SeatView } from '../../round/view.ts';
import { sceneOf } from './legal-cards.ts';
import { type Ask, trainerRemark } from './trainer-remarks.ts';
import {
  type Answer,
  type AnswerForm,
  cardsKey,
  decisionKey,
  type Item,
  tell,
  tellFact,
  type Told,
  type WrongPart,
} from './trainer.ts';

/** Facts that are named for the solution. */
const MOST_FACTS = 2;

/**
 * The question what to do for the seat whose turn it is; the random stream draws the deals that are thought through.
 * Undefined if no allowed decision is surely worse than the others: then there is nothing to learn.
 */
export function weighedItem(view: SeatView, ask: Ask, random: Random): Item | undefined {
  const advice = adviseAt(view, { random, effort: 'quick' });
  const decisions = advice.ranked.flatMap(({ decision }) => decisionOf(decision) ?? []);
  const isGood = (decision: Decision): boolean => ['best', 'unsure'].includes(gradeOf(advice, decision));
  const good = decisions.filter(isGood);
  const bad = decisions.filter((decision) => !isGood(decision));
  if (good.length === 0 || bad.length === 0) return undefined;
  const scene = sceneOf(view);
  const tricks = view.tricks.length > 0 ? ({ tricks: view.tricks, shown: 'together' } as const) : {};
  return {
    question: { ask, scene: { ...scene, forehand: view.forehand, ...tricks }, form: formOf(view, decisions) },
    key: {
      right: good.map(answerOf),
      because: becauseOf(view, advice, good),
      wrong: bad.map((decision) => costsOf(decision, lossOf(advice, decision))),
    },
  };
}

/** The cards that a decision chooses; undefined for what is said. */
const chosenIn = (decision: Decision): readonly Card[] | undefined =>
  decision.type === 'play' ? [decision.card] : decision.type === 'discard' ? decision.cards : undefined;

function answerOf(decision: Decision): Answer {
  const cards = chosenIn(decision);
  return cards ? { kind: 'cards', cards } : { kind: 'decision', decision };
}

/** Cards in the order of the hand, bids in the order in which they are offered, so that nothing gives the best away. */
function formOf({ hand, options }: SeatView, decisions: readonly Decision[]): AnswerForm {
  const chosen = decisions.flatMap((each) => chosenIn(each) ?? []);
  const pick = entriesOf(decisions, 'discard').length > 0 ? 'several' : 'one';
  if (chosen.length > 0) return { kind: 'cards', pick, from: hand.filter((card) => chosen.includes(card)) };
  const keys = new Set(decisions.map(decisionKey));
  const from = options.flatMap(({ decision }) => (keys.has(decisionKey(decision)) ? [decision] : []));
  return { kind: 'decision', from };
}

function costsOf(decision: Decision, { cents, chance }: Loss): WrongPart {
  const percent = Math.round(100 * chance);
  switch (decision.type) {
    case 'play':
      return { part: decision.card, told: [tell(trainerRemark('X.COSTS', { card: decision.card, cents, percent }))] };
    case 'discard':
      return { part: cardsKey(decision.cards), told: [tell(trainerRemark('X.PAIR_COSTS', { cents, percent }))] };
    case 'widow':
      return { part: decisionKey(decision), told: [tell(trainerRemark('X.ANSWER_COSTS', { cents }))] };
    default:
      return { part: decisionKey(decision), told: [tell(trainerRemark('X.BID_COSTS', { cents }))] };
  }
}

function becauseOf(view: SeatView, { facts, worlds }: Advice, good: readonly Decision[]): readonly Told[] {
  const contract = contractIn(view);
  const cards = entriesOf(good, 'play').map(({ card }) => card);
  const sorted = contract ? orderOf(contract, view.rules.pack).sort(cards) : cards;
  return [
    ...(sorted.length > 1 ? [tell(trainerRemark('X.AS_GOOD', { cards: sorted }))] : []),
    ...facts.slice(0, MOST_FACTS).map(tellFact),
    ...(contract ? [tell(trainerRemark('X.WORLDS', worlds))] : []),
  ];
}
