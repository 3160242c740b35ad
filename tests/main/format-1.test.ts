// What the program wrote before the engine was rebuilt is opened, goes on, and comes to what it came to then. The files in
// tests/fixtures/format-1 were written by commit ea9d7ff itself: sessions driven through its calls, and beside them in expected.json what
// it read from them.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcementOf } from '../../src/engine/base/contract.ts';
import { openWindowMemory } from '../../src/main/app/window-state.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { Stores } from '../../src/main/store/stores.ts';
import type { Problem } from '../../src/shared/border/problems.ts';
import { firstAllowed, settled } from '../../lab/support/main/fake-table.ts';
import { type WholeGame, wholeGame } from '../../lab/support/main/whole-game.ts';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/format-1');

/** What the old program read from a folder that it had written. */
interface Expected {
  readonly rounds: Readonly<Record<string, object>>;
  readonly table: {
    readonly phase: string;
    readonly at: number;
    readonly number: number;
    readonly turn: number;
    readonly hand: readonly string[];
  };
  readonly sums: readonly object[];
  readonly settings: object;
  readonly ownRules: readonly { readonly name: string; readonly house: object }[];
  readonly training: { readonly deck: number; readonly answered: readonly object[] };
  readonly progress: { readonly refusals: readonly object[] };
}

const EXPECTED = JSON.parse(readFileSync(path.join(FIXTURES, 'expected.json'), 'utf8')) as Readonly<
  Record<string, Expected>
>;

/** The present program on a folder, with every problem that it meets; whoever asks for a file gets `chosen`. */
async function open(folder: string, chosen?: string): Promise<WholeGame> {
  const met: Problem[] = [];
  const push = (name: string, value: unknown) => void (name === 'problem.met' && met.push(value as Problem));
  const whole = await wholeGame(folder, { push, chosen });
  met.unshift(...whole.problems);
  return { ...whole, problems: met };
}

/** Plays the round at the table to its end; gives its id in the library. */
async function playOut({ call }: WholeGame): Promise<string> {
  for (let i = 0; i < 3000; i++) {
    await settled();
    const view = await call('table.view', {});
    if (!view) throw new Error('nothing is being played');
    if (view.savedAs !== undefined) return view.savedAs;
    if (view.pausing) continue;
    if (view.doublingOffered) await call('table.declineDoubling', { at: view.at });
    const decision = view.doublingOffered ? undefined : firstAllowed(view);
    if (decision) await call('table.decide', { at: view.at, decision });
  }
  throw new Error('the round does not end');
}

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'format-1-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

describe.each(Object.entries(EXPECTED))('the folder "%s"', (name, expected) => {
  test('opens as it was left, and the round goes on to its end', async () => {
    cpSync(path.join(FIXTURES, name), folder, { recursive: true });
    const opened = await open(folder);
    const { call } = opened;
    expect((await call('app.state', {})).settings).toMatchObject(expected.settings);
    const view = await call('table.view', {});
    const { hand, at, number, ...board } = expected.table;
    expect(view).toMatchObject({ at, number, board, sheet: expected.sums });
    expect(view?.board.hands[view.board.you]?.cards?.map(({ card }) => card).sort()).toEqual(hand);
    const listed = await call('library.list', {});
    expect(listed.problems).toEqual([]);
    expect(listed.items.map(({ id }) => id).sort()).toEqual(Object.keys(expected.rounds).sort());
    expect((await call('rules.sets', {})).own).toMatchObject(expected.ownRules);
    const training = await call('training.overview', {});
    expect(training.deck).toBe(expected.training.deck);
    expect(training.trainers).toEqual(
      expect.arrayContaining(expected.training.answered.map((each) => expect.objectContaining(each) as object)),
    );
    expect((await call('progress.view', {})).refusals).toEqual(expected.progress.refusals);
    const id = await playOut(opened);
    expect((await call('library.list', {})).items.map((item) => item.id)).toContain(id);
    await opened.game.close();
    expect(opened.problems).toEqual([]);
    expect(readdirSync(folder).filter((file) => file.includes('damaged'))).toEqual([]);
  });

  test('has rounds that come to what they came to', () => {
    const library = path.join(FIXTURES, name, 'library');
    for (const [id, came] of Object.entries(expected.rounds)) {
      const checked = checkRound(readFileSync(path.join(library, `${id}.schafkopf`), 'utf8'));
      if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
      const { round } = checked.value;
      if (round.phase !== 'scored') throw new Error(`${id} ends in the phase ${round.phase}`);
      const { phase, entries, result, settlement, play } = round;
      expect({ phase, entries: entries.length, result, settlement, announced: announcementOf(play.contract) }).toEqual(
        came,
      );
    }
  });
});

test('the window stands where it stood, and lessons are as far as they were', async () => {
  cpSync(path.join(FIXTURES, 'usual'), folder, { recursive: true });
  const { zoom } = (await openWindowMemory(new Stores(folder, SYSTEM_CLOCK))).get();
  expect(zoom).toBe(1.25);
  const { game, call } = await open(folder);
  const lesson = await call('lesson.open', { lesson: 1 });
  expect(lesson.steps[lesson.at]).toMatchObject({ id: '1.1', state: 'shown' });
  await game.close();
});

test('a commentary is shown again', async () => {
  cpSync(path.join(FIXTURES, 'usual'), folder, { recursive: true });
  const { game, call } = await open(folder);
  const [id = ''] = readdirSync(path.join(folder, 'library'))
    .filter((file) => file.endsWith('.review.json'))
    .map((file) => file.replace('.review.json', ''));
  expect(await call('review.look', { id })).toMatchObject({ progress: { total: 37 } });
  await game.close();
});

test('a round and house rules that were taken along are taken in', async () => {
  const chosen = (file: string): string => path.join(FIXTURES, 'taken-along', file);
  const rounds = await open(folder, chosen('round.schafkopf'));
  expect(await rounds.call('library.import', {})).toMatchObject({ outcome: 'imported' });
  expect((await rounds.call('library.list', {})).items).toHaveLength(1);
  await rounds.game.close();
  const rules = await open(folder, chosen('rules.regeln'));
  expect(await rules.call('rules.import', {})).toMatchObject({ outcome: 'imported' });
  const [own] = (await rules.call('rules.sets', {})).own;
  expect(own).toMatchObject({ name: 'Stammtisch', house: EXPECTED['usual']?.ownRules[0]?.house });
  await rules.game.close();
});
