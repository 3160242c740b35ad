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
}

/** What each folder may import. `to` is a path below src/ for project files, else the specifier as written. */
const ALLOWED: Readonly<Record<string, (to: string, from: string) => boolean>> = {
  engine: (to, from) => below('engine', to) || (from === 'engine/random.ts' && isPackage('pure-rand', to)),
  shared: (to) => below('shared', to) || below('engine', to) || isPackage('zod', to),
  main: (to) =>
    ['main', 'engine', 'shared'].some((folder) => below(folder, to)) || isRuntime(to) || isPackage('zod', to),
  preload: (to) => below('preload', to) || below('shared', to) || to === 'electron',
  renderer: (to) =>
    below('renderer', to) ||
    below('shared', to) ||
    ['engine/cards.ts', 'engine/seats.ts'].includes(to) ||
    ['svelte', 'bits-ui', '@internationalized/date', '@lucide/svelte', 'tinykeys'].some((name) =>
      isPackage(name, to),
    ) ||
    to.startsWith('@fontsource'),
  cli: (to) =>
    ['cli', 'engine', 'shared'].some((folder) => below(folder, to)) || to.startsWith('node:') || isPackage('zod', to),
};

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

/** The specifiers of all imports below a node: declarations, re-exports, `import()` calls and import types. */
function specifiers(node: ts.Node): string[] {
  const found: (ts.Node | undefined)[] = [];
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) found.push(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) found.push(node.arguments[0]);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) found.push(node.argument.literal);
  const own = found
    .filter((literal) => literal !== undefined)
    .map((literal) => literal.getText().replace(/['"`]/g, ''));
  return [...own, ...node.getChildren().flatMap(specifiers)];
}

/** Everything a file of src/ imports, types included, with the importing file and its target relative to src/. */
function importsOf(file: string): Import[] {
  const from = file.slice('src/'.length);
  const source = ts.createSourceFile(file, codeOf(file), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  return specifiers(source).map((specifier) => {
    const plain = specifier.replace(/\?.*$/, ''); // '?nodeWorker' and the like
    const isProject = plain.startsWith('.');
    return { from, to: isProject ? path.posix.join(path.posix.dirname(from), plain) : plain };
  });
}

/** Whether a file opens with a comment, in whichever form its language has. */
function opensWithPurpose(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const purpose = /^(?:\/\/|\/\*+)\s*\S.{8}/;
  if (!file.endsWith('.svelte')) return purpose.test(text);
  return /^<!--\s*\S.{8}/.test(text) || purpose.test(text.replace(/^<script[^>]*>\s*/, ''));
}

const sources = filesIn('src');

describe('imports', () => {
  test('are found at all', () => {
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(20);
  });

  test.each(sources)('%s keeps to what its folder may use', (file) => {
    const allowed = ALLOWED[file.split('/')[1] ?? ''];
    const wrong = importsOf(file).filter(({ from, to }) => allowed?.(to, from) !== true);
    expect(wrong.map(({ to }) => to)).toEqual([]);
  });

  test('of project files carry their extension', () => {
    const bare = sources.flatMap(importsOf).filter(({ to }) => /^(engine|shared|main|preload|renderer|cli)\//.test(to));
    expect(bare.filter(({ to }) => path.posix.extname(to) === '')).toEqual([]);
  });
});

test.each([...sources, ...filesIn('tests')])('%s says in its first line what it is for', (file) => {
  expect(opensWithPurpose(file)).toBe(true);
});

test('the checks above can fail', () => {
  expect(ALLOWED['engine']?.('shared/texts/de.ts', 'engine/round.ts')).toBe(false);
  expect(ALLOWED['engine']?.('pure-rand', 'engine/round.ts')).toBe(false);
  expect(ALLOWED['shared']?.('electron', 'shared/ipc.ts')).toBe(false);
  expect(ALLOWED['renderer']?.('engine/round.ts', 'renderer/App.svelte')).toBe(false);
  expect(ALLOWED['renderer']?.('node:fs', 'renderer/main.ts')).toBe(false);
  expect(ALLOWED['preload']?.('main/main.ts', 'preload/preload.ts')).toBe(false);
  expect(ALLOWED['cli']?.('main/serve.ts', 'cli/cli.ts')).toBe(false);
});
