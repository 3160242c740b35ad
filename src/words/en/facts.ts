// English sentences for the reasons of good decisions; each reads well after "Why?", for a player as for a tip.
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import { type Card, rankOf } from '../../engine/base/cards.ts';
import type { FactParams } from '../../engine/inference/facts.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { FEW_THREATS } from '../../engine/tutor/ideas/measures.ts';
import { BID_FACTS_EN } from './facts-bids.ts';
import { CAUSES_EN } from './facts-causes.ts';
import type { Naming, Texts } from '../types/naming.ts';
import {
  anAnnouncementEn,
  cardsEn,
  cardWordOf,
  comparedEn,
  countEn,
  gamesEn,
  listEn,
  oftenEn,
  oneOfLords,
  pointsEn,
  the,
  The,
  trumpsEn,
} from './naming.ts';
import { does, Who, whoDoes } from './people.ts';
import { capitalised, tenthsOf } from '../base/words.ts';

/** "the partner (Sepp) holds", "you, the partner, hold". */
const called = (role: 'partner' | 'declarer', seat: Seat, name: Naming, you: string, she: string): string =>
  name.isReader(seat) ? `you, the ${role}, ${you}` : `the ${role} (${name.player(seat)}) ${she}`;

const Called = (...of: Parameters<typeof called>): string => capitalised(called(...of));

/** "The other side (Sepp) has", "You have". */
const otherSideHas = (winner: Seat, name: Naming): string =>
  name.isReader(winner) ? 'You have' : `The other side (${name.player(winner)}) has`;

/** More cards than this are counted, not listed. */
const MOST_LISTED = 3;

/** "only the Ober of Leaves could still take it". */
const mayTake = (threats: readonly Card[], name: Naming): string =>
  `only ${listEn(threats, name, 'or')} could still take it`;

/** "the Ober of Leaves stays", "the Ober of Leaves and the Ace of Leaves stay". */
const stay = (cards: readonly Card[], name: Naming): string =>
  `${listEn(cards, name)} ${cards.length === 1 ? 'stays' : 'stay'}`;

const inHand = (trumps: number): string => `(${trumpsEn(trumps)} in hand)`;

/** ", with an Ace besides"; nothing where there is none. */
const acesBesides = (aces: number): string =>
  aces === 0 ? '' : `, with ${aces === 1 ? 'an Ace' : `${aces} Aces`} besides`;

/** Of fewer deals, each of which is played out more than once, a share is no number of deals: "in 28% of 12" would be none. */
const SHARES_OF = 40;

/** "in 81% of 120 imagined deals", "in all 27 imagined deals", "in 28% of cases (12 imagined deals)". */
function inMost(percent: number, deals: number, name: Naming): string {
  if (percent === 100) return `in all ${name.number(deals)} imagined deals`;
  if (deals < SHARES_OF) return `in ${percent}% of cases (${name.number(deals)} imagined deals)`;
  return `in ${percent}% of ${name.number(deals)} imagined deals`;
}

/** "in only 57%", "in none". */
const inFewer = (percent: number): string => (percent === 0 ? 'in none' : `in only ${percent}%`);

/** Means of card points: "1 point", "only 8 points", "only 5", "nothing". */
const meanPoints = (mean: number): string => `${mean} ${mean === 1 ? 'point' : 'points'}`;
const onlyPoints = (mean: number): string => (mean === 0 ? 'nothing' : `only ${meanPoints(mean)}`);
const only = (mean: number): string => (mean === 0 ? 'nothing' : `only ${mean}`);

/** Of a share (per cent) that is told first, and of a smaller one that is set against it: "in about 8 of 10 cases", "in only 3 of 10". */
const mostly = (percent: number): string => (percent === 100 ? 'always' : oftenEn(tenthsOf(percent)));
const lessOften = (percent: number): string =>
  percent === 0 ? 'never' : tenthsOf(percent) === 0 ? 'hardly ever' : `in only ${tenthsOf(percent)} of 10`;

/** "when played now" of the card that the sentence is about, "after the Ober of Leaves" of another one. */
const playedNow = (card: Card, of: Card, name: Naming): string =>
  card === of ? 'when played now' : `after ${the(card, name)}`;

