// Whether the sentence of a hint tells its card from another one: a rule of its own, by the words and the cards, not by what chose it.
import { type Card, pointsOf, rankOf } from '../../../src/engine/base/cards.ts';
import type { Compared } from '../../../src/engine/inference/card-facts.ts';
import { beats } from '../../../src/engine/play/order.ts';
import {
  behind,
  contractIn,
  dangers,
  groupIn,
  isTrump,
  orderIn,
  outIn,
  own,
  type Seen,
  takes,
  trickPoints,
} from '../facts/claims/seen.ts';
import { cardIn, hasNone, isEnemy, isPlayersPartner, nothingHigherOut, outOver, playsTrump } from './cards-told.ts';
import { comparedIn, meansIn, tenthsIn } from './fates.ts';
import { sharesIn } from './ramsch-told.ts';
import type { Named } from './words-told.ts';

/** How much a claim weighs for the card that is decided on; 0: not at all. */
type Weight = (seen: Seen) => number;

const when = (holds: boolean): number => (holds ? 1 : 0);
const isTop = (seen: Seen): boolean => nothingHigherOut(seen, cardIn(seen));
const length = (seen: Seen): number => own(seen, groupIn(seen, cardIn(seen))).length;
const pointsGiven = (seen: Seen): number => (takes(seen, cardIn(seen)) ? 0 : pointsOf(cardIn(seen)));
/** What the own side gets for sure. */
const pointsTaken: Weight = (seen) => {
  const safe = dangers(seen, cardIn(seen)).length === 0;
  return takes(seen, cardIn(seen)) && safe ? trickPoints(seen) + pointsOf(cardIn(seen)) + 1 : 0;
};
const pointsSaved: Weight = (seen) => (takes(seen, cardIn(seen)) ? 0 : 12 - pointsOf(cardIn(seen)));
const trumpLed: Weight = (seen) => when(playsTrump(seen));
const topTrumpLed: Weight = (seen) => when(playsTrump(seen) && isTop(seen));
const plainTopLed: Weight = (seen) => when(!playsTrump(seen) && isTop(seen));
const plainPlayed: Weight = (seen) => when(!playsTrump(seen));
const suitOfSome = (seen: Seen, has: (seat: 0 | 1 | 2 | 3) => boolean): number =>
  when(!playsTrump(seen) && behind(seen).some((seat) => has(seat) && hasNone(seen, seat, groupIn(seen, cardIn(seen)))));
const isOfCalledSuit = (seen: Seen): boolean => {
  const { called } = contractIn(seen);
  return called !== undefined && !playsTrump(seen) && groupIn(seen, cardIn(seen)) === groupIn(seen, called);
};
const threatsLeft: Weight = (seen) => (takes(seen, cardIn(seen)) ? 33 - outOver(seen, cardIn(seen)).length : 0);

