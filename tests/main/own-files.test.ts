// The program's own files beside those of other builds: newer ones stay, unknown fields come along, what cannot be read is no damage.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { LESSONS_KIND } from '../../src/main/lessons/lesson-file.ts';
import { openPreferences, SETTINGS_KIND } from '../../src/main/settings/preferences.ts';
import { PROGRESS_KIND } from '../../src/main/progress/progress-file.ts';
import { NO_OWN_RULES, OWN_RULES_KIND } from '../../src/main/rules/rules-file.ts';
import type { OwnKind } from '../../src/main/store/check.ts';
import { keptFile } from '../../src/main/store/kept.ts';
import { putAside } from '../../src/main/store/place.ts';
import { SESSION_KIND, type SessionFile } from '../../src/main/table/session-file.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { NOTHING_PRACTISED, TRAINING_KIND, withTrainer } from '../../src/main/training/training-file.ts';
import { problem } from '../../src/shared/border/problems.ts';
import { DEFAULT_SETTINGS } from '../../src/shared/files/settings.ts';
import type { TrainerRecord } from '../../src/shared/teaching/training.ts';
import { scene, start } from '../../lab/support/main/fake-table.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-own-'))));
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
});

const inFolder = (name: string): string => path.join(folder, name);
const text = (name: string): Promise<string> => readFile(inFolder(name), 'utf8');
const put = (name: string, content: unknown): Promise<void> => writeFile(inFolder(name), JSON.stringify(content));
const open = () => new Stores(folder, SYSTEM_CLOCK);

async function session(): Promise<SessionFile> {
  const stage = scene();
  await start(stage, 'own files');
  return stage.saves.at(-1) as SessionFile;
}

const memory = {
  due: '2026-01-01T00:00:00.000Z',
  last: '2026-01-01T00:00:00.000Z',
  stability: 1,
  difficulty: 1,
  reps: 1,
  lapses: 0,
  state: 2,
  days: 3,
};

/** A file of each kind with fields that this build does not know, at its top and further in. */
const STRANGE = [
  [
    OWN_RULES_KIND,
    {
      sets: [{ id: 'a', name: 'Wirt', house: { 'deck.size': 24, 'deal.newRule': 'on' }, colour: 'blue' }],
      last: { 'score.newRule': 3 },
      folders: ['x'],
    },
  ],
  [
    LESSONS_KIND,
    {
      lessons: { 1: { steps: { '1.1': { tries: 1, state: 'open', stars: 0, best: 0, run: 0, time: 9 } }, mood: 1 } },
      later: {},
    },
  ],
  [
    TRAINING_KIND,
    {
      clock: 'on',
      trainers: [
        { trainer: 'trickPoints', answered: 1, right: 1, sessions: 0, streak: 1, best: 1, stage: 1, seconds: 5 },
      ],
      deck: [],
      collected: [],
      goal: { perDay: 5 },
    },
  ],
  [PROGRESS_KIND, { refusals: [{ id: 'R.FOLLOW_SUIT', count: 2, first: '2026' }], badges: ['first'] }],
] as unknown as readonly (readonly [OwnKind<object>, object])[];

const SET = { id: 'a', name: 'Wirt', house: { 'deck.size': 24 } };
const STEP = { tries: 1, state: 'open', stars: 0, best: 0, run: 0 };
const REFUSAL = { id: 'R.FOLLOW_SUIT', count: 2 };

/** The same with all lists in an order of their own: elements that are put back come last. */
const sortedIn = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      Array.isArray(part) ? part.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : part,
    ),
  );

