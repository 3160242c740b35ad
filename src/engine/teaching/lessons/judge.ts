// Judges answers to exercises: the engine finds what is right, and says what it knows about what is wrong.
import { sumPoints } from '../../base/cards.ts';
import type { LessonAnswer } from './exercise-answers.ts';
import { foundAll, judgeFind } from './judge-find.ts';
import { callableIn, judgeCallable, judgeLegal, judgeMatch, judgeOrder, judgePick, legalAt } from './judge-cards.ts';
import { bestToSay, judgeSay } from './judge-say.ts';
import { judgePlay, judgeWinner, rightCardOf } from './judge-table.ts';
import { type AnswerOf, type Judgement, NO_ANSWER, result, text, told } from './judgement.ts';
import { saying } from './lesson-sayings.ts';
import type { BidStep, ChoiceStep, ExerciseStep, NumberStep } from './steps.ts';
import { sortedDown, winnerOf } from './truths.ts';

/** Exercises that are answered at once; a prepared deal goes on card by card (deal.ts). */
export type QuickStep = Exclude<ExerciseStep, { kind: 'deal' }>;

/** Whether an answer is right, and what is to be said to it. */
export function judgeAnswer(step: QuickStep, answer: LessonAnswer): Judgement {
  switch (step.kind) {
    case 'choice':
    case 'bid':
      return answer.kind === 'option' ? judgeOption(step, answer) : NO_ANSWER;
    case 'say':
      return answer.kind === 'option' ? judgeSay(step, answer) : NO_ANSWER;
    case 'number':
      return answer.kind === 'number' ? judgeNumber(step, answer) : NO_ANSWER;
    case 'legal':
      return answer.kind === 'cards' ? judgeLegal(step, answer) : NO_ANSWER;
    case 'callable':
      return answer.kind === 'cards' ? judgeCallable(step, answer) : NO_ANSWER;
    case 'pick':
      return answer.kind === 'cards' ? judgePick(step, answer) : NO_ANSWER;
    case 'order':
      return answer.kind === 'order' ? judgeOrder(step, answer) : NO_ANSWER;
    case 'match':
      return answer.kind === 'match' ? judgeMatch(step, answer) : NO_ANSWER;
    case 'find':
      return answer.kind === 'cards' ? judgeFind(step, answer) : NO_ANSWER;
    case 'winner':
      return answer.kind === 'seat' ? judgeWinner(step, answer) : NO_ANSWER;
    case 'play':
      return answer.kind === 'card' ? judgePlay(step, answer) : NO_ANSWER;
  }
}

function judgeOption(step: ChoiceStep | BidStep, { option }: AnswerOf<'option'>): Judgement {
  if (!(step.options as readonly string[]).includes(option)) return NO_ANSWER;
  const right = step.kind === 'bid' ? (step.right() as readonly string[]) : [step.right()];
  const chance = step.kind === 'bid' ? [told(saying('bid.chance', { percent: Math.round(step.chance() * 100) }))] : [];
  return result(right.includes(option) ? 'right' : 'wrong', [text(`feedback/${option}`), ...chance]);
}

function judgeNumber(step: NumberStep, { value }: AnswerOf<'number'>): Judgement {
  if (value === step.right()) return result('right', [text('right')]);
  const sum = step.adds ? [told(saying('sum.cards', { cards: step.adds, points: sumPoints(step.adds) }))] : [];
  return result('wrong', [text(step.wrong.includes(value) ? `wrong/${value}` : 'other'), ...sum]);
}

/** An answer that is right, found by the engine; for "show me". */
export function solutionOf(step: QuickStep): LessonAnswer {
  switch (step.kind) {
    case 'choice':
      return { kind: 'option', option: step.right() };
    case 'bid':
      return { kind: 'option', option: step.right()[0] ?? '' };
    case 'say':
      return { kind: 'option', option: bestToSay(step) };
    case 'number':
      return { kind: 'number', value: step.right() };
    case 'legal':
      return { kind: 'cards', cards: legalAt(step.moment()) };
    case 'callable':
      return { kind: 'cards', cards: callableIn(step) };
    case 'pick':
      return { kind: 'cards', cards: step.right() };
    case 'order':
      return { kind: 'order', cards: sortedDown(step.announcement, step.cards) };
    case 'match':
      return { kind: 'match', pairs: step.cards.map((card) => [card, card]) };
    case 'find':
      return { kind: 'cards', cards: foundAll(step) };
    case 'winner':
      return { kind: 'seat', seat: winnerOf(step.moment()) };
    case 'play':
      return { kind: 'card', card: rightCardOf(step) };
  }
}
