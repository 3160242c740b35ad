// Which cards stand beside a sentence as its proof.
import { expect, test } from 'vitest';
import { reason } from '../../../src/engine/base/reasons.ts';
import { note } from '../../../src/engine/tutor/notes.ts';
import { evidenceBeside, evidenceOf, evidenceOfAll } from '../../../src/renderer/tutor/evidence.ts';

const FOLLOW = reason('R.FOLLOW_SUIT', { led: 'GA', suit: 'G', have: ['GK', 'G9'] });

test('takes cards out of the parameters, in a fixed order', () => {
  expect(evidenceOf(FOLLOW)).toEqual([
    { role: 'led', cards: ['GA'] },
    { role: 'have', cards: ['GK', 'G9'] },
  ]);
  expect(evidenceOf(note('D.LEAD_ANY', { seat: 0 }))).toEqual([]);
});

test('does not repeat what stands there anyway', () => {
  expect(evidenceBeside(FOLLOW, [['G9', 'GK']])).toEqual([{ role: 'led', cards: ['GA'] }]);
});

test('shows a card of several notes once', () => {
  const notes = [
    note('D.FOLLOW_TRUMP', { seat: 0, led: 'SO', have: ['EU', 'H8'] }),
    note('N.LORD_IS_TRUMP', { cards: ['SO'], suit: 'S' }),
  ];
  expect(evidenceOfAll(notes)).toEqual([
    { role: 'led', cards: ['SO'] },
    { role: 'have', cards: ['EU', 'H8'] },
  ]);
});

test('shows the other copy of the card that was led, where the hand holds it', () => {
  const notes = [
    note('D.FOLLOW_TRUMP', { seat: 0, led: 'SO', have: ['SK', 'SO', 'S9'] }),
    note('N.LORD_IS_TRUMP', { cards: ['SO'], suit: 'S' }),
  ];
  expect(evidenceOfAll(notes)).toEqual([
    { role: 'led', cards: ['SO'] },
    { role: 'have', cards: ['SK', 'SO', 'S9'] },
  ]);
});
