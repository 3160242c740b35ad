// Lists contradictions between lessons, trainers and tutor: `list.ts [ITEMS]`.
import { askedByTrainer, askedInLessons, EXCEPTIONS } from './contradictions.ts';

const [items = '40'] = process.argv.slice(2);
for (const [name, asked] of [
  ['lessons', askedInLessons({ made: 1, mined: 1 })],
  ['best leads', askedByTrainer(Number(items))],
] as const) {
  const found = asked.filter(({ step }) => !(step in EXCEPTIONS)).flatMap(({ contradictions }) => contradictions);
  console.log(`${name}: ${asked.length} asked, ${found.length} contradictions`);
  for (const each of found) console.log(`  ${each}`);
}
