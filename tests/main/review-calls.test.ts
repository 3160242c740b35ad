// The calls about commentary: overview, steps, tries, comparison and text, on a library with one round.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEATS } from '../../src/engine/base/seats.ts';
import { accuracyOver } from '../../src/engine/tutor/review/accuracy.ts';
import { gradeOf, lossOf, THRESHOLDS, worseOnes } from '../../src/engine/tutor/advice/grade.ts';
import { answer } from '../../src/main/worker/answering.ts';
import type { Dialogs } from '../../src/main/library/library-calls.ts';
import { playOut } from '../../src/main/review/review-play-out.ts';
import { tidied } from '../../src/main/review/review-file.ts';
import { Commentary } from '../../src/main/review/commentary.ts';
import { ownPart } from '../../src/main/review/overview.ts';
import { ReviewService } from '../../src/main/review/review-calls.ts';
import type { Room } from '../../src/main/table/room.ts';
import type { PlayerQuestion } from '../../src/main/thinking/thinking-protocol.ts';
import { REVIEW_CALLS, REVIEW_PUSHES } from '../../src/shared/calls/review-calls.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { fakeClock, playCards, scene, settled, start } from '../../lab/support/main/fake-table.ts';
import { fakeEvaluator, reviewFor } from '../../lab/support/main/review-fixtures.ts';
import { libraryIn } from '../../lab/support/main/library-fixture.ts';

const stage = scene();
await start(stage, 'calls about commentary');
const FILE: RoundFile = await playCards(stage);
const { id, you, record } = FILE;
const FIRST_PLAY = record.entries.findIndex((entry) => entry.type === 'play');

/** Every question is answered by chance, whoever is asked: fast, and always allowed. */
const byChance = (question: PlayerQuestion): Promise<never> => {
  const said = answer({ id: 0, question: { ...question, player: 'zufall' } });
  return said.ok ? Promise.resolve(said.value as never) : Promise.reject(new Error(said.message));
};

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'review-calls-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

async function serviceWith(file: RoundFile = FILE) {
  const pushed: [string, unknown][] = [];
  const library = libraryIn(path.join(folder, 'library'), () => '2026-03-01T00:00:00.000Z');
  const dialogs: Dialogs = {
    fileToSave: (name, kind) => Promise.resolve(path.join(folder, `${name}.${kind}`)),
    fileToOpen: () => Promise.resolve(undefined),
    filesToOpen: () => Promise.resolve([]),
    folderToSave: () => Promise.resolve(undefined),
  };
  const parts = {
    folder,
    clock: fakeClock(),
    table: stage.table,
    library,
    dialogs,
    printedPages: () => Promise.resolve(new TextEncoder().encode('%PDF-made up')),
    push: (name: string, value: unknown) => void pushed.push([name, value]),
    thinking: { ask: byChance, close: () => Promise.resolve() },
  };
  const evaluator = fakeEvaluator();
  const service = new ReviewService(parts as unknown as Room, evaluator);
  await library.put(file);
  const open = () => service.handlers['review.open']({ id });
  const done = () => vi.waitFor(async () => expect((await open())?.progress.state).toBe('done'), { timeout: 8000 });
  const { handlers } = service;
  return { handlers, close: () => service.close(), evaluator, pushed, library, open, done };
}

describe('the overview', () => {
  test('grows with what is known, keeps to its contract, and is whole at the end', async () => {
    const service = await serviceWith();
    const release = service.evaluator.hold();
    const first = await service.open();
    expect(first).toMatchObject({ steps: [], keyMoments: [], limits: THRESHOLDS });
    expect(first).not.toHaveProperty('summary');
    release();
    await service.done();
    const overview = await service.open();
    expect(REVIEW_CALLS['review.open'].output.safeParse(overview).error).toBeUndefined();
    expect(overview?.steps).toHaveLength(record.entries.length - 2);
    expect(overview?.summary?.seats).toHaveLength(4);
    for (const [name, value] of service.pushed)
      expect(REVIEW_PUSHES[name as keyof typeof REVIEW_PUSHES].safeParse(value).error).toBeUndefined();
    await service.close();
  });

  test('tells the chances of the reader’s own side', async () => {
    const service = await serviceWith();
    await service.done();
    const overview = await service.open();
    const last = await service.library.read(id);
    if (!last?.ok || last.value.round.phase !== 'scored') throw new Error('not played out');
    const { declarer, partner } = last.value.round;
    const declaring = you === declarer || you === partner;
    expect(overview?.course[0]).toMatchObject(declaring ? { chance: 0.25, open: 1 } : { chance: 0.75, open: 0 });
    await service.close();
  });

  test('names only the reader’s mistakes and blunders', async () => {
    const service = await serviceWith();
    await service.done();
    const overview = await service.open();
    const expected = overview?.steps.filter(
      ({ seat, grade }) => seat === you && (grade === 'mistake' || grade === 'blunder'),
    );
    expect(overview?.mistakes).toEqual(expected?.map(({ frame }) => frame));
    expect(expected?.length).toBeGreaterThan(0);
    await service.close();
  });

  test('is null for a round that is not there', async () => {
    const service = await serviceWith();
    for (const name of ['review.open', 'review.look', 'review.compare'] as const)
      expect(await service.handlers[name]({ id: 'gone' })).toBeNull();
    expect(await service.handlers['review.step']({ id: 'gone', frame: 3 })).toBeNull();
    await service.close();
  });
});

