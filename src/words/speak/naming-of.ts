// Names for one language, one deck and one table of players.
import type { BySeat, Seat } from '../../engine/base/seats.ts';
import {
  announcementDe,
  cardDe,
  contractDe,
  figureDe,
  linesDe,
  moneyDe,
  rankDe,
  ranksDe,
  scoreDe,
  suitDe,
  tagDe,
  wordsDe,
} from '../de/naming.ts';
import {
  announcementEn,
  cardEn,
  contractEn,
  figureEn,
  linesEn,
  moneyEn,
  rankEn,
  ranksEn,
  scoreEn,
  suitEn,
  tagEn,
  wordsEn,
} from '../en/naming.ts';
import type { Reckoning } from '../../engine/games/shelf.ts';
import type { Deck, Language } from '../../shared/border/language.ts';
import { EURO, type Naming } from '../types/naming.ts';

/**
 * Names as the reader needs them. `you` is the seat of the reader, who is addressed as "du" / "you"; undefined where
 * nobody is, as in an open replay. `unit`: what the table reckons in.
 */
export const namingOf = (
  language: Language,
  deck: Deck,
  players: BySeat<string>,
  you: Seat | undefined,
  unit: Reckoning = 'cents',
): Naming => {
  const naming = language === 'de' ? germanNaming(deck, players, you) : englishNaming(deck, players, you);
  if (unit === 'cents') return naming;
  const counted = { ...naming, ...IN_POINTS[language], ...(unit === 'lines' && IN_LINES[language]) };
  return { ...counted, counts: unit === 'lead' ? 'lead' : 'amount' };
};

const PLAIN = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') } as const;

/** Two decimals, as a column of euros has them. */
const inEuros = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const EUROS = { de: inEuros('de-DE'), en: inEuros('en-GB') } as const;

/** A plus for what was won, a true minus for what was lost. */
const signedNumber = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

const SIGNED = { de: signedNumber('de-DE'), en: signedNumber('en-GB') } as const;

/** Means of points are told in tenths. */
const inTenths = (points: number): number => Math.round(Math.abs(points) * 10) / 10;

/** Amounts of games that are reckoned in points of the score. */
const POINTS = {
  unit: 'points',
  isTrifle: (points: number) => inTenths(points) === 0,
} as const;

const IN_POINTS: Readonly<
  Record<
    Language,
    Pick<Naming, 'unit' | 'money' | 'figure' | 'tag' | 'entry' | 'average' | 'isTrifle' | 'trifle' | 'balance'>
  >
> = {
  de: {
    ...POINTS,
    money: scoreDe,
    figure: (points) => PLAIN.de.format(points),
    tag: (points) => PLAIN.de.format(inTenths(points)),
    entry: (points) => withMinus(PLAIN.de.format(points)),
    balance: (points) => withMinus(SIGNED.de.format(points)),
    average: (points) => scoreDe(inTenths(points)),
    trifle: 'weniger als einen Zehntelpunkt',
  },
  en: {
    ...POINTS,
    money: scoreEn,
    figure: (points) => PLAIN.en.format(points),
    tag: (points) => PLAIN.en.format(inTenths(points)),
    entry: (points) => withMinus(PLAIN.en.format(points)),
    balance: (points) => withMinus(SIGNED.en.format(points)),
    average: (points) => scoreEn(inTenths(points)),
    trifle: 'less than a tenth of a game point',
  },
};

/** The same where lines are written on the slate. */
const IN_LINES: Readonly<Record<Language, Pick<Naming, 'unit' | 'money' | 'average' | 'trifle'>>> = {
  de: {
    unit: 'lines',
    money: linesDe,
    average: (lines) => linesDe(inTenths(lines)),
    trifle: 'weniger als einen Zehntelstrich',
  },
  en: {
    unit: 'lines',
    money: linesEn,
    average: (lines) => linesEn(inTenths(lines)),
    trifle: 'less than a tenth of a line',
  },
};

/** Means of cents are told in whole cents. */
const isPartOfACent = (cents: number): boolean => Math.abs(cents) < 1;

/** A true minus sign, as wide as the plus. */
const withMinus = (text: string): string => text.replace('-', '\u2212');

/** "+20 Cent", "−1 cent", "0 Cent", "−15,90 €", "+€1.28"; fractions are rounded to whole cents. */
function withSign(cents: number, money: (cents: number) => string): string {
  const whole = Math.round(cents);
  return `${whole > 0 ? '+' : ''}${withMinus(money(whole === 0 ? 0 : whole)).replace(' ', '\u00A0')}`;
}

function germanNaming(deck: Deck, players: BySeat<string>, you: Seat | undefined): Naming {
  const card: Naming['card'] = (each) => cardDe(each, deck);
  const naming: Naming = {
    language: 'de',
    deck,
    unit: 'cents',
    counts: 'amount',
    card,
    cards: (cards) => wordsDe(cards.map(card)),
    cardsOr: (cards) => wordsDe(cards.map(card), 'oder'),
    suit: (suit) => suitDe(suit, deck),
    rank: (rank) => rankDe(rank, deck),
    ranks: (rank) => ranksDe(rank, deck),
    player: (seat) => (seat === you ? 'du' : players[seat] || `Spieler ${seat + 1}`),
    isReader: (seat) => seat === you,
    contract: contractDe,
    announcement: (announcement) => announcementDe(announcement, naming),
    money: moneyDe,
    figure: figureDe,
    tag: tagDe,
    entry: (cents) => withMinus(EUROS.de.format(cents / EURO)),
    average: (cents) => moneyDe(Math.round(Math.abs(cents))),
    isTrifle: isPartOfACent,
    trifle: 'weniger als einen Cent',
    balance: (cents) => withSign(cents, moneyDe),
    number: (value) => PLAIN.de.format(value),
  };
  return naming;
}

function englishNaming(deck: Deck, players: BySeat<string>, you: Seat | undefined): Naming {
  const card: Naming['card'] = (each) => cardEn(each, deck);
  const naming: Naming = {
    language: 'en',
    deck,
    unit: 'cents',
    counts: 'amount',
    card,
    cards: (cards) => wordsEn(cards.map(card)),
    cardsOr: (cards) => wordsEn(cards.map(card), 'or'),
    suit: (suit) => suitEn(suit, deck),
    rank: (rank) => rankEn(rank, deck),
    ranks: (rank) => ranksEn(rank, deck),
    player: (seat) => (seat === you ? 'you' : players[seat] || `Player ${seat + 1}`),
    isReader: (seat) => seat === you,
    contract: contractEn,
    announcement: (announcement) => announcementEn(announcement, naming),
    money: moneyEn,
    figure: figureEn,
    tag: tagEn,
    entry: (cents) => withMinus(EUROS.en.format(cents / EURO)),
    average: (cents) => moneyEn(Math.round(Math.abs(cents))),
    isTrifle: isPartOfACent,
    trifle: 'less than a cent',
    balance: (cents) => withSign(cents, moneyEn),
    number: (value) => PLAIN.en.format(value),
  };
  return naming;
}
