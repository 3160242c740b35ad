// The borders between the folders of src/ and lab/: which may import what, and that every file says what it is for.
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

/** What each folder may import. `to` is a path below src/, or one that begins with lab/, for project files, else the specifier as written. */
const ALLOWED: Readonly<Record<string, (to: string, from: string) => boolean>> = {
  engine: (to, from) =>
    below('engine', to) ||
    (from === 'engine/base/random.ts' && isPackage('pure-rand', to)) ||
    (holdsSchemas(from) && isPackage('zod', to)),
  shared: (to) => below('shared', to) || below('engine', to) || isPackage('zod', to),
  words: (to, from) =>
    ['words', 'shared', 'engine'].some((folder) => below(folder, to)) &&
    !(below('words/en', from) && below('words/de', to)),
  main: (to) =>
    ['main', 'engine', 'shared', 'words'].some((folder) => below(folder, to)) ||
    isRuntime(to) ||
    ['zod', 'ts-fsrs', 'htmlparser2'].some((name) => isPackage(name, to)),
  preload: (to) => below('preload', to) || below('shared', to) || to === 'electron',
  renderer: (to) =>
    ['renderer', 'shared', 'words'].some((folder) => below(folder, to)) ||
    ['engine/base/cards.ts', 'engine/base/seats.ts'].includes(to) ||
    ['svelte', 'bits-ui', '@internationalized/date', '@lucide/svelte', 'tinykeys'].some((name) =>
      isPackage(name, to),
    ) ||
    to.startsWith('@fontsource'),
  cli: (to) =>
    ['cli', 'engine', 'shared', 'words'].some((folder) => below(folder, to)) ||
    to.startsWith('node:') ||
    isPackage('zod', to),
  lab: (to, from) =>
    ['lab', 'engine', 'shared', 'words', 'cli', 'main'].some((folder) => below(folder, to)) ||
    (below('renderer', to) && below('lab/support/page', from)) ||
    isRuntime(to) ||
    LAB_PACKAGES.some((name) => isPackage(name, to)),
};

/** What the workshop and the harness of the tests use beside the product. */
const LAB_PACKAGES = [
  ...['zod', 'vitest', 'svelte', 'fast-check', '@testing-library/svelte', '@testing-library/user-event'],
  ...['@playwright/test', '@axe-core/playwright'],
];

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
    'endings',
    'phases',
    'round',
    'scorer',
    'tournament',
    'search',
    'inference',
    'positions',
    'open-game',
    'bots',
    'duel',
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
    'scorer',
    'positions',
    'tournament',
    'fairness',
    'settings',
    'start',
    'duel',
    '.',
  ],
  shared: ['rules', 'border', 'table', 'files', 'teaching', 'calls'],
  words: ['types', 'base', 'de', 'en', 'speak', 'glossary', '.'],
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
    'scorer',
    'positions',
    'tournament',
    'duel',
    'lessons',
    'worker',
    'app',
    '.',
  ],
  'renderer/table': ['scene', 'help', 'questions', 'frame'],
  cli: ['.', 'play', 'review', 'commands'],
  lab: ['base', 'prove', 'support', 'sentences', 'measure', 'fit', 'commands', '.'],
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
const holdsSchemas = (from: string): boolean =>
  from === 'engine/table/fields.ts' || from === 'engine/table/decisions.ts';

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

/** A project file as the rules name it: below src/, or with lab/ before it. */
const nameOf = (file: string): string => file.replace(/^src\//, '');

/** The path of a project file from the project's root. */
const pathOf = (name: string): string => (below('lab', name) ? name : `src/${name}`);

/** Everything a file imports, types included, with the importing file and its target as the rules name them. */
function importsOf(file: string): Import[] {
  const from = nameOf(file);
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  return specifiers(source).map(({ specifier, ...how }) => {
    const plain = specifier.replace(/\?.*$/, ''); // '?nodeWorker' and the like
    const later = how.later || plain !== specifier;
    const isProject = plain.startsWith('.');
    return { from, to: isProject ? nameOf(path.posix.join(path.posix.dirname(file), plain)) : plain, ...how, later };
  });
}

/** The chain of imports by which a package is loaded when the program starts at a file; empty if it is not. */
function wayTo(packageName: string, start: string, seen = new Set<string>()): string[] {
  if (isPackage(packageName, start)) return [start];
  if (seen.has(start) || !sources.includes(pathOf(start))) return [];
  seen.add(start);
  for (const { to, typeOnly } of importsIn(pathOf(start))) {
    const rest = typeOnly ? [] : wayTo(packageName, to, seen);
    if (rest.length > 0) return [start, ...rest];
  }
  return [];
}

/** The project's files that have been loaded once a file has been, itself included: without types, and without what comes later. */
function loadedWith(start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start) || !sources.includes(pathOf(start))) return seen;
  seen.add(start);
  for (const { to, typeOnly, later } of importsIn(pathOf(start))) if (!typeOnly && !later) loadedWith(to, seen);
  return seen;
}

