// The marks that a hint puts on cards of the hand and on choices: candidates first, then the decision itself.
import type { Card } from '../../../engine/base/cards.ts';
import type { Considered, Hint } from '../../../shared/teaching/advice-answers.ts';
import { isByCard } from '../../../shared/table/questions.ts';
import type { CardMark, CardMarks } from '../scene/marks.ts';

/** The words on the marks. */
export interface MarkWords {
  readonly candidate: string;
  readonly best: string;
}

const same = (a: Considered, b: Considered): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a hint points at, with the word for it. */
function marked(
  hint: Hint | null,
  words: MarkWords,
): readonly { readonly decision: Considered; readonly word: string }[] {
  if (hint?.step === 2) return hint.candidates.map((decision) => ({ decision, word: words.candidate }));
  return hint?.step === 3 ? [{ decision: hint.best, word: words.best }] : [];
}

/** The word on a choice; undefined if the hint does not point at it. */
export const markOn = (hint: Hint | null, decision: Considered, words: MarkWords): string | undefined =>
  marked(hint, words).find((each) => same(each.decision, decision))?.word;

function cardsIn(decision: Considered): readonly Card[] {
  if (decision.type === 'passOn' || decision.type === 'discard') return decision.cards;
  return isByCard(decision) ? [decision.card] : [];
}

/** The marks on cards of the hand. */
export function cardMarks(hint: Hint | null, words: MarkWords): CardMarks {
  const marks = marked(hint, words).flatMap(({ decision, word }) =>
    cardsIn(decision).map((card) => [card, { label: word, look: 'praised' } satisfies CardMark] as const),
  );
  return Object.fromEntries(marks);
}
