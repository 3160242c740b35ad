// Reads the commentary on thousands of decisions: `check-remarks.ts [POSITIONS] [SEED] [pure|house]`.
import '../../../src/words/all-languages.ts';
import { GLANCE, JUDGING } from '../../support/tutor/glance.ts';
import { HOUSE_TABLES, playedRound, PURE_TABLES } from '../../support/tutor/checked-tables.ts';
import { checkedCommentary } from './checked-remarks.ts';

const [wanted = '2000', seed = 'a', kind = 'pure'] = process.argv.slice(2);
const TABLES = kind === 'house' ? HOUSE_TABLES : PURE_TABLES;

const faults = new Map<string, number>();
const counts = new Map<string, number>();
let [positions, read, wrong] = [0, 0, 0];
for (let n = 0; positions < Number(wanted); n++) {
  const table = TABLES[n % TABLES.length];
  if (!table) throw new Error('no table');
  const found = checkedCommentary(playedRound(table, `${seed} ${n}`), `${seed} ${n}`, n % 2 === 0 ? GLANCE : JUDGING);
  positions += found.positions;
  for (const { id, text, is, claim } of found.sentences) {
    read++;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (is === 'true') continue;
    wrong++;
    const fault = `${is.toUpperCase()} ${id} (${claim ?? ''})`;
    const times = faults.get(fault) ?? 0;
    faults.set(fault, times + 1);
    if (times < 3) console.log(`${fault}: ${text} | ${table.name}, round ${seed} ${n}`);
  }
}
console.log(`${positions} positions, ${read} sentences of the commentary read, ${wrong} of them false or unknown`);
console.log([...counts].map(([id, times]) => `${id} ${times}`).join(', '));
for (const [fault, times] of faults) console.log(`${times} ${fault}`);
process.exitCode = wrong > 0 ? 1 : 0;
