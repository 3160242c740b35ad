// Challenges on the disk: played at the table, compared by code and by file; what is damaged, foreign or of another version is told of.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { duelPlayed, playAllowed } from '../../lab/support/main/duel-played.ts';
import { scene, type Scene } from '../../lab/support/main/fake-table.ts';
import type { Decision } from '../../src/engine/table/log.ts';
import { PLAY_VERSION } from '../../src/engine/duel/challenge-terms.ts';
import { challengeCode, readCode } from '../../src/engine/duel/codes.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { serveDuels } from '../../src/main/duel/duel-calls.ts';
import { openPutAside } from '../../src/main/table/put-aside.ts';
import { SESSION_KIND } from '../../src/main/table/session-file.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { DEFAULT_SETTINGS } from '../../src/shared/files/settings.ts';
import type { DuelView } from '../../src/shared/calls/duel.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'duels-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const WISH = { game: 'schafkopf', house: {}, level: 'hobby', deals: 3, name: 'Freitag' } as const;
const TYPED = { name: 'Getippt', who: 'Anna' } as const;

/** A program of somebody's own, with a folder, a table, and files that are chosen. */
async function open(name: string) {
  const own = path.join(folder, name);
  const stores = new Stores(own, SYSTEM_CLOCK);
  const save = await stores.open(SESSION_KIND);
  const shelf = stores.shelf(SESSION_KIND, 'sessions');
  const putAside = openPutAside({ save, shelf, clock: SYSTEM_CLOCK }, () => stage.table.saved()?.file.id);
  const stage: Scene = scene({ deps: { putAside } });
  const chosen: { save: string; open: readonly string[] } = { save: path.join(folder, 'out'), open: [] };
  const pushed: string[] = [];
  const { handlers: calls, passed } = serveDuels({
    stores,
    clock: SYSTEM_CLOCK,
    table: stage.table,
    push: (name) => void pushed.push(name),
    preferences: { get: () => ({ ...DEFAULT_SETTINGS, playerName: name }) } as never,
    printedPages: () => Promise.resolve(new Uint8Array()),
    dialogs: {
      fileToSave: () => Promise.resolve(chosen.save),
      fileToOpen: () => Promise.resolve(undefined),
      filesToOpen: () => Promise.resolve(chosen.open),
      folderToSave: () => Promise.resolve(undefined),
    },
  });
  return { stage, calls, passed, pushed, chosen, stores, own };
}

type Program = Awaited<ReturnType<typeof open>>;

async function seen({ calls }: Program, id: string): Promise<DuelView> {
  const view = await calls['duel.open']({ id });
  if (!view) throw new Error('no such challenge');
  return view;
}

async function begun(program: Program, wish: object = {}): Promise<DuelView> {
  const made = await program.calls['duel.begin']({ ...WISH, ...wish });
  return seen(program, made?.id ?? '');
}

/** Plays so many deals of the challenge; `other` does something else once, in the first deal in which that can be. */
async function play(program: Program, id: string, deals: number): Promise<DuelView> {
  expect(await program.calls['duel.play']({ id })).not.toBeNull();
  for (let n = 0; n < deals; n++) {
    await playAllowed(program.stage);
    await program.stage.table.nextRound();
  }
  return seen(program, id);
}

const typedInto = async ({ calls }: Program, code: string, who = 'Anna') => calls['duel.type']({ ...TYPED, code, who });

async function accepted(program: Program, code: string): Promise<string> {
  const answer = await typedInto(program, code);
  if (answer.outcome === 'refused') throw new Error(answer.why);
  return answer.id;
}

describe('two who play the same cards', () => {
  test('get the same by playing the same, and see it side by side by code alone', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const made = await begun(one);
    expect(made).toMatchObject({ state: 'fresh', ranking: [], results: 0, preset: 'pure-2007', pack: 32 });
    const mine = await play(one, made.id, 3);
    expect(mine).toMatchObject({ state: 'played', done: 3, tries: 1, ranking: [{ place: 1, again: false }] });

    const id = await accepted(two, made.code?.toLowerCase() ?? '');
    expect(await typedInto(two, made.code ?? '')).toMatchObject({ outcome: 'known', id });
    expect(await typedInto(two, mine.resultCode ?? '', 'Eins')).toMatchObject({ outcome: 'result', id });
    expect(await seen(two, id)).toMatchObject({ state: 'fresh', waiting: ['Eins'], ranking: [], name: 'Getippt' });
    const theirs = await play(two, id, 3);
    expect(theirs.resultCode).toBe(mine.resultCode);
    const eins = theirs.ranking.find(({ who }) => who === 'Eins');
    expect(eins).toMatchObject({ whole: false, place: 1, parted: Array(3).fill({ kind: 'amounts', same: true }) });
    expect(one.stage.problems).toEqual([]);
  });

  test('see the first decision that was not the same, from a file with the rounds', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const made = await begun(one);
    const mine = await play(one, made.id, 3);
    one.chosen.save = path.join(folder, 'result.json');
    expect(await one.calls['duel.exportResult']({ id: made.id, who: 'Eins' })).toMatchObject({ outcome: 'saved' });

    const id = await accepted(two, made.code ?? '');
    await two.calls['duel.play']({ id });
    let other: Decision | undefined;
    for (let n = 0; n < 3; n++) {
      // The first time that there is a choice of cards, another one.
      await playAllowed(two.stage, (_round, allowed) => {
        const card = other ? undefined : allowed.filter(({ type }) => type === 'play')[1];
        return (other ??= card) === card ? card : undefined;
      });
      await two.stage.table.nextRound();
    }
    two.chosen.open = [one.chosen.save];
    expect(await two.calls['duel.import']({})).toEqual({ challenges: 0, results: 1, problems: [], id });
    const eins = (await seen(two, id)).ranking.find(({ who }) => who === 'Eins');
    expect(eins?.whole).toBe(true);
    expect(eins?.deals).toEqual(mine.ranking[0]?.deals);
    expect(eins?.parted?.find(({ kind }) => kind === 'decision')).toMatchObject({ you: other });
    // The code of the same result tells nothing new.
    await typedInto(two, mine.resultCode ?? '', 'Eins');
    expect((await seen(two, id)).ranking.filter(({ who }) => who === 'Eins')).toMatchObject([{ whole: true }]);
  });
});