describe('a step', () => {
  test('shows the hand as it was, with every alternative graded by the engine', async () => {
    const service = await serviceWith();
    await service.done();
    const frame = FIRST_PLAY - 1;
    const step = await service.handlers['review.step']({ id, frame });
    expect(REVIEW_CALLS['review.step'].output.safeParse(step).error).toBeUndefined();
    expect(step?.hand).toHaveLength(8);
    const { advice } = tidied(reviewFor(record, FIRST_PLAY));
    expect(step?.alternatives.map(({ grade, loss }) => [grade, loss])).toEqual(
      advice.ranked.map(({ decision }) => [gradeOf(advice, decision), lossOf(advice, decision)]),
    );
    expect(step?.hand.filter(({ playable }) => playable)).toHaveLength(advice.ranked.length);
    expect(await service.handlers['review.step']({ id, frame: 0 })).toBeNull();
    await service.close();
  });

  test('judges a try by the same tolerance, and never calls an equal card worse', async () => {
    const service = await serviceWith();
    await service.done();
    const frame = FIRST_PLAY - 1;
    const { advice } = reviewFor(record, FIRST_PLAY);
    for (const { decision } of advice.ranked) {
      const said = await service.handlers['review.try']({ id, frame, decision });
      const grade = gradeOf(advice, decision);
      expect(said?.verdict).toBe(grade === 'best' ? 'right' : grade === 'unsure' ? 'unsure' : 'worse');
    }
    const foreign = { type: 'cut', seat: you, at: 4 } as const;
    expect(await service.handlers['review.try']({ id, frame, decision: foreign })).toBeNull();
    await service.close();
  });
});

test('a card that is told from a worse one can be seen beside it, from the view before it was played', async () => {
  const service = await serviceWith();
  await service.done();
  const asked = record.entries.flatMap((entry, index) => (entry.type === 'play' ? [index] : []));
  const shown = await Promise.all(
    asked.map(async (entry) => service.handlers['review.ways']({ id, frame: entry - 1 })),
  );
  for (const [at, ways] of shown.entries()) {
    expect(REVIEW_CALLS['review.ways'].output.safeParse(ways).error).toBeUndefined();
    if (!ways) continue;
    const { advice, seat } = reviewFor(record, asked[at] ?? 0);
    const { better, worse, friends } = ways;
    expect(advice.ranked[0]?.decision).toMatchObject({ card: better.card });
    expect(worseOnes(advice)).toContainEqual(expect.objectContaining({ card: worse.card }));
    expect(friends).toContain(seat);
    for (const { card, tricks } of [better, worse]) expect(tricks[0]?.cards).toContainEqual({ seat, card });
  }
  expect(shown.filter((ways) => ways !== null).length).toBeGreaterThan(0);
  expect(await service.handlers['review.ways']({ id, frame: 0 })).toBeNull();
  await service.close();
});

describe('the same deal with bots', () => {
  test('comes to the same end for the same seed, and the money adds up to nothing', async () => {
    const players = SEATS.map(() => ({ player: 'zufall' })) as unknown as Parameters<typeof playOut>[2];
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => playOut(byChance, record, players, seed)),
    );
    expect(again).toEqual(first);
    for (const balance of [first, other]) expect(balance?.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test('is played on request, told deal by deal, and kept beside the record', async () => {
    const service = await serviceWith();
    await service.done();
    expect(await service.handlers['review.compare']({ id })).toMatchObject({ played: 0, of: 5, company: 'same' });
    await vi.waitFor(() => expect(service.pushed.filter(([name]) => name === 'review.compared')).toHaveLength(5));
    await vi.waitFor(async () =>
      expect(await service.handlers['review.compare']({ id })).toMatchObject({ played: 5, of: 5 }),
    );
    await service.close();
    const kept = await readFile(path.join(folder, 'library', `${id}.review.json`), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ comparison: { played: 5, own: expect.any(Number) as number } });
  });

  test('is played with bots of the usual level where the file does not say who played', async () => {
    const { bots: _bots, ...bare } = FILE;
    const service = await serviceWith(bare);
    expect(await service.handlers['review.compare']({ id })).toMatchObject({ company: 'usual' });
    await service.handlers['review.leave']({ id });
    await service.close();
  });
});

