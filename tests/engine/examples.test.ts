// Every worked example of the rules: one test each, named by its id.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Example, whyNotApplicable } from '../../lab/support/examples/example-applies.ts';
import { runExample } from '../../lab/support/examples/example-runners.ts';

const file = path.join(import.meta.dirname, '../fixtures/EXAMPLES.json');
const { count, examples } = JSON.parse(readFileSync(file, 'utf8')) as { count: number; examples: readonly Example[] };
const applicable = examples.filter((example) => whyNotApplicable(example) === undefined);

describe('worked examples', () => {
  test.each(applicable.map((example) => [`${example.id} ${example.kind}: ${example.title}`, example] as const))(
    '%s',
    (_name, example) => runExample(example),
  );
});

test('none of the examples drops out silently', () => {
  const skipped = examples.filter((example) => whyNotApplicable(example) !== undefined);
  expect(skipped.map(({ id }) => id)).toEqual([]);
  expect(applicable).toHaveLength(count);
});