/** Files that reach themselves by imports, types included, each with the way round; empty if there is no circle. */
function circles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) return void found.push([...way.slice(way.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    for (const { to } of importsIn(pathOf(file))) if (sources.includes(pathOf(to))) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of sources) visit(nameOf(file), []);
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

const sources = [...filesIn('src'), ...filesIn('lab')];
const imports = new Map(sources.map((file) => [file, importsOf(file)]));
const importsIn = (file: string): readonly Import[] => imports.get(file) ?? [];

describe('imports', () => {
  test('are found at all', () => {
    expect(sources.flatMap(importsIn).length).toBeGreaterThan(2 * sources.length);
  });

  test.each(Object.keys(ALLOWED))('of %s keep to what the folder may use', (folder) => {
    const own = sources.filter((file) => below(folder, nameOf(file))).flatMap(importsIn);
    const wrong = own.filter(({ from, to }) => ALLOWED[folder]?.(to, from) !== true);
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('have rules for every folder', () => {
    const folders = new Set(sources.map((file) => nameOf(file).split('/')[0]));
    expect([...folders].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  test('never load the schema library into the page: it is large, and tries out what the page policy forbids', () => {
    expect(wayTo('zod', 'main/main.ts').length).toBeGreaterThan(1);
    expect(wayTo('zod', 'renderer/main.ts')).toEqual([]);
    expect(wayTo('zod', 'preload/preload.ts')).toEqual([]);
  });

  test('load neither rules nor all texts nor the schemas of all calls before the window is there', () => {
    const heavy = (file: string): boolean =>
      below('engine', file) || ['shared/calls/all-calls.ts', 'words/all-languages.ts'].includes(file);
    const loaded = [...loadedWith('main/main.ts')].filter(heavy);
    expect(loaded.sort()).toEqual([]);
    expect([...loadedWith('main/app/behind.ts')].filter(heavy).length).toBeGreaterThan(300);
  });

  test('load no component into the first screen that says more than its labels', () => {
    const components = [...loadedWith('renderer/main.ts')].filter((file) => file.endsWith('.svelte'));
    expect(components).toContain('renderer/start/StartScreen.svelte');
    const waiting = /\bspeech\.(?:ui|calls|bill|rules)\b/;
    expect(components.filter((file) => waiting.test(readFileSync(path.join(root, pathOf(file)), 'utf8')))).toEqual([]);
  });

  test.each(Object.keys(ROOMS))('of %s never lead from a room to one above it', (part) => {
    const own = sources.filter((file) => below(part, nameOf(file))).flatMap(importsIn);
    expect(upwards(part, own).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test.each(Object.keys(ROOMS))('rooms of %s are all in the list', (part) => {
    const found = new Set(
      sources.filter((file) => below(part, nameOf(file))).map((file) => roomOf(part, nameOf(file))),
    );
    expect([...found].sort()).toEqual([...(ROOMS[part] ?? [])].sort());
  });

  test('lead to files that a name tells apart: no base name occurs four times', () => {
    const names = sources.map((file) => path.basename(file));
    const often = names.filter((name) => names.filter((other) => other === name).length >= 4);
    expect([...new Set(often)]).toEqual([]);
  });

  test('never run in a circle', () => {
    expect(circles()).toEqual([]);
  });

  test('of the second reckoning take nothing but types from the engine that it is held against', () => {
    const own = sources.filter((file) => below('lab/prove/oracle', file)).flatMap(importsIn);
    expect(own.length).toBeGreaterThan(20);
    const used = own.filter(({ to, typeOnly }) => !below('lab/prove/oracle', to) && !typeOnly);
    expect(used.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('of project files carry their extension', () => {
    // AssemblyScript puts the extension there itself.
    const own = sources.filter((file) => !below('src/engine/search/assembly', file));
    const bare = own
      .flatMap(importsIn)
      .filter(({ to }) => /^(engine|shared|words|main|preload|renderer|cli|lab)\//.test(to));
    expect(bare.filter(({ to }) => path.posix.extname(to) === '')).toEqual([]);
  });
});

/** Every `Schema<X>` of a variable, with the file in which X is declared by hand, where that lies in shared or main. */
function declaredTwice(file: string): readonly string[] {
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.ESNext, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ type }) => (type && ts.isTypeReferenceNode(type) ? [type] : []))
    .filter(({ typeName }) => typeName.getText() === 'Schema')
    .flatMap(({ typeArguments }) => typeArguments?.[0]?.getText() ?? [])
    .filter((name) => isByHand(name, homeOf(name, source, file)));
}

/** The file from which a name comes: the one that it is imported from, or this one. */
function homeOf(name: string, source: ts.SourceFile, file: string): string {
  const from = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? ''));
  if (!from || !ts.isStringLiteral(from.moduleSpecifier)) return file;
  return path.posix.join(path.posix.dirname(file), from.moduleSpecifier.text);
}

/** Whether a type of shared or main is written down, and does not follow from a schema. */
const isByHand = (name: string, home: string): boolean =>
  /^src\/(?:shared|main)\//.test(home) &&
  new RegExp(`^(?:export )?(?:interface ${name}\\b|type ${name} =(?! Shape<))`, 'm').test(codeOf(home));

test('a shape that crosses a border is declared once: by its schema, from which its type follows', () => {
  const files = [...filesIn('src/shared'), ...filesIn('src/main')].filter((file) => codeOf(file).includes(': Schema<'));
  const found = files.flatMap(declaredTwice);
  expect(found).toEqual([]);
});

test('every German table of texts has an English one at the same place, but for those as Bavaria speaks', () => {
  const tables = (language: string) =>
    filesIn(`src/words/${language}`)
      .filter((file) => !below('src/words/de/bairisch', file))
      .map((file) => file.replace(`/words/${language}/`, '/words/'));
  expect(tables('de').length).toBeGreaterThan(50);
  expect(tables('en')).toEqual(tables('de'));
});

test('every file says in its first line what it is for', () => {
  expect([...sources, ...filesIn('tests')].filter((file) => !opensWithPurpose(file))).toEqual([]);
});

test('no value is exported that no other file names', () => {
  expect(sources.flatMap(valuesFrom).length).toBeGreaterThan(sources.length);
  const elsewhere = filesIn('tests').filter((file) => !file.endsWith('architecture.test.ts'));
  expect(onlyOwn([...sources, ...elsewhere])).toEqual([]);
});

test('the checks above can fail', () => {
  expect(onlyOwn(['src/engine/base/seats.ts'])).toContain('src/engine/base/seats.ts exports SEATS');
  expect(ALLOWED['engine']?.('words/de/notes.ts', 'engine/table/round.ts')).toBe(false);
  expect(ALLOWED['engine']?.('pure-rand', 'engine/table/round.ts')).toBe(false);
  expect(ALLOWED['engine']?.('zod', 'engine/round/view.ts')).toBe(false);
  expect(ALLOWED['words']?.('words/de/ui.ts', 'words/en/ui.ts')).toBe(false);
  expect(ALLOWED['shared']?.('words/de/ui.ts', 'shared/table/board.ts')).toBe(false);
  expect(ALLOWED['shared']?.('electron', 'shared/border/ipc.ts')).toBe(false);
  expect(ALLOWED['renderer']?.('engine/table/round.ts', 'renderer/App.svelte')).toBe(false);
  expect(ALLOWED['renderer']?.('node:fs', 'renderer/main.ts')).toBe(false);
  expect(
    upwards('engine', [{ from: 'engine/play/order.ts', to: 'engine/bots/players.ts', typeOnly: true, later: false }]),
  ).toHaveLength(1);
  expect(ALLOWED['preload']?.('main/main.ts', 'preload/preload.ts')).toBe(false);
  expect(ALLOWED['cli']?.('main/serve.ts', 'cli/cli.ts')).toBe(false);
  for (const folder of ['engine', 'main', 'renderer', 'cli'])
    expect(ALLOWED[folder]?.('lab/base/thorough.ts', `${folder}/x.ts`)).toBe(false);
  expect(ALLOWED['lab']?.('renderer/App.svelte', 'lab/measure/bench/app.ts')).toBe(false);
  expect(ALLOWED['lab']?.('../tests/fixtures/echo.ts', 'lab/cli.ts')).toBe(false);
});
