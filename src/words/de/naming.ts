// German names of cards, suits and contracts, with what grammar needs to put them into a sentence.
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../engine/base/cards.ts';
import type { Announcement, ContractId } from '../../engine/base/contract.ts';
import type { Deck } from '../../shared/border/language.ts';
import { EURO, type Naming } from '../types/naming.ts';
import { capitalised, isBuiltIn, titled } from '../base/words.ts';
import { type ContractNoun, CONTRACTS_DE, type Gender } from './contract-names.ts';

export type GermanCase = 'nom' | 'acc' | 'dat';

interface Noun {
  readonly name: string;
  readonly plural: string;
  readonly gender: Gender;
  /** Accusative and dative of a weak noun ("den Buben"). */
  readonly oblique?: string;
}

const SUITS_DE: Readonly<Record<Deck, Readonly<Record<Suit, string>>>> = {
  bavarian: { E: 'Eichel', G: 'Gras', H: 'Herz', S: 'Schellen' },
  french: { E: 'Kreuz', G: 'Pik', H: 'Herz', S: 'Karo' },
};

const number = (name: string): Noun => ({ name, plural: `${name}er`, gender: 'f' });

const COMMON = {
  T: number('Zehn'),
  K: { name: 'König', plural: 'Könige', gender: 'm' },
  '9': number('Neun'),
  '8': number('Acht'),
  '7': { name: 'Sieben', plural: 'Siebener', gender: 'f' },
} as const satisfies Partial<Record<Rank, Noun>>;

const RANKS_DE: Readonly<Record<Deck, Readonly<Record<Rank, Noun>>>> = {
  bavarian: {
    ...COMMON,
    A: { name: 'Sau', plural: 'Säue', gender: 'f' },
    O: { name: 'Ober', plural: 'Ober', gender: 'm' },
    U: { name: 'Unter', plural: 'Unter', gender: 'm' },
  },
  french: {
    ...COMMON,
    A: { name: 'Ass', plural: 'Asse', gender: 'n' },
    O: { name: 'Dame', plural: 'Damen', gender: 'f' },
    U: { name: 'Bube', plural: 'Buben', gender: 'm', oblique: 'Buben' },
  },
};

const CALLED_DE: Readonly<Record<Deck, string>> = { bavarian: 'Rufsau', french: 'Ruf-Ass' };

const ARTICLES: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das' },
  acc: { m: 'den', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
};

const INDEFINITE: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
};

/** Endings of an adjective after "ein", and after "der". */
const STRONG: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'er', f: 'e', n: 'es' },
  acc: { m: 'en', f: 'e', n: 'es' },
  dat: { m: 'en', f: 'en', n: 'en' },
};
const WEAK: Readonly<Record<GermanCase, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'e', f: 'e', n: 'e' },
  acc: { m: 'en', f: 'e', n: 'e' },
  dat: { m: 'en', f: 'en', n: 'en' },
};

/** Contracts that are not built in are mostly masculine (der Geier, der Bettel, der Ramsch). */
const contractNoun = (id: ContractId): ContractNoun =>
  isBuiltIn(CONTRACTS_DE, id) ? CONTRACTS_DE[id] : { name: titled(id), gender: 'm' };

export const suitDe = (suit: Suit, deck: Deck): string => SUITS_DE[deck][suit];
export const rankDe = (rank: Rank, deck: Deck): string => RANKS_DE[deck][rank].name;
export const ranksDe = (rank: Rank, deck: Deck): string => RANKS_DE[deck][rank].plural;
export const contractDe = (id: ContractId): string => contractNoun(id).name;

/** "Gras-Ober", "Pik-Dame"; inflected "Pik-Buben". */
export function cardDe(card: Card, deck: Deck, kase: GermanCase = 'nom'): string {
  const { name, oblique } = RANKS_DE[deck][rankOf(card)];
  return `${suitDe(suitOf(card), deck)}-${kase === 'nom' ? name : (oblique ?? name)}`;
}

