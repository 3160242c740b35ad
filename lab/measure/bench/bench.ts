// `npm run bench -- [--help] [--json] [--measured] [SECTION ...]`: measures the sections and prints a table, or JSON.
import '../../../src/main/worker/thinking.worker.ts';
import { app, starts } from './app.ts';
import { isMainThread } from 'node:worker_threads';
import { noteMeasured } from '../figures/note.ts';
import { counting } from './counting.ts';
import { keeping } from './keeping.ts';
import { library } from './library.ts';
import { inOwnRun } from './own-run.ts';
import { players } from './players.ts';
import { progress } from './progress-counted.ts';
import { rounds } from './bench-rounds.ts';
import type { Row, Section } from './section.ts';
import { solver } from './solver.ts';

const SECTIONS: readonly Section[] = [rounds, counting, players, solver, library, progress, starts, app];

/** Sections that take long: measured only when they are named. */
const LONG: readonly Section[] = [keeping];
const ALL: readonly Section[] = [...SECTIONS, ...LONG];

const OPTIONS = {
  '--json': 'prints JSON instead of tables',
  '--measured': 'writes docs/measured/bench-SECTION.json besides; of a table that is there only its own rows',
  '--help': 'prints this',
} as const;

function help(): readonly string[] {
  const rows = [...ALL.map(({ name, about }) => [name, about] as const), [], ...Object.entries(OPTIONS)];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return [
    'usage: npm run bench -- [--json] [--measured] [SECTION ...]',
    '',
    ...rows.map(([name = '', about = '']) => `  ${name.padEnd(width)}  ${about}`.trimEnd()),
    '',
    `Without a section: all but ${LONG.map(({ name }) => name).join(', ')}.`,
  ];
}

const written = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** "p95 1,234, max 5,678; target ≤ 100, must ≤ 200: target reached". */
function remarksOn({ value, spread, goal }: Row): string {
  const remarks = spread ? [`p95 ${written(spread.p95)}, max ${written(spread.max)}`] : [];
  if (!goal) return remarks.join('; ');
  const reaches = (line: number): boolean => (goal.kind === 'max' ? value <= line : value >= line);
  const sign = goal.kind === 'max' ? '≤' : '≥';
  const verdict = reaches(goal.target) ? 'target reached' : reaches(goal.must) ? 'must reached' : 'MISSED';
  const lines = `target ${sign} ${written(goal.target)}, must ${sign} ${written(goal.must)}: ${verdict}`;
  return [...remarks, lines].join('; ');
}

function printTable(name: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${name}`);
  for (const row of rows)
    console.log(
      `  ${row.what.padEnd(width)}  ${written(row.value).padStart(12)}  ${row.unit.padEnd(11)}  ${remarksOn(row)}`.trimEnd(),
    );
}

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

function note({ name, n = 'unknown' }: Section, rows: readonly Row[]): void {
  const found = {
    command: `npm run -s bench -- ${name}`,
    n,
    error: 'none, one run',
    columns: ['what', 'unit', 'value or median', '95 %', 'most', 'target'].map((title) => ({ title })),
    rows: rows.map(({ what, unit, value, spread, goal }) => {
      const target = goal ? `${goal.kind === 'max' ? 'at most' : 'at least'} ${written(goal.target)}` : null;
      const [p95, max] = spread ? [rounded(spread.p95), rounded(spread.max)] : [null, null];
      return [what, unit, rounded(value), p95, max, target];
    }),
  };
  noteMeasured(`bench-${name}`, found, 'known');
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return help().forEach((line) => console.log(line));
  const asJson = args.includes('--json');
  const wanted = args.filter((arg) => !(arg in OPTIONS));
  const unknown = wanted.filter((name) => !ALL.some((section) => section.name === name));
  if (unknown.length > 0) {
    [`unknown: ${unknown.join(', ')}`, ...help()].forEach((line) => console.error(line));
    process.exitCode = 2;
    return;
  }
  const results: Record<string, readonly Row[]> = {};
  for (const section of wanted.length === 0 ? SECTIONS : ALL.filter(({ name }) => wanted.includes(name))) {
    const rows = await section.measure();
    results[section.name] = rows;
    if (args.includes('--measured')) note(section, rows);
    if (!asJson) printTable(section.name, rows);
  }
  if (asJson) console.log(JSON.stringify(results, undefined, 2));
}

// As a worker, this bundle does nothing but the jobs of thinking.worker.ts.
if (isMainThread) await inOwnRun(() => run(process.argv.slice(2)));
