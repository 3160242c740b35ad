// Where lessons, the trainer of leads and the tutor would say different things of the same position.
import { type Card, isCard } from '../../../src/engine/base/cards.ts';
import { calledSuitOf } from '../../../src/engine/base/contract.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { finalPoints } from '../../../src/engine/teaching/lessons/best-play.ts';
import { startDeal } from '../../../src/engine/teaching/lessons/deal.ts';
import { LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import { gameOf, viewOf } from '../../../src/engine/teaching/lessons/position.ts';
import type { ChoiceStep, DealStep, PlayStep, Step } from '../../../src/engine/teaching/lessons/steps.ts';
import { itemOf } from '../../../src/engine/teaching/trainers/items.ts';
import { itemsVersion, LEARNER, type Scene, STAGES } from '../../../src/engine/teaching/trainers/trainer.ts';
import type { Advice } from '../../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { equallyGood, gradeOf } from '../../../src/engine/tutor/advice/grade.ts';

/** Exercises that say themselves that this deal is not the usual one. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '9.6': 'running away, where usually the partner leads trumps: the text says so',
};

export interface Asked {
  readonly step: string;
  /** What is wrong between the two, empty if nothing. */
  readonly contradictions: readonly string[];
}

const advised = (view: SeatView, seed: string): Advice =>
  adviseAt(view, { random: randomOf('agreement', seed), effort: 'quick' });

const cardsOf = (advice: Advice): readonly Card[] =>
  equallyGood(advice).flatMap((each) => (each.type === 'play' ? [each.card] : []));

/** The best card is one of those that the lesson wants, and none of these is called a mistake. */
function against(view: SeatView, right: readonly Card[], step: string): Asked {
  const advice = advised(view, step);
  const [best] = cardsOf(advice);
  const bad = right.filter((card) => {
    const grade = gradeOf(advice, { type: 'play', seat: view.seat, card });
    return grade === 'mistake' || grade === 'blunder';
  });
  return {
    step,
    contradictions: [
      ...(best !== undefined && right.includes(best)
        ? []
        : [`${step}: the tutor plays ${best ?? '-'}, the lesson ${right.join(' ')}`]),
      // Some card that is right may be poor; that all of them are is a contradiction.
      ...(bad.length === right.length ? [`${step}: a mistake for the tutor: ${bad.join(' ')}`] : []),
    ],
  };
}

function ofPlay({ id, round, you, right, outcomeOf }: PlayStep): Asked {
  const before = round();
  const view = viewFor(before, you);
  const allowed = view.options.flatMap(({ decision, verdict }) =>
    decision.type === 'play' && verdict.legal ? [decision.card] : [],
  );
  return against(
    view,
    allowed.filter((card) => right.includes(outcomeOf(before, card))),
    id,
  );
}

/** A choice of a card to be played from the table that is shown. */
function ofChoice({ id, options, right, show }: ChoiceStep): Asked | undefined {
  const card = right();
  if (show.kind !== 'table' || !isCard(card) || !options.every((each) => isCard(each))) return undefined;
  const table = show.table();
  const view = table.kind === 'moment' ? viewOf(table.moment) : viewFor(table.round, table.you);
  const mayPlay = view.options.some(({ decision }) => decision.type === 'play');
  if (!mayPlay || !options.every((each) => view.hand.includes(each))) return undefined;
  return against(view, [card], id);
}

function ofDeal({ id, setup }: DealStep): Asked {
  const { round } = startDeal(setup).state;
  if (!isPlaying(round) || turnIn(round) !== setup.you) throw new Error(`${id}: nothing is to be played`);
  const right = [...finalPoints(round)].flatMap(([card, points]) => (points >= setup.goal ? [card] : []));
  return against(viewFor(round, setup.you), right, id);
}

function ofStep(step: Step): Asked | undefined {
  switch (step.kind) {
    case 'play':
      return ofPlay(step);
    case 'choice':
      return ofChoice(step);
    case 'deal':
      return ofDeal(step);
    default:
      return undefined;
  }
}

const asksForCard = ({ kind }: Step): boolean => ['play', 'choice', 'deal'].includes(kind);

const isMeasured = (step: Step): boolean => 'problem' in step && step.problem !== undefined;

/** Exercises of the lessons in which a card has to be chosen: one in so many of those that are made for them, and of those whose position was mined. */
export function askedInLessons(oneIn: { readonly made: number; readonly mined: number }): readonly Asked[] {
  const steps = LESSONS.flatMap((lesson): readonly Step[] => lesson.steps).filter(asksForCard);
  const some = (from: readonly Step[], one: number): readonly Step[] => from.filter((_, index) => index % one === 0);
  const made = steps.filter((step) => !isMeasured(step));
  return [...some(made, oneIn.made), ...some(steps.filter(isMeasured), oneIn.mined)].flatMap(
    (step) => ofStep(step) ?? [],
  );
}

/** What lesson 18 says of a lead in a Rufspiel of the pure game: the cards that its rules want, if one of them applies. */
function wantedByRule({ contract: announced, hand = [], tricks = [], pack }: Scene): Wanted | undefined {
  if (announced?.announcement.contract !== 'rufer') return undefined;
  const contract = gameOf(announced.announcement);
  const order = orderOf(contract, pack);
  const suit = calledSuitOf(contract);
  const { called } = contract;
  if (called === undefined || suit === undefined) return undefined;
  const searched = tricks.some(({ cards: [led] }) => led !== undefined && order.groupOf(led) === suit);
  const inSuit = hand.filter((card) => order.groupOf(card) === suit);
  const wanted = (rule: string, cards: readonly Card[]): Wanted | undefined =>
    cards.length > 0 ? { rule, cards } : undefined;
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump');
  if (hand.includes(called)) return wanted('the partner leads trumps', trumps);
  if (searched) return undefined;
  return announced.declarer === LEARNER
    ? wanted(
        'the declarer leads anything but the called suit',
        hand.filter((card) => !inSuit.includes(card)),
      )
    : wanted('a defender searches', inSuit);
}

interface Wanted {
  readonly rule: string;
  readonly cards: readonly Card[];
}

/** So many items of the trainer of leads, pure game with 32 cards, against the rules of lesson 18. */
export const askedByTrainer = (items: number): readonly Asked[] =>
  Array.from({ length: items }, (_, n): Asked => {
    const stage = STAGES[n % STAGES.length] ?? 1;
    const rules = { pack: 32, tariff: { type: 'pair', values: [10, 50] } } as const;
    const { question, key } = itemOf({
      trainer: 'bestLead',
      seed: `agreement ${n}`,
      stage,
      rules,
      version: itemsVersion('bestLead'),
    });
    const wanted = wantedByRule(question.scene);
    const right = key.right.flatMap((each) => (each.kind === 'cards' ? each.cards : []));
    const step = `bestLead ${n}`;
    if (!wanted || right.some((card) => wanted.cards.includes(card))) return { step, contradictions: [] };
    return {
      step,
      contradictions: [`${step}: ${wanted.rule} (${wanted.cards.join(' ')}), right is ${right.join(' ')}`],
    };
  });
