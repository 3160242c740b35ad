// The rules once more, written down plainly and without the engine, to hold the trainers' answers to.
import { type Lines, listed } from '../oracle/contracts.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import type { BillScene, EndedSides } from '../../../src/engine/teaching/trainers/trainer.ts';

const SUIT_ORDER = 'EGHS';
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, O: 3, U: 2 };

export const plainPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[card.charAt(1)] ?? 0), 0);

const isBettel = (contract: string): boolean => contract === 'bettel' || contract === 'open-bettel';

/** Games with the trumps of a Rufspiel that nobody plays alone. */
const isWithHearts = (contract: string): boolean =>
  listed(contract).suit === 'H' && listed(contract).played !== 'alone';

/** Ranks that are trump in every suit, high to low, and the suit that is trump as a whole. */
function trumpsOf({ contract, trump }: Announcement): { readonly lords: string; readonly suit: string } {
  if (isBettel(contract)) return { lords: '', suit: '' };
  const { lords, suit } = listed(contract);
  const below = { named: trump ?? '', none: '', H: 'H', S: 'S' }[suit];
  return { lords: lords.join(''), suit: below };
}

/** Ranks from the highest; in a Bettel and in Deutscher Schafkopf the Ten stands below the Unter. */
const ranksIn = ({ contract }: Announcement): string =>
  isBettel(contract) || contract === 'deutscher' ? 'AKOUT987' : 'ATKOU987';

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

/** Cents of the tariff: a bonus, a Rufer, a solo, and the Schwarz. */
function pricesIn({ tariff: { type, values } }: BillScene) {
  const [first, second, third] = values as readonly number[];
  const [bonus = 0, game = 0, solo = 0] = type === 'pair' ? [first, first, second] : [first, second, third];
  return { bonus, game, solo, schwarz: type === 'pair' ? 2 * bonus : game };
}

function basePrice(bill: BillScene): number {
  const { game, solo } = pricesIn(bill);
  const { contract } = bill.announcement;
  if (bill.costs && 'cents' in bill.costs) return bill.costs.cents;
  if (isWithHearts(contract)) return game;
  if (contract.endsWith('tout') || contract === 'open-bettel') return 2 * solo;
  return contract === 'sie' ? 4 * solo : solo;
}

/** What each loser pays, from what the learner was told alone. */
export function plainBill(bill: BillScene, pack: number): number {
  const factor = 2 ** bill.doublings.reduce((sum, { times }) => sum + times, 0);
  const base = basePrice(bill);
  if (bill.ended.kind === 'ramsch') {
    const without = bill.ended.tricks.filter((tricks) => tricks === 0).length;
    return base * 2 ** (bill.ended.jungfrau === 'off' ? 0 : without) * factor;
  }
  const { bonus, game } = pricesIn(bill);
  const extras = gradePrice(bill, bill.ended) + runnersPrice(bill, bill.ended, pack) * bonus;
  return (base + (bill.carried ?? 0) * game + extras) * factor;
}

const USUAL_LINES: Lines = { win: 61, schneider: 91, safe: 31 };

function gradePrice(bill: BillScene, { points, tricks }: EndedSides): number {
  if (points === undefined || !tricks) return 0;
  const { bonus, schwarz } = pricesIn(bill);
  const { win, schneider, safe } = listed(bill.announcement.contract).lines ?? USUAL_LINES;
  const won = points >= win;
  const losersTricks = won ? tricks.of - tricks.taken : tricks.taken;
  if (losersTricks === 0) return schwarz;
  return (won ? points >= schneider : points < safe) ? bonus : 0;
}

function runnersPrice({ announcement }: BillScene, { runners }: EndedSides, pack: number): number {
  if (!runners) return 0;
  const { played, lords } = listed(announcement.contract);
  const least = played === 'alone' && lords.length === 1 ? 2 : 3;
  const row = 'told' in runners ? runners.told : runnersIn(runners.trumps, announcement, pack);
  return row >= least ? row : 0;
}

function runnersIn(trumps: readonly Card[], announcement: Announcement, pack: number): number {
  const all = plainTrumps(announcement, pack);
  const broken = all.findIndex((card) => !trumps.includes(card));
  return broken < 0 ? all.length : broken;
}
