// Phase "auction": calls judged by the form of the auction and by the hand of the speaker (SPEC 2.3, 3.6).
import {
  afterCall,
  type Call,
  callsOf,
  interrupts,
  isAsked,
  isMarried,
  levelBid,
  namedIn,
  nameOfLevel,
  objectionToCall,
  type Outcome,
  outcomeOf,
  speakerOf,
} from '../auction/auction.ts';
import { announceObjection } from '../play/announce-rules.ts';
import type { Card } from '../base/cards.ts';
import { announcementsOf, choiceOf, contractOf, type ContractRow } from '../base/contract.ts';
import type { Decision } from '../table/log.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { AuctionRound, Round } from '../table/round.ts';
import type { Seat } from '../base/seats.ts';
import { biddableRows, offeredRow, type TableRules } from '../table/table-rules.ts';
import { afterAllPassed } from './all-pass.ts';
import { announced } from './announcing.ts';
import { handsWithOffer, mayReturn, returning } from './returning.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import type { Consequence } from '../kernel/consequence.ts';
import { tellDealt } from './telling.ts';

type Say = Extract<Decision, { type: 'call' }>;

/** Why a hand has nothing to announce in this row; the reason against its first form, if there are several. */
function objectionToRow(row: ContractRow, rules: TableRules, hand: readonly Card[]): Reason | undefined {
  const objections = announcementsOf(row).map((each) => announceObjection(contractOf(row, each), rules.pack, hand));
  return objections.includes(undefined) ? undefined : objections[0];
}

/** Rows that can be bid and whose level lies between this one and the ceiling of the auction. */
function rowsFrom({ rules, auction }: AuctionRound, level: number): readonly ContractRow[] {
  const levels = auction.ranking.slice(level, (auction.ceiling ?? auction.ranking.length) + 1).flat();
  return biddableRows(rules).filter(({ id }) => levels.includes(id));
}

/** A bid needs a contract of that level or higher in the hand; a name, a Sie and a Hochzeit need the very hand. */
function objectionOfHand(round: AuctionRound, seat: Seat, call: Call): Reason | undefined {
  const { rules, dealt, auction } = round;
  const hand = dealt[seat];
  if (call === 'hochzeit') return objectionToRow(offeredRow(rules), rules, hand);
  if (call === 'mit-mir') return mayReturn(rules, hand).length > 0 ? undefined : reason('A.NOTHING_TO_RETURN', {});
  const exactly = call === 'sie' ? 'sie' : call.startsWith('names:') ? namedIn(call) : undefined;
  const named = biddableRows(rules).find(({ id }) => id === exactly);
  if (named) {
    const objection = objectionToRow(named, rules, hand);
    // Of several cards or suits that could be named none will do.
    return objection && choiceOf(named) !== 'nothing'
      ? reason('A.NOTHING_TO_PLAY', { from: named.id, exactly: true })
      : objection;
  }
  const level = levelBid(auction, call);
  if (level === undefined || rowsFrom(round, level).some((row) => !objectionToRow(row, rules, hand))) return undefined;
  return reason('A.NOTHING_TO_PLAY', { from: nameOfLevel(auction.ranking, level) });
}

const objectionToSay = (round: AuctionRound, { seat, call }: Say): Reason | undefined =>
  objectionToCall(round.auction, seat, call) ?? objectionOfHand(round, seat, call);

/** Calls of the seat that is to speak; of the others only what they may throw in. */
export function callsFor({ auction }: AuctionRound, seat: Seat): readonly Say[] {
  const say = (call: Call): Say => ({ type: 'call', seat, call });
  if (seat === speakerOf(auction)) return callsOf(auction).map(say);
  return isAsked(auction) || isMarried(auction) || !callsOf(auction).includes('hochzeit') ? [] : [say('hochzeit')];
}

function afterSay(before: AuctionRound, { seat, call }: Say): Round {
  const round: AuctionRound = { ...before, auction: afterCall(before.auction, seat, call) };
  return afterAuction(round, outcomeOf(round.auction));
}

/** What follows from the outcome of the auction. */
function afterAuction(round: AuctionRound, outcome: Outcome | undefined): Round {
  if (outcome === undefined) return round;
  if (outcome === 'passed') return afterAllPassed(round);
  if (outcome === 'void') return { ...round, phase: 'thrownIn', why: 'noTaker' };
  if ('suitor' in outcome) return returning(round, outcome.suitor, outcome.acceptor);
  const won = { ...round, phase: 'announcing', ...outcome } as const;
  return round.auction.closed === 'laidDown' ? announced(won, { contract: 'sie' }) : won;
}

/** What the auction has come to, when the round leaves it. */
function wonIn(next: Round): readonly Consequence[] {
  if (next.phase === 'thrownIn') return [];
  if (next.phase === 'returning') return [{ type: 'hochzeitAccepted', suitor: next.suitor, acceptor: next.acceptor }];
  return 'declarer' in next && next.declarer !== undefined ? [{ type: 'auctionWon', declarer: next.declarer }] : [];
}

export const AUCTION = {
  id: 'auction',
  acts: {
    call: {
      when: ({ auction }, { call }) => (interrupts(auction, call) ? 'anytime' : 'turn'),
      objection: objectionToSay,
      apply: afterSay,
    },
  },
  turn: ({ auction }) => speakerOf(auction),
  candidates: callsFor,
  shows: (round) => ({ dealt: round.dealt, held: handsWithOffer(round) }),
  tells: tellDealt,
  left: (_round, next) => wonIn(next),
} satisfies PhaseModule<'auction'>;
