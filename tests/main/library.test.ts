// The library: what is put in or taken in is listed, looked at and counted; the index on disk; damaged files among many.
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeatOutcome } from '../../src/engine/scoring/result.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { replay } from '../../src/engine/round/step.ts';
import { openReplay } from '../../src/main/replay/replay.ts';
import { isDeviceName, safeFileName } from '../../src/main/store/file-names.ts';
import { IndexFiles } from '../../src/main/library/index-files.ts';
import { IndexTable } from '../../src/main/rounds/index-table.ts';
import { isIndexName } from '../../src/main/rounds/library-index.ts';
import { shelved } from '../../src/main/rounds/library-jobs.ts';
import { Library } from '../../src/main/library/library.ts';
import type { AnswerTo, Question } from '../../src/main/thinking/thinking-protocol.ts';
import { EVERYTHING } from '../../src/shared/files/library-filter.ts';
import { MAX_FILE_BYTES } from '../../src/shared/border/limits.ts';
import { PURE_2007 } from '../../src/engine/options/options.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { sample } from '../../lab/base/thorough.ts';
import { playCards, scene, start, thinkHere } from '../../lab/support/main/fake-table.ts';
import { libraryIn } from '../../lab/support/main/library-fixture.ts';
import { archivedRound } from '../../lab/support/main/round-fixture.ts';

const DATE = '2026-03-01T20:15:00.000Z';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-library-'))));
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

const inFolder = (name: string): string => path.join(folder, name);
const indexNames = async (): Promise<string[]> => (await readdir(folder)).filter(isIndexName);
const names = async (): Promise<string[]> => (await readdir(folder)).sort();
const open = (program?: string): Library => libraryIn(folder, () => DATE, program);
const all = (library: Library, count = 500) => library.page({ filter: EVERYTHING, from: 0, count });

async function played(seed: string): Promise<RoundFile> {
  const stage = scene();
  await start(stage, seed);
  return playCards(stage);
}
const ROUND = await played('store');
const TEXT = JSON.stringify(ROUND);

function outcomeOf({ record, you }: RoundFile): SeatOutcome | undefined {
  const read = replay(record);
  return read.ok && read.round.phase === 'scored' ? outcomeFor(read.round.result, you) : undefined;
}

type Json = Record<string, unknown>;
/** The round's file with something changed in it. */
function changed(change: (file: Json & { record: Json }) => void): string {
  const copy = JSON.parse(TEXT) as Json & { record: Json };
  change(copy);
  return JSON.stringify(copy);
}

