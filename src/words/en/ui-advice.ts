// English wording of the help at the table: hint, warning, why, taking back, modes of help.
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Loss, Worth } from '../../shared/teaching/advice-answers.ts';
import { GLIMPSES_EN } from './glimpses.ts';
import { an, comparedEn, lossEn, oftenEn, pointsEn } from './naming.ts';
import type { Naming } from '../types/naming.ts';
import { capitalised, ended } from '../base/words.ts';
import { LABELS_EN } from './labels.ts';
import type { UiAdviceTexts, Worlds } from '../types/ui-advice-texts.ts';

/** A chance from a sample is told no finer than the sample allows. */
function chance(value: number, { of }: Worlds): string {
  if (of === 'all') return `${Math.round(value * 100)}%`;
  const percent = Math.round(value * 20) * 5;
  return `${percent === 0 || percent === 100 ? 'almost' : 'about'} ${percent}%`;
}

const IDEAS_EN: Readonly<Record<Idea, string>> = {
  onlyOne: 'Nothing to think about here: only one thing is allowed.',
  compare: 'Go through what is allowed: what takes the trick, what gives points away, and what will you need later?',
  weighUp: 'Go through what is allowed: what may each of it bring, and what may it cost?',
  noMatter: 'Compare what you may play: does it make any difference here?',
  whoTakes: 'Whose will this trick be in the end? Can you do anything about it?',
  pointsInTrick: 'How many points will lie in this trick, and which side gets them?',
  dearCard: 'Which card with many points is still there to be won or lost?',
  laterTrick: 'One of your trumps can still make a trick itself. What does it need for that?',
  drawTrumps: 'How many trumps do the others still have, and whom do they hurt?',
  whichTrump: 'Which trump do you lead? Think of what is still out above yours.',
  helpDeclarer: 'You belong to the declarer. What helps most when you lead?',
  searchCalled: 'The called card has not been searched for yet. What would settle who belongs to whom?',
  calledCard: 'Think of the called card: when must it come out, and what does it bring when it falls?',
  runAway: 'How many cards of the called suit have you got, and what does that allow?',
  sureTrick: 'See what has fallen already: have you something that nobody can beat any more?',
  highPlain: 'How many cards of your suits are still out, and which of them are higher than yours?',
  longSuit: 'How many cards of each suit have you got, and who runs out of them first?',
  becomeVoid: 'Which suit could you soon be rid of, and what would that bring?',
  leadCheap: 'Nothing is sure to hold just now. What can you let go without giving points away?',
  saveTrumps: 'Against the declarer, trumps are for ruffing. Does one of them have to be led?',
  seatOfDeclarer: 'See where the declarer sits: who has to play first after you?',
  knownVoid: 'Somebody has run out of a suit. Does that help you or hurt you?',
  smear: 'Whose is the trick in the end? If your side’s: which points do you give it?',
  winCheaply: 'The trick is there to be had. What is the least that takes it?',
  winWell: 'The trick is there to be had. What do you take it with, and what should you still have afterwards?',
  ruff: 'You have run out of the suit. Is there enough in the trick to be worth a trump?',
  duck: 'Not every trick can be had. What costs you least if it goes to the others?',
  leaveToPartner: 'Your side still has a hand in this trick. Need you do anything about it yourself?',
  guardTen: 'Think of your Ten: what happens to it when the highest card of its suit comes?',
  keepHigh: 'Which of your trumps will make their tricks later as well? Do you need them now?',
  countPoints: 'Count the points: how many are missing, and is this trick enough?',
  countSchneider: 'Count the points: is Schneider at stake here too?',
  partnersSuit: 'What do you know of your partner’s hand? What was led, and what must be there?',
  savePoints: 'Which card with many points must not be lost now?',
  keepEntry: 'How will you win the lead again later?',
  ruffHigh: 'Who plays after you, and could they ruff higher?',
  everyTrick: 'How many tricks may the other side take here?',
  discard: 'Which card do you need least?',
  strongHand: 'Count trumps, Aces and empty suits: your hand is worth something. What exactly?',
  weakHand: 'Count honestly: trumps, Aces, empty suits. Is that worth more than what has been said?',
  lowCards: 'Low cards count this time: is there anywhere that a trick could stick to this hand?',
  marriage: 'A Hochzeit puts two hands together: what does the partner bring, and what do you lack?',
  overcall: 'Somebody has a game already. Have you got one that ranks above it?',
  callAce: 'Which Ace may be called, and in which suit is the risk smallest?',
  doubling: 'Double the money is at stake. Count your trumps and see who leads.',
  noDoubling: 'Doubling means losing double, too. Are you really sure?',
  cut: 'When cutting, one place is as good as another.',
};

