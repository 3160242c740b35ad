// Playing when every trick counts: the declarer must take each one, the defenders need one.
import type { Card } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { Judged } from './term.ts';
import { prospectOf } from './trick-value.ts';
import { WEIGHTS } from '../weights.ts';

/** Puts the weight of the trick itself in the place of the points in it, which nobody counts. */
export function withEveryTrick(know: Knowledge, judged: Judged): Judged {
  const { takes, chance, gain } = prospectOf(know, judged.card);
  const main = takes && know.trick ? takingFact(know, judged.card) : judged.main;
  return { ...judged, main, terms: [{ value: WEIGHTS.toutTrick * chance - gain }, ...judged.terms] };
}

const takingFact = (know: Knowledge, card: Card): Fact =>
  know.role === 'defender' ? fact('follow.stopTout', { card }) : fact('follow.mustTake', { card });