describe('the library', () => {
  let library: Library;
  beforeEach(() => void (library = open()));

  test('lists what was put in, the newest first, also after a restart', async () => {
    await library.put(ROUND);
    await library.put({ ...ROUND, id: 'later', finishedAt: '2027-01-01T00:00:00.000Z' });
    const page = await all(library);
    expect(page.items.map(({ id }) => id)).toEqual(['later', ROUND.id]);
    expect(page.items.map(({ outcome }) => outcome)).toEqual([outcomeOf(ROUND), outcomeOf(ROUND)]);
    expect(page.problems).toEqual([]);
    expect(await all(open())).toEqual(page);
    expect(await library.newest(1)).toEqual(['later']);
  });

  test.each([
    ['a protocol that tells the day', 'netschafkopf-2020-05-16-1', '2026-11-21T00:00:00.000Z', true],
    ['a file of elsewhere', 'of-elsewhere', '2026-11-21T00:00:00Z', true],
    ['a page that tells the minute', 'sauspiel-1', '2026-11-21T00:00:00.000Z', undefined],
    ['a file with a time', 'of-the-evening', '2026-11-21T20:00:00.000Z', undefined],
  ])('a round of elsewhere without a time has its day alone: %s', async (_, id, finishedAt, dayOnly) => {
    await library.take(JSON.stringify({ ...ROUND, id, finishedAt }));
    const [item] = (await all(library)).items;
    expect(item).toMatchObject({ id, finishedAt });
    expect(item?.dayOnly).toBe(dayOnly);
    expect(await all(open())).toEqual(await all(library));
  });

  test('a round that was played here has its time, at the stroke of midnight too', async () => {
    await library.put({ ...ROUND, finishedAt: '2026-11-21T00:00:00.000Z' });
    expect((await all(library)).items[0]).not.toHaveProperty('dayOnly');
  });

  test('takes in a file once: the same round keeps its id, another with the same id gets a new one', async () => {
    expect(await library.take(TEXT)).toEqual({ ok: true, value: ROUND.id });
    expect(await library.take(TEXT)).toEqual({ ok: true, value: ROUND.id });
    const foreign = { ...(await played('another evening')), id: ROUND.id };
    const taken = await library.take(JSON.stringify(foreign));
    expect(taken.ok && taken.value).toMatch(new RegExp(`^${ROUND.id}-[0-9a-f]{8}$`));
    expect((await all(library)).items).toHaveLength(2);
    expect((await library.read(ROUND.id))?.ok).toBe(true);
  });

  test('puts damaged files aside, leaves those that are whole or cannot be read, and names each', async () => {
    await library.put(ROUND);
    await writeFile(inFolder('broken.schafkopf'), '{');
    const newer = changed((file) => (file['version'] = 9));
    await writeFile(inFolder('newer.schafkopf'), newer);
    await mkdir(inFolder('held.schafkopf')); // whatever keeps a file from being read
    const { items, problems } = await all(open());
    expect(items.map(({ id }) => id)).toEqual([ROUND.id]);
    const told = problems.map((each) =>
      each.id === 'F.LEFT' ? [each.params.file, each.params.because.id] : [each.id],
    );
    expect(told.sort()).toEqual([
      [inFolder('held.schafkopf'), 'F.UNREADABLE'],
      [inFolder('newer.schafkopf'), 'F.NEWER'],
      ['F.PUT_ASIDE'],
    ]);
    expect(await names()).toEqual([
      `${ROUND.id}.schafkopf`,
      'broken.schafkopf.damaged-2026-03-01T20-15-00-000Z',
      'held.schafkopf',
      'newer.schafkopf',
    ]);
    expect(await readFile(inFolder('newer.schafkopf'), 'utf8')).toBe(newer);
  });

  test('refuses what is wrong and writes nothing of it', async () => {
    expect(await library.take('{"format":"skat"}')).toMatchObject({ ok: false, problem: { id: 'F.FOREIGN' } });
    expect(await names()).toEqual([]);
    await writeFile(inFolder('huge.schafkopf'), '{}');
    await truncate(inFolder('huge.schafkopf'), MAX_FILE_BYTES + 1);
    expect(await library.read('huge')).toMatchObject({ ok: false, problem: { id: 'F.TOO_BIG' } });
  });

  test('forgets a removed round', async () => {
    await library.put(ROUND);
    await library.remove(ROUND.id);
    await library.remove('never-there');
    expect((await all(library)).items).toEqual([]);
    expect(await library.read(ROUND.id)).toBeUndefined();
  });

  test('asks again for a folder that could not be read, instead of staying empty for good', async () => {
    let state: 'fails' | 'works' = 'fails';
    const ask = <Q extends Question>(question: Q) =>
      state === 'fails' ? Promise.reject(new Error('no worker')) : thinkHere.ask(question);
    const shaky = new Library({ folder, date: () => DATE, program: '1', thinking: { ask } });
    await writeFile(inFolder(`${ROUND.id}.schafkopf`), TEXT);
    expect(await all(shaky)).toMatchObject({ items: [], problems: [{ id: 'F.UNREADABLE' }] });
    state = 'works';
    expect((await all(shaky)).items).toHaveLength(1);
  });

  test('loses one round, not the list, if the worker cannot cope with a file', async () => {
    for (let n = 0; n < 20; n++) await writeFile(inFolder(`r-${n}.schafkopf`), TEXT);
    const ask = <Q extends Question>(question: Q) =>
      question.kind === 'readRounds' && question.ids.includes('r-7')
        ? Promise.reject(new Error('out of memory'))
        : thinkHere.ask(question);
    const { items, problems } = await all(new Library({ folder, date: () => DATE, program: '1', thinking: { ask } }));
    expect(items).toHaveLength(19);
    expect(problems).toMatchObject([{ id: 'F.LEFT', params: { because: { id: 'F.NOT_SHOWN' } } }]);
  });
});

