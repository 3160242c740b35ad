// English sentences for what everybody can see from a decision of somebody else.
import type { AnsageWord } from '../../engine/base/ansage-words.ts';
import type { Call } from '../../engine/auction/auction.ts';
import type { GlimpseParams } from '../../shared/teaching/glimpses.ts';
import { claimed, type PlainCall } from '../base/call-words.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { DOPPELKOPF_EN } from './doppelkopf.ts';
import { aContractEn, pointsEn, the } from './naming.ts';

const CALLS: Readonly<Record<PlainCall, string>> = {
  weiter: 'A player who passes has no game, or none that is higher.',
  spiele: 'A player who wants to play has at least the lowest game at this table.',
  gut: 'A player who says “Good” leaves the game to the other one.',
  'spiele-auch': 'A player who wants to play too has more than the lowest game at this table.',
  selbst: 'A player who holds has a game at least as high as the one that was shown.',
  sie: 'A Sie is a hand of nothing but the highest trumps: it has won already.',
  hochzeit: 'A player who offers a Hochzeit has a single trump and looks for a partner with more of them.',
  'mit-mir': 'A player who accepts the Hochzeit trusts the trumps in hand to win it.',
  'ohne-mich': 'A player who refuses the Hochzeit has too few trumps for it, or other plans.',
};

function ofCall(call: Call): string {
  const claim = claimed(call);
  if (claim === undefined) return CALLS[call as PlainCall];
  const game = aContractEn(claim.contract);
  return claim.how === 'name'
    ? `A player who bids ${game} plays exactly that if nobody goes higher.`
    : `A player who shows ${game} has at least that.`;
}

function ofAnsage(says: AnsageWord): string {
  const words = `“${DOPPELKOPF_EN.ansagen[says].button}”`;
  switch (says) {
    case 're':
    case 'kontra':
      return `${words} shows which side the player is on, and that it means to win: the win then counts two points more.`;
    case 'no90':
    case 'no60':
    case 'no30':
      return `${words} promises that the other side will stay under ${says.slice(2)} points. If it does not, the side that said so loses.`;
    case 'schwarz':
      return `${words} promises that the other side will take no trick. If it takes one, the side that said so loses.`;
  }
}

function ofAnnouncement({ announcement: { called }, how }: GlimpseParams['said.announcement'], name: Naming): string {
  switch (how) {
    case 'noTrick':
      return 'This game is won without a single trick: the hand is low, with hardly a card that could be caught.';
    case 'calledCard':
      return called
        ? `A player who calls ${the(called, name)} does not hold it, but has another card of the suit.`
        : 'A player who calls looks for a secret partner.';
    case 'alone':
      return 'A player who announces a game to play alone has a strong hand.';
    case 'offering':
      return CALLS.hochzeit;
    case 'suitOnly':
      return 'That it will be a Solo is settled. Now it is only about the suit with which these cards are strongest.';
    case 'forced':
      return 'Somebody has to play here, even with a weak hand: announced is what suits it best.';
  }
}

/** Card points from which a card is not given lightly. */
const MANY = 10;

/** Whose card and trick are, told to the reader, who may have the trick. */
function sidesOfTrick({ points, to, whose, choice }: GlimpseParams['trick.gives'], name: Naming): string {
  const yours = name.isReader(to);
  switch (whose) {
    case 'ours':
      return yours ? 'You play together.' : 'That is your side’s trick.';
    case 'theirs':
      return 'Those two play together against you.';
    case 'toUs':
      return yours ? 'That comes from an opponent.' : 'That is your side’s trick, and the card comes from an opponent.';
    case 'fromUs':
      return 'The trick belongs to your opponents.';
    case 'nobody':
      return 'Everybody plays alone here.';
    case 'unknown':
      if (choice === 'freely' && points >= MANY)
        return yours
          ? 'A player who gives that much freely usually plays with you.'
          : 'A player who gives that much freely usually gives it to a partner.';
      return yours
        ? 'You do not know yet whether you play together.'
        : 'You do not know yet whether those two play together.';
  }
}

