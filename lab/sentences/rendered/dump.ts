// Writes rendered sentences to be read as an editor reads: `node build/run-ts.mjs lab/sentences/rendered/dump.ts en`.
import '../../../src/words/all-languages.ts';
import { withoutMarks } from '../../../src/words/glossary/glossary-links.ts';
import { allTerms } from '../../../src/words/glossary/glossary.ts';
import { LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import { DECKS, LANGUAGES } from '../../../src/shared/border/language.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { tellLesson } from '../../../src/words/speak/lessons/tell-lesson.ts';
import { refsOf } from '../../support/lessons/refs.ts';
import { PLAYERS } from '../well-formed.ts';
import { reviewTexts, trainerTexts } from './besides.ts';
import { labelsFor } from './labels.ts';
import { manyPlaces } from './places.ts';
import { sentencesFor } from './sentences.ts';

/** Wordings of one id. */
const MOST = 4;
const POSITIONS = 600;

const [language = LANGUAGES[0], deck = DECKS[0]] = process.argv.slice(2);
const [known] = LANGUAGES.filter((each) => each === language);
const [cards] = DECKS.filter((each) => each === deck);
if (!known || !cards) throw new Error(`usage: ${LANGUAGES.join('|')} [${DECKS.join('|')}]`);

const name = namingOf(known, cards, PLAYERS, 0);
const open = namingOf(known, cards, PLAYERS, undefined);
const found = new Map<string, Set<string>>();

function keep(id: string, text: string): void {
  const texts = found.get(id) ?? new Set();
  found.set(id, texts);
  if (texts.size < MOST) texts.add(text);
}

for (const { said } of manyPlaces(POSITIONS, 'dump'))
  for (const each of said)
    for (const { id, text } of [...sentencesFor(each, name), ...sentencesFor(each, open)])
      keep(`${each.of} ${id}`, text);
for (const { id, tell } of [...trainerTexts(12), ...reviewTexts(4)]) tell(name).forEach((text) => keep(id, text));
for (const { id, text } of labelsFor(name)) keep(`label ${id}`, text);
for (const { id, short, long } of allTerms(known)) [short, long].forEach((text) => keep(`glossary ${id}`, text));
for (const lesson of LESSONS)
  for (const ref of refsOf(lesson)) keep(`lesson ${ref.path}`, withoutMarks(tellLesson(ref, name), known));

for (const [id, texts] of found) for (const text of texts) console.log(`${id}\t${text}`);
