// The answers that the first screen is made of, as they stand when the program is closed.
import { CALLS } from '../../shared/calls/all-calls.ts';
import { type FirstAnswers, type FirstPage, firstRules } from '../../shared/calls/first-answers.ts';
import type { HandlersOf, InputOf, NameOf, OutputOf } from '../../shared/border/ipc.ts';
import { nextLesson } from '../../shared/teaching/next-lesson.ts';
import { withoutMarks } from '../../words/glossary/glossary-links.ts';
import { tellLesson } from '../../words/speak/lessons/tell-lesson.ts';
import { namingOf } from '../../words/speak/naming-of.ts';
import type { Reading } from '../library/round-name.ts';

export type Noted = Required<Pick<FirstPage, 'answers'>> & Pick<FirstPage, 'lesson'>;

/** Asks as the page does, with the checks of both sides; undefined where that fails. */
export async function firstAnswers(handlers: HandlersOf<typeof CALLS>, reading: Reading): Promise<Noted | undefined> {
  async function ask<K extends NameOf<typeof CALLS>>(name: K, input: InputOf<typeof CALLS, K>) {
    const handler = handlers[name] as (input: unknown) => unknown;
    const answer = await handler(CALLS[name].input.parse(input));
    return CALLS[name].output.parse(answer) as OutputOf<typeof CALLS, K>;
  }
  const sets = await ask('rules.sets', {});
  const rules = firstRules(sets);
  if (rules === undefined) return undefined;
  const answers: FirstAnswers = {
    'table.view': await ask('table.view', {}),
    'session.aside': await ask('session.aside', {}),
    'lesson.list': await ask('lesson.list', {}),
    'rules.sets': sets,
    'rules.view': await ask('rules.view', rules),
    'library.list': await ask('library.list', { count: 1 }),
  };
  const next = nextLesson(answers['lesson.list']);
  if (!next) return { answers };
  const { language, deck } = reading;
  const title = tellLesson(next.title, namingOf(language, deck, ['', '', '', ''], undefined));
  return { answers, lesson: withoutMarks(title, language) };
}