function ofTrickLying({ with: holder, declarer, place, wants }: GlimpseParams['trick.lies'], name: Naming): string {
  const isYou = name.isReader(holder);
  const who = isYou ? 'You' : name.player(holder);
  const has = isYou ? 'have' : 'has';
  const rival = name.player(declarer);
  const last = place === 'last';
  if (holder !== declarer) {
    const ahead = last ? `${who} ${has} the trick` : `${who} ${isYou ? 'are' : 'is'} ahead in the trick`;
    if (wants === 'noTrick') return `${ahead}, not ${rival}. Points do not count here.`;
    return last
      ? `${ahead}: only with all of them would ${rival} have won.`
      : `${ahead}: if it stays like that, ${rival} ${name.isReader(declarer) ? 'have' : 'has'} lost.`;
  }
  if (wants === 'noTrick')
    return last
      ? `That gives ${isYou ? 'you' : who} a trick, and the game is lost.`
      : isYou
        ? 'You are still ahead: somebody would have to go above your card.'
        : `${who} is still ahead, which is just what the others want.`;
  return last
    ? `The trick goes to ${isYou ? 'you' : who}. The game is won only with all of them.`
    : `${who} ${isYou ? 'are' : 'is'} still ahead. The game is won only with every trick.`;
}

function ofLeadForTricks({ declarer, by, wants }: GlimpseParams['lead.forTricks'], name: Naming): string {
  const isYou = name.isReader(declarer);
  const who = name.player(declarer);
  if (by === 'declarer')
    return wants === 'noTrick'
      ? `Somebody else is to be made to go above this card: ${isYou ? 'you want' : `${who} wants`} no trick.`
      : `${isYou ? 'You need' : `${who} needs`} every trick, this one too.`;
  return wants === 'noTrick'
    ? `This card is meant to give ${who} the trick.`
    : `A single trick is enough against ${who}.`;
}

