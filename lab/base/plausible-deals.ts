// Deals in which somebody would really play the contract: what the solver is measured on, since random declarers are easy.
import { type Card, cardsOfPack, handSizeOf, type PackSize, rankOf } from '../../src/engine/base/cards.ts';
import { announceObjection } from '../../src/engine/play/announce-rules.ts';
import { announcementsOf, type Contract, contractOf, type ContractRow } from '../../src/engine/base/contract.ts';
import { orderOf } from '../../src/engine/play/order.ts';
import { partnerOf } from '../../src/engine/play/parties.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { type PlayState, startPlay } from '../../src/engine/play/tricks.ts';

export interface PlausibleDeal {
  readonly play: PlayState;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
}

/** Smaller hands need fewer of everything. */
const scaled = (ofEight: number, pack: PackSize): number => Math.ceil((ofEight * handSizeOf(pack, 4)) / 8);

/**
 * Solo: 6 trumps with an Ober. Wenz and Geier: 2 trumps and an ace, together 4. Rufer: 4 trumps with an Ober. Of eight
 * cards; Bettel: 6 of the lowest four of a suit; and the rules must allow the announcement.
 */
function isPlausible(contract: Contract, pack: PackSize, hand: readonly Card[]): boolean {
  const order = orderOf(contract, pack);
  const trumps = hand.filter((card) => order.groupOf(card) === 'trump');
  const aces = hand.filter((card) => rankOf(card) === 'A' && order.groupOf(card) !== 'trump').length;
  if (announceObjection(contract, pack, hand)) return false;
  if (contract.row.goal.kind === 'noTrick')
    return hand.filter((card) => order.cardsOf(order.groupOf(card)).slice(-4).includes(card)).length >= scaled(6, pack);
  if (contract.row.parties.kind === 'alone' && contract.trump === undefined)
    return trumps.length >= 2 && aces >= 1 && trumps.length + aces >= scaled(4, pack);
  const many = trumps.length >= scaled(contract.row.parties.kind === 'alone' ? 6 : 4, pack);
  return many && trumps.some((card) => order.trumps.indexOf(card) < 4);
}

/** The deal of a number, the same every time: random hands, declarer and leader, drawn again until they are plausible. */
export function plausibleDeal(row: ContractRow, pack: PackSize, number: number): PlausibleDeal {
  const random = randomOf('plausible', row.id, pack, number);
  const size = handSizeOf(pack, 4);
  const announcements = announcementsOf(row);
  for (;;) {
    const cards = shuffled(cardsOfPack(pack), random);
    const hands = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
    const contract = contractOf(row, announcements[random.below(announcements.length)] ?? { contract: row.id });
    const declarer = SEATS[random.below(4)] ?? 0;
    const leader = SEATS[random.below(4)] ?? 0;
    if (isPlausible(contract, pack, hands[declarer]))
      return {
        play: startPlay({ contract, pack, players: 4 }, hands, leader),
        declarer,
        partner: partnerOf(contract, hands),
      };
  }
}
