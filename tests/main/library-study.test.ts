// What the player adds to rounds of the library, what the commentary says of them in a line, and many rounds on their way out and in.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { judge, legalDecisions, replay } from '../../src/engine/round/step.ts';
import { reviewable, reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { EVALUATOR_VERSION } from '../../src/engine/tutor/review/review.ts';
import { reviewOf } from '../../src/engine/tutor/review/review-of.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { Library } from '../../src/main/library/library.ts';
import { serveLibrary } from '../../src/main/library/library-calls.ts';
import { frameAfter } from '../../src/main/replay/replay.ts';
import { judgedOf, judgedRound } from '../../src/main/review/judged.ts';
import { figuresOf } from '../../src/main/review/review-figures.ts';
import { digestOf, tidied } from '../../src/main/review/review-file.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { CALLS } from '../../src/shared/calls/all-calls.ts';
import { EVERYTHING } from '../../src/shared/files/library-filter.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';

import { GLANCE } from '../../lab/support/tutor/glance.ts';
import { IMPORTING, libraryIn } from '../../lab/support/main/library-fixture.ts';
import { archivedRound } from '../../lab/support/main/round-fixture.ts';

const ROUND = archivedRound(PURE_2007);
const DATE = '2026-03-01T20:15:00.000Z';
let folder: string;
let library: Library;
const place: { value: string | undefined } = { value: undefined };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stube-study-'));
  library = libraryIn(path.join(folder, 'library'), () => DATE);
  await library.page({ filter: EVERYTHING, from: 0, count: 1 });
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const calls = (of = library) =>
  serveLibrary({
    ...IMPORTING,
    library: of,
    dialogs: {
      fileToSave: () => Promise.resolve(place.value),
      fileToOpen: () => Promise.resolve(place.value),
      filesToOpen: () => Promise.resolve([]),
      folderToSave: () => Promise.resolve(place.value),
    },
  });

const itemOf = async (id: string, of = library) =>
  (await of.page({ filter: EVERYTHING, from: 0, count: 99 })).items.find((each) => each.id === id);

/** The round up to the first own card in whose place another is against the rules, with that one. */
function revokedBy(file: RoundFile): RoundFile {
  const { you, record } = file;
  for (const [at, { type }] of record.entries.entries()) {
    const before = replay({ ...record, entries: record.entries.slice(0, at) });
    if (type !== 'play' || !before.ok || before.round.phase !== 'playing') continue;
    for (const card of before.round.play.hands[you]) {
      const revoke = { type: 'revoke', seat: you, card } as const;
      if (judge(before.round, revoke).legal)
        return { ...file, record: { ...record, entries: [...record.entries.slice(0, at), revoke] } };
    }
  }
  throw new Error('no card is against the rules');
}

/** Other cards than those that were played, each of which could have been. */
function otherCards(
  file: RoundFile,
): readonly { readonly from: number; readonly move: RoundFile['record']['entries'][number] }[] {
  const { record } = file;
  return record.entries.flatMap((entry, from) => {
    if (entry.type !== 'play') return [];
    const before = replay({ ...record, entries: record.entries.slice(0, from) });
    const other = before.ok
      ? legalDecisions(before.round, entry.seat).find((each) => each.type === 'play' && each.card !== entry.card)
      : undefined;
    return other ? [{ from, move: other }] : [];
  });
}

describe('marks and notes', () => {
  test('stand in the line of the round, stay after a start, and go when they are taken away', async () => {
    await library.put(ROUND);
    const { handlers } = calls();
    expect(await handlers['library.favour']({ id: ROUND.id, favourite: 'yes' })).toMatchObject({ favourite: true });
    await handlers['library.note']({ id: ROUND.id, note: 'Trumpf war zu früh' });
    const again = libraryIn(path.join(folder, 'library'), () => DATE);
    expect(await itemOf(ROUND.id, again)).toMatchObject({ favourite: true, note: 'Trumpf war zu früh' });
    await handlers['library.favour']({ id: ROUND.id, favourite: 'no' });
    await handlers['library.note']({ id: ROUND.id, note: '' });
    const item = await itemOf(ROUND.id);
    expect([item?.favourite, item?.note]).toEqual([undefined, undefined]);
    const found = await library.read(ROUND.id);
    expect(found?.ok && found.value.file).toEqual(ROUND);
  });

  test('asked for at once, none is lost', async () => {
    await library.put(ROUND);
    const { handlers } = calls();
    await Promise.all([
      handlers['library.favour']({ id: ROUND.id, favourite: 'yes' }),
      handlers['library.note']({ id: ROUND.id, note: 'beides' }),
    ]);
    expect(await itemOf(ROUND.id)).toMatchObject({ favourite: true, note: 'beides' });
    expect(await handlers['library.note']({ id: 'not-there', note: 'x' })).toBeNull();
  });

  test('a note goes along with the file, the mark does not', async () => {
    await library.put({ ...ROUND, favourite: true, study: { note: 'mit' } });
    place.value = path.join(folder, 'out.schafkopf');
    await calls().handlers['library.export']({ id: ROUND.id });
    const out = JSON.parse(await readFile(place.value, 'utf8')) as RoundFile;
    expect([out.study, out.favourite]).toEqual([{ note: 'mit' }, undefined]);
    const other = libraryIn(path.join(folder, 'other'), () => DATE);
    await other.take(await readFile(place.value, 'utf8'));
    expect(await itemOf(ROUND.id, other)).toMatchObject({ note: 'mit', origin: 'imported' });
  });
});

describe('lines of play in a file', () => {
  const [other] = otherCards(ROUND);
  const withBranch = (branch: unknown): string => JSON.stringify({ ...ROUND, study: { branches: [branch] } });

  test('are taken if each card is allowed', () => {
    expect(checkRound(withBranch({ from: other?.from, moves: [other?.move] })).ok).toBe(true);
  });

  test.each([
    [
      'a card that nobody could play',
      {
        from: other?.from,
        moves: [
          { type: 'play', seat: 0, card: 'GO' },
          { type: 'play', seat: 0, card: 'GO' },
        ],
      },
    ],
    ['no move at all', { from: other?.from, moves: [] }],
    ['the cut as a place', { from: 1, moves: [other?.move] }],
    ['a place after the end', { from: 900, moves: [other?.move] }],
    ['too long a note', { from: other?.from, moves: [other?.move], note: 'x'.repeat(401) }],
  ])('are refused with %s', (_what, branch) => {
    expect(checkRound(withBranch(branch))).toMatchObject({ ok: false, problem: { id: 'F.BAD_FIELD' } });
  });
});

test('where the cards lay is told as a seat could know it, and of a frame with cards only', async () => {
  await library.put(ROUND);
  const { handlers } = calls();
  const first = ROUND.record.entries.findIndex(({ type }) => type === 'play');
  for (const seat of [0, 2] as const) {
    const beliefs = await handlers['replay.beliefs']({ id: ROUND.id, frame: frameAfter(first - 1), seat });
    expect(CALLS['replay.beliefs'].output.safeParse(beliefs).error).toBeUndefined();
    const seen = replay({ ...ROUND.record, entries: ROUND.record.entries.slice(0, first) });
    const hand = seen.ok && 'play' in seen.round ? seen.round.play.hands[seat] : [];
    expect(hand).toHaveLength(8);
    expect(beliefs?.filter(({ card }) => hand.includes(card))).toEqual([]);
  }
  expect(await handlers['replay.beliefs']({ id: ROUND.id, frame: 0, seat: 0 })).toBeNull();
  expect(await handlers['replay.beliefs']({ id: ROUND.id, frame: 999, seat: 0 })).toBeNull();
});

describe('the commentary in a line', () => {
  const think = { random: randomOf('judged'), effort: GLANCE };
  const reviews = reviewable(ROUND.record).map((entry) => tidied(reviewEntry(ROUND.record, entry, think)));
  const text = (some = reviews): string =>
    JSON.stringify({
      format: 'schafkopf-stube-review',
      version: 2,
      evaluator: EVALUATOR_VERSION,
      record: digestOf(ROUND.record),
      entries: some,
    });
  const beside = (): string => path.join(folder, 'library', `${ROUND.id}.review.json`);
  const anew = () => libraryIn(path.join(folder, 'library'), () => DATE);

  test('says the same as the review of the round', () => {
    const { seats } = reviewOf(ROUND.record, reviews, 'quick');
    const { grades, accuracy } = seats[ROUND.you];
    expect(judgedOf(reviews, ROUND.you, ROUND.record)).toEqual({
      ...(accuracy !== undefined && { accuracy }),
      mistakes: grades.mistake + grades.blunder,
      inaccuracies: grades.inaccuracy,
    });
  });

  test('is read from the file beside the round if it is whole, and follows it', async () => {
    await library.put(ROUND);
    expect((await itemOf(ROUND.id, anew()))?.judged).toBeUndefined();
    await writeFile(beside(), text(reviews.slice(1)));
    expect((await itemOf(ROUND.id, anew()))?.judged).toBeUndefined();
    await writeFile(beside(), text());
    expect((await itemOf(ROUND.id, anew()))?.judged).toEqual(judgedOf(reviews, ROUND.you, ROUND.record));
    await writeFile(beside(), '{');
    expect((await itemOf(ROUND.id, anew()))?.judged).toBeUndefined();
  });

  test('a revoke is told before there is any commentary, and where there is none to come', async () => {
    const lost = revokedBy(ROUND);
    await library.put(lost);
    expect((await itemOf(lost.id))?.judged).toEqual({ mistakes: 1, inaccuracies: 0 });
    expect((await itemOf(lost.id, anew()))?.judged).toEqual({ mistakes: 1, inaccuracies: 0 });
    expect(judgedOf([], lost.you, lost.record)).toEqual({ mistakes: 1, inaccuracies: 0 });
  });

  test('stays with the round when a note is written', async () => {
    await library.put(ROUND);
    await library.judge(ROUND.id, (you) => judgedRound(reviews, you, ROUND.record));
    await calls().handlers['library.note']({ id: ROUND.id, note: 'n' });
    expect((await itemOf(ROUND.id))?.judged).toEqual(judgedOf(reviews, ROUND.you, ROUND.record));
    expect((await library.own()).get(ROUND.id)).toEqual(figuresOf(ROUND.record, reviews, ROUND.you));
  });

  test('its figures are known from the file as well, and from the index', async () => {
    await library.put(ROUND);
    expect(await library.own()).toEqual(new Map());
    await writeFile(beside(), text());
    const expected = new Map([[ROUND.id, figuresOf(ROUND.record, reviews, ROUND.you)]]);
    expect(await anew().own()).toEqual(expected);
    expect(await anew().own()).toEqual(expected);
  });
});

describe('many rounds', () => {
  const ids = ['r-1', 'r-2', 'r-3'];
  beforeEach(async () => {
    for (const [at, id] of ids.entries())
      await library.put({ ...ROUND, id, finishedAt: `2026-11-2${at}T18:00:00.000Z`, favourite: true });
  });

  test('go into a folder, where nothing is written over', async () => {
    place.value = folder;
    const rounds = { filter: EVERYTHING, except: ['r-2'] };
    expect(await calls().handlers['library.exportMany']({ rounds, into: 'folder' })).toEqual({
      outcome: 'saved',
      place: folder,
      rounds: 2,
      failed: 0,
    });
    await calls().handlers['library.exportMany']({ rounds: { ids: ['r-1', 'gone'] }, into: 'folder' });
    const game = 'Rufspiel auf die Eichel-Sau';
    const names = (await readdir(folder)).filter((name) => name.endsWith('.schafkopf')).sort();
    expect(names).toEqual([
      `${game}, 20.11.2026 (2).schafkopf`,
      `${game}, 20.11.2026.schafkopf`,
      `${game}, 22.11.2026.schafkopf`,
    ]);
  });

  test('go into one file, which is taken in again round by round', async () => {
    place.value = path.join(folder, 'all.schafkopf');
    await calls().handlers['library.exportMany']({ rounds: { filter: EVERYTHING, except: [] }, into: 'file' });
    await writeFile(place.value, `${await readFile(place.value, 'utf8')}{"format":"skat"}\n`);
    const other = libraryIn(path.join(folder, 'other'), () => DATE);
    expect(await calls(other).importFile(place.value)).toEqual({ outcome: 'importedMany', taken: 3, refused: 1 });
    const text = await readFile(place.value, 'utf8');
    expect(await calls(other).handlers['library.importText']({ text })).toEqual({
      outcome: 'importedMany',
      taken: 3,
      refused: 1,
    });
    const { items } = await other.page({ filter: EVERYTHING, from: 0, count: 9 });
    // The same round three times under other names stays three rounds; once more it is there already.
    expect(items.map(({ id }) => id)).toEqual(['r-3', 'r-2', 'r-1']);
    expect(items.every(({ favourite }) => favourite === undefined)).toBe(true);
  });

  test('a closed dialog writes nothing, and a place that cannot be written is told', async () => {
    place.value = undefined;
    const rounds = { ids };
    expect(await calls().handlers['library.exportMany']({ rounds, into: 'file' })).toEqual({ outcome: 'cancelled' });
    await writeFile(path.join(folder, 'file'), '');
    place.value = path.join(folder, 'file', 'all.schafkopf');
    expect(await calls().handlers['library.exportMany']({ rounds, into: 'file' })).toMatchObject({
      outcome: 'refused',
      problem: { id: 'F.NOT_WRITTEN' },
    });
  });
});

describe('a line of play in the replay', () => {
  const [other] = otherCards(ROUND);
  const line = { from: other?.from ?? 0, moves: other ? [other.move as never] : [] };

  test('shows the table after it, what the next cards lose with open cards, and nothing for a card that is not allowed', async () => {
    await library.put(ROUND);
    const { handlers } = calls();
    const frame = await handlers['replay.along']({ id: ROUND.id, line, viewer: 'open' });
    const played = other?.move.type === 'play' ? other.move.card : undefined;
    expect(frame?.board.trick?.cards).toContain(played);
    const values = await handlers['replay.values']({ id: ROUND.id, line });
    expect(values?.seat).toBe(frame?.board.turn);
    expect(Math.min(...(values?.cards ?? []).map(({ loss }) => loss))).toBe(0);
    const twice = { ...line, moves: [...line.moves, ...line.moves] };
    expect(await handlers['replay.along']({ id: ROUND.id, line: twice, viewer: 'open' })).toBeNull();
    expect(await handlers['replay.values']({ id: ROUND.id, line: twice })).toBeNull();
    const end = { from: ROUND.record.entries.length, moves: [] };
    expect(await handlers['replay.values']({ id: ROUND.id, line: end })).toBeNull();
  });

  test('is kept with the round and goes along with its file; one that is not allowed is not kept', async () => {
    await library.put({ ...ROUND, study: { note: 'bleibt' } });
    const { handlers } = calls();
    const branches = [{ ...line, note: 'besser' }];
    expect(await handlers['replay.keepBranches']({ id: ROUND.id, branches })).toEqual(branches);
    expect((await handlers['replay.open']({ id: ROUND.id }))?.branches).toEqual(branches);
    const bad = [{ from: line.from, moves: [...line.moves, ...line.moves] }];
    expect(await handlers['replay.keepBranches']({ id: ROUND.id, branches: bad })).toBeNull();
    place.value = path.join(folder, 'out.schafkopf');
    await handlers['library.export']({ id: ROUND.id });
    const out = JSON.parse(await readFile(place.value, 'utf8')) as RoundFile;
    expect(out.study).toEqual({ note: 'bleibt', branches });
  });
});
