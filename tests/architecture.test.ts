// The borders between the folders of src/: which may import what, and that every file says what it is for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** An import as the rules see it: the importing file, and a project file or the name of a package. */
interface Import {
  readonly from: string;
  readonly to: string;
  /** Types only: nothing is loaded when the program runs. */
  readonly typeOnly: boolean;
  /** By `import()`, or as a worker: loaded when that is called. */
  readonly later: boolean;
}

/** What each folder may import. `to` is a path below src/ for project files, else the specifier as written. */
const ALLOWED: Readonly<Record<string, (to: string, from: string) => boolean>> = {
  engine: (to, from) =>
    below('engine', to) ||
    (from === 'engine/base/random.ts' && isPackage('pure-rand', to)) ||
    (holdsSchemas(from) && isPackage('zod', to)),
  shared: (to) => below('shared', to) || below('engine', to) || isPackage('zod', to),
  main: (to) =>
    ['main', 'engine', 'shared'].some((folder) => below(folder, to)) ||
    isRuntime(to) ||
    ['zod', 'ts-fsrs'].some((name) => isPackage(name, to)),
  preload: (to) => below('preload', to) || below('shared', to) || to === 'electron',
  renderer: (to) =>
    below('renderer', to) ||
    below('shared', to) ||
    ['engine/base/cards.ts', 'engine/base/seats.ts'].includes(to) ||
    ['svelte', 'bits-ui', '@internationalized/date', '@lucide/svelte', 'tinykeys'].some((name) =>
      isPackage(name, to),
    ) ||
    to.startsWith('@fontsource'),
  cli: (to) =>
    ['cli', 'engine', 'shared'].some((folder) => below(folder, to)) || to.startsWith('node:') || isPackage('zod', to),
};

/** Rooms of a part of the program from the ground up: files import from their own room and from those before it. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'base',
    'play',
    'auction',
    'contracts',
    'options',
    'games',
    'scoring',
    'table',
    'kernel',
    'doubling',
    'special',
    'phases',
    'round',
    'search',
    'inference',
    'open-game',
    'bots',
    'tutor',
    'teaching',
  ],
  renderer: [
    'cards',
    'sound',
    'state',
    'ui',
    'glossary',
    'tutor',
    'library',
    'review',
    'sheet',
    'table',
    'replay',
    'evening',
    'training',
    'lessons',
    'learn',
    'rules',
    'progress',
    'fairness',
    'settings',
    'start',
    '.',
  ],
  main: [
    'base',
    'store',
    'settings',
    'rounds',
    'import',
    'thinking',
    'board',
    'replay',
    'library',
    'table',
    'rules',
    'advice',
    'fairness',
    'review',
    'training',
    'progress',
    'lessons',
    'worker',
    'app',
    '.',
  ],
  'renderer/table': ['scene', 'help', 'questions', 'frame'],
};

/** The room of a part in which a file below src/ lies, and '.' for a file beside the rooms. */
function roomOf(part: string, file: string): string {
  const [room = '', ...inside] = file.slice(part.length + 1).split('/');
  return inside.length > 0 ? room : '.';
}

/** Imports within a part that lead from a room to one above it. */
const upwards = (part: string, found: readonly Import[]): readonly Import[] =>
  found.filter(({ from, to }) => {
    const rooms = ROOMS[part] ?? [];
    return below(part, to) && rooms.indexOf(roomOf(part, to)) > rooms.indexOf(roomOf(part, from));
  });

/** Files in which the engine says what entries look like. */
const holdsSchemas = (from: string): boolean => from === 'engine/kernel/fields.ts' || below('engine/phases', from);

const below = (folder: string, to: string): boolean => to.startsWith(`${folder}/`);
const isPackage = (name: string, to: string): boolean => to === name || to.startsWith(`${name}/`);
const isRuntime = (to: string): boolean => to === 'electron' || to.startsWith('node:');

/** Files below a folder, as paths with forward slashes relative to the project's root. */
function filesIn(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}

