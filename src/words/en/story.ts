// English sentences in which a round is told to one of its players.
import type { Plan, StoryParams, Turn } from '../../engine/tutor/review/story-remarks.ts';
import type { Naming, Texts } from '../types/naming.ts';
import { an, anAnnouncementEn, countEn, listEn, pointsEn, the, wordsEn } from './naming.ts';
import { allDo, Who } from './people.ts';
import { deed } from './remarks.ts';

const PLANS: Readonly<Record<Plan, string>> = {
  drawTrumps: 'The plan: draw the trumps, then play your suits from the top.',
  smallTrump: 'The plan: lead trumps even with these, but a small one, so that your partner can help with higher ones.',
  helpCaller: 'The plan: lead trumps for the declarer, and smear where that trick is safe.',
  searchCalled: 'The plan against it: lead the called suit to find the Ace, and leave trumps to the declarer.',
  defendCalled: 'The plan against it: you hold none of the called suit and can ruff it; leave trumps to the declarer.',
  drawAlone: 'The plan: draw trumps until the others have none left, then play your suits from the top.',
  fewTrumpsAlone: 'The plan: get in with the few trumps there are, and play your suits from the top.',
  againstNext:
    'The plan against it: the declarer plays right after you, so lead a long suit, and smear where the declarer can no longer win the trick.',
  againstOpposite:
    'The plan against it: the declarer sits opposite, so lead suits that have to be ruffed there before your partner plays, and smear where the declarer can no longer win the trick.',
  againstLast:
    'The plan against it: the declarer plays last after your lead, so lead a short suit, and smear where the declarer can no longer win the trick.',
  noTrick: 'The plan: discard the dangerous cards as soon as a suit is led of which you have none.',
  forceTrick: 'The plan against it: find the suit in which the declarer lacks small cards.',
  fewestPoints: 'The plan: get rid of high cards while the tricks are thin.',
  everyTrick: 'The plan: play the sure cards from the top, and never let a trick go.',
  oneTrick: 'The plan against it: a single trick is enough; whatever may take one stays in hand as long as it can.',
  openAlone:
    'The plan: use what the open cards tell you, draw trumps, then play the suits in which nothing higher can come.',
  openAgainst:
    'The plan against it: use what the open cards tell you, and keep your trumps for the tricks with points.',
  opposite: 'The plan for two: smear where your partner’s trick is safe, and give the opponents little.',
  re: 'The plan as Re: lead trumps early, so that your partner shows, and smear where that trick is safe.',
  kontra:
    'The plan as Kontra: play the plain suits from the top while all can still follow, and leave trumps to the others.',
};

/** "six trumps, three of them Obers, and one Ace". */
function holding({ trumps, obers, aces }: StoryParams['T.DODGER'], name: Naming): string {
  const held = trumps === 1 ? 'one trump' : `${trumps === 0 ? 'no' : countEn(trumps)} trumps`;
  const high =
    obers === undefined || trumps === 0
      ? ''
      : trumps === 1
        ? obers === 1
          ? ` (${an(name.rank('O'))})`
          : ''
        : obers === trumps
          ? `, all of them ${name.ranks('O')},`
          : `, ${obers === 0 ? 'none' : countEn(obers)} of them ${obers === 1 ? an(name.rank('O')) : name.ranks('O')},`;
  return `${held}${high} and ${aces === 1 ? `one ${name.rank('A')}` : `${aces === 0 ? 'no' : countEn(aces)} ${name.ranks('A')}`}${trumps === 0 ? '' : ' besides'}`;
}

/** Where one who holds such a hand stands before the first trick. */
function promised({ role, chance }: Pick<StoryParams['T.HAND'], 'role' | 'chance'>): string {
  if (chance === undefined) return '';
  const tenths = inTen(chance);
  const wins =
    tenths === 0
      ? 'hardly ever win'
      : tenths === 10
        ? 'nearly always win'
        : `win about ${tenths === 1 ? 'once' : `${tenths} times`} in 10`;
  return ` Before the first trick, ${role === 'alone' ? 'you' : 'your side'} could expect to ${wins}.`;
}

/** Cards of a Bettel that are named at most. */
const MOST_HIGH = 3;

const inTen = (chance: number): number => Math.round(10 * chance);

const ORDINALS = ['', '1st', '2nd', '3rd'];
const nth = (trick: number): string => ORDINALS[trick] ?? `${trick}th`;

