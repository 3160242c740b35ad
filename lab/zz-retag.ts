// Throw-away: tags of mined problems anew.
import { readFileSync } from 'node:fs';
import { MINED } from '../src/engine/teaching/problems/mined.ts';
import { knowledgeIn, nameOf, readProblem, reasonsIn, writeProblem } from '../src/engine/teaching/problems/problem.ts';
const more = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
const seen = new Set<string>();
for (const line of [...MINED.trim().split('\n'), ...more].filter((l) => /^\d/.test(l))) {
  const p = readProblem(line);
  const know = knowledgeIn(p);
  if (seen.has(nameOf(p))) continue;
  seen.add(nameOf(p));
  const others = p.cards.filter(({ card }) => !p.right.includes(card)).toSorted((a, b) => b.usual - a.usual).map(({ card }) => card);
  const found = [p.against, ...others].flatMap((against) => {
    const idea = reasonsIn(know, { right: p.right, against })[0]?.id;
    return idea ? [{ against, idea }] : [];
  })[0];
  if (!found) { console.error('DROPPED', nameOf(p), p.idea); continue; }
  if (found.idea !== p.idea) console.error('CHANGED', nameOf(p), p.idea, '->', found.idea);
  console.log(writeProblem({ ...p, ...found } as never));
}
