// The faults that `npm run test:mutants` puts in fit what stands in the files today, and their tests exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS } from '../../lab/prove/mutants/faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test.each(FAULTS)('$id', ({ file, from, to, tests }) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  const missing = tests.filter(
    (each) => !existsSync(path.join(ROOT, `tests/${each}`)) && !existsSync(path.join(ROOT, `tests/${each}.test.ts`)),
  );
  expect(missing).toEqual([]);
});

test('no two faults have one name', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
});