describe('a file that would break the list, the replay or the statistics', () => {
  type Rules = Json & { house: Json; contracts: Json[]; ranking: Json[] };
  const rulesOf = ({ record }: { record: Json }): Rules => record['rules'] as Rules;
  /** The dearest table that there is, in a deal that everything has doubled. */
  const dear = changed((file) => {
    const tariff = { type: 'pair', values: [10_000, 10_000] };
    Object.assign(rulesOf(file), { tariff });
    Object.assign(rulesOf(file).house, { tariff });
    Object.assign(file.record['terms'] as Json, { doublings: { bock: 16, hausbock: 16 } });
  });
  const note = (params: unknown) =>
    changed((file) => (file['notes'] = [{ entry: 1, because: [{ id: 'any.random', params }] }]));
  const help = { hints: Number.MAX_SAFE_INTEGER, warnings: 0, takenBack: 0 };
  const bad = (where: string) => ({ id: 'F.BAD_FIELD', params: { path: where } });

  test.each([
    ['amounts beyond all bounds', dear, { id: 'F.TOO_MUCH' }],
    ['help counted too high', changed((file) => (file['help'] = help)), bad('help.hints')],
    ['a date of no calendar', changed((file) => (file['finishedAt'] = '2026-02-30T25:00:00Z')), bad('finishedAt')],
    ['a reason of a hundred thousand letters', note({ choices: 'x'.repeat(100_000) }), bad('notes[0].because[0]')],
    ['a reason about a mark of direction', note({ choices: '\u202e' }), bad('notes[0].because[0]')],
    ['packets that do not deal the pack', changed((file) => (rulesOf(file)['pack'] = 24)), bad('record.rules.packets')],
    [
      'packets that the house deals otherwise',
      changed((file) => (rulesOf(file)['packets'] = [8])),
      bad('record.rules.packets'),
    ],
    [
      'another tariff than the house',
      changed((file) => (rulesOf(file)['tariff'] = { type: 'pair', values: [5, 10] })),
      bad('record.rules.tariff'),
    ],
    [
      'contracts that the ranking does not know',
      changed((file) => void rulesOf(file).ranking.pop()),
      bad('record.rules.ranking'),
    ],
    [
      'a ranking that the house does not know',
      changed((file) => void rulesOf(file).ranking.reverse()),
      bad('record.rules.ranking'),
    ],
    [
      'a contract under the name of another',
      changed((file) => {
        const { contracts } = rulesOf(file);
        contracts[0] = { ...contracts[1], id: 'rufer' };
      }),
      bad('record.rules.contracts'),
    ],
  ])('is refused for %s, by its place', async (_, text, expected) => {
    const library = open();
    expect(await library.take(text)).toMatchObject({ ok: false, problem: expected });
    expect(await names()).toEqual([]);
  });
});

describe("somebody else's round", () => {
  test('keeps where it comes from, is shown so, and counts nowhere', async () => {
    const library = open();
    const own = { ...archivedRound(PURE_2007), id: 'own' };
    await library.put(own);
    const [before] = await library.facts();
    const sum = (await all(library)).sum;
    expect(sum).toBe(before?.game?.cents);
    const text = JSON.stringify({ ...own, id: 'from-a-friend' });
    expect(await library.take(text)).toEqual({ ok: true, value: 'from-a-friend' });
    for (const each of [library, open()]) {
      const { items, counted, ...page } = await all(each);
      expect(items.find(({ id }) => id === 'from-a-friend')?.origin).toBe('imported');
      expect(items.find(({ id }) => id === 'own')).not.toHaveProperty('origin');
      expect([counted, page.sum]).toEqual([1, sum]);
      expect((await each.facts()).map(({ id }) => id)).toEqual(['own']);
      expect(await each.hands()).toHaveLength(1);
      expect(await each.deal('from-a-friend')).toBeUndefined();
    }
  });

  test('does not take the place of the same round played here', async () => {
    const library = open();
    await library.put(ROUND);
    expect(await library.take(TEXT)).toEqual({ ok: true, value: ROUND.id });
    const [item] = (await all(library)).items;
    expect(item).not.toHaveProperty('origin');
  });

  test('has names in one line, without marks that would turn what stands around them', async () => {
    const library = open();
    const name = '\u202eeil\u0000\r\nSepp\u2066\t ';
    const id = 'marked';
    const players = ROUND.players.map((player) => ({ ...player, name }));
    await library.take(changed((file) => Object.assign(file, { id, players })));
    const [item] = (await all(library)).items;
    expect(item?.players.map((player) => player.name)).toEqual(Array(4).fill('eil Sepp'));
  });

  test('gets an id under which Windows can keep it', async () => {
    const library = open();
    for (const id of ['CON', 'nul', 'Com1', 'LPT9']) {
      const taken = await library.take(changed((file) => (file['id'] = id)));
      expect(taken.ok && taken.value).toMatch(new RegExp(`^${id}-[0-9a-f]{8}$`));
    }
    expect((await names()).map((name) => name.split('.')[0] ?? '').filter(isDeviceName)).toEqual([]);
    expect(['con', 'aux.txt', 'COM1 ', 'LPT³'].every(isDeviceName)).toBe(true);
    expect(['console', 'com10', 'comet', 'null'].some(isDeviceName)).toBe(false);
    expect(safeFileName('AUX', 'Schafkopf')).toBe('_AUX');
    expect(safeFileName('../..', 'Schafkopf')).toBe('Schafkopf');
  });
});

