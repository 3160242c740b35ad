// Advice with double packs: cards, and the reservations and announcements of Doppelkopf, each by what it comes to in imagined deals.
import { type Fact, fact } from '../../inference/facts.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import {
  valuedAnsagen,
  valuedCards,
  type Valued as ValuedInDeals,
  valuedReservations,
} from '../../bots/double-pack/valued.ts';
import { ansagenOf } from '../../bots/random-player.ts';
import { promised } from '../../bots/told/told-chance.ts';
import type { SeatView } from '../../round/view.ts';
import type { Advice, AdviceThink, Considered } from './advice.ts';
import { agreedFacts } from './agreed-facts.ts';
import { rowOf } from './effort.ts';
import { stakeOf } from './stake.ts';
import { ofDecision } from '../../table/readers.ts';

/** Imagined deals for every deal in which a bid is tried out elsewhere. */
const MORE = 3;

const adviceOf = (
  view: SeatView,
  valued: readonly ValuedInDeals<Considered>[],
  deals: number,
  facts: readonly Fact[],
): Advice => ({
  basis: 'yourView',
  seat: view.seat,
  ranked: valued.map(({ decision, points, chance, error }) => ({ decision, cents: points, chance, error })),
  stake: stakeOf(view),
  worlds: { of: 'drawn', count: deals },
  facts,
});

const expects = ([best]: readonly ValuedInDeals<Considered>[], deals: number): readonly Fact[] =>
  best ? [fact('dok.expects', { tenths: Math.round(10 * best.points), deals })] : [];

export function adviseReservation(view: SeatView, { random, effort }: AdviceThink): Advice {
  const deals = MORE * rowOf(effort).bids;
  const valued = valuedReservations(view, deals, random);
  return adviceOf(view, valued, deals, expects(valued, deals));
}

export function adviseDoublePackCard(view: SeatView, { random, effort }: AdviceThink): Advice {
  const deals = MORE * rowOf(effort).bids;
  const valued = valuedCards(view, deals, random);
  const advice = adviceOf(view, valued, deals, []);
  const { facts, ...against } = agreedFacts(knowledgeOf(view), advice);
  return { ...advice, ...against, facts: [...facts, ...expects(valued, deals)] };
}

/** Whether to announce something, and what; undefined if nothing may be announced. */
export function adviseAnsage(view: SeatView, { random, effort }: AdviceThink): Advice | undefined {
  if (ansagenOf(view).length === 0) return undefined;
  const deals = MORE * rowOf(effort).bids;
  const valued = valuedAnsagen(view, deals, random);
  const facts = ofDecision(valued.slice(0, 1), 'ansage').map(({ decision, chance }) =>
    fact('ansage.pays', { says: decision.says, ...promised(view, decision, chance, deals) }),
  );
  return adviceOf(view, valued, deals, facts);
}
