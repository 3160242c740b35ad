// How well a hand fits what its owner has told in the auction: the bidding model read backwards.
import { announceObjection } from '../../play/announce-rules.ts';
import { type Claim, levelOf } from '../../auction/auction.ts';
import type { Card } from '../../base/cards.ts';
import { announcementsOf, type ContractRow } from '../../base/contract.ts';
import { orderOf } from '../../play/order.ts';
import { biddableRows, bidLevelsOf, offeredRow, type TableRules } from '../../table/table-rules.ts';
import { contractFor } from '../../table/announced-contract.ts';
import { deckAt } from './decks.ts';
import { winChance } from './plans.ts';

/** Chance at which a player is as likely to speak up as to stay silent, how sharply he distinguishes, and a rest of doubt. */
const EVEN = 0.6;
const SLACK = 0.1;
const SHARPNESS = 10;
const LEAST = 0.05;
/** How sharply a player distinguishes who plays alone: nobody does with a hand that loses, in logits for each of the chance. */
const SHARP = 9;
/** A hand that does not meet the rules for what was bid; not 0, so that a walk finds its way from there. */
const NEVER = 1e-12;
/** What each trump more or less than the one of a Hochzeit takes off the fit. */
const TRUMP_OFF = 0.001;

/** Whether hands of which this is true are too rare to be drawn by chance: for games played alone, or with a single trump. */
export function isRare(rules: TableRules, claim: Claim): boolean {
  if (claim.kind === 'nothing') return false;
  return rowsBehind(rules, claim).every(({ parties }) => parties.kind !== 'calledAce');
}

/** Whether a claim tells that its owner would not play with a partner: silence about games played alone tells little. */
export const deniesPartner = (rules: TableRules, claim: Claim): boolean =>
  claim.kind === 'nothing' && rowsIn(rules, claim.from, claim.to).some(({ parties }) => parties.kind === 'calledAce');

/** How well a hand fits a claim, from 0 to 1. */
export type ClaimFit = (hand: readonly Card[]) => number;

/** What a claim tells of hands; `leads` is 1 if its owner is forehand. */
export function claimFit(rules: TableRules, claim: Claim, leads: 0 | 1): ClaimFit {
  switch (claim.kind) {
    case 'plays':
      return claim.contract === 'hochzeit' ? (hand) => fitToHochzeit(rules, hand) : bidFit(rules, claim, leads);
    case 'from':
      return bidFit(rules, claim, leads);
    case 'nothing': {
      const best = bestChance(rules, weighedIn(rules, claim.from, claim.to), leads);
      return (hand) => softly(EVEN + SLACK - best(hand));
    }
  }
}

function bidFit(rules: TableRules, claim: Exclude<Claim, { kind: 'nothing' }>, leads: 0 | 1): ClaimFit {
  const best = bestChance(rules, rowsBehind(rules, claim), leads);
  if (isRare(rules, claim))
    return (hand) => {
      const chance = best(hand);
      return Math.max(NEVER, chance ** SHARP / (chance ** SHARP + (1 - chance) ** SHARP));
    };
  return (hand) => {
    const chance = best(hand);
    return claim.kind === 'plays' && chance === 0 ? NEVER : softly(chance - EVEN + SLACK);
  };
}

const softly = (margin: number): number => LEAST + (1 - LEAST) / (1 + Math.exp(-SHARPNESS * margin));

/** A suitor has one trump, and says nothing else of the hand. */
function fitToHochzeit(rules: TableRules, hand: readonly Card[]): number {
  const row = offeredRow(rules);
  const order = orderOf(contractFor(row, { contract: row.id }), rules.pack);
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump').length;
  return TRUMP_OFF ** Math.abs(trumps - 1);
}

/** What a bid may lead to; hands for a Tout or a Sie are left aside where a lower game is among it. */
function rowsBehind(rules: TableRules, claim: Exclude<Claim, { kind: 'nothing' }>): readonly ContractRow[] {
  if (claim.kind === 'plays') return rules.contracts.filter(({ id }) => id === claim.contract);
  const weighed = weighedIn(rules, claim.level, Infinity);
  return weighed.length > 0 ? weighed : rowsIn(rules, claim.level, Infinity);
}

function rowsIn(rules: TableRules, from: number, to: number): readonly ContractRow[] {
  const levels = bidLevelsOf(rules);
  return biddableRows(rules).filter(({ id }) => levelOf(levels, id) >= from && levelOf(levels, id) <= to);
}

/** Games for which a player who passes would have spoken up; hands for a Tout or a Sie would do for less. */
const weighedIn = (rules: TableRules, from: number, to: number): readonly ContractRow[] =>
  rowsIn(rules, from, to).filter(({ goal }) => goal.kind === 'points' || goal.kind === 'noTrick');

/** The best chance that a hand has to win one of some contracts. */
function bestChance(rules: TableRules, rows: readonly ContractRow[], leads: 0 | 1): ClaimFit {
  const contracts = rows.flatMap((row) => announcementsOf(row).map((announcement) => contractFor(row, announcement)));
  const deck = deckAt(rules);
  return (hand) => {
    let best = 0;
    for (const contract of contracts) {
      if (announceObjection(contract, rules.pack, hand)) continue;
      best = Math.max(best, winChance(contract, deck, hand, leads));
    }
    return best;
  };
}
