// Commentary in the replay: overview, step, progress, learning from mistakes; everything judged by the main process.
import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import ReplayScreen from '../../../src/renderer/replay/ReplayScreen.svelte';
import type { ReviewOverview } from '../../../src/shared/calls/review-calls.ts';
import type { ReplayFrame, ReplayInfo } from '../../../src/shared/calls/library-calls.ts';
import { RUFER } from '../../../lab/support/page/library/library-rounds.ts';
import { type Answers, fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { tableView } from '../../../lab/support/page/tutor/made-up.ts';
import { CALL_MISTAKE, CARD_MISTAKE, LOSS, NO_LOSS, OVERVIEW } from '../../../lab/support/page/review/made-up.ts';

const INFO: ReplayInfo = {
  item: RUFER,
  frames: 6,
  marks: [
    { frame: 0, kind: 'deal' },
    { frame: 1, kind: 'auction' },
    { frame: 2, kind: 'contract' },
    { frame: 3, kind: 'trick', trick: 1 },
    { frame: 5, kind: 'end' },
  ],
};

const HAND = { size: 3, cards: CARD_MISTAKE.hand };

const frameFor = (frame: number, viewer: number | 'open'): ReplayFrame => ({
  frame,
  board: tableView({ board: { you: viewer === 'open' ? 0 : viewer, hands: [HAND, HAND, HAND, HAND] } }).board,
  happened: [{ id: 'L.PLAY', params: { seat: 0, card: 'HU' } }],
  duty: [],
  because: [],
});

const tries: unknown[] = [];

async function replay(more: Answers = {}, overview: ReviewOverview = OVERVIEW) {
  tries.length = 0;
  const app = fakeApp({
    'replay.open': () => INFO,
    'replay.frame': ({ frame, viewer }) => frameFor(frame, viewer),
    'review.open': () => overview,
    'review.look': () => overview,
    'review.leave': () => ({}),
    'review.step': ({ frame }) => (frame === 4 ? CARD_MISTAKE : frame === 1 ? CALL_MISTAKE : null),
    'review.try'({ decision }) {
      tries.push(decision);
      const right = decision.type === 'call' || (decision.type === 'play' && decision.card === 'GT');
      return { verdict: right ? 'right' : 'worse', grade: right ? 'best' : 'mistake', loss: right ? NO_LOSS : LOSS };
    },
    ...more,
  });
  const rendered = renderIn(app, ReplayScreen, { id: 'rufer' });
  await screen.findByText('Wer hat wie gespielt?');
  return { app, ...rendered };
}

const side = (): HTMLElement => screen.getByRole('complementary', { name: 'Anmerkungen zum Schritt' });
const click = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const drilled = (): string | null =>
  screen.getByRole('region', { name: 'Aus Fehlern lernen' }).getAttribute('data-drill');

test('a round that turns with its first card still has its graph, with every stretch', async () => {
  const [first, ...rest] = OVERVIEW.course;
  if (!first) throw new Error('no course');
  const { container } = await replay({}, { ...OVERVIEW, course: [{ ...first, open: 0 }, ...rest] });
  expect(container.querySelectorAll('rect.open')).toHaveLength(3);
});

test('the overview tells verdict, accuracy, luck apart from skill, and the dearest decisions', async () => {
  await replay();
  const own = within(side()).getByRole('region', { name: 'Du' });
  expect(own.textContent.replace(/\s+/g, ' ')).toMatch(
    /Genauigkeit 99.*1 grober Fehler.*1 Fehler.*\+9 Cent.*−24 Cent.*−5 Cent.*−20 Cent/,
  );
  expect(within(side()).getByRole('region', { name: 'Sepp' }).textContent).toContain('Genauigkeit –');
  expect(side().querySelector('.verdict li')?.textContent).toContain('Du hast verloren');
  await click(/Stich 1, Du: Herz-Unter/);
  expect(side().textContent).toContain('Schritt 4 von 5');
  await userEvent.click(screen.getByRole('radio', { name: 'Die Runde im Ganzen' }));
  await click(/Stich 1, Du: Herz-Unter/); // the step that is shown already
  expect(within(side()).queryByText('Wer hat wie gespielt?')).toBeNull();
});

test('a step tells grade, loss, the hand with what was played and what the tutor chose, and hindsight apart', async () => {
  await replay();
  await userEvent.keyboard('{End}{ArrowLeft}');
  await waitFor(() => expect(side().textContent).toContain('Kostet im Schnitt 12\u00A0Cent.'));
  const hand = within(side()).getByRole('list', { name: 'Dein Blatt vor diesem Schritt' });
  expect(
    within(hand)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  ).toEqual([
    expect.stringContaining('Wahl des Tutors'),
    expect.not.stringContaining('gespielt'),
    expect.stringContaining('gespielt'),
  ]);
  const hindsight = side().querySelector('.hindsight')?.textContent;
  // By which measure, and never beside a sentence that says something else by another.
  expect(hindsight).toContain('Mit offenen Karten und bestem Spiel aller brächte mehr: Gras-Sau (um 12\u00A0Cent).');
  expect(hindsight).not.toContain('So, wie die Karten lagen');
  const rows = [...side().querySelectorAll('details tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('gewählt');
});

test('the graph is a slider that says the chance and jumps where it is clicked', async () => {
  await replay();
  const slider = screen.getByRole('slider', { name: 'Verlauf der Siegchance' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Geben: noch kein Spiel angesagt');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Stich 1: 64\u00A0% Siegchance. Resi: Gras-König · gut so · Verlust 0\u00A0Cent',
  );
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
});

test('progress is shown, can be stopped and taken up again', async () => {
  const { summary: _summary, ...unfinished } = OVERVIEW;
  const working = { ...unfinished, progress: { state: 'working', done: 1, total: 4 } } as const;
  let overview: ReviewOverview = working;
  const stopped = { ...working, progress: { ...working.progress, state: 'cancelled' } } as const;
  const { app } = await replay({
    'review.open': () => overview,
    'review.look': () => overview,
    'review.cancel'() {
      overview = stopped;
      return {};
    },
  });
  expect(screen.getByRole('progressbar', { name: 'Fortschritt der Besprechung' }).getAttribute('value')).toBe('1');
  expect(side().textContent).toContain('Das Urteil steht, sobald');
  await click('Unterbrechen');
  expect(await screen.findByText('Die Besprechung ist unterbrochen.')).toBeTruthy();
  overview = working;
  await click('Weiter besprechen');
  expect(await screen.findByText('Die Runde wird besprochen …')).toBeTruthy();
  overview = OVERVIEW;
  app.push('review.changed', { id: 'another', progress: OVERVIEW.progress });
  app.push('review.changed', { id: 'rufer', progress: OVERVIEW.progress });
  expect(await screen.findByRole('button', { name: 'Aus deinen 2 Fehlern lernen' })).toBeTruthy();
});

test('one learns from mistakes: the played card again, a worse one, an equally good one, the solution', async () => {
  await replay();
  await click('Aus deinen 2 Fehlern lernen');
  await screen.findByText('1 von 2');
  await click('„Weiter“');
  expect(drilled()).toBe('same');
  expect(tries).toEqual([]);
  await click('„Ich spiele“');
  await waitFor(() => expect(drilled()).toBe('right'));
  await click('Nächster Fehler');
  await screen.findByText('2 von 2');
  expect(await screen.findByRole('button', { name: /Herz-Unter.*gespielt/ })).toBeTruthy();
  await click(/Gras-Sau/);
  await waitFor(() => expect(drilled()).toBe('worse'));
  await click(/Gras-Zehn/);
  await waitFor(() => expect(drilled()).toBe('right'));
  expect(side().textContent).toContain('Genauso gut: Gras-Sau.');
  expect(tries).toHaveLength(3);
  await click('Fertig');
  expect(side().textContent).toContain('0 von 2 beim ersten Versuch gefunden.');
  await click('Noch einmal');
  await screen.findByText('1 von 2');
  await click('Lösung zeigen');
  expect(drilled()).toBe('solution');
  expect(side().textContent).toContain('Besser: „Ich spiele“.');
  await click('Nächster Fehler');
  await screen.findByText('2 von 2');
  await click('Überspringen');
  expect(side().textContent).toContain('0 von 2 beim ersten Versuch gefunden.');
  await click('Übung beenden');
  expect(side().textContent).toContain('Wer hat wie gespielt?');
});

test('only what is found at the first try counts; looking again at a mistake starts afresh', async () => {
  await replay();
  await click('Aus deinen 2 Fehlern lernen');
  await screen.findByText('1 von 2');
  await click('„Ich spiele“');
  await waitFor(() => expect(drilled()).toBe('right'));
  await click('Nächster Fehler');
  await screen.findByText('2 von 2');
  await click(/Gras-Sau/);
  await waitFor(() => expect(drilled()).toBe('worse'));
  await click(/Gras-Zehn/);
  await waitFor(() => expect(drilled()).toBe('right'));
  await click('Fertig');
  expect(side().textContent).toContain('1 von 2 beim ersten Versuch gefunden.');
});

test('the drill says nothing of a try before it is judged, nor of one task with the words of another', async () => {
  const judged: ((value: { verdict: 'right' | 'worse' }) => void)[] = [];
  await replay({
    'review.try': async () => {
      const { verdict } = await new Promise<{ verdict: 'right' | 'worse' }>((resolve) => judged.push(resolve));
      return { verdict, grade: verdict === 'right' ? 'best' : 'mistake', loss: verdict === 'right' ? NO_LOSS : LOSS };
    },
  });
  await click('Aus deinen 2 Fehlern lernen');
  await screen.findByText('1 von 2');
  const region = (): string => side().querySelector('[role="status"].verdict')?.textContent.trim() ?? '';
  const said: string[] = [];
  const watcher = new MutationObserver(() => said.push(region()));
  watcher.observe(side(), { childList: true, characterData: true, subtree: true });
  await click('„Weiter“');
  const same = region();
  expect(same).toContain('Das hast du schon in der Runde gewählt.');
  await click('„Ich spiele“');
  expect(region()).toBe(same);
  judged[0]?.({ verdict: 'right' });
  await waitFor(() => expect(drilled()).toBe('right'));
  await click('Nächster Fehler');
  await screen.findByText('2 von 2');
  watcher.disconnect();
  const words = [...new Set(said)].filter((text) => text !== '' && text !== same);
  expect(words).toHaveLength(1);
  expect(words[0]).toContain('Richtig: „Ich spiele“!');
});

test('the arrow keys step only in the replay, not in the middle of a task', async () => {
  await replay();
  await click('Aus deinen 2 Fehlern lernen');
  await screen.findByText('1 von 2');
  await userEvent.keyboard('{ArrowRight}{End}');
  await click('Übung beenden');
  expect(side().textContent).toContain('Schritt 0 von 5');
});

test('a step is fetched once', async () => {
  const working = { ...OVERVIEW, progress: { state: 'working', done: 3, total: 4 } } as const;
  const { app } = await replay({ 'review.look': () => working, 'review.step': () => CARD_MISTAKE }, working);
  await userEvent.keyboard('{End}{ArrowLeft}');
  await waitFor(() => expect(side().textContent).toContain('Kostet im Schnitt'));
  const fetched = (): number => app.calls.filter((name) => name === 'review.step').length;
  const before = fetched();
  app.push('review.changed', { id: 'rufer', progress: working.progress });
  await new Promise((done) => setTimeout(done, 50));
  expect(fetched()).toBe(before);
});

test('the comparison with a bot is played on request and says what it came to', async () => {
  const begun = { played: 0, of: 2, own: -20, bot: [], level: 'meister', company: 'usual' } as const;
  const { app } = await replay({ 'review.compare': () => begun });
  await click(/Dasselbe Blatt mit einem Meister/);
  await click('Durchspielen lassen');
  await screen.findByText('0 von 2 Mal gespielt …');
  app.push('review.compared', { id: 'rufer', comparison: { ...begun, played: 2, bot: [10, 20] } });
  expect(await screen.findByText(/Der Meister hat im Schnitt 35.Cent mehr herausgeholt\./)).toBeTruthy();
  expect(side().textContent).toContain('es spielen Leute vom Stammtisch');
});

test('from a step one plays on at the table', async () => {
  const asked: unknown[] = [];
  const { app } = await replay({
    'table.playFrom'(input) {
      asked.push(input);
      return tableView();
    },
  });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await click('Ab hier selbst spielen');
  expect(asked).toEqual([{ id: 'rufer', frame: 3 }]);
  expect(app.router.screen.name).toBe('table');
});

test('what is saved is said, with the language and the deck of the page', async () => {
  const asked: unknown[] = [];
  const { app } = await replay({
    'review.exportText'(input) {
      asked.push(input);
      return { outcome: 'saved', file: '/x/round.md' };
    },
  });
  await click('Als Text sichern …');
  await waitFor(() => expect(app.notices.list).toHaveLength(1));
  expect(asked).toEqual([{ id: 'rufer', language: 'de', deck: 'bavarian' }]);
  const said = app.notices.list.map(({ body }) => ('say' in body ? body.say() : ''));
  expect(said).toEqual(['Gesichert: „round.md“ im Ordner „x“']);
});

test('pages for print stand beside the app only while they are being printed', async () => {
  let printed = '';
  await replay({
    'review.exportPages'() {
      printed = document.querySelector('body > article.pages')?.textContent ?? '';
      return { outcome: 'cancelled' };
    },
  });
  await click('Als PDF sichern …');
  await waitFor(() => expect(printed).toContain('Besprechung: Rufspiel auf die Gras-Sau'));
  expect(printed).toContain('Herz-Unter');
  await waitFor(() => expect(document.querySelector('article.pages')).toBeNull());
});

test('leaving the replay lets the commentary go', async () => {
  const { app, unmount } = await replay();
  unmount();
  await waitFor(() => expect(app.calls).toContain('review.leave'));
});

test('the values of the cards stand on them, and a click on another one than was played leaves the round', async () => {
  const asked: unknown[] = [];
  const { app } = await replay({
    'replay.along'({ line }) {
      asked.push(line);
      return frameFor(4, 'open');
    },
    'replay.values': () => ({
      seat: 1,
      basis: 'openCards',
      cards: [
        { card: 'GA', loss: 0 },
        { card: 'GT', loss: 3.4 },
      ],
    }),
    'replay.keepBranches': ({ branches }) => branches,
  });
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  const other = await screen.findByRole('button', { name: /^Gras-Zehn.*am besten/ });
  await userEvent.click(other);
  await screen.findByRole('heading', { name: 'Eigene Linie ab Stich 1' });
  expect(asked).toEqual([{ from: 5, moves: [{ type: 'play', seat: 0, card: 'GT' }] }]);
  expect(await screen.findByRole('button', { name: /^Gras-Zehn, verliert 3,4.Cent/ })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Notiz zur Linie'), 'so');
  await click('Linie behalten');
  await waitFor(() => expect(app.calls).toContain('replay.keepBranches'));
  await click('Zurück zur Besprechung');
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(screen.getByRole('radio', { name: 'Die Runde im Ganzen' }));
  expect(screen.getByText('Eigene Linien (1)')).toBeTruthy();
});

test('the bar at the foot leads to the next mistake and back, by button and by key', async () => {
  await replay();
  await userEvent.keyboard('m');
  await waitFor(() => expect(side().textContent).toContain('Schritt 1 von 5'));
  await click('Nächster Fehler');
  await waitFor(() => expect(side().textContent).toContain('Schritt 4 von 5'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(side().textContent).toContain('Schritt 1 von 5'));
});
