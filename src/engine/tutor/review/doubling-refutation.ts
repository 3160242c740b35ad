// Why a Stoss or Retour is bad, or letting it go is: the game about which it is, played out in imagined deals.
import { canImagineDoubling, type PlayedDeal, playedDeals } from '../../bots/bidding/doubling-by-simulation.ts';
import { isFitted } from '../../bots/bidding/decks.ts';
import { doublingOf } from '../../bots/random-player.ts';
import { afterDoubling, leadIn, playedContract } from '../../table/announced-contract.ts';
import { pointsOfPack } from '../../base/cards.ts';
import type { SeatView } from '../../round/view.ts';
import type { Considered } from '../advice/advice.ts';
import type { Course } from './happenings.ts';

/** The doubled game in some imagined deals, and the one of them that is most typical for how it turns out there. */
export interface DoublingRefutation {
  /** `lost`: how the side that would double loses the game. `missed`: how it wins what the seat would not double. */
  readonly shows: 'lost' | 'missed';
  /** In so many of so many deals it turns out like this. */
  readonly count: number;
  readonly deals: number;
  /** Card points of that side in the deal that is shown, and those with which it wins. */
  readonly points: number;
  readonly needed: number;
  /** The first tricks of that deal, from the one that lies there, as players who see no hidden card would play them. */
  readonly course: Course;
}

/** Tricks that are shown. */
const TRICKS = 3;

/**
 * What speaks against a Stoss or Retour, or against leaving it, from the view of whoever may give it: deals that fit the announcement, played out
 * by rules of thumb, which the advice weighs beside the chance of the cards. Nothing where these are not imagined, or where less than half of them show it.
 */
export function refutationOfDoubling(view: SeatView, decision: Considered): DoublingRefutation | undefined {
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
    course: typical.course.slice(0, TRICKS),
  };
}

/** The deal whose card points come nearest to the mean. */
function typicalOf(found: readonly PlayedDeal[]): PlayedDeal | undefined {
  const mean = found.reduce((sum, { points }) => sum + points, 0) / found.length;
  return [...found].sort((a, b) => Math.abs(a.points - mean) - Math.abs(b.points - mean))[0];
}
