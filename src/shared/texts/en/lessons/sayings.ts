// English sentences for what the engine has found out about an answer in a lesson.
import { pointsOf } from '../../../../engine/base/cards.ts';
import type { SayingParams } from '../../../../engine/teaching/lessons/sayings.ts';
import type { Texts } from '../../naming.ts';
import { cardEn, listEn, the } from '../naming.ts';
import { capitalised } from '../../words.ts';

const WHY: Readonly<Record<SayingParams['order.pair']['why'], string>> = {
  trumpBeatsPlain: 'a trump stands above every plain suit',
  lordAboveSuit: 'all lords stand above the trump suit',
  oberAboveUnter: 'the whole higher rank comes first, then the next',
  suitOfLords: 'within a rank Acorns come before Leaves, Hearts and Bells',
  rank: 'that is the order within this suit',
};

const FRENCH_WHY = 'within a rank Clubs come before Spades, Hearts and Diamonds';

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
  'sum.cards': ({ cards, points }) => `Card by card: ${cards.map(pointsOf).join(' + ')} = ${points}.`,
  'deal.turned': ({ card, trick, better }, name) =>
    `Up to trick ${trick} your goal was safe. With ${the(card, name)} it was gone; ${listEn(better, name, 'or')} would have been better.`,
  'deal.points': ({ own, other }) => `Your side has ${own} points, the other ${other}.`,
  'bid.chance': ({ percent }) => `My feeling for this hand: it wins about ${percent} rounds in 100.`,
};