/** The TypeScript in a file: all of a .ts file, the scripts of a .svelte file. */
function codeOf(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

interface Specifier extends Pick<Import, 'typeOnly' | 'later'> {
  readonly specifier: string;
}

/** All imports below a node, with their specifiers: declarations, re-exports, `import()` calls and import types. */
function specifiers(node: ts.Node): Specifier[] {
  const found = (literal: ts.Node | undefined, typeOnly = false, later = false): Specifier[] =>
    literal && ts.isStringLiteralLike(literal) ? [{ specifier: literal.text, typeOnly, later }] : [];
  const own = ts.isImportDeclaration(node)
    ? found(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    : ts.isExportDeclaration(node)
      ? found(node.moduleSpecifier, node.isTypeOnly)
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? found(node.argument.literal, true)
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? found(node.arguments[0], false, true)
          : [];
  const below: Specifier[] = [];
  ts.forEachChild(node, (child) => void below.push(...specifiers(child)));
  return [...own, ...below];
}

/** Everything a file of src/ imports, types included, with the importing file and its target relative to src/. */
function importsOf(file: string): Import[] {
  const from = file.slice('src/'.length);
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  return specifiers(source).map(({ specifier, ...how }) => {
    const plain = specifier.replace(/\?.*$/, ''); // '?nodeWorker' and the like
    const later = how.later || plain !== specifier;
    const isProject = plain.startsWith('.');
    return { from, to: isProject ? path.posix.join(path.posix.dirname(from), plain) : plain, ...how, later };
  });
}

/** The chain of imports by which a package is loaded when the program starts at a file; empty if it is not. */
function wayTo(packageName: string, start: string, seen = new Set<string>()): string[] {
  if (isPackage(packageName, start)) return [start];
  if (seen.has(start) || !sources.includes(`src/${start}`)) return [];
  seen.add(start);
  for (const { to, typeOnly } of importsIn(`src/${start}`)) {
    const rest = typeOnly ? [] : wayTo(packageName, to, seen);
    if (rest.length > 0) return [start, ...rest];
  }
  return [];
}

/** The project's files that have been loaded once a file has been, itself included: without types, and without what comes later. */
function loadedWith(start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start) || !sources.includes(`src/${start}`)) return seen;
  seen.add(start);
  for (const { to, typeOnly, later } of importsIn(`src/${start}`)) if (!typeOnly && !later) loadedWith(to, seen);
  return seen;
}

/** Files that reach themselves by imports, types included, each with the way round; empty if there is no circle. */
function circles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) return void found.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    for (const { to } of importsIn(`src/${file}`)) if (sources.includes(`src/${to}`)) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources) visit(file.slice('src/'.length), []);
  return found;
}

/** Whether a file opens with a comment, in whichever form its language has. */
function opensWithPurpose(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const purpose = /^(?:\/\/|\/\*+)\s*\S.{8}/;
  if (!file.endsWith('.svelte')) return purpose.test(text);
  return /^<!--\s*\S.{8}/.test(text) || purpose.test(text.replace(/^<script[^>]*>\s*/, ''));
}

