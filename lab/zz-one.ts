// Throw-away.
import { randomOf } from '../src/engine/base/random.ts';
import { adviseCard } from '../src/engine/tutor/advice/card-advice.ts';
import { rowOf } from '../src/engine/tutor/advice/effort.ts';
import { knowledgeOf } from '../src/engine/inference/knowledge.ts';
import { equallyGood, worseOnes } from '../src/engine/tutor/advice/grade.ts';
import { usualWhy } from '../src/engine/tutor/ideas/main-idea.ts';
import { reasonsOf } from '../src/engine/tutor/ideas/ideas.ts';
import { recordedMoves, someChoice } from './measure/tutor/recorded-moves.ts';
const [file = '', wanted = '783'] = process.argv.slice(2);
for await (const { number, moves } of recordedMoves(file, (n) => n === Number(wanted))) {
  const { view } = someChoice(moves, randomOf('steady', number))!;
  const know = knowledgeOf(view);
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const a = adviseCard(view, { random: randomOf('steady', seed), effort: rowOf('quick') });
    const card = (a.ranked[0]!.decision as any).card;
    const good = equallyGood(a).map((d: any) => d.card), worse = worseOnes(a).map((d: any) => d.card);
    console.log(card, 'good', good.join(), 'worse', worse.join(), JSON.stringify(a.facts), JSON.stringify(usualWhy(know, { card, good: [...good, ...worse] })));
  }
  for (const c of know.legal) console.log(c, reasonsOf(know, c).map((r) => r.id).join(' '));
}
