// Small texts of the page, by example: a line of the library, an evening, an answer, a decision, a result, what holds for a deal.
import { describe, expect, test } from 'vitest';
import { note } from '../../../src/engine/tutor/notes.ts';
import { balanceOf, days, nearDay } from '../../../src/renderer/library/book.ts';
import { dayTitle, rowTexts } from '../../../src/renderer/library/describe.ts';
import { peopleIn, sessionTexts, spanOf } from '../../../src/renderer/library/session-words.ts';
import { actorOf, events, onTrick } from '../../../src/renderer/replay/replay-remarks.ts';
import { kindOf } from '../../../src/renderer/sheet/result-kinds.ts';
import { Voice } from '../../../src/renderer/state/voice.svelte.ts';
import { asideWords } from '../../../src/renderer/table/questions/aside-words.ts';
import { specialTags } from '../../../src/renderer/table/scene/special-tags.ts';
import { tellAnswer } from '../../../src/renderer/training/training-answers.ts';
import { decisionWords } from '../../../src/renderer/tutor/decision-words.ts';
import type { LibraryItem, LibrarySession } from '../../../src/shared/calls/library-calls.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { DRAWN, RUFER, SOLO, THROWN } from '../../../lab/support/page/library/library-rounds.ts';
import { boardWith, viewWith } from '../../../lab/support/page/table/boards.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const app = fakeApp();
const { speech } = app;
const voice = new Voice(app, () => undefined);
const name = speech.nameAt(boardWith());

describe('a line of the library', () => {
  const row = (item: LibraryItem) => rowTexts(item, voice);

  test('says game, players, points and balance', () => {
    const { game, declarers, points, outcome, balance, spoken } = row(RUFER);
    expect(game).toBe('Rufspiel auf die Gras-Sau');
    expect(declarers).toBe('Vroni und du');
    expect(points).toContain('74');
    expect(points).toContain('46');
    for (const part of [game, outcome, balance]) expect(spoken).toContain(part);
  });

  test('names the company without the reader, and who plays alone', () => {
    expect(row(RUFER).company).toContain('Vroni, Sepp, Resi');
    expect(row(SOLO).declarers).not.toContain('und');
  });

  test('says what keeps a round from counting, and nothing that was not played', () => {
    const { game, points, outcome, balance } = row(THROWN);
    expect([points, outcome, balance]).toEqual(['', '', '']);
    expect(row({ ...THROWN, origin: 'imported' }).game).toMatch(/^.+ \(.+\)$/);
    expect(game).not.toContain('(');
    expect(row({ ...RUFER, practice: 'again' }).game).toMatch(/^Rufspiel auf die Gras-Sau \(.+\)$/);
  });

  test('tells a draw as neither won nor lost', () => {
    const outcomes = [RUFER, SOLO, DRAWN].map((item) => row(item).outcome);
    expect(new Set(outcomes).size).toBe(3);
  });

  test('says what was noted and how well it was played', () => {
    const { spoken } = row({
      ...RUFER,
      note: 'Schöner Schluss',
      judged: { accuracy: 93, mistakes: 1, inaccuracies: 0 },
    });
    expect(spoken).toContain('Schöner Schluss');
    expect(spoken).toContain('93');
  });
});

describe('days', () => {
  const now = new Date(2026, 10, 21, 0, 5);
  const at = (date: Date): LibraryItem => ({ ...RUFER, finishedAt: date.toISOString() });

  test('hold the rounds of one local day, in their order', () => {
    const items = [at(new Date(2026, 10, 21, 0, 1)), at(new Date(2026, 10, 20, 23, 59)), at(new Date(2026, 10, 20, 1))];
    expect(days(items).map((day) => [day.key, day.items.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 2],
    ]);
  });

  test('are today, yesterday, or neither; over the turn of a month and a year, too', () => {
    const near = (date: Date, today: Date) => nearDay(days([at(date)])[0] as never, today);
    expect(near(new Date(2026, 10, 21, 0, 1), now)).toBe('today');
    expect(near(new Date(2026, 10, 20, 23), now)).toBe('yesterday');
    expect(near(new Date(2026, 10, 19, 23), now)).toBeUndefined();
    expect(near(new Date(2025, 11, 31, 12), new Date(2026, 0, 1, 12))).toBe('yesterday');
  });

  test('have a title with the year where it is another', () => {
    const year = new Date().getFullYear();
    expect(dayTitle(new Date(year, 2, 5), undefined, voice)).not.toContain(String(year));
    expect(dayTitle(new Date(year - 1, 2, 5), undefined, voice)).toContain(String(year - 1));
    expect(dayTitle(new Date(year, 2, 5), 'today', voice)).toMatch(/^Heute, /);
    expect(balanceOf(SOLO)).toBe(-150);
  });
});

