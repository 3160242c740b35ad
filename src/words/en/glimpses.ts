// English sentences for what everybody can see from a card of somebody else, beside those on other acts.
import type { GlimpseParams } from '../../shared/teaching/glimpses.ts';
import { SEEN_EN } from './acts.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { capitalised } from '../base/words.ts';
import { pointsEn, the } from './naming.ts';

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
  ...SEEN_EN,
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
