// English wording of the commentary on a round.
import { fileEn } from './disk-places.ts';
import type { Naming } from '../types/naming.ts';
import { lossEn, meanEn } from './naming.ts';
import type { UiReviewTexts } from '../types/ui-review-texts.ts';

const percent = (chance: number, name: Naming): string => `${name.number(Math.round(chance * 100))}%`;

const cents = (value: number, name: Naming): string =>
  value > 0 && name.isTrifle(value) ? name.trifle : meanEn(value, name);

export const UI_REVIEW_EN: UiReviewTexts = {
  title: 'Commentary',
  tabs: { legend: 'What the side panel shows', step: 'This step', round: 'The whole round' },
  percent,
  cents,

  progress: {
    label: 'Progress of the commentary',
    waiting: 'The commentary waits for other rounds to be finished.',
    working: 'The round is being looked at…',
    resting: 'The commentary rests while you are playing at the table.',
    done: 'The commentary is complete.',
    cancelled: 'The commentary is stopped.',
    failed: 'The commentary has failed. The round itself is unharmed; another try may help.',
    nothing: 'There was nothing to decide in this round.',
    count: (done, total, name) => `${name.number(done)} of ${name.number(total)}`,
    cancel: 'Stop',
    resume: 'Go on',
  },

  grades: {
    best: 'good',
    inaccuracy: 'inaccurate',
    mistake: 'mistake',
    blunder: 'blunder',
    unsure: 'open',
  },
  gradeCounts: {
    best: (count) => `${count} good`,
    inaccuracy: (count) => `${count} inaccurate`,
    mistake: (count) => (count === 1 ? '1 mistake' : `${count} mistakes`),
    blunder: (count) => (count === 1 ? '1 blunder' : `${count} blunders`),
    unsure: (count) => `${count} open`,
  },
  gradeHints: {
    best: 'No other choice is noticeably better.',
    unsure: 'From what could be known, this cannot be told for sure. So there is no grade.',
  },
  limitsTitle: 'When is something a mistake?',
  limits: (share, name) => [
    'What counts is what you could know: the average over all deals that you still had to think possible. What the others really held does not count.',
    `A choice is inaccurate if it costs at least ${percent(share.inaccuracy, name)} of the chance to win, or the same share of ${name.unit === 'cents' ? 'the money that lies' : 'the game points that lie'} between winning and losing; from ${percent(share.mistake, name)} it is a mistake, from ${percent(share.blunder, name)} a blunder.`,
    'Anything below that is equally good. While the figures are too uncertain, there is no grade.',
  ],

  loss: lossEn,
  costs: (figure) => `Costs ${figure} on average.`,
  hardlyCosts: (figure) => `On average ${figure} less than the best: as good as equal.`,
  costsNothing: 'It costs nothing.',
  noChoice: 'There was no other choice.',
  tutorSame: 'The tutor would have decided the same.',
  tutorEqual: (decision) => `Just as good: ${decision}.`,
  tutorWould: (decision) => `The tutor would have chosen: ${decision}`,
  hindsight: 'In hindsight',
  hindsightHints: {
    openCards: 'Worked out with all cards open. Nobody could know that; it does not count for the grade.',
    playedOut:
      'Played out by rules of thumb with all cards open: a rough guide, nothing certain. Nobody could know that; it does not count for the grade.',
  },
  hindsightBest: {
    openCards: 'With open cards and best play by all, nothing else would have brought more.',
    playedOut: 'With open cards, played out by rules of thumb, nothing else would have brought more.',
  },
  hindsightWould: {
    openCards: (decision, figure) =>
      `With open cards and best play by all, this would bring more: ${decision} (by ${figure}).`,
    playedOut: (decision, figure) =>
      `With open cards, played out by rules of thumb, this would bring more: ${decision} (by ${figure}).`,
  },
  basis: {
    all: (count, name) =>
      count === 1
        ? 'Only one deal was possible any more.'
        : `All ${name.number(count)} possible deals were worked out.`,
    drawn: (count, name) =>
      count === 1
        ? 'One possible deal was played through.'
        : `${name.number(count)} possible deals were played through.`,
  },
  notYet: 'This step has not been looked at yet.',
  nothingHere: 'Nobody decided anything in this step.',
  why: 'Why?',
  whyBetter: (decision) => `Why this is better: ${decision}`,

  hand: (player) => `Hand of ${player} before this step`,
  handOwn: 'Your hand before this step',
  marks: { taken: 'played', best: 'the tutor’s choice', both: 'played, and the tutor’s choice', barred: 'not allowed' },
  alternatives: 'All possibilities',
  columns: {
    decision: 'Possibility',
    grade: 'Grade',
    cents: 'Loss',
    chance: 'Chance',
    points: 'Points',
    open: 'Loss, open cards',
    step: 'Step',
    player: 'Player',
    course: 'Chance afterwards',
    loss: 'Loss',
  },
  taken: 'chosen',

  graph: {
    title: 'Chance of your side to win',
    label: 'Course of the chance to win',
    decided: (player, decision, grade, figure) => `${player}: ${decision} · ${grade} · loss ${figure}`,
    value: (step, chance) => `${step}: ${chance} chance to win`,
    unknown: (step) => `${step}: no game announced yet`,
    won: 'won with open cards',
    drawn: 'drawn',
    lost: 'lost with open cards',
    table: 'The graph as a table',
    keys: 'Arrow keys step, Home and End jump.',
  },

  story: 'The round in short',
  moments: 'The costliest decisions',
  noMoments: 'None of them was costly.',
  moment: (step, player, decision) => `${step}, ${player}: ${decision}`,

  summary: {
    title: 'How everyone played',
    accuracy: 'Accuracy',
    accuracyHint: '100 means: always as good as the tutor. Whoever never had a choice gets no figure.',
    skill: 'Given away',
    worth: 'The hand was worth',
    worthHint:
      'What was to be expected before all decisions of the player, from what that player could know; each sees one hand only, so the figures of the players do not cancel out. Together with what was given away and with luck it adds up to the result.',
    luck: 'Good or bad luck',
    luckHint: 'What cards and the other players gave or took beyond the expectation before the first card.',
    balance: 'Result',
    mistakes: 'Mistakes',
    none: 'none',
    pending: 'The verdict is given once every step has been looked at.',
  },

  drill: {
    start: (count, name) =>
      count === 1 ? 'Learn from your mistake' : `Learn from your ${name.number(count)} mistakes`,
    none: 'You made no mistake in this round.',
    title: 'Find something better',
    count: (at, of, name) => `${name.number(at)} of ${name.number(of)}`,
    took: (decision) => `You chose: ${decision}. That was not the best choice.`,
    ofTwo: 'There were only two possibilities here, and you chose the worse one. Which is better?',
    find: 'Click a card that is better. You see only what you could see then.',
    findCall: 'Choose what is better. You see only what you could see then.',
    right: (decision) => `Right: ${decision}!`,
    rightToo: (decision) => `Just as good: ${decision}.`,
    worse: (decision, parts) => `${decision}: that still costs ${parts}. Try again.`,
    same: (decision) => `${decision}: that is what you chose in the round. Look for something else.`,
    unsure: (decision) =>
      `${decision}: the figures are too uncertain here for a verdict. Look for something that is clearly better.`,
    solution: (decision) => `Better: ${decision}.`,
    show: 'Show the solution',
    skip: 'Skip',
    next: 'Next mistake',
    finish: 'Done',
    leave: 'Leave the exercise',
    over: 'That was all!',
    score: (found, of, name) => `You found ${name.number(found)} of ${name.number(of)} at the first attempt.`,
    again: 'Once more',
    offered: 'To choose from',
    region: 'Learn from your mistakes',
  },

  compare: {
    title: 'The same cards with a master',
    hint: 'A master takes your seat, the others play as before. Because chance plays a part in what the players do, the deal is played several times.',
    usual: 'The file does not say who played then; club players play instead.',
    start: 'Have it played',
    playing: (played, of, name) => `Played ${name.number(played)} of ${name.number(of)} times…`,
    own: 'You',
    bot: 'Master on average',
    each: 'Master, one by one',
    difference: 'Difference',
    better: (money) => `You made ${money} more than the master did on average.`,
    worse: (money) => `The master made ${money} more than you on average.`,
    equal: 'You made as much as the master did on average.',
    failed: 'The comparison could not be played.',
  },

  bar: {
    label: 'What you can do',
    nextMistake: 'Next mistake',
    noMistake: 'No mistake of yours was found in this round.',
    notYet: 'Not all your decisions have been looked at yet.',
    otherCard: 'Try another card',
    back: 'Back to the replay',
    keys: 'M next mistake, B another card, Esc back to the replay',
  },
  values: {
    judged: 'On the cards: what each loses on average, by what could be known.',
    openCards: 'On the cards: what each loses with open cards and best play by all.',
    playedOut: 'On the cards: what each loses with open cards, played out by rules of thumb.',
    thinking: 'The cards are being worked out…',
    best: 'best',
    loses: (figure) => `loses ${figure}`,
    pick: (card, worth) => `${card}, ${worth}. Play on differently from here`,
  },
  branch: {
    title: (step) => `A line of your own from ${step}`,
    hint: 'Click a card of whoever is to play. All cards lie open.',
    moves: 'Moves of the line',
    start: 'before the first move',
    trick: 'Play the trick to its end',
    end: 'Play the round to its end',
    undo: 'Take the last move back',
    keep: 'Keep the line',
    kept: 'The line now lies with the round.',
    failed: 'The line could not be saved.',
    note: 'Note on the line',
    list: (count, name) => `Lines of your own (${name.number(count)})`,
    none: 'None yet. In a trick, click another card than the one that was played.',
    open: (step, first) => `${step}: ${first}`,
    remove: 'Delete the line',
    outcome: (own, then) => `Played like this: ${own}. In fact: ${then}.`,
  },
  playFrom: 'Play on from here',
  playFromHint: 'The round goes on at the table from this point against the others.',

  export: {
    title: 'Save the commentary',
    text: 'Save as text…',
    pages: 'Save as PDF…',
    saved: (file) => `Saved: ${fileEn(file)}`,
    working: 'The pages are being laid out…',
  },

  print: {
    heading: (game) => `Commentary: ${game}`,
    tricks: 'Tricks',
    trick: 'Trick',
    calls: 'Said',
    verdicts: 'What would have been better',
    noVerdicts: 'Nothing: nobody gave away anything noticeable.',
    verdict: (step, player, decision, grade, figure, better) =>
      `${step}, ${player}: ${decision} (${grade}, loss ${figure}). Better: ${better}.`,
    further: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    legend: 'Underlined: led. Bold: takes the trick.',
    dealt: 'Dealt',
    played: (player, decision) => `${player}: ${decision}`,
    made: 'Schafkopf Stube',
    result: (points, against) => `${points} : ${against} points`,
    course: 'Step by step',
    tutor: (decision) => `Tutor: ${decision}`,
    unfinished: 'The commentary was not complete when this was saved.',
  },

  /** How decisions are named in a sentence. */
  decisions: {
    said: (phrase) => `“${phrase}”`,
    leave: 'not doubling',
    cut: 'cutting',
  },
};
