// Own mistakes at the widow come back as questions: taking it, and what is laid away, in the unit of the game.
import { expect, test } from 'vitest';
import { judgeAnswer } from '../../../src/engine/teaching/trainers/judge.ts';
import { mistakeItem } from '../../../src/engine/teaching/trainers/mistakes.ts';
import type { Answer, Item } from '../../../src/engine/teaching/trainers/trainer.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import { QuestionSchema } from '../../../src/shared/teaching/training.ts';
import { LANGUAGES } from '../../../src/shared/border/language.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellAsk, tellTold } from '../../../src/words/speak/training-words.ts';
import { answer, denexaDealt, denexaTaken, discard } from '../../../lab/support/rounds/denexa.ts';
import { after, cards } from '../../../lab/support/rounds/rounds.ts';

/** The strong hand of the fixture leaves the widow, and lays Obers away. */
const PASSED = mistakeItem({
  record: recordOf(after(denexaDealt(), answer(0, 'pass'), answer(1, 'pass'))),
  entry: recordOf(denexaDealt()).entries.length + 1,
  seat: 1,
});
const LAID = mistakeItem({
  record: recordOf(after(denexaTaken(), discard(1, 'EO GO'))),
  entry: recordOf(denexaTaken()).entries.length,
  seat: 1,
});

const found = (item: Item | undefined): Item => {
  if (!item) throw new Error('there is nothing to ask');
  return item;
};

const widow = (said: 'take' | 'pass'): Answer => ({ kind: 'decision', decision: answer(0, said) });
const pair = (text: string): Answer => ({ kind: 'cards', cards: cards(text) });
const ids = (item: Item, given: Answer): readonly string[] =>
  judgeAnswer(item, given).told.flatMap((told) => (told.of === 'remark' ? [told.remark.id] : []));

test('the widow that was left is offered again', () => {
  const item = found(PASSED);
  expect(QuestionSchema.parse(item.question)).toEqual(item.question);
  expect(item.question.ask.id).toBe('Q.WIDOW');
  expect(item.question.form).toEqual({ kind: 'decision', from: [answer(0, 'take'), answer(0, 'pass')] });
  expect(judgeAnswer(item, widow('take')).verdict).toBe('right');
  expect(judgeAnswer(item, widow('pass')).verdict).toBe('wrong');
  expect(ids(item, widow('pass'))).toContain('X.ANSWER_COSTS');
});

test('two cards are laid away again, from the whole hand', () => {
  const item = found(LAID);
  expect(QuestionSchema.parse(item.question)).toEqual(item.question);
  expect(item.question.ask.id).toBe('Q.DISCARD');
  expect(item.question.form).toMatchObject({ kind: 'cards', pick: 'several' });
  expect(item.question.scene.hand).toHaveLength(12);
  const [right] = item.key.right;
  if (right?.kind !== 'cards') throw new Error('cards are laid away');
  expect(judgeAnswer(item, { kind: 'cards', cards: [...right.cards].reverse() }).verdict).toBe('right');
  expect(judgeAnswer(item, pair('EO GO')).verdict).toBe('wrong');
  expect(ids(item, pair('EO GO'))).toContain('X.PAIR_COSTS');
  expect(judgeAnswer(item, pair('EO')).verdict).toBe('wrong');
});

test.each(LANGUAGES)('what they cost is told in points of the lead in %s', (language) => {
  for (const item of [found(PASSED), found(LAID)]) {
    const name = namingOf(language, 'bavarian', ['', 'Vroni', 'Sepp', 'Resi'], 0, item.question.scene.unit);
    const told = item.key.wrong.flatMap((part) => part.told.flatMap((each) => tellTold(each, name)));
    expect(tellAsk(item.question.ask, name)).toMatch(/\?$/);
    expect(told.length).toBeGreaterThan(0);
    for (const sentence of told) expect(sentence).toMatch(language === 'de' ? /Punkt|etwas/ : /point|slightly|little/);
  }
});