const ofAllDeals = (count: number, name: Naming): string =>
  count === 1
    ? 'The cards can lie in one way only.'
    : `Worked out over all ${name.number(count)} deals that are still possible.`;

export const UI_ADVICE_EN: UiAdviceTexts = {
  ideas: IDEAS_EN,
  glimpses: GLIMPSES_EN,

  hint: {
    title: 'Hint',
    button: 'Hint',
    buttonHint: 'Get a hint (key H). Every further press tells more.',
    step: (step) => `Step ${step} of 3`,
    next: { 1: 'Show candidates', 2: 'Tell me' },
    thinking: 'The tutor is thinking…',
    nothing: 'There is nothing for you to decide just now.',
    failed: 'The tutor has no idea just now. Ask again in a moment.',
    candidate: 'Candidate',
    best: 'Hint',
    candidates: (count) => (count === 1 ? 'Only this is worth a thought:' : 'Compare these two:'),
    advised: 'The tutor would choose:',
    besides: 'The tutor would also:',
    asGood: 'Just as good:',
    undecided: 'No sure difference can be seen here.',
    slight: 'No single reason can be named for it.',
    why: 'Because:',
    worth: ({ cents, chance: won, points }: Worth, worlds, name) => {
      const ahead = name.counts === 'lead';
      const amount = name.average(cents);
      const signed = ahead
        ? `${amount} ${cents > 0 ? 'ahead of' : 'behind'} the others`
        : `${cents > 0 ? 'plus' : 'minus'} ${amount}`;
      return [
        `On average ${name.isTrifle(cents) ? 'neither plus nor minus' : signed}`,
        ...(won !== undefined ? [`chance to win ${chance(won, worlds)}`] : []),
        ...(points !== undefined ? [`around ${name.number(Math.round(points))} points for your side`] : []),
      ]
        .join(', ')
        .concat('.');
    },
    other: (words, { cents: lost }: Loss, name) =>
      `${capitalised(words)}: ${comparedEn(lost, name, 'less')} on average.`,
    worlds: ({ of, count }, name) =>
      count === 0
        ? ''
        : of === 'all'
          ? ofAllDeals(count, name)
          : `Worked out over ${name.number(count)} imagined deals, so it is not quite certain.`,
  },

  decision: {
    stoss: 'give Stoss',
    retour: 'give Retour',
    leave: 'say nothing',
    cut: 'cut anywhere',
    call: (phrase) => `say “${phrase}”`,
    announce: (announcement) => `announce ${an(announcement)}`,
    play: (card) => card,
  },

  ways: {
    show: 'Show me',
    hide: 'Fold this up',
    looking: 'Looking for a deal that shows it…',
    none: 'No example shows it within two tricks: the difference is small, or comes later.',
    deal: 'The cards might lie like this. Both times everybody plays on as well as possible:',
    trick: (number) => (number === 1 ? 'This trick' : 'The next trick'),
    taken: (who, points) => (points === undefined ? `Won by ${who}` : `${capitalised(who)}: ${pointsEn(points)}`),
    whose: { ours: 'for your side', theirs: 'for the others' },
  },
  gate: {
    titles: {
      inaccuracy: 'Wait, there is something better',
      mistake: 'Wait, that would be a mistake',
      blunder: 'Stop, that would be a bad mistake',
    },
    costs: (words, { cents: lost, chance: won }, kind, name) =>
      `${capitalised(words)}: that costs you ${lossEn(lost, name)} on average${
        kind === 'card' && won >= 0.02
          ? ` and around ${Math.round(won * 100)} percentage points of your chance to win`
          : ''
      }.`,
    worlds: ({ of, count }, name) =>
      count === 0
        ? ''
        : of === 'all'
          ? ofAllDeals(count, name)
          : `Worked out over ${name.number(count)} imagined deals.`,
    cause: {
      losesTrick: (winner, points) =>
        `The trick then goes to ${winner}, with ${pointsEn(points)}; with another card it is your side’s.`,
      givesPoints: (winner, points) => `The trick goes to ${winner}, and this card puts ${pointsEn(points)} into it.`,
      bringsLess: (_winner, points) =>
        `The trick is your side’s, and another card brings ${pointsEn(points)} more into it.`,
      losesNext: (winner, points) => `The next trick then goes to ${winner}, with ${pointsEn(points)}.`,
      later: 'The harm only shows in the tricks after that.',
      losesGame: ({ announcement, count, deals, points, needed }, name) =>
        `${name.announcement(announcement)} is lost in ${count} of ${deals} imagined deals, mostly like here: with ${pointsEn(points)}, where ${needed} would be needed.`,
      missesGame: ({ announcement, count, deals, points }, name) =>
        `${name.announcement(announcement)} is won in ${count} of ${deals} imagined deals, mostly like here: with ${pointsEn(points)}.`,
      losesDoubled: ({ tenths, points, needed }) =>
        `Played out by rules of thumb, your side loses ${oftenEn(tenths)}, mostly like here: with ${pointsEn(points)}, where ${needed} would be needed.`,
      winsDoubled: ({ tenths, points }) =>
        `Played out by rules of thumb, your side wins ${oftenEn(tenths)}, mostly like here: with ${pointsEn(points)}.`,
      unlikely: (tenths) => `Too unsure for doubling: your side wins ${oftenEn(tenths)}.`,
      likely: (tenths) => `Doubling pays: your side wins ${oftenEn(tenths)}.`,
      paysRamsch: (tenths) => `It is you who pays for the Ramsch ${oftenEn(tenths)}.`,
      looking: 'Looking up why…',
    },
    showMe: 'Show me what happens',
    showing: 'Only imagined: how it would go on if the cards lie where this is most likely to hurt.',
    showingGame: 'Only imagined: the first tricks, if the others’ cards lie like this.',
    enough: 'Seen enough',
    anyway: { play: 'Play it anyway', say: 'Say it anyway', leave: 'Say nothing all the same' },
    looking: { card: 'One moment, looking at the card…', bid: 'One moment, looking at the call…' },
    think: 'Think again',
    hint: 'Show a hint',
    stop: { card: 'Stop warning me about cards', bid: 'Stop warning me about calls' },
    stopped: {
      card: 'There will be no more warnings before bad cards. You can change that in the settings.',
      bid: 'There will be no more warnings before bad calls. You can change that in the settings.',
    },
  },

  why: {
    title: 'Why that?',
    ask: 'Why that?',
    about: (player, words) => `${player}: ${words}`,
    seen: 'Everybody at the table can see this:',
    more: 'Further reasons',
    later: 'The full reasons come after the round; now they would tell you too much.',
    nothing: 'There is nothing to say about that.',
    close: 'Close',
    askCard: (player, card) => `${player}: ${card}. Why that?`,
    askSaid: (player, phrase) => `${player}: ${ended(phrase)} Why that?`,
  },

  time: {
    takeBack: 'Take back (Ctrl+Z)',
    repeat: 'Repeat (Ctrl+Y)',
    sameDeal: 'Same deal again',
    leaveAside: 'Back to the game',
    practice: {
      takenBack: 'Practice: because you took something back, this round does not count.',
      again: 'Practice: you know this deal already, the round does not count.',
    },
    practiceShort: 'Practice',
  },

  modes: {
    ...LABELS_EN.advice.modes,
    hints: {
      open: 'All cards lie open, and the reasons stand beside every decision of the others. This is the place to begin.',
      coached:
        'A teacher sits beside you and asks you a question before a card that many would miss. Otherwise the teacher only speaks up to warn you of bad mistakes. Cards that are not allowed carry a sign.',
      marked: 'Cards that are not allowed carry a sign. The tutor warns you of bad mistakes.',
      onDemand: 'Nothing is marked, and nobody warns you. There is help when you ask for it.',
      memory:
        'The last trick and the trumps that have fallen stay covered. Now and then you are asked what has fallen, who is out of a suit, or how many card points you have. There is help when you ask for it.',
      inn: 'As at a table in the inn: nobody stops you. Whoever plays a card that is not allowed has revoked and lost the round. No hints, and nothing can be taken back.',
    },
  },

  revoked: {
    title: 'Revoked',
    why: 'Why the card was not allowed:',
    price: 'A revoke costs the base price of the game; Stoss and Retour count.',
    side: 'A revoke loses the deal for the side.',
    alone: 'A revoke loses the deal for the player alone.',
    fine: 'The deal itself does not count, only what the revoke costs.',
    dealLost: 'A revoke loses the deal for the side. Only winning counts, and Re and Kontra if announced.',
  },

  teacher: {
    title: 'Your teacher asks',
    foundTitle: (card) => `Found: ${card}`,
    more: 'Hint',
    close: 'Close',
  },

  recall: {
    title: 'From memory',
    check: 'Check',
    later: 'Not this time',
    goOn: 'Play on',
    right: 'Right.',
    wrong: 'Not quite.',
    soFar: (remembered, asked) =>
      asked === 1
        ? `One question in this round, answered ${remembered === 1 ? 'correctly' : 'wrongly'}.`
        : `${asked} questions in this round, ${remembered === asked ? 'all' : remembered === 0 ? 'none' : remembered} answered correctly.`,
    lastTrick: 'The last trick stays covered: you are playing from memory.',
  },

  innTutor: 'There is no tutor at the table in the inn.',
};
