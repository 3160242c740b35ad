// Questions for the best decision in a position: asked of the choices that the tutor is sure of, and scored as it judges them.
import type { Card } from '../../base/cards.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf, playedCard } from '../../table/readers.ts';
import { orderOf } from '../../play/order.ts';
import type { Fact } from '../../inference/facts.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import type { Loss } from '../../tutor/advice/advice.ts';
import { adviseCard } from '../../tutor/advice/card-advice.ts';
import { cardAdviser } from '../../tutor/advice/advise.ts';
import { factsFor } from '../../tutor/advice/agreed-facts.ts';
import { lossOf, valueIn } from '../../tutor/advice/grade.ts';
import { isIdea, reasonsOf, tellsFrom } from '../../tutor/ideas/ideas.ts';
import { contractIn } from '../../tutor/reading.ts';
import type { SeatView } from '../../round/view.ts';
import { judgedChoices, type JudgedChoices, type Looking } from './judged-choices.ts';
import { sceneWithTricks } from './legal-cards.ts';
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

/** Wrong cards from which the best one is told until something can be said. */
const MOST_COMPARED = 2;
/** Facts that are named for the solution. */
const MOST_FACTS = 2;

/** The question what to do for the seat whose turn it is; undefined if too little is sure of what may be done. */
export function weighedItem(view: SeatView, ask: Ask, looking: Looking): Item | undefined {
  const judged = judgedChoices(view, looking);
  if (!judged) return undefined;
  const { advice, right, wrong } = judged;
  return {
    question: {
      ask,
      scene: sceneWithTricks(view),
      form: formOf(view, [...right, ...wrong]),
    },
    key: {
      right: right.map(answerOf),
      because: becauseOf(view, judged),
      wrong: wrong.map((decision) => costsOf(decision, lossOf(advice, decision))),
    },
    ...(right.some(playedCard) && { view }),
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

function becauseOf(view: SeatView, judged: JudgedChoices): readonly Told[] {
  const contract = contractIn(view);
  const cards = entriesOf(judged.right, 'play').map(({ card }) => card);
  const sorted = contract ? orderOf(contract, view.rules.pack).sort(cards) : cards;
  return [
    ...(sorted.length > 1 ? [tell(trainerRemark('X.AS_GOOD', { cards: sorted }))] : []),
    ...reasonsIn(view, judged).slice(0, MOST_FACTS).map(tellFact),
    ...(contract ? [tell(trainerRemark('X.WORLDS', judged.advice.worlds))] : []),
  ];
}

/** Why the best is good, told from what people would rather play of all that is wrong: only what is true of nothing that is wrong, and against nothing that is right. */
function reasonsIn(view: SeatView, { advice, wrong }: JudgedChoices): readonly Fact[] {
  const best = playedCard(advice.ranked[0]?.decision);
  if (best === undefined || cardAdviser(view) !== adviseCard) return advice.facts;
  const know = knowledgeOf(view);
  const usual = (decision: Decision): number => valueIn(advice, decision)?.usual ?? 0;
  const bad = entriesOf(
    wrong.toSorted((a, b) => usual(b) - usual(a)),
    'play',
  ).map(({ card }) => card);
  const theirs = bad.map((card) => ({ card, reasons: reasonsOf(know, card) }));
  const isApart = (fact: Fact): boolean =>
    !isIdea(fact) || theirs.every(({ card, reasons }) => tellsFrom(know, fact, card, reasons));
  for (const card of bad.slice(0, MOST_COMPARED)) {
    const facts = factsFor(know, advice, best, card).filter(isApart);
    if (facts.length > 0) return facts;
  }
  return [];
}
