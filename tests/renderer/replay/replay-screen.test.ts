// The replay screen with a made-up round: remarks for a step, keys, view of other seats, the bill, rounds that are gone.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fact } from '../../../src/engine/inference/facts.ts';
import { note } from '../../../src/engine/tutor/notes.ts';
import ReplayScreen from '../../../src/renderer/replay/ReplayScreen.svelte';
import type { ReplayFrame, ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import type { CALLS } from '../../../src/shared/calls/all-calls.ts';
import type { InputOf } from '../../../src/shared/border/ipc.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { DUTY, LADDER, LAST_TRICK, refusedCard, tableView } from '../../../lab/support/page/tutor/made-up.ts';

const INFO: ReplayInfo = {
  item: RUFER,
  frames: 8,
  marks: [
    { frame: 0, kind: 'deal' },
    { frame: 1, kind: 'auction' },
    { frame: 2, kind: 'contract' },
    { frame: 3, kind: 'trick', trick: 1 },
    { frame: 7, kind: 'end' },
  ],
};

/** The reader's hand, with a card that is not allowed in any step. */
const HAND = {
  size: 2,
  cards: [
    { card: 'GO', group: 'trump', rank: 2, playable: false, refusal: refusedCard().explanation },
    { card: 'GK', group: 'G', playable: true },
  ],
};

type Wish = InputOf<typeof CALLS, 'replay.frame'>;

function frameFor({ frame, viewer }: Wish): ReplayFrame {
  const you = viewer === 'open' ? 0 : viewer;
  const hands = [HAND, { size: 8 }, { size: 8 }, { size: 8 }];
  const board = tableView({ board: { you, hands, ladder: LADDER, ...(frame >= 3 && { trick: LAST_TRICK }) } }).board;
  const plain = { frame, board, duty: [], because: [] };
  if (frame === 0) return { ...plain, happened: [note('L.SHUFFLED', { dealer: 3 })] };
  if (frame < 3) return { ...plain, happened: [note('L.CALL', { seat: 1, call: 'spiele' })] };
  return {
    ...plain,
    happened: [note('L.PLAY', { seat: 3, card: 'HU' }), ...LAST_TRICK.taken.notes],
    duty: DUTY,
    because: [fact('follow.winLast', { card: 'HU', points: 13 })],
    ...(frame === 7 && {
      settlement: {
        lines: [{ kind: 'base', cents: 10 }],
        unit: 10,
        factor: 1,
        each: 10,
        balance: [10, 10, -10, -10],
      },
    }),
  };
}

async function replay() {
  const app = fakeApp({ 'replay.open': () => INFO, 'replay.frame': frameFor }, { speed: 'instant' });
  const rendered = renderIn(app, ReplayScreen, { id: 'rufer' });
  await screen.findByRole('group', { name: 'Steuerung der Besprechung' });
  await waitFor(() => expect(remarks().textContent).toContain('Schritt 0 von 7'));
  return { app, ...rendered };
}

const remarks = (): HTMLElement => screen.getByRole('complementary', { name: 'Anmerkungen zum Schritt' });
const press = (keys: string): Promise<unknown> => userEvent.keyboard(keys);

describe('a step', () => {
  test('tells what happened, who takes the trick, the duty, and why', async () => {
    await replay();
    await press('1');
    await waitFor(() => expect(remarks().textContent).toContain('Stich 1'));
    const headings = within(remarks()).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent.trim().split(/\s{2,}/)[0])).toEqual([
      'Besprechung',
      'Was geschah',
      'Wer den Stich holt und warum',
      expect.stringContaining('Warum?'),
      'Was galt',
      'Wo liegt was?',
      expect.stringContaining('Trumpffolge'),
    ]);
    expect(remarks().textContent).toContain('so dachte Resi');
    expect(remarks().textContent).toContain('Angespielt');
  });

  test('is announced politely', async () => {
    const { container } = await replay();
    await press('{ArrowRight}');
    const live = container.querySelector('p[aria-live="polite"]');
    await waitFor(() => expect(live?.textContent).toMatch(/^Schritt 1 von 7\. .*Vroni/));
  });
});