const genderOf = (card: Card, { deck }: Naming): Gender => RANKS_DE[deck][rankOf(card)].gender;

const theCard = (card: Card, name: Naming, kase: GermanCase): string =>
  `${ARTICLES[kase][genderOf(card, name)]} ${cardDe(card, name.deck, kase)}`;

/** "der Gras-Ober", "die Gras-Sau". */
export const nom = (card: Card, name: Naming): string => theCard(card, name, 'nom');
/** "den Gras-Ober". */
export const acc = (card: Card, name: Naming): string => theCard(card, name, 'acc');
/** "dem Gras-Ober", "der Gras-Sau". */
export const dat = (card: Card, name: Naming): string => theCard(card, name, 'dat');

/** "dein Gras-Ober", "deine Gras-Sau". */
export const your = (card: Card, name: Naming): string =>
  `d${INDEFINITE.nom[genderOf(card, name)]} ${cardDe(card, name.deck)}`;

/** "Der Gras-Ober" at the beginning of a sentence. */
export const Nom = (card: Card, name: Naming): string => capitalised(nom(card, name));
/** "Den Gras-Ober" at the beginning of a sentence. */
export const Acc = (card: Card, name: Naming): string => capitalised(acc(card, name));

/** "die Sau" / "das Ass"; "der Sau" / "dem Ass". */
export const theRank = (rank: Rank, { deck }: Naming, kase: GermanCase): string => {
  const { name, gender, oblique } = RANKS_DE[deck][rank];
  return `${ARTICLES[kase][gender]} ${kase === 'nom' ? name : (oblique ?? name)}`;
};

/** "keine Sau" / "kein Ass", as subject. */
export const noRank = (rank: Rank, { deck }: Naming): string =>
  `k${INDEFINITE.nom[RANKS_DE[deck][rank].gender]} ${RANKS_DE[deck][rank].name}`;

/** "eine Sau" / "ein Ass", "einen Buben". */
export const aRank = (rank: Rank, { deck }: Naming, kase: 'nom' | 'acc'): string => {
  const { name, gender, oblique } = RANKS_DE[deck][rank];
  return `${INDEFINITE[kase][gender]} ${kase === 'nom' ? name : (oblique ?? name)}`;
};

/** "die Rufsau", "das Ruf-Ass": the called card, whichever it is. */
export const theCalled = ({ deck }: Naming, kase: GermanCase): string =>
  `${ARTICLES[kase][RANKS_DE[deck].A.gender]} ${CALLED_DE[deck]}`;

/** "sie" for the Rufsau, "es" for the Ruf-Ass; nominative and accusative. */
export const itsCalled = (name: Naming): string => itsRank('A', name);

/** The pronoun of a rank: "sie" for a Sau, "es" for an Ass. */
export const itsRank = (rank: Rank, { deck }: Naming): string => PRONOUNS[RANKS_DE[deck][rank].gender];

/** "allen Obern", "allen Damen": the dative. */
export const allRanks = (rank: Rank, { deck }: Naming): string =>
  `allen ${RANKS_DE[deck][rank].plural.replace(/n?$/, 'n')}`;

/** Suits that are feminine, or plural as Schellen: "keine Eichel", but "kein Gras". */
const SUITS_WITH_E: readonly string[] = ['Eichel', 'Schellen'];

/** "kein Gras", "keine Schellen". */
export function noneOf(suit: Suit, { deck }: Naming): string {
  const word = suitDe(suit, deck);
  return `${SUITS_WITH_E.includes(word) ? 'keine' : 'kein'} ${word}`;
}

/** "der" / "den" for a card just named: "Du hast nur den Gras-Ober, und der ist Trumpf." */
export const that = (card: Card, name: Naming, kase: GermanCase = 'nom'): string =>
  ARTICLES[kase][genderOf(card, name)];

