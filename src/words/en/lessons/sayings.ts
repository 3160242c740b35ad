// English sentences for what the engine has found out about an answer in a lesson.
import { type Card, pointsOf } from '../../../engine/base/cards.ts';
import { type Sought, whatIsMissed } from '../../../engine/teaching/lessons/sought.ts';
import type { SayingParams } from '../../../engine/teaching/lessons/lesson-sayings.ts';
import type { Naming, Texts } from '../../types/naming.ts';
import { aCardOf, cardEn, listEn, pointsEn, the } from '../naming.ts';
import { capitalised } from '../../base/words.ts';
import { earnsLess } from '../training.ts';

/** Of a hundred people so many make a mistake that is worth naming as usual. */
const MANY = 45;

const WHY: Readonly<Record<SayingParams['order.pair']['why'], string>> = {
  trumpBeatsPlain: 'a trump stands above every plain suit',
  lordAboveSuit: 'all lords stand above the trump suit',
  oberAboveUnter: 'the whole higher rank comes first, then the next',
  suitOfLords: 'within a rank Acorns come before Leaves, Hearts and Bells',
  rank: 'that is the order within this suit',
};

const FRENCH_WHY = 'within a rank Clubs come before Spades, Hearts and Diamonds';

function soughtEn(sought: Sought, name: Naming): string {
  switch (sought.kind) {
    case 'suit':
      return `is ${aCardOf(sought.suit, name)}`;
    case 'rank':
      return `is the ${name.rank(sought.rank)}`;
    case 'card':
      return `is ${the(sought.card, name)}`;
    case 'points':
      return `counts ${pointsEn(sought.points)}`;
  }
}

const MISSED: Readonly<Record<ReturnType<typeof whatIsMissed>, (card: Card) => string>> = {
  suit: () => 'Look at the suit sign.',
  rank: () => 'The suit is right, the rank is not yet.',
  corner: () => 'The letter or number in the corner helps.',
  both: () => 'Both its suit and its rank are different.',
  points: (card) =>
    pointsOf(card) === 0 ? 'It counts nothing at all.' : `This card counts ${pointsEn(pointsOf(card))}.`,
};

export const SAYINGS_EN: Texts<SayingParams> = {
  'order.pair': ({ higher, lower, why }, name) =>
    `${capitalised(the(higher, name))} goes before ${the(lower, name)}: ${why === 'suitOfLords' && name.deck === 'french' ? FRENCH_WHY : WHY[why]}.`,
  'cards.missing': ({ cards }, name) =>
    `${capitalised(listEn(cards, name))} ${cards.length === 1 ? 'is' : 'are'} missing.`,
  'cards.extra': ({ cards }, name) =>
    `${capitalised(listEn(cards, name))} ${cards.length === 1 ? 'does' : 'do'} not belong here.`,
  'match.suit': ({ card }) =>
    `The ${cardEn(card, 'bavarian')} is the ${cardEn(card, 'french')} in a French pack. Look at the suit.`,
  'match.rank': ({ card }) =>
    `The ${cardEn(card, 'bavarian')} is the ${cardEn(card, 'french')} in a French pack. Look at the rank.`,
  'find.ask': ({ sought }, name) => `Which card ${soughtEn(sought, name)}?`,
  'find.other': ({ card, sought }, name) => `That is ${the(card, name)}. ${MISSED[whatIsMissed(sought, card)](card)}`,
  'sum.cards': ({ cards, points }) => `Card by card: ${cards.map(pointsOf).join(' + ')} = ${points}.`,
  'deal.turned': ({ card, trick, better }, name) =>
    `Up to trick ${trick} your goal was safe. With ${the(card, name)} it was gone; ${listEn(better, name, 'or')} would have been better.`,
  'deal.points': ({ own, other }) => `Your side has ${own} points, the other ${other}.`,
  'doubling.chance': ({ percent }) => `Your side wins this game in about ${percent} cases out of 100.`,
  'bid.chance': ({ percent }) => `My feeling for this hand: it wins about ${percent} rounds in 100.`,
  'card.costs': ({ card, usual, ...loss }, name) =>
    `${capitalised(the(card, name))} ${earnsLess(loss, name)} than the right card.${usual >= MANY ? ` All the same, about ${Math.round(usual / 10)} players in 10 choose it here.` : ''}`,
};