describe('moving', () => {
  test('with keys and buttons', async () => {
    await replay();
    const step = (): string => /Schritt (\d) von 7/.exec(remarks().textContent)?.[1] ?? '';
    await press('{End}');
    expect(step()).toBe('7');
    await press('{ArrowLeft}{ArrowLeft}');
    expect(step()).toBe('5');
    await press('{Home}');
    expect(step()).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Spiel' }));
    expect(step()).toBe('2');
    expect(screen.getByRole('button', { name: 'Spiel' }).getAttribute('aria-current')).toBe('step');
    await userEvent.click(screen.getByRole('button', { name: 'Einen Schritt weiter' }));
    expect(step()).toBe('3');
    await press('8');
    expect(step()).toBe('3');
  });

  test('by itself, until somebody takes over', async () => {
    await replay();
    await press(' ');
    expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
    await waitFor(() => expect(remarks().textContent).toContain('Schritt 2'), { timeout: 3000 });
    await press('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Abspielen' })).toBeTruthy();
  });
});

test('a card that was not allowed tells why when asked, until the next step', async () => {
  await replay();
  await userEvent.click(screen.getByRole('button', { name: /Gras-Ober/ }));
  expect(within(remarks()).getByRole('article', { name: 'Warum nicht?' }).textContent).toContain('Gras-König');
  await userEvent.click(screen.getByRole('button', { name: /Gras-König/ }));
  await press('{Escape}');
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Gras-Ober/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Einen Schritt weiter' }));
  expect(screen.queryByRole('article')).toBeNull();
});

test('another seat sits at the bottom, and everybody keeps the own name', async () => {
  const { container } = await replay();
  await userEvent.selectOptions(screen.getByLabelText('Sicht'), 'nur Vroni');
  await waitFor(() => expect(container.querySelector('.me')?.textContent).toContain('Vroni'));
  expect(container.querySelector('.table')?.textContent).toContain('Du');
});

test('the end shows the bill and what everybody gets or pays', async () => {
  await replay();
  await press('{End}');
  await waitFor(() => expect(remarks().textContent).toContain('Abrechnung'));
  expect(
    within(remarks())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  ).toEqual(expect.arrayContaining(['+10 Cent', '−10 Cent']));
});

test.each([
  [{ 'replay.open': () => null }, 'Diese Runde ist nicht mehr da.'],
  [{}, 'Die Runde ließ sich nicht öffnen.'],
])('a round that cannot be shown is said so', async (answers, text) => {
  const app = fakeApp(answers);
  renderIn(app, ReplayScreen, { id: 'gone' });
  await screen.findByText(text);
  await userEvent.click(screen.getByRole('button', { name: 'Zur Bibliothek' }));
  expect(app.router.screen.name).toBe('library');
});

test('nothing is said of a step before its frame has come', async () => {
  const held: (() => void)[] = [];
  const app = fakeApp({
    'replay.open': () => INFO,
    'replay.frame': async (wish) => {
      if (wish.frame === 5) await new Promise<void>((resolve) => held.push(resolve));
      return frameFor(wish);
    },
    'review.open': () => null,
    'review.leave': () => ({}),
  });
  const { container } = renderIn(app, ReplayScreen, { id: 'rufer' });
  const region = (): string => container.querySelector('p.sr-only[aria-live="polite"]')?.textContent ?? '';
  await waitFor(() => expect(region()).toContain('Schritt 0 von'));
  const said: string[] = [];
  const watcher = new MutationObserver(() => said.push(region()));
  watcher.observe(container, { childList: true, characterData: true, subtree: true });
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(region()).toMatch(/Herz-Unter/));
  for (let step = 0; step < 2; step++) await userEvent.keyboard('{ArrowLeft}');
  await new Promise((done) => setTimeout(done, 20));
  expect(region()).not.toContain('Schritt 5 von');
  held.forEach((release) => release());
  await waitFor(() => expect(region()).toContain('Schritt 5 von'));
  watcher.disconnect();
  for (const text of said.filter((each) => each.includes('Schritt 5'))) expect(text).toContain('Herz-Unter');
});
