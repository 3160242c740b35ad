// What becomes of each thing that could be chosen once an item is answered: rightly chosen, wrongly, or left out.
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Answer, AnsweredItem } from '../../shared/teaching/training.ts';

export type Mark = 'right' | 'wrong' | 'missed';

/** Cards or seats that an answer names. */
const named = (answer: Answer): readonly (Card | Seat)[] =>
  answer.kind === 'cards' ? answer.cards : answer.kind === 'seats' ? answer.seats : [];

/** The mark of a card or seat; none while the item is open, or for what was rightly left alone. */
export function markOf(answered: AnsweredItem | undefined, thing: Card | Seat): Mark | undefined {
  if (!answered) return undefined;
  const { given, judgement } = answered;
  const chosen = named(given).includes(thing);
  if (judgement.verdict === 'right') return chosen ? 'right' : undefined;
  const belongs = named(judgement.solution).includes(thing);
  if (belongs) return chosen ? 'right' : 'missed';
  return chosen ? 'wrong' : undefined;
}
