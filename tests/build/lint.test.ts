// The quick linter asks for all that ESLint would ask for of TypeScript, and finds it.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quickLint, TOOLS } from '../../build/tool.mjs';

type Rules = Readonly<Record<string, unknown>>;

interface QuickConfig {
  readonly rules: Rules;
  readonly options: Rules;
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: Rules }[];
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONFIG = path.join(ROOT, '.oxlintrc.json');
const QUICK = JSON.parse(await readFile(CONFIG, 'utf8')) as QuickConfig;

/** A file of each kind that the configurations tell apart. */
const FILES = [
  'src/engine/search/solver.ts',
  'src/engine/search/assembly/search.ts',
  'src/main/main.ts',
  'src/preload/preload.ts',
  'src/renderer/ui/focus.ts',
  'lab/cli.ts',
  'tests/docs.test.ts',
  'vitest.config.ts',
];

/** What the two call differently, or what only one of them needs. */
const OTHERWISE: Readonly<Record<string, string | undefined>> = {
  'no-octal': undefined, // no TypeScript: the compiler refuses it
  'no-restricted-syntax': 'no-restricted-properties', // `.only` of tests
};

const OPTIONS = [
  'no-unused-vars',
  'switch-exhaustiveness-check',
  'restrict-template-expressions',
  'no-restricted-imports',
  'max-lines-per-function',
];

const listed = (rule: unknown): readonly unknown[] => (Array.isArray(rule) ? rule : [rule]);
const isOn = (rule: unknown): boolean => rule !== undefined && !['off', 0].includes(listed(rule)[0] as never);
const bare = (name: string): string => name.replace(/^.*\//, '');

/** What the quick linter asks for in a file, by names without those of plugins. */
function quickRules(file: string): ReadonlyMap<string, readonly unknown[]> {
  const fits = (glob: string): boolean => file.startsWith(glob.replace(/\*\*$/, ''));
  const parts = QUICK.overrides.filter(({ files }) => files.some(fits)).map(({ rules }) => rules);
  const rules = Object.assign({}, QUICK.rules, ...parts) as Rules;
  return new Map(
    Object.entries(rules)
      .filter(([, rule]) => isOn(rule))
      .map(([name, rule]) => [bare(name), listed(rule)]),
  );
}

async function slowRules(file: string): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const { rules } = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(file)) as { readonly rules: Rules };
  return new Map(
    Object.entries(rules)
      .filter(([name, rule]) => isOn(rule) && !name.startsWith('svelte/'))
      .map(([name, rule]) => [bare(name), listed(rule)]),
  );
}

describe('rules', () => {
  test.each(FILES)('of %s are those of ESLint', async (file) => {
    const quick = quickRules(file);
    const slow = await slowRules(file);
    const asked = [...slow.keys()].flatMap((name) => (name in OTHERWISE ? (OTHERWISE[name] ?? []) : [name]));
    expect([...quick.keys()].sort()).toEqual(asked.sort());
    expect(asked.length).toBeGreaterThan(90);
    for (const name of OPTIONS) expect([name, quick.get(name)?.slice(1)]).toEqual([name, slow.get(name)?.slice(1)]);
  });

  test('types are read, and a permission that nothing needs is a fault', () => {
    expect(QUICK.options).toEqual({
      typeAware: true,
      typeCheck: true,
      denyWarnings: true,
      reportUnusedDisableDirectives: 'error',
    });
  });
});

/** A line of code for each rule that reads types, with those that matter most of the others. */
const FAULTS: Readonly<Record<string, string>> = {
  'await-thenable': 'export const awaited = await five;',
  'no-array-delete': 'delete numbers[0];',
  'no-base-to-string': 'export const text = String({});',
  'no-duplicate-type-constituents': 'export type Twice = string | string;',
  'no-floating-promises': 'promise();',
  'no-for-in-array': 'for (const at in numbers) promise.call(at).catch(() => 0);',
  'no-implied-eval': "setTimeout('five');",
  'no-misused-promises': 'if (promise()) throw new Error();',
  'no-redundant-type-constituents': 'export type All = unknown | string;',
  'no-unnecessary-type-assertion': 'export const same = five as number;',
  'no-unsafe-argument': 'numbers.push(anything);',
  'no-unsafe-assignment': 'export const unknownKind = anything;',
  'no-unsafe-call': 'anything();',
  'no-unsafe-enum-comparison': 'export const compared = kind === 1;',
  'no-unsafe-member-access': 'if (anything.deep === 5) throw new Error();',
  'no-unsafe-return': 'export const give = (): string => anything;',
  'no-unsafe-unary-minus': "export const minus = -('a' as unknown as Date);",
  'only-throw-error': "export const fail = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const rejected = () => Promise.reject('text');",
  'require-await': 'export async function waits() { numbers.pop(); }',
  'restrict-plus-operands': "export const sum = {} + 'a';",
  'restrict-template-expressions': 'export const filled = `${numbers}`;',
  'switch-exhaustiveness-check': "switch (word) { case 'a': promise.call(five).catch(() => 0); }",
  'unbound-method': 'export const loose = new Held().held;',
  'no-explicit-any': 'export type Any = any;',
  'no-unused-vars': 'const unused = 1;',
  eqeqeq: 'export const equal = five == 5;',
  TS2322: 'export const wrong: number = word;',
};

const KNOWN = `// Known to the lines with faults.
export declare const anything: ReturnType<typeof JSON.parse>;
export declare const five: number;
export declare const numbers: number[];
export declare const word: 'a' | 'b';
export declare enum Kind { A = 0, B = 1 }
export declare const kind: Kind;
export declare function promise(this: unknown): Promise<void>;
export declare class Held { x: number; held(): number; }
`;

const NAMES = ['anything', 'five', 'Held', 'kind', 'numbers', 'promise', 'word'];

describe.runIf(quickLint())('faults', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-lint-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** What is found in each file of the folder, by the names of rules without those of plugins. */
  function found(): readonly { readonly file: string; readonly rule: string }[] {
    const args = [TOOLS['oxlint'] ?? '', '-c', CONFIG, '-f', 'json', '.'];
    // It looks for the reader of types on the path, where npm puts it, since the folder has no packages.
    const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(path.delimiter);
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH },
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
    };
    return diagnostics.map(({ code, message, filename }) => ({
      file: path.basename(filename, '.ts'),
      rule: /\((.*)\)/.exec(code ?? '')?.[1] ?? message,
    }));
  }

  test('each is found where it is, and nothing in what is right', { timeout: 60_000 }, async () => {
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, target: 'es2022', module: 'esnext', types: [], lib: ['es2023', 'dom'] },
      }),
    );
    await writeFile(path.join(folder, 'known.ts'), KNOWN);
    for (const [rule, line] of Object.entries(FAULTS)) {
      const names = NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(line));
      const head = names.length > 0 ? `import { ${names.join(', ')} } from './known.js';\n` : '';
      await writeFile(path.join(folder, `${rule}.ts`), `${head}${line}\n`);
    }
    await writeFile(
      path.join(folder, 'permitted.ts'),
      '// eslint-disable-next-line no-empty\nexport const permitted = 1;\n',
    );
    const all = found();
    for (const rule of Object.keys(FAULTS)) {
      expect([rule, all.some((fault) => fault.file === rule && fault.rule === rule)]).toEqual([rule, true]);
    }
    expect(all.filter(({ file }) => file === 'known')).toEqual([]);
    expect(all.filter(({ file }) => file === 'permitted')).toHaveLength(1);
  });
});
