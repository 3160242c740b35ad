// A decision in a few words, as a hint, a warning or the question "why" names it.
import type { Considered } from '../../shared/teaching/advice-answers.ts';
import { phraseOf } from '../../words/base/call-words.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { Speech } from '../state/speech.svelte.ts';

/** "Eichel-Ober", "„Weiter“ sagen", "Stoß geben". */
export function decisionWords(decision: Considered, speech: Speech, name: Naming): string {
  const words = speech.ui.advice.decision;
  switch (decision.type) {
    case 'play':
    case 'give':
    case 'return':
      return words.play(name.card(decision.card));
    case 'call':
    case 'knock':
    case 'legen':
    case 'lay':
    case 'spritz':
    case 'claim':
    case 'doppler':
    case 'durchbruch':
      return words.call(phraseOf(decision, speech.calls, name).button);
    case 'announce':
      return words.announce(name.announcement(decision.announcement));
    case 'passOn':
    case 'discard':
      return decision.cards.map((card) => name.card(card)).join(', ');
    case 'cut':
    case 'leave':
    case 'stoss':
    case 'retour':
      return words[decision.type];
    default:
      return phraseOf(decision, speech.calls, name).button;
  }
}
