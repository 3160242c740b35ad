// Checks what the tutor says of many positions: `node build/run-ts.mjs lab/sentences/review/check-truth.ts [positions] [seed] [pure|house]`.
import type { RemarkId } from '../../../src/engine/tutor/review/review-remarks.ts';
import { checkedRound } from './checked-rounds.ts';
import { HOUSE_TABLES, playedRound, PURE_TABLES } from '../../support/tutor/checked-tables.ts';

const [wanted, seed, which] = [Number(process.argv[2] ?? 10_000), process.argv[3] ?? '1', process.argv[4]];
const TABLES = which === 'pure' ? PURE_TABLES : which === 'house' ? HOUSE_TABLES : [...PURE_TABLES, ...HOUSE_TABLES];
const counts = new Map<RemarkId, number>();
let [positions, facts, wrong] = [0, 0, 0];

for (let number = 0; positions < wanted; number++) {
  const table = TABLES[number % TABLES.length];
  if (!table) throw new Error('no table');
  const name = `${seed} ${number}`;
  const found = checkedRound(playedRound(table, name), name);
  positions += found.positions;
  facts += found.facts;
  wrong += found.wrong.length;
  for (const { id } of found.remarks) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (number % 60 === 0) console.error(`${positions} positions, ${wrong} false so far`);
  for (const each of found.wrong) console.log(`FALSE at the table "${table.name}", round "${name}": ${each}`);
}

const remarks = [...counts.values()].reduce((sum, each) => sum + each, 0);
console.log(`${positions} positions, ${facts} facts, ${remarks} remarks, ${wrong} of them false`);
console.log(
  [...counts]
    .sort()
    .map(([id, count]) => `${id} ${count}`)
    .join(', '),
);
process.exitCode = wrong > 0 ? 1 : 0;