describe('fields that this build does not know', () => {
  test.each(STRANGE.map(([kind, content]) => [kind.store, kind, content] as const))(
    'are carried along in %s, wherever they are',
    async (store, kind, content) => {
      const whole = { format: kind.format, version: 1, ...content };
      await put(`${store}.json`, whole);
      const stores = open();
      const file = await stores.open(kind);
      expect(stores.problems()).toEqual([]);
      expect(file.content).toBeDefined();
      expect(await file.write(file.content as object)).toBe('written');
      expect(JSON.parse(await text(`${store}.json`))).toEqual(whole);
    },
  );

  test('stay with their element when a list changes, and go with it', async () => {
    const set = (id: string, extra: object) => ({ id, name: id, house: PURE_2007, ...extra });
    await put('rules.json', {
      format: OWN_RULES_KIND.format,
      version: 1,
      sets: [set('a', { colour: 'red' }), set('b', { colour: 'blue' })],
    });
    const kept = keptFile({ stores: open(), kind: OWN_RULES_KIND, empty: NO_OWN_RULES });
    await kept.change((content) => ({ ...content, sets: content.sets.slice(1) }));
    expect(JSON.parse(await text('rules.json'))).toMatchObject({ sets: [{ id: 'b', colour: 'blue' }] });
  });

  test('of the settings are carried along through a change', async () => {
    await put('settings.json', {
      format: 'schafkopf-stube-settings',
      version: 1,
      settings: { deck: 'french', scent: 'on' },
      device: 7,
    });
    const preferences = await openPreferences(open());
    expect(preferences.get()).toMatchObject({ deck: 'french' });
    expect(preferences.get()).not.toHaveProperty('scent');
    await preferences.change({ speed: 'fast' });
    expect(JSON.parse(await text('settings.json'))).toMatchObject({
      settings: { deck: 'french', speed: 'fast', scent: 'on' },
      device: 7,
    });
  });

  test('of a session go on with it, but not into another one', async () => {
    const save = await session();
    await put('session.json', { ...save, weather: 'rain' });
    const file = await open().open(SESSION_KIND);
    await file.write({ ...save, entries: save.entries.slice(0, 1) });
    expect(JSON.parse(await text('session.json'))).toMatchObject({ weather: 'rain' });
    await file.write({ ...save, id: 'other' });
    expect(JSON.parse(await text('session.json'))).not.toHaveProperty('weather');
  });

  test('that hold rules make a session one of a later build: nobody plays on by half of its rules', async () => {
    const save = await session();
    const newer = { ...save, session: { ...save.session, rules: { ...save.session.rules, tenth: 'last' } } };
    await put('session.json', newer);
    const stores = open();
    expect((await stores.open(SESSION_KIND)).content).toBeUndefined();
    expect(stores.problems()).toMatchObject([
      { id: 'F.NEWER_LEFT', params: { because: { id: 'F.NEWER_FIELD', params: { path: 'session.rules.tenth' } } } },
    ]);
    expect(JSON.parse(await text('session.json'))).toEqual(newer);
  });
});

/** Of each kind, a part whose value this build does not know, and the file without it. */
const STRANGE_VALUES = [
  [SETTINGS_KIND, ['settings.deck'], { settings: { deck: 'tarock', speed: 'fast' } }, { settings: { speed: 'fast' } }],
  [
    OWN_RULES_KIND,
    ['sets.1'],
    { sets: [SET, { ...SET, id: 'b', house: { 'deck.size': 36 } }, { ...SET, id: 'c' }] },
    { sets: [SET, { ...SET, id: 'c' }] },
  ],
  [
    LESSONS_KIND,
    ['lessons.1.steps.1.1'],
    { lessons: { 1: { steps: { '1.1': { ...STEP, state: 'halfway' }, '1.2': STEP } } } },
    { lessons: { 1: { steps: { '1.2': STEP } } } },
  ],
  [
    TRAINING_KIND,
    ['games'],
    { clock: 'on', games: 'tarock', trainers: [], deck: [], collected: [] },
    { clock: 'on', trainers: [], deck: [], collected: [] },
  ],
  [
    PROGRESS_KIND,
    ['refusals.2', 'refusals.0'],
    { refusals: [{ id: 'R.LATER', count: 1 }, REFUSAL, { id: 'R.LATEST', count: 3 }] },
    { refusals: [REFUSAL] },
  ],
] as unknown as readonly (readonly [OwnKind<object>, readonly string[], object, object])[];

