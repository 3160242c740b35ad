// Why a call or an announcement is bad: the game that it leads to, or the one that it lets go, played out in imagined deals.
import { type Announcement, announcementOf } from '../../base/contract.ts';
import { playOf, playOut } from '../../bots/bidding/bidding-play-out.ts';
import type { Plan } from '../../bots/bidding/plans.ts';
import { simulatedDeals } from '../../bots/bidding/simulated.ts';
import { partnerFor, sideOf } from '../../play/parties.ts';
import type { World } from '../../inference/worlds.ts';
import { type Final, finalOfPoints } from '../../open-game/outcomes.ts';
import type { SeatView } from '../../round/view.ts';
import type { Decision } from '../../table/log.ts';
import { hasBlind, hasCardsBeside, hasDoublePack } from '../../table/table-rules.ts';
import type { AdviceThink } from '../advice/advice.ts';
import { appraised, planBehind } from '../advice/bid-values.ts';
import { type Course, TRICKS_SHOWN, type TypicalDeal, typicalOf } from './happenings.ts';

/** One of the imagined deals, played to its end. */
interface PlayedOut {
  readonly won: Final['won'];
  /** Card points of the declaring side. */
  readonly points: number;
  readonly course: Course;
}

/** The game that a bid leads to, or a better one that it lets go. */
export interface BidRefutation extends TypicalDeal {
  readonly announcement: Announcement;
}

/**
 * What a bid leads to against a better one, from the view of whoever is to bid, in the very deals from which the advice has its
 * price; nothing where no card points decide, where the deals do not show it, or in games whose auctions are no ladder of contracts.
 * The same view is always answered alike; about half a second of work.
 */
export function refutationOfBid(
  view: SeatView,
  bid: Decision,
  better: Decision,
  think: AdviceThink,
): BidRefutation | undefined {
  const { rules } = view;
  if (!isBid(bid) || !isBid(better) || hasDoublePack(rules) || hasCardsBeside(rules) || hasBlind(rules))
    return undefined;
  const { plans, worlds: weighed } = appraised(view, think);
  const worlds = simulatedDeals(view, weighed.count);
  const wanted = planBehind(view, bid, plans);
  const lost = wanted && playedOutOf(view, wanted, worlds, 'lost');
  if (lost && isUsual(lost)) return lost;
  const instead = planBehind(view, better, plans);
  const missed = instead && instead !== wanted ? playedOutOf(view, instead, worlds, 'missed') : undefined;
  return missed && isUsual(missed) ? missed : lost;
}

const isUsual = ({ count, deals }: BidRefutation): boolean => count * 2 >= deals;

const isBid = ({ type }: Decision): boolean => type === 'call' || type === 'announce';

function playedOutOf(
  view: SeatView,
  { contract }: Plan,
  worlds: readonly World[],
  shows: BidRefutation['shows'],
): BidRefutation | undefined {
  const { goal } = contract.row;
  if (goal.kind !== 'points') return undefined;
  const found = worlds
    .map((dealt): PlayedOut => {
      const imagined = playOf(view, contract, dealt);
      const side = sideOf(view.seat, partnerFor(contract, dealt, view.seat));
      const course = playOut(view, imagined).done;
      const points = course.reduce((sum, trick) => sum + (side.includes(trick.winner) ? trick.points : 0), 0);
      return { won: finalOfPoints(goal, points).won, points, course };
    })
    .filter(({ won }) => won === (shows === 'missed'));
  const typical = typicalOf(found);
  return (
    typical && {
      shows,
      announcement: announcementOf(contract),
      count: found.length,
      deals: worlds.length,
      points: typical.points,
      needed: goal.atLeast,
      course: typical.course.slice(0, TRICKS_SHOWN),
    }
  );
}
