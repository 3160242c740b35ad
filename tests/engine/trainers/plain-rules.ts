// The rules once more, written down plainly and without the engine, to hold the trainers' answers to.
import type { Card } from '../../../src/engine/cards.ts';
import type { Announcement } from '../../../src/engine/contract.ts';
import type { BillScene } from '../../../src/engine/trainers/trainer.ts';

const SUIT_ORDER = 'EGHS';
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, O: 3, U: 2 };

export const plainPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[card.charAt(1)] ?? 0), 0);

/** Games with the trumps of a Rufspiel. */
const WITH_HEARTS = ['rufer', 'hochzeit', 'muss', 'muss-rufer', 'ramsch', 'kreuz', 'bierkopf'];

const isBettel = (contract: string): boolean => contract === 'bettel' || contract === 'open-bettel';

/** Ranks that are trump in every suit, and the suit that is trump as a whole. */
function trumpsOf({ contract, trump }: Announcement): { readonly lords: string; readonly suit: string } {
  const [, lord] = /(wenz|geier|kaiser|eisenbahner)/.exec(contract) ?? [];
  if (isBettel(contract)) return { lords: '', suit: '' };
  if (lord) return { lords: { wenz: 'U', geier: 'O', kaiser: 'K', eisenbahner: 'T' }[lord] ?? '', suit: trump ?? '' };
  return { lords: 'OU', suit: WITH_HEARTS.includes(contract) ? 'H' : (trump ?? '') };
}

/** Ranks from the highest; in a Bettel the Ten stands below the Unter. */
const ranksIn = ({ contract }: Announcement): string => (isBettel(contract) ? 'AKOUT987' : 'ATKOU987');

/** `trump` or the suit letter. */
export function plainGroup(announcement: Announcement, card: Card): string {
  const { lords, suit } = trumpsOf(announcement);
  return lords.includes(card.charAt(1)) || card.startsWith(suit || '-') ? 'trump' : card.charAt(0);
}

/** Comparable inside a group; higher is stronger. */
function strength(announcement: Announcement, card: Card): number {
  const { lords } = trumpsOf(announcement);
  const at = lords.indexOf(card.charAt(1));
  if (at >= 0) return 100 - 10 * at - SUIT_ORDER.indexOf(card.charAt(0));
  return 8 - ranksIn(announcement).indexOf(card.charAt(1));
}

/** The card that takes a trick; the first one is led. */
export function plainWinner(announcement: Announcement, cards: readonly Card[]): Card {
  const group = (card: Card): string => plainGroup(announcement, card);
  const trumps = cards.filter((card) => group(card) === 'trump');
  const [led] = cards;
  if (!led) throw new Error('no card was played');
  const fighting = trumps.length > 0 ? trumps : cards.filter((card) => group(card) === group(led));
  return [...fighting].sort((a, b) => strength(announcement, b) - strength(announcement, a))[0] as Card;
}

/** Cards that may be played by a hand that holds the called ace only if its suit has not been led yet. */
export function plainLegal(announcement: Announcement, hand: readonly Card[], trick: readonly Card[]): readonly Card[] {
  const group = (card: Card): string => plainGroup(announcement, card);
  const { called } = announcement;
  const owed = called !== undefined && hand.includes(called) ? called : undefined;
  const ofCalled = hand.filter((card) => called !== undefined && group(card) === called.charAt(0));
  const [led] = trick;
  if (!led)
    return owed && ofCalled.length < 4 ? hand.filter((card) => card === owed || !ofCalled.includes(card)) : hand;
  const same = hand.filter((card) => group(card) === group(led));
  if (owed && same.includes(owed)) return [owed];
  if (same.length > 0) return same;
  return owed && hand.length > 1 ? hand.filter((card) => card !== owed) : hand;
}

/** All trumps of a pack. */
export function plainTrumps(announcement: Announcement, pack: number): readonly Card[] {
  const ranks = 'ATKOU987'.slice(0, pack / 4);
  const cards = [...SUIT_ORDER].flatMap((suit) => [...ranks].map((rank) => `${suit}${rank}` as Card));
  return cards
    .filter((card) => plainGroup(announcement, card) === 'trump')
    .sort((a, b) => strength(announcement, b) - strength(announcement, a));
}

/** What each loser pays, from what the learner was told alone. */
export function plainBill(bill: BillScene, pack: number): number {
  const values = bill.tariff.values;
  const [bonus, game, solo] =
    bill.tariff.type === 'pair'
      ? [values[0], values[0], values[1]]
      : [values[0], values[1], (values as readonly number[])[2] ?? 0];
  const { contract } = bill.announcement;
  const tout = contract.endsWith('tout');
  const base = ['rufer', 'hochzeit'].includes(contract) ? game : tout ? 2 * solo : contract === 'sie' ? 4 * solo : solo;
  const won = tout ? bill.tricks === bill.allTricks : bill.points >= 61;
  const losersTricks = won ? bill.allTricks - bill.tricks : bill.tricks;
  const schneider = won ? 120 - bill.points < 30 : bill.points < 31;
  const schwarzPrice = bill.tariff.type === 'pair' ? 2 * bonus : game;
  const grade = tout || contract === 'sie' ? 0 : losersTricks === 0 ? schwarzPrice : schneider ? bonus : 0;
  const least = /wenz|geier|kaiser|eisenbahner/.test(contract) ? 2 : 3;
  const row = 'told' in bill.runners ? bill.runners.told : runnersIn(bill.runners.trumps, bill.announcement, pack);
  return (base + grade + (row >= least ? row * bonus : 0)) * 2 ** bill.doublings;
}

function runnersIn(trumps: readonly Card[], announcement: Announcement, pack: number): number {
  const all = plainTrumps(announcement, pack);
  const broken = all.findIndex((card) => !trumps.includes(card));
  return broken < 0 ? all.length : broken;
}
