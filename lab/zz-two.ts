// Throw-away.
import { randomOf } from '../src/engine/base/random.ts';
import { knowledgeOf } from '../src/engine/inference/knowledge.ts';
import { usualWhy, ideasFor } from '../src/engine/tutor/ideas/main-idea.ts';
import { allReasonsOf, reasonsOf } from '../src/engine/tutor/ideas/ideas.ts';
import { causeFor } from '../src/engine/tutor/ideas/cause-seen.ts';
import { recordedMoves, someChoice } from './measure/tutor/recorded-moves.ts';
const [file = '', wanted = '783', seed = 'hints to read', card = '', against = ''] = process.argv.slice(2);
for await (const { number, moves } of recordedMoves(file, (n) => n === Number(wanted))) {
  const { view } = someChoice(moves, randomOf(seed, number))!;
  const know = knowledgeOf(view);
  for (const c of know.legal) { const said = reasonsOf(know, c).map((r) => r.id); console.log(c, allReasonsOf(know, c).map((r) => (said.includes(r.id) ? '' : '-') + r.id).join(' ')); }
  const c = (card || know.legal[0]) as never;
  console.log('usual', JSON.stringify(usualWhy(know, { card: c, good: [] })));
  for (const a of know.legal.filter((x) => x !== card)) console.log('vs', a, JSON.stringify(ideasFor(know, { card: c, against: a, good: [] })), 'cause', JSON.stringify(causeFor(know, { card: c, against: a, good: [], hangs: 'much' })));
}