const PRONOUNS: Readonly<Record<Gender, string>> = { m: 'er', f: 'sie', n: 'es' };

/** "er", "sie", "es" for a card just named. */
export const it = (card: Card, name: Naming): string => PRONOUNS[genderOf(card, name)];

/** Fewer than this many cards get their articles; longer lists read better without. */
const LONG_LIST = 3;

const LISTS = {
  und: new Intl.ListFormat('de', { type: 'conjunction' }),
  oder: new Intl.ListFormat('de', { type: 'disjunction' }),
} as const;

/** "den Gras-König und die Gras-Neun", "Gras-König, Gras-Neun und Gras-Sieben". */
export function listDe(
  cards: readonly Card[],
  name: Naming,
  kase: GermanCase,
  word: keyof typeof LISTS = 'und',
): string {
  const long = cards.length >= LONG_LIST;
  return LISTS[word].format(cards.map((card) => (long ? cardDe(card, name.deck, kase) : theCard(card, name, kase))));
}

/** Words in a row: "Gras und Schellen". */
export const wordsDe = (words: readonly string[], word: keyof typeof LISTS = 'und'): string =>
  LISTS[word].format(words);

/** "einen Wenz", "ein Solo". */
export function aContract(id: ContractId, kase: GermanCase, suit = ''): string {
  const { name, gender, called } = contractNoun(id);
  const words = called ? `${called.adjective}${STRONG[kase][gender]} ${suit}${called.noun}` : name;
  return `${INDEFINITE[kase][gender]} ${words}`;
}

/** A Farbwenz with its suit is a "Gras-Wenz". */
const withoutFarb = (game: string): string => game.replace(/^Farb(.)/, (_, first: string) => first.toUpperCase());

/** "Rufspiel auf die Gras-Sau", "Herz-Solo", "Herz-Solo-Tout". */
export function announcementDe({ contract, trump, called }: Announcement, name: Naming): string {
  const game = contractDe(contract);
  if (called) return `${game} auf ${acc(called, name)}`;
  const { called: words, gender } = contractNoun(contract);
  if (words && trump)
    return `${capitalised(words.adjective)}${STRONG.nom[gender]} ${suitDe(trump, name.deck)}-${words.noun}`;
  return trump ? `${suitDe(trump, name.deck)}-${withoutFarb(game)}` : game;
}

/** "einen Gras-Solo-Tout", "ein Rufspiel auf die Gras-Sau". */
export const anAnnouncement = (announcement: Announcement, name: Naming, kase: GermanCase): string =>
  contractNoun(announcement.contract).called
    ? aContract(announcement.contract, kase, announcement.trump && `${suitDe(announcement.trump, name.deck)}-`)
    : `${INDEFINITE[kase][contractNoun(announcement.contract).gender]} ${announcementDe(announcement, name)}`;

/** "das Solo", "den Wenz". */
export function theContract(id: ContractId, kase: GermanCase): string {
  const { name, gender, called } = contractNoun(id);
  const words = called ? `${called.adjective}${WEAK[kase][gender]} ${called.noun}` : name;
  return `${ARTICLES[kase][gender]} ${words}`;
}

const COUNTS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Small numbers as words: "drei". */
export const countDe = (value: number): string => COUNTS[value] ?? String(value);

/** "einen der vier Unter": any of some lords, which are men. */
export const oneOfLords = (lords: readonly Card[], name: Naming): string =>
  `einen der ${countDe(lords.length)} ${wordsDe([...new Set(lords.map((card) => name.ranks(rankOf(card))))], 'oder')}`;

const tenths = new Intl.NumberFormat('de-DE');

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** "20 Cent", "1,28 €", "4,00 €": from one euro on as a price is written. */
export const moneyDe = (cents: number): string =>
  Math.abs(cents) < EURO ? `${tenths.format(cents)} Cent` : euros.format(cents / EURO);

