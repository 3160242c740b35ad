// Every worked example of the rules that concerns what the engine plays: one test each, named by its id.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Example } from './example-applies.ts';
import { isBavarian, WAITING, whyNotApplicable } from './example-applies.ts';
import { runExample } from './example-runners.ts';

const file = path.join(import.meta.dirname, '../fixtures/EXAMPLES.json');
const { count, examples } = JSON.parse(readFileSync(file, 'utf8')) as { count: number; examples: readonly Example[] };
const applicable = examples.filter((example) => whyNotApplicable(example) === undefined);

describe('worked examples', () => {
  test.each(applicable.map((example) => [`${example.id} ${example.kind}: ${example.title}`, example] as const))(
    '%s',
    (_name, example) => runExample(example),
  );
});

test('every example of the Bavarian game runs, but those that are known to wait', () => {
  const missing = examples.filter((example) => isBavarian(example) && whyNotApplicable(example) !== undefined);
  expect(missing.map(({ id }) => id)).toEqual(Object.keys(WAITING));
});

test('none of the examples drops out silently', () => {
  const skipped: Record<string, number> = {};
  for (const example of examples) {
    const why = whyNotApplicable(example);
    if (why !== undefined) skipped[why] = (skipped[why] ?? 0) + 1;
  }
  const total = Object.values(skipped).reduce((sum, each) => sum + each, 0);
  expect({ read: examples.length, run: applicable.length, skipped: total }).toEqual({
    read: count,
    run: 300,
    skipped: 7,
  });
  expect(skipped).toMatchInlineSnapshot(`
    {
      "kind doppelkopfResult": 1,
      "kind doppelkopfTrick": 6,
    }
  `);
});
