// German sentences for what the engine has found out about an answer in a lesson.
import { type Card, pointsOf } from '../../../engine/base/cards.ts';
import { type Sought, whatIsMissed } from '../../../engine/teaching/lessons/sought.ts';
import type { SayingParams } from '../../../engine/teaching/lessons/lesson-sayings.ts';
import type { Naming, Texts } from '../../types/naming.ts';
import { acc, cardDe, dat, eyesDe, listDe, Nom, nom, theRank } from '../naming.ts';
import { capitalised } from '../../base/words.ts';
import { earnsLess } from '../training.ts';

/** Of a hundred people so many make a mistake that is worth naming as usual. */
const MANY = 45;

const WHY: Readonly<Record<SayingParams['order.pair']['why'], string>> = {
  trumpBeatsPlain: 'ein Trumpf steht über jeder einfachen Farbe',
  lordAboveSuit: 'alle Herren stehen über der Trumpffarbe',
  oberAboveUnter: 'erst kommt der ganze höhere Rang, dann der nächste',
  suitOfLords: 'bei gleichem Rang gilt Eichel vor Gras vor Herz vor Schellen',
  rank: 'so ist die Reihe in dieser Farbe',
};

const FRENCH_WHY = 'bei gleichem Rang gilt Kreuz vor Pik vor Herz vor Karo';

function soughtDe(sought: Sought, name: Naming): string {
  switch (sought.kind) {
    case 'suit':
      return `ist ${name.suit(sought.suit)}`;
    case 'rank':
      return `ist ${theRank(sought.rank, name, 'nom')}`;
    case 'card':
      return `ist ${nom(sought.card, name)}`;
    case 'points':
      return `zählt ${eyesDe(sought.points)}`;
  }
}

const MISSED: Readonly<Record<ReturnType<typeof whatIsMissed>, (card: Card) => string>> = {
  suit: () => 'Schau auf das Farbzeichen.',
  rank: () => 'Die Farbe stimmt, der Wert noch nicht.',
  corner: () => 'Der Buchstabe oder die Zahl in der Ecke hilft dir.',
  both: () => 'Farbe und Wert sind hier andere.',
  points: (card) => (pointsOf(card) === 0 ? 'Sie zählt gar nichts.' : `Diese Karte zählt ${eyesDe(pointsOf(card))}.`),
};

export const SAYINGS_DE: Texts<SayingParams> = {
  'order.pair': ({ higher, lower, why }, name) =>
    `${capitalised(nom(higher, name))} gehört vor ${acc(lower, name)}, denn ${why === 'suitOfLords' && name.deck === 'french' ? FRENCH_WHY : WHY[why]}.`,
  'cards.missing': ({ cards }, name) =>
    `Es ${cards.length === 1 ? 'fehlt' : 'fehlen'} noch ${listDe(cards, name, 'nom')}.`,
  'cards.extra': ({ cards }, name) =>
    `${capitalised(listDe(cards, name, 'nom'))} ${cards.length === 1 ? 'gehört' : 'gehören'} nicht dazu.`,
  'match.suit': ({ card }) =>
    `${cardDe(card, 'bavarian')} heißt mit französischen Karten ${cardDe(card, 'french')}. Schau auf die Farbe.`,
  'match.rank': ({ card }) =>
    `${cardDe(card, 'bavarian')} heißt mit französischen Karten ${cardDe(card, 'french')}. Schau auf den Wert.`,
  'find.ask': ({ sought }, name) => `Welche Karte ${soughtDe(sought, name)}?`,
  'find.other': ({ card, sought }, name) => `Das ist ${nom(card, name)}. ${MISSED[whatIsMissed(sought, card)](card)}`,
  'sum.cards': ({ cards, points }) => `Karte für Karte: ${cards.map(pointsOf).join(' + ')} = ${points}.`,
  'deal.turned': ({ card, trick, better }, name) =>
    `Bis zum ${trick}. Stich war das Ziel sicher zu erreichen. Mit ${dat(card, name)} war es weg; besser wäre ${listDe(better, name, 'nom', 'oder')} gewesen.`,
  'deal.points': ({ own, other }) => `Deine Seite hat ${own} Augen, die andere ${other}.`,
  'doubling.chance': ({ percent }) => `Deine Seite gewinnt dieses Spiel in etwa ${percent} von 100 Fällen.`,
  'bid.chance': ({ percent }) => `Mein Gefühl für dieses Blatt: In etwa ${percent} von 100 Runden gewinnst du damit.`,
  'card.costs': ({ card, usual, ...loss }, name) =>
    `${Nom(card, name)} ${earnsLess(loss, name)} als die richtige Karte.${usual >= MANY ? ` Trotzdem spielen hier von 10 Leuten etwa ${Math.round(usual / 10)} so.` : ''}`,
};
