// The facts about a hand that speak for a contract.
import { type Card, rankOf } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type Fact, fact, type FactId } from '../../inference/facts.ts';
import { orderOf } from '../../play/order.ts';
import { handOrderContract } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import type { Plan } from './plans.ts';

/** Own trumps of a contract as dealt, high to low. */
export const trumpsIn = (view: SeatView, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return order.sort(view.dealtHand.filter((card) => order.groupOf(card) === 'trump'));
};

/** Own aces that are no trumps, as dealt. */
export const plainAcesIn = (view: SeatView, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  return order.sort(view.dealtHand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump'));
};

/** Whether a chance, 0 to 1, is told as less than one half. */
export const isBelowHalf = (chance: number): boolean => Math.round(100 * chance) < 50;

/** What the hand has for the contract, the most telling first; that it is enough is said of no game that is rather lost. */
export function factsOf(view: SeatView, { contract, chance }: Plan): readonly Fact[] {
  const facts = factsOfContract(view, contract);
  return isBelowHalf(chance) ? [fact('bid.thin', {}), ...facts.filter(({ id }) => !SUFFICIENT.has(id))] : facts;
}

/** What says that the hand is good enough. */
export const SUFFICIENT: ReadonlySet<FactId> = new Set<FactId>([
  'bid.tout',
  'bid.solo',
  'bid.lords',
  'bid.bettel',
  'bid.overcall',
  'bid.hold',
]);

/** The same, for a contract that is no plan of the auction. */
export function factsOfContract(view: SeatView, contract: Contract): readonly Fact[] {
  const trumps = trumpsIn(view, contract);
  const aces = plainAcesIn(view, contract);
  const lead = view.seat === view.forehand ? [fact('bid.firstLead', { contract: contract.row.id })] : [];
  if (contract.row.goal.kind === 'noTrick')
    return [fact('bid.bettel', { contract: contract.row.id, low: lowCardsIn(view, contract) })];
  return [mainFact(contract, trumps, aces), ...lead];
}

/** Of the cards of its group, so many must lie above a card for it to be low. */
const LOW = 0.6;

/** Own plain cards that are low in their suit, as dealt: in a short pack that leaves but one or two of a suit. */
const lowCardsIn = (view: SeatView, contract: Contract): readonly Card[] => {
  const order = orderOf(contract, view.rules.pack);
  const isLow = (card: Card): boolean => {
    const group = order.cardsOf(order.groupOf(card));
    return order.groupOf(card) !== 'trump' && group.indexOf(card) >= LOW * group.length;
  };
  return order.sort(view.dealtHand.filter(isLow));
};

function mainFact({ row, trump, called }: Contract, trumps: readonly Card[], aces: readonly Card[]): Fact {
  if (row.parties.kind === 'offered') return factOfHochzeit(trumps);
  if (row.goal.kind === 'laidDown') return fact('bid.sie', { cards: trumps });
  if (row.goal.kind === 'everyTrick') return fact('bid.tout', { contract: row.id, trump, trumps });
  if (called !== undefined) return fact('bid.rufer', { called, trumps, aces });
  if (trump !== undefined) return fact('bid.solo', { contract: row.id, trump, trumps, aces });
  return fact('bid.lords', { contract: row.id, trumps, aces });
}

/** What speaks for a Hochzeit: the single trump that needs a partner, or trumps for one who has none left. */
export const factOfHochzeit = (trumps: readonly Card[]): Fact =>
  trumps.length === 1 && trumps[0] ? fact('bid.offer', { card: trumps[0] }) : fact('bid.marry', { trumps });

/** Why a hand passes: no ace can be called, or it is too weak. */
export function factOfPass(view: SeatView, plans: readonly Plan[]): Fact {
  const trumps = trumpsIn(view, handOrderContract(view.rules));
  const callsAces = view.rules.contracts.some(({ parties }) => parties.kind === 'calledAce');
  const canCall = plans.some(({ contract }) => contract.called !== undefined);
  return callsAces && !canCall ? fact('bid.blocked', { trumps }) : fact('bid.weak', { trumps });
}