export const GLIMPSES_EN: Texts<GlimpseParams> = {
  'done.cut': () =>
    'The pack is cut so that not even the dealer knows where a card will go. One place is as good as another.',
  'said.knock': () =>
    'A player who knocks instead of cutting says how to deal, and a game then counts double. It has nothing to do with the cards: nobody has seen any yet.',
  'said.legen': ({ says }) =>
    says === 'lay'
      ? 'Laying doubles the whole game when only some of the cards have been seen: those must look good.'
      : 'A player who does not lay thinks the first cards not good enough for double the price.',
  'said.lay': ({ says }) =>
    says === 'lay'
      ? 'Laying again doubles once more: after the first trick it looks like a win.'
      : 'A player who does not lay again is not sure enough after the first trick, or does not want to give a side away.',
  'said.spritz': ({ says }) =>
    says === 'double'
      ? 'The dealer may double while only half of the cards lie on the table. A Spritz means that the dealer expects to win.'
      : 'The dealer may double while only half of the cards lie on the table. It does not look good enough for that yet.',
  'said.claim': ({ says }) =>
    says === 'claim'
      ? 'Runners are paid here only if they are claimed. To claim in vain costs nothing.'
      : 'Runners are paid here only if they are claimed. A player who does not claim has seen none.',
  'said.call': ({ call }) => ofCall(call),
  'said.announcement': ofAnnouncement,
  'said.obers': ({ answer }, name) =>
    answer === 'take'
      ? `A player who takes the ${name.ranks('O')} plays a Solo alone: with these two trumps the hand is strong enough.`
      : `A player who leaves the ${name.ranks('O')} does not trust the hand with a Solo, not even with them.`,
  'done.passOn': () => 'Two cards go face down to the next player, usually the two that the hand needs least.',
  'said.widow': ({ answer }) =>
    answer === 'take'
      ? 'A player who takes the widow plays alone against the others. Nobody knows beforehand what lies in it, so the hand must be strong already.'
      : 'A player who leaves the widow thinks the hand too weak to play alone.',
  'done.discard': () =>
    'For the widow two cards are laid away face down, ideally the last ones of a suit, which can then be ruffed.',
  'said.number': ({ count, lord }, name) =>
    `With its own suit as trumps this hand would have ${name.number(count)} trumps, the ${name.ranks(lord)} included. Which suit that is remains secret for now.`,
  'said.sameNumber': ({ as }) =>
    as === 'partner'
      ? 'The partner has bid as many already. If nobody bids more, the two settle between them who makes trumps.'
      : 'As many have been bid already. Then the lowest card of the suit decides: the higher one wins.',
  'said.noNumber': ({ lord }, name) =>
    `A player who passes here has no ${name.rank(lord)}, or leaves it to the others to make trumps.`,
  'said.tie': ({ answer }) =>
    answer === 'yield'
      ? 'Both partners have bid as many trumps. The one who lets the other make them expects no more from their own suit.'
      : 'Both partners have bid as many trumps. The one who makes them expects more from their own suit.',
  'said.reserve': ({ says }) =>
    says === 'gesund'
      ? 'A player who says “Healthy” wants the normal game. On which side only shows in the play.'
      : 'A player with a reservation wants something other than the normal game: a wedding or a solo. It is named once all have answered.',
  'said.reservation': ({ names }, name) => {
    switch (names) {
      case 'none':
        return 'A player who withdraws leaves it to the others what is played.';
      case 'wedding':
        return `A wedding means holding ${the('EO', name)} twice and looking for a partner: the first other player to take one of the first three tricks.`;
      case 'solo':
        return 'A player who names a solo plays alone against three, and chooses the trumps for it.';
    }
  },
  'said.ansage': ({ says }) => ofAnsage(says),
  'done.give': () =>
    'One card goes to the partner, ideally one that would not win a trick. The partner gives another one for it.',
  'done.return': (params) =>
    params.in === 'solo'
      ? 'The partner gives back the card that helps the Solo most. The partner’s own hand takes no part in the play.'
      : 'Another card goes back for the trump that was offered: one that is hardly needed, or whose points the suitor can bring home.',
  'said.stoss': () => 'A Stoss comes from a defender who believes that the declarer will lose.',
  'said.doppler': () => 'A player who doubles a Ramsch believes that somebody else will lose it.',
  'said.durchbruch': () =>
    'A player who announces a Durchbruch wants nearly all the points. Now the others stick together.',
  'said.retour': () => 'A player who gives Retour expects the game to be won in spite of the Stoss.',

  'lead.trumpForAll': () => 'A trump is led: everybody who still has one must play it.',
  'lead.trump': ({ by }) =>
    by === 'declaring'
      ? 'The declaring side leads trumps, so that the others run out of them.'
      : by === 'defending'
        ? 'A defender leads a trump. That is rare: usually there was nothing better to lead.'
        : 'A trump lead usually helps the declarer. A sign, but no proof.',
  'lead.calledSuit': ({ suit, called, by }, name) => {
    const are = `${name.suit(suit)} are the called suit`;
    switch (by) {
      case 'declarer':
        return `${are}, and the declarer leads them: now it shows who the partner is.`;
      case 'searching':
        return `${are}. Defenders lead them so that ${the(called, name)} must come out and everybody knows the partner.`;
      case 'runningAway':
        return `${are}. A player who holds ${the(called, name)} and leads low from under it runs away.`;
      case 'unknown':
        return `${are}. A player who leads them wants to know where ${the(called, name)} is, or holds it and runs away.`;
    }
  },
  'lead.calledCard': ({ called }, name) =>
    `${capitalised(the(called, name))} itself lies there: now everybody knows who belongs to the declarer.`,
  'lead.highestLeft': ({ card, group, trumps }, name) =>
    group === 'trump'
      ? `${capitalised(the(card, name))} was the highest trump left in play.`
      : `${capitalised(the(card, name))} was the highest card of ${name.suit(group)} left in play; ${trumps === 'left' ? 'only a trump can still take the trick' : 'nobody can take the trick any more'}.`,
  'lead.plain': ({ suit, points }, name) =>
    points === 0
      ? `${name.suit(suit)} without points: not much is lost with that.`
      : `${name.suit(suit)} with ${pointsEn(points)}: no sure card.`,
  'follow.ruff': ({ suit }, name) =>
    `There are no ${name.suit(suit)} left in that hand, or ruffing would not be allowed.`,
  'follow.discard': ({ group }, name) =>
    group === 'trump'
      ? 'There are no trumps left in that hand, or one would have had to be played.'
      : `There are no ${name.suit(group)} left in that hand, and it did not ruff.`,
  'follow.calledCard': ({ called }, name) =>
    `${capitalised(the(called, name))} has been searched for and had to come out.`,
  'trick.takesLead': ({ points, place }) =>
    place === 'last'
      ? `Was the last to play and took the trick: ${pointsEn(points)}.`
      : `Took the lead in the trick; so far there ${points === 1 ? 'is' : 'are'} ${pointsEn(points)} in it.`,
  'trick.gives': (params, name) =>
    `Gives ${params.points > 0 && params.points < MANY ? 'only ' : ''}${pointsEn(params.points)} to ${name.isReader(params.to) ? 'your trick' : `the trick that ${name.player(params.to)} has`}. ${sidesOfTrick(params, name)}`,
  'lead.forTricks': ofLeadForTricks,
  'trick.lies': ofTrickLying,
};
