// The pace of the explained table: thirty words get their time, "at once" waits for nobody, and who reads on is waited for.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ReaderPace from '../../../src/renderer/table/help/ReaderPace.svelte';
import { readingTime } from '../../../src/renderer/table/help/help-reading.ts';
import { fakeApp, type FakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { viewWith } from '../../../lab/support/page/table/boards.ts';

const THIRTY = Array.from({ length: 30 }, () => 'Wort').join(' ');

test('thirty words stand for more than ten seconds at the usual tempo, and longer at the slow one', () => {
  expect(readingTime([THIRTY], 'normal')).toBeGreaterThan(10_000);
  expect(readingTime([THIRTY], 'slow')).toBeGreaterThan(readingTime([THIRTY], 'normal'));
  expect(readingTime([THIRTY], 'instant')).toBe(0);
});

describe('while the others wait', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  function waiting(): FakeApp {
    const app = fakeApp({ 'table.skip': () => ({}) });
    const view = viewWith({ pausing: true, waitsFor: 'reader' });
    app.table.take(view);
    renderIn(app, ReaderPace, { view });
    return app;
  }

  const skips = ({ calls }: FakeApp): number => calls.filter((name) => name === 'table.skip').length;

  test('the table goes on by itself after the time of the words, not before', async () => {
    const app = waiting();
    await vi.advanceTimersByTimeAsync(1000);
    expect(skips(app)).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(skips(app)).toBe(1);
  });

  test('who reads further reasons is waited for until the button is pressed', async () => {
    const app = waiting();
    app.coach.readOn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(skips(app)).toBe(0);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Weiter' }));
    expect(skips(app)).toBe(1);
  });
});