/** Without a unit as long as it is cents, which a bill need not say: "50", "1,28 €". */
export const figureDe = (cents: number): string => (Math.abs(cents) < EURO ? tenths.format(cents) : moneyDe(cents));

/** As little as fits on a card: "2,3 ct", "6,00 €". */
export const tagDe = (cents: number): string =>
  Math.abs(rounded(cents)) < EURO ? `${losses.format(rounded(cents))}\u00A0ct` : moneyDe(cents);

/** "1 Punkt", "0,8 Punkte": points of the score. */
export const scoreDe = (points: number): string =>
  `${tenths.format(points)}\u00A0${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;

/** Whatever a mean is called that was won or lost: "2 Cent", "0,8 Punkte Vorsprung" where only the lead counts. */
export const meanDe = (value: number, name: Naming): string =>
  `${name.average(value)}${name.counts === 'lead' ? ' Vorsprung' : ''}`;

const losses = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Tenths tell nothing beside tens of cents. */
const rounded = (value: number): number => (Math.abs(value) < 10 ? value : Math.round(value));

/** The one figure for what a decision loses: below ten in tenths of a cent or point; the same wherever it stands. */
export function lossDe(value: number, name: Naming): string {
  if (name.unit !== 'cents') return meanDe(value, name);
  return Math.abs(rounded(value)) < EURO ? `${losses.format(rounded(value))}\u00A0Cent` : moneyDe(rounded(value));
}

/** The same figure in a comparison: "2,3 Cent mehr", "0,8 Punkte weniger Vorsprung"; what is too little for a figure is called that. */
export const comparedDe = (value: number, name: Naming, how: 'mehr' | 'weniger'): string =>
  `${isFigure(value, name) ? amountDe(value, name) : name.trifle} ${how}${name.counts === 'lead' ? ' Vorsprung' : ''}`;

/** Whether something is left of it in tenths. */
const isFigure = (value: number, name: Naming): boolean =>
  name.unit === 'cents' ? Math.abs(value) >= LEAST_FIGURE : !name.isTrifle(value);

/** From here on it is a tenth. */
const LEAST_FIGURE = 0.05;

const amountDe = (value: number, name: Naming): string =>
  name.unit === 'cents' ? lossDe(value, name) : name.average(value);

/** "1 Strich", "0,8 Striche": lines on the slate. */
export const linesDe = (lines: number): string =>
  `${tenths.format(lines)}\u00A0${Math.abs(lines) === 1 ? 'Strich' : 'Striche'}`;

/** "ein Auge", "14 Augen", "kein Auge". */
export const eyesDe = (points: number): string =>
  points === 0 ? 'kein Auge' : points === 1 ? 'ein Auge' : `${points} Augen`;

/** "liegt kein Auge", "liegt nur ein Auge", "liegen schon 14 Augen"; `how` stands between verb and number. */
export const eyesLie = (points: number, how = ''): string =>
  `${points > 1 ? 'liegen' : 'liegt'} ${how === '' ? '' : `${how} `}${eyesDe(points)}`;

/** "eine Karte", "3 Karten". */
export const cardsDe = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);

/** "kein Trumpf", "ein Trumpf", "4 Trümpfe". */
export const trumpsDe = (count: number): string =>
  count === 0 ? 'kein Trumpf' : count === 1 ? 'ein Trumpf' : `${count} Trümpfe`;

/** In so many of ten cases: "etwa in 8 von 10 Fällen". */
export const oftenDe = (tenths: number): string =>
  tenths === 0 ? 'fast nie' : tenths === 10 ? 'fast immer' : `etwa in ${tenths} von 10 Fällen`;

/** "wohl 48 von 100 solchen Spielen (nach 24 gedachten Verteilungen)". */
export const gamesDe = (percent: number, deals: number, name: Naming): string =>
  `wohl ${percent} von 100 solchen Spielen (nach ${name.number(deals)} gedachten Verteilung${deals === 1 ? '' : 'en'})`;
