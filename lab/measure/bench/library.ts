// A library of 10,000 rounds (STUBE_ROUNDS), 50 of them damaged: what the first start, a start with an index and opening the list cost the main process.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { randomOf } from '../../../src/engine/base/random.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { botRound } from '../../../src/engine/teaching/trainers/bot-rounds.ts';
import { Library } from '../../../src/main/library/library.ts';
import { Thinking } from '../../../src/main/thinking/thinking.ts';
import { CALLS } from '../../../src/shared/calls/all-calls.ts';
import type { LibraryFilter } from '../../../src/shared/calls/library-calls.ts';
import { EVERYTHING, LIST_PAGE } from '../../../src/shared/files/library-filter.ts';
import type { RoundFile } from '../../../src/shared/files/round-file.ts';
import { archivedRound } from '../../support/main/round-fixture.ts';
import type { Row, Section } from './section.ts';

const ROUNDS = Number(process.env['STUBE_ROUNDS'] ?? 10_000);
const DAMAGED = 50;
/** Times that each start is measured; the median is told. */
const STARTS = 5;
/** Times that each question is asked, so many of them in one measurement: one alone is shorter than the system's clock ticks. */
const ASKED = 15;
const IN_ONE = 10;

/** Rounds that the library is made of, so many of each contract; beyond that they differ in time, people and marks. */
const OF_EACH = 12;
const CONTRACTS = ['rufer', 'rufer', 'solo', 'wenz'] as const;
/** Rounds of one evening. */
const EVENING = 20;
/** So many rounds are said to be a number up to which costs are bounded; of more, twice that is. */
const MANY = 60_000;
const bounded = (most: number): NonNullable<Row['goal']> => {
  const target = ROUNDS > MANY ? 2 * most : most;
  return { kind: 'max', target, must: target };
};

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

/** A median with what was the greatest, of `times` measurements. */
async function median(times: number, work: () => Promise<number>): Promise<Pick<Row, 'value' | 'spread'>> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await work());
  found.sort((a, b) => a - b);
  const [max = NaN, p95 = NaN] = [found.at(-1), found[Math.ceil(0.95 * times) - 1]];
  return { value: found[times >> 1] ?? NaN, spread: { p95, max } };
}

/** The same of a question that is asked several times in one measurement. */
const asked = (work: () => Promise<unknown>): Promise<Pick<Row, 'value' | 'spread'>> =>
  median(ASKED, async () => {
    const { main } = await costOf(async () => {
      for (let time = 0; time < IN_ONE; time++) await work();
    });
    return main / IN_ONE;
  });

const NAMES = ['Resi', 'Sepp', 'Vroni', 'Müller', 'Kathi', 'Xaver', 'Leni', 'Korbinian'] as const;
const nameAt = (n: number): string => NAMES[n % NAMES.length] ?? '';

/** Rounds as they are played, to be told apart. */
function patterns(): readonly RoundFile[] {
  const rules = tableRulesOf(PURE_2007);
  return CONTRACTS.flatMap((contract, nth) =>
    Array.from({ length: OF_EACH }, (_, n) => ({
      ...archivedRound(PURE_2007),
      you: SEATS[n % SEATS.length] ?? 0,
      record: recordOf(botRound(rules, contract, randomOf('bench', nth, n))),
    })),
  );
}

/** A round of somebody who has played for years. */
function roundOf(pattern: RoundFile, n: number): RoundFile {
  const evening = Math.floor(n / EVENING);
  const finishedAt = new Date(Date.UTC(2015, 0) + evening * 86_400_000 + (n % EVENING) * 300_000).toISOString();
  const players = SEATS.map((seat) =>
    seat === pattern.you
      ? ({ name: '', kind: 'human' } as const)
      : ({ name: nameAt(evening + 3 * seat), kind: 'bot' } as const),
  ) as unknown as RoundFile['players'];
  return {
    ...{ ...pattern, id: `${evening.toString(36).padStart(8, '0')}-table-${(n % EVENING) + 1}`, finishedAt, players },
    ...(n % 17 === 0 && { practice: 'again' as const }),
    ...(n % 50 === 0 && { favourite: true as const }),
    ...(n % 90 === 0 && { study: { note: `Noted ${n}` } }),
  };
}

