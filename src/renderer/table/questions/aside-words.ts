// What stands on the button for something that may be said besides one's turn.
import type { BoardAction, TableView } from '../../../shared/table/board.ts';
import { isStep } from '../../../shared/table/questions.ts';
import { isPhrased, phraseOf } from '../../../words/base/call-words.ts';
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
  if (!isPhrased(decision)) throw new Error(`${decision.type} is no offer`);
  const step = isStep(decision.type) ? stepNow(view) : undefined;
  return phraseOf({ ...decision, ...(step && { step }) }, speech.calls, speech.nameAt(view.board));
}
