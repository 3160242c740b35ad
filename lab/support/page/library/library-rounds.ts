// Made-up finished rounds for tests of the library and the replay, and a library that holds some of them.
import type { BySeat } from '../../../../src/engine/base/seats.ts';
import type { LibraryItem } from '../../../../src/shared/calls/library-calls.ts';
import type { CALLS } from '../../../../src/shared/calls/all-calls.ts';
import type { InputOf, OutputOf } from '../../../../src/shared/border/ipc.ts';
import { EVERYTHING, LIST_PAGE } from '../../../../src/shared/files/library-filter.ts';
import type { Problem } from '../../../../src/shared/border/problems.ts';
import { IndexFiles } from '../../../../src/main/library/index-files.ts';
import { Shelf } from '../../../../src/main/library/shelf.ts';
import { rowOf } from '../../../../src/main/rounds/round-row.ts';
import { PLAYERS } from '../tutor/made-up.ts';

export const RUFER: LibraryItem = {
  id: 'rufer',
  finishedAt: '2026-11-21T19:05:00.000Z',
  players: PLAYERS,
  you: 0,
  pack: 32,
  playerCount: 4,
  announcement: { contract: 'rufer', called: 'GA' },
  declarer: 1,
  partner: 0,
  winner: 'declarer',
  points: 74,
  outcome: 'won',
  balance: [20, 20, -20, -20],
};

const { partner: _alone, ...WITHOUT_PARTNER } = RUFER;

export const SOLO: LibraryItem = {
  ...WITHOUT_PARTNER,
  id: 'solo',
  finishedAt: '2026-11-20T20:30:00.000Z',
  announcement: { contract: 'solo', trump: 'H' },
  declarer: 0,
  winner: 'defenders',
  points: 48,
  outcome: 'lost',
  balance: [-150, 50, 50, 50],
};

const { announcement: _a, declarer: _d, winner: _w, points: _points, outcome: _o, ...BARE } = WITHOUT_PARTNER;

export const THROWN: LibraryItem = {
  ...BARE,
  id: 'thrown',
  finishedAt: '2026-11-20T20:00:00.000Z',
  balance: [0, 0, 0, 0],
};

/** A drawn game of one against all, as Bierkopf and some Solos at 60 : 60 have it. */
const { winner: _drawn, ...WITHOUT_WINNER } = SOLO;

export const DRAWN: LibraryItem = {
  ...WITHOUT_WINNER,
  id: 'drawn',
  finishedAt: '2026-11-20T19:45:00.000Z',
  points: 60,
  outcome: 'drawn',
  balance: [0, 0, 0, 0],
};

/** Many rounds, the newest first, one a minute. */
export const many = (count: number): readonly LibraryItem[] =>
  Array.from({ length: count }, (_, index) => {
    const cents = index % 2 === 0 ? 20 : -20;
    const balance: BySeat<number> = [cents, cents, -cents, -cents];
    const finishedAt = new Date(Date.UTC(2026, 10, 21, 12) - index * 60_000).toISOString();
    return { ...RUFER, id: `round-${index}`, finishedAt, outcome: cents > 0 ? 'won' : 'lost', balance };
  });

type Calls = typeof CALLS;

/** A shelf with these rounds, none of which lies on a disk. */
export function shelfOf(items: readonly LibraryItem[], now?: () => number): Shelf {
  const files = new IndexFiles('', '');
  const shelf = new Shelf({ files, again: () => Promise.resolve([]), ...(now && { now }) });
  for (const item of items) shelf.put(rowOf({ item }, { changed: 0, bytes: 0 }));
  return shelf;
}

/** The answers of a library with these rounds, made as the main process makes them. */
export const listing =
  (items: () => readonly LibraryItem[], problems: readonly Problem[] = []) =>
  async ({
    filter = EVERYTHING,
    from = 0,
    count = LIST_PAGE,
  }: InputOf<Calls, 'library.list'>): Promise<OutputOf<Calls, 'library.list'>> => ({
    ...(await shelfOf(items()).page({ filter, from, count })),
    problems: [...problems],
  });
