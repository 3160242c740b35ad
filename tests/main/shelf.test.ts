// The part of the library that a list shows: filters, pages, and the sum of the rounds that count.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IndexTable } from '../../src/main/rounds/index-table.ts';
import { rowOf } from '../../src/main/rounds/round-row.ts';
import type { LibraryFilter, LibraryItem } from '../../src/shared/calls/library-calls.ts';
import { EVERYTHING, THROWN_IN } from '../../src/shared/files/library-filter.ts';
import { DRAWN, many, RUFER, shelfOf, SOLO, THROWN } from '../../lab/support/page/library/library-rounds.ts';

const idsOf = async (
  items: readonly LibraryItem[],
  filter: LibraryFilter,
  from = 0,
  count = 100,
): Promise<readonly string[]> => (await shelfOf(items).page({ filter, from, count })).items.map(({ id }) => id);

const ALL = [THROWN, RUFER, SOLO];
const [FIRST, SECOND] = RUFER.players;

describe('filters', () => {
  test('by contract, with thrown-in deals as one of their own, which comes last', async () => {
    expect((await shelfOf(ALL).page({ filter: EVERYTHING, from: 0, count: 9 })).contracts).toEqual([
      'rufer',
      'solo',
      THROWN_IN,
    ]);
    expect(await idsOf(ALL, EVERYTHING)).toEqual(['rufer', 'solo', 'thrown']);
    expect(await idsOf(ALL, { contract: 'solo', outcome: 'all' })).toEqual(['solo']);
    expect(await idsOf(ALL, { contract: THROWN_IN, outcome: 'all' })).toEqual(['thrown']);
  });

  test('by how the round ended for the player, whoever declared and whatever was paid', async () => {
    const FREE: LibraryItem = { ...SOLO, id: 'free', balance: [0, 0, 0, 0] };
    const DEAR: LibraryItem = { ...RUFER, id: 'dear', finishedAt: '2026-11-20T19:00:00.000Z', balance: [-5, -5, 5, 5] };
    const items = [...ALL, DRAWN, FREE, DEAR];
    expect(await idsOf(items, { contract: 'all', outcome: 'won' })).toEqual(['rufer', 'dear']);
    expect(await idsOf(items, { contract: 'all', outcome: 'lost' })).toEqual(['solo', 'free']);
    expect(await idsOf(items, { contract: 'all', outcome: 'drawn' })).toEqual(['drawn']);
    expect(await idsOf(ALL, { contract: 'rufer', outcome: 'lost' })).toEqual([]);
  });
});

