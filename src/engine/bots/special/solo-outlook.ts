// What a hand is worth as a Solo in a special round: the best suit for it, and its chance.
import { announceObjection } from '../../play/announce-rules.ts';
import type { Card } from '../../base/cards.ts';
import { announcementsOf, type Contract } from '../../base/contract.ts';
import { rowOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { deckAt } from '../bidding/decks.ts';
import { winChance } from '../bidding/plans.ts';
import { contractFor } from '../../table/announced-contract.ts';

export interface SoloOutlook {
  readonly contract: Contract;
  /** Estimated chance from 0 to 1 to win. */
  readonly chance: number;
}

/** The Solos that this hand could name, best first; a suit without a card besides lords comes last. Never empty. */
export function soloOutlooks({ rules, seat, forehand }: SeatView, hand: readonly Card[]): readonly SoloOutlook[] {
  const row = rowOf(rules, 'solo');
  if (!row) throw new Error('a special round needs the Solo');
  const leads = seat === forehand ? 1 : 0;
  return announcementsOf(row)
    .map((announcement) => contractFor(row, announcement))
    .map((contract) => ({
      contract,
      chance: winChance(contract, deckAt(rules), hand, leads),
      unnamed: announceObjection(contract, rules.pack, hand) ? 1 : 0,
    }))
    .sort((a, b) => a.unnamed - b.unnamed || b.chance - a.chance);
}

/** The chance of the best Solo with this hand. */
export const bestChance = (view: SeatView, hand: readonly Card[]): number => soloOutlooks(view, hand)[0]?.chance ?? 0;
