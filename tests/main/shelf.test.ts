// The part of the library that a list shows: filters, pages, and the sum of the rounds that count.
import { describe, expect, test } from 'vitest';
import { openShelf } from '../../src/main/library/shelf.ts';
import type { LibraryItem } from '../../src/shared/calls/library-calls.ts';
import type { LibraryFilter } from '../../src/shared/library-filter.ts';
import { EVERYTHING, THROWN_IN } from '../../src/shared/library-filter.ts';
import { DRAWN, many, RUFER, SOLO, THROWN } from '../renderer/library/rounds.ts';

const STAMP = { changed: 1, bytes: 1 };

function shelfOf(items: readonly LibraryItem[]) {
  const shelf = openShelf();
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
  const shelf = openShelf();
  const round = (item: LibraryItem) => ({ stamp: STAMP, entry: { item } });
  shelf.put('rufer', round({ ...RUFER, finishedAt: SOLO.finishedAt }));
  shelf.remove('solo');
  shelf.fill(new Map([RUFER, SOLO, THROWN].map((item) => [item.id, round(item)])));
  expect([...shelf.rounds.keys()].sort()).toEqual(['rufer', 'thrown']);
  expect(shelf.rounds.get('rufer')?.entry.item.finishedAt).toBe(SOLO.finishedAt);
});
