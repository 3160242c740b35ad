// How cards, suits, seats, contracts and amounts are called in a language: what every text is built from.
import type { Announcement, ContractId } from '../../engine/base/contract.ts';
import type { Card, Rank, Suit } from '../../engine/base/cards.ts';
import type { Unit } from '../../engine/games/shelf.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Deck, Language } from '../../shared/border/language.ts';

/** Cents of a euro, from which on an amount is told in euros. */
export const EURO = 100;

/** Names of things in one language, for one deck and one table of players. */
export interface Naming {
  readonly language: Language;
  readonly deck: Deck;
  /** What the table reckons in. */
  readonly unit: Unit;
  /** Whether its players think of what they get, or of how far they are ahead of the others. */
  readonly counts: 'amount' | 'lead';
  /** "Gras-Ober", "Ober of Leaves". */
  card(card: Card): string;
  /** "Gras-König und Gras-Neun". */
  cards(cards: readonly Card[]): string;
  /** "Gras-König oder Gras-Neun". */
  cardsOr(cards: readonly Card[]): string;
  /** "Gras", "Leaves". */
  suit(suit: Suit): string;
  /** "Ober", "Ten". */
  rank(rank: Rank): string;
  /** "Säue", "Obers". */
  ranks(rank: Rank): string;
  /** Name of the player in a seat; the own seat is "du" / "you". */
  player(seat: Seat): string;
  /** Whether the sentence must address this seat in the second person. */
  isReader(seat: Seat): boolean;
  /** "Rufspiel", "Wenz-Tout". */
  contract(id: ContractId): string;
  /** "Rufspiel auf die Gras-Sau", "Herz-Solo". */
  announcement(announcement: Announcement): string;
  /** "20 Cent", "1,20 €", "2 Punkte" in games that are reckoned in points, "2 Striche" in lines; always with the unit. */
  money(cents: number): string;
  /** An amount in a bill, whose cents and points need no unit: "20", "1,20 €". */
  figure(cents: number): string;
  /** What a decision loses, as little as fits on a card: "2,3 ct", "6,00 €", "0,8" in points. */
  tag(cents: number): string;
  /** In a column headed by its unit: "0,20", "−15,90" in euros; "2" in points. */
  entry(cents: number): string;
  /** The same for a mean, told without its sign: "12 Cent"; "0,8 Punkte", whose tenths count. */
  average(value: number): string;
  /** Whether a mean is too small to be told as a number. */
  isTrifle(value: number): boolean;
  /** What is said of such a mean, as an object: "weniger als einen Cent". */
  readonly trifle: string;
  /** For sheets, always with sign: "+20 Cent", "−1,20 €"; "+2" in points, of which a mean has tenths: "+0,8". */
  balance(cents: number): string;
  /** Plain number in the language's form. */
  number(value: number): string;
}

/** One sentence per id; complete by compilation. */
export type Texts<Params> = {
  readonly [K in keyof Params]: (params: Params[K], name: Naming) => string;
};
