// The random player: any allowed decision, each equally likely; the measure below which nobody may fall.
import { fact } from '../facts.ts';
import type { Decision } from '../log.ts';
import type { Random } from '../random.ts';
import type { SeatView } from '../view.ts';
import type { Choice, Player } from './player.ts';

/** One in so many windows is used for a Stoss or a Retour. */
const DOUBLING_ODDS = 12;

/** What the seat may really do now, Stoss and Retour apart. */
export const turnDecisions = ({ options }: SeatView): readonly Decision[] =>
  options.flatMap(({ decision, verdict }) => (verdict.legal && !isDoubling(decision) ? [decision] : []));

/** The Stoss or Retour that the seat may give now. */
export const doublingOf = ({ options }: SeatView): Decision | undefined =>
  options.find(({ decision, verdict }) => verdict.legal && isDoubling(decision))?.decision;

const isDoubling = ({ type }: Decision): boolean => type === 'stoss' || type === 'retour';

function anyOf(decisions: readonly Decision[], random: Random): Choice {
  const decision = decisions[random.below(decisions.length)];
  if (!decision) throw new Error('a player was asked although nothing can be decided');
  return { decision, because: [fact('any.random', { choices: decisions.length })] };
}

export const randomPlayer: Player = {
  decide: (view, { random }) => anyOf(turnDecisions(view), random),
  double(view, { random }) {
    const decision = view.phase === 'auction' ? turnDecisions(view)[0] : doublingOf(view);
    if (!decision || random.below(DOUBLING_ODDS) > 0) return undefined;
    return { decision, because: [fact('any.random', { choices: DOUBLING_ODDS })] };
  },
};
