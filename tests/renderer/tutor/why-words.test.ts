// The order of what is said of a decision: reasons from the cards, what everybody can see, and figures last, but first for a card.
import { expect, test } from 'vitest';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';
import { fact } from '../../../src/engine/inference/facts.ts';
import { whyTexts } from '../../../src/renderer/tutor/why-words.ts';

const { speech } = fakeApp({}, { language: 'en' });
const name = speech.nameAt(viewWith().board);
const MEANING = 'A player who says “Healthy” wants the normal game. On which side only shows in the play.';

test('what was said is explained before its figure, and after what the cards say', () => {
  const glimpses = [{ id: 'said.reserve', params: { says: 'gesund' } }] as const;
  const figure = fact('dok.expects', { tenths: 2, deals: 12 });
  const cards = fact('ansage.trumps', { trumps: ['HT'] });
  expect(whyTexts({ seat: 1, glimpses }, speech, name)).toEqual([MEANING]);
  expect(whyTexts({ seat: 1, glimpses, because: [figure] }, speech, name)[0]).toBe(MEANING);
  expect(whyTexts({ seat: 1, glimpses, because: [figure, cards] }, speech, name)[1]).toBe(MEANING);
});

test('a card on the table needs no words of its own before the reason', () => {
  const glimpses = [{ id: 'lead.trumpForAll', params: {} }] as const;
  const because = [fact('table.chance', { percent: 60, deals: 80 })];
  const [first, second] = whyTexts({ seat: 1, glimpses, because, card: 'HT' }, speech, name);
  expect(first).toMatch(/60/);
  expect(second).toMatch(/^A trump is led/);
});