async function fill(folder: string): Promise<void> {
  const all = patterns();
  for (let n = 0; n < ROUNDS; n++) {
    const file = roundOf(all[n % all.length] ?? archivedRound(PURE_2007), n);
    const text = JSON.stringify(file);
    const damaged = n % (ROUNDS / DAMAGED) === 7;
    await writeFile(path.join(folder, `${file.id}.schafkopf`), damaged ? text.slice(0, text.length >> 1) : text);
  }
}

/** The list as the page gets it, checked on its way. */
const listed = async (library: Library): Promise<{ readonly all: number; readonly problems: number }> => {
  const page = await library.page({ filter: EVERYTHING, from: 0, count: LIST_PAGE });
  const { all, problems } = CALLS['library.list'].output.parse(page);
  return { all, problems: problems.length };
};

/** Processor time of the main thread. */
const MAIN = 'ms of main';

/** What the first start, which finds no index, costs; and what has come of the damaged files. */
async function firstStart(library: Library, folder: string): Promise<readonly Row[]> {
  const cpu = process.cpuUsage();
  const usable = await costOf(() => listed(library));
  const cold = await costOf(() => library.facts());
  const { user, system } = process.cpuUsage(cpu);
  const told = await listed(library);
  const kept = (await readdir(folder)).filter((name) => name.includes('.damaged-')).length;
  const lost = ROUNDS - told.all - told.problems;
  return [
    { what: 'rounds listed', value: told.all, unit: 'rounds' },
    { what: 'damaged files told of', value: told.problems, unit: 'files' },
    { what: 'damaged files put aside, whole', value: kept, unit: 'files' },
    { what: 'neither listed nor told of', value: lost, unit: 'files', goal: { kind: 'max', target: 0, must: 0 } },
    { what: 'without an index', value: usable.main + cold.main, unit: MAIN },
    { what: 'without an index, until a list can be used', value: usable.all, unit: 'ms' },
    { what: 'without an index, until it is whole', value: usable.all + cold.all, unit: 'ms' },
    { what: 'without an index, all threads', value: (user + system) / 1000, unit: 'ms CPU' },
  ];
}

async function measureIn(folder: string): Promise<readonly Row[]> {
  // This very file, bundled, is the worker too: bench.ts does its jobs then.
  const spawn = (): Worker => new Worker(new URL(import.meta.url));
  const thinking = new Thinking({ spawn, workers: Math.min(2, os.availableParallelism()), log: console.error });
  const open = (): Library => new Library({ folder, date: () => new Date().toISOString(), thinking, program: 'bench' });
  const goal = bounded;
  try {
    const first = await firstStart(open(), folder);
    const starts = await median(STARTS, async () => (await costOf(() => open().newest(12))).main);
    const waits = await median(STARTS, async () => (await costOf(() => listed(open()))).all);
    const library = open();
    const page = (filter: LibraryFilter, from = 0) => asked(() => library.page({ filter, from, count: LIST_PAGE }));
    await library.newest(12);
    return [
      ...first,
      { what: 'start with an index', ...starts, unit: MAIN, goal: goal(100) },
      { what: 'with an index, until the list is there', ...waits, unit: 'ms' },
      {
        what: 'opening the list',
        ...(await asked(() => listed(library))),
        unit: MAIN,
        goal: goal(30),
      },
      {
        what: 'a filter, far down',
        ...(await page({ contract: 'rufer', outcome: 'won' }, ROUNDS >> 3)),
        ...{ unit: MAIN, goal: goal(30) },
      },
      {
        what: 'two words',
        ...(await page({ ...EVERYTHING, text: 'muller wenz' })),
        ...{ unit: MAIN, goal: goal(30) },
      },
      { what: 'evenings', ...(await asked(() => library.sessions(0, LIST_PAGE))), unit: MAIN },
      { what: 'all that statistics need', ...(await asked(() => library.facts())), unit: MAIN },
    ].map((row) => ({ ...row, what: `${ROUNDS.toLocaleString('en')} rounds: ${row.what}` }));
  } finally {
    await thinking.close();
  }
}

export const library: Section = {
  name: 'library',
  about: 'starts, list and filters of a library of 10,000 rounds (STUBE_ROUNDS)',
  n: `${STARTS} starts, ${ASKED * IN_ONE} of each question`,
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