describe('export', () => {
  test.each(['de', 'en'] as const)(
    'as text in %s names every step once, whole sentences and no ids',
    async (language) => {
      const service = await serviceWith();
      await service.done();
      const answered = await service.handlers['review.exportText']({ id, language, deck: 'bavarian' });
      if (answered.outcome !== 'saved') throw new Error(answered.outcome);
      expect(path.basename(answered.file)).toMatch(/^\p{Lu}[\p{L} -]+, [\p{L}\d ,.]+\d{4}\.markdown$/u);
      const text = await readFile(answered.file, 'utf8');
      expect(text.match(/^### /gm)).toHaveLength(record.entries.length - 2);
      expect(text).toMatch(language === 'de' ? /^# Besprechung: / : /^# Commentary: /);
      expect(text.match(/^- \*\*.+:\*\* /gm)).toHaveLength(4);
      expect(text).not.toMatch(/undefined|NaN|\[object|[A-Z]\.[A-Z]+_/);
      await service.close();
    },
  );

  test('as pages writes what the page prints', async () => {
    const service = await serviceWith();
    const answered = await service.handlers['review.exportPages']({ id, language: 'de', deck: 'bavarian' });
    if (answered.outcome !== 'saved') throw new Error(answered.outcome);
    expect(await readFile(answered.file, 'utf8')).toBe('%PDF-made up');
    expect(
      await service.handlers['review.exportPages']({ id: 'gone', language: 'de', deck: 'bavarian' }),
    ).toMatchObject({ outcome: 'refused' });
    await service.close();
  });
});

test('a round that is removed takes its commentary along', async () => {
  const service = await serviceWith();
  await service.done();
  await service.library.remove(id);
  await settled();
  expect(await service.open()).toBeNull();
  await vi.waitFor(() => expect(readFile(path.join(folder, 'library', `${id}.review.json`))).rejects.toThrow('ENOENT'));
  await service.close();
});

describe('the evening', () => {
  test('adds up what was looked at, names the best hand and the dearest mistake, and keeps to its contract', async () => {
    const service = await serviceWith();
    const release = service.evaluator.hold();
    await service.open();
    const early = await service.handlers['review.evening']({});
    expect(early).toMatchObject({ rounds: 1, looked: 0, final: 0, balance: 0 });
    release();
    await service.done();
    const evening = await service.handlers['review.evening']({});
    expect(REVIEW_CALLS['review.evening'].output.safeParse(evening).error).toBeUndefined();
    const overview = await service.open();
    const seat = overview?.summary?.seats[you];
    expect(evening).toMatchObject({ rounds: 1, looked: 1, final: 1, balance: seat?.balance, luck: seat?.luck });
    const own =
      overview?.steps.filter((each) => each.seat === you && ['mistake', 'blunder'].includes(each.grade)) ?? [];
    expect(evening?.worst?.loss.cents).toBe(Math.max(...own.map(({ loss }) => loss.cents)));
    expect(own.map(({ frame }) => frame)).toContain(evening?.worst?.frame);
    if (evening?.best) expect(evening.best.hand).toHaveLength(8);
    await service.close();
  });
});

test('decisions of the reader are looked at first', () => {
  const wanted = record.entries.flatMap((entry, at) => ('seat' in entry && entry.type === 'play' ? [at] : []));
  const commentary = new Commentary(id, record, wanted, undefined);
  commentary.readBy(you);
  const order: number[] = [];
  const told: ReturnType<typeof ownPart>['own'][] = [];
  for (let entry = commentary.next(); entry !== undefined; entry = commentary.next()) {
    order.push(entry);
    commentary.take(reviewFor(record, entry));
    told.push(ownPart(commentary, you).own);
  }
  const isOwn = (at: number): boolean => (record.entries[at] as { seat?: number }).seat === you;
  expect(order).toEqual([...wanted.filter(isOwn), ...wanted.filter((at) => !isOwn(at))]);

  // As soon as they have been looked at the reader is told of them, and what the others did changes nothing of it.
  const own = wanted.filter(isOwn).length;
  expect(told.slice(0, own - 1).filter((each) => each !== undefined)).toEqual([]);
  const accuracy = accuracyOver(commentary.reviews().filter(({ seat }) => seat === you));
  expect(accuracy).toBeDefined();
  expect(new Set(told.slice(own - 1).map((each) => each?.accuracy))).toEqual(new Set([accuracy]));
});
