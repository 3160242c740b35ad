// A library of 10,000 rounds (STUBE_ROUNDS), 50 of them damaged: what the first start, a start with an index and opening the list cost the main process.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { Library } from '../../../src/main/library/library.ts';
import { Thinking } from '../../../src/main/thinking/thinking.ts';
import { CALLS } from '../../../src/shared/calls/all-calls.ts';
import { EVERYTHING, LIST_PAGE } from '../../../src/shared/files/library-filter.ts';
import { archivedRound } from '../../support/main/round-fixture.ts';
import type { Row, Section } from './section.ts';

const ROUNDS = Number(process.env['STUBE_ROUNDS'] ?? 10_000);
const DAMAGED = 50;
/** Times that each start is measured; the median is told. */
const TIMES = 5;

/** Milliseconds that the main thread alone has worked; where the system does not tell, those of its event loop. */
function worked(): number {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.eventLoopUtilization().active;
  }
}

async function costOf(work: () => Promise<unknown>): Promise<{ readonly main: number; readonly all: number }> {
  const [before, began] = [worked(), performance.now()];
  await work();
  return { main: worked() - before, all: performance.now() - began };
}

async function median(work: () => Promise<number>): Promise<Pick<Row, 'value' | 'spread'>> {
  const found: number[] = [];
  for (let time = 0; time < TIMES; time++) found.push(await work());
  found.sort((a, b) => a - b);
  const max = found.at(-1) ?? NaN;
  return { value: found[TIMES >> 1] ?? NaN, spread: { p95: max, max } };
}

async function fill(folder: string): Promise<void> {
  const text = JSON.stringify(archivedRound(PURE_2007));
  const begin = Date.UTC(2020, 0);
  for (let n = 0; n < ROUNDS; n++) {
    const finishedAt = new Date(begin + n * 3_600_000).toISOString();
    const own = text.replace('archived-1', `r-${n}`).replace(/"finishedAt":"[^"]*"/, `"finishedAt":"${finishedAt}"`);
    const damaged = n % (ROUNDS / DAMAGED) === 7;
    await writeFile(path.join(folder, `r-${n}.schafkopf`), damaged ? own.slice(0, own.length >> 1) : own);
  }
}

/** The list as the page gets it, checked on its way. */
const listed = async (library: Library): Promise<{ readonly all: number; readonly problems: number }> => {
  const page = await library.page({ filter: EVERYTHING, from: 0, count: LIST_PAGE });
  const { all, problems } = CALLS['library.list'].output.parse(page);
  return { all, problems: problems.length };
};

async function measureIn(folder: string): Promise<readonly Row[]> {
  // This very file, bundled, is the worker too: bench.ts does its jobs then.
  const spawn = (): Worker => new Worker(new URL(import.meta.url));
  const thinking = new Thinking({ spawn, workers: Math.min(2, os.availableParallelism()), log: console.error });
  const open = (): Library => new Library({ folder, date: () => new Date().toISOString(), thinking, program: 'bench' });
  try {
    const told = { all: 0, problems: 0 };
    const first = open();
    const usable = await costOf(() => listed(first));
    const cold = await costOf(() => first.facts());
    Object.assign(told, await listed(first));
    const names = await readdir(folder);
    const kept = names.filter((name) => name.includes('.damaged-')).length;
    const lost = ROUNDS - told.all - told.problems;
    const warm = await median(async () => (await costOf(() => open().newest(12))).main);
    const library = open();
    await library.newest(12);
    const list = await median(async () => (await costOf(() => listed(library))).main);
    const filtered = await median(async () => {
      const query = { filter: { contract: 'rufer', outcome: 'won' }, from: 5000, count: LIST_PAGE } as const;
      return (await costOf(() => library.page(query))).main;
    });
    return [
      { what: 'rounds listed', value: told.all, unit: 'rounds' },
      { what: 'damaged files told of', value: told.problems, unit: 'files' },
      { what: 'damaged files put aside, whole', value: kept, unit: 'files' },
      { what: 'neither listed nor told of', value: lost, unit: 'files', goal: { kind: 'max', target: 0, must: 0 } },
      { what: 'first start, without an index: main thread', value: usable.main + cold.main, unit: 'ms CPU' },
      { what: 'the same, until a list can be used', value: usable.all, unit: 'ms' },
      { what: 'the same, until it is whole', value: usable.all + cold.all, unit: 'ms' },
      {
        what: 'start with an index: main thread',
        ...warm,
        unit: 'ms CPU',
        goal: { kind: 'max', target: 200, must: 200 },
      },
      { what: 'opening the list: main thread', ...list, unit: 'ms CPU', goal: { kind: 'max', target: 50, must: 50 } },
      { what: 'a filter, far down: main thread', ...filtered, unit: 'ms CPU' },
    ];
  } finally {
    await thinking.close();
  }
}

export const library: Section = {
  name: 'library',
  about: 'starts, list and filters of a library of 10,000 rounds (STUBE_ROUNDS)',
  async measure() {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'schafkopf-bench-'));
    try {
      await fill(folder);
      return await measureIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