describe('a value that this build does not know', () => {
  test.each(STRANGE_VALUES.map((row) => [row[0].store, ...row] as const))(
    'costs no more of %s than the part that holds it, is named, and stays in the file',
    async (store, kind, parts, content, without) => {
      const head = { format: kind.format, version: 1 };
      await put(`${store}.json`, { ...head, ...content });
      const stores = open();
      const file = await stores.open(kind);
      expect(file.content).toEqual({ ...head, ...without });
      expect(stores.problems()).toEqual([problem('F.NOT_UNDERSTOOD', { store, file: `${store}.json`, parts })]);
      expect(await file.write(file.content as object)).toBe('written');
      expect(sortedIn(JSON.parse(await text(`${store}.json`)))).toEqual(sortedIn({ ...head, ...content }));
    },
  );

  const TRAINER: TrainerRecord = {
    ...{ trainer: 'trickPoints', answered: 1, right: 1, sessions: 0 },
    ...{ streak: 1, best: 1, stage: 1 },
  };

  test('goes with the rest of what the player erases, and only with that', async () => {
    const trainers = [
      { trainer: 'tarock', answered: 3 },
      { ...TRAINER, mood: 'good' },
    ];
    const strange = { clock: 'on', games: 'tarock', trainers, deck: [{ key: 'later' }], collected: ['a'], shelf: 3 };
    await put('training.json', { format: TRAINING_KIND.format, version: 1, ...strange });
    const file = keptFile({ stores: open(), kind: TRAINING_KIND, empty: NOTHING_PRACTISED });
    const inFile = async (): Promise<unknown> => JSON.parse(await text('training.json'));
    await file.change((content) => ({ ...content, clock: 'off' }));
    expect(await inFile()).toMatchObject({
      trainers: [{ mood: 'good' }, { trainer: 'tarock' }],
      deck: [{ key: 'later' }],
    });
    await file.erase(['trainers', 'deck'], (content) => ({ ...content, trainers: [], deck: [] }));
    const { format, version } = TRAINING_KIND;
    const rest = { format, version, clock: 'off', games: 'tarock', collected: ['a'], shelf: 3 };
    expect(await inFile()).toEqual({ ...rest, trainers: [], deck: [] });
    // Nor does it come back with what is made anew.
    await file.change((content) => withTrainer(content, TRAINER));
    expect(await inFile()).toEqual({ ...rest, trainers: [TRAINER], deck: [] });
  });

  test('of a setting stays through changes of others, and goes when that setting is chosen anew', async () => {
    const settings = { deck: 'tarock', speed: 'fast' };
    await put('settings.json', { format: 'schafkopf-stube-settings', version: 1, settings });
    const preferences = await openPreferences(open());
    expect(preferences.get()).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast' });
    await preferences.change({ theme: 'dark' });
    expect(JSON.parse(await text('settings.json'))).toMatchObject({ settings: { ...settings, theme: 'dark' } });
    await preferences.change({ deck: 'french' });
    expect(JSON.parse(await text('settings.json'))).toMatchObject({ settings: { deck: 'french', theme: 'dark' } });
  });

  test('of the level of a session leaves the running round alone, one in its cards does not', async () => {
    const save = await session();
    await put('session.json', { ...save, level: 'grandmaster' });
    const { level: _level, ...without } = save;
    expect((await open().open(SESSION_KIND)).content).toEqual(without);
    await put('session.json', { ...save, entries: save.entries.map((entry) => ({ ...entry, type: 'later' })) });
    expect((await open().open(SESSION_KIND)).content).toBeUndefined();
  });
});

const KINDS = [SESSION_KIND, OWN_RULES_KIND, LESSONS_KIND, TRAINING_KIND, PROGRESS_KIND] as unknown as OwnKind<{
  readonly version: number;
}>[];

