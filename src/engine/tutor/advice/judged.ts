// The judgement on a decision that was taken, or is about to be: what a first look holds to lose something is looked at anew in other deals.
import type { SeatView } from '../../round/view.ts';
import { endDeals } from '../../bots/endgame/judged-at-end.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { playedCard } from '../../table/readers.ts';
import { adviseAt, cardAdviser } from './advise.ts';
import type { Advice, AdviceThink, Considered } from './advice.ts';
import { adviseAside } from './aside-advice.ts';
import { rowOf } from './effort.ts';
import { adviseCard } from './card-advice.ts';
import { gradeBySearch, valueIn } from './grade.ts';
import { pairedLook } from './paired-look.ts';

/** The judgement on a decision in turn; `first` is the advice on it, if that is known. Throws if it is not the turn of the seat (programming error). */
export function judgedAt(
  view: SeatView,
  decision: Considered,
  think: AdviceThink,
  first: Advice = adviseAt(view, think),
): Advice {
  if (!isDoubted(first, decision, think)) return first;
  const card = playedCard(decision);
  if (card !== undefined && cardAdviser(view) === adviseCard) {
    const know = knowledgeOf(view);
    if (endDeals(know, rowOf(think.effort).end) === undefined) return pairedLook(know, first, card, think);
  }
  return confirmed(first, adviseAt(view, deeply(think)));
}

/** The same of what may be said at any time, or left; undefined if nothing may. */
export function judgedAside(
  view: SeatView,
  decision: Considered,
  think: AdviceThink,
  first: Advice | undefined = adviseAside(view, think),
): Advice | undefined {
  const second = first && isDoubted(first, decision, think) ? adviseAside(view, deeply(think)) : undefined;
  return first && second ? confirmed(first, second) : first;
}

const deeply = ({ random }: AdviceThink): AdviceThink => ({ random, effort: 'deep' });

/** Whether the first look holds a decision to be worse than another one, and a second one is to be taken. */
const isDoubted = (first: Advice, decision: Considered, { effort }: AdviceThink): boolean =>
  rowOf(effort).again > 0 && gradeBySearch(first, decision) !== 'best';

/**
 * The second look, in which the best decision is still that of the first one: the best of some is best by luck too, so what it is worth more is told
 * by more deals, which had no part in choosing it.
 */
function confirmed({ ranked: [best], facts, against }: Advice, second: Advice): Advice {
  const chosen = best && valueIn(second, best.decision);
  if (!chosen || chosen === second.ranked[0]) return second;
  const ranked = [chosen, ...second.ranked.filter((each) => each !== chosen)];
  const { against: _, ...rest } = second;
  return { ...rest, ranked, facts, ...(against !== undefined && { against }) };
}
