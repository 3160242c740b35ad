// What is usually played: how likely each legal card is, as the model of play foretells it for the seat that is to choose.
import type { Knowledge } from '../../inference/knowledge.ts';
import { maskOf } from '../../search/layout.ts';
import { compile } from '../../search/masks.ts';
import { hasCardsBeside, hasDoublePack, playersAt, seatsAt } from '../../table/table-rules.ts';
import { foretelling } from './hand-reading.ts';
import { nextPlay } from './past-plays.ts';

/** Whether the model of play speaks of the kind of game: two sides, one pack without cards beside the hands, card points, no cards on the table. */
export const isForetold = ({ view: { rules, table, trick }, declarer, contract }: Knowledge): boolean =>
  declarer !== undefined &&
  contract.row.goal.kind === 'points' &&
  table === undefined &&
  trick?.idle === undefined &&
  !hasDoublePack(rules) &&
  !hasCardsBeside(rules) &&
  playersAt(rules) > 2;

/** Whether the model was made from such games: the usual one of four, with the long pack, a Rufspiel or one played alone. */
export const isPeoplesGame = (know: Knowledge): boolean =>
  isForetold(know) && know.view.rules.game === undefined && know.view.rules.pack === 32;

/** How likely each of `know.legal` is to be played, 0 to 1, as the model foretells it; undefined where it does not speak of the game. */
export function usualCards(know: Knowledge): readonly number[] | undefined {
  const { view, contract, declarer, hand, legal } = know;
  if (!isForetold(know) || declarer === undefined) return undefined;
  const compiled = compile(contract, view.rules.pack);
  const { layout } = compiled;
  const parties = { declarer, partner: partnerAsKnown(know) };
  const foretold = foretelling(
    compiled,
    parties,
    nextPlay(view, compiled),
  )(maskOf(layout, hand), maskOf(layout, legal));
  return legal.map((card) => foretold.find((each) => each.card === layout.bitOf[card])?.chance ?? 0);
}

/** The partner as far as the seat knows; a seat that may be it while that is hidden, -1 if the declarer plays alone. */
function partnerAsKnown({ view, contract, role, seat, declarer }: Knowledge): number {
  if (role === 'partner') return seat;
  const revealed = view.contract?.revealed?.seat;
  if (revealed !== undefined || contract.called === undefined) return revealed ?? -1;
  return seatsAt(view.rules).find((each) => each !== seat && each !== declarer) ?? -1;
}
