// Sessions put aside: kept each in its file, gone on with to the card, never lost by a crash, a full disk or another build.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { SAVE_FOLDERS } from '../../src/main/store/folders.ts';
import { openPutAside } from '../../src/main/table/put-aside.ts';
import { savedSession, SESSION_KIND, type SessionFile } from '../../src/main/table/session-file.ts';
import { SessionAsideSchema } from '../../src/shared/table/sessions-aside-schema.ts';
import { scene, settled, start } from '../../lab/support/main/fake-table.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-aside-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const aside = (id: string): string => path.join(folder, SAVE_FOLDERS.aside, `${id}.json`);
const text = (file: string): Promise<string> => readFile(file, 'utf8');

/** A program with a table over the folder; what the table saves goes to the disk as in the app. */
async function opened() {
  const stores = new Stores(folder, SYSTEM_CLOCK);
  const save = await stores.open(SESSION_KIND);
  const putAside = openPutAside(
    { save, shelf: stores.shelf(SESSION_KIND, SAVE_FOLDERS.aside), clock: SYSTEM_CLOCK },
    () => stage.table.saved()?.file.id,
  );
  const saved = save.content && savedSession(save.content);
  const stage = scene({
    deps: { putAside, save: save.write },
    ...(saved?.ok && { saved: saved.value.file }),
  });
  return { stores, putAside, stage, close: () => stage.table.close() };
}

/** A program in which a session is being played, up to the person's first decision. */
async function playing(seed: string) {
  const program = await opened();
  await start(program.stage, seed);
  await settled();
  return program;
}

const started = (program: Awaited<ReturnType<typeof opened>>, seed: string) =>
  program.stage.table.start({ house: { 'deck.size': 24 }, seed, old: 'putAside' });

test('a session put aside is listed, and gone on with exactly where it was, also after a restart', async () => {
  const first = await playing('one');
  const before = first.stage.table.saved()?.file as SessionFile;
  const other = await started(first, 'two');
  expect(other?.board.pack).toBe(24);
  const list = await first.putAside.list('Toni');
  expect(list).toMatchObject([{ id: before.id, game: 'schafkopf', round: 1, totals: [0, 0, 0, 0] }]);
  expect(list[0]?.chairs.players[0]).toEqual({ name: 'Toni', kind: 'human' });
  expect(list.map((each) => SessionAsideSchema.safeParse(each).success)).toEqual([true]);
  await first.close();

  const second = await opened();
  expect(second.stage.table.view()?.sessionId).toBe(other?.sessionId);
  const again = await second.stage.table.goOn(before.id);
  expect(again?.sessionId).toBe(before.id);
  expect(second.stage.table.saved()?.file.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect((await second.putAside.list('')).map(({ id }) => id)).toEqual([other?.sessionId]);
  await second.close();
  expect(await readdir(path.join(folder, SAVE_FOLDERS.aside))).toEqual([`${other?.sessionId}.json`]);
  expect(JSON.parse(await text(path.join(folder, 'session.json')))).toMatchObject({ id: before.id });
});

test('the session file of an older build opens, and becomes one of several', async () => {
  const old = scene();
  await start(old, 'old build');
  const { level: _level, mode: _mode, ...file } = old.saves.at(-1) as SessionFile;
  await writeFile(path.join(folder, 'session.json'), JSON.stringify({ ...file, hung: 'on the wall' }));
  const program = await opened();
  expect(program.stage.table.view()?.sessionId).toBe(file.id);
  await started(program, 'new');
  expect(JSON.parse(await text(aside(file.id)))).toMatchObject({ id: file.id, hung: 'on the wall' });
  await program.stage.table.goOn(file.id);
  await program.close();
  expect(JSON.parse(await text(path.join(folder, 'session.json')))).toMatchObject({ id: file.id, hung: 'on the wall' });
});

test('what cannot be put aside stays on the table, and nothing is lost', async () => {
  const program = await playing('kept');
  const { id, entries } = program.stage.table.saved()!.file;
  await writeFile(path.join(folder, SAVE_FOLDERS.aside), 'no folder');
  expect(await started(program, 'refused')).toBeNull();
  expect(program.stage.problems).toMatchObject([{ id: 'F.NOT_WRITTEN' }]);
  expect(program.stage.table.view()?.sessionId).toBe(id);
  await rm(path.join(folder, SAVE_FOLDERS.aside));
  expect(await started(program, 'done')).not.toBeNull();
  const kept = JSON.parse(await text(aside(id))) as SessionFile;
  expect([kept.id, kept.entries.slice(0, entries.length)]).toEqual([id, entries]);
  await program.close();
});

test('a copy that a crash left aside is not listed beside the session on the table', async () => {
  const program = await playing('twice');
  const { id } = program.stage.table.saved()!.file;
  await program.close();
  await mkdir(path.join(folder, SAVE_FOLDERS.aside));
  await writeFile(aside(id), await text(path.join(folder, 'session.json')));
  const again = await opened();
  expect(await again.putAside.list('')).toEqual([]);
  expect(await again.stage.table.goOn(id)).toBeNull();
  await again.close();
});

test('one is thrown away for good, one that is damaged is kept under another name, and one of a later build stays', async () => {
  const program = await playing('gone');
  const gone = program.stage.table.saved()?.file.id as string;
  await started(program, 'other');
  await writeFile(aside('damaged'), '{');
  await writeFile(aside('later'), JSON.stringify({ format: SESSION_KIND.format, version: 99 }));
  await program.close();

  const again = await opened();
  expect((await again.putAside.list('')).map(({ id }) => id)).toEqual([gone]);
  expect(again.stores.problems().map(({ id }) => id)).toEqual(['F.PUT_ASIDE', 'F.LEFT_ALONE']);
  await again.putAside.remove(gone);
  await again.putAside.remove('later');
  expect(await again.putAside.list('')).toEqual([]);
  const left = await readdir(path.join(folder, SAVE_FOLDERS.aside));
  expect(left.map((name) => name.replace(/\.damaged.*/, '.damaged')).sort()).toEqual([
    'damaged.json.damaged',
    'later.json',
  ]);
  await again.close();
});
