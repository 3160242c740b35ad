// English words of the first round of a newcomer: one sentence for each step.
import type { Seat } from '../../engine/base/seats.ts';
import type { SettlementLine } from '../../engine/scoring/money.ts';
import type { Naming } from '../types/naming.ts';
import { countEn, pointsEn, The, the, wordsEn } from './naming.ts';
import { Who } from './people.ts';
import { LABELS_EN } from './labels.ts';
import type { UiGuidedTexts } from '../types/ui-guided-texts.ts';

/** Seats as they are at the table of the first round. */
const FIRST_FOE: Seat = 1;
const MATE: Seat = 2;
const OTHER_FOE: Seat = 3;

/** What a line of the bill costs, and for what. */
function costEn(line: SettlementLine, name: Naming): readonly string[] {
  if (line.kind === 'base') return [`${name.figure(line.cents)} for the game`];
  if (line.kind === 'schneider') return [`${name.figure(line.cents)} for Schneider`];
  if (line.kind !== 'runners') return [];
  return [
    `${name.figure(line.cents)} for ${countEn(line.count)} runners, because your side held the ${countEn(line.count)} highest trumps`,
  ];
}

export const UI_GUIDED_EN: UiGuidedTexts = {
  title: LABELS_EN.app.rooms.guided,
  step: (at, of) => `Step ${at} of ${of}`,
  decision: (at, of) => `Your turn: ${at} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  toLesson: 'Go on with lesson 1',
  choose: 'What do you say?',
  failed: 'The round could not be fetched.',
  own: 'Your side',
  others: 'The others',
  bar: (own, other, needed) => `Points: your side ${own}, the others ${other}; ${needed} win`,
  coins: 'Who gets what',
  steps: {
    cards: () => 'These are your eight cards, and the other three have eight each as well.',
    trumps: (_facts, name) =>
      `${name.ranks('O')}, ${name.ranks('U')} and all cards of ${name.suit('H')} are trumps: they beat everything else, and the highest lies on the left.`,
    points: (_facts, name) =>
      `Each card counts points (${name.rank('A')} 11, ${name.rank('T')} 10, ${name.rank('K')} 4, ${name.rank('O')} 3, ${name.rank('U')} 2), and whoever plays needs 61 of the 120.`,
    call: () => 'You hold five trumps, the very highest among them: say that you play.',
    others: () => 'The others let you play.',
    ace: (_facts, name) =>
      `Now call an ${name.rank('A')} of a suit in which you hold only lower cards: whoever has it will help you.`,
    sides: (_facts, name) => `Now two play against two, but only whoever has ${the('GA', name)} knows who is with you.`,
    lead: (_facts, name) => `You lead: take ${the('EO', name)}, because everybody must follow a trump.`,
    first: ({ trick }, name) => `Nobody beats ${the('EO', name)}, so the trick is yours: ${pointsEn(trick)}.`,
    again: ({ trick }, name) =>
      `Trumps once more: ${the('HO', name)} takes ${pointsEn(trick)}, and the trumps out of the hands of the others.`,
    draw: (_facts, name) =>
      `The others still hold three trumps: draw them with a small one, and keep ${the('HA', name)}.`,
    theirs: (_facts, name) => `${The('GO', name)} takes the trick, and now nobody but you has a trump.`,
    partner: (_facts, name) =>
      `${Who(MATE, name)} leads ${the('GA', name)}: this is your partner, and the trick counts for you both.`,
    give: (_facts, name) => `Nobody can ruff it any more: give ${the('GK', name)} to it, 4 points for your side.`,
    given: ({ trick, own }) =>
      `That is called smearing: ${pointsEn(trick)} in one trick, and your side has ${own} by now.`,
    danger: (_facts, name) => `${Who(OTHER_FOE, name)} puts down ${the('SA', name)} and wants the trick.`,
    ruff: () => 'You have no card of that suit, so you may ruff: a small trump will do.',
    won: ({ own }) => `Ruffed: with ${own} points your side has won the game, as 61 are enough.`,
    rest: () => 'The last three tricks play themselves, because nobody but you has a trump.',
    result: ({ own, other }) =>
      `${own} to ${other}: the others have fewer than 30, which is called Schneider and costs them more.`,
    coins: ({ bill }, name) =>
      `${Who(FIRST_FOE, name)} and ${name.player(OTHER_FOE)} pay ${name.money(bill?.each ?? 0)} each: ${wordsEn(bill?.lines.flatMap((line) => costEn(line, name)) ?? [])}.`,
  },
  other: {
    call: () => 'You may pass as well, but with this hand you will win: be bold.',
    ace: () => 'You may do that too, but this round is about a Rufspiel.',
    lead: () => 'That is allowed, but only your very highest trump cannot be beaten.',
    draw: () => 'That is allowed, but first the trumps of the others should go, and a small one is enough for that.',
    give: (_facts, name) =>
      `That is allowed, but ${the('GK', name)} brings the most points, and the trick is surely yours.`,
    ruff: (_facts, name) => `That is allowed, but then ${name.player(OTHER_FOE)} gets the trick: take a trump.`,
  },
};
