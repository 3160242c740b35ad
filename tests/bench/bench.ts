// `npm run bench [-- --json] [-- SECTION ...]`: measures the sections and prints a table, or JSON.
import { app } from './app.ts';
import { counting } from './counting.ts';
import { players } from './players.ts';
import { rounds } from './rounds.ts';
import type { Row, Section } from './section.ts';

const SECTIONS: readonly Section[] = [rounds, counting, players, app];

const written = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

function printTable(name: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`\n${name}`);
  for (const { what, value, unit } of rows)
    console.log(`  ${what.padEnd(width)}  ${written(value).padStart(12)}  ${unit}`);
}

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !SECTIONS.some((section) => section.name === name));
if (unknown.length > 0) {
  console.error(`unknown section ${unknown.join(', ')}; there are: ${SECTIONS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const results: Record<string, readonly Row[]> = {};
for (const section of SECTIONS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const rows = await section.measure();
  results[section.name] = rows;
  if (!asJson) printTable(section.name, rows);
}
if (asJson) console.log(JSON.stringify(results, undefined, 2));
