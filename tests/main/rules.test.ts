// House rules behind the page: views, changes, own sets, files in and out, hostile and damaged files.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMON_OPTIONS } from '../../src/engine/options/groups.ts';
import { gameRowOf } from '../../src/engine/games/games.ts';
import { GAMES } from '../../src/engine/games/shelf.ts';
import { OPTION_IDS, PURE_2007 } from '../../src/engine/options/options.ts';
import { presetRules } from '../../src/engine/options/presets.ts';
import type { Dialogs } from '../../src/main/library/library-calls.ts';
import { openOwnRules } from '../../src/main/rules/own-rules.ts';
import { serveRules } from '../../src/main/rules/rules-calls.ts';
import { cleanName, rulesFileText } from '../../src/main/rules/rules-file.ts';
import { rulesView } from '../../src/main/rules/rules-view.ts';
import { SYSTEM_CLOCK } from '../../src/main/base/clock.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { RULES_CALLS } from '../../src/shared/calls/rules-calls.ts';
import type { HouseRules } from '../../src/shared/calls/house-rules.ts';
import type { Problem } from '../../src/shared/border/problems.ts';
import { archivedRound } from '../../lab/support/main/round-fixture.ts';
import { libraryIn } from '../../lab/support/main/library-fixture.ts';

const DATE = '2026-11-21T18:00:00.000Z';
const PUB = presetRules('pub');

describe('a view', () => {
  test('holds every rule, its setting and why it is idle, and passes its schema', () => {
    const view = rulesView(PURE_2007);
    expect(RULES_CALLS['rules.view'].output.parse(structuredClone(view))).toEqual(view);
    expect(view.rules.map(({ id }) => id).sort()).toEqual([...COMMON_OPTIONS].sort());
    expect(view.rules.filter(({ differs }) => differs)).toEqual([]);
    const ante = view.rules.find(({ id }) => id === 'stock.ante');
    expect(ante?.setting).toEqual({ kind: 'number', unit: 'cents', min: 1, max: 100_000, value: 10 });
    expect(ante?.idle).toEqual({ need: 'stock', on: 'passout.rule' });
  });
});

describe('a view for a game', () => {
  test.each(GAMES)(
    'shows nothing but the rules that mean something in %s, and says of none that it lacks a hidden one',
    (game) => {
      const view = rulesView(presetRules('pub'), game);
      expect(RULES_CALLS['rules.view'].output.parse(structuredClone(view))).toEqual(view);
      const shown = view.rules.map(({ id }) => id);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((id) => !gameRowOf(game).options.includes(id))).toEqual([]);
      expect(view.rules.filter(({ idle }) => idle && !shown.includes(idle.on))).toEqual([]);
    },
  );

  test('has the rules of a single game there and nowhere else', () => {
    const has = (game: (typeof GAMES)[number] | undefined) =>
      rulesView(PURE_2007, game).rules.some(({ id }) => id === 'bierkopf.units');
    expect([undefined, ...GAMES].filter(has)).toEqual(['bierkopf']);
  });

  test('no rule is shown by no game', () => {
    const shown = [undefined, ...GAMES].flatMap((game) => gameRowOf(game).options);
    expect(OPTION_IDS.filter((id) => !shown.includes(id))).toEqual([]);
  });
});

describe('calls', () => {
  test('let an option take its own values only', () => {
    const { input } = RULES_CALLS['rules.change'];
    const ask = (option: string, value: unknown) => input.safeParse({ house: PURE_2007, option, value }).success;
    expect(ask('score.winAt', 60)).toBe(true);
    expect(ask('score.winAt', 121)).toBe(false);
    expect(ask('score.winAt', 60.5)).toBe(false);
    expect(ask('score.winAt', '60')).toBe(false);
    expect(ask('passout.rule', 'ramsch')).toBe(true);
    expect(ask('passout.rule', 'constructor')).toBe(false);
    expect(ask('bock.triggers', ['schwarz', 'schwarz'])).toBe(false);
    expect(ask('contracts.ranking', [['rufer'], []])).toBe(false);
    expect(ask('__proto__', 1)).toBe(false);
  });
});

