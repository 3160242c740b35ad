// Worked examples of the related games: one test each, named by its id.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../lab/support/examples/example-applies.ts';
import { BAUERNSTOSS_REFUSALS } from '../../lab/support/examples/bauernstoss-examples.ts';
import { DEUTSCHER_RUNNERS } from '../../lab/support/examples/deutscher-examples.ts';
import { DOPPELKOPF_RUNNERS } from '../../lab/support/examples/doppelkopf-examples.ts';
import { DOPPELSCHAFKOPF_RUNNERS } from '../../lab/support/examples/doppelschafkopf-examples.ts';
import { trickWinner } from '../../lab/support/examples/example-runners.ts';
import { historicPayment } from '../../lab/support/examples/historic-examples.ts';
import { OFFICERS_RUNNERS } from '../../lab/support/examples/officers-examples.ts';
import { VICAR_RUNNERS } from '../../lab/support/examples/vicar-examples.ts';

const file = path.join(import.meta.dirname, '../fixtures/EXAMPLES-RELATIVES.json');
const { count, examples } = JSON.parse(readFileSync(file, 'utf8')) as { count: number; examples: readonly Example[] };

const { officersLegal, officersResult } = OFFICERS_RUNNERS;
const { vicarCalls, vicarResult } = VICAR_RUNNERS;
const RUNNERS: Readonly<Record<string, (given: never, wanted: never, options: never) => void>> = {
  officersLegal,
  officersResult,
  vicarCalls,
  vicarResult,
  historicPayment,
  ...DEUTSCHER_RUNNERS,
  ...BAUERNSTOSS_REFUSALS,
  ...DOPPELKOPF_RUNNERS,
  ...DOPPELSCHAFKOPF_RUNNERS,
  trickWinner,
};

describe('worked examples of related games', () => {
  test.each(
    examples
      .filter(({ kind }) => kind in RUNNERS)
      .map((example) => [`${example.id} ${example.kind}: ${example.title}`, example] as const),
  )('%s', (_name, { kind, given, expect: wanted, options }) =>
    RUNNERS[kind]?.(given as never, wanted as never, options as never),
  );
});

test('none of the examples drops out silently', () => {
  expect(examples).toHaveLength(count);
  expect(examples.filter(({ kind }) => !(kind in RUNNERS))).toEqual([]);
  expect(count).toBe(117);
});
