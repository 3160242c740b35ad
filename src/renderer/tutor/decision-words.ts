// A decision in a few words, as a hint, a warning or the question "why" names it.
import type { Considered } from '../../shared/teaching/advice-answers.ts';
import { isSaying, sayingOf } from '../../shared/table/sayings.ts';
import { doppelkopfSaid } from '../../words/base/call-words.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { Speech } from '../state/speech.svelte.ts';

/** "Eichel-Ober", "„Weiter“ sagen", "Stoß geben". */
export function decisionWords(decision: Considered, speech: Speech, name: Naming): string {
  const words = speech.ui.advice.decision;
  if (decision.type !== 'leave' && isSaying(decision))
    return words.call(speech.calls.doublings.sayings[sayingOf(decision)].button);
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return words.play(name.card(decision.card));
    case 'call':
      return words.call(speech.calls.call(decision.call, name).button);
    case 'announce':
      return words.announce(name.announcement(decision.announcement));
    case 'obers':
      return speech.calls.obers(decision.answer, name).button;
    case 'widow':
      return speech.calls.widow(decision.answer).button;
    case 'number':
      return speech.calls.number(decision, name).button;
    case 'tie':
      return speech.calls.tie(decision.answer).button;
    case 'reserve':
    case 'reservation':
    case 'ansage':
      return doppelkopfSaid(decision, speech.calls, name);
    case 'passOn':
    case 'discard':
      return decision.cards.map((card) => name.card(card)).join(', ');
    default:
      return words[decision.type];
  }
}
