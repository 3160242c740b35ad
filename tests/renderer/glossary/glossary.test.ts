// The glossary's page and its links: searched, walked through by keys, opened at a term, explained on focus.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import GlossaryScreen from '../../../src/renderer/glossary/GlossaryScreen.svelte';
import TermText from '../../../src/renderer/glossary/TermText.svelte';
import { TERM_IDS } from '../../../src/words/types/glossary-terms.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import { fakeApp, type FakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

// The simulated page lays nothing out and has no top layer.
beforeAll(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

const at = (app: FakeApp): string | undefined =>
  app.router.screen.name === 'glossary' ? app.router.screen.term : app.router.screen.name;

function page(term?: string, language: Language = 'de') {
  const app = fakeApp({}, { language });
  app.router.go({ name: 'learn' });
  app.router.go({ name: 'glossary', ...(term && { term }) });
  const rendered = renderIn(app, GlossaryScreen, { term });
  // What the app does with the screen of the moment.
  const follow = async (): Promise<void> => {
    const { screen: now } = app.router;
    await rendered.update({ term: now.name === 'glossary' ? now.term : undefined });
  };
  return { app, follow, ...rendered };
}

const title = (): string => screen.getByRole('article').querySelector('h2')?.textContent ?? '';
const rows = (): (string | null)[] =>
  within(screen.getByRole('region', { name: /Begriffe|Terms/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the page', () => {
  test('lists every term and shows the first', () => {
    page();
    expect(rows()).toHaveLength(TERM_IDS.length);
    expect(title()).toBe('Blatt');
  });

  test('opens at the term of a link, with its words in three languages', () => {
    page('davonlaufen');
    const entry = screen.getByRole('article');
    expect(title()).toBe('davonlaufen');
    expect(entry.textContent).toContain('run away');
    expect(entry.textContent).toContain('davolaffa');
  });

  test('finds by Bavarian words, whatever the language', async () => {
    page(undefined, 'en');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'spotzn');
    expect(rows()).toHaveLength(1);
    expect(title()).toBe('worthless card');
  });

  test('says when nothing was found, and gets back from there', async () => {
    page();
    await userEvent.type(screen.getByRole('textbox', { name: 'Suchen' }), 'Rasenmäher');
    expect(screen.getByText('Zu „Rasenmäher“ steht hier nichts.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Suche leeren' })[1] as HTMLElement);
    expect(rows()).toHaveLength(TERM_IDS.length);
  });

  test('is walked through with the arrow keys, from the search down', async () => {
    const { app, follow } = page();
    screen.getByRole('textbox', { name: 'Suchen' }).focus();
    await userEvent.keyboard('stoss{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Stoß');
    await userEvent.keyboard('{ArrowDown}');
    await follow();
    expect(at(app)).not.toBe('stoss');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('follows related terms, even if the search does not have them', async () => {
    const { app, follow } = page();
    await userEvent.type(screen.getByRole('textbox', { name: 'Suchen' }), 'bumbs');
    expect(title()).toBe('Schellen-Sau');
    await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /^Schellen/ }));
    await follow();
    expect(at(app)).toBe('schellen');
    expect(title()).toBe('Schellen');
    expect(rows()).toHaveLength(TERM_IDS.length);
  });

  test('leaves a linked term for the best that is typed', async () => {
    page('stoss');
    await userEvent.type(screen.getByRole('textbox', { name: 'Suchen' }), 'kontra');
    expect(title()).toBe('Stoß');
    await userEvent.type(screen.getByRole('textbox', { name: 'Suchen' }), '{Escape}solo');
    expect(title()).toBe('Solo');
  });

  test('leads back to where the reader came from', async () => {
    const { app, follow } = page('stoss');
    await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /^Retour/ }));
    await follow();
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(app.router.screen).toEqual({ name: 'learn' });
  });
});

describe('a sentence', () => {
  const sentence = (text: string) => {
    const app = fakeApp();
    return { app, ...renderIn(app, TermText, { text }) };
  };

  test('reads as before and tells screen readers what its terms mean', () => {
    const { container } = sentence('Nach dem Stich wird ausgespielt.');
    expect(container.textContent).toBe('Nach dem Stich wird ausgespielt.');
    expect(screen.getByRole('link', { name: 'Stich' }).getAttribute('aria-description')).toMatch(/^Von jedem am Tisch/);
  });

  test('opens its card with the mouse, and Escape puts only the card away', async () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    sentence('Der Stich.');
    await userEvent.hover(screen.getByRole('link', { name: 'Stich' }));
    await waitFor(() => expect(screen.getByText(/^Von jedem am Tisch/)).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/^Von jedem am Tisch/)).toBeNull();
    expect(heard.mock.calls.filter(([event]) => (event as KeyboardEvent).key === 'Escape')).toEqual([]);
    window.removeEventListener('keydown', heard);
  });

  test('leads to the glossary', async () => {
    const { app } = sentence('Ein [[wenz|Wenzerl]].');
    await userEvent.click(screen.getByRole('link', { name: 'Wenzerl' }));
    expect(app.router.screen).toEqual({ name: 'glossary', term: 'wenz' });
  });
});