describe('own sets', () => {
  let folder: string;
  let pushes: string[];
  let problems: Problem[];
  let chosen: { save?: string; open?: string };

  const dialogs: Dialogs = {
    fileToSave: () => Promise.resolve(chosen.save),
    fileToOpen: () => Promise.resolve(chosen.open),
    filesToOpen: () => Promise.resolve([]),
    folderToSave: () => Promise.resolve(undefined),
  };
  const opened = () => {
    const push = (name: string, value: unknown) => {
      pushes.push(name);
      if (name === 'problem.met') problems.push(value as Problem);
    };
    const library = libraryIn(path.join(folder, 'library'), () => DATE);
    const stores = new Stores(folder, { ...SYSTEM_CLOCK, date: () => DATE });
    stores.listen((met) => push('problem.met', met));
    const own = openOwnRules({ stores, push: push });
    const table = { saved: () => undefined } as never;
    return { own, library, serve: serveRules({ dialogs, table, library }, own, () => undefined).handlers };
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'stube-rules-'));
    [pushes, problems, chosen] = [[], [], {}];
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

  test('are saved, found again after a restart, renamed, changed and removed', async () => {
    const { own } = opened();
    const saved = await own.save('  Beim\u0000 Huber\n', PUB);
    if (saved.outcome !== 'saved') throw new Error(saved.because);
    const table = { game: 'bierkopf', level: 'meister', mode: 'inn' } as const;
    await own.remember(PUB, table);
    const again = opened().own;
    expect(await again.list()).toEqual([{ id: saved.id, name: 'Beim Huber', house: PUB }]);
    expect(await again.last()).toEqual({ house: PUB, table });
    expect(await again.rename(saved.id, 'Huberwirt')).toEqual(saved);
    expect(await again.save('Huberwirt', PURE_2007, saved.id)).toEqual(saved);
    expect(await again.list()).toEqual([{ id: saved.id, name: 'Huberwirt', house: PURE_2007 }]);
    await again.remove(saved.id);
    expect(await again.list()).toEqual([]);
    expect(pushes.filter((name) => name === 'rules.changed')).toHaveLength(4);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('refuse names that are empty or taken, contradictions, and what is gone', async () => {
    const { own } = opened();
    await own.save('Wirt', PUB);
    const wrong: HouseRules = { ...PUB, 'legen.form': 'off', 'legen.hausbock': true };
    expect(await own.save(' \u200b ', PUB)).toEqual({ outcome: 'refused', because: 'noName' });
    expect(await own.save('wIRT', PUB)).toEqual({ outcome: 'refused', because: 'nameTaken' });
    expect(await own.save('Neu', wrong)).toEqual({ outcome: 'refused', because: 'conflicts' });
    expect(await own.save('Neu', PUB, 'nowhere')).toEqual({ outcome: 'refused', because: 'gone' });
    expect(await own.rename('nowhere', 'Neu')).toEqual({ outcome: 'refused', because: 'gone' });
    expect(await own.list()).toHaveLength(1);
  });

  test('two saves at once under one name make one set', async () => {
    const { own } = opened();
    const answers = await Promise.all([own.save('Wirt', PUB), own.save('Wirt', PURE_2007)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['saved', 'refused']);
    expect(await own.list()).toHaveLength(1);
  });

  test('a file of an earlier version lacks later rules: they are as in the pure game', async () => {
    const { 'ramsch.mode': _later, ...earlier } = PUB;
    const file = { format: 'schafkopf-stube-own-rules', version: 1, sets: [{ id: 'a', name: 'Alt', house: earlier }] };
    await writeFile(path.join(folder, 'rules.json'), JSON.stringify(file));
    expect(await opened().own.list()).toEqual([{ id: 'a', name: 'Alt', house: PUB }]);
    expect(problems).toEqual([]);
  });

  test('a damaged file is put aside and reported, not written over', async () => {
    const text =
      '{"format":"schafkopf-stube-own-rules","version":1,"sets":{"id":"a","name":"A","house":{"deck.size":32}}}';
    await writeFile(path.join(folder, 'rules.json'), text);
    const { own } = opened();
    expect(await own.list()).toEqual([]);
    expect(problems).toMatchObject([
      { id: 'F.PUT_ASIDE', params: { because: { id: 'F.BAD_FIELD', params: { path: 'sets' } } } },
    ]);
    await own.save('Neu', PUB);
    const aside = (await readdir(folder)).find((name) => name.includes('damaged'));
    expect(await readFile(path.join(folder, aside ?? ''), 'utf8')).toBe(text);
  });

  test('go out to a file and come in from it, beside a set of the same name', async () => {
    const { own, serve } = opened();
    await own.save('Huber', PURE_2007);
    chosen = { save: path.join(folder, 'huber.regeln'), open: path.join(folder, 'huber.regeln') };
    expect(await serve['rules.export']({ name: 'Huber', house: PUB })).toEqual({
      outcome: 'saved',
      file: chosen.save,
    });
    expect(await serve['rules.import']({})).toMatchObject({ outcome: 'imported' });
    expect((await own.list()).map(({ name, house }) => [name, house])).toEqual([
      ['Huber', PURE_2007],
      ['Huber 2', PUB],
    ]);
  });

  test('a closed dialog changes nothing; a place that cannot be written to is told', async () => {
    const { own, serve } = opened();
    expect(await serve['rules.import']({})).toEqual({ outcome: 'cancelled' });
    expect(await serve['rules.export']({ name: 'X', house: PUB })).toEqual({ outcome: 'cancelled' });
    chosen = { save: folder, open: path.join(folder, 'missing.regeln') };
    expect(await serve['rules.export']({ name: 'X', house: PUB })).toMatchObject({
      outcome: 'refused',
      problem: { id: 'F.NOT_WRITTEN' },
    });
    expect(await serve['rules.import']({})).toMatchObject({ outcome: 'refused', problem: { id: 'F.MISSING' } });
    expect(await own.list()).toEqual([]);
  });

  const whole = JSON.parse(rulesFileText('Fremd', PUB)) as { house: Record<string, unknown> };
  const changed = (changes: object) => JSON.stringify({ ...whole, ...changes });
  const house = (changes: object) => changed({ house: { ...whole.house, ...changes } });

  test.each([
    ['cut off', rulesFileText('Fremd', PUB).slice(0, 200), { id: 'F.NOT_JSON' }],
    ['nothing', '', { id: 'F.NOT_JSON' }],
    ['something else', '{"format":"schafkopf-stube-round","version":1}', { id: 'F.NO_RULES' }],
    ['a list', '[]', { id: 'F.NO_RULES' }],
    ['from the future', changed({ version: 2 }), { id: 'F.NEWER', params: { version: 2 } }],
    ['with a value out of range', house({ 'score.winAt': 500 }), { params: { path: 'house.score.winAt' } }],
    ['with a word that is none', house({ 'legen.form': 'immer' }), { params: { path: 'house.legen.form' } }],
    ['with an unknown rule', house({ 'foo.bar': 1 }), { id: 'F.BAD_FIELD', params: { path: 'house' } }],
    ['with an unknown contract', house({ 'contracts.ranking': [['skat']] }), { id: 'F.BAD_FIELD' }],
    ['with a name of many lines', changed({ name: 'x'.repeat(5000) }), { params: { path: 'name' } }],
    ['with a name of nothing', changed({ name: '\u200b\u200b' }), { params: { path: 'name' } }],
    ['with its prototype in it', `{"__proto__":{"a":1},${changed({}).slice(1)}`, { id: 'F.BAD_FIELD' }],
    [
      'that contradicts itself',
      house({ 'legen.form': 'forehand', 'legen.hausbock': true }),
      { id: 'F.RULES_CONFLICT', params: { conflict: { between: ['legen.hausbock', 'legen.form'] } } },
    ],
    ['too large', `${changed({})}${' '.repeat(200_000)}`, { id: 'F.TOO_BIG' }],
  ])('a file %s is refused with its place', async (_what, text, problem) => {
    const { own, serve } = opened();
    chosen.open = path.join(folder, 'fremd.regeln');
    await mkdir(folder, { recursive: true });
    await writeFile(chosen.open, text);
    expect(await serve['rules.import']({})).toMatchObject({ outcome: 'refused', problem });
    expect(await serve['rules.importText']({ text })).toMatchObject({ outcome: 'refused', problem });
    expect(await own.list()).toEqual([]);
  });

  test('the rules of a saved round are told as they were, and none of a round that is not there', async () => {
    const { library, serve } = opened();
    const file = archivedRound({ ...PURE_2007, 'deck.size': 24, tariff: { type: 'triple', values: [10, 20, 50] } });
    await library.put(file);
    const view = await serve['rules.ofRound']({ id: file.id });
    expect(view?.rules.filter(({ differs }) => differs).map(({ id }) => id)).toEqual(['deck.size', 'tariff']);
    expect(await serve['rules.ofRound']({ id: 'nowhere' })).toBeNull();
    expect(serve['rules.ofTable']({})).toBeNull();
  });
});

test('names are one line without anything invisible', () => {
  expect(cleanName(' a\t\n b\u202e\u200b ')).toBe('a b');
  expect(cleanName('x'.repeat(90))).toHaveLength(40);
});
