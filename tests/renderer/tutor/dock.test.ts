// The tutor's dock at every level: what is told unasked, on demand, and for every kind of refusal.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { note } from '../../../src/engine/tutor/notes.ts';
import TutorDock from '../../../src/renderer/tutor/TutorDock.svelte';
import type { Refused } from '../../../src/renderer/tutor/kinds.ts';
import { forgetExplanations } from '../../../src/renderer/tutor/memory.ts';
import type { TutorLevel } from '../../../src/shared/files/setting-values.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import {
  DUTY,
  EVERY_REASON,
  LADDER,
  LAST_TRICK,
  refusedCard,
  tableView,
} from '../../../lab/support/page/tutor/made-up.ts';

const VIEW = tableView({ duty: DUTY, lastTrick: LAST_TRICK, board: { ladder: LADDER } });

function dock(level: TutorLevel, refused: Refused | null = null, language: Language = 'de') {
  const onclose = vi.fn();
  const rendered = renderIn(fakeApp({}, { language }), TutorDock, { view: VIEW, level, refused, onclose });
  return { ...rendered, onclose, text: () => rendered.container.textContent };
}

beforeEach(forgetExplanations);

describe('always', () => {
  test('tells the duty, the last trick and the trumps at once', () => {
    const { text } = dock('always');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim())).toEqual([
      'Was jetzt?',
      expect.stringContaining('Letzter Stich'),
      expect.stringContaining('Trumpffolge'),
      'Wo liegt was?',
    ]);
    expect(text()).toContain('Gras');
    expect(text()).toContain('13 Augen');
    expect(text()).toContain('holt ihn');
  });

  test('folds a section away and opens it again', async () => {
    const { text } = dock('always');
    const heading = screen.getByRole('button', { name: /Was jetzt/ });
    await userEvent.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(text()).not.toContain('Angespielt');
    await userEvent.click(heading);
    expect(text()).toContain('Angespielt');
  });

  test('says that the table waits where it does, and else that there is nothing to do', async () => {
    const { update, text } = dock('always');
    await update({ view: { ...VIEW, duty: [], doublingOffered: false } });
    expect(text()).toContain('Gerade ist nichts zu tun.');
    await update({ view: { ...VIEW, duty: [], doublingOffered: true } });
    expect(text()).toContain('Der Tisch wartet auf deine Antwort.');
  });

  test('names the trick that still lies on the table', async () => {
    const { update, text } = dock('always');
    const { lastTrick: _none, ...before } = VIEW;
    await update({ view: { ...before, board: { ...VIEW.board, trick: LAST_TRICK } } });
    expect(text()).toContain('Dieser Stich');
    await update({ view: before });
    expect(text()).toContain('Noch liegt kein fertiger Stich vor.');
  });
});

describe('on demand', () => {
  test('tells nothing unasked', () => {
    const { text } = dock('demand');
    expect(screen.getAllByText('zeigen')).toHaveLength(4);
    for (const secret of ['Angespielt', '13 Augen', 'draußen']) expect(text()).not.toContain(secret);
  });

  test('answers the question asked, until the table has moved on', async () => {
    const { text, update } = dock('demand');
    await userEvent.click(screen.getByRole('button', { name: /Was jetzt/ }));
    expect(text()).toContain('Angespielt');
    expect(text()).not.toContain('13 Augen');
    await update({ view: { ...VIEW, at: 11 } });
    expect(text()).not.toContain('Angespielt');
  });

  test('answers to the key "?", and keeps an opened ladder', async () => {
    const { text, update } = dock('demand');
    await userEvent.keyboard('?t');
    expect(text()).toContain('Angespielt');
    expect(text()).toContain('13 Augen');
    await update({ view: { ...VIEW, at: 11 } });
    expect(text()).not.toContain('13 Augen');
    expect(text()).toContain('noch draußen');
    await userEvent.keyboard('??');
    expect(text()).not.toContain('13 Augen');
  });

  test('leaves letters alone when they are switched off', async () => {
    const app = fakeApp({}, { letterKeys: 'off' });
    const { container } = renderIn(app, TutorDock, { view: VIEW, level: 'demand', onclose: vi.fn() });
    await userEvent.keyboard('?t');
    expect(container.textContent).not.toContain('Angespielt');
  });
});

