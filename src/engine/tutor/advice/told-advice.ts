// Advice with the chances that may be told in its game: those of deals, as such games have been found to end among our players.
import { isToldByGame, toldChance } from '../../bots/told/told-chance.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, Valued } from './advice.ts';

/** The advice with each chance as it is told, or without where nothing was measured; decisions are compared as before. */
export const told = (view: SeatView, advice: Advice): Advice =>
  isToldByGame(view.rules)
    ? { ...advice, ranked: advice.ranked.map((each, _, all) => toldOf(view, each, all.length)) }
    : advice;

/** Of a single word that may be said nothing was found out. */
function toldOf(view: SeatView, { chance, open = chance, ...others }: Valued, options: number): Valued {
  if (open === undefined || (options === 1 && others.decision.type !== 'play')) return others;
  const known = toldChance(view, others.decision, open);
  return { ...others, open, ...(known !== undefined && { chance: known }) };
}