test('everything is there after the next start, and a challenge that was begun is gone on with', async () => {
  const first = await open('one');
  const made = await begun(first);
  await play(first, made.id, 1);
  expect(await seen(first, made.id)).toMatchObject({ state: 'running', done: 1, tries: 1, onTable: true });
  expect(await readdir(path.join(first.own, 'challenges'))).toHaveLength(1);
  const again = await open('one');
  expect(await again.calls['duel.list']({})).toMatchObject([{ id: made.id, state: 'running' }]);
  // Its session is gone with the first program's memory: begun again, cards are known.
  expect(await seen(again, made.id)).toMatchObject({ onTable: false });
  const mine = await play(again, made.id, 3);
  expect(mine).toMatchObject({ state: 'played', tries: 2, ranking: [{ again: true }] });
  expect(readCode(mine.resultCode ?? '')).toMatchObject({ result: { again: true } });
  expect(await again.calls['duel.play']({ id: made.id })).toBeNull();
});

test('a challenge that was put aside for another game is gone on with where it was', async () => {
  const program = await open('one');
  const made = await begun(program);
  await play(program, made.id, 1);
  await program.stage.table.start({ house: {}, old: 'putAside' });
  expect(await seen(program, made.id)).toMatchObject({ onTable: false, done: 1 });
  const mine = await play(program, made.id, 2);
  expect(mine).toMatchObject({ state: 'played', tries: 1, ranking: [{ again: false }] });
});

test('there is no help, nothing is taken back, and cards are cut by chance', async () => {
  const program = await open('one');
  const { id } = await begun(program, { deals: 4 });
  await program.calls['duel.play']({ id });
  for (let n = 0; n < 4; n++) {
    await playAllowed(program.stage);
    const end = program.stage.table.view();
    expect(end).toMatchObject({ mode: 'inn', duel: id, movesInTime: [], duty: [] });
    await program.stage.table.nextRound();
  }
  expect(program.stage.views.filter(({ asked }) => asked === 'cut')).toEqual([]);
  expect(await program.stage.table.moveInTime('sameDeal')).toMatchObject({ number: 4 });
});

test('whoever looks at the results of others does not play any more', async () => {
  const [one, two] = [await open('one'), await open('two')];
  const made = await begun(one, { deals: 1 });
  const mine = await play(one, made.id, 1);
  const id = await accepted(two, made.code ?? '');
  await typedInto(two, mine.resultCode ?? '');
  expect(await two.calls['duel.reveal']({ id })).toMatchObject({ state: 'open', ranking: [{ who: 'Anna' }] });
  expect(await two.calls['duel.play']({ id })).toBeNull();
});

