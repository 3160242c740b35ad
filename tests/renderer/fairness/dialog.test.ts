// The fairness slip: what it says before, in and after a round, of a deal that does not match, and of the player's luck.
import { screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import FairnessDialog from '../../../src/renderer/fairness/FairnessDialog.svelte';
import { commandFor, type Fairness, placeOf, shortOf } from '../../../src/renderer/fairness/fairness.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

const HASH = '0123456789abcdef'.repeat(4);

async function opened(view: Fairness | undefined, language: 'de' | 'en' = 'de') {
  const app = fakeApp(view ? { 'fairness.view': () => view } : {}, { language });
  app.router.fairnessOpen = true;
  renderIn(app, FairnessDialog, {});
  return screen.findByRole('dialog');
}

describe('the slip', () => {
  test('shows the fingerprint of the running round, short and in full', async () => {
    const dialog = await opened({ running: { number: 3, commitment: HASH }, finished: [], rounds: 0, hands: [] });
    await screen.findByRole('heading', { name: 'Fingerabdruck von Runde 3' });
    for (const part of ['0123 4567 …', HASH, 'Noch keine.', 'Sobald Runden'])
      expect(dialog.textContent).toContain(part);
  });

  test('says so where there is no round, no fingerprint or no answer', async () => {
    const first = await opened({ finished: [], rounds: 0, hands: [] }, 'en');
    await screen.findByText(/No round is going on/);
    first.remove();
    await opened({ running: { number: 1 }, finished: [], rounds: 0, hands: [] }, 'en');
    await screen.findByText(/dealt without a fingerprint/);
  });

  test('reports that it could not ask', async () => {
    await opened(undefined);
    expect((await screen.findByRole('alert')).textContent).toContain('nicht abfragen');
  });

  test('does not gloss over a deal that does not match', async () => {
    const deal = { number: 1, commitment: HASH, text: 'EO GO 00ff', verdict: 'differs' } as const;
    await opened({ finished: [deal], rounds: 0, hands: [] });
    await screen.findByText('stimmt nicht');
    await screen.findByText(commandFor('EO GO 00ff'));
  });

  test('tells average, expectation and chance in the numbers of the language', async () => {
    const line = { kind: 'trumps', average: 3.25, expected: 3.5, error: 0.125 } as const;
    await opened({ finished: [], rounds: 1234, hands: [line] });
    const row = await screen.findByRole('row', { name: /Trümpfe \(Rufspiel\) 3,25 3,50 ± 0,13/ });
    expect(row).toBeTruthy();
    expect(screen.getByText(/in 1\.234 Runden/)).toBeTruthy();
  });
});

test('small reckonings', () => {
  expect(shortOf(HASH)).toBe('0123 4567 …');
  const at = (average: number): number => placeOf({ kind: 'aces', average, expected: 1, error: 0.1 });
  expect([at(1), at(1.2), at(0.6), at(9)].map(Math.round)).toEqual([50, 75, 0, 100]);
  expect(placeOf({ kind: 'aces', average: 1, expected: 1, error: 0 })).toBe(50);
});
