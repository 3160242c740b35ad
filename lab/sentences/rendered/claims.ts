// What sentences claim of a position, read off the words alone and held to the cards: highest, trump, low, having to follow.
import { type Card, cardsOfPack, rankOf, type Suit, suitOf, SUITS } from '../../../src/engine/base/cards.ts';
import { contractIn } from '../../../src/engine/tutor/reading.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import type { Naming } from '../../../src/words/types/naming.ts';
import {
  fallen,
  inPlay,
  isLow,
  isTopOf,
  isTrumpRank,
  orderIn,
  out,
  playedAlone,
  type Scene,
  trumpsOut,
  wasLed,
} from './scene.ts';

/** A pattern with names in it, and what must hold of the position if a sentence matches. */
interface Claim {
  readonly name: string;
  readonly says: Readonly<Record<Language, string>>;
  readonly holds: (words: Words, scene: Scene) => boolean;
}

/** The cards, suits and numbers that a match names, in order, and all cards of the whole text. */
interface Words {
  readonly cards: readonly Card[];
  readonly suits: readonly Suit[];
  readonly text: string;
  readonly all: readonly Card[];
  readonly name: Naming;
}

const C = '<card>';
const S = '<suit>';

export const CLAIMS: readonly Claim[] = [
  {
    name: 'highest of the trick',
    says: { de: `${C} ist im Stich die höchste Karte in ${S}`, en: `${C} is the highest of the ${S} in it` },
    holds: ({ cards: [card], suits: [suit] }, scene) =>
      card !== undefined &&
      scene.trick?.includes(card) === true &&
      orderIn(scene)?.groupOf(card) === suit &&
      isTopOf(card, scene.trick, orderIn(scene)),
  },
  {
    name: 'highest of the suit',
    says: { de: `${C} ist die höchste Karte in ${S}`, en: `${C} is the highest card (?:in|of) ${S}` },
    holds: ({ cards: [card] }, scene) => isTopOf(card, inPlay(scene), orderIn(scene)),
  },
  {
    name: 'highest left of the suit',
    says: {
      de: `Etwas Höheres als ${C} gab es in ${S} nicht mehr`,
      en: `${C} was the highest card of ${S} left in play`,
    },
    holds: ({ cards: [card] }, scene) => isTopOf(card, inPlay(scene), orderIn(scene)),
  },
  {
    name: 'nothing higher out',
    says: {
      de: `In ${S} haben die anderen nichts Höheres als ${C}`,
      en: `In ${S} the others have nothing higher than ${C}`,
    },
    holds: ({ cards: [card], suits: [suit] }, scene) =>
      card !== undefined && suitOf(card) === suit && isTopOf(card, out(scene), orderIn(scene)),
  },
  {
    name: 'trump because of the suit',
    says: { de: `${S} ist in diesem Spiel Trumpf, also auch ${C}`, en: `${S} are trumps in this game, and so is ${C}` },
    holds: ({ cards: [card], suits: [suit] }, scene) =>
      card !== undefined &&
      suitOf(card) === suit &&
      orderIn(scene)?.groupOf(card) === 'trump' &&
      !isTrumpRank(rankOf(card), scene),
  },
  {
    name: 'trump because of the rank',
    says: {
      de: `Alle \\p{L}+ sind in diesem Spiel Trumpf, also auch ${C}`,
      en: `All \\p{L}+ are trumps in this game, ${C} included`,
    },
    holds: ({ cards: [card], text, name }, scene) =>
      card !== undefined && isTrumpRank(rankOf(card), scene) && text.includes(name.ranks(rankOf(card))),
  },
  {
    name: 'highest trump in play',
    says: {
      de: `${C} ist der höchste Trumpf im Spiel|Einen höheren Trumpf als ${C} gab es nicht mehr`,
      en: `${C} (?:is|was) the highest trump left(?: in play)?`,
    },
    holds: ({ cards: [card] }, scene) =>
      card !== undefined && orderIn(scene)?.groupOf(card) === 'trump' && isTopOf(card, inPlay(scene), orderIn(scene)),
  },
  {
    name: 'highest trump of the trick',
    says: { de: `${C} ist der höchste Trumpf darin`, en: `${C} is the highest trump in it` },
    holds: ({ cards: [card] }, scene) =>
      card !== undefined &&
      orderIn(scene)?.groupOf(card) === 'trump' &&
      isTopOf(card, scene.trick ?? [], orderIn(scene)),
  },
  {
    name: 'no trump out is higher',
    says: {
      de: `(?:keiner davon höher|der ist niedriger) als ${C}`,
      en: `(?:none of them higher|it is lower) than ${C}`,
    },
    holds: ({ cards: [card] }, scene) => isTopOf(card, out(scene), orderIn(scene)) && trumpsOut(scene) > 0,
  },
  {
    name: 'no trump is out',
    says: { de: `Kein Trumpf ist mehr draußen`, en: `No trump is out any more` },
    holds: (_, scene) => trumpsOut(scene) === 0,
  },
  {
    name: 'low cards',
    says: { de: `so tiefen Karten wie`, en: `cards as low as` },
    holds: ({ all }, scene) => all.length > 0 && all.every((card) => isLow(card, scene)),
  },
  {
    name: 'enough to play alone',
    says: { de: `[Rr]eicht allein`, en: `enough to play alone` },
    holds: ({ text, name }, scene) => /^(?:Gesperrt|Blocked)/.test(text) || playedAlone(text, scene, name),
  },
  {
    name: 'it is a Ramsch',
    says: { de: `[Ii]m Ramsch`, en: `[Ii]n a Ramsch` },
    holds: (_, { view }) => (contractIn(view)?.row.id ?? view.rules.allPass) === 'ramsch',
  },
  {
    name: 'the called card is looked for',
    says: { de: `will wissen, wo ${C} sitzt`, en: `wants to know where ${C} is` },
    holds: ({ cards: [card] }, scene) =>
      card !== undefined &&
      contractIn(scene.view)?.called === card &&
      !fallen(scene).includes(card) &&
      !wasLed(scene, suitOf(card)),
  },
];