describe('what is not taken', () => {
  test('codes that are mistyped, newer, of another challenge, or of another number of deals', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const made = await begun(one, { deals: 1 });
    const mine = await play(one, made.id, 1);
    const code = made.code ?? '';
    expect(
      await typedInto(
        two,
        code.replace(/.$/, (last) => (last === '2' ? '3' : '2')),
      ),
    ).toEqual({
      outcome: 'refused',
      why: 'mistyped',
    });
    expect(await typedInto(two, mine.resultCode ?? '')).toEqual({ outcome: 'refused', why: 'unknownResult' });
    expect(await two.calls['duel.list']({})).toEqual([]);
  });

  test('a challenge of another version of the opponents opens with a word, and is not played', async () => {
    const program = await open('one');
    const code = challengeCode({ ...WISH, play: PLAY_VERSION + 1, seed: 7 }) ?? '';
    const id = await accepted(program, code);
    expect(await seen(program, id)).toMatchObject({
      state: 'otherPlay',
      play: { of: PLAY_VERSION + 1, here: PLAY_VERSION },
    });
    expect(await program.calls['duel.play']({ id })).toBeNull();
  });

  test('files that are damaged, foreign, newer, made up, or of tables where deals hang together', async () => {
    const program = await open('one');
    const challenge = { ...WISH, play: PLAY_VERSION, seed: 11 } as const;
    const { name: _name, ...plain } = challenge;
    const logs = await duelPlayed(plain);
    const good = { format: 'schafkopf-stube-challenge-result', version: 1, name: 'F', who: 'Eva', again: false };
    const texts: Readonly<Record<string, unknown>> = {
      good: { ...good, challenge: plain, logs },
      short: { ...good, challenge: plain, logs: logs.slice(1) },
      otherCards: { ...good, challenge: { ...plain, seed: 12 }, logs },
      cut: { ...good, challenge: plain, logs: [logs[0], logs[1], logs[2]?.slice(0, -1)] },
      newer: { ...good, version: 2, challenge: plain, logs },
      foreign: { format: 'something', version: 1 },
      chalked: {
        format: 'schafkopf-stube-challenge',
        version: 1,
        name: 'F',
        challenge: { ...plain, game: 'deutscher' },
      },
      contradicting: {
        format: 'schafkopf-stube-challenge',
        version: 1,
        name: 'F',
        challenge: { ...plain, house: { 'contracts.enabled': [] } },
      },
    };
    const files: string[] = [];
    for (const [name, content] of Object.entries(texts)) {
      files.push(path.join(folder, `${name}.json`));
      await writeFile(files.at(-1) ?? '', JSON.stringify(content));
    }
    await writeFile(path.join(folder, 'broken.json'), '{"format": "schafkopf-stube-challenge-result", "ver');
    program.chosen.open = [...files, path.join(folder, 'broken.json'), path.join(folder, 'missing.json')];
    const { problems, ...counts } = await program.calls['duel.import']({});
    expect(counts).toMatchObject({ challenges: 0, results: 1 });
    expect(problems.map(({ file, problem }) => [file, problem.id])).toEqual([
      ['short.json', 'F.BAD_FIELD'],
      ['otherCards.json', 'F.BAD_FIELD'],
      ['cut.json', 'F.BAD_FIELD'],
      ['newer.json', 'F.NEWER'],
      ['foreign.json', 'F.FOREIGN'],
      ['chalked.json', 'F.BAD_FIELD'],
      ['contradicting.json', 'F.BAD_FIELD'],
      ['broken.json', 'F.NOT_JSON'],
      ['missing.json', 'F.MISSING'],
    ]);
    expect(await program.calls['duel.list']({})).toMatchObject([{ name: 'F', results: 1, state: 'fresh' }]);

    // What is dropped on the window goes the same way, unless it is nothing of a challenge.
    const dropped = (name: string) => program.passed(JSON.stringify(texts[name]));
    const [known] = await program.calls['duel.list']({});
    program.pushed.length = 0;
    expect(await dropped('good')).toEqual({ outcome: 'duel', kind: 'result', id: known?.id });
    expect(program.pushed).toEqual(['duel.changed']);
    expect(await dropped('newer')).toMatchObject({ outcome: 'refused', problem: { id: 'F.NEWER' } });
    expect(await dropped('foreign')).toBeUndefined();
    expect(await program.calls['duel.list']({})).toHaveLength(1);
  });

  test('own files that are damaged stay where they are, and are told of', async () => {
    const program = await open('one');
    const made = await begun(program);
    const file = path.join(program.own, 'challenges', `${made.id}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"seed":', '"sead":'));
    const again = await open('one');
    expect(await again.calls['duel.list']({})).toEqual([]);
    expect(again.stores.problems().map(({ id }) => id)).toHaveLength(1);
  });
});

test('a deal of the week with rules of one’s own goes by file, and its results are gathered into one ranking', async () => {
  const host = await open('host');
  const made = await begun(host, { house: { 'score.cap': 777 }, deals: 2 });
  expect(made).toMatchObject({ departures: 1 });
  expect(made.code).toBeUndefined();
  host.chosen.save = path.join(folder, 'week.json');
  await host.calls['duel.export']({ id: made.id });
  const results: string[] = [];
  for (const name of ['Anna', 'Bert', 'Cilli']) {
    const guest = await open(name);
    guest.chosen.open = [host.chosen.save];
    const { id = '' } = await guest.calls['duel.import']({});
    await play(guest, id, 2);
    guest.chosen.save = path.join(folder, `${name}.json`);
    await guest.calls['duel.exportResult']({ id, who: name });
    results.push(guest.chosen.save);
  }
  host.chosen.open = results;
  expect(await host.calls['duel.import']({})).toEqual({ challenges: 0, results: 3, problems: [], id: made.id });
  await host.calls['duel.reveal']({ id: made.id });
  host.chosen.save = path.join(folder, 'ranking.csv');
  await host.calls['duel.exportCsv']({ id: made.id });
  const rows = (await readFile(host.chosen.save, 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('place,name,"deal 1","deal 2",total');
  const view = await seen(host, made.id);
  const [first] = view.ranking;
  const left = await host.calls['duel.removeResult']({ id: made.id, result: first?.id ?? '' });
  expect(left?.ranking).toHaveLength(2);
});
