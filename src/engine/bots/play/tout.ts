// Playing when every trick counts: the declarer must take each one, the defenders need one.
import type { Card } from '../../cards.ts';
import { fact } from '../../facts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Judged, Term } from './term.ts';
import { prospectOf } from './trick-value.ts';
import { WEIGHTS } from './weights.ts';

/** Adds the weight of the trick itself to what otherwise speaks for a card. */
export function withEveryTrick(know: Knowledge, judged: Judged): Judged {
  const { takes, chance } = prospectOf(know, judged.card);
  const value = WEIGHTS.toutTrick * chance;
  const term: Term = takes && know.trick ? { value, fact: takingFact(know, judged.card) } : { value };
  return { ...judged, terms: [term, ...judged.terms] };
}

const takingFact = (know: Knowledge, card: Card): NonNullable<Term['fact']> =>
  know.role === 'defender' ? fact('follow.stopTout', { card }) : fact('follow.mustTake', { card });
