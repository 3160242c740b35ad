// Phase "auction": calls judged by the form of the auction and by the hand of the speaker (SPEC 2.3).
import type { Call } from '../auction.ts';
import { afterCall, callsOf, claimOf, nameOfLevel, objectionToCall, outcomeOf, speakerOf } from '../auction.ts';
import { announceObjection } from '../announce-rules.ts';
import type { Card } from '../cards.ts';
import type { ContractRow } from '../contract.ts';
import { announcementsOf, contractOf } from '../contract.ts';
import type { Decision } from '../log.ts';
import type { Reason } from '../reasons.ts';
import { reason } from '../reasons.ts';
import type { AuctionRound, Round } from '../round.ts';
import type { Seat } from '../seats.ts';
import type { TableRules } from '../table-rules.ts';
import { rowOf } from '../table-rules.ts';
import { announced } from './announcing.ts';

type Say = Extract<Decision, { type: 'call' }>;

/** Whether a hand has something to announce in one of these rows. */
const canAnnounce = (row: ContractRow, rules: TableRules, hand: readonly Card[]): boolean =>
  announcementsOf(row).some((each) => !announceObjection(contractOf(row, each), rules.pack, hand));

/** Rows whose level is at least the given one. */
const rowsFrom = (rules: TableRules, level: number): readonly ContractRow[] =>
  rules.ranking.slice(level).flatMap((group) => group.flatMap((id) => rowOf(rules, id) ?? []));

/** A claim needs a contract of that level or higher in the hand; a Sie needs the very hand. */
function objectionOfHand({ rules, dealt, auction }: AuctionRound, seat: Seat, call: Call): Reason | undefined {
  const claim = claimOf(auction, call);
  if (claim === undefined) return undefined;
  if (call === 'sie') {
    const row = rowOf(rules, 'sie');
    return row && announceObjection(contractOf(row, { contract: 'sie' }), rules.pack, dealt[seat]);
  }
  if (rowsFrom(rules, claim).some((row) => canAnnounce(row, rules, dealt[seat]))) return undefined;
  return reason('A.NOTHING_TO_PLAY', { from: nameOfLevel(rules.ranking, claim) });
}

export const objectionToSay = (round: AuctionRound, { seat, call }: Say): Reason | undefined =>
  objectionToCall(round.auction, call) ?? objectionOfHand(round, seat, call);

export const callsFor = ({ rules, auction }: AuctionRound, seat: Seat): readonly Say[] =>
  seat === speakerOf(auction) ? callsOf(rules.ranking).map((call): Say => ({ type: 'call', seat, call })) : [];

export function afterSay(round: AuctionRound, { seat, call }: Say): Round {
  const auction = afterCall(round.auction, seat, call);
  const outcome = outcomeOf(auction);
  if (outcome === undefined) return { ...round, auction };
  if (outcome === 'passed') return { ...round, phase: 'thrownIn', why: 'allPass', auction };
  const won = { ...round, phase: 'announcing', auction, ...outcome } as const;
  return auction.laidDown ? announced(won, { contract: 'sie' }) : won;
}
