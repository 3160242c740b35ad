// Calling contracts in turn, and the Stoss, for two players with piles: whatever comes to most in imagined deals.
import type { Announcement } from '../../base/contract.ts';
import { type Random, randomOf } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { consistentDeals } from '../../inference/deal-cases.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { knowledgeOf } from '../../inference/knowledge.ts';
import { worldsOf } from '../../inference/worlds.ts';
import { announcedContract } from '../../table/announced-contract.ts';
import type { SeatView } from '../../round/view.ts';
import type { DoublingJudge } from '../bidding/doubling.ts';
import { factsOfContract } from '../bidding/plan-facts.ts';
import type { Choice } from '../player.ts';
import { dealsBefore, worthIn } from './imagined.ts';
import { announcementIn } from '../../table/readers.ts';

/** Imagined deals for each thing that may be said. */
const DEALS = 24;

/** Chance that a doubling must promise: deals that are solved with open cards flatter whoever looks into them. */
const DOUBLING_CHANCE = 0.75;

/** What may be said, and what it comes to. */
export interface ValuedCall {
  readonly decision: Choice['decision'];
  /** Who would declare what. */
  readonly declarer: Seat;
  readonly announcement: Announcement;
  /** Expected balance of the seat, in points of the score, and the chance to win, 0 - 1. */
  readonly cents: number;
  readonly chance: number;
}

/** Everything that the seat may say, the best first. */
export function valuedCalls(view: SeatView, deals: number, random: Random): readonly ValuedCall[] {
  const worlds = dealsBefore(view, deals, random);
  const found = view.options.flatMap(({ decision, verdict }): readonly ValuedCall[] => {
    if (!verdict.legal) return [];
    const announcement = announcementIn(decision);
    const said = announcement ? { seat: view.seat, announcement } : view.called;
    if (!said) return [];
    const { cents, won } = worthIn(view, announcedContract(view.rules, said.announcement), said.seat, worlds);
    return [{ decision, declarer: said.seat, announcement: said.announcement, cents, chance: won }];
  });
  return found.sort((a, b) => b.cents - a.cents);
}

/** Why a contract is called, or left to the other player. */
export function factsOfCall(view: SeatView, { decision, announcement }: ValuedCall): readonly Fact[] {
  const { called } = view;
  if (decision.type !== 'announce')
    return called ? [fact('bid.accept', { holder: called.seat, shown: called.announcement.contract })] : [];
  const over = called && fact('bid.overcall', { over: called.announcement.contract, with: announcement.contract });
  return [...(over ? [over] : []), ...factsOfContract(view, announcedContract(view.rules, announcement))];
}

/** The call of the seat whose turn it is. */
export function callContract(view: SeatView, random: Random): Choice {
  const [best] = valuedCalls(view, DEALS, random);
  if (!best) throw new Error('nothing may be said');
  return { decision: best.decision, because: factsOfCall(view, best) };
}

/** How far the chance of the side that doubles lies above what a doubling needs, in imagined deals. */
export const doublingInDeals: DoublingJudge = (view) => {
  const { contract } = view;
  if (contract?.declarer === undefined) throw new Error('nobody has called a contract');
  const knowledge = knowledgeOf(view);
  const deals = worldsOf(consistentDeals(knowledge));
  const random = randomOf('doubling', view.seat, ...view.dealtHand);
  const worlds = Array.from({ length: DEALS }, () => deals.draw(random));
  return worthIn(view, knowledge.contract, contract.declarer, worlds).won - DOUBLING_CHANCE;
};
