// How steady hints are: `steady.ts FILE.gz [POSITIONS] [SKIP] [EVERY]`: the same position of a recorded game asked with five seeds, and once deeply.
import { hintOf } from '../../../src/main/advice/hints.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Advice } from '../../../src/engine/tutor/advice/advice.ts';
import { adviseCard } from '../../../src/engine/tutor/advice/card-advice.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { recordedMoves, someChoice } from './recorded-moves.ts';

const [file = '', positions = '120', skip = '0', every = '9'] = process.argv.slice(2);
const SEEDS = ['a', 'b', 'c', 'd', 'e'];
/** Reasons that are a figure and nothing else. */
const FIGURES = /^(?:fate|search)\./;

const asked = (view: SeatView, seed: string, effort: 'quick' | 'deep'): Advice =>
  adviseCard(view, { random: randomOf('steady', seed), effort: rowOf(effort) });
const cardOf = ({ ranked }: Advice): string => JSON.stringify(ranked[0]?.decision);
/** The first reason of a hint, as the reader is told it. */
function reasonOf(view: SeatView, advice: Advice): string {
  const hint = hintOf(view, advice, 3);
  return (hint?.step === 3 ? hint.because[0]?.id : undefined) ?? NONE;
}
const NONE = 'none';
const firstOf = (view: SeatView, advice: Advice): string => JSON.stringify(hintOf(view, advice, 1));
const same = (texts: readonly string[]): boolean => new Set(texts).size === 1;

/** The other card beside the best one of the third step that the figures hold to be worth more. */
function isToldTooDear(view: SeatView, advice: Advice): boolean {
  const hint = hintOf(view, advice, 3);
  const other = hint?.step === 3 ? hint.other?.decision : undefined;
  const cents = advice.ranked.find(({ decision }) => JSON.stringify(decision) === JSON.stringify(other))?.cents;
  return cents !== undefined && cents > (advice.ranked[0]?.cents ?? 0);
}

const counts = { positions: 0, card: 0, reason: 0, question: 0, deep: 0, figure: 0, none: 0, tooDear: 0, hints: 0 };
const isWanted = (number: number): boolean => number > Number(skip) && (number - Number(skip)) % Number(every) === 0;
for await (const { number, moves } of recordedMoves(file, isWanted)) {
  if (counts.positions >= Number(positions)) break;
  const chosen = someChoice(moves, randomOf('steady', number));
  if (!chosen) continue;
  const { view } = chosen;
  const quick = SEEDS.map((seed) => asked(view, seed, 'quick'));
  const [first = asked(view, 'a', 'quick')] = quick;
  counts.positions += 1;
  counts.card += Number(same(quick.map(cardOf)));
  counts.reason += Number(same(quick.map((each) => cardOf(each) + reasonOf(view, each))));
  counts.question += Number(same(quick.map((each) => firstOf(view, each))));
  counts.deep += Number(reasonOf(view, first) === reasonOf(view, asked(view, 'deep', 'deep')));
  for (const each of quick) {
    counts.hints += 1;
    counts.figure += Number(FIGURES.test(reasonOf(view, each)));
    counts.none += Number(reasonOf(view, each) === NONE);
    counts.tooDear += Number(isToldTooDear(view, each));
  }
}
const { positions: n, hints } = counts;
console.log(`${n} positions, ${SEEDS.length} seeds each:`);
console.log(
  `same card ${counts.card}, with the same main reason ${counts.reason}, same first question ${counts.question}`,
);
console.log(`main reason of the first seed that of a deep look ${counts.deep}`);
console.log(
  `of ${hints} hints: a figure alone ${counts.figure}, no reason ${counts.none}, another card told worse that counts as better ${counts.tooDear}`,
);