describe('an evening', () => {
  const evening: LibrarySession = {
    id: 's',
    from: '2026-11-21T18:05:00.000Z',
    until: '2026-11-21T21:40:00.000Z',
    people: [
      { player: { name: '', kind: 'human' }, sum: 120 },
      { player: { name: 'Vroni', kind: 'bot' }, sum: -120 },
    ],
    rounds: 12,
    counted: 9,
  };

  test('says its people, the own sum, and how many rounds were practice', () => {
    const texts = sessionTexts(evening, voice);
    expect(peopleIn(evening, voice)).toEqual(
      ['du', 'Vroni'].map((each) => expect.stringMatching(new RegExp(each, 'i')) as string),
    );
    expect([texts.own, texts.people.includes('Vroni'), texts.rounds]).toEqual([
      120,
      true,
      expect.stringMatching(/12.*3/),
    ]);
    expect(sessionTexts({ ...evening, counted: 12 }, voice).rounds).not.toContain(',');
    expect(spanOf(evening, 'de')).toContain('21. November 2026');
  });

  test('counts in the unit of its table', () => {
    expect(sessionTexts({ ...evening, unit: 'points' }, voice).sum).not.toBe(sessionTexts(evening, voice).sum);
  });
});

describe('an answer of a trainer', () => {
  const cents = { kind: 'number', unit: 'cents', most: 100 } as const;
  const points = { kind: 'number', unit: 'points', most: 44 } as const;
  const told = (answer: Parameters<typeof tellAnswer>[0], form: Parameters<typeof tellAnswer>[1] = points) =>
    tellAnswer(answer, form, name, speech);

  test('is told in its unit, by the names of cards and players, or as none', () => {
    expect(told({ kind: 'number', value: 25 })).toBe('25 Augen');
    expect(told({ kind: 'number', value: 50 }, cents)).toBe('50 Cent');
    expect(told({ kind: 'cards', cards: ['EA', 'GT'] })).toContain('Eichel');
    expect(told({ kind: 'cards', cards: [] })).not.toBe('');
    expect(told({ kind: 'seats', seats: [0, 1] })).toBe('Du und Vroni');
    expect(told({ kind: 'decision', decision: { type: 'call', seat: 0, call: 'weiter' } })).toBe('Weiter');
    expect(told({ kind: 'choice', choice: 'weiter' })).not.toBe(told({ kind: 'choice', choice: 'wenz' }));
    expect(told({ kind: 'late' })).not.toBe('');
  });
});

test('a decision is named by its card, its word or its game, and each in another way', () => {
  const words = [
    { type: 'play', seat: 0, card: 'EO' },
    { type: 'call', seat: 0, call: 'weiter' },
    { type: 'announce', seat: 0, announcement: { contract: 'wenz' } },
    { type: 'stoss', seat: 0 },
    { type: 'leave', seat: 0 },
    { type: 'discard', seat: 0, cards: ['EA', 'GT'] },
    { type: 'spritz', seat: 0 },
  ].map((decision) => decisionWords(decision as Parameters<typeof decisionWords>[0], speech, name));
  expect(words[0]).toContain('Eichel-Ober');
  expect(words[1]).toContain('Weiter');
  expect(words[2]).toContain('Wenz');
  expect(words[5]).toMatch(/Eichel.*, .*Gras/);
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((each) => each.length > 0)).toBe(true);
});

test('the button for a step of the chain names the step that comes next', () => {
  const rufer = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2 } as const;
  const button = (type: 'stoss' | 'retour', contract: TableView['board']['contract']) =>
    asideWords({ type, seat: 0 }, viewWith({ board: boardWith({ contract: contract as never }) }), speech).button;
  const chain = [
    button('stoss', rufer),
    button('retour', { ...rufer, stoss: 1 }),
    button('stoss', { ...rufer, stoss: 1, retour: 2 }),
    button('retour', { ...rufer, stoss: 1, retour: 2, further: [1] }),
  ];
  expect(new Set(chain).size).toBe(4);
  expect(() => asideWords({ type: 'play', seat: 0, card: 'EA' }, viewWith(), speech)).toThrow('play');
});

