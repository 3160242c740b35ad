// Whatever is asked at the table takes the focus, is spoken once, has its keys, and the plates say who is waited for.
import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/table/log.ts';
import Announcer from '../../../src/renderer/table/frame/Announcer.svelte';
import TableScreen from '../../../src/renderer/table/frame/TableScreen.svelte';
import type { Board, TableView } from '../../../src/shared/table/board.ts';
import { ANSWERS, BY_CARD, isOffer, OFFERS, type Question, QUESTIONS } from '../../../src/shared/table/questions.ts';
import { tellQuestion } from '../../../src/words/speak/question-words.ts';
import { QUESTIONS_DE } from '../../../src/words/de/acts.ts';
import { fakeApp, type FakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { boardWith, idle, viewWith } from '../../../lab/support/page/table/boards.ts';

const HAND: Board['hands'] = [{ size: 2, cards: [idle('GO'), idle('HA')] }, { size: 2 }, { size: 2 }, { size: 2 }];

/** Decisions that answer each question, the yes first where it is one of yes and no. */
const DECISIONS: Readonly<Record<Question, readonly Decision[]>> = {
  partners: [],
  draw: [],
  next: [],
  play: [],
  cut: [{ type: 'cut', seat: 0, at: 16 }],
  legen: [
    { type: 'legen', seat: 0, says: 'lay' },
    { type: 'legen', seat: 0, says: 'leave' },
  ],
  call: [
    { type: 'call', seat: 0, call: 'weiter' },
    { type: 'call', seat: 0, call: 'spiele' },
  ],
  hochzeit: [{ type: 'call', seat: 0, call: 'hochzeit' }],
  obers: [
    { type: 'obers', seat: 0, answer: 'take' },
    { type: 'obers', seat: 0, answer: 'leave' },
  ],
  passOn: [{ type: 'passOn', seat: 0, cards: ['GO', 'HA'] }],
  widow: [
    { type: 'widow', seat: 0, answer: 'take' },
    { type: 'widow', seat: 0, answer: 'pass' },
  ],
  number: [
    { type: 'number', seat: 0, count: 3, suit: 'E' },
    { type: 'call', seat: 0, call: 'weiter' },
  ],
  reserve: [
    { type: 'reserve', seat: 0, says: 'vorbehalt' },
    { type: 'reserve', seat: 0, says: 'gesund' },
  ],
  reservation: [
    { type: 'reservation', seat: 0, names: { contract: 'dok-aces' } },
    { type: 'reservation', seat: 0, names: 'none' },
  ],
  ansage: [{ type: 'ansage', seat: 0, says: 're' }],
  tie: [
    { type: 'tie', seat: 0, answer: 'yield' },
    { type: 'tie', seat: 0, answer: 'keep' },
  ],
  give: [{ type: 'give', seat: 0, card: 'GO' }],
  discard: [{ type: 'discard', seat: 0, cards: ['GO', 'HA'] }],
  return: [{ type: 'return', seat: 0, card: 'HA' }],
  announce: [{ type: 'announce', seat: 0, announcement: { contract: 'wenz' } }],
  claim: [
    { type: 'claim', seat: 0, says: 'claim' },
    { type: 'claim', seat: 0, says: 'leave' },
  ],
  spritz: [
    { type: 'spritz', seat: 0, says: 'double' },
    { type: 'spritz', seat: 0, says: 'leave' },
  ],
  lay: [
    { type: 'lay', seat: 0, says: 'lay' },
    { type: 'lay', seat: 0, says: 'leave' },
  ],
  stoss: [{ type: 'stoss', seat: 0 }],
  retour: [{ type: 'retour', seat: 0 }],
  doppler: [{ type: 'doppler', seat: 0 }],
  durchbruch: [{ type: 'durchbruch', seat: 0 }],
};

const PHASES: Partial<Record<Question, Board['phase']>> = {
  partners: 'cutting',
  draw: 'cutting',
  cut: 'cutting',
  call: 'auction',
  hochzeit: 'auction',
  announce: 'announcing',
  give: 'giving',
  return: 'returning',
  next: 'thrownIn',
};

/** Seats 0 and 2 have drawn an Unter; the second of them sat to the left before. */
const PARTNERS: NonNullable<TableView['partners']> = {
  order: [0, 2, 1, 3],
  rounds: [
    [
      { seat: 0, card: 'EU' },
      { seat: 2, card: 'GU' },
    ],
  ],
  partners: [0, 2],
  swapped: [1, 2],
};

function asking(asked: Question): TableView {
  const cards = (BY_CARD as readonly Question[]).includes(asked);
  const own = { size: 2, cards: [idle('GO'), { ...idle('HA'), playable: cards }] };
  const [, ...others] = HAND;
  const board = boardWith({
    phase: PHASES[asked] ?? 'playing',
    turn: isOffer(asked) ? 1 : 0,
    hands: [own, ...others] as unknown as Board['hands'],
  });
  return viewWith({
    at: 11,
    revision: 11,
    board,
    asked,
    restClaims: [],
    doublingOffered: isOffer(asked),
    actions: DECISIONS[asked].map((decision) => ({ decision })),
    ...(asked === 'draw' && { draw: { rounds: [[{ seat: 0, card: 'EA' }]], dealer: 0 }, pausing: true }),
    ...(asked === 'partners' && { partners: PARTNERS, pausing: true }),
    ...(asked === 'next' && { ended: { kind: 'thrownIn', number: 1, dealer: 0 } as never }),
  });
}

/** The table while somebody else thinks and a card of the hand has the focus; then the question is put. */
async function put(question: Question, answers: Parameters<typeof fakeApp>[0] = {}): Promise<FakeApp> {
  const app = fakeApp(answers, { speed: 'instant', gateCalls: 'off', gateCards: 'off' });
  const before = viewWith({ board: boardWith({ turn: 1, hands: HAND }), pausing: true });
  app.table.take(before);
  renderIn(app, TableScreen, {});
  screen.getAllByRole('button', { name: /Gras-Ober/ })[0]?.focus();
  app.table.take(asking(question));
  await waitFor(() => expect(spoken()).not.toBe(''));
  return app;
}

const spoken = (): string => document.querySelector('[data-live]')?.textContent ?? '';
const home = (question: Question): string =>
  [...BY_CARD, 'passOn', 'discard'].includes(question) ? '[data-region="hand"]' : '[data-question]';

test.each(QUESTIONS)('"%s" takes the focus and is spoken', async (question) => {
  const app = await put(question);
  expect(spoken()).toContain(tellQuestion(QUESTIONS_DE, question, app.speech.plain).replace(/[.!?]$/, ''));
  await waitFor(() => expect(document.activeElement?.closest(home(question))).not.toBeNull());
});

test.each(OFFERS)('while "%s" is offered the plates say that the player is waited for', async (offer) => {
  await put(offer);
  expect(screen.getByRole('group', { name: 'Du' }).textContent).toContain('Du bist gefragt');
  expect(screen.queryByText('überlegt …')).toBeNull();
});

test('what a choice means is told once somebody turns to it, not where the pointer happens to rest', async () => {
  await put('call');
  const choices = ['Weiter', 'Ich spiele'].map((name) => screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toBe(choices[0]));
  const told = (): string =>
    document.getElementById(choices[0]?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  for (const each of choices) each.dispatchEvent(new PointerEvent('pointerenter', { bubbles: false }));
  await Promise.resolve();
  expect(told()).toBe('Noch spielt niemand.');
  await userEvent.hover(choices[1] as HTMLElement);
  await waitFor(() => expect(told()).toMatch(/^Du /));
});

describe('keys', () => {
  const YES_OR_NO = QUESTIONS.filter(
    (question) => isOffer(question) || ['legen', 'lay', 'spritz', 'claim', 'obers', 'widow'].includes(question),
  );

  test.each(YES_OR_NO)('J and N answer "%s"', async (question) => {
    const decided: unknown[] = [];
    await put(question, {
      'table.decide'({ decision }) {
        decided.push(decision);
        return { outcome: 'done' };
      },
      'table.declineDoubling'() {
        decided.push('declined');
        return {};
      },
    });
    expect(spoken()).toContain('J heißt ja, N heißt nein.');
    const [yes, no] = DECISIONS[question];
    await userEvent.keyboard('j');
    await waitFor(() => expect(decided).toEqual([yes]));
    await userEvent.keyboard('n');
    await waitFor(() => expect(decided).toEqual([yes, isOffer(question) ? 'declined' : no]));
  });

  test('F goes to what is asked and has it read out again', async () => {
    await put('call');
    document.querySelector<HTMLElement>('[data-region="sheet"]')?.focus();
    const before = spoken();
    await userEvent.keyboard('f');
    await waitFor(() => expect(document.activeElement?.closest('[data-question]')).not.toBeNull());
    expect(spoken()).not.toBe(before);
    expect(spoken().trim()).toBe('Was sagst du?');
  });
});

test('a question is spoken once, with what has led to it, however often the picture changes', async () => {
  const app = await put('call');
  const said = spoken();
  app.table.take({ ...asking('call'), revision: 11, help: { hints: 1, warnings: 0, takenBack: 0 } });
  await new Promise((done) => setTimeout(done, 20));
  expect(spoken()).toBe(said);
});

test('the dealt hand is spoken once, before the first question of a round', async () => {
  const app = fakeApp({}, { speed: 'instant' });
  const { trick: _none, ...board } = asking('call').board;
  app.table.take({ ...asking('call'), board });
  renderIn(app, TableScreen, {});
  await waitFor(() => expect(spoken()).toMatch(/Dein Blatt: .*Was sagst du\?/));
  app.table.take({ ...asking('announce'), at: 12, revision: 12 });
  await waitFor(() => expect(spoken()).not.toContain('Was sagst du?'));
  expect(spoken()).not.toContain('Dein Blatt');
});

test('what the round has paid, and where that leaves the player, is spoken with its end', async () => {
  const app = fakeApp({}, { speed: 'instant' });
  const ended = { kind: 'played', number: 1, dealer: 0, settlement: { balance: [-20, 20, 20, -20] } } as never;
  const board = { ...asking('next').board, phase: 'scored' } as const;
  const view: TableView = { ...asking('next'), board, ended, totals: [-35, 5, 10, 20] };
  app.table.take(view);
  renderIn(app, Announcer, { view });
  await waitFor(() => expect(spoken()).toMatch(/Das kostet dich 20\sCent\. Dein Stand: −35\sCent\./));
});

test('a key reads out the hand, and again when it is pressed again', async () => {
  await put('call');
  await userEvent.keyboard('b');
  await waitFor(() => expect(spoken()).toMatch(/^Dein Blatt: /));
  const first = spoken();
  await userEvent.keyboard('b');
  await waitFor(() => expect(spoken()).not.toBe(first));
  expect(spoken().trim()).toBe(first.trim());
});

test('a question does not take the focus out of a field', async () => {
  const app = fakeApp({}, { speed: 'instant' });
  app.table.take(viewWith({ board: boardWith({ turn: 1, hands: HAND }), pausing: true }));
  renderIn(app, TableScreen, {});
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  app.table.take(asking('call'));
  await new Promise((done) => setTimeout(done, 30));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('every kind of decision answers a question', () => {
  for (const question of Object.values(ANSWERS)) expect(QUESTIONS).toContain(question);
});

test.each(['cut', 'call', 'obers', 'widow', 'claim', 'lay'] as const)(
  'an answer to "%s" stands out as soon as it is pressed, before anything has come of it',
  async (question) => {
    let answered = 0;
    await put(question, { 'table.decide': () => (answered++, new Promise(() => undefined)) });
    const answer = document.querySelector<HTMLElement>('[data-question] [data-first]');
    answer?.click();
    expect(answer?.matches('[data-going]')).toBe(true);
    await waitFor(() => expect(answered).toBe(1));
  },
);