describe('off', () => {
  test('says only that it is silent', () => {
    const { text } = dock('off');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(text()).toContain('hält sich zurück');
  });

  test('explains in short what was clicked', async () => {
    const { text } = dock('off', refusedCard());
    expect(text()).toContain('Warum nicht?');
    expect(text()).not.toContain('Erlaubt sind jetzt');
    await userEvent.click(screen.getByRole('button', { name: 'mehr' }));
    expect(text()).toContain('Erlaubt sind jetzt');
  });
});

describe('a refusal', () => {
  test('gives rule, proof, notes and what is allowed, in a polite live region', () => {
    const { container } = dock('always', refusedCard());
    const told = screen.getByRole('article', { name: 'Warum nicht?' });
    expect(told.closest('[aria-live="polite"]')).not.toBeNull();
    expect(told.textContent).toContain('Gras-Ober');
    expect(told.textContent).toMatch(/zählt nicht als Gras/);
    const allowed = within(told).getAllByRole('listitem').slice(-2);
    expect(allowed.map(({ textContent }) => textContent.trim().replace(/^\S+ /, ''))).toEqual([
      expect.stringContaining('Gras-König'),
      expect.stringContaining('Gras-Neun'),
    ]);
    expect(container.textContent).not.toContain('Was jetzt?');
  });

  test('is told in full twice, then in short', async () => {
    const { update, text } = dock('always', refusedCard());
    await update({ refused: null });
    await update({ refused: refusedCard() });
    expect(text()).toContain('Erlaubt sind jetzt');
    await update({ refused: null });
    await update({ refused: refusedCard() });
    expect(text()).not.toContain('Erlaubt sind jetzt');
    expect(screen.getByRole('button', { name: 'mehr' })).toBeTruthy();
    await update({ refused: refusedCard({ id: 'R.CALLED_CARD_MUST', params: { called: 'GA', suit: 'G' } }) });
    expect(text()).toContain('Erlaubt sind jetzt');
  });

  test('can be closed', async () => {
    const { onclose } = dock('always', refusedCard());
    await userEvent.click(screen.getByRole('button', { name: 'Erklärung schließen' }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  const decisions: readonly (readonly [Refused['decision'], string])[] = [
    [{ type: 'call', seat: 0, call: 'spiele-auch' }, '„Ich spiele auch“'],
    [{ type: 'announce', seat: 0, announcement: { contract: 'solo', trump: 'S' } }, 'Schellen-Solo'],
    [{ type: 'stoss', seat: 0 }, 'Stoß geben'],
    [{ type: 'retour', seat: 0 }, 'Retour geben'],
    [{ type: 'cut', seat: 0, at: 1 }, 'Dort abheben'],
  ];
  test.each(decisions)('of %o names it', (decision, subject) => {
    const explanation = {
      because: { id: 'A.STOSS_TOO_LATE', params: { window: 'before-second-card' } },
      notes: [],
      allowed: [],
    } as const;
    dock('always', { decision, explanation });
    expect(screen.getByRole('article').textContent).toContain(subject);
  });

  /** In turn where time matters: the words themselves are read in both in tests/words. */
  const languagesFor = (because: (typeof EVERY_REASON)[number]): readonly Language[] => {
    const [one, other] = EVERY_REASON.indexOf(because) % 2 === 0 ? (['de', 'en'] as const) : (['en', 'de'] as const);
    return sample([one], [one, other]);
  };

  test.each(EVERY_REASON)('for $id reads well in both forms', async (because) => {
    for (const language of languagesFor(because)) {
      forgetExplanations();
      const full = dock('always', refusedCard(because), language);
      expect(full.text()).not.toMatch(/undefined|\[object|NaN/);
      expect(full.container.querySelector('.rule')?.textContent.length).toBeGreaterThan(12);
      full.unmount();
      const short = dock('off', refusedCard(because), language);
      await waitFor(() => expect(short.container.querySelector('.rule')?.textContent).toMatch(/[^.]\.$/));
      short.unmount();
    }
  });
});

test('notes with suits or calls instead of cards need no cards', () => {
  const refused = refusedCard();
  const notes = [note('N.MAY_SAY', { calls: ['weiter', 'spiele'] }), note('N.TRUMP_SUITS', { suits: ['E', 'H'] })];
  dock('always', { ...refused, explanation: { ...refused.explanation, notes, allowed: [] } });
  expect(screen.getByRole('article').textContent).not.toContain('Erlaubt');
});
