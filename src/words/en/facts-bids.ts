// English sentences for the reasons of bids, announcements, exchanged cards and doublings.
import type { Card } from '../../engine/base/cards.ts';
import type { BidFactTexts } from '../types/facts-bids.ts';
import type { Naming } from '../types/naming.ts';
import { aContractEn, announcementEn, cardsEn, cardsOf, listEn, pointsEn, the, The, trumpsEn } from './naming.ts';
import { does, Who } from './people.ts';
import { capitalised } from '../base/words.ts';

const Trumps = (count: number): string => capitalised(trumpsEn(count));

/** ", plus the Ace of Acorns"; nothing where there is none. */
const besides = (aces: readonly Card[], name: Naming, word: 'plus' | 'but' = 'plus'): string =>
  aces.length === 0 ? '' : `, ${word} ${listEn(aces, name)}`;

/** ": the Ober of Leaves and the Unter of Leaves"; nothing where there is none. */
const listed = (cards: readonly Card[], name: Naming): string => (cards.length === 0 ? '' : `: ${listEn(cards, name)}`);

/** "No trumps among the first four cards", "The first card is a trump". */
const amongFirst = (trumps: number, seen: number): string =>
  seen === 1
    ? `The first card is ${trumps === 1 ? 'a trump' : 'no trump'}`
    : `${Trumps(trumps)} among the first ${cardsEn(seen)}`;