describe('a file of a later version', () => {
  test.each(KINDS.map((kind) => [kind.store, kind] as const))(
    'of %s stays, is named, and is not written over; what changes now is there again at the next start',
    async (store, kind) => {
      const newer = { format: kind.format, version: 7, anything: [memory] };
      await put(`${store}.json`, newer);
      const content = store === 'session' ? await session() : { format: kind.format, version: 1, ...OLD[store] };
      const stores = open();
      const file = await stores.open(kind);
      expect(file.content).toBeUndefined();
      expect(stores.problems()).toEqual([
        problem('F.NEWER_LEFT', {
          store: kind.store,
          file: `${store}.json`,
          beside: `${store}.v1.json`,
          because: problem('F.NEWER', { version: 7 }),
        }),
      ]);
      expect(await file.write(content as { readonly version: number })).toBe('written');
      expect((await open().open(kind)).content).toEqual(content);
      expect(JSON.parse(await text(`${store}.json`))).toEqual(newer);
      await rm(inFolder(`${store}.json`));
      expect((await open().open(kind)).content).toEqual(content);
    },
  );
  const OLD: Readonly<Record<string, object>> = {
    rules: { sets: [] },
    lessons: { lessons: {} },
    training: { clock: 'off', trainers: [], deck: [], collected: [] },
    progress: { refusals: [] },
  };
});

describe('a file that cannot be read', () => {
  test('is no damage: it stays, is named, is not written over, and what changes waits', async () => {
    await mkdir(inFolder('settings.json')); // a read of it fails with EISDIR
    const stores = open();
    const preferences = await openPreferences(stores);
    expect(stores.problems()).toMatchObject([
      { id: 'F.LEFT_ALONE', params: { store: 'settings', file: 'settings.json', because: { id: 'F.UNREADABLE' } } },
    ]);
    expect(await preferences.change({ speed: 'fast' })).toBe('waits');
    expect(stores.writer.saving()).toMatchObject({ waiting: ['settings'] });
    expect(await readdir(folder)).toEqual(['settings.json']);
    stores.writer.stop();
    await rm(inFolder('settings.json'), { recursive: true });
    expect(await stores.writer.retry()).toMatchObject({ waiting: [] });
    expect(await text('settings.json')).toContain('fast');
    expect(await preferences.change({ speed: 'slow' })).toBe('written');
    expect(await text('settings.json')).toContain('slow');
    expect(stores.writer.saving()).toMatchObject({ waiting: [] });
  });

  test('is never put aside, in the library neither', async () => {
    await put('a.schafkopf', {});
    const because = problem('F.UNREADABLE', { detail: 'EMFILE' });
    expect(await putAside(inFolder('a.schafkopf'), because, '2026')).toEqual(because);
    expect(await readdir(folder)).toEqual(['a.schafkopf']);
  });

  test('for a moment only is read after that moment', async () => {
    await put('settings.json', { format: 'schafkopf-stube-settings', version: 1, settings: { deck: 'french' } });
    const busy = { left: 2 };
    vi.doMock('node:fs/promises', async (original) => {
      const fs = await original<typeof import('node:fs/promises')>();
      const open = (...args: Parameters<typeof fs.open>) =>
        busy.left-- > 0 ? Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY' })) : fs.open(...args);
      return { ...fs, open };
    });
    vi.resetModules();
    const { readLimited } = await import('../../src/main/store/check.ts');
    expect(await readLimited(inFolder('settings.json'), 1000)).toMatchObject({ ok: true });
    expect(busy.left).toBe(-1);
    vi.doUnmock('node:fs/promises');
    vi.resetModules();
  });

  test('and damage that cannot be put aside is not written over either', async () => {
    await writeFile(inFolder('settings.json'), '{');
    await mkdir(inFolder('settings.json.damaged-2026-03-01/taken'), { recursive: true });
    const stores = new Stores(folder, { ...SYSTEM_CLOCK, date: () => '2026-03-01' });
    expect(await (await openPreferences(stores)).change({ speed: 'fast' })).toBe('waits');
    expect(stores.problems()).toMatchObject([{ id: 'F.LEFT_ALONE', params: { because: { id: 'F.NOT_JSON' } } }]);
    expect(await text('settings.json')).toBe('{');
    stores.writer.stop();
  });
});
