// The random player: any allowed decision, each equally likely; the measure below which nobody may fall.
import { fact } from '../inference/facts.ts';
import { type Aside, type Decision, isAside } from '../table/log.ts';
import { allowedOf } from '../table/readers.ts';
import type { Random } from '../base/random.ts';
import type { SeatView } from '../round/view.ts';
import type { Choice, Player } from './player.ts';

/** One in so many windows is used for a Stoss, a Retour, doubling a Ramsch or a Durchbruch. */
const DOUBLING_ODDS = 12;

/** What the seat may really do now, apart from what is said besides the cards. */
export const turnDecisions = ({ options }: SeatView): readonly Decision[] =>
  options.flatMap(({ decision, verdict }) => (verdict.legal && !isAside(decision) ? [decision] : []));

/** The Stoss, the Retour or the doubling of a Ramsch that the seat may give now. */
export function doublingOf(view: SeatView): Exclude<Aside, { type: 'durchbruch' | 'ansage' }> | undefined {
  const aside = asideOf(view);
  return aside?.type === 'durchbruch' || aside?.type === 'ansage' ? undefined : aside;
}

/** The announcements of Doppelkopf that the seat may make now, from the lowest up. */
export const ansagenOf = ({ options }: SeatView): readonly Extract<Aside, { type: 'ansage' }>[] =>
  allowedOf(options, 'ansage');

/** What the seat may say besides its card now: Stoss, Retour, doubling a Ramsch, Durchbruch, or the lowest announcement. */
export const asideOf = ({ options }: SeatView): Aside | undefined =>
  options.flatMap(({ decision, verdict }) => (verdict.legal && isAside(decision) ? [decision] : []))[0];

function anyOf(decisions: readonly Decision[], random: Random): Choice {
  const decision = decisions[random.below(decisions.length)];
  if (!decision) throw new Error('a player was asked although nothing can be decided');
  return { decision, because: [fact('any.random', { choices: decisions.length })] };
}

export const randomPlayer: Player = {
  decide: (view, { random }) => anyOf(turnDecisions(view), random),
  double(view, { random }) {
    const decision = view.phase === 'auction' ? turnDecisions(view)[0] : asideOf(view);
    if (!decision || random.below(DOUBLING_ODDS) > 0) return undefined;
    return { decision, because: [fact('any.random', { choices: DOUBLING_ODDS })] };
  },
};