function by(turn: Turn, name: Naming): string {
  switch (turn.kind) {
    case 'slip': {
      const { seat, card, better } = turn;
      return ` ${Who(seat, name)} played ${the(card, name)}; ${the(better, name)} was better.`;
    }
    case 'fell': {
      const { holder, card, winner, points } = turn;
      const whose = name.isReader(holder) ? 'Your' : `${Who(holder, name)}’s`;
      return ` ${whose} ${name.card(card)} went to ${name.player(winner)}, ${pointsEn(points)} in one trick.`;
    }
    case 'taken':
      return ` ${Who(turn.winner, name)} took it with ${the(turn.card, name)}: ${pointsEn(turn.points)}.`;
    case 'shown':
      return '';
  }
}

export const STORY_EN: Texts<StoryParams> = {
  'T.HAND': (hand, name) => {
    const { role, declarer, announcement } = hand;
    const game = anAnnouncementEn(announcement, name);
    const had = holding(hand, name);
    switch (role) {
      case 'alone':
      case 'caller':
        return `You played ${game} and held ${had}.${promised(hand)}`;
      case 'partner':
        return `${Who(declarer, name)} played ${game}; you were the partner and held ${had}.${promised(hand)}`;
      case 'defender':
        return `${Who(declarer, name)} played ${game}; against it you held ${had}.${promised(hand)}`;
    }
  },
  'T.LOW_HAND': (hand, name) => {
    const { role, declarer, announcement, high } = hand;
    const game = anAnnouncementEn(announcement, name);
    if (role === 'defender') return `${Who(declarer, name)} played ${game}.${promised(hand)}`;
    const dangerous = listEn(high.slice(0, MOST_HIGH), name);
    const told =
      high.length === 0
        ? 'none of your cards was dangerous'
        : `${high.length > MOST_HIGH ? 'the most dangerous cards' : high.length === 1 ? 'the dangerous card' : 'the dangerous cards'} ${high.length === 1 ? 'was' : 'were'} ${dangerous}`;
    return `You played ${game}; ${told}.${promised(hand)}`;
  },
  'T.DODGER': (hand, name) => `The aim was to take few points, and you held ${holding(hand, name)}.`,
  'T.SIDE': ({ side, friends, ...hand }, name) => {
    const together =
      friends.length === 0 ? 'alone' : `together with ${wordsEn(friends.map((seat) => name.player(seat)))}`;
    return `You were ${side === 're' ? 'Re' : 'Kontra'}, ${together}, and held ${holding(hand, name)}.`;
  },
  'T.FATTEST': ({ trick, winner, card, points, whose }, name) => {
    const side = name.isReader(winner) ? '' : { own: ', for your side', theirs: ', for the others', each: '' }[whose];
    return `The richest trick was the ${nth(trick)}, with ${pointsEn(points)}: ${name.player(winner)} took it with ${the(card, name)}${side}.`;
  },
  'T.PLAN': ({ plan }) => PLANS[plan],
  'T.AUCTION': ({ wanted }, name) => `${allDo(wanted, name, 'wanted', 'wanted')} to play too.`,
  'T.TURN': ({ trick, from, to, by: turn }, name) =>
    `The ${nth(trick)} trick changed most: your prospects ${to > from ? 'rose' : 'fell'} from ${inTen(from)} to ${inTen(to)} in 10.${by(turn, name)}`,
  'T.STEADY': ({ least, most }) =>
    inTen(least) === inTen(most)
      ? `No trick changed much: your prospects stayed at about ${inTen(least)} in 10.`
      : `No trick changed much: your prospects were always between ${inTen(least)} and ${inTen(most)} in 10.`,
  'T.IDEA': ({ decision, better, trick }, name) =>
    trick !== undefined
      ? `Worth remembering: in the ${nth(trick)} trick, ${deed(better, name)} was better than ${deed(decision, name)}.`
      : `Worth remembering: ${deed(better, name)} was better than ${deed(decision, name)}.`,
  'T.TAUGHT': ({ asked, found, missed }) => {
    const often = asked === 1 ? 'once' : asked === 2 ? 'twice' : `${asked} times`;
    if (missed.length === 0)
      return `The teacher asked you ${often}, and you found ${asked === 1 ? 'the card' : asked === 2 ? 'both cards' : 'every card'}.`;
    const where = `the ${wordsEn(missed.map(nth), 'and')} ${missed.length === 1 ? 'trick' : 'tricks'}`;
    return `The teacher asked you ${often}${found > 0 ? `, and you found ${found === 1 ? 'one card' : `${found} cards`}` : ''}. In ${where} there was a better card.`;
  },
  'T.WELL': ({ card, trick, ofTen }, name) =>
    `Well done: ${the(card, name)} in the ${nth(trick)} trick. ${ofTen === 0 ? 'Hardly anybody finds it' : `About ${ofTen === 1 ? 'one in 10 people finds' : `${ofTen} in 10 people find`} it`}.`,
};
