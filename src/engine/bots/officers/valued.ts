// What may be decided in a game from the table comes to in imagined deals that are played out (SPEC 3.18).
import type { Card } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { dealBefore, dealNow } from '../../inference/table-deals.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import { type TableGame, tableOutcome, tableOutcomes } from '../../open-game/table-outcomes.ts';
import { orderOf } from '../../play/order.ts';
import type { LaidOut } from '../../table/laid-out.ts';
import type { SeatView } from '../../round/view.ts';
import { announcedContract, playedContract } from '../../table/announced-contract.ts';
import type { Decision } from '../../table/log.ts';
import { entriesOf } from '../../table/readers.ts';
import { turnDecisions } from '../random-player.ts';
import type { InDeals } from '../sampling/in-deals.ts';

/** How much is thought: imagined deals, and how many cards may be left for exact play. */
export interface TableEffort {
  readonly deals: number;
  readonly exact: number;
}

/** The game of a view in which a contract has been chosen. Throws before that (programming error). */
export function tableGameOf(view: SeatView): TableGame {
  const { contract, rules, doublings, trick, tricks, forehand } = view;
  if (!contract) throw new Error('no contract has been chosen');
  return {
    billed: { rules, doublings },
    contract: playedContract(rules, contract),
    declarer: contract.declarer ?? forehand,
    trick: trick ?? { leader: forehand, cards: [] },
    done: tricks,
  };
}

/** The same for a contract that would be chosen. */
const gameWith = ({ rules, doublings, forehand }: SeatView, contract: Contract): TableGame => ({
  billed: { rules, doublings },
  contract,
  declarer: forehand,
  trick: { leader: forehand, cards: [] },
  done: [],
});

const inDeals = (count: number, decisions: readonly Decision[], of: () => readonly Outcome[]): InDeals => ({
  decisions,
  outcomes: Array.from({ length: count }, of),
});

/** Every card that may be played. */
export function cardsInDeals(view: SeatView, { deals, exact }: TableEffort, random: Random): InDeals {
  const game = tableGameOf(view);
  const order = orderOf(game.contract, view.rules.pack);
  const decisions = entriesOf(turnDecisions(view), 'play');
  const cards: readonly Card[] = decisions.map(({ card }) => card);
  return inDeals(deals, decisions, () => tableOutcomes(game, dealNow(view, order, random), view.seat, cards, exact));
}

/** Every contract that may be chosen, in the same deals. */
export function choicesInDeals(view: SeatView, { deals, exact }: TableEffort, random: Random): InDeals {
  const decisions = entriesOf(turnDecisions(view), 'announce');
  const games = decisions.map(({ announcement }) => gameWith(view, announcedContract(view.rules, announcement)));
  return inDeals(deals, decisions, () => {
    const deal = dealBefore(view, random);
    return games.map((game) => tableOutcome(game, deal, view.seat, exact));
  });
}

/** Doubling and leaving it. */
export function spritzInDeals(view: SeatView, { deals, exact }: TableEffort, random: Random): InDeals {
  const decisions = entriesOf(turnDecisions(view), 'spritz');
  const game = tableGameOf(view);
  const doubled = doubledOnce(game);
  return inDeals(deals, decisions, () => {
    const deal = dealBefore(view, random);
    const of = (each: TableGame): Outcome => tableOutcome(each, deal, view.seat, exact);
    return decisions.map(({ says }) => of(says === 'double' ? doubled : game));
  });
}

/** The other player. */
export const otherThan = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** What everything that the seat may do comes to in one deal that is known. */
export function inDeal(view: SeatView, deal: LaidOut, exact: number): readonly Outcome[] {
  const decisions = turnDecisions(view);
  const cards = entriesOf(decisions, 'play').map(({ card }) => card);
  if (cards.length > 0) return tableOutcomes(tableGameOf(view), deal, view.seat, cards, exact);
  return decisions.flatMap((each) => {
    if (each.type === 'announce')
      return [tableOutcome(gameWith(view, announcedContract(view.rules, each.announcement)), deal, view.seat, exact)];
    if (each.type !== 'spritz') return [];
    const game = tableGameOf(view);
    return [tableOutcome(each.says === 'double' ? doubledOnce(game) : game, deal, view.seat, exact)];
  });
}

/** The game once the dealer has doubled. */
const doubledOnce = ({ billed, ...game }: TableGame): TableGame => ({
  ...game,
  billed: { ...billed, doublings: { ...billed.doublings, spritz: (billed.doublings.spritz ?? 0) + 1 } },
});
