// Which phase it is, is a question for the phase's own module: phases are named elsewhere less and less often.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PHASES } from '../src/engine/table/round.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files below src/ that name a phase in a comparison or a case, outside the modules, each with how often. */
function literals(): ReadonlyMap<string, number> {
  const names = PHASES.join('|');
  const pattern = new RegExp(`(?:phase(?:\\)|\\?)? [!=]== '|case ')(?:${names})'`, 'g');
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/^(engine\/(phases|games)|cli\/selftest\/oracle)\//.test(file));
  const counts = files.map((file): [string, number] => [
    file,
    [...readFileSync(path.join(ROOT, 'src', file), 'utf8').matchAll(pattern)].length,
  ]);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** To be lowered with every phase that is no longer named elsewhere. */
const ALLOWED = 132;

test('phases are named outside their modules exactly as often as is known, and less with every change', () => {
  const found = literals();
  const sum = [...found.values()].reduce((all, each) => all + each, 0);
  const most = [...found].sort(([, a], [, b]) => b - a).slice(0, 12);
  expect(sum, `most of them in ${JSON.stringify(most)}`).toBe(ALLOWED);
});