export const FACTS_EN: Texts<FactParams> = {
  ...BID_FACTS_EN,
  ...CAUSES_EN,
  'play.onlyCard': ({ card }, name) => `Only ${the(card, name)} may be played.`,
  'play.sameCards': ({ card, others }, name) =>
    `${The(card, name)} and ${listEn(others, name)} rank next to one another and count the same: here it makes no difference.`,
  'play.keeps': ({ card, kept, spared }, name) =>
    spared
      ? `${The(card, name)} can best be spared; ${stay(kept, name)} in hand.`
      : `${capitalised(stay(kept, name))} in hand, the best of the other cards.`,
  'search.best': ({ card, worlds, of, gain }, name) =>
    worlds === 1
      ? `The cards can lie in one way only, and ${the(card, name)} earns ${comparedEn(gain, name, 'more')} than the next best card.`
      : `In ${of === 'all' ? `all ${name.number(worlds)} possible` : `${name.number(worlds)} imagined`} deals ${the(card, name)} earns ${comparedEn(gain, name, 'more')} on average than the next best card.`,
  'count.lost': (stake, name) => {
    if (stake.left === 'aTrick')
      return 'The game is lost already, without a trick so far: one is enough not to be Schwarz.';
    if (stake.left === 'points')
      return `The game is lost already; ${stake.missing === 1 ? 'one card point is' : `${name.number(stake.missing)} card points are`} missing to get out of Schneider.`;
    return stake.schneider === 'yes'
      ? 'The game is lost already, with no way out of Schneider: the price cannot change any more.'
      : 'The game is lost already, but not with Schneider: the price cannot change any more.';
  },
  'count.won': (stake, name) => {
    if (stake.left === 'aTrick')
      return 'The game is won already, and the other side has no trick so far: without one it is Schwarz.';
    if (stake.left === 'points')
      return `The game is won already; the other side needs ${stake.missing === 1 ? 'one more card point' : `${name.number(stake.missing)} more card points`} to get out of Schneider.`;
    return `The game is won already, and the other side is ${stake.schneider === 'yes' ? '' : 'out of '}Schneider: the price cannot change any more.`;
  },
  'fate.trick': ({ card, other, percent, otherPercent }, name) =>
    `With ${the(card, name)} the trick is more likely to be won: ${mostly(percent)}, with ${the(other, name)} ${lessOften(otherPercent)}.`,
  'fate.gains': ({ card, other, mean, otherMean }, name) =>
    `With ${the(card, name)} the trick brings in more: ${meanPoints(mean)} on average, with ${the(other, name)} ${only(otherMean)}.`,
  'fate.costs': ({ card, other, mean, otherMean }, name) =>
    `With ${the(card, name)} the other side gets less: ${onlyPoints(mean)} on average, with ${the(other, name)} ${otherMean}.`,
  'fate.card': ({ card, other, of, percent, otherPercent }, name) =>
    of === other
      ? `${The(of, name)} is safer later: after ${the(card, name)} it is won ${mostly(percent)}, when played now ${lessOften(otherPercent)}.`
      : `${capitalised(playedNow(card, of, name))}, ${the(of, name)} is more likely to be won: ${mostly(percent)}, ${playedNow(other, of, name)} ${lessOften(otherPercent)}.`,
  'fate.takes': ({ card, other, of, percent, otherPercent }, name) =>
    of === other
      ? `${The(of, name)} still has work to do: after ${the(card, name)} it wins a trick ${mostly(percent)}, when played now ${lessOften(otherPercent)}.`
      : `After ${the(card, name)}, ${the(of, name)} is more likely to win a trick: ${mostly(percent)}, ${playedNow(other, of, name)} ${lessOften(otherPercent)}.`,
  ...DOPPELKOPF_EN.facts,
  'number.makes': ({ suit, count, percent, deals }, name) =>
    `With ${name.suit(suit)} there ${count === 1 ? 'is' : 'are'} ${trumpsEn(count)}${percent === undefined ? '' : `, and the side wins ${gamesEn(percent, deals, name)}`}.`,
  'number.leaves': ({ to, percent, deals }, name) => {
    const makes = `If ${does(to, name, 'you make', `${name.player(to)} makes`)} trumps`;
    return percent === undefined
      ? `${makes}, most is to be expected.`
      : `${makes}, the side wins ${gamesEn(percent, deals, name)}.`;
  },
  'solo.chance': ({ contract, trump, percent, deals }, name) =>
    `${capitalised(anAnnouncementEn({ contract, trump }, name))} ${percent === undefined ? 'promises most' : `wins ${gamesEn(percent, deals, name)}`}.`,
  'solo.give': ({ card, percent, deals }, name) =>
    `Without ${the(card, name)} the Solo ${percent === undefined ? 'promises most' : `wins ${gamesEn(percent, deals, name)}`}.`,
  'solo.handBack': ({ card, percent, deals }, name) =>
    `With ${the(card, name)} added the Solo ${percent === undefined ? 'promises most' : `wins ${gamesEn(percent, deals, name)}`}.`,
  'number.none': ({ lords }, name) => `Without ${oneOfLords(lords, name)} no trumps can be made.`,
  'number.tooFew': ({ most, highest }, name) =>
    `This hand has no more than ${trumpsEn(most)} in any suit, and ${name.number(highest)} have been bid already.`,
  'number.allLords': ({ lords: [lord], passing }, name) =>
    `All four ${name.ranks(lord ? rankOf(lord) : 'U')} in one hand: ${passing === 'must' ? 'then it may not bid a number.' : 'then nobody else can make trumps, and passing is allowed.'}`,
  'table.chance': ({ percent, deals }, name) =>
    `Played like this, ${gamesEn(percent, deals, name)} ${percent === 1 ? 'is' : 'are'} won.`,
  'table.nothingOpenBeats': ({ card }, name) => `Nothing that the other player has open beats ${the(card, name)}.`,
  'table.openBeats': ({ card, beating }, name) =>
    `The other player can take ${the(card, name)} with ${beating.length > MOST_LISTED ? `${name.number(beating.length)} open cards` : listEn(beating, name, 'or')}, but nothing else would be better.`,
  'any.random': ({ choices }, name) =>
    choices === 1 ? 'Nothing else is allowed.' : `Left to chance: one of ${name.number(choices)} possibilities.`,
  'widow.take': ({ trumps, aces }) =>
    `${capitalised(trumpsEn(trumps))}${acesBesides(aces)}: enough to play alone with the widow.`,
  'widow.leave': ({ trumps, aces }) =>
    `${capitalised(trumpsEn(trumps))}${acesBesides(aces)}: not enough against two, even with the widow.`,
  'widow.void': ({ suit }, name) => `That leaves no ${name.suit(suit)} in hand, and the suit can be ruffed.`,
  'widow.points': ({ cards, points }, name) =>
    `${capitalised(listEn(cards, name))}: ${pointsEn(points)} that nobody can take any more.`,
  'widow.nothing': ({ cards }, name) => `The hand needs ${listEn(cards, name)} least.`,
  'cut.anywhere': ({ min }) => `Any cut is as good as another, as long as each packet has at least ${cardsEn(min)}.`,

  'lead.calledSuit': ({ suit, called }, name) =>
    `Searching for the called Ace: a lead in ${name.suit(suit)} forces ${the(called, name)} out and shows who the partner is.`,
  'lead.topTrump': ({ card, out }, name) =>
    out === 1
      ? `One last trump is out, and it is lower than ${the(card, name)}: this draws it.`
      : `${name.number(out)} trumps are still out, none of them higher than ${the(card, name)}: this draws them.`,
  'lead.drawTrumps': ({ out, side }, name) =>
    `${side === 're' ? 'Re' : 'The declaring side'} draws trumps: ${out === 1 ? 'one is' : `${name.number(out)} are`} still out and should go before the plain suits are played.`,
  'lead.trumpToDeclarer': ({ declarer, shows }, name) =>
    `The partner brings ${name.isReader(declarer) ? 'you, the declarer,' : `the declarer (${name.player(declarer)})`} a trump; that helps${shows ? ', and it shows who plays with whom' : ' to draw trumps'}.`,
  'lead.trumpsGone': ({ card }, name) => `No trump is out any more, so nobody can ruff ${the(card, name)}.`,
  'lead.sureTrick': ({ card }, name) => `Nobody can beat ${the(card, name)} any more: a sure trick.`,
  'lead.highest': ({ card, suit, out }, name) =>
    `In ${name.suit(suit)} the others have nothing higher than ${the(card, name)}. ${out === 1 ? 'One card' : `${name.number(out)} cards`} of the suit ${out === 1 ? 'is' : 'are'} still out; whoever has none of them can ruff.`,
  'lead.shortHighest': ({ card, own, out }, name) =>
    `${The(card, name)} comes from a short suit (${own === 1 ? 'a singleton' : 'only two cards'}) with ${cardsEn(out)} still out. It holds as long as the others have to follow.`,
  'lead.longSuit': ({ suit, own }, name) =>
    `${name.suit(suit)} are the longest plain suit in hand (${cardsEn(own)}), so there is more of it to lead later.`,
  'lead.voidSelf': ({ suit, trumps }, name) =>
    `The only ${cardWordOf(suit, name)} goes: from then on the suit can be ruffed ${inHand(trumps)}.`,
  'lead.cheap': ({ card, points }, name) =>
    points === 0
      ? `${The(card, name)} gives no points away.`
      : `${The(card, name)} gives little away (${pointsEn(points)}).`,
  'lead.saveTrumps': ({ trumps }) =>
    `Defenders hold their trumps back; ${trumps === 1 ? 'the one' : `the ${countEn(trumps)}`} in hand ${trumps === 1 ? 'is' : 'are'} there for ruffing.`,
  'lead.runAway': ({ called, own }, name) =>
    `With ${cardsEn(own)} of the called suit one may run away: low from under ${the(called, name)}, so that it cannot be searched for and ruffed.`,
  'lead.calledCard': ({ card }, name) => `Leading ${the(card, name)} itself tells the declarer who helps.`,
  'lead.throughDeclarer': ({ declarer }, name) =>
    `A plain suit through the declarer: ${whoDoes(declarer, name, 'play next and have', 'plays next and has')} to commit before any other defender does.`,
  'lead.partnerVoid': ({ suit, partner }, name) =>
    `${Called('partner', partner, name, 'have', 'has')} no ${name.suit(suit)} left and can ruff, if there is a trump to do it with.`,
  'lead.opponentVoid': ({ suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'You have' : `An opponent (${name.player(opponent)}) has`} no ${name.suit(suit)} left and must spend a trump or let the trick go.`,
  'lead.onlyTrumps': () => 'There is nothing but trumps left in hand.',
  'lead.longWay': ({ suit, own, declarer }, name) =>
    `A long way, a short suit: ${called('declarer', declarer, name, 'play last', 'plays last')}, and there ${own === 1 ? 'is only one card' : 'are only two cards'} of ${name.suit(suit)} here.`,
  'lead.shortWay': ({ suit, own, declarer }, name) =>
    `A short way, a long suit: ${called('declarer', declarer, name, 'play next', 'plays next')}, and the lead comes from ${name.number(own)} cards of ${name.suit(suit)}.`,
  'lead.returnSuit': ({ suit, partner }, name) =>
    `${Called('partner', partner, name, 'have', 'has')} led ${name.suit(suit)} before; now the suit comes back.`,
  'lead.toHighest': ({ suit, partner, highest }, name) =>
    `${Called('partner', partner, name, 'hold', 'must hold')} ${the(highest, name)}: nothing higher is out in ${name.suit(suit)}.`,
  'lead.twoForOne': ({ out }, name) =>
    `A single trump draws one from more than one opponent, as long as they can follow; ${name.number(out)} are still out.`,
  'lead.reachTarget': ({ reached, target }, name) =>
    `That makes at least ${name.number(reached)} card points, and ${name.number(target)} are needed.`,
  'lead.safeFromSchneider': ({ reached }, name) =>
    `That makes at least ${name.number(reached)} card points: out of Schneider.`,
  'lead.makeSchneider': ({ reached }, name) =>
    `That makes at least ${name.number(reached)} card points, and the other side is Schneider.`,
  'lead.forceDeclarer': ({ suit, declarer }, name) =>
    `${Called('declarer', declarer, name, 'have', 'has')} no ${name.suit(suit)} left and must give up a trump or the trick.`,
  'lead.upToWeakness': ({ suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'You have' : `An opponent (${name.player(opponent)}) has`} neither ${name.suit(suit)} nor a trump and cannot take this trick.`,
  'lead.exit': ({ card, kept, by }, name) =>
    `${The(card, name)}${by === 'trump' ? ', a low trump,' : ''} probably gives the lead away; ${listEn(kept, name)} ${kept.length === 1 ? 'does' : 'do'} not have to be led.`,
  'lead.keepHigher': ({ card, group, kept }, name) =>
    `Of the ${group === 'trump' ? 'trumps in hand' : name.suit(group)} ${the(card, name)} goes first; above it ${stay(kept, name)}.`,
  'lead.shortSuit': ({ suit, own }, name) =>
    `${name.suit(suit)} are short here (${own === 1 ? 'only this card' : 'only two cards'}) and ${own === 1 ? 'gone after this' : 'soon gone'}.`,
  'lead.runs': ({ card, suit, out }, name) =>
    `${The(card, name)} will probably run: ${name.number(out)} ${name.suit(suit)} are still out, so everybody should have to follow.`,
  'lead.fromAbove': ({ card, suit, lower }, name) =>
    `${name.suit(suit)} are led from the top: no card out goes above ${the(card, name)}, but one does above ${listEn(lower, name, 'or')}.`,
  'lead.avoidRuff': ({ kept, suit, opponent }, name) =>
    `${name.isReader(opponent) ? 'You have' : `An opponent (${name.player(opponent)}) has`} no ${name.suit(suit)} left and could ruff ${listEn(kept, name, 'or')}, if there is a trump to do it with.`,
  'lead.lowTrump': ({ card, kept }, name) =>
    `${The(card, name)} is enough to draw trumps: ${listEn(kept, name)} could still be beaten too and ${kept.length === 1 ? 'stays' : 'stay'} in hand.`,
  'lead.keepAce': ({ kept, suit, out }, name) =>
    `${The(kept, name)} can wait: ${out === 0 ? `no other ${name.suit(suit)} are out any more` : out === 1 ? `only one card of ${name.suit(suit)} is still out` : `only ${name.number(out)} ${name.suit(suit)} are still out`}, so it would probably be ruffed.`,
  'lead.fewAbove': ({ card, above, out }, name) =>
    `Only ${above === 1 ? 'one' : name.number(above)} of the ${name.number(out)} trumps still out ${above === 1 ? 'is' : 'are'} higher than ${the(card, name)}.`,
  'lead.keepPoints': ({ kept }, name) =>
    `${capitalised(listEn(kept, name))} ${kept.length === 1 ? 'stays' : 'stay'} at home while a higher card of the suit is out.`,
  'lead.keepEntry': ({ trumps }, name) =>
    trumps.length === 1
      ? `${The(trumps[0] as Card, name)} is the last trump in hand and stays there: it can still ruff later.`
      : `${capitalised(listEn(trumps, name))} are the last trumps in hand and stay there: they can still ruff later.`,

  'follow.smearPartnerWins': ({ card, points, partner }, name) =>
    `No opponent can take this trick from ${name.isReader(partner) ? 'you, the partner' : `the partner (${name.player(partner)})`} any more, so ${the(card, name)} is smeared (${pointsEn(points)}).`,
  'follow.smearLikely': ({ card, points, partner, threats }, name) =>
    threats.length > FEW_THREATS
      ? `${Called('partner', partner, name, 'hold', 'holds')} the trick for now, so ${the(card, name)} is smeared (${pointsEn(points)}).`
      : `${Called('partner', partner, name, 'hold', 'holds')} the trick, and ${mayTake(threats, name)}: ${the(card, name)} is smeared (${pointsEn(points)}).`,
  'follow.smearGuess': ({ card, points, player }, name) =>
    `${Who(player, name)} ${does(player, name, 'hold', 'holds')} the trick and ${does(player, name, 'are', 'is')} perhaps the partner: ${the(card, name)} is smeared on trust (${pointsEn(points)}).`,
  'follow.smearHopeful': ({ card, points, partner }, name) =>
    `${Called('partner', partner, name, 'still have', 'still has')} to play and can take the trick: ${the(card, name)} goes in already (${pointsEn(points)}).`,
  'follow.winLast': ({ card, points }, name) =>
    `Nobody plays after this: ${the(card, name)} takes the trick with ${pointsEn(points)}.`,
  'follow.winSure': ({ card, points }, name) =>
    `No opponent can beat ${the(card, name)} any more; the trick then holds ${pointsEn(points)}.`,
  'follow.winLikely': ({ card, points, threats }, name) =>
    threats.length > FEW_THREATS
      ? `${The(card, name)} holds the trick for now (${pointsEn(points)}).`
      : `${The(card, name)} has the trick now (${pointsEn(points)}); ${mayTake(threats, name)}.`,
  'follow.cheapest': ({ card, kept }, name) =>
    `${The(card, name)} is enough to be ahead; ${stay(kept, name)} for later.`,
  'follow.ruff': ({ suit, points }, name) =>
    points === 0
      ? `There are no ${name.suit(suit)} in hand, so the trick can be ruffed.`
      : `There are no ${name.suit(suit)} in hand, so ruff: the trick already holds ${pointsEn(points)}.`,
  'follow.duck': ({ card, points, winner }, name) =>
    points === 0
      ? `${otherSideHas(winner, name)} this trick, so it gets a worthless card: ${the(card, name)}.`
      : `${otherSideHas(winner, name)} this trick, so give it little: ${the(card, name)} (${pointsEn(points)}).`,
  'follow.cannotWin': ({ best }, name) => `None of the allowed cards beats ${the(best, name)}.`,
  'follow.notWorth': ({ points, kept }, name) =>
    `${points === 0 ? 'There are' : points === 1 ? 'There is only' : 'There are only'} ${pointsEn(points)} in the trick; ${listEn(kept, name)} ${kept.length === 1 ? 'is' : 'are'} worth more than that.`,
  'follow.leaveToPartner': ({ partner }, name) =>
    `${Called('partner', partner, name, 'already have', 'already has')} the trick; beating it would be a waste.`,
  'follow.partnerStillPlays': ({ partner }, name) =>
    `${Called('partner', partner, name, 'play', 'plays')} after this and can look after the trick.`,
  'follow.calledCard': ({ card, suit }, name) =>
    `${name.suit(suit)} have been led for the first time, so ${the(card, name)} must come out.`,
  'follow.guardTen': ({ ten }, name) =>
    `${The(ten, name)} keeps another card beside it, so it will not fall unguarded to a higher one.`,
  'follow.keepHigh': ({ kept }, name) =>
    `${The(kept, name)} stays in hand: nobody can beat that trump, and it makes a sure trick later.`,
  'follow.keepEntry': ({ entry, tops }, name) =>
    `${The(entry, name)} is the way back to the lead, for ${listEn(tops, name)}, which nothing in their suit beats any more.`,
  'follow.unblock': ({ card, suit, partner }, name) =>
    `All the ${name.suit(suit)} still out are with ${name.isReader(partner) ? 'you, the partner' : `the partner (${name.player(partner)})`}, none of them higher than ${the(card, name)}: it goes now, so as not to block them.`,
  'follow.reachTarget': ({ reached, target }, name) =>
    `That makes ${name.number(reached)} card points, and ${name.number(target)} are needed.`,
  'follow.safeFromSchneider': ({ reached }, name) =>
    `That makes ${name.number(reached)} card points: out of Schneider.`,
  'follow.makeSchneider': ({ reached }, name) =>
    `That makes ${name.number(reached)} card points, and the other side is Schneider.`,
  'follow.keepHigher': ({ card, group, kept }, name) =>
    `Of the ${group === 'trump' ? 'trumps' : name.suit(group)} in hand ${the(card, name)} is enough; above it ${stay(kept, name)}.`,
  'follow.belowAnyway': ({ card, best, kept }, name) =>
    `${capitalised(listEn(kept, name, 'or'))} would not beat ${the(best, name)} either: ${the(card, name)} is enough, and what is higher stays for later.`,
  'follow.sameThreats': ({ card, kept }, name) =>
    `Whatever can still beat ${the(card, name)} beats ${listEn(kept, name)} too, so the cheaper card is enough.`,
  'follow.addPoints': ({ card, points, partner }, name) =>
    `No opponent can take this trick from ${name.isReader(partner) ? 'you, the partner' : `the partner (${name.player(partner)})`} any more, and ${the(card, name)} adds ${pointsEn(points)}.`,
  'follow.stopTarget': ({ theirs }, name) =>
    `If this trick were lost, the other side would have at least ${name.number(theirs)} card points and the game; this keeps it from them.`,
  'follow.keepBelow': ({ kept, target }, name) =>
    `The trick is lost. With ${listEn(kept, name, 'or')} in it the other side would have its ${name.number(target)} card points.`,
  'follow.secondHand': ({ partner }, name) =>
    `No need to take this yet: ${called('partner', partner, name, 'play last', 'plays last')}.`,
  'follow.thirdHand': ({ card, last, threats }, name) =>
    `After this ${name.isReader(last) ? 'only you play' : `only one opponent (${name.player(last)}) plays`}, and only ${listEn(threats, name, 'or')} goes above ${the(card, name)}.`,
  'follow.catchCalled': ({ card, called: ace, falls, by }, name) => {
    const falling = `${The(ace, name)} ${falls === 'surely' ? 'must still' : 'will probably'} fall in this trick`;
    return by === 'ruff'
      ? `${falling}, so it pays to ruff with ${the(card, name)}.`
      : `${falling}, which is ruffed already, so ${the(card, name)} goes along.`;
  },
  'follow.highEnough': ({ card, lower }, name) =>
    `The opponents could still overruff a lower trump like ${the(lower[0] as Card, name)}, but not ${the(card, name)}.`,
  'follow.tenBeforeAce': ({ card, ace }, name) =>
    `The trick is safe, so ${the(card, name)} goes along; ${the(ace, name)} stays and may yet take one itself.`,
  'follow.keepTop': ({ card, kept }, name) =>
    `The trick is safe, so ${the(card, name)} goes along; ${the(kept, name)} is the highest of its suit and may yet take one itself.`,
  'follow.savePoints': ({ kept }, name) => `The other side gets this trick; ${listEn(kept, name)} would be lost in it.`,
  'follow.stopTout': ({ card }, name) => `One trick is enough against the Tout, and ${the(card, name)} can take it.`,
  'follow.mustTake': ({ card }, name) => `In a Tout every trick counts, and ${the(card, name)} must take this one.`,
  'discard.voidSuit': ({ suit, trumps }, name) =>
    `The last ${cardWordOf(suit, name)} goes; from then on the suit can be ruffed ${inHand(trumps)}.`,
  'discard.showVoid': ({ suit, partner }, name) =>
    `The last ${cardWordOf(suit, name)} goes: ${called('partner', partner, name, 'have', 'has')} the trick and can lead the suit next, to be ruffed.`,
  'discard.shortSuit': ({ suit, own }, name) =>
    `A short suit goes first: ${own === 1 ? `no ${name.suit(suit)} are left after that` : `there are only two ${name.suit(suit)} here`}.`,
  'discard.keepLength': ({ trumps }) =>
    `Against somebody who plays alone length counts: the ${countEn(trumps)} trumps stay together.`,
  'discard.keepLink': ({ kept, partner, highest }, name) =>
    `${The(kept, name)} stays to pass the lead on: ${called('partner', partner, name, 'hold', 'must hold')} ${the(highest, name)}.`,
  'discard.hopeless': ({ suit, above, kept, guards }, name) =>
    `In ${name.suit(suit)} ${above === 1 ? 'one card' : `${name.number(above)} cards`} still out ${above === 1 ? 'is' : 'are'} higher than any held here, so no trick is to be expected there; ${the(kept, name)} may still take one as long as ${listEn(guards, name)} ${guards.length === 1 ? 'stays' : 'stay'} beside it.`,
  'discard.keepGuards': ({ high, guards }, name) =>
    `${capitalised(stay(guards, name))} beside ${the(high, name)}: ${guards.length === 1 ? 'one higher card of the suit is' : `${name.number(guards.length)} higher cards of the suit are`} still out, and so it may yet take a trick.`,
  'discard.low': ({ card, points }, name) =>
    `The suit cannot be followed, so a card of little worth goes: ${the(card, name)} (${pointsEn(points)}).`,

  'ramsch.leadLow': ({ card, higher, out }, name) =>
    2 * higher < out
      ? `Of ${out} cards of this suit that are out, ${higher === 1 ? 'one is' : `${higher} are`} higher than ${the(card, name)}, so the trick need not stay here.`
      : `Whoever wants few points leads low: ${
          out === 1
            ? `one more card of this suit is out, and it is higher than ${the(card, name)}.`
            : `of ${out} cards of this suit that are out, ${higher < out ? (higher === 1 ? 'one is' : `${higher} are`) : out === 2 ? 'both are' : 'all are'} higher than ${the(card, name)}.`
        }`,
  'ramsch.leadTakes': ({ card }, name) =>
    `Nobody who follows can beat ${the(card, name)} any more; the trick probably stays here.`,
  'ramsch.stayBelow': ({ card, winner }, name) =>
    `${The(card, name)} does not take the trick, which stays with ${name.player(winner)}.`,
  'ramsch.giveAway': ({ card, points, to }, name) =>
    `${The(card, name)} puts ${pointsEn(points)} into the trick that ${whoDoes(to, name, 'hold', 'holds')}, and nobody wants points here.`,
  'ramsch.getRid': ({ card, lower }, name) =>
    `${The(card, name)} is dangerous, for ${
      lower === 1 ? 'one card that is out lies' : `${lower} cards that are out lie`
    } below it; here it goes without taking a trick.`,
  'ramsch.highestBelow': ({ card, lower }, name) =>
    `${The(card, name)} is the highest card that does not take the trick; ${stay(lower, name)} for later.`,
  'ramsch.takeHigh': ({ card, lower }, name) =>
    `This trick stays here in any case, so ${the(card, name)} goes with it, and ${stay(lower, name)} in hand.`,
  'ramsch.frees': ({ card, suit }, name) =>
    `After ${the(card, name)} there are no ${name.suit(suit)} left here; when they are led, a dangerous card can go.`,
  'ramsch.chance': ({ card, other, percent, otherPercent, deals }, name) =>
    `With ${the(card, name)} the Ramsch ends well here ${inMost(percent, deals, name)}, with ${the(other, name)} ${inFewer(otherPercent)}.`,
  'ramsch.mustTake': ({ best }, name) =>
    `Every allowed card beats ${the(best, name)}; so the one goes that would do most harm later.`,
  'ramsch.takeCheap': ({ card, points }, name) =>
    `${The(card, name)} takes the trick, which then holds ${pointsEn(points)}.`,
  'ramsch.mayBeTaken': ({ card, higher }, name) =>
    `${The(card, name)} is the highest so far, but ${
      higher === 1 ? 'one higher card is' : `${higher} higher cards are`
    } still out.`,
  'ramsch.stopMarch': ({ card, player }, name) =>
    `${Who(player, name)} ${does(player, name, 'have', 'has')} taken every trick so far; ${the(card, name)} takes this one and stops the Durchmarsch.`,
  'ramsch.march': ({ card }, name) =>
    `Every trick so far came to this hand; ${the(card, name)} goes on with the Durchmarsch.`,
  'ramsch.breakThrough': ({ card, points, needed }, name) =>
    `The Durchbruch takes ${needed} points, and ${points === 0 ? 'there are none' : points === 1 ? 'there is one' : `there are ${points}`} so far: ${the(card, name)} goes for the trick.`,
  'ramsch.stopBreakThrough': ({ card, player }, name) =>
    `${Who(player, name)} ${does(player, name, 'have', 'has')} announced a Durchbruch; ${the(card, name)} leads the trick and stands in the way.`,

  'bettel.stayUnder': ({ card, best }, name) =>
    `${The(card, name)} stays under ${the(best, name)}: somebody else takes this trick.`,
  'bettel.throwHigh': ({ card, below }, name) =>
    `The suit cannot be followed, so ${the(card, name)} can go: ${below === 1 ? 'one card' : `${name.number(below)} cards`} below it ${below === 1 ? 'is' : 'are'} still out.`,
  'bettel.leadLow': ({ card, above }, name) =>
    `${above === 1 ? 'One card that is' : `${name.number(above)} cards that are`} still out can beat ${the(card, name)}.`,
  'bettel.leaveRoom': ({ card, declarer }, name) =>
    name.isReader(declarer)
      ? `You are the declarer and still to play: ${the(card, name)} stays as low as it can, so that you have to beat it.`
      : `The declarer (${name.player(declarer)}) is still to play: ${the(card, name)} stays as low as it can, so that the declarer has to beat it.`,
  'bettel.letHimHave': ({ card, declarer }, name) =>
    `${Called('declarer', declarer, name, 'hold', 'holds')} this trick for now, and ${the(card, name)} leaves it there.`,
  'bettel.unload': ({ card }, name) =>
    `The declarer will not get this trick any more, so ${the(card, name)}, the highest card, can go.`,
};