describe('a result on the sheet', () => {
  const chairs = viewWith().chairs;
  const reader = { speech, chairs };
  const row = (result: object) => {
    const kind = kindOf(result as never);
    return [kind.who(result as never, reader), kind.points(result as never, reader)];
  };
  const sides = { kind: 'sides', declarer: 1, points: [20, 54, 26, 20], sidePoints: 74, winner: 'declarer' } as const;

  test('of two sides names declarer and partner, the reader as "you", and the points of both', () => {
    const [who, points] = row({ ...sides, partner: 0 });
    expect(who).toMatch(/^Vroni .*dir.* · /);
    expect(points).toMatch(/74.*46/);
    expect(row({ ...sides, partner: 2 })[0]).toContain('Sepp');
    expect(row({ ...sides, winner: 'defenders' })[0]).not.toBe(row(sides)[0]);
    expect(row({ ...sides, winner: 'draw' })[0]).not.toBe(row(sides)[0]);
    // A hand that was laid down: nothing was counted.
    expect(row({ ...sides, points: [0, 0, 0, 0], sidePoints: 0 })[1]).toMatch(/0.*120/);
  });

  test('of a Ramsch names who has lost with how many points, or who has marched', () => {
    const ramsch = { kind: 'ramsch', points: [10, 60, 30, 20], losers: [1] } as const;
    expect(row(ramsch)[0]).toContain('Vroni');
    expect(row(ramsch)[1]).toContain('60');
    const [who, points] = row({ ...ramsch, points: [0, 0, 120, 0], losers: [], durchmarsch: 2 });
    expect([who?.includes('Sepp'), points?.includes('120')]).toEqual([true, true]);
    expect(row({ ...ramsch, losers: [] })[0]).not.toContain('Vroni');
  });

  test('of a game for fewest points names the winner, or who has lost alone', () => {
    const least = { kind: 'least', points: [40, 10, 30, 40] } as const;
    expect(row({ ...least, winner: 1 })).toEqual([expect.stringContaining('Vroni'), expect.stringContaining('10')]);
    expect(row({ ...least, loser: 3 })).toEqual([expect.stringContaining('Resi'), expect.stringContaining('40')]);
  });
});

describe('what holds for a deal', () => {
  const NOTHING = { waiting: [], bocks: [], hausbocks: 0 };
  const tags = (special: object | undefined) =>
    specialTags(viewWith({ ...(special && { special: special as never }) }), speech.ui.special, name);

  test('is said of this deal first, then of those to come, then of the Stock', () => {
    expect(tags(undefined)).toEqual([]);
    expect(tags(NOTHING)).toEqual([]);
    const all = tags({
      ...NOTHING,
      round: { kind: 'schieber', deal: 2, of: 4 },
      doublings: { bock: 1, hausbock: 1 },
      carried: 1,
      bocks: [3],
      hausbocks: 2,
      stock: { content: 120 },
    });
    expect(all.map(({ kind }) => kind)).toEqual(['now', 'now', 'now', 'now', 'waits', 'waits', 'stock']);
    expect(all.at(-1)?.text).toContain('1,20');
  });

  test('counts two Bocks as four times', () => {
    const [one, two] = [1, 2].map((bock) => tags({ ...NOTHING, doublings: { bock } })[0]?.text);
    expect(one).not.toBe(two);
    expect(two).toMatch(/4|vier/);
  });
});

test('what is told of a step is parted into what happened and what is to be said of the trick', () => {
  const notes = [
    note('L.PLAY', { seat: 3, card: 'EA' }),
    note('T.HIGHEST_TRUMP', { winner: 1, card: 'EO', points: 10 }),
    note('L.THROWN_IN', {}),
  ];
  expect(events(notes).map(({ id }) => id)).toEqual(['L.PLAY', 'L.THROWN_IN']);
  expect(onTrick(notes).map(({ id }) => id)).toEqual(['T.HIGHEST_TRUMP']);
  expect([actorOf(notes), actorOf(notes.slice(1)), actorOf([])]).toEqual([3, undefined, undefined]);
});