describe('further filters', () => {
  const judged = (mistakes: number): LibraryItem['judged'] & object => ({ accuracy: 90, mistakes, inaccuracies: 1 });
  const items: readonly LibraryItem[] = [
    { ...RUFER, role: 'partner', judged: judged(2), note: 'Die Gras-Zehn blank' },
    { ...SOLO, role: 'declarer', judged: judged(0), favourite: true },
    { ...THROWN, practice: 'again' },
  ];
  const found = (wish: Partial<LibraryFilter>): Promise<readonly string[]> => idsOf(items, { ...EVERYTHING, ...wish });

  test('by role, mistakes, marks and what counts', async () => {
    expect(await found({ role: 'declarer' })).toEqual(['solo']);
    expect(await found({ mistakes: 'with' })).toEqual(['rufer']);
    expect(await found({ mistakes: 'without' })).toEqual(['solo']);
    expect(await found({ marked: 'favourite' })).toEqual(['solo']);
    expect(await found({ marked: 'noted' })).toEqual(['rufer']);
    expect(await found({ kind: 'practice' })).toEqual(['thrown']);
    expect(await found({ kind: 'counted' })).toEqual(['rufer', 'solo']);
    expect(await found({ kind: 'imported' })).toEqual([]);
  });

  test('by words in names, game and note, in both languages and decks, without marks over letters', async () => {
    expect(await found({ text: 'gras-sau' })).toEqual(['rufer']);
    expect(await found({ text: 'HERZ solo' })).toEqual(['solo']);
    expect(await found({ text: 'hearts' })).toEqual(['solo']);
    expect(await found({ text: 'blank zehn' })).toEqual(['rufer']);
    expect(await found({ text: RUFER.players[1].name.toUpperCase() })).toHaveLength(3);
    expect(await found({ text: 'nobody of this name' })).toEqual([]);
  });

  test('by month, today and the last seven days, in local time', async () => {
    const at = (id: string, date: Date): LibraryItem => ({ ...RUFER, id, finishedAt: date.toISOString() });
    const now = new Date(2026, 10, 21, 12).getTime();
    const dated = [
      at('now', new Date(2026, 10, 21, 0, 0, 1)),
      at('yesterday', new Date(2026, 10, 20, 23, 59)),
      at('six-days', new Date(2026, 10, 15, 0, 0, 1)),
      at('before', new Date(2026, 10, 14, 23, 59)),
      at('october', new Date(2026, 9, 31, 23, 59)),
    ];
    const shelf = shelfOf(dated, () => now);
    const when = (wish: string): readonly string[] => shelf.matching({ ...EVERYTHING, when: wish });
    expect(when('today')).toEqual(['now']);
    expect(when('week')).toEqual(['now', 'yesterday', 'six-days']);
    expect(when('2026-10')).toEqual(['october']);
    expect((await shelf.page({ filter: EVERYTHING, from: 0, count: 1 })).months).toEqual(['2026-11', '2026-10']);
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

  test('hold the rounds of one session, the latest first, without what others have played', async () => {
    const { sessions, all } = await shelfOf(evening).sessions(0, 10);
    expect(all).toBe(2);
    expect(sessions.map(({ id, rounds, counted }) => [id, rounds, counted])).toEqual([
      ['other', 1, 1],
      ['a-b', 4, 2],
    ]);
    expect((await shelfOf(evening).sessions(1, 1)).sessions.map(({ id }) => id)).toEqual(['a-b']);
    expect(await shelfOf(evening).session('gone')).toBeUndefined();
  });

  test('sum what counts, for people and not for seats', async () => {
    const sheet = await shelfOf(evening).session('a-b');
    expect(sheet?.session.people).toEqual([
      { player: you, sum: -10 },
      { player: resi, sum: 30 },
      { player: sepp, sum: -10 },
      { player: vroni, sum: -10 },
    ]);
    expect(sheet?.lines.map(({ counts }) => counts)).toEqual(['yes', 'no', 'no', 'yes']);
    expect(sheet?.lines[3]?.amounts).toEqual([-30, 10, 10, 10]);
    const page = await shelfOf(evening.slice(0, 4)).page({ filter: EVERYTHING, from: 0, count: 9 });
    expect(page.sum).toBe(sheet?.session.people[0]?.sum);
  });
});

test('pages follow each other and are all of it, the newest first', async () => {
  const items = many(250);
  const shelf = shelfOf(items.toReversed());
  const page = async (from: number) => (await shelf.page({ filter: EVERYTHING, from, count: 100 })).items;
  const pages = await Promise.all([0, 100, 200, 300].map(page));
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50, 0]);
  expect(pages.flat()).toEqual(items);
});

test('summed are only rounds of the player that were no practice and were played here', async () => {
  const others: readonly LibraryItem[] = [
    { ...RUFER, id: 'again', practice: 'again' },
    { ...RUFER, id: 'taken-back', practice: 'takenBack' },
    { ...RUFER, id: 'from-a-friend', origin: 'imported' },
    { ...RUFER, id: 'bots-alone', players: [{ ...FIRST, kind: 'bot' }, SECOND, SECOND, SECOND] },
  ];
  const page = await shelfOf([...ALL, ...others]).page({ filter: EVERYTHING, from: 0, count: 3 });
  expect(page).toMatchObject({ all: 7, matching: 7, counted: 3, sum: 20 - 150 });
});

test('what is put or removed while the files are read counts more than what was read', async () => {
  const row = (item: LibraryItem) => rowOf({ item }, { changed: 1, bytes: 1 });
  const shelf = shelfOf([{ ...RUFER, finishedAt: SOLO.finishedAt }]);
  shelf.remove('solo');
  const known = new IndexTable();
  for (const item of [RUFER, SOLO]) known.append(row(item));
  shelf.begin({ known: known.data(), files: [], useless: [] });
  shelf.fill([RUFER, SOLO, THROWN].map(row));
  const { items } = await shelf.page({ filter: EVERYTHING, from: 0, count: 9 });
  expect(items.map(({ id, finishedAt }) => [id, finishedAt])).toEqual([
    ['rufer', SOLO.finishedAt],
    ['thrown', THROWN.finishedAt],
  ]);
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles'])('in the time zone of %s', (zone) => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['2026-11-30T12:00:00.000Z', '2026-12-01T00:00:00.000Z'])(
    'a round of which the day alone is known lies in the month of that day: %s',
    async (finishedAt) => {
      vi.stubEnv('TZ', zone);
      const { months } = await shelfOf([{ ...RUFER, finishedAt, dayOnly: true }]).page({
        filter: EVERYTHING,
        from: 0,
        count: 1,
      });
      expect(months).toEqual([finishedAt.slice(0, 7)]);
    },
  );
});
