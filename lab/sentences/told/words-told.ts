// Sentences taken apart by their words: patterns with places for cards, suits, numbers and people, as a language names them.
import { type Card, cardsOfPack, type Suit, SUITS } from '../../../src/engine/base/cards.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import type { Naming } from '../../../src/words/types/naming.ts';

/** What a sentence names, in the order of its words; each of them throws where the sentence names fewer. */
export interface Named {
  readonly text: string;
  readonly card: (at?: number) => Card;
  readonly cards: (at?: number) => readonly Card[];
  readonly suit: (at?: number) => Suit;
  readonly number: (at?: number) => number;
  readonly seat: (at?: number) => Seat;
  /** The words of a free place. */
  readonly words: (at?: number) => string;
}

/**
 * A pattern of a whole sentence: `<card>`, `<cards>` (one or more, listed), `<suit>`, `<number>` ("no", "one", "12"), `<who>`, `<words>`
 * (anything), `{a|b}` for alternatives, which may be empty.
 */
export type Pattern = string;

type Place = 'card' | 'cards' | 'suit' | 'number' | 'who' | 'words';
const PLACES = /<(card|cards|suit|number|who|words)>/g;

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'kein(?:en?|em|e[rs])?(?: einziges)?',
    'eine?[mnrs]?',
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
  ],
  en: [
    'no|none|not a single',
    'one|a|only one',
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
  ],
};

/** The names of a language, as alternatives of patterns and back. */
interface Lexicon {
  readonly places: Readonly<Record<Place, string>>;
  readonly cardsIn: (text: string) => readonly Card[];
  readonly suitOf: (text: string) => Suit;
  readonly numberOf: (text: string) => number;
  readonly seatOf: (text: string) => Seat;
}

const found = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`nothing is named "${text}"`);
  return value;
};

function lexiconOf(name: Naming): Lexicon {
  const cards = new Map(cardsOfPack(32).map((card) => [name.card(card), card]));
  const suits = new Map(SUITS.map((suit) => [name.suit(suit), suit]));
  const people = new Map(SEATS.map((seat) => [name.player(seat), seat]));
  const german = name.language === 'de';
  const article = german ? '(?:[Dd](?:er|ie|as|en|em) )?' : '(?:[Tt]he )?';
  const card = `${article}(?:${[...cards.keys()].join('|')})`;
  const and = german ? '(?:, | und | oder )' : '(?:,? and |,? or |, )';
  const one = SUITS.flatMap((suit) => name.suit(suit));
  const words = NUMBERS[name.language];
  const anyCard = new RegExp([...cards.keys()].join('|'), 'gu');
  return {
    places: {
      card,
      cards: `${card}(?:${and}${card})*`,
      suit: one.join('|'),
      number: `\\d[\\d.,]*|${words.join('|')}|${words.map((each) => each.replace(/^./, (first) => first.toUpperCase())).join('|')}`,
      who: [...people.keys()].join('|'),
      words: '.+?',
    },
    cardsIn: (text) => (text.match(anyCard) ?? []).map((each) => found(cards.get(each), each)),
    suitOf: (text) => found(suits.get(text), text),
    numberOf: (text) => {
      if (/^\d/.test(text)) return Number(text.replace(/[.,]/g, ''));
      const at = words.findIndex((each) => new RegExp(`^(?:${each})$`, 'i').test(text));
      return found(at >= 0 ? at : undefined, text);
    },
    seatOf: (text) => found(people.get(text), text),
  };
}

/** Cards are named in the dative and accusative with the same words but for an ending, which a pattern does not need to know. */
const escaped = (text: string): string => text.replace(/[.*+?^$()[\]\\]/g, String.raw`\$&`);

/** Reads a sentence by a pattern in the words of a naming; undefined if it is another one. */
export function patternReader(name: Naming): (pattern: Pattern) => (text: string) => Named | undefined {
  const lexicon = lexiconOf(name);
  return (pattern) => {
    const order: Place[] = [];
    const source = escaped(pattern)
      .replaceAll('{', '(?:')
      .replaceAll('}', ')')
      .replace(PLACES, (_, place: Place) => {
        order.push(place);
        return `(${lexicon.places[place]})`;
      });
    const whole = new RegExp(`^(?:${source})$`, 'u');
    return (text) => {
      const match = whole.exec(text);
      return match ? namedIn(text, order, match.slice(1), lexicon) : undefined;
    };
  };
}

function namedIn(
  text: string,
  order: readonly Place[],
  parts: readonly (string | undefined)[],
  lexicon: Lexicon,
): Named {
  const at = (place: Place, nth: number): string => {
    const places = parts.filter((part, index) => part !== undefined && order[index] === place);
    return found(places[nth], `${place} ${nth} of "${text}"`);
  };
  return {
    text,
    card: (nth = 0) => found(lexicon.cardsIn(at('card', nth))[0], text),
    cards: (nth = 0) => lexicon.cardsIn(at('cards', nth)),
    suit: (nth = 0) => lexicon.suitOf(at('suit', nth)),
    number: (nth = 0) => lexicon.numberOf(at('number', nth)),
    seat: (nth = 0) => lexicon.seatOf(at('who', nth)),
    words: (nth = 0) => at('words', nth),
  };
}
