// English texts of the house rules about doubling, prices and runners.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const PRICE_RULES_EN: OptionTextsIn<'doubling' | 'prices' | 'runners'> = {
  'stoss.enabled': {
    name: 'Stoss',
    alsoSaid: 'contra, double',
    effect: 'The defenders may double the game.',
  },
  'stoss.window': {
    name: 'Time for the Stoss',
    alsoSaid: 'contra, double',
    effect: 'Until when the first Stoss is possible.',
    values: {
      'before-second-card': 'Until the second card is played',
      'with-first-card': 'Before or with the first card',
      'before-own-first-card': 'Until your own first card',
    },
  },
  'stoss.levels': {
    name: 'Answers to the Stoss',
    alsoSaid: 'contra, redouble',
    effect: 'How often the two sides may double in turn.',
    values: { 2: 'Stoss and Retour', 4: 'Stoss, Retour, Sub, Resub', unlimited: 'As often as they like' },
  },
  'stoss.replyBy': {
    name: 'Who gives Retour',
    alsoSaid: 'contra, redouble',
    effect: 'Who may answer a Stoss.',
    values: { declarer: 'The declarer only', 'declarer-side': 'The partner too' },
  },
  'stoss.replyWindow': {
    name: 'Time for the answer',
    alsoSaid: 'contra, redouble, Retour',
    effect: 'Until when a Stoss can be answered.',
    values: {
      'before-second-card': 'Until the second card is played',
      'next-trick': 'Until your own card in the next trick',
    },
  },
  'stoss.takesOver': {
    name: 'Stoss takes the game over',
    alsoSaid: 'contra, double',
    effect: 'Whoever doubled last needs 61 points, and loses at 60 to 60.',
  },
  'legen.form': {
    name: 'Legen (laying)',
    alsoSaid: 'knocking, doubling',
    effect: 'Who may double having seen only the first packet of the hand.',
    values: { off: 'Nobody', all: 'Everybody', forehand: 'Forehand only', chain: 'Only if all before have' },
  },
  'legen.dealerSecondPacket': {
    name: 'Dealer looks at the second packet',
    effect: 'The dealer decides by the second packet whether to lay.',
  },
  'legen.hausbock': {
    name: 'Hausbock',
    effect: 'If nobody lays, the cards are thrown in, and a later game counts double instead.',
    onBill: (times) => (times === 1 ? 'Hausbock' : `${times} Hausbocks`),
  },
  'lay.afterFirstTrick': {
    name: 'Laying after the first trick',
    alsoSaid: 'knocking, doubling',
    effect: 'Whoever won the first trick may double, then the others in turn to the right.',
    values: { off: 'No', 'stop-at-refusal': 'Yes, until one declines', 'pass-round': 'Yes, everybody is asked' },
  },
  'klopfen.enabled': {
    name: 'The cutter knocks',
    alsoSaid: 'knocking, doubling',
    effect: 'Instead of cutting, the cutter may knock and then chooses direction and packets; the game counts double.',
    onBill: () => 'the cutter knocked',
  },

  tariff: {
    name: 'Tariff',
    alsoSaid: '5/10, 5/15, 10/50, 20/50, 10/20/50, price, stakes, money',
    effect: 'What a Rufspiel, a solo game, Schneider and each runner cost.',
  },
  'sheet.P': {
    name: 'Games for two',
    effect: 'How many base tariffs a Rufspiel, Hochzeit or Ramsch costs.',
    values: { 1: 'One', 2: 'Two' },
  },
  'sheet.S': {
    name: 'Games played alone',
    effect: 'How many base tariffs a game costs that one player plays alone.',
    values: { 5: 'Five', 4: 'Four' },
  },
  'score.cap': {
    name: 'Highest payment',
    alsoSaid: 'limit, maximum',
    effect: 'No loser pays a winner more than this, however often the game was doubled.',
    values: { none: 'None' },
  },
  'score.winAt': {
    name: 'Points to win',
    effect: 'The declaring side needs this many card points.',
  },
  'score.schneiderAt': {
    name: 'Points for Schneider',
    effect: 'With this many card points the declaring side wins with Schneider.',
  },
  'score.safeAt': {
    name: 'Out of Schneider',
    effect: 'With this many card points the declaring side at least loses without Schneider.',
  },
  'score.tie60': {
    name: 'At 60 points each',
    effect: 'Who wins if both sides have the same number of points.',
    values: { 'defenders-win': 'The defenders', draw: 'Nobody, and nobody pays' },
  },
  'tout.bonuses': {
    name: 'Schneider and Schwarz in a Tout',
    effect: 'Whether bonuses are added to the price of a Tout.',
    values: {
      ignored: 'Not added',
      'paid-and-doubled': 'Schwarz is added and doubled',
      earned: 'What the winners have reached, doubled',
    },
  },
  'tout.doublesRunners': {
    name: 'Runners in a Tout',
    effect: 'Each runner costs twice as much in a Tout.',
  },
  'sie.value': {
    name: 'Price of a Sie',
    effect: 'What a Sie costs.',
    values: { x4: 'Four Solos', 'as-tout': 'A Solo Tout with Schwarz' },
  },

  'runners.enabled': {
    name: 'Runners count',
    alsoSaid: 'matadors',
    effect: 'The winners are paid extra for the highest trumps without a gap.',
  },
  'runners.minOU': {
    name: 'Runners in Rufspiel and Solo',
    alsoSaid: 'matadors',
    effect: 'At least this many, where two kinds of lords are trumps.',
  },
  'runners.minSingle': {
    name: 'Runners in Wenz and Geier',
    alsoSaid: 'matadors',
    effect: 'At least this many, where only one kind of lord is trumps.',
  },
  'runners.mode': {
    name: 'What counts as runners',
    alsoSaid: 'matadors',
    effect: (name) => `Whether the cards you were dealt count, or the ${name.ranks('O')} you take in play.`,
    values: {
      held: 'Highest trumps held by one side',
      'collected-in-order': (name) => `${name.ranks('O')} taken one after the other, the highest first`,
    },
  },
  'runners.claim': {
    name: 'Claiming runners',
    alsoSaid: 'matadors',
    effect: 'Whether they count by themselves, or lapse unless somebody claims them before the next deal.',
    values: { auto: 'Count by themselves', manual: 'Must be claimed' },
  },
  'sie.runners': {
    name: 'Runners with a Sie',
    alsoSaid: 'matadors',
    effect: 'The runners are added to the price of a Sie.',
  },
};
