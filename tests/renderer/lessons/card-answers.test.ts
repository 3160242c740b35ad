// Answers that are cards: where they lie, and how many of them side by side.
import { expect, test } from 'vitest';
import { areOnTable, columnsOf } from '../../../src/renderer/lessons/card-answers.ts';
import type { LessonOption, LessonTask } from '../../../src/shared/teaching/lesson-views.ts';

const text: LessonOption = { id: 'gleich', shows: { kind: 'text', text: { path: '4/steps/4.2/ask', cast: {} } } };
const card: LessonOption = { id: 'SU', shows: { kind: 'card', card: 'SU' } };
const hand: LessonOption = { id: 'EO GO', shows: { kind: 'cards', cards: ['EO', 'GO'] } };
const choice = (...options: LessonOption[]): LessonTask => ({ kind: 'choice', options });

test('answers lie on the table as soon as one of them is a card', () => {
  expect(areOnTable(choice(text, card))).toBe(true);
  expect(areOnTable(choice(hand, hand))).toBe(true);
  expect(areOnTable(choice(text, text))).toBe(false);
  expect(areOnTable({ kind: 'number', unit: 'count' })).toBe(false);
});

test('many cards lie in two lines, and on a high table a few do as well', () => {
  expect([2, 3, 4, 5, 6, 8].map((count) => columnsOf(count).wide)).toEqual([2, 3, 4, 5, 3, 4]);
  expect([2, 3, 4, 5, 8].map((count) => columnsOf(count).narrow)).toEqual([2, 3, 2, 3, 4]);
});
