// How a program that measures writes its rows into docs/measured/NAME.json (`--measured NAME`); `npm run -s figures` takes them into the page.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cell, type Measured, MeasuredSchema } from './measured.ts';
import { UsageError } from '../../../src/cli/command.ts';
import { MEASURED_FOLDER } from './pages.ts';

type Row = Measured['rows'][number];

/** What a run has found: its rows, and what is to be said of the table if there is none yet. */
export type Found = Omit<Measured, 'rows' | 'note'> & { readonly rows: readonly (readonly Cell[])[] };

/** The words that a row begins with say which one it is. */
function keyOf({ cells }: Pick<Row, 'cells'>): string {
  const end = cells.findIndex((cell) => typeof cell !== 'string');
  return cells.slice(0, end < 0 ? cells.length : end).join(' | ');
}

function commitOfNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The name that `--measured` was told; undefined if nothing was. Throws UsageError for what is no name of a file. */
export function measuredName(text: string): string | undefined {
  if (text !== '' && !/^[a-z][a-z0-9-]*$/.test(text))
    throw new UsageError(`--measured ${text}: not a name such as games`);
  return text || undefined;
}

/** A mean with its error as a cell, rounded. */
export const estimateCell = (mean: number, error: number | null, digits: number): Cell =>
  error === null ? Number(mean.toFixed(digits)) : [Number(mean.toFixed(digits)), Number(error.toFixed(digits))];

const titlesOf = ({ columns }: Pick<Measured, 'columns'>): string => columns.map(({ title }) => title).join(' | ');

/**
 * The table with the rows found now, each in the place of the one with the same words, or at the end. What is said of a table that
 * has these columns stays; a table with others is replaced.
 */
export function withFound(before: Measured | undefined, found: Found, measured: string): Measured {
  const rows = found.rows.map((cells): Row => ({ measured, cells }));
  if (!before || titlesOf(before) !== titlesOf(found)) return { ...found, rows };
  const now = new Map(rows.map((row) => [keyOf(row), row]));
  const known = new Set(before.rows.map(keyOf));
  return {
    ...before,
    rows: [...before.rows.map((row) => now.get(keyOf(row)) ?? row), ...rows.filter((row) => !known.has(keyOf(row)))],
  };
}

/** The file's text: a line for each row. */
export const fileText = ({ rows, ...about }: Measured): string => {
  const head = Object.entries(about).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return ['{', ...head, '  "rows": [', lines, '  ]', '}', ''].join('\n');
};

/** What is found of the rows that the table has; all of it where there is no table yet. */
export function knownRows(before: Measured | undefined, found: Found): Found {
  if (!before || titlesOf(before) !== titlesOf(found)) return found;
  const known = new Set(before.rows.map(keyOf));
  return { ...found, rows: found.rows.filter((cells) => known.has(keyOf({ cells }))) };
}

/** Writes what was found to docs/measured/NAME.json; only `known` rows, where a page shows a few of those that a program finds. */
export function noteMeasured(name: string, found: Found, which: 'all' | 'known' = 'all'): void {
  const file = path.join(MEASURED_FOLDER, `${name}.json`);
  const before = existsSync(file) ? MeasuredSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const wanted = which === 'known' ? knownRows(before, found) : found;
  const day = new Date().toISOString().slice(0, 10);
  mkdirSync(MEASURED_FOLDER, { recursive: true });
  writeFileSync(file, fileText(withFound(before, wanted, `${day} ${commitOfNow()}`)));
}
