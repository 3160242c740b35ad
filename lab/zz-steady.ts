// Throw-away: why hints flip.
import { hintOf } from '../src/main/advice/hints.ts';
import { randomOf } from '../src/engine/base/random.ts';
import type { Advice } from '../src/engine/tutor/advice/advice.ts';
import { adviseCard } from '../src/engine/tutor/advice/card-advice.ts';
import { gradeOf } from '../src/engine/tutor/advice/grade.ts';
import { rowOf } from '../src/engine/tutor/advice/effort.ts';
import type { SeatView } from '../src/engine/round/view.ts';
import { recordedMoves, someChoice } from './measure/tutor/recorded-moves.ts';
const [file = '', positions = '120', skip = '0', every = '9', effort = 'quick'] = process.argv.slice(2);
const SEEDS = ['a', 'b', 'c', 'd', 'e'];
const cardOf = ({ ranked }: Advice): string => (ranked[0]?.decision as { card: string }).card;
function reasonOf(view: SeatView, advice: Advice): string {
  const hint = hintOf(view, advice, 3);
  return (hint?.step === 3 ? hint.because[0]?.id : undefined) ?? 'none';
}
let n = 0, cards = 0, reasons = 0;
const isWanted = (number: number): boolean => number > Number(skip) && (number - Number(skip)) % Number(every) === 0;
for await (const { number, moves } of recordedMoves(file, isWanted)) {
  if (n >= Number(positions)) break;
  const chosen = someChoice(moves, randomOf('steady', number));
  if (!chosen) continue;
  const { view } = chosen;
  n++;
  const all = SEEDS.map((seed) => adviseCard(view, { random: randomOf('steady', seed), effort: rowOf(effort as 'quick') }));
  const c = new Set(all.map(cardOf)).size === 1;
  const r = new Set(all.map((a) => cardOf(a) + reasonOf(view, a))).size === 1;
  cards += Number(c); reasons += Number(r);
  if (c && r) continue;
  console.log(`\n#${number} tricks ${view.tricks.length} trick ${JSON.stringify((view.trick as any) ?? [])} hand ${view.hand.join(' ')} ${JSON.stringify(view.contract)?.slice(0,90)} ${c ? 'REASON' : 'CARD'}`);
  for (const a of all) {
    console.log('  ', cardOf(a), reasonOf(view, a), 'against', a.against ?? '-', a.worlds.of, a.worlds.count, '|', a.ranked.map((x) => `${(x.decision as { card: string }).card} ${x.cents.toFixed(1)}±${x.error.toFixed(1)} ${(100 * x.chance!).toFixed(0)}% u${((x.usual ?? 0) * 100).toFixed(0)} ${gradeOf(a, x.decision)[0]}${gradeOf(a, x.decision)[1]}`).join(', '));
  }
}
console.log(n, 'cards', cards, 'reasons', reasons);
