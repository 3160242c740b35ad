// How often the teacher beside the table asks: `node build/run-ts.mjs lab/measure/tutor/moments.ts [rounds] [first deal]`: rounds that people play, each of the
// person's cards looked at as the app looks at it.
import { randomOf } from '../../../src/engine/base/random.ts';
import { plusMinus } from '../../base/statistics.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { momentIn } from '../../../src/engine/tutor/advice/moment.ts';
import type { Idea } from '../../../src/engine/tutor/ideas/asked.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { entriesOf } from '../../../src/engine/table/readers.ts';
import { recordOf, type ScoredRound } from '../../../src/engine/table/round.ts';
import { LEARNER } from '../../../src/engine/teaching/trainers/trainer.ts';
import { roundBefore } from '../../../src/engine/tutor/review/review-entry.ts';
import { playedOut } from './planted.ts';

const [rounds = 200, first = 800_001] = process.argv.slice(2).map(Number);

/** A question, and whether the card that was played without it is held against its player. */
interface Question {
  readonly idea: Idea;
  readonly trick: number;
  readonly missed: boolean;
}

/** What the teacher asks whoever plays a deal as people do. */
function questionsIn(round: ScoredRound): readonly Question[] {
  const questions: Question[] = [];
  const own = entriesOf(round.entries, 'play').filter(({ seat }) => seat === LEARNER);
  for (const decision of own) {
    const at = round.entries.indexOf(decision);
    const view = viewFor(roundBefore(recordOf(round), at), LEARNER);
    const advice = adviseAt(view, { random: randomOf('moments', at), effort: 'quick' });
    const idea = momentIn(
      view,
      advice,
      questions.map((each) => each.idea),
    );
    const missed = isHeldAgainst(gradeOf(advice, decision));
    if (idea) questions.push({ idea, trick: view.tricks.length + 1, missed });
  }
  return questions;
}

const asked: (readonly Question[])[] = [];
for (let deal = first; asked.length < rounds; deal++) {
  const round = playedOut(deal);
  if (round) asked.push(questionsIn(round));
  if (round && asked.length % 50 === 0) console.error(`${asked.length} rounds`);
}
const all = asked.flat();
const share = (is: (count: number) => boolean): string =>
  plusMinus(
    asked.map(({ length }) => (is(length) ? 100 : 0)),
    1,
  );
console.log(`${rounds} rounds, ${all.length} questions`);
console.log(
  `questions a round: ${plusMinus(
    asked.map(({ length }) => length),
    2,
  )}`,
);
console.log(
  `rounds without a question: ${share((count) => count === 0)} %; with three or more: ${share((count) => count > 2)} %`,
);
console.log(
  `people err where it asks: ${plusMinus(
    all.map(({ missed }) => (missed ? 100 : 0)),
    1,
  )} %`,
);
for (let trick = 1; trick <= 8; trick++)
  console.log(`trick ${trick}: ${all.filter((each) => each.trick === trick).length}`);
const ideas = [...new Set(all.map(({ idea }) => idea))].map((idea) => ({
  idea,
  count: all.filter((each) => each.idea === idea).length,
}));
for (const { idea, count } of ideas.sort((a, b) => b.count - a.count)) console.log(`${idea}: ${count}`);
