// Everything said in a position, put into words.
import type { Naming } from '../../../src/words/types/naming.ts';
import { tellExplanation, tellFact, tellNote } from '../../../src/words/speak/explanations.ts';
import { tellResult } from '../../../src/words/speak/tell-result.ts';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { nameOfDecision } from '../../../src/words/speak/considered.ts';
import { UI_ADVICE_DE } from '../../../src/words/de/ui-advice.ts';
import { UI_ADVICE_EN } from '../../../src/words/en/ui-advice.ts';
import { phraseOf } from '../../../src/words/base/call-words.ts';
import { tellWith } from '../../../src/words/base/words.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import type { Said } from './places.ts';
import type { Form } from '../rendered-lint.ts';

/** A text with the id that made it. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly form: Form;
}

const sentence = (id: string, text: string): Sentence => ({ id, text, form: 'sentence' });
const phrase = (id: string, text: string): Sentence => ({ id, text, form: 'phrase' });

/** What one thing said is read as. */
export function sentencesFor(said: Said, name: Naming): readonly Sentence[] {
  switch (said.of) {
    case 'fact':
      return [sentence(said.fact.id, tellFact(said.fact, name))];
    case 'note':
      return [sentence(said.note.id, tellNote(said.note, name))];
    case 'glimpse': {
      const texts = (name.language === 'de' ? UI_ADVICE_DE : UI_ADVICE_EN).glimpses;
      return [sentence(said.glimpse.id, tellWith(texts, said.glimpse, name))];
    }
    case 'refusal': {
      const { rule, notes, allowed, short } = tellExplanation(said.refusal, name);
      const { id } = said.refusal.because;
      return [
        sentence(id, rule),
        ...notes.map((text, at) => sentence(said.refusal.notes[at]?.id ?? id, text)),
        ...(allowed === undefined ? [] : [sentence('allowed', allowed)]),
        phrase(`${id} short`, short),
      ];
    }
    case 'bill':
      return billFor(said, name);
    case 'option':
      return phrasesFor(said.decision, name);
  }
}

/** A bill line by line and in one line, what each player gets, and how the round ended. */
function billFor(
  { settlement, announcement, result }: Extract<Said, { of: 'bill' }>,
  name: Naming,
): readonly Sentence[] {
  const texts = textsOf(name.language).settlement;
  return [
    ...settlement.lines.map((line) => phrase(`bill ${line.kind}`, texts.line(line, announcement, name))),
    phrase('bill in one line', texts.calculation(settlement, name)),
    ...SEATS.map((seat) => sentence('bill of a player', texts.balance(settlement, seat, name))),
    sentence('result', tellResult(announcement, result, name)),
  ];
}

/** A bubble, a button and a meaning; and the name of the decision within a sentence. */
function phrasesFor(decision: Decision, name: Naming): readonly Sentence[] {
  const { calls } = textsOf(name.language);
  const named = phrase('decision', nameOfDecision(decision, name));
  const said = ((): { bubble: string; button: string; meaning: string } | undefined => {
    switch (decision.type) {
      case 'call':
      case 'announce':
      case 'obers':
      case 'passOn':
        return phraseOf(decision, calls, name);
      default:
        return undefined;
    }
  })();
  if (!said) return [named];
  return [named, sentence('bubble', said.bubble), phrase('button', said.button), sentence('meaning', said.meaning)];
}