export const BID_FACTS_EN: BidFactTexts = {
  'bid.sie': () => 'All the highest trumps in one hand: that is the Sie.',
  'bid.tout': ({ contract, trump, trumps }, name) =>
    `${announcementEn({ contract, ...(trump && { trump }) }, name)}: with ${trumpsEn(trumps.length)} and high cards besides, every trick should be won.`,
  'bid.solo': ({ trump, trumps, aces }, name) =>
    `With ${name.suit(trump)} as trumps there ${trumps.length === 1 ? 'is' : 'are'} ${trumpsEn(trumps.length)}${besides(aces, name)}: enough to play alone.`,
  'bid.lords': ({ contract, trumps, aces }, name) =>
    `${name.contract(contract)}: ${trumps.length === 0 ? 'not a single trump' : trumps.length === 1 ? `${listEn(trumps, name)} as a trump` : `${listEn(trumps, name)} as trumps`}${besides(aces, name, trumps.length === 0 ? 'but' : 'plus')}. That is enough to play alone.`,
  'bid.bettel': ({ contract, low }, name) =>
    low.length > 0
      ? `${name.contract(contract)}: with cards as low as ${listEn(low, name)}, no trick should come this way.`
      : `${name.contract(contract)}: this hand should get through without a trick.`,
  'bid.rufer': ({ called, trumps, aces }, name) =>
    `There ${trumps.length === 1 ? 'is' : 'are'} ${trumpsEn(trumps.length)} in hand${besides(aces, name)}, and ${the(called, name)} can be called.`,
  'bid.offer': ({ card }, name) =>
    `${The(card, name)} is the only trump: a Hochzeit gives the hand a partner, and it has little else.`,
  'bid.marry': ({ trumps }, name) =>
    `${Trumps(trumps.length)} in hand${listed(trumps, name)}. One more comes with the Hochzeit.`,
  'bid.notMarry': ({ trumps }) =>
    trumps.length === 0
      ? 'Without a trump nobody can carry a Hochzeit.'
      : `${trumps.length === 1 ? 'One trump is' : `${trumps.length} trumps are`} too few to carry a Hochzeit.`,
  'return.void': ({ suit }, name) => `That leaves no ${name.suit(suit)} in hand, and the suit can then be ruffed.`,
  'return.points': ({ card, points }, name) =>
    `The suitor has no trump left and can smear ${the(card, name)} (${pointsEn(points)}) on trump tricks.`,
  'return.low': ({ card, of }, name) =>
    of === 'trump'
      ? `The hand is all trumps, and ${the(card, name)} is the lowest.`
      : `${The(card, name)} is the lowest card of its suit and would not take a trick.`,
  'bid.offerTaken': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'have', 'has')} accepted the Hochzeit already.`,
  'bid.nothingToReturn': ({ trumps }, name) =>
    `All ${name.number(trumps.length)} cards are trumps: there is none that might go back for the one offered.`,
  'bid.weak': ({ trumps }, name) =>
    trumps.length === 0
      ? 'Not a single trump: too little for a game.'
      : `With ${listEn(trumps, name)} as ${trumps.length === 1 ? 'the only trump' : 'the only trumps'}, the hand is too weak for a game.`,
  'bid.blocked': () => 'Blocked: there is no Ace that may be called, and the hand is not enough to play alone.',
  'bid.thin': () => 'With this hand such a game is probably lost more often than it is won.',
  'bid.evenSo': () =>
    'With this hand such a game is probably lost more often than it is won; but on average passing comes out even worse.',
  'bid.leastBad': () =>
    'With this hand such a game is probably lost more often than it is won; but one has to be announced now, and no other is clearly better.',
  'bid.firstLead': () => 'Forehand leads to the first trick, and that is worth a lot.',
  'bid.accept': ({ holder, shown }, name) =>
    `${name.isReader(holder) ? 'You already have' : `${name.player(holder)} already has`} a game (at least ${aContractEn(shown)}); the hand is not enough for a higher one.`,
  'bid.overcall': ({ over, with: own }) =>
    `${capitalised(aContractEn(own))} ranks above ${aContractEn(over)}, and the hand is good enough for it.`,
  'bid.hold': ({ level, with: own }) =>
    level === own
      ? `At least ${aContractEn(level)} is needed to keep the game, and that is just what the hand has.`
      : `At least ${aContractEn(level)} is needed to keep the game, and the hand is good enough for ${aContractEn(own)}.`,
  'bid.drop': ({ level }) => `The hand is not good enough for ${aContractEn(level)} or more.`,

  'call.forced': ({ trumps }, name) =>
    `Everybody has passed, so ${the('EO', name)} must play: ${trumpsEn(trumps.length)} in hand.`,
  'call.onlyAce': ({ card }, name) => `From this hand only ${the(card, name)} may be called.`,
  'call.shortSuit': ({ suit, own }, name) =>
    `There ${own === 1 ? 'is' : 'are'} only ${cardsOf(own, suit, name)} in hand: the suit is soon gone, and the Ace is more likely to hold.`,
  'call.lowCards': ({ suit, points }, name) =>
    points === 0
      ? `The ${name.suit(suit)} in hand carry no points; if the Ace is ruffed, no others are lost with it.`
      : `The ${name.suit(suit)} in hand carry little (${pointsEn(points)}); if the Ace is ruffed, not much is lost.`,
  'call.withTen': ({ card, ten }, name) => `${The(ten, name)} goes into the trick that ${the(card, name)} should win.`,
  'call.longestTrumps': ({ trump }, name) => `No other suit gives more trumps than ${name.suit(trump)}.`,
  'pass.leastUseful': ({ cards }, name) => `${capitalised(listEn(cards, name))} are of least use to this hand.`,

  'doppler.paid': ({ percent }) =>
    `With this hand the Ramsch ${percent === 0 ? 'hardly ever costs anything' : `costs something in only ${percent} of 100 cases`}, so it may count double.`,
  'durchbruch.chance': ({ percent, needed }) =>
    percent === 100
      ? `In all imagined deals it comes to ${needed} points, even if the others stick together.`
      : percent === 0
        ? `In none of the imagined deals does it come to ${needed} points if the others stick together.`
        : `In ${percent} of 100 imagined deals it comes to ${needed} points, even if the others stick together.`,
  'durchbruch.strong': ({ points, others, needed }) =>
    `There ${points === 1 ? 'is' : 'are'} ${pointsEn(points)} already, and the others together have only ${pointsEn(others)}: ${needed} are within reach.`,
  'stoss.trumps': ({ trumps, of, many }, name) =>
    `${name.number(trumps.length)} of ${name.number(of)} trumps in one defender’s hand${listed(trumps, name)}.${many ? ' That will be tight for the declarer.' : ''}`,
  'stoss.pays': ({ percent }) =>
    percent === 100
      ? 'The defenders nearly always win such games, so a Stoss pays.'
      : `The defenders probably win ${percent} of 100 such games: more than half, so a Stoss pays.`,
  'stoss.leave': ({ percent }) =>
    percent === 0
      ? 'The defenders hardly ever win such games; for a Stoss it should be more than half.'
      : `The defenders probably win only ${percent} of 100 such games; for a Stoss it should be more than half.`,
  'retour.pays': ({ percent }) =>
    percent === 100
      ? 'Even after the Stoss the declaring side nearly always wins such games, so a Retour pays.'
      : `Even after the Stoss the declaring side probably wins ${percent} of 100 such games, so a Retour pays.`,
  'retour.leave': ({ percent }) =>
    percent === 0
      ? 'After this Stoss the declaring side hardly ever wins such games; better not to double again.'
      : `After this Stoss the declaring side probably wins only ${percent} of 100 such games; better not to double again.`,
  'stoss.aces': ({ aces }, name) =>
    `Then there ${aces.length === 1 ? 'is' : 'are'} ${listEn(aces, name)}: the plain suits will not run either.`,
  'stoss.firstLead': () => 'And the defenders have the first lead.',
  'legen.strong': ({ trumps, seen }, name) =>
    `${amongFirst(trumps.length, seen)}${listed(trumps, name)}. ${trumps.length === 0 ? 'Even so, a game with such cards' : 'With such cards a game'} pays on average.`,
  'legen.weak': ({ trumps, seen }) => `${amongFirst(trumps.length, seen)}: not enough to double everything.`,
  'lay.strong': ({ trumps }) =>
    `The first trick is taken, and the hand was dealt ${trumpsEn(trumps.length)}: worth doubling once more.`,
  'double.leave': ({ trumps }) => `${Trumps(trumps.length)}: not sure enough to double once more.`,
  'claim.runners': ({ cards }, name) => `The highest trumps were all on one side${listed(cards, name)}.`,
  'claim.collected': ({ cards }, name) => `Taken in their order${listed(cards, name)}.`,
  'claim.unseen': () => 'Some cards are still hidden, and to claim in vain costs nothing.',
  'claim.none': () => 'There are no runners in this game.',
  'retour.strong': ({ trumps, top }, name) =>
    `${Trumps(trumps.length)}${top > 0 ? `, among them the ${top === 1 ? 'highest' : `${name.number(top)} highest`}` : ''}: the game should be won in spite of the Stoss.`,
};
