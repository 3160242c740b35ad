// The documents name what exists: reason ids in the rules, files in the architecture, decisions, screenshots.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REASON_IDS } from '../src/engine/base/reasons.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('docs/RULES.md has a heading for every reason id, and none for an id that does not exist', () => {
  const headings = [...read('docs/RULES.md').matchAll(/^### ([RA]\.[A-Z_]+)$/gm)].map(([, id]) => id);
  expect(headings.sort()).toEqual([...REASON_IDS].sort());
});

describe.each(['README.md', 'docs/ARCHITECTURE.md', 'docs/RULES.md'])('%s', (file) => {
  test('links lead to files that exist', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '');
    const missing = links.filter((link) => !existsSync(path.resolve(ROOT, path.dirname(file), link)));
    expect(missing).toEqual([]);
  });

  test('paths under src, tests, docs and build exist', () => {
    const paths = [...read(file).matchAll(/`((?:src|tests|docs|build)\/[\w./-]+)`/g)].map(([, name]) => name ?? '');
    expect(paths.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });
});

/** Every file of the project, with a slash before its path. */
const FILES = ['src', 'tests', 'build', 'docs'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${folder}/${name.replaceAll(path.sep, '/')}`,
  ),
);

/** The names that `a/{b,c}.ts` stands for. */
const expanded = (name: string): readonly string[] => {
  const [, before = '', inside, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inside === undefined ? [name] : inside.split(',').map((each) => before + each + after);
};

const DOCUMENTS = readdirSync(path.join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));

test.each(['README.md', ...DOCUMENTS.map((name) => `docs/${name}`)])('%s names only files that there are', (file) => {
  const named = [...read(file).matchAll(/`([\w./{},-]+\.(?:ts|svelte|mjs|css))`/g)].flatMap(([, name]) =>
    expanded(name ?? ''),
  );
  expect(named.filter((name) => !FILES.some((each) => each.endsWith(`/${name}`)))).toEqual([]);
});

test('decisions are numbered without a gap', () => {
  const numbers = readdirSync(path.join(ROOT, 'docs/decisions')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
