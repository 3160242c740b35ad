// The named conditions that a hand must meet to announce a contract (SPEC 2.4).
import { type Card, cardOf, type PackSize, suitOf } from '../base/cards.ts';
import type { Contract } from '../base/contract.ts';
import { orderOf } from './order.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { AnnounceRuleId } from '../base/rule-ids.ts';

/** Undefined if the hand meets the condition. */
export type AnnounceRule = (contract: Contract, pack: PackSize, hand: readonly Card[]) => Reason | undefined;

const calledAceNotHeld: AnnounceRule = ({ called }, _pack, hand) =>
  called && hand.includes(called) ? reason('A.CALL_OWN_CARD', { card: called }) : undefined;

const holdsCalledSuit: AnnounceRule = (contract, pack, hand) => {
  const { called } = contract;
  if (called === undefined) return undefined;
  const suit = suitOf(called);
  const order = orderOf(contract, pack);
  if (hand.some((card) => order.groupOf(card) === suit)) return undefined;
  return reason('A.CALL_NEEDS_SUIT_CARD', { card: called, suit, lords: printedIn(suit, hand) });
};

const holdsTrumpSuit: AnnounceRule = (contract, _pack, hand) => {
  const { trump } = contract;
  if (trump === undefined) return undefined;
  if (hand.some((card) => suitOf(card) === trump && !isLord(contract, card))) return undefined;
  return reason('A.SOLO_NEEDS_SUIT_CARD', { suit: trump, lords: printedIn(trump, hand) });
};

/** Sie: the hand is exactly the highest trumps, as many as it has cards (SPEC 2.4, 3.3). */
const holdsAllTopTrumps: AnnounceRule = (contract, pack, hand) => {
  const top = orderOf(contract, pack).trumps.slice(0, hand.length);
  const missing = top.filter((card) => !hand.includes(card));
  return missing.length > 0 ? reason('A.SIE_NEEDS_TOP_TRUMPS', { missing }) : undefined;
};

/** Muss-Spiel: a callable ace, else an ace not held, else a Ten, else a King not held (SPEC 3.9). */
const callsWhatItMust: AnnounceRule = (contract, pack, hand) => {
  const { called, row } = contract;
  if (called === undefined || row.parties.kind !== 'calledAce') return undefined;
  const may = mussCalls(contract, pack, hand);
  return may.includes(called) ? undefined : reason('A.MUST_CALL_OTHER', { card: called, may });
};

/** The cards that a hand may call in a Muss-Spiel. */
function mussCalls(contract: Contract, pack: PackSize, hand: readonly Card[]): readonly Card[] {
  const { parties } = contract.row;
  if (parties.kind !== 'calledAce') return [];
  const order = orderOf(contract, pack);
  const notHeld = (parties.ranks ?? ['A']).map((rank) =>
    parties.suits.map((suit) => cardOf(suit, rank)).filter((card) => !hand.includes(card)),
  );
  const withSuit = (notHeld[0] ?? []).filter((ace) => hand.some((card) => order.groupOf(card) === suitOf(ace)));
  return [withSuit, ...notHeld].find((cards) => cards.length > 0) ?? [];
}

/** Hochzeit: the suitor's hand has one single trump (SPEC 3.6). */
const holdsOneTrump: AnnounceRule = (contract, pack, hand) => {
  const order = orderOf(contract, pack);
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump');
  return trumps.length === 1 ? undefined : reason('A.HOCHZEIT_NEEDS_ONE_TRUMP', { trumps });
};

/** A Solo of the games with trumps made by numbers: the highest Unter is needed (SPEC 7.1). */
const holdsHighestTrump: AnnounceRule = (contract, pack, hand) => {
  const [card] = orderOf(contract, pack).trumps;
  return card === undefined || hand.includes(card) ? undefined : reason('A.SOLO_NEEDS_EU', { card });
};

/** With all lords nobody gets a card from the partner (SPEC 7.1, RELATIVES 7). */
const holdsNotAllLords: AnnounceRule = (contract, pack, hand) => {
  const lords = orderOf(contract, pack).trumps.filter((card) => isLord(contract, card));
  return lords.every((card) => hand.includes(card)) ? reason('A.FOUR_JACKS', { lords }) : undefined;
};

const isLord = ({ trumps }: Contract, card: Card): boolean =>
  trumps.some((step) => 'rank' in step && step.rank === card[1]);

const printedIn = (suit: string, hand: readonly Card[]): readonly Card[] =>
  hand.filter((card) => suitOf(card) === suit);

const ANNOUNCE_RULES: Readonly<Record<AnnounceRuleId, AnnounceRule>> = {
  calledAceNotHeld,
  holdsCalledSuit,
  holdsTrumpSuit,
  holdsAllTopTrumps,
  callsWhatItMust,
  holdsOneTrump,
  holdsHighestTrump,
  holdsNotAllLords,
};

/** The first condition that the hand does not meet, in the order of the row. */
export function announceObjection(contract: Contract, pack: PackSize, hand: readonly Card[]): Reason | undefined {
  for (const id of contract.row.announceRules) {
    const objection = ANNOUNCE_RULES[id](contract, pack, hand);
    if (objection) return objection;
  }
  return undefined;
}
