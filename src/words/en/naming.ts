// English names of cards, suits and contracts. Cards are written with capitals, as titles: "the Ober of Leaves".
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../engine/base/cards.ts';
import type { Announcement, ContractId } from '../../engine/base/contract.ts';
import type { Deck } from '../../shared/border/language.ts';
import { EURO, type Naming } from '../types/naming.ts';
import { capitalised, isBuiltIn, titled } from '../base/words.ts';
import { CONTRACTS_EN } from './contract-names.ts';

const SUITS_EN: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  bavarian: { E: 'Acorns', G: 'Leaves', H: 'Hearts', S: 'Bells' },
  french: { E: 'Clubs', G: 'Spades', H: 'Hearts', S: 'Diamonds' },
};

/** One card of a suit: "a Leaf", "a Spade". */
const SUIT_CARDS_EN: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  bavarian: { E: 'an Acorn', G: 'a Leaf', H: 'a Heart', S: 'a Bell' },
  french: { E: 'a Club', G: 'a Spade', H: 'a Heart', S: 'a Diamond' },
};

const COMMON = { A: 'Ace', T: 'Ten', K: 'King', '9': 'Nine', '8': 'Eight', '7': 'Seven' } as const;

const RANKS_EN: Readonly<Record<Deck, Readonly<Record<Rank, string>>>> = {
  bavarian: { ...COMMON, O: 'Ober', U: 'Unter' },
  french: { ...COMMON, O: 'Queen', U: 'Jack' },
};

export const suitEn = (suit: Suit, deck: Deck): string => SUITS_EN[deck][suit];
export const rankEn = (rank: Rank, deck: Deck): string => RANKS_EN[deck][rank];
export const contractEn = (id: ContractId): string =>
  isBuiltIn(CONTRACTS_EN, id) ? CONTRACTS_EN[id].name : titled(id);

/** "Obers", "Sixes" would need more than an s; no rank of the pack does. */
export const ranksEn = (rank: Rank, deck: Deck): string => `${rankEn(rank, deck)}s`;

/** "Ober of Leaves", "Queen of Spades". */
export const cardEn = (card: Card, deck: Deck): string =>
  `${rankEn(rankOf(card), deck)} of ${suitEn(suitOf(card), deck)}`;

/** "the Ober of Leaves". */
export const the = (card: Card, name: Naming): string => `the ${cardEn(card, name.deck)}`;

/** "The Ober of Leaves" at the beginning of a sentence. */
export const The = (card: Card, name: Naming): string => capitalised(the(card, name));

/** "Leaf", "Acorn": one card of a suit, without its article. */
export const cardWordOf = (suit: Suit, name: Naming): string => aCardOf(suit, name).replace(/^an? /, '');

/** "one Leaf", "four Leaves": cards that count as a suit. */
export const cardsOf = (count: number, suit: Suit, name: Naming): string =>
  `${countEn(count)} ${count === 1 ? cardWordOf(suit, name) : suitEn(suit, name.deck)}`;

/** "a Leaf", "an Acorn". */
export const aCardOf = (suit: Suit, { deck }: Naming): string => SUIT_CARDS_EN[deck][suit];

const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
} as const;

/** "the King of Leaves and the Nine of Leaves". */
export const listEn = (cards: readonly Card[], name: Naming, word: keyof typeof LISTS = 'and'): string =>
  LISTS[word].format(cards.map((card) => the(card, name)));

/** Words in a row: "Leaves and Bells". */
export const wordsEn = (words: readonly string[], word: keyof typeof LISTS = 'and'): string =>
  LISTS[word].format(words);

/** "a Wenz", "an Acorns Solo". */
export const an = (game: string): string => `${/^[aeiou]/i.test(game) ? 'an' : 'a'} ${game}`;

/** An adjective before the name of a game is a title only where the name stands alone: "an open Bettel". */
const inSentence = (game: string): string => game.replace(/^(Open|Suit|Small|Big) /, (word) => word.toLowerCase());

/** "a Wenz", "an open Bettel". */
export const aContractEn = (id: ContractId): string => an(inSentence(contractEn(id)));

/** "Rufspiel calling the Ace of Leaves", "Hearts Solo". */
export function announcementEn({ contract, trump, called }: Announcement, name: Naming): string {
  const game = contractEn(contract);
  if (called) return `${game} calling ${the(called, name)}`;
  if (!trump) return game;
  const [, size] = /^(Small|Big) /.exec(game) ?? [];
  const suit = suitEn(trump, name.deck);
  return size ? `${size} ${suit} Solo` : `${suit} ${game.replace(/^Suit /, '')}`;
}