/** How a language names cards and suits, as one alternative of a pattern, and back. */
interface Reader {
  readonly card: string;
  readonly suit: string;
  readonly cardOf: ReadonlyMap<string, Card>;
  readonly suitOf: ReadonlyMap<string, Suit>;
}

function readerOf(name: Naming): Reader {
  const cardOf = new Map(cardsOfPack(32).map((card) => [name.card(card), card]));
  const suitOf = new Map(SUITS.map((suit) => [name.suit(suit), suit]));
  const article = name.language === 'de' ? '(?:[Dd]er |[Dd]ie |[Dd]as |[Dd]en |[Dd]em )?' : '(?:[Tt]he )?';
  return {
    card: `${article}(?:${[...cardOf.keys()].join('|')})`,
    suit: `(?:${[...suitOf.keys()].join('|')})`,
    cardOf,
    suitOf,
  };
}

/** Claims as patterns in the words of a naming. */
export function claimReader(name: Naming): (text: string, scene: Scene) => readonly ReadClaim[] {
  const reader = readerOf(name);
  const anyCard = new RegExp([...reader.cardOf.keys()].join('|'), 'gu');
  const anySuit = new RegExp(`\\b${reader.suit}\\b`, 'gu');
  const cardsIn = (text: string): readonly Card[] =>
    (text.match(anyCard) ?? []).flatMap((each) => reader.cardOf.get(each) ?? []);
  const patterns = CLAIMS.map((claim) => ({
    claim,
    pattern: new RegExp(claim.says[name.language].replaceAll(C, reader.card).replaceAll(S, reader.suit), 'u'),
  }));
  return (text, scene) =>
    patterns.flatMap(({ claim, pattern }) => {
      const [match] = pattern.exec(text) ?? [];
      if (match === undefined) return [];
      const suits = (match.replace(anyCard, '').match(anySuit) ?? []).flatMap((each) => reader.suitOf.get(each) ?? []);
      const words = { cards: cardsIn(match), suits, text, all: cardsIn(text), name };
      return [{ name: claim.name, holds: claim.holds(words, scene) }];
    });
}

/** A claim found in a text, and whether it holds. */
export interface ReadClaim {
  readonly name: string;
  readonly holds: boolean;
}
