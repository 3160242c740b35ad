// English sentences for the reasons of good decisions; each reads well after "Why?", for a player as for a tip.
import type { Card } from '../../engine/cards.ts';
import type { FactParams } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Naming, Texts } from './naming.ts';
import { listEn } from './naming-en.ts';
import { Who, does, whoDoes } from './people-en.ts';
import { capitalised } from './words.ts';

const points = (value: number, name: Naming): string =>
  value === 1 ? 'one point' : `${value === 0 ? 'no' : name.number(value)} points`;

const trumpCount = (value: number, name: Naming): string =>
  value === 1 ? 'one trump' : `${value === 0 ? 'no' : name.number(value)} trumps`;

const who = (seat: Seat, name: Naming): string => (name.isReader(seat) ? 'you' : name.player(seat));

/** More cards than this are counted, not listed. */
const MOST_LISTED = 3;

/** "the Ober of Leaves or Ace of Leaves", "5 cards". */
const theThreats = (threats: readonly Card[], name: Naming): string =>
  threats.length > MOST_LISTED ? `${name.number(threats.length)} cards` : `the ${name.cardsOr(threats)}`;

const besides = (aces: readonly Card[], name: Naming): string =>
  aces.length === 0 ? '' : `, besides the ${name.cards(aces)}`;

const cents = (value: number, name: Naming): string => (value < 1 ? 'a little' : name.money(Math.round(value)));