describe('the index', () => {
  const COUNT = 80;
  /** Ids of the rounds that were read from their files since. */
  const reading = (program = '1.0.0') => {
    const read: string[] = [];
    const ask = <Q extends Question>(question: Q) => {
      if (question.kind === 'readRounds') read.push(...question.ids);
      return thinkHere.ask(question);
    };
    return { read, library: new Library({ folder, date: () => DATE, program, thinking: { ask } }) };
  };
  const placeOf = (n: number): string => inFolder(`r-${n}.schafkopf`);
  beforeEach(async () => {
    await Promise.all(Array.from({ length: COUNT }, (_, n) => writeFile(placeOf(n), TEXT)));
    const { library, read } = reading();
    await all(library);
    expect(read).toHaveLength(COUNT);
  });

  test('saves reading any file again, and says the same', async () => {
    const { library, read } = reading();
    expect((await all(library)).items).toHaveLength(COUNT);
    expect(await library.facts()).toHaveLength(COUNT);
    expect(read).toEqual([]);
    for (const name of await indexNames()) await rm(inFolder(name));
    const anew = reading();
    expect(await all(anew.library)).toEqual(await all(library));
    expect(await anew.library.facts()).toEqual(await library.facts());
    expect(anew.read).toHaveLength(COUNT);
  });

  test('is not believed of a file that is new, changed or gone', async () => {
    await writeFile(inFolder('new.schafkopf'), TEXT);
    await writeFile(
      placeOf(3),
      changed((file) => (file['finishedAt'] = '2027-01-01T00:00:00.000Z')),
    );
    await utimes(placeOf(4), new Date(), new Date(1));
    await writeFile(placeOf(5), '{');
    await rm(placeOf(6));
    const { library, read } = reading();
    const { items, problems } = await all(library);
    expect([...read].sort()).toEqual(['new', 'r-3', 'r-4', 'r-5']);
    expect(items[0]?.id).toBe('r-3');
    const ids = new Set(items.map(({ id }) => id));
    expect([ids.has('new'), ids.has('r-5'), ids.has('r-6'), ids.size]).toEqual([true, false, false, COUNT - 1]);
    expect(problems).toMatchObject([{ id: 'F.PUT_ASIDE' }]);
  });

  test('is not believed of a round that has got commentary, or whose commentary has changed', async () => {
    await writeFile(inFolder('r-2.review.json'), '{}');
    const { library, read } = reading();
    await all(library);
    expect(read).toEqual(['r-2']);
  });

  test('while many files are read, what is there is shown with how far it is, and told to have grown at the end', async () => {
    const ids = Array.from({ length: 1100 }, (_, n) => `r-${n}`);
    const SURVEY = { known: new IndexTable().data(), files: [], useless: [], changed: ids };
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const ask = async <Q extends Question>(question: Q) => {
      if (question.kind === 'surveyLibrary') return SURVEY as AnswerTo<Q['kind']>;
      if (question.kind === 'readRounds' && !question.ids.includes('r-0')) await held;
      return thinkHere.ask(question);
    };
    let told = 0;
    const grown = (): void => void told++;
    const library = new Library({ folder, date: () => DATE, program: '1.0.0', thinking: { ask }, grown });
    const begun = await all(library);
    expect(begun.reading).toEqual({ done: begun.items.length, all: ids.length });
    goOn();
    expect(await library.facts()).toHaveLength(COUNT);
    expect(told).toBeGreaterThan(0);
    const whole = await all(library);
    expect(whole.items).toHaveLength(COUNT);
    expect(whole).not.toHaveProperty('reading');
  });

  test('is made anew where it is damaged, cut off, or was made by another version', async () => {
    const [name = '', ...others] = await indexNames();
    expect(others).toEqual([]);
    const whole = await readFile(inFolder(name));
    const flipped = Buffer.from(whole);
    const middle = whole.indexOf('\n') + 1000;
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    for (const damaged of [whole.subarray(0, -9), flipped, Buffer.of(), Buffer.from('null\n[]')]) {
      for (const other of await indexNames()) await rm(inFolder(other));
      await writeFile(inFolder(name), damaged);
      const { library, read } = reading();
      expect((await all(library)).items).toHaveLength(COUNT);
      expect(read).toHaveLength(COUNT);
      expect(await indexNames()).not.toContain(name);
    }
    const ofBefore = '{"format":"schafkopf-stube-library-index","version":5,"program":"1.0.1","digest":""}\n[]';
    await writeFile(inFolder('library-index.json'), ofBefore);
    const { library, read } = reading('1.0.1');
    await all(library);
    expect(read).toHaveLength(COUNT);
    expect(await indexNames()).toEqual([expect.stringMatching(/^library-index-.*\.rows$/)]);
  });

  test('is not believed of a line that is damaged: the round is read again', async () => {
    const [name = ''] = await indexNames();
    const whole = await readFile(inFolder(name), 'latin1');
    const at = whole.lastIndexOf('"rufer"');
    await writeFile(inFolder(name), `${whole.slice(0, at)}"ruber"${whole.slice(at + 7)}`, 'latin1');
    const { library, read } = reading();
    const page = await all(library);
    expect(read).toHaveLength(1);
    await rm(inFolder(name));
    expect(page).toEqual(await all(reading().library));
  });

  test('that cannot be written is not tried again and again, and the library is whole without it', async () => {
    const files = new IndexFiles(inFolder('nowhere'), '1.0.0');
    await writeFile(inFolder('nowhere'), ''); // where a folder would have to be
    const table = new IndexTable();
    const round = shelved('r-1', TEXT, { changed: 1, bytes: 1 });
    if (round.ok) files.hold(table.append(round.value), round.value.line);
    expect(files.waiting).toBe(1);
    await expect(files.write(table, () => Uint32Array.of(0))).rejects.toThrow();
    expect(files.waiting).toBe(0);
    expect(await files.read(table, [0])).toEqual([round.ok && round.value.line]);
  });

  test('is there again where another computer has taken its file away', async () => {
    const { library, read } = reading();
    const before = await all(library);
    for (const name of await indexNames()) await rm(inFolder(name));
    expect(await all(library)).toEqual(before);
    expect(read).toHaveLength(COUNT);
    expect(await all(library)).toEqual(before);
    expect(read).toHaveLength(COUNT);
  });
});

