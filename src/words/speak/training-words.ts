// What trainers ask and say, put into words.
import type { Ask } from '../../engine/teaching/trainers/trainer-remarks.ts';
import type { Told } from '../../engine/teaching/trainers/trainer.ts';
import { tellExplanation, tellFact, tellNote } from './explanations.ts';
import { textsOf } from '../base/catalogue.ts';
import type { Naming } from '../types/naming.ts';
import { ASKS_DE, TRAINER_REMARKS_DE } from '../de/training.ts';
import { ASKS_EN, TRAINER_REMARKS_EN } from '../en/training.ts';
import { tellPeople } from './verdicts.ts';
import { tellWith } from '../base/words.ts';

/** The question in one or two sentences. */
export const tellAsk = (ask: Ask, name: Naming): string =>
  tellWith(name.language === 'de' ? ASKS_DE : ASKS_EN, ask, name);

/** What is said about an answer, sentence by sentence; a refusal takes several. */
export function tellTold(told: Told, name: Naming): readonly string[] {
  switch (told.of) {
    case 'remark':
      return [tellWith(name.language === 'de' ? TRAINER_REMARKS_DE : TRAINER_REMARKS_EN, told.remark, name)];
    case 'note':
      return [tellNote(told.note, name)];
    case 'people':
      return [tellPeople(told.people, name)];
    case 'fact':
      return [tellFact(told.fact, name)];
    case 'bill':
      return [textsOf(name.language).settlement.line(told.line, told.announcement, name)];
    case 'refusal': {
      const { rule, notes } = tellExplanation(told.explanation, name);
      return [`${name.card(told.card)}: ${rule}`, ...notes];
    }
  }
}
