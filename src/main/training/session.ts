// One session of practising: ten items of a trainer, or what the deck has due; answers are judged here, never on the page.
import type { Card } from '../../engine/base/cards.ts';
import { judgeAnswer } from '../../engine/teaching/trainers/judge.ts';
import { lessonOfIdea } from '../../engine/tutor/review/skills.ts';
import {
  type Answer,
  type Item,
  type ItemRef,
  type Judgement,
  type Stage,
  STAGES,
  type TrainerId,
} from '../../engine/teaching/trainers/trainer.ts';
import type { CardsApart } from '../advice/refuting.ts';
import type { AnsweredItem, Outcome, TrainerRecord } from '../../shared/teaching/training.ts';

/** Where an item comes from, and where its answer is to be written down. */
export type Origin =
  | { readonly kind: 'fresh'; readonly ref: ItemRef }
  /** From the deck, under its key there. */
  | { readonly kind: 'deck'; readonly key: string; readonly of: TrainerId | 'mistake'; readonly stage: Stage };

export interface PresentItem {
  readonly origin: Origin;
  readonly item: Item;
  readonly answered?: AnsweredItem;
}

/** A session as data: what has been answered, and what lies there now. */
export interface Session {
  /** Seeds of the items of trainers that it has had. */
  readonly seeds: readonly string[];
  readonly outcomes: readonly Outcome[];
  readonly present: PresentItem;
  readonly answered: readonly AnsweredItem[];
  readonly streak: number;
  readonly longest: number;
}

export const ofOrigin = (origin: Origin): TrainerId | 'mistake' =>
  origin.kind === 'fresh' ? origin.ref.trainer : origin.of;

/** Number of the present item, from 1. */
export const numberIn = ({ answered, present }: Session): number => answered.length + (present.answered ? 0 : 1);

/** A session of so many items, with the first one on the table. `streak` goes on from the last session of the trainer. */
export const beginSession = (total: number, present: PresentItem, streak: number): Session => ({
  seeds: seedOf(present),
  outcomes: Array.from({ length: total }, (): Outcome => 'open'),
  present,
  answered: [],
  streak,
  longest: 0,
});

/** The session after an answer to the present item. */
export function withAnswer(session: Session, given: Answer): Session {
  const { present } = session;
  if (present.answered) return session;
  const number = numberIn(session);
  const judgement = judgeAnswer(present.item, given);
  const lesson = lessonFor(judgement);
  const apart = cardsApart(present.item, given, judgement);
  const item: AnsweredItem = {
    number,
    of: ofOrigin(present.origin),
    question: present.item.question,
    given,
    judgement,
    ...(lesson !== undefined && { lesson }),
    ...(apart && { apart }),
  };
  const streak = judgement.verdict === 'right' ? session.streak + 1 : 0;
  return {
    seeds: session.seeds,
    outcomes: session.outcomes.map((outcome, index) => (index === number - 1 ? judgement.verdict : outcome)),
    present: { ...present, answered: item },
    answered: [...session.answered, item],
    streak,
    longest: Math.max(session.longest, lengthOfLastRow([...session.answered, item])),
  };
}

/** The lesson that teaches the idea that a wrong answer missed. */
const lessonFor = ({ verdict, told }: Judgement): number | undefined =>
  verdict === 'right'
    ? undefined
    : told.flatMap((each) => (each.of === 'fact' ? (lessonOfIdea(each.fact.id) ?? []) : []))[0];

/** The card that was wrongly chosen, and the one that the solution names; undefined where they cannot be played out. */
function cardsApart({ view }: Item, given: Answer, { verdict, solution }: Judgement): CardsApart | undefined {
  if (!view || verdict !== 'wrong') return undefined;
  const [worse, better] = [onlyCardOf(given), onlyCardOf(solution)];
  return worse && better ? { better, worse } : undefined;
}

const onlyCardOf = (answer: Answer): Card | undefined =>
  answer.kind === 'cards' && answer.cards.length === 1 ? answer.cards[0] : undefined;

/** Right answers in a row at the end. */
function lengthOfLastRow(answered: readonly AnsweredItem[]): number {
  const wrong = answered.findLastIndex(({ judgement }) => judgement.verdict !== 'right');
  return answered.length - 1 - wrong;
}

export const withItem = (session: Session, present: PresentItem): Session => ({
  ...session,
  present,
  seeds: [...session.seeds, ...seedOf(present)],
});

const seedOf = ({ origin }: PresentItem): readonly string[] => (origin.kind === 'fresh' ? [origin.ref.seed] : []);

/** The session with room for one more item. */
export const withRoom = (session: Session): Session => ({ ...session, outcomes: [...session.outcomes, 'open'] });

/** Answers of the session that were right, and those that were not. */
export const rightIn = ({ answered }: Session): number =>
  answered.filter(({ judgement }) => judgement.verdict === 'right').length;
export const wrongIn = (session: Session): number => session.answered.length - rightIn(session);

export const isFinished = ({ outcomes, answered }: Session): boolean => answered.length >= outcomes.length;

/** So many right answers in a row make the next item harder. */
const ROW_FOR_STAGE = 3;

/** Figures of a trainer after an answer: difficulty rises with the row of right answers, and falls with a wrong one. */
export function afterAnswer(record: TrainerRecord, verdict: 'right' | 'wrong' | 'late'): TrainerRecord {
  const right = verdict === 'right';
  const streak = right ? record.streak + 1 : 0;
  const change = right ? (streak % ROW_FOR_STAGE === 0 ? 1 : 0) : -1;
  return {
    ...record,
    answered: record.answered + 1,
    right: record.right + (right ? 1 : 0),
    streak,
    best: Math.max(record.best, streak),
    stage: stageNear(record.stage + change),
  };
}

const stageNear = (wished: number): Stage => {
  const at = Math.max(1, Math.min(STAGES.length, wished)) - 1;
  return STAGES[at] ?? 1;
};