const WEIGHTS: Readonly<Record<string, Weight>> = {
  'the called suit is searched': (seen) => when(isOfCalledSuit(seen)),
  'the last trump out is drawn from above': topTrumpLed,
  'trumps out are drawn from above': topTrumpLed,
  'the declaring side draws trumps': trumpLed,
  'the partner leads trumps to the declarer': trumpLed,
  'one trump draws several': trumpLed,
  'no trump is out': plainTopLed,
  'nobody can beat the card led': (seen) => when(dangers(seen, cardIn(seen)).length === 0 && isTop(seen)),
  'the others have nothing higher in the suit': plainTopLed,
  'a short suit that runs while it is followed': (seen) => plainTopLed(seen) * (9 - length(seen)),
  'the card probably runs': (seen) => plainTopLed(seen) * outIn(seen, groupIn(seen, cardIn(seen))).length,
  'few trumps are higher than the one led': (seen) => (playsTrump(seen) ? 33 - outOver(seen, cardIn(seen)).length : 0),
  'the longest own suit': (seen) => plainPlayed(seen) * length(seen),
  'the only card of its suit is led': (seen) => when(!playsTrump(seen) && length(seen) === 1),
  'little is given with the lead': (seen) => 12 - pointsOf(cardIn(seen)),
  'a defender keeps trumps': plainPlayed,
  'the called card runs away': (seen) => when(isOfCalledSuit(seen) && cardIn(seen) !== contractIn(seen).called),
  'the called card is led': (seen) => when(cardIn(seen) === contractIn(seen).called),
  'the declarer has to play next': plainPlayed,
  'the partner may ruff': (seen) => suitOfSome(seen, (seat) => isPlayersPartner(seen, seat)),
  'an opponent must spend a trump': (seen) => suitOfSome(seen, (seat) => isEnemy(seen, seat)),
  'an opponent can take nothing': (seen) =>
    suitOfSome(seen, (seat) => isEnemy(seen, seat) && hasNone(seen, seat, 'trump')),
  'a long way and a short suit': (seen) => plainPlayed(seen) * (9 - length(seen)),
  'a short way and a long suit': (seen) => plainPlayed(seen) * length(seen),
  'the suit of the partner comes back': (seen) => {
    const group = groupIn(seen, cardIn(seen));
    const led = seen.view.tricks.filter(({ leader }) => leader !== seen.view.seat && isPlayersPartner(seen, leader));
    return when(group !== 'trump' && led.some(({ cards: [first] }) => first && groupIn(seen, first) === group));
  },
  'a short suit is led': (seen) => plainPlayed(seen) * (9 - length(seen)),
  'a short suit goes': (seen) => plainPlayed(seen) * (9 - length(seen)),
  'a lead reaches the points to win': pointsTaken,
  'a lead gets out of Schneider': pointsTaken,
  'a lead makes the others Schneider': pointsTaken,
  'the last trumps stay': plainPlayed,
  'a smear to a sure trick': pointsGiven,
  'a smear to a likely trick': pointsGiven,
  'some points more for a sure trick': pointsGiven,
  'a smear on trust': pointsGiven,
  'a partner behind probably has what is above': pointsGiven,
  'a partner behind may ruff': pointsGiven,
  'a dear card comes home now or never': (seen) => pointsOf(cardIn(seen)),
  'a dear trump comes home with a ruff': (seen) => when(playsTrump(seen)) * pointsOf(cardIn(seen)),
  'the partner takes a trump of the declarer high': (seen) =>
    playsTrump(seen) && takes(seen, cardIn(seen)) ? 33 - outOver(seen, cardIn(seen)).length : 0,
  'the called card comes to the declarer': (seen) => when(isOfCalledSuit(seen)),
  'the declarer must go high': (seen) =>
    playsTrump(seen) && takes(seen, cardIn(seen)) ? 33 - outOver(seen, cardIn(seen)).length : 0,
  'no opponent can beat the card led': (seen) => when(!playsTrump(seen) && dangers(seen, cardIn(seen)).length === 0),
  'a smear to a partner who is still to play': pointsGiven,
  'the last card takes the trick': pointsTaken,
  'no opponent can beat the card': pointsTaken,
  'the card has the trick for now': threatsLeft,
  'third hand against the last': threatsLeft,
  'the suit is free and is ruffed': (seen) => when(playsTrump(seen) && takes(seen, cardIn(seen))),
  'little is given to the other side': pointsSaved,
  'the trick of the partner is left': (seen) => when(!takes(seen, cardIn(seen))),
  'the partner plays after this': (seen) => when(!takes(seen, cardIn(seen))),
  'the ten keeps its guard': (seen) => when(rankOf(cardIn(seen)) !== 'T'),
  'the points to win are reached': pointsTaken,
  'the side gets out of Schneider': (seen) => pointsTaken(seen) + pointsGiven(seen),
  'the other side is Schneider': (seen) => pointsTaken(seen) + pointsGiven(seen),
  'the other side would have won with it': (seen) =>
    when(dangers(seen, cardIn(seen)).length === 0 && takes(seen, cardIn(seen))),
  'the card would stop the suit of the partner': (seen) => plainTopLed(seen) * length(seen),
  'a suit is free for dangerous cards': (seen) => plainPlayed(seen) * when(length(seen) === 1),
  'the called card falls into this trick': (seen) =>
    playsTrump(seen) ? when(takes(seen, cardIn(seen))) : pointsOf(cardIn(seen)),
  'the last card of a suit is thrown away': (seen) => when(!isTrump(seen, cardIn(seen)) && length(seen) === 1),
  'trumps stay together against a lone declarer': plainPlayed,
  'a card of little worth is thrown away': pointsSaved,
  'one trick beats the Tout': (seen) => when(takes(seen, cardIn(seen))),
  'every trick counts in a Tout': (seen) => when(takes(seen, cardIn(seen))),
};

/** The other card of a comparison is the one that is not played, and what is told is less frequent with it. */
const isMoreWith = (told: Pick<Compared, 'other' | 'percent' | 'otherPercent'>, other: Card): boolean =>
  told.other === other && told.percent > told.otherPercent;

