// English sentences for causes: why a card is good here, where no rule of thumb says it.
import type { CauseFacts } from '../../engine/inference/cause-facts.ts';
import type { Card, Suit } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { FEW_THREATS } from '../../engine/tutor/ideas/measures.ts';
import { capitalised } from '../base/words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { cardsEn, listEn, pointsEn, the, The, trumpsEn } from './naming.ts';
import { does, Who } from './people.ts';

const SIGNS: Readonly<Record<CauseFacts['follow.leaveLikely']['sign'], string>> = {
  ledTrump: 'led trumps',
  smeared: 'given the declarer many points',
  ledCalled: 'led the called suit',
  overtook: 'taken a trick from the declarer',
};

/** "the partner (Sepp) has", "you, the partner, have". */
const person = (role: 'partner' | 'declarer', seat: Seat, name: Naming, you: string, she: string): string =>
  name.isReader(seat) ? `You, the ${role}, ${you}` : `The ${role} (${name.player(seat)}) ${she}`;

/** "Only three Leaves are still out". */
const onlyOut = (suit: Suit, out: number, name: Naming): string =>
  out === 0
    ? `No other ${name.suit(suit)} are left`
    : out === 1
      ? `Only one card of ${name.suit(suit)} is still out`
      : `Only ${name.number(out)} ${name.suit(suit)} are still out`;

/** "the Ace of Leaves stays in hand". */
const stays = (cards: readonly Card[], name: Naming, where: string): string =>
  `${listEn(cards, name)} ${cards.length === 1 ? 'stays' : 'stay'} ${where}`;

const once = (above: readonly Card[]): string => `once ${above.length === 1 ? 'it is' : 'they are'} drawn`;

const shown = (player: Seat, sign: keyof typeof SIGNS, name: Naming): string =>
  `${Who(player, name)} ${does(player, name, 'hold', 'holds')} the trick, ${does(player, name, 'have', 'has')} ${SIGNS[sign]} and so ${does(player, name, 'are', 'is')} probably`;