/** "an Acorns Solo". */
export const anAnnouncementEn = (announcement: Announcement, name: Naming): string =>
  an(inSentence(announcementEn(announcement, name)));

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers as words: "three". */
export const countEn = (value: number): string => COUNTS[value] ?? String(value);

/** "one of the four Unters". */
export const oneOfLords = (lords: readonly Card[], name: Naming): string =>
  `one of the ${countEn(lords.length)} ${wordsEn([...new Set(lords.map((card) => name.ranks(rankOf(card))))], 'or')}`;

const grouped = new Intl.NumberFormat('en-GB');

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** "1 cent", "20 cents", "€1.28", "€4.00": from one euro on as a price is written. */
export const moneyEn = (cents: number): string =>
  Math.abs(cents) < EURO
    ? `${grouped.format(cents)} ${Math.abs(cents) === 1 ? 'cent' : 'cents'}`
    : euros.format(cents / EURO);

/** Without a unit as long as it is cents, which a bill need not say: "50", "€1.28". */
export const figureEn = (cents: number): string => (Math.abs(cents) < EURO ? grouped.format(cents) : moneyEn(cents));

/** As little as fits on a card: "2.3c", "€6.00". */
export const tagEn = (cents: number): string =>
  Math.abs(rounded(cents)) < EURO ? `${losses.format(rounded(cents))}c` : moneyEn(cents);

/** "1 game point", "3 game points": points of the score, which are no card points. */
export const scoreEn = (points: number): string => `${points} game ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** Whatever a mean is called that was won or lost: "2 cents", "0.8 game points of lead" where only the lead counts. */
export const meanEn = (value: number, name: Naming): string =>
  `${name.average(value)}${name.counts === 'lead' ? ' of lead' : ''}`;

const losses = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Tenths tell nothing beside tens of cents. */
const rounded = (value: number): number => (Math.abs(value) < 10 ? value : Math.round(value));

/** The one figure for what a decision loses: below ten in tenths of a cent or point; the same wherever it stands. */
export function lossEn(value: number, name: Naming): string {
  if (name.unit !== 'cents') return meanEn(value, name);
  if (Math.abs(rounded(value)) >= EURO) return moneyEn(rounded(value));
  const figure = losses.format(rounded(value));
  return `${figure}\u00A0${figure === '1' ? 'cent' : 'cents'}`;
}

/** The same figure in a comparison: "2.3 cents more", "0.8 game points less of a lead"; what is too little for a figure is called that. */
export const comparedEn = (value: number, name: Naming, how: 'more' | 'less'): string =>
  `${isFigure(value, name) ? amountEn(value, name) : name.trifle} ${how}${name.counts === 'lead' ? ' of a lead' : ''}`;

/** Whether something is left of it in tenths. */
const isFigure = (value: number, name: Naming): boolean =>
  name.unit === 'cents' ? Math.abs(value) >= LEAST_FIGURE : !name.isTrifle(value);

/** From here on it is a tenth. */
const LEAST_FIGURE = 0.05;

const amountEn = (value: number, name: Naming): string =>
  name.unit === 'cents' ? lossEn(value, name) : name.average(value);

/** "1 mark", "3 marks" on the slate. */
export const linesEn = (lines: number): string => `${lines} ${Math.abs(lines) === 1 ? 'mark' : 'marks'}`;

/** "one point", "14 points", "no points". */
export const pointsEn = (points: number): string =>
  points === 1 ? 'one point' : `${points === 0 ? 'no' : points} points`;

/** "one card", "3 cards". */
export const cardsEn = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

/** "no trumps", "one trump", "4 trumps". */
export const trumpsEn = (count: number): string => (count === 1 ? 'one trump' : `${count === 0 ? 'no' : count} trumps`);

/** In so many of ten cases: "in about 8 of 10 cases". */
export const oftenEn = (tenths: number): string =>
  tenths === 0 ? 'hardly ever' : tenths === 10 ? 'nearly always' : `in about ${tenths} of 10 cases`;

/** "about 48 of 100 such games (by 24 imagined deals)". */
export const gamesEn = (percent: number, deals: number, name: Naming): string =>
  `about ${percent} of 100 such games (by ${name.number(deals)} imagined ${deals === 1 ? 'deal' : 'deals'})`;
