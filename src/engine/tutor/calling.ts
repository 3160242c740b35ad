// Which card a hand may call, and why it may not call the others.
import { announceObjection } from '../play/announce-rules.ts';
import { levelOf } from '../auction/auction.ts';
import type { Card } from '../base/cards.ts';
import { announcementsOf, type ContractId, contractOf, type ContractRow } from '../base/contract.ts';
import { bidLevelsOf } from '../table/table-rules.ts';
import type { SeatView } from '../round/view.ts';
import { type Note, note } from './notes.ts';

/** What a hand can do with a contract that calls a card. */
export interface Calling {
  readonly contract: ContractId;
  readonly callable: readonly Card[];
  /** Refused because the hand holds the card itself. */
  readonly own: readonly Card[];
  /** Refused for want of a card of the suit. */
  readonly missing: readonly Card[];
}

/** The cards of a contract that calls one, sorted by whether this hand may call them. */
export function callingIn(view: SeatView, row: ContractRow): Calling {
  const called = announcementsOf(row).flatMap((each) => (each.called ? [{ each, card: each.called }] : []));
  const refusedBy = new Map(
    called.map(({ each, card }) => [
      card,
      announceObjection(contractOf(row, each), view.rules.pack, view.dealtHand)?.id,
    ]),
  );
  const cards = called.map(({ card }) => card);
  return {
    contract: row.id,
    callable: cards.filter((card) => refusedBy.get(card) === undefined),
    own: cards.filter((card) => refusedBy.get(card) === 'A.CALL_OWN_CARD'),
    missing: cards.filter((card) => refusedBy.get(card) === 'A.CALL_NEEDS_SUIT_CARD'),
  };
}

/** What the seat can call in the lowest contract that calls a card and is not below `shown`; empty if there is none. */
export function callingNotes(view: SeatView, shown: ContractId): readonly Note[] {
  const { rules, seat } = view;
  const levels = bidLevelsOf(rules);
  const row = rules.contracts.find(
    ({ id, parties }) => parties.kind === 'calledAce' && levelOf(levels, id) >= Math.max(0, levelOf(levels, shown)),
  );
  if (!row) return [];
  const { contract, callable, own, missing } = callingIn(view, row);
  return [
    callable.length > 0 ? note('N.CALLABLE', { cards: callable }) : note('D.BLOCKED', { seat, contract, own, missing }),
  ];
}
