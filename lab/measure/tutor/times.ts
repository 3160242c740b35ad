// Measures the time of hints, of beliefs and of whole commentaries: `node build/run-ts.mjs lab/measure/tutor/times.ts [rounds] [effort] [pure|rich]`,
// at the table of the pure game or at one with 19 contracts. CPU time of the one thread; where others share the cores it is longer too,
// so that the time of a node of the exact search is told besides (`npm run bench -- solver` tells it for a quiet machine).
import { randomOf } from '../../../src/engine/base/random.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { nodesSearched } from '../../../src/engine/search/solver.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { type Effort, EFFORTS } from '../../../src/engine/tutor/advice/advice.ts';
import type { Imagined } from '../../../src/engine/bots/sampling/sample.ts';
import type { Knowledge } from '../../../src/engine/inference/knowledge.ts';
import { rowOf } from '../../../src/engine/tutor/advice/effort.ts';
import { dealsFor } from '../../../src/engine/tutor/advice/turn-deals.ts';
import { openAdvice } from '../../../src/engine/tutor/advice/open-advice.ts';
import { beliefsAt } from '../../../src/engine/tutor/beliefs/beliefs.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import { RICH_TABLE } from '../bench/rich-table.ts';
import { choicesIn, roundOf } from '../../support/tutor/positions.ts';

const wanted = Number(process.argv[2] ?? 12);
const effort: Effort = EFFORTS.find((each) => each === process.argv[3]) ?? 'quick';
const rules = process.argv[4] === 'rich' ? { rules: RICH_TABLE } : {};

/** CPU milliseconds that something takes. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The time until it is known where each unseen card lies, and from what; nothing where that is not told. In given deals, or in new ones. */
function beliefTime(view: SeatView, deals?: Imagined): readonly number[] {
  let told = false;
  const ms = cpu(() => (told = beliefsAt(view, randomOf('times'), deals && (() => deals)) !== undefined));
  return told ? [ms] : [];
}

const hints: { readonly when: string; readonly ms: number }[] = [];
const beliefs: number[] = [];
const beside: number[] = [];
const rounds: number[] = [];
const solved = { ms: 0, nodes: 0 };
let decisions = 0;

for (let number = 0; rounds.length < wanted; number++) {
  const { turns, end } = roundOf({ pack: 32, ...rules, seed: 'times', chance: 10 }, number);
  if (end.phase !== 'scored') continue;
  const lead = turns.find(({ view }) => view.phase === 'playing');
  if (lead) {
    const before = nodesSearched();
    solved.ms += cpu(() => void openAdvice(lead.round, lead.seat));
    solved.nodes += nodesSearched() - before;
  }
  for (const { view } of turns.filter((each) => choicesIn(each.view) > 1 && each.view.phase !== 'cutting')) {
    const when = view.phase === 'playing' ? `trick ${view.tricks.length + 1}` : view.phase;
    beliefs.push(...beliefTime(view));
    let deals: Imagined | undefined;
    const imagined = (know: Knowledge): Imagined => (deals = dealsFor(know, rowOf(effort), randomOf('times')));
    hints.push({ when, ms: cpu(() => void adviseAt(view, { random: randomOf('times'), effort, imagined })) });
    if (deals) beside.push(...beliefTime(view, deals));
  }
  const record = recordOf(end);
  const entries = reviewable(record);
  decisions += entries.length;
  rounds.push(
    cpu(() => {
      const reviews = entries.map((entry) => reviewEntry(record, entry, { random: randomOf('times', entry), effort }));
      reviewOf(record, reviews, effort);
    }),
  );
}

function told(name: string, values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `${name}: ${values.length}, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`;
}

console.log(
  told(
    `${effort}: hints with a choice`,
    hints.map(({ ms }) => ms),
  ),
);
for (const when of [...new Set(hints.map((each) => each.when))])
  console.log(
    `  ${told(
      when,
      hints.filter((each) => each.when === when).map(({ ms }) => ms),
    )}`,
  );
console.log(told('where the cards lie', beliefs));
console.log(told('where the cards lie, beside a hint', beside));
console.log(told(`${effort}: commentary on a round (${decisions} decisions in all)`, rounds));
console.log(`a node of the exact search: ${((1e6 * solved.ms) / solved.nodes).toFixed(0)} ns`);