/** Claims that say of other cards why they are not played. */
const AGAINST: Readonly<Record<string, (named: Named, seen: Seen, other: Card) => boolean>> = {
  'the card is enough': ({ cards }, _, other) => cards().includes(other),
  'the trick is not worth a high card': ({ cards }, _, other) => cards().includes(other),
  'dear cards would be lost in the trick': ({ cards }, _, other) => cards().includes(other),
  'a lower card of the same kind is led': ({ cards }, _, other) => cards().includes(other),
  'a lower card of the same kind is enough': ({ cards }, _, other) => cards().includes(other),
  'a higher card would be beaten by the same ones': ({ cards }, _, other) => cards().includes(other),
  'a higher card would not take the trick either': ({ cards }, _, other) => cards().includes(other),
  'the highest card of a suit goes before its lower ones': ({ cards }, _, other) => cards().includes(other),
  'a suit that would be ruffed is not led': ({ cards }, _, other) => cards().includes(other),
  'a low trump draws as much as a higher one': ({ cards }, _, other) => cards().includes(other),
  'an unbeatable trump is not led yet': ({ card }, _, other) => card() === other,
  'dear cards of a suit that will be ruffed stay': ({ cards }, _, other) => cards().includes(other),
  'of two suits the one of which more is out runs': ({ card }, _, other) => card(1) === other,
  'a partner brings the declarer a low trump': ({ cards }, _, other) => cards().includes(other),
  'the trumps above the next own one are drawn': ({ card }, seen, other) => card() === other || !isTrump(seen, other),
  'a dear card would be beaten and is not led': ({ text, card, cards }, _, other) =>
    (/bleibt besser|it stays/.test(text) ? [card()] : cards()).includes(other),
  'nobody else has a trump': ({ card }, _, other) => card() === other,
  'the trick is not safe for a dear card': ({ cards }, _, other) => cards(1).includes(other),
  'many cards could take the trick from a dear card': ({ cards }, _, other) => cards().includes(other),
  'the player who has the trick is probably a partner': (_, seen, other) => takes(seen, other),
  'the player who has the trick is probably an opponent': ({ cards }, _, other) => cards().includes(other),
  'the last player is a partner': ({ cards }, _, other) => cards().includes(other),
  'somebody behind will ruff': ({ cards }, _, other) => cards().includes(other),
  'a single card goes, a suit stays whole': ({ cards }, _, other) => cards().includes(other),
  'the trick would bring what is missing': ({ number, text }, seen, other) =>
    trickPoints(seen) + pointsOf(other) < (/ein Auge|^One point/.test(text) ? 1 : number(0)),
  'only few go above the card, then the next own one is unbeatable': (_, seen, other) => !takes(seen, other),
  'a high card keeps its guards': ({ cards }, _, other) => cards().includes(other),
  'dear cards stay at home': ({ cards }, _, other) => cards().includes(other),
  'the lead goes away': ({ cards }, _, other) => cards().includes(other),
  'a dearer card would win the game for the others': ({ cards }, _, other) => cards().includes(other),
  'second hand may wait for the partner': (_, seen, other) => takes(seen, other),
  'an unbeatable trump stays': ({ card }, _, other) => card() === other,
  'the highest card of a suit would be ruffed': ({ card }, _, other) => card() === other,
  'a trump is the way back to high cards': ({ card }, _, other) => card() === other,
  'a card stays to give the partner the lead': ({ card }, _, other) => card() === other,
  'a suit without hope goes, a card keeps its guards': ({ card, cards }, _, other) =>
    card() === other || cards().includes(other),
  'the highest card that does not take the trick': ({ cards }, _, other) => cards().includes(other),
  'a high card goes with a trick that stays': ({ cards }, _, other) => cards().includes(other),
  'a Ramsch ends well more often': (named, _, other) => isMoreWith(sharesIn(named), other),
  'the highest card of another suit stays': ({ card }, _, other) => card(1) === other,
  'the ten goes before the ace': ({ card }, _, other) => card(1) === other,
  // That the shares are as told, and the first one higher, is part of the claim itself.
  'the trick is ours more often': (named, _, other) =>
    isMoreWith(tenthsIn(named, [named.card(0), named.card(1)]), other),
  'the trick brings more': (named, _, other) => {
    const told = meansIn(named);
    return told.other === other && told.mean > told.otherMean;
  },
  'the trick costs less': (named, _, other) => {
    const told = meansIn(named);
    return told.other === other && told.mean < told.otherMean;
  },
  'a dear card is ours more often': (named, _, other) => isMoreWith(tenthsIn(named, comparedIn(named)), other),
  'a trump takes a trick more often': (named, _, other) => isMoreWith(tenthsIn(named, comparedIn(named)), other),
  'a lower trump could be overruffed': ({ card }, seen, other) =>
    isTrump(seen, other) && beats(orderIn(seen), card(1), other) && outOver(seen, other).length > 0,
};

/** Whether the claim is true of the card and not of the other one, or weighs more for it. */
export function separates(claim: string, named: Named, seen: Seen, other: Card): boolean {
  const against = AGAINST[claim];
  if (against) return against(named, seen, other);
  const weight = WEIGHTS[claim];
  const { seat } = seen.view;
  return weight !== undefined && weight(seen) > weight({ ...seen, decision: { type: 'play', seat, card: other } });
}
