// Judges an answer with the key of its item: right or wrong, the solution, and what there is to say about it.
import type { Card } from '../../base/cards.ts';
import {
  type Answer,
  cardsKey,
  decisionKey,
  type Item,
  type Judgement,
  type Key,
  tell,
  type Told,
  type WrongPart,
} from './trainer.ts';
import { trainerRemark } from './trainer-remarks.ts';

/** The verdict on an answer. An answer of another kind than the question asks for is wrong. */
export function judgeAnswer({ key }: Pick<Item, 'key'>, answer: Answer): Judgement {
  const right = key.right.some((each) => sameAnswer(each, answer));
  const solution = key.right[0];
  if (!solution) throw new Error('an item has at least one right answer');
  if (right) return { verdict: 'right', solution, told: key.because };
  const first = answer.kind === 'late' ? [tell(trainerRemark('X.LATE', {}))] : aboutParts(key, answer, solution);
  return { verdict: answer.kind === 'late' ? 'late' : 'wrong', solution, told: [...first, ...key.because] };
}

/** Whether two answers say the same, in whatever order. */
function sameAnswer(a: Answer, b: Answer): boolean {
  if (a.kind === 'cards' && b.kind === 'cards') return sameSet(a.cards, b.cards);
  if (a.kind === 'seats' && b.kind === 'seats') return sameSet(a.seats, b.seats);
  if (a.kind === 'number' && b.kind === 'number') return a.value === b.value;
  if (a.kind === 'decision' && b.kind === 'decision') return decisionKey(a.decision) === decisionKey(b.decision);
  return a.kind === 'choice' && b.kind === 'choice' && a.choice === b.choice;
}

function sameSet<T>(a: readonly T[], b: readonly T[]): boolean {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && [...left].every((each) => right.has(each));
}

/** The single things that an answer names. */
function partsOf(answer: Answer): readonly WrongPart['part'][] {
  switch (answer.kind) {
    case 'cards':
      return answer.cards.length > 1 ? [...answer.cards, cardsKey(answer.cards)] : answer.cards;
    case 'seats':
      return answer.seats;
    case 'choice':
      return [answer.choice];
    case 'decision':
      return [decisionKey(answer.decision)];
    default:
      return [];
  }
}

/** What is to be said of the parts chosen wrongly, then of allowed cards left out. */
function aboutParts({ wrong }: Key, answer: Answer, solution: Answer): readonly Told[] {
  const chosen = partsOf(answer);
  const told = wrong.filter(({ part }) => chosen.includes(part)).flatMap((each) => each.told);
  return [...told, ...leftOut(answer, solution)];
}

function leftOut(answer: Answer, solution: Answer): readonly Told[] {
  if (answer.kind !== 'cards' || solution.kind !== 'cards' || solution.cards.length < 2) return [];
  const cards: readonly Card[] = solution.cards.filter((card) => !answer.cards.includes(card));
  return cards.length > 0 && cards.length < solution.cards.length ? [tell(trainerRemark('X.LEFT_OUT', { cards }))] : [];
}
