// Checks what the tutor says of many positions: `node build/run-ts.mjs tests/engine/tutor/review/check-truth.ts [positions] [seed]`.
import { PACK_SIZES } from '../../../../src/engine/cards.ts';
import type { RemarkId } from '../../../../src/engine/tutor/review/remarks.ts';
import { checkedRound, playedRound } from './checked-rounds.ts';

const [wanted, seed] = [Number(process.argv[2] ?? 10_000), process.argv[3] ?? '1'];
const counts = new Map<RemarkId, number>();
let [positions, facts, wrong] = [0, 0, 0];

for (let number = 0; positions < wanted; number++) {
  const pack = PACK_SIZES[number % PACK_SIZES.length] ?? 32;
  const name = `${seed} ${number}`;
  const found = checkedRound(playedRound(pack, name), name);
  positions += found.positions;
  facts += found.facts;
  wrong += found.wrong.length;
  for (const { id } of found.remarks) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (number % 60 === 0) console.error(`${positions} positions, ${wrong} false so far`);
  for (const each of found.wrong) console.log(`FALSE in a round of ${pack} cards, "${name}": ${each}`);
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
