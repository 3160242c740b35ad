// Hints beside the causes that a teacher gives: `told-by-teachers.ts FILE.jsonl`: every position with the teacher's words and ours, and how many of five seeds say the same.
import { randomOf } from '../../../src/engine/base/random.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import { hintOf } from '../../../src/main/advice/hints.ts';
import { teachersReasonsIn, viewIn } from '../../support/tutor/teachers-reasons.ts';
import { positionTold, stepsTold } from './hint-told.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** The card that is advised from a seed, and the first reason for it. */
function advisedIn(view: SeatView, seed: string): { readonly card: string; readonly reason: string } {
  const advice = adviseCard(view, { random: randomOf('reasons', seed), effort: rowOf('quick') });
  const hint = hintOf(view, advice, 3);
  if (hint?.step !== 3 || hint.best.type !== 'play') return { card: 'none', reason: 'none' };
  return { card: hint.best.card, reason: hint.because[0]?.id ?? 'none' };
}

const reasons = teachersReasonsIn(process.argv[2] ?? '');
const counts = { right: 0, same: 0 };
for (const reason of reasons) {
  const view = viewIn(reason);
  const advised = SEEDS.map((seed) => advisedIn(view, seed));
  const right = advised.filter(({ card }) => reason.best.includes(card)).length;
  const [first] = advised;
  const same = advised.filter((each) => each.card === first?.card && each.reason === first.reason).length;
  counts.right += Number(right === SEEDS.length);
  counts.same += Number(same === SEEDS.length);
  console.log(
    [
      `## ${reason.id} (${reason.idea}): ${reason.best.join(' ')} statt ${reason.natural}`,
      ...positionTold(view),
      `Lehrer: ${reason.cause.de} MERKE: ${reason.rule.de}`,
      ...stepsTold(view, SEEDS[0] ?? ''),
      `rightly advised ${right}, same card and reason ${same} of ${SEEDS.length}: ${advised.map(({ card, reason: each }) => `${card} ${each}`).join('; ')}`,
      '',
    ].join('\n'),
  );
}
console.log(
  `${reasons.length} positions: the right card from all seeds ${counts.right}, the same reason ${counts.same}`,
);
