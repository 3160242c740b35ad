// The part of the library that a list shows: filters, pages, and the sum of the rounds that count.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Shelf } from '../../src/main/library/shelf.ts';
import type { LibraryFilter, LibraryItem } from '../../src/shared/calls/library-calls.ts';
import { EVERYTHING, THROWN_IN } from '../../src/shared/files/library-filter.ts';
import { DRAWN, many, RUFER, SOLO, THROWN } from '../../lab/support/page/library/library-rounds.ts';

const STAMP = { changed: 1, bytes: 1 };

function shelfOf(items: readonly LibraryItem[]) {
  const shelf = new Shelf();
  for (const item of items) shelf.put(item.id, { stamp: STAMP, entry: { item } });
  return shelf;
}

const idsOf = (items: readonly LibraryItem[], filter: LibraryFilter, from = 0, count = 100): readonly string[] =>
  shelfOf(items)
    .page({ filter, from, count })
    .items.map(({ id }) => id);

const ALL = [THROWN, RUFER, SOLO];
const [FIRST, SECOND] = RUFER.players;

describe('filters', () => {
  test('by contract, with thrown-in deals as one of their own, which comes last', () => {
    expect(shelfOf(ALL).page({ filter: EVERYTHING, from: 0, count: 9 }).contracts).toEqual([
      'rufer',
      'solo',
      THROWN_IN,
    ]);
    expect(idsOf(ALL, EVERYTHING)).toEqual(['rufer', 'solo', 'thrown']);
    expect(idsOf(ALL, { contract: 'solo', outcome: 'all' })).toEqual(['solo']);
    expect(idsOf(ALL, { contract: THROWN_IN, outcome: 'all' })).toEqual(['thrown']);
  });

  test('by how the round ended for the player, whoever declared and whatever was paid', () => {
    const FREE: LibraryItem = { ...SOLO, id: 'free', balance: [0, 0, 0, 0] };
    const DEAR: LibraryItem = { ...RUFER, id: 'dear', finishedAt: '2026-11-20T19:00:00.000Z', balance: [-5, -5, 5, 5] };
    const items = [...ALL, DRAWN, FREE, DEAR];
    expect(idsOf(items, { contract: 'all', outcome: 'won' })).toEqual(['rufer', 'dear']);
    expect(idsOf(items, { contract: 'all', outcome: 'lost' })).toEqual(['solo', 'free']);
    expect(idsOf(items, { contract: 'all', outcome: 'drawn' })).toEqual(['drawn']);
    expect(idsOf(ALL, { contract: 'rufer', outcome: 'lost' })).toEqual([]);
  });
});

describe('further filters', () => {
  const judged = (mistakes: number): LibraryItem['judged'] & object => ({ accuracy: 90, mistakes, inaccuracies: 1 });
  const items: readonly LibraryItem[] = [
    { ...RUFER, role: 'partner', judged: judged(2), note: 'Die Gras-Zehn blank' },
    { ...SOLO, role: 'declarer', judged: judged(0), favourite: true },
    { ...THROWN, practice: 'again' },
  ];
  const found = (wish: Partial<LibraryFilter>): readonly string[] => idsOf(items, { ...EVERYTHING, ...wish });

  test('by role, mistakes, marks and what counts', () => {
    expect(found({ role: 'declarer' })).toEqual(['solo']);
    expect(found({ mistakes: 'with' })).toEqual(['rufer']);
    expect(found({ mistakes: 'without' })).toEqual(['solo']);
    expect(found({ marked: 'favourite' })).toEqual(['solo']);
    expect(found({ marked: 'noted' })).toEqual(['rufer']);
    expect(found({ kind: 'practice' })).toEqual(['thrown']);
    expect(found({ kind: 'counted' })).toEqual(['rufer', 'solo']);
    expect(found({ kind: 'imported' })).toEqual([]);
  });

  test('by words in names, game and note, in both languages and decks, without marks over letters', () => {
    expect(found({ text: 'gras-sau' })).toEqual(['rufer']);
    expect(found({ text: 'HERZ solo' })).toEqual(['solo']);
    expect(found({ text: 'hearts' })).toEqual(['solo']);
    expect(found({ text: 'blank zehn' })).toEqual(['rufer']);
    expect(found({ text: RUFER.players[1].name.toUpperCase() })).toHaveLength(3);
    expect(found({ text: 'nobody of this name' })).toEqual([]);
  });

  test('by month, today and the last seven days, in local time', () => {
    const at = (id: string, date: Date): LibraryItem => ({ ...RUFER, id, finishedAt: date.toISOString() });
    const now = new Date(2026, 10, 21, 12).getTime();
    const shelf = new Shelf(() => now);
    const dated = [
      at('now', new Date(2026, 10, 21, 0, 0, 1)),
      at('yesterday', new Date(2026, 10, 20, 23, 59)),
      at('six-days', new Date(2026, 10, 15, 0, 0, 1)),
      at('before', new Date(2026, 10, 14, 23, 59)),
      at('october', new Date(2026, 9, 31, 23, 59)),
    ];
    for (const item of dated) shelf.put(item.id, { stamp: STAMP, entry: { item } });
    const when = (wish: string): readonly string[] => shelf.matching({ ...EVERYTHING, when: wish }).map(({ id }) => id);
    expect(when('today')).toEqual(['now']);
    expect(when('week')).toEqual(['now', 'yesterday', 'six-days']);
    expect(when('2026-10')).toEqual(['october']);
    expect(shelf.page({ filter: EVERYTHING, from: 0, count: 1 }).months).toEqual(['2026-11', '2026-10']);
  });
});

