// A question as it is spoken, with the keys that answer it.
import { isOffer, type Question } from '../../../shared/table/questions.ts';
import type { Settings } from '../../../shared/files/settings.ts';
import { tellQuestion } from '../../../words/speak/question-words.ts';
import type { Speech } from '../../state/speech.svelte.ts';

/** Questions that are answered with yes or no. */
const YES_OR_NO: ReadonlySet<Question> = new Set<Question>(['legen', 'lay', 'spritz', 'claim', 'obers', 'widow']);

export function questionWords(question: Question, speech: Speech, letters: Settings['letterKeys']): string {
  const { questions } = speech.ui;
  const title = tellQuestion(questions, question, speech.plain);
  const said = /[.!?]$/.test(title) ? title : `${title}.`;
  const told = letters === 'on' && (isOffer(question) || YES_OR_NO.has(question));
  return told ? `${said} ${questions.keys}` : said;
}
