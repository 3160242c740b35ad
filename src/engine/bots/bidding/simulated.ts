// What a hand has been found to come to in imagined deals: all its contracts are looked at in the same deals, and what the call has simulated serves the announcement.
import type { Announcement, Contract } from '../../base/contract.ts';
import { randomOf } from '../../base/random.ts';
import type { World } from '../../inference/worlds.ts';
import type { SeatView } from '../../round/view.ts';
import { dealModelOf } from './deal-chances.ts';
import { deckAt } from './decks.ts';
import { imaginedDeals } from './imagined-deals.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { playOf } from './bidding-play-out.ts';
import { decisionsOf } from '../../table/readers.ts';

export interface BiddingEffort {
  /** Deals that are imagined for each contract. */
  readonly deals: number;
  /** Nodes of the solver for each contract after which no further deal is looked at. */
  readonly nodes: number;
  /** Deals in which it is looked at what silence is worth, and what all hands let expect; as many at least as for each contract. */
  readonly silent: number;
  /** Whether a hand that has no game anyway is left alone: nobody asks what its silence is worth. */
  readonly hopeless: 'left' | 'weighed';
}

/** On average a few hundredths of a second for each contract that is in doubt. */
export const MEISTER_BIDDING: BiddingEffort = { deals: 32, nodes: 400_000, silent: 32, hopeless: 'left' };

/** What a contract of the hand comes to. */
export type Simulate = (announcement: Announcement, contract: Contract) => Outlook;

/** Decisions whose outlooks are kept: those of a few tables that are played at the same time. */
const KEPT = 16;

const known = new Map<string, Map<string, Outlook>>();

/**
 * Looks at contracts of the seat in deals that fit what had been said before its last word, in those that have been drawn already (see
 * simulatedDeals) if there are any; the same view is always answered alike.
 */
export function simulatorOf(view: SeatView, effort: BiddingEffort, deals?: readonly World[]): Simulate {
  const told = beforeLastWord(view);
  const outlooks = outlooksFor(told, effort);
  let drawn: readonly World[] | undefined = deals?.slice(0, effort.deals);
  return (announcement, contract) => {
    const key = JSON.stringify(announcement);
    const before = outlooks.get(key);
    if (before) return before;
    drawn ??= dealsFor(told, effort.deals);
    const plays = drawn.map((dealt) => playOf(told, contract, dealt));
    const ways = dealModelOf(contract, deckAt(told.rules)) ? 'played' : 'both';
    const outlook = outlookOf(told, plays, effort.nodes, ways);
    outlooks.set(key, outlook);
    return outlook;
  };
}

/** The deals in which contracts of the seat are looked at with an effort of so many. */
export const simulatedDeals = (view: SeatView, deals: number): readonly World[] =>
  dealsFor(beforeLastWord(view), deals);

const dealsFor = (told: SeatView, deals: number): readonly World[] =>
  imaginedDeals(told, deals, randomOf('bidding', ...told.dealtHand, ...callsIn(told)));

/**
 * Whoever announces has looked at his contracts when he last spoke: what was said after that is left aside, so that nothing is
 * looked at twice.
 */
function beforeLastWord(view: SeatView): SeatView {
  const { calls, claims } = view.auction;
  const word = calls.findLastIndex(({ seat }) => seat === view.seat);
  const claim = claims.findLastIndex(({ seat }) => seat === view.seat);
  const announces = decisionsOf(view.options, 'announce').length > 0;
  if (!announces || word < 0 || claim < 0) return view;
  return { ...view, auction: { ...view.auction, calls: calls.slice(0, word), claims: claims.slice(0, claim) } };
}

const callsIn = ({ auction }: SeatView): readonly string[] => auction.calls.map(({ seat, call }) => `${seat}${call}`);

function outlooksFor(told: SeatView, effort: BiddingEffort): Map<string, Outlook> {
  const { rules, seat, forehand, dealtHand } = told;
  const key = JSON.stringify([rules, seat, forehand, dealtHand, callsIn(told), effort]);
  const kept = known.get(key) ?? new Map<string, Outlook>();
  known.delete(key);
  known.set(key, kept);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return kept;
}
