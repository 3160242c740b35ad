// Judges cards that are looked for on the table, one after the other.
import type { Card } from '../../base/cards.ts';
import { type AnswerOf, type Judgement, NO_ANSWER, result, text, told } from './judgement.ts';
import { saying } from './lesson-sayings.ts';
import { isSought } from './sought.ts';
import type { FindStep } from './steps.ts';

/** A card for each round. Throws if one cannot be found (programming error). */
export const foundAll = ({ from, sought, id }: FindStep): readonly Card[] =>
  sought.map((each) => {
    const card = from.find((one) => isSought(each, one));
    if (!card) throw new Error(`${id} looks for a card that does not lie there`);
    return card;
  });

/** Judges the last of the cards tapped; those before it must have been found, one in each round. */
export function judgeFind(step: FindStep, { cards }: AnswerOf<'cards'>): Judgement {
  const { from, sought } = step;
  const at = cards.length - 1;
  const [card, now] = [cards[at], sought[at]];
  if (!card || !now || !cards.every((each) => from.includes(each))) return NO_ANSWER;
  if (!sought.slice(0, at).every((each, round) => isSought(each, cards[round] ?? card))) return NO_ANSWER;
  if (!isSought(now, card)) return result('wrong', [told(saying('find.other', { card, sought: now }))]);
  return at < sought.length - 1 ? result('going', []) : result('right', [text('right')]);
}