describe('evenings', () => {
  const [you, resi, sepp, vroni] = RUFER.players;
  const evening: readonly LibraryItem[] = [
    { ...RUFER, id: 'a-b-1', finishedAt: '2026-11-20T19:00:00.000Z', balance: [20, 20, -20, -20] },
    {
      ...RUFER,
      id: 'a-b-1-u2',
      finishedAt: '2026-11-20T19:10:00.000Z',
      practice: 'again',
      balance: [90, 90, -90, -90],
    },
    {
      ...RUFER,
      id: 'a-b-2',
      finishedAt: '2026-11-20T19:20:00.000Z',
      practice: 'takenBack',
      balance: [50, 50, -50, -50],
    },
    // The deal went round the other way: the left and the right neighbour have changed their seats.
    {
      ...RUFER,
      id: 'a-b-3',
      finishedAt: '2026-11-20T19:30:00.000Z',
      players: [you, vroni, sepp, resi],
      balance: [-30, 10, 10, 10],
    },
    { ...RUFER, id: 'other-1', finishedAt: '2026-11-21T19:30:00.000Z' },
    { ...RUFER, id: 'gone-4', origin: 'imported' },
  ];

  test('hold the rounds of one session, the latest first, without what others have played', () => {
    const { sessions, all } = shelfOf(evening).sessions(0, 10);
    expect(all).toBe(2);
    expect(sessions.map(({ id, rounds, counted }) => [id, rounds, counted])).toEqual([
      ['other', 1, 1],
      ['a-b', 4, 2],
    ]);
    expect(
      shelfOf(evening)
        .sessions(1, 1)
        .sessions.map(({ id }) => id),
    ).toEqual(['a-b']);
    expect(shelfOf(evening).session('gone')).toBeUndefined();
  });

  test('sum what counts, for people and not for seats', () => {
    const sheet = shelfOf(evening).session('a-b');
    expect(sheet?.session.people).toEqual([
      { player: you, sum: -10 },
      { player: resi, sum: 30 },
      { player: sepp, sum: -10 },
      { player: vroni, sum: -10 },
    ]);
    expect(sheet?.lines.map(({ counts }) => counts)).toEqual(['yes', 'no', 'no', 'yes']);
    expect(sheet?.lines[3]?.amounts).toEqual([-30, 10, 10, 10]);
    const page = shelfOf(evening.slice(0, 4)).page({ filter: EVERYTHING, from: 0, count: 9 });
    expect(page.sum).toBe(sheet?.session.people[0]?.sum);
  });
});

test('pages follow each other and are all of it, the newest first', () => {
  const items = many(250);
  const shelf = shelfOf(items.toReversed());
  const pages = [0, 100, 200, 300].map((from) => shelf.page({ filter: EVERYTHING, from, count: 100 }).items);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50, 0]);
  expect(pages.flat()).toEqual(items);
});

test('summed are only rounds of the player that were no practice and were played here', () => {
  const others: readonly LibraryItem[] = [
    { ...RUFER, id: 'again', practice: 'again' },
    { ...RUFER, id: 'taken-back', practice: 'takenBack' },
    { ...RUFER, id: 'from-a-friend', origin: 'imported' },
    { ...RUFER, id: 'bots-alone', players: [{ ...FIRST, kind: 'bot' }, SECOND, SECOND, SECOND] },
  ];
  const page = shelfOf([...ALL, ...others]).page({ filter: EVERYTHING, from: 0, count: 3 });
  expect(page).toMatchObject({ all: 7, matching: 7, counted: 3, sum: 20 - 150 });
});

test('what is put or removed while the files are read counts more than what was read', () => {
  const shelf = new Shelf();
  const round = (item: LibraryItem) => ({ stamp: STAMP, entry: { item } });
  shelf.put('rufer', round({ ...RUFER, finishedAt: SOLO.finishedAt }));
  shelf.remove('solo');
  shelf.fill(new Map([RUFER, SOLO, THROWN].map((item) => [item.id, round(item)])));
  expect([...shelf.rounds.keys()].sort()).toEqual(['rufer', 'thrown']);
  expect(shelf.rounds.get('rufer')?.entry.item.finishedAt).toBe(SOLO.finishedAt);
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles'])('in the time zone of %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['2026-11-30T12:00:00.000Z', '2026-12-01T00:00:00.000Z'])(
    'a round of which the day alone is known lies in the month of that day: %s',
    (finishedAt) => {
      vi.stubEnv('TZ', zone);
      const { months } = shelfOf([{ ...RUFER, finishedAt, dayOnly: true }]).page({
        filter: EVERYTHING,
        from: 0,
        count: 1,
      });
      expect(months).toEqual([finishedAt.slice(0, 7)]);
    },
  );
});
