// Runs the tests with one fault after the other put in, and says which are found: `npm run test:mutants [ROOM|FAULT ...]`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { FAULT, FAULTS, ROOMS } from './faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Parts of all faults, and of those of each room, that the tests must find. */
const WANTED = { all: 0.9, room: 0.8 } as const;

/** Whether all these tests pass, with a fault or none; the first that fails ends the run. */
function pass(tests: readonly string[], fault = ''): boolean {
  const files = tests.map((test) => `tests/${test}`);
  const { status } = spawnSync(process.execPath, [VITEST, 'run', '--bail=1', '--silent', ...files], {
    cwd: ROOT,
    env: { ...process.env, [FAULT]: fault },
    stdio: 'ignore',
  });
  return status === 0;
}

const share = (found: readonly boolean[]): number => found.filter(Boolean).length / Math.max(1, found.length);

const asked = process.argv.slice(2);
const chosen = FAULTS.filter(({ id, room }) => asked.length === 0 || asked.includes(id) || asked.includes(room));
if (!pass([...new Set(chosen.flatMap(({ tests }) => tests))])) throw new Error('the tests fail without any fault');
const outcomes = chosen.map((fault) => {
  const found = !pass(fault.tests, fault.id);
  console.log(`${found ? 'found    ' : 'NOT FOUND'} ${fault.room.padEnd(6)} ${fault.id}`);
  return { room: fault.room, found };
});
let good = chosen.length > 0;
for (const room of [undefined, ...ROOMS]) {
  const of = outcomes.filter((each) => room === undefined || each.room === room).map(({ found }) => found);
  if (of.length === 0) continue;
  console.log(`${(room ?? 'all').padEnd(6)} ${of.filter(Boolean).length} of ${of.length}`);
  good &&= share(of) >= (room === undefined ? WANTED.all : WANTED.room);
}
process.exitCode = good ? 0 : 1;