test(
  'a library of many rounds with damaged ones among them loses nothing and tells each in words',
  { timeout: 60_000 },
  async () => {
    const ROUNDS = sample(560, 1000);
    const DAMAGED = ROUNDS / 20;
    const damages: readonly ((text: string) => string)[] = [
      (text) => text.slice(0, 300),
      () => '',
      (text) => text.replace('"version":1', '"version":9'),
      (text) => text.replace('"type":"play"', '"type":"plan"'),
      (text) => text.replaceAll('"EO"', '"GO"'),
    ];
    const isDamaged = (n: number): boolean => n % (ROUNDS / DAMAGED) === 7;
    const texts = new Map<string, string>();
    for (let n = 0; n < ROUNDS; n++) {
      const damage = isDamaged(n) ? damages[texts.size % damages.length] : undefined;
      texts.set(`r-${n}.schafkopf`, damage ? damage(TEXT) : TEXT);
    }
    for (const [name, text] of texts) await writeFile(inFolder(name), text);
    const library = open();
    await library.facts(); // all of it is read
    const { items, problems, matching } = await all(library);
    expect([matching, items.length]).toEqual([ROUNDS - DAMAGED, 500]);
    expect(problems).toHaveLength(DAMAGED);
    const files = problems.map((each) => ('file' in each.params ? each.params.file : ''));
    expect(new Set(files).size).toBe(DAMAGED);
    for (const [name, text] of texts) {
      const place = files.find((file) => path.basename(file).split('.damaged-')[0] === name) ?? inFolder(name);
      expect(await readFile(place, 'utf8')).toBe(text);
    }
    for (const { id } of items.slice(0, 20)) {
      const found = await open().read(id);
      expect(found?.ok && openReplay(id, found.value.file).rounds.length).toBeGreaterThan(20);
    }
  },
);
