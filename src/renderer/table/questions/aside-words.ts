// What stands on the button for something that may be said besides one's turn.
import type { BoardAction, TableView } from '../../../shared/table/board.ts';
import { isStep } from '../../../shared/table/questions.ts';
import { isSaying, sayingOf } from '../../../shared/table/sayings.ts';
import { stepPhrase } from '../../../words/base/call-words.ts';
import type { Phrase } from '../../../words/types/phrase.ts';
import type { Speech } from '../../state/speech.svelte.ts';

/** Steps of the chain from the third on have names of their own: Sub and so on. */
function stepNow({ board }: TableView): number | undefined {
  const { contract } = board;
  return contract?.retour === undefined ? undefined : 3 + (contract.further?.length ?? 0);
}

/** Button and meaning of a Stoss, an answer to it, a doubled Ramsch, a Durchbruch, a Hochzeit, an announcement of Doppelkopf. */
export function asideWords(
  decision: BoardAction['decision'],
  view: TableView,
  speech: Speech,
): Pick<Phrase, 'button' | 'meaning'> {
  if (decision.type === 'call') return speech.calls.call(decision.call, speech.nameAt(view.board));
  if (isStep(decision.type)) return stepPhrase(decision.type, stepNow(view), speech.calls);
  if (decision.type === 'ansage') return speech.calls.doppelkopf.ansagen[decision.says];
  if (isSaying(decision)) return speech.calls.doublings.sayings[sayingOf(decision)];
  throw new Error(`${decision.type} is no offer`);
}