export const FACTS_EN: Texts<FactParams> = {
  'play.onlyCard': ({ card }, name) => `Only the ${name.card(card)} may be played.`,
  'play.keeps': ({ card, kept }, name) =>
    `The ${name.card(card)} can best be spared; the ${name.cards(kept)} ${kept.length === 1 ? 'stays' : 'stay'} in hand.`,
  'search.best': ({ card, worlds, of, gain }, name) =>
    worlds === 1
      ? `The cards can lie in one way only: the ${name.card(card)} earns ${cents(gain, name)} more than the next best card.`
      : `In ${of === 'all' ? `all ${name.number(worlds)} possible` : `${name.number(worlds)} imagined`} deals the ${name.card(card)} earns on average ${cents(gain, name)} more than the next best card.`,
  'any.random': ({ choices }, name) =>
    choices === 1 ? 'Nothing else is allowed.' : `Left to chance: one of ${name.number(choices)} possibilities.`,
  'cut.anywhere': ({ min }, name) =>
    `Any cut is as good as another, as long as each packet has at least ${name.number(min)} cards.`,

  'lead.calledSuit': ({ suit, called }, name) =>
    `Hunting the called Ace: a lead in ${name.suit(suit)} forces the ${name.card(called)} out and shows who the partner is.`,
  'lead.topTrump': ({ card, out }, name) =>
    `The ${name.card(card)} is the highest trump left and draws the others' trumps (${name.number(out)} still out).`,
  'lead.drawTrumps': ({ out }, name) =>
    `The declaring side draws trumps: ${name.number(out)} ${out === 1 ? 'is' : 'are'} still with the others and should go before the plain suits are played.`,
  'lead.trumpToDeclarer': ({ declarer }, name) =>
    `The partner brings the declarer (${who(declarer, name)}) a trump; that helps, and it shows who belongs together.`,
  'lead.trumpsGone': ({ card }, name) => `No trump is out any more, so nobody can ruff the ${name.card(card)}.`,
  'lead.sureTrick': ({ card }, name) => `Nobody can beat the ${name.card(card)} any more: a sure trick.`,
  'lead.highest': ({ card, suit, out }, name) =>
    `The ${name.card(card)} is the highest card in ${name.suit(suit)}, and ${name.number(out)} cards of that suit are still out: the others will probably have to follow.`,
  'lead.shortHighest': ({ card, own, out }, name) =>
    `The ${name.card(card)} comes from a short suit (${own === 1 ? 'a singleton' : 'only two cards'}) with ${name.number(out)} cards still out. It holds as long as the others have to follow.`,
  'lead.longSuit': ({ suit, own }, name) =>
    `${name.suit(suit)} is the longest own suit (${name.number(own)} cards); that is where more will follow.`,
  'lead.voidSelf': ({ suit, trumps }, name) =>
    `The only card in ${name.suit(suit)} goes: from then on the suit can be ruffed (${trumpCount(trumps, name)} in hand).`,
  'lead.cheap': ({ card, points: value }, name) => `The ${name.card(card)} gives little away (${points(value, name)}).`,
  'lead.saveTrumps': ({ trumps }, name) =>
    `Defenders do not lead trump; their own (${name.number(trumps)}) ${trumps === 1 ? 'is' : 'are'} there for ruffing.`,
  'lead.runAway': ({ called, own }, name) =>
    `With ${name.number(own)} cards of the called suit one may run away: low from under the ${name.card(called)}, so that it cannot be hunted and ruffed.`,
  'lead.calledCard': ({ card }, name) => `Leading the ${name.card(card)} itself tells the declarer who helps.`,
  'lead.throughDeclarer': ({ declarer }, name) =>
    `The declarer (${who(declarer, name)}) sits right behind and must commit before the other defenders play.`,
  'lead.partnerVoid': ({ suit, partner }, name) =>
    `The partner (${who(partner, name)}) has no ${name.suit(suit)} left and can ruff.`,
  'lead.opponentVoid': ({ suit, opponent }, name) =>
    `An opponent (${who(opponent, name)}) has no ${name.suit(suit)} left and must spend a trump or let the trick go.`,
  'lead.onlyTrumps': () => 'There is nothing but trumps left in hand.',

  'follow.smearPartnerWins': ({ card, points: value, partner }, name) =>
    `The partner (${who(partner, name)}) wins this trick for certain, so in go the points: ${name.card(card)} (${points(value, name)}).`,
  'follow.smearLikely': ({ card, points: value, partner, threats }, name) =>
    `The partner (${who(partner, name)}) holds the trick, and only ${theThreats(threats, name)} could still take it: smear the ${name.card(card)} (${points(value, name)}).`,
  'follow.smearGuess': ({ card, points: value, player }, name) => {
    const holder = name.isReader(player)
      ? 'You hold the trick and are'
      : `${name.player(player)} holds the trick and is`;
    return `${holder} perhaps the partner: a smear on trust, the ${name.card(card)} (${points(value, name)}).`;
  },
  'follow.smearHopeful': ({ card, points: value, partner }, name) =>
    `The partner (${who(partner, name)}) still has to play and can take the trick: the ${name.card(card)} goes in already (${points(value, name)}).`,
  'follow.winLast': ({ card, points: value }, name) =>
    `Nobody plays after this: the ${name.card(card)} takes the trick with ${points(value, name)}.`,
  'follow.winSure': ({ card, points: value }, name) =>
    `No opponent can beat the ${name.card(card)} any more; the trick then holds ${points(value, name)}.`,
  'follow.winLikely': ({ card, points: value, threats }, name) =>
    `The ${name.card(card)} has the trick now (${points(value, name)}); only ${theThreats(threats, name)} could still take it.`,
  'follow.cheapest': ({ card, kept }, name) =>
    `The ${name.card(card)} is enough; the ${name.cards(kept)} ${kept.length === 1 ? 'stays' : 'stay'} for later.`,
  'follow.ruff': ({ suit, points: value }, name) =>
    `No ${name.suit(suit)} in hand, so ruff: the trick ${value > 0 ? 'already holds' : 'holds'} ${points(value, name)}.`,
  'follow.duck': ({ card, points: value, winner }, name) =>
    `The other side (${who(winner, name)}) has this trick, so give it little: the ${name.card(card)} (${points(value, name)}).`,
  'follow.cannotWin': ({ best }, name) => `None of the allowed cards beats the ${name.card(best)}.`,
  'follow.notWorth': ({ points: value, kept }, name) =>
    `${value === 0 ? 'There are' : value === 1 ? 'There is only' : 'There are only'} ${points(value, name)} in the trick; the ${name.cards(kept)} ${kept.length === 1 ? 'is' : 'are'} worth more than that.`,
  'follow.leaveToPartner': ({ partner }, name) =>
    `The partner (${who(partner, name)}) already has the trick; beating it would be a waste.`,
  'follow.partnerStillPlays': ({ partner }, name) =>
    `The partner (${who(partner, name)}) plays after this and can look after the trick.`,
  'follow.calledCard': ({ card, suit }, name) =>
    `${name.suit(suit)} has been led for the first time, so the ${name.card(card)} must come out.`,
  'follow.guardTen': ({ ten }, name) =>
    `The ${name.card(ten)} keeps another card beside it and will not fall bare under a higher one.`,
  'follow.keepHigh': ({ kept }, name) =>
    `The ${name.card(kept)} stays in hand: nobody can beat that trump, it makes a sure trick later.`,
  'follow.reachTarget': ({ reached, target }, name) =>
    `That brings the own side to ${name.number(reached)} points, and it needs ${name.number(target)}.`,
  'follow.stopTout': ({ card }, name) =>
    `One trick is enough against the Tout, and the ${name.card(card)} can take it.`,
  'follow.mustTake': ({ card }, name) => `In a Tout every trick counts: the ${name.card(card)} must take it.`,
  'discard.voidSuit': ({ suit, trumps }, name) =>
    `The last card in ${name.suit(suit)} goes; from then on the suit can be ruffed (${trumpCount(trumps, name)} in hand).`,
  'pass.leastUseful': ({ cards }, name) => `${capitalised(listEn(cards, name))} are of least use to this hand.`,
  'ramsch.leadLow': ({ card, higher, out }, name) =>
    `In a Ramsch one leads from below: of ${out} cards of this suit that are out, ${
      higher === 1 ? 'one is' : `${higher} are`
    } higher than the ${name.card(card)}.`,
  'ramsch.leadTakes': ({ card }, name) =>
    `Nobody has a higher card of its suit than the ${name.card(card)} any more; the trick probably stays here.`,
  'ramsch.stayBelow': ({ card, winner }, name) =>
    `The ${name.card(card)} stays below the trick that ${whoDoes(winner, name, 'hold', 'holds')}.`,
  'ramsch.giveAway': ({ card, points, to }, name) =>
    `The ${name.card(card)} puts ${points} points into the trick that ${whoDoes(to, name, 'hold', 'holds')}: in a Ramsch nobody wants them.`,
  'ramsch.getRid': ({ card, lower }, name) =>
    `The ${name.card(card)} is dangerous, for ${
      lower === 1 ? 'one card that is out lies' : `${lower} cards that are out lie`
    } below it; here it goes without taking a trick.`,
  'ramsch.mustTake': ({ best }, name) =>
    `Every allowed card beats the ${name.card(best)}; so the one goes that would do most harm later.`,
  'ramsch.takeCheap': ({ card, points }, name) =>
    `The ${name.card(card)} takes a trick with ${points} points in it so far.`,
  'ramsch.mayBeTaken': ({ card, higher }, name) =>
    `The ${name.card(card)} is the highest so far, but ${
      higher === 1 ? 'one higher card is' : `${higher} higher cards are`
    } still out.`,
  'ramsch.stopMarch': ({ card, player }, name) =>
    `${capitalised(name.player(player))} ${does(player, name, 'have', 'has')} taken every trick so far; the ${name.card(card)} takes this one and stops the Durchmarsch.`,
  'ramsch.march': ({ card }, name) =>
    `Every trick so far was yours; the ${name.card(card)} goes on with the Durchmarsch.`,
  'ramsch.breakThrough': ({ card, points, needed }, name) =>
    `The Durchbruch takes ${needed} points and you have ${points}: the ${name.card(card)} goes for the trick.`,
  'ramsch.stopBreakThrough': ({ card, player }, name) =>
    `${capitalised(name.player(player))} ${does(player, name, 'have', 'has')} announced a Durchbruch; the ${name.card(card)} leads the trick and stands in the way.`,
  'doppler.paid': ({ percent }) =>
    `With this hand you pay the Ramsch ${percent === 0 ? 'hardly ever' : `only in ${percent} of 100 cases`}, so it may count double.`,
  'durchbruch.chance': ({ percent, needed }) =>
    percent === 100
      ? `In all imagined deals you reach ${needed} points, even if the others stick together.`
      : percent === 0
        ? `In none of the imagined deals do you reach ${needed} points if the others stick together.`
        : `In ${percent} of 100 imagined deals you reach ${needed} points, even if the others stick together.`,
  'durchbruch.strong': ({ points, others, needed }) =>
    `You have ${points} points already, the others together only ${others}: ${needed} are within reach.`,
  'discard.low': ({ card, points: value }, name) =>
    `Unable to follow, so a card of little worth goes: the ${name.card(card)} (${points(value, name)}).`,

  'bettel.stayUnder': ({ card, best }, name) =>
    `The ${name.card(card)} stays under the ${name.card(best)}: this trick passes by.`,
  'bettel.throwHigh': ({ card, below }, name) =>
    `Unable to follow, so the ${name.card(card)} may go: ${below === 1 ? 'one card' : `${name.number(below)} cards`} below it ${below === 1 ? 'is' : 'are'} still out.`,
  'bettel.leadLow': ({ card, above }, name) =>
    `${above === 1 ? 'One card that is' : `${name.number(above)} cards that are`} still out can go over the ${name.card(card)}.`,
  'bettel.leaveRoom': ({ card, declarer }, name) =>
    `The declarer (${who(declarer, name)}) is still to play: the ${name.card(card)} stays as low as it can, so that he has to go over it.`,
  'bettel.letHimHave': ({ card, declarer }, name) =>
    `The declarer (${who(declarer, name)}) holds this trick for now, and the ${name.card(card)} leaves it to him.`,
  'bettel.unload': ({ card }, name) =>
    `The declarer will not get this trick any more, so the ${name.card(card)}, the highest card, can go.`,

  'bid.sie': () => 'All the highest trumps in one hand: that is the Sie.',
  'bid.tout': ({ contract, trumps }, name) =>
    `${name.contract(contract)}: with ${trumpCount(trumps.length, name)} and high cards besides, every trick should be there.`,
  'bid.solo': ({ trump, trumps, aces }, name) =>
    `With ${name.suit(trump)} as trumps there are ${trumpCount(trumps.length, name)}${besides(aces, name)}: enough to play alone.`,
  'bid.lords': ({ contract, trumps, aces }, name) =>
    `${name.contract(contract)}: ${trumps.length > 0 ? `the ${name.cards(trumps)} as trumps` : 'no trumps'}${besides(aces, name)}. That is enough to play alone.`,
  'bid.bettel': ({ contract, low }, name) =>
    low.length > 0
      ? `${name.contract(contract)}: with cards as low as the ${name.cards(low)} no trick should be left to take.`
      : `${name.contract(contract)}: this hand should get through without a trick.`,
  'bid.rufer': ({ called, trumps, aces }, name) =>
    `There ${trumps.length === 1 ? 'is' : 'are'} ${trumpCount(trumps.length, name)} in hand${aces.length > 0 ? `, with the ${name.cards(aces)},` : ''} and the ${name.card(called)} can be called.`,
  'bid.offer': ({ card }, name) =>
    `The ${name.card(card)} is the only trump: a Hochzeit gives the hand a partner, and it has little else.`,
  'bid.marry': ({ trumps }, name) => `${trumps.length} trumps, and one more to come: ${name.cards(trumps)}.`,
  'bid.notMarry': ({ trumps }) =>
    trumps.length === 0
      ? 'Without a trump nobody can lead a Hochzeit.'
      : `${trumps.length === 1 ? 'One trump is' : `${trumps.length} trumps are`} too few to lead a Hochzeit.`,
  'return.void': ({ suit }, name) => `That leaves no ${name.suit(suit)}, which can then be trumped.`,
  'return.points': ({ card, points: value }, name) =>
    `The suitor has no trump left and can throw the ${name.card(card)} (${value} points) on trump tricks.`,
  'return.low': ({ card, of }, name) =>
    of === 'trump'
      ? `The hand is all trumps, and the ${name.card(card)} is the lowest.`
      : `The ${name.card(card)} is the lowest card of its suit and would not take a trick.`,
  'bid.offerTaken': ({ by }, name) =>
    `${Who(by, name)} ${does(by, name, 'have', 'has')} accepted the Hochzeit already.`,
  'bid.nothingToReturn': ({ trumps }, name) =>
    `All ${name.number(trumps.length)} cards are trumps: there is none that might go back for the one offered.`,
  'bid.weak': ({ trumps }, name) =>
    trumps.length === 0
      ? 'Not a single trump: too little for a game.'
      : `The ${name.cards(trumps)} as trumps ${trumps.length === 1 ? 'is' : 'are'} too little for a game.`,
  'bid.blocked': () => 'Blocked: there is no Ace that may be called, and the hand is not enough to play alone.',
  'bid.firstLead': () => 'Forehand leads to the first trick, and that is worth a lot.',
  'bid.accept': ({ holder, shown }, name) =>
    `${name.isReader(holder) ? 'You already have' : `${name.player(holder)} already has`} a game (at least ${name.contract(shown)}); the hand is not enough for a higher one.`,
  'bid.overcall': ({ over, with: own }, name) =>
    `${name.contract(own)} ranks above ${name.contract(over)}, and the hand is good enough for it.`,
  'bid.hold': ({ level, with: own }, name) =>
    `${name.contract(level)} is asked for, and ${name.contract(own)} is there to hold against it.`,
  'bid.drop': ({ level }, name) => `The hand is not good enough for ${name.contract(level)} or more.`,

  'call.forced': ({ trumps }, name) =>
    `Everybody has passed, so the highest Ober must play: ${trumpCount(trumps.length, name)} in hand.`,
  'call.onlyAce': ({ card }, name) => `No other Ace than the ${name.card(card)} may be called.`,
  'call.shortSuit': ({ suit, own }, name) =>
    `There ${own === 1 ? 'is only one own card' : `are only ${name.number(own)} own cards`} in ${name.suit(suit)}: the suit is soon void, and the Ace is more likely to hold.`,
  'call.lowCards': ({ suit, points: value }, name) =>
    `The own cards in ${name.suit(suit)} carry little (${points(value, name)}); if the Ace is ruffed, not much is lost.`,
  'call.withTen': ({ card, ten }, name) =>
    `The ${name.card(ten)} goes into the trick that the ${name.card(card)} should win.`,
  'call.longestTrumps': ({ trump, own }, name) =>
    `${name.suit(trump)} makes ${trumpCount(own, name)}; no other suit gives more.`,

  'stoss.trumps': ({ trumps, of }, name) =>
    `${name.number(trumps.length)} of ${name.number(of)} trumps in one defender's hand: ${name.cards(trumps)}. That will be tight for the declarer.`,
  'stoss.aces': ({ aces }, name) => `Besides, ${name.cards(aces)}: the plain suits will not run either.`,
  'stoss.firstLead': () => 'And the defenders have the first lead.',
  'legen.strong': ({ trumps, seen }, name) =>
    `${trumpCount(trumps.length, name)} among the first ${name.number(seen)} cards${trumps.length > 0 ? `: ${name.cards(trumps)}` : ''}. With such cards a game pays on average.`,
  'legen.weak': ({ trumps, seen }, name) =>
    `${trumpCount(trumps.length, name)} among the first ${name.number(seen)} cards: too little to double everything.`,
  'lay.strong': ({ trumps }, name) =>
    `The first trick is taken, and the hand was dealt ${trumpCount(trumps.length, name)}: worth doubling once more.`,
  'double.leave': ({ trumps }, name) => `${trumpCount(trumps.length, name)}: that is not sure enough.`,
  'claim.runners': ({ cards }, name) => `The highest trumps were all on one side: ${name.cards(cards)}.`,
  'claim.collected': ({ cards }, name) => `Taken in their order: ${name.cards(cards)}.`,
  'claim.unseen': () => 'Some cards are still hidden, and to claim in vain costs nothing.',
  'claim.none': () => 'There are no runners in this game.',
  'retour.strong': ({ trumps, top }, name) =>
    `${trumpCount(trumps.length, name)}${top > 0 ? `, among them the ${top === 1 ? 'highest' : `${name.number(top)} highest`}` : ''}: the game stands against the Stoss as well.`,
};
