// The library screen: what stands in a line, filters, keys, removal, files that could not be read, long books.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import LibraryScreen from '../../../src/renderer/library/LibraryScreen.svelte';
import type { LibraryItem } from '../../../src/shared/calls/library-calls.ts';
import { problem } from '../../../src/shared/border/problems.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { type Answers, fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import {
  DRAWN,
  listing,
  many,
  RUFER,
  shelfOf,
  SOLO,
  THROWN,
} from '../../../lab/support/page/library/library-rounds.ts';

async function library(items: readonly LibraryItem[], answers: Answers = {}, settings: Partial<Settings> = {}) {
  const app = fakeApp({ 'library.list': listing(() => items), ...answers }, settings);
  const rendered = renderIn(app, LibraryScreen, {});
  await waitFor(() => expect(screen.queryByRole('status', { name: /aufgeschlagen/ })).toBeNull());
  return { app, ...rendered };
}

const rows = (): HTMLElement[] => screen.queryAllByRole('button', { name: /(Besprechen|Replay)$/ });
const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

describe('a line', () => {
  test('tells game, players, result and the own amount', async () => {
    await library([RUFER, SOLO, THROWN]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [rufer, solo, thrown] = rows().map(({ textContent }) => squeezed(textContent));
    for (const part of ['Rufspiel auf die Gras-Sau', 'Vroni und du', '74 : 46', 'Spieler gewinnt', '+20 Cent'])
      expect(rufer).toContain(part);
    for (const part of ['Herz-Solo', 'Du allein', '48 : 72', 'Spieler verliert', '−1,50 €'])
      expect(solo).toContain(part);
    expect(thrown).toContain('Zusammengeworfen');
    expect(thrown).not.toContain('Cent');
  });

  test('tells a drawn game as drawn, and the filter finds it', async () => {
    await library([DRAWN, SOLO, THROWN]);
    await userEvent.click(await screen.findByRole('radio', { name: 'unentschieden' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(squeezed(rows()[0]?.textContent)).toContain('unentschieden');
  });

  test('is spoken in one sentence', async () => {
    await library([SOLO], {}, { language: 'en' });
    const row = await screen.findByRole('button', { name: /Replay$/ });
    expect(row.getAttribute('aria-label')).toMatch(/Solo.*, declarer loses, .*€1\.50\. Replay$/);
  });

  test('opens the replay', async () => {
    const { app } = await library([RUFER]);
    await userEvent.click(await screen.findByRole('button', { name: /Besprechen$/ }));
    expect(app.router.screen).toEqual({ name: 'replay', id: 'rufer' });
  });
});

describe('filters', () => {
  test('narrow the list and its sum', async () => {
    const { container } = await library([RUFER, SOLO, THROWN]);
    await waitFor(() => expect(squeezed(container.textContent)).toMatch(/3 Runden ?zusammen −1,30 €/));
    await userEvent.selectOptions(screen.getByLabelText('Spiel'), 'Solo');
    expect(rows()).toHaveLength(1);
    expect(squeezed(container.textContent)).toContain('1 von 3 Runden');
    await userEvent.click(screen.getByRole('radio', { name: 'gewonnen' }));
    expect(rows()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(rows()).toHaveLength(3);
  });
});

describe('filters in a small window', () => {
  afterEach(() => vi.restoreAllMocks());
  const shrink = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const matches = /max-width|prefers-reduced-motion: reduce/.test(media);
      return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList;
    });

  test.each([
    ['de', 'Filter', 'Suchen', 'Spiel', 'Rolle', 'Abende', 'Runden'],
    ['en', 'Filters', 'Search', 'Game', 'Role', 'Evenings', 'Rounds'],
  ] as const)(
    'lie behind one button by keyboard, and stay as they were left: %s',
    async (language, button, search, contract, role, evenings, rounds) => {
      shrink();
      await library([RUFER, SOLO, THROWN], { 'library.sessions': () => ({ sessions: [], all: 0 }) }, { language });
      const fold = await screen.findByRole('button', { name: button });
      expect(fold.getAttribute('aria-expanded')).toBe('false');
      expect(screen.getByLabelText(search)).toBeTruthy();
      expect(screen.queryByLabelText(contract)).toBeNull();
      screen.getByLabelText(search).focus();
      await userEvent.tab();
      expect(document.activeElement).toBe(fold);
      await userEvent.keyboard('{Enter}');
      expect(fold.getAttribute('aria-expanded')).toBe('true');
      expect(
        document.getElementById(fold.getAttribute('aria-controls') ?? '')?.contains(screen.getByLabelText(role)),
      ).toBe(true);
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByLabelText(contract));
      await userEvent.selectOptions(screen.getByLabelText(contract), 'Solo');
      await waitFor(() => expect(screen.getByRole('button', { name: `${button} (1)` })).toBeTruthy());
      await userEvent.click(screen.getByRole('radio', { name: evenings }));
      await userEvent.click(screen.getByRole('radio', { name: rounds }));
      const again = await screen.findByRole('button', { name: `${button} (1)` });
      expect(again.getAttribute('aria-expanded')).toBe('true');
      await userEvent.click(again);
      expect(screen.queryByLabelText(contract)).toBeNull();
      expect(again.getAttribute('aria-expanded')).toBe('false');
    },
  );
});

describe('keys', () => {
  test('arrows walk through the rows, of which Tab reaches one', async () => {
    await library([RUFER, SOLO, THROWN]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(rows()[2]));
  });

  test('Delete asks before it removes', async () => {
    const removed: string[] = [];
    const { app } = await library([], {
      'library.list': listing(() => [RUFER, SOLO].filter(({ id }) => !removed.includes(id))),
      'library.remove': ({ id }) => (removed.push(id), {}),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    rows()[0]?.focus();
    await userEvent.keyboard('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Diese Runde löschen?' });
    expect(dialog.textContent).toContain('Rufspiel auf die Gras-Sau');
    await userEvent.click(within(dialog).getByText('Behalten', { selector: 'button' }));
    expect(removed).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Löschen' })[0] as HTMLElement);
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Löschen', { selector: 'button' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(removed).toEqual(['rufer']);
    expect(app.notices.list).toHaveLength(1);
  });
});

test('an empty book invites to the table', async () => {
  const { app } = await library([]);
  await userEvent.click(await screen.findByRole('button', { name: 'An den Tisch' }));
  expect(app.router.screen.name).toBe('start');
});

test('files that could not be read are named with what is wrong', async () => {
  const problems = [
    problem('F.PUT_ASIDE', { store: 'round', file: 'runde.schafkopf', because: problem('F.FOREIGN', {}) }),
  ];
  const { container } = await library([RUFER], { 'library.list': listing(() => [RUFER], problems) });
  await waitFor(() => expect(container.textContent).toContain('Eine Datei war nicht zu lesen'));
  expect(container.textContent).toContain('runde.schafkopf');
});

test('a refused export and a failed call are told, not swallowed', async () => {
  const refused = problem('F.NOT_WRITTEN', { detail: 'full' });
  const { app } = await library([RUFER], { 'library.export': () => ({ outcome: 'refused', problem: refused }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Als Datei sichern' }));
  expect(app.notices.list.map(({ body }) => body)).toEqual([{ problems: [refused] }]);
  await userEvent.click(screen.getByRole('button', { name: /Runde einlesen/ }));
  expect(app.notices.list).toHaveLength(2);
});

test('follows a change of the library', async () => {
  let items = [RUFER];
  const { app } = await library([], { 'library.list': listing(() => items) });
  await waitFor(() => expect(rows()).toHaveLength(1));
  items = [RUFER, SOLO];
  app.push('library.changed', {});
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a long book is written out page by page', async () => {
  const { container } = await library(many(1200));
  await waitFor(() => expect(rows()).toHaveLength(60));
  expect(container.textContent).toContain('1.200 Runden');
  await userEvent.click(screen.getByRole('button', { name: '60 weitere zeigen' }));
  await waitFor(() => expect(rows()).toHaveLength(120));
});

describe('marks, many rounds and evenings', () => {
  const JUDGED: LibraryItem = {
    ...SOLO,
    id: 'evening-1',
    judged: { accuracy: 79, mistakes: 2, inaccuracies: 1 },
    note: 'Den Herz-Ober halten',
  };

  test('a line tells accuracy, mistakes and the note, to the eye and to the ear', async () => {
    await library([JUDGED]);
    const row = await screen.findByRole('button', { name: /Besprechen$/ });
    for (const part of ['79', '2 Fehler', 'Den Herz-Ober halten']) expect(squeezed(row.textContent)).toContain(part);
    expect(row.getAttribute('aria-label')).toContain('Genauigkeit 79, 2 Fehler, Den Herz-Ober halten');
  });

  test('a round becomes a favourite by its star, and the star shows it', async () => {
    const favourite = { ...JUDGED, favourite: true } as const;
    await library([JUDGED], { 'library.favour': () => favourite });
    const star = await screen.findByRole('button', { name: 'Liebling' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  });

  test('chosen rounds, or all but some, are saved together', async () => {
    const asked: unknown[] = [];
    const exportMany = (input: unknown) => {
      asked.push(input);
      return { outcome: 'saved', place: '/da', rounds: 1, failed: 0 } as const;
    };
    const { app } = await library([RUFER, SOLO, THROWN], { 'library.exportMany': exportMany });
    await userEvent.click(await screen.findByRole('button', { name: 'Mehrere wählen' }));
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    await userEvent.click(boxes[1] as HTMLElement);
    expect(screen.getByText('1 Runde gewählt')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'In eine Datei sichern …' }));
    await userEvent.click(screen.getByRole('button', { name: 'Alle 3 wählen' }));
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'In einen Ordner sichern …' }));
    expect(asked).toEqual([
      { rounds: { ids: ['solo'] }, into: 'file' },
      { rounds: { filter: { contract: 'all', outcome: 'all' }, except: ['rufer'] }, into: 'folder' },
    ]);
    const said = app.notices.list.map(({ body }) => ('say' in body ? body.say() : ''));
    expect(said).toContain('1 Runde gesichert: im Ordner „da“');
  });

  test('folded filters narrow the list, and say how many of them do', async () => {
    await library([RUFER, JUDGED, THROWN]);
    await userEvent.selectOptions(await screen.findByLabelText('Fehler'), 'mit Fehlern');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('Weitere Filter (1)')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Suchen'), 'nirgends');
    await waitFor(() => expect(rows()).toHaveLength(0));
  });

  test('an evening opens its sheet, in which practice is no part of the total', async () => {
    const practice: LibraryItem = { ...RUFER, id: 'evening-2', practice: 'again' };
    const shelf = shelfOf([JUDGED, practice]);
    await library([JUDGED, practice], {
      'library.sessions': async () => {
        const { sessions, all } = await shelf.sessions(0, 9);
        return { sessions: [...sessions], all };
      },
      'library.session': async ({ id }) => (await shelf.session(id)) ?? null,
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Abende' }));
    await userEvent.click(
      await screen.findByRole('button', { name: /2 Runden, davon 1 Übung, −1,50\s€\. Zettel ansehen$/ }),
    );
    const table = await screen.findByRole('table');
    const lines = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => squeezed(textContent));
    expect(lines.at(1)).toContain('−1,50');
    expect(lines.at(2)).toContain('Übung, zählt nicht');
    expect(lines.at(-1)).toMatch(/^Zusammen ?−1,50/);
    expect(document.activeElement?.tagName).toBe('H2');
    await userEvent.click(screen.getByRole('button', { name: 'Zu den Abenden' }));
    expect(await screen.findByRole('button', { name: /Zettel ansehen$/ })).toBeTruthy();
  });
});
