// The floor of the test command: fewer tests than there have been fail, more do not; and nobody may run a single one unseen.
import { type Linter as Lint, Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { tooFew } from '../../build/test-floor.mjs';
import playwrightConfig from '../../playwright.config.ts';
import vitestConfig from '../../vitest.config.ts';

const { default: eslintConfig } = (await import(new URL('../../eslint.config.js', import.meta.url).href)) as {
  readonly default: readonly Lint.Config[];
};

/** What the rules for tests say, without the types that other rules need. */
const RULES = eslintConfig.filter(({ rules }) => rules?.['no-restricted-syntax']);

const FLOOR = { unit: 100, app: 20 };

describe('the number of tests', () => {
  test('as many as ever, or more', () => {
    expect(tooFew({ unit: { passed: 99, failed: 1 }, app: { passed: 21, failed: 0 } }, FLOOR)).toEqual([]);
  });

  test('fewer are named with what they should be', () => {
    expect(tooFew({ unit: { passed: 99, failed: 0 }, app: { passed: 1, failed: 0 } }, FLOOR)).toEqual([
      'unit tests: only 99 were run, at least 100 belong to it (build/test-floor.json)',
      'app tests: only 1 were run, at least 20 belong to it (build/test-floor.json)',
    ]);
  });

  test('parts that were not run are not asked for', () => {
    expect(tooFew({ unit: { passed: 100, failed: 0 } }, FLOOR)).toEqual([]);
  });

  test('the floor that is kept counts both parts', () => {
    expect(tooFew({ unit: { passed: 0, failed: 0 }, app: { passed: 0, failed: 0 } })).toHaveLength(2);
  });
});

describe('a single test', () => {
  const lint = (code: string): readonly (string | null)[] =>
    new Linter().verify(code, [...RULES], 'tests/docs.test.js').map(({ ruleId }) => ruleId);

  test.each(['test', 'it', 'describe', 'test.describe', 'test.concurrent'])(
    'only one of %s is refused by lint',
    (of) => {
      expect(lint(`${of}.only('one', () => undefined);\n`)).toContain('no-restricted-syntax');
      expect(lint(`${of}['only']('one', () => undefined);\n`)).toContain('no-restricted-syntax');
    },
  );

  test('what is called so and is no test is let alone', () => {
    expect(lint("export const levels = { only: ['rufer'] }.only;\n")).not.toContain('no-restricted-syntax');
  });

  test('both runners refuse it', () => {
    expect(vitestConfig.test?.projects).toHaveLength(2);
    for (const project of vitestConfig.test?.projects ?? [])
      expect(project).toMatchObject({ test: { allowOnly: false } });
    expect(playwrightConfig).toMatchObject({ forbidOnly: true });
  });
});