export const CAUSES_EN: Texts<CauseFacts> = {
  'lead.aceComes': ({ suit, called, own, trumps }, name) =>
    `${own > 0 && own < trumps ? `With ${trumpsEn(own)} against ${trumps} still out, they cannot all be drawn. ` : ''}A lead in ${name.suit(suit)} makes the partner play ${the(called, name)}: the trick will probably not be lost.`,
  'lead.keepHigh': ({ kept, own, out }, name) =>
    `More trumps are out than in hand (${out} against ${own}), too many to draw them all. Nobody can beat ${the(kept, name)}: it makes its trick later as well and need not be led now.`,
  'lead.ruffNear': ({ kept, suit, out }, name) =>
    `${onlyOut(suit, out, name)}, so the suit will probably be ruffed: ${stays(kept, name, 'in hand')}.`,
  'lead.moreOut': ({ card, suit, out, other, fewer }, name) =>
    `${capitalised(cardsEn(out))} of ${name.suit(suit)} ${out === 1 ? 'is' : 'are'} still out, but ${fewer === 0 ? 'none' : `only ${cardsEn(fewer)}`} of the other suit: ${the(card, name)} is likelier to run than ${the(other, name)}.`,
  'lead.lowToDeclarer': ({ card, kept, declarer }, name) =>
    `To lead a trump to ${name.isReader(declarer) ? 'you, the declarer' : `the declarer (${name.player(declarer)})`}, ${the(card, name)} is enough: ${listEn(kept, name)} could be beaten as well and ${kept.length === 1 ? 'stays' : 'stay'} in hand.`,
  'lead.drawOut': ({ kept, above }, name) =>
    `Only ${listEn(above, name)} can beat ${the(kept, name)}: ${once(above)}, nobody can.`,
  'lead.keepDear': ({ kept, above }, name) =>
    `${capitalised(cardsEn(above))} still out ${above === 1 ? 'beats' : 'beat'} ${the(kept[0] as Card, name)}, so ${kept.length === 1 ? 'it stays in hand' : stays(kept, name, 'in hand')}.`,
  'lead.oursAnyway': ({ card }, name) => `No opponent can beat ${the(card, name)} any more: this trick cannot be lost.`,
  'lead.searchFat': ({ card, suit, called, out }, name) =>
    `The search starts with ${the(card, name)}: apart from ${the(called, name)} only ${cardsEn(out)} of ${name.suit(suit)} ${out === 1 ? 'is' : 'are'} still out, so the other defender is often void and ruffs both.`,
  'lead.toLast': ({ card, suit, partner, out }, name) =>
    `${onlyOut(suit, out, name)}, and ${name.isReader(partner) ? 'you, the partner, play last and can' : `the partner (${name.player(partner)}) plays last and can`} probably ruff: ${the(card, name)} may go in.`,
  'lead.throughToVoid': ({ suit, declarer, partner }, name) =>
    `${person('declarer', declarer, name, 'have', 'has')} to decide first in ${name.suit(suit)}: ${name.isReader(partner) ? 'you, the partner, play afterwards, have none left and can' : `the partner (${name.player(partner)}) plays afterwards, has none left and can`} overruff.`,
  'lead.losersFirst': ({ suit, out }, name) =>
    `Nobody can beat the trumps in hand, and they will keep. The losers go first: ${cardsEn(out)} of ${name.suit(suit)} are still out, so the others will sooner have to follow than be able to add points.`,
  'lead.promote': ({ card, kept, above }, name) =>
    `${The(card, name)} is meant to force out ${the(above, name)}: nothing else still out beats ${the(kept, name)}.`,
  'lead.countsWith': ({ card, missing }, name) =>
    `${missing === 1 ? 'One more point is' : `${missing} more points are`} needed to win: if ${the(card, name)} holds, that is enough.`,
  'lead.countsTo': ({ suit, missing, high }, name) =>
    `${missing === 1 ? 'One more point is' : `${missing} more points are`} needed to win: if a partner has ${the(high, name)}, a single trick in ${name.suit(suit)} may be enough.`,
  'follow.mayBeLost': ({ holder, kept }, name) =>
    `${Who(holder, name)} still ${does(holder, name, 'have', 'has')} the trick, and nobody knows yet who will get it: ${stays(kept, name, 'in hand')}.`,
  'follow.calledFalls': ({ called, kept }, name) =>
    `${The(called, name)} has to fall into this trick, and it belongs to the other side: ${stays(kept, name, 'in hand')}.`,
  'follow.mustHave': ({ card, theirs }, name) =>
    `If this trick is lost, the other side has at least ${theirs} points and the game: ${the(card, name)} can take it.`,
  'discard.keepMaster': ({ card, kept }, name) =>
    `No trumps are out: nothing beats ${the(kept, name)}, but something does beat ${the(card, name)}. What may still take a trick stays in hand.`,
  'follow.ruffBefore': ({ declarer, higher }, name) =>
    `${person('declarer', declarer, name, 'still have to play and may hold', 'still has to play and may hold')} ${listEn(higher, name, 'or')}: once it is ruffed, only a higher trump takes this trick.`,
  'follow.splitPair': ({ card, called }, name) =>
    `${The(card, name)} and ${the(called, name)} might otherwise fall into the same trick and be ruffed: apart they are likelier to come home.`,
  'follow.keepDear': ({ kept, threats }, name) =>
    `The trick is not safe yet${threats.length > FEW_THREATS ? '' : `, ${listEn(threats, name, 'or')} may still take it`}: ${stays(kept, name, 'in hand')}.`,
  'follow.ruffFat': ({ card, points, suit, out }, name) =>
    `${capitalised(cardsEn(out))} of ${name.suit(suit)} ${out === 1 ? 'is' : 'are'} still out, so those still to play will probably have to follow: ${the(card, name)} brings its ${pointsEn(points)} home.`,
  'follow.nowOrNever': ({ card, suit, out }, name) =>
    `${onlyOut(suit, out, name)}: next time ${the(card, name)} would probably be ruffed, now it may still come home.`,
  'follow.partnerOver': ({ card, points, partner, over, known }, name) =>
    `Only ${listEn(over, name)} can still beat this trick, and ${known === 'no' ? `${name.player(partner)}, presumably a partner,` : name.isReader(partner) ? 'you, the partner,' : `the partner (${name.player(partner)})`} probably ${does(partner, name, 'hold', 'holds')} ${over.length === 1 ? 'it' : 'them'}: add ${the(card, name)} (${pointsEn(points)}).`,
  'follow.partnerRuffs': ({ card, points, partner, suit }, name) =>
    `${person('partner', partner, name, 'still have', 'still has')} to play, ${does(partner, name, 'have', 'has')} no ${name.suit(suit)} left and can probably ruff: add ${the(card, name)} (${pointsEn(points)}).`,
  'follow.leaveLikely': ({ player, sign }, name) => `${shown(player, sign, name)} a partner: the trick can stay there.`,
  'follow.readsEnemy': ({ player, sign, kept }, name) =>
    `${shown(player, sign, name)} an opponent: ${stays(kept, name, 'in hand')}.`,
  'follow.forceHigh': ({ card, declarer, over }, name) =>
    `${person('declarer', declarer, name, 'play', 'plays')} next and can beat ${the(card, name)} only with ${over.length > FEW_THREATS ? `one of ${over.length} trumps` : listEn(over, name, 'or')}.`,
  'follow.takeHigh': ({ card, declarer, over }, name) =>
    `${person('declarer', declarer, name, 'have', 'has')} led trumps, and opponents are still to play: ${over === 0 ? 'no trump' : over === 1 ? 'only one trump' : `only ${over} trumps`} still out ${over > 1 ? 'beat' : 'beats'} ${the(card, name)}.`,
  'follow.keepLast': ({ kept }, name) =>
    `Nobody else has a trump left: ${the(kept, name)} makes its trick later as well and stays in hand.`,
  'follow.lastIsPartner': ({ partner, kept }, name) =>
    `${person('partner', partner, name, 'play', 'plays')} last: no need to take this trick with ${listEn(kept, name, 'or')}.`,
  'follow.ruffBehind': ({ kept, suit, out }, name) =>
    `${onlyOut(suit, out, name)}, so somebody still to play will probably ruff: ${stays(kept, name, 'in hand')}.`,
  'follow.drawOut': ({ card, kept, above }, name) =>
    `Only ${listEn(above, name)} can beat ${the(card, name)}: ${once(above)}, nobody can beat ${the(kept, name)}.`,
  'follow.countsTo': ({ card, missing, points }, name) =>
    `${missing === 1 ? 'One more point is' : `${missing} more points are`} needed to win, and with ${the(card, name)} the trick holds ${points}: winning it is enough.`,
  'discard.alone': ({ card, kept }, name) =>
    `${The(card, name)} is a singleton and is unlikely to take a trick; ${stays(kept, name, 'together')}.`,
};