/** Values that a file exports, by name. */
const valuesFrom = (file: string): readonly string[] =>
  [...codeOf(file).matchAll(/^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );

/** Values that are exported by one of some files, and named in no other of them. */
function onlyOwn(files: readonly string[]): readonly string[] {
  const named = new Map<string, number>();
  for (const file of files)
    for (const word of new Set(readFileSync(path.join(root, file), 'utf8').match(/\w+/g)))
      named.set(word, (named.get(word) ?? 0) + 1);
  return files.flatMap((file) =>
    valuesFrom(file).flatMap((name) => (named.get(name) === 1 ? [`${file} exports ${name}`] : [])),
  );
}

const sources = filesIn('src');
const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const importsIn = (file: string): readonly Import[] => imports.get(file) ?? [];

describe('imports', () => {
  test('are found at all', () => {
    expect(sources.flatMap(importsIn).length).toBeGreaterThan(2 * sources.length);
  });

  test.each(Object.keys(ALLOWED))('of src/%s keep to what the folder may use', (folder) => {
    const own = sources.filter((file) => below(`src/${folder}`, file)).flatMap(importsIn);
    const wrong = own.filter(({ from, to }) => ALLOWED[folder]?.(to, from) !== true);
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('have rules for every folder', () => {
    const folders = new Set(sources.map((file) => file.split('/')[1]));
    expect([...folders].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  test('never load the schema library into the page: it is large, and tries out what the page policy forbids', () => {
    expect(wayTo('zod', 'main/main.ts').length).toBeGreaterThan(1);
    expect(wayTo('zod', 'renderer/main.ts')).toEqual([]);
    expect(wayTo('zod', 'preload/preload.ts')).toEqual([]);
  });

  test('load neither rules nor all texts nor the schemas of all calls before the window is there', () => {
    const heavy = (file: string): boolean =>
      below('engine', file) || ['shared/contract.ts', 'shared/texts/all-languages.ts'].includes(file);
    const loaded = [...loadedWith('main/main.ts')].filter(heavy);
    expect(loaded.sort()).toEqual([]);
    expect([...loadedWith('main/app/behind.ts')].filter(heavy).length).toBeGreaterThan(300);
  });

  test.each(Object.keys(ROOMS))('of src/%s never lead from a room to one above it', (part) => {
    const own = sources.filter((file) => below(`src/${part}`, file)).flatMap(importsIn);
    expect(upwards(part, own).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test.each(Object.keys(ROOMS))('rooms of src/%s are all in the list', (part) => {
    const found = new Set(
      sources.filter((file) => below(`src/${part}`, file)).map((file) => roomOf(part, file.slice(4))),
    );
    expect([...found].sort()).toEqual([...(ROOMS[part] ?? [])].sort());
  });

  test('never run in a circle', () => {
    expect(circles()).toEqual([]);
  });

  test('of the second reckoning take nothing but types from the engine that it is held against', () => {
    const own = sources.filter((file) => below('src/cli/selftest/oracle', file)).flatMap(importsIn);
    expect(own.length).toBeGreaterThan(20);
    const used = own.filter(({ to, typeOnly }) => !below('cli/selftest/oracle', to) && !typeOnly);
    expect(used.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('of project files carry their extension', () => {
    // AssemblyScript puts the extension there itself.
    const own = sources.filter((file) => !below('src/engine/search/assembly', file));
    const bare = own.flatMap(importsIn).filter(({ to }) => /^(engine|shared|main|preload|renderer|cli)\//.test(to));
    expect(bare.filter(({ to }) => path.posix.extname(to) === '')).toEqual([]);
  });
});

test('every German table of texts has an English one at the same place', () => {
  const tables = (language: string) =>
    filesIn(`src/shared/texts/${language}`).map((file) => file.replace(`/texts/${language}/`, '/texts/'));
  expect(tables('de').length).toBeGreaterThan(50);
  expect(tables('en')).toEqual(tables('de'));
});

test('every file says in its first line what it is for', () => {
  expect([...sources, ...filesIn('tests')].filter((file) => !opensWithPurpose(file))).toEqual([]);
});

test('no value is exported that no other file names', () => {
  expect(sources.flatMap(valuesFrom).length).toBeGreaterThan(sources.length);
  const elsewhere = filesIn('tests').filter((file) => !file.endsWith('architecture.test.ts'));
  expect(onlyOwn([...sources, ...elsewhere]).filter((each) => each.startsWith('src/'))).toEqual([]);
});

test('the checks above can fail', () => {
  expect(onlyOwn(['src/engine/base/seats.ts'])).toContain('src/engine/base/seats.ts exports SEATS');
  expect(ALLOWED['engine']?.('shared/texts/de/notes.ts', 'engine/table/round.ts')).toBe(false);
  expect(ALLOWED['engine']?.('pure-rand', 'engine/table/round.ts')).toBe(false);
  expect(ALLOWED['engine']?.('zod', 'engine/round/view.ts')).toBe(false);
  expect(ALLOWED['shared']?.('electron', 'shared/ipc.ts')).toBe(false);
  expect(ALLOWED['renderer']?.('engine/table/round.ts', 'renderer/App.svelte')).toBe(false);
  expect(ALLOWED['renderer']?.('node:fs', 'renderer/main.ts')).toBe(false);
  expect(
    upwards('engine', [{ from: 'engine/play/order.ts', to: 'engine/bots/players.ts', typeOnly: true, later: false }]),
  ).toHaveLength(1);
  expect(ALLOWED['preload']?.('main/main.ts', 'preload/preload.ts')).toBe(false);
  expect(ALLOWED['cli']?.('main/serve.ts', 'cli/cli.ts')).toBe(false);
});
