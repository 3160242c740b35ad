// Why a Stoss or Retour is bad, or letting it go is: the game about which it is, played out in imagined deals.
import { canImagineDoubling, playedDeals } from '../../bots/bidding/doubling-by-simulation.ts';
import { isFitted } from '../../bots/bidding/decks.ts';
import { doublingOf } from '../../bots/random-player.ts';
import { afterDoubling, leadIn, playedContract } from '../../table/announced-contract.ts';
import { pointsOfPack } from '../../base/cards.ts';
import type { SeatView } from '../../round/view.ts';
import type { Considered } from '../advice/advice.ts';
import { TRICKS_SHOWN, type TypicalDeal, typicalOf } from './happenings.ts';

/**
 * What speaks against a Stoss or Retour, or against leaving it, from the view of whoever may give it: deals that fit the announcement, played out
 * by rules of thumb, which the advice weighs beside the chance of the cards. Nothing where these are not imagined, or where less than half of them show it.
 */
export function refutationOfDoubling(view: SeatView, decision: Considered): TypicalDeal | undefined {
  const give = doublingOf(view);
  if (!view.contract || !give || give.type === 'doppler' || !isFitted(view.rules)) return undefined;
  if (decision.type !== give.type && decision.type !== 'leave') return undefined;
  const now = playedContract(view.rules, view.contract);
  const contract = afterDoubling(view.rules, now, leadIn({ trick: view.trick, done: view.tricks }));
  const { goal } = contract.row;
  if (goal.kind !== 'points' || !canImagineDoubling(view, contract)) return undefined;
  const shows = decision.type === 'leave' ? 'missed' : 'lost';
  const deals = playedDeals(view, contract, give.type);
  const found = deals.filter(({ won }) => won === (shows === 'missed'));
  const typical = typicalOf(found);
  if (!typical || found.length * 2 < deals.length) return undefined;
  return {
    shows,
    count: found.length,
    deals: deals.length,
    points: typical.points,
    needed: give.type === 'retour' ? goal.atLeast : pointsOfPack(view.rules.pack) + 1 - goal.atLeast,
    course: typical.course.slice(0, TRICKS_SHOWN),
  };
}
