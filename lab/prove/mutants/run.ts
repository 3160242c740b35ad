// Runs the tests with one fault after the other put in, and says which are found: `npm run test:mutants [ROOM|FAULT ...]`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Fault } from './fault.ts';
import { FAULT, FAULTS, ROOMS } from './faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');

/** Parts of all faults, and of those of each room, that the tests must find. */
const WANTED = { all: 0.9, room: 0.8 } as const;

/** Faults that are looked for at the same time, each by a single worker. */
const AT_ONCE = 2;

/** Whether all these tests pass, with a fault or none; the first that fails ends the run. */
function pass(tests: readonly string[], fault = ''): Promise<boolean> {
  const files = tests.map((test) => `tests/${test}`);
  const child = spawn(process.execPath, [VITEST, 'run', '--bail=1', '--silent', '--maxWorkers=1', ...files], {
    cwd: ROOT,
    env: { ...process.env, [FAULT]: fault },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve(status === 0)));
}

interface Outcome extends Pick<Fault, 'id' | 'room'> {
  readonly found: boolean;
}

async function lookFor({ id, room, tests }: Fault): Promise<Outcome> {
  const started = performance.now();
  const found = !(await pass(tests, id));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${found ? 'found    ' : 'NOT FOUND'} ${room.padEnd(6)} ${id} (${seconds} s)`);
  return { id, room, found };
}

/** Looks for all faults, a few at a time. */
async function lookForAll(faults: readonly Fault[]): Promise<readonly Outcome[]> {
  const left = faults.values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    const outcomes: Outcome[] = [];
    for (const fault of left) outcomes.push(await lookFor(fault));
    return outcomes;
  });
  return (await Promise.all(lanes)).flat();
}

/** Tells how many of these were found, and which were not; whether that is as many as wanted. */
function isEnough(name: string, outcomes: readonly Outcome[], wanted: number): boolean {
  const missed = outcomes.filter(({ found }) => !found).map(({ id }) => id);
  const found = outcomes.length - missed.length;
  console.log(`${name.padEnd(6)} ${found} of ${outcomes.length}${missed.map((id) => `, not ${id}`).join('')}`);
  return found >= wanted * outcomes.length;
}

const asked = process.argv.slice(2);
const chosen = FAULTS.filter(({ id, room }) => asked.length === 0 || asked.includes(id) || asked.includes(room));
if (chosen.length === 0) throw new Error('no fault is called so');
if (!(await pass([...new Set(chosen.flatMap(({ tests }) => tests))])))
  throw new Error('the tests fail without any fault');
const outcomes = await lookForAll(chosen);
const rooms = ROOMS.map((room) => [room, outcomes.filter((each) => each.room === room)] as const);
const enough = [
  ...rooms.filter(([, of]) => of.length > 0).map(([room, of]) => isEnough(room, of, WANTED.room)),
  isEnough('all', outcomes, WANTED.all),
];
process.exitCode = enough.every(Boolean) ? 0 : 1;
