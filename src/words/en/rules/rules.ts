// English texts of the house rules: groups, presets, contradictions, and all rules together.
import { GAME_RULES_EN } from './game-rules.ts';
import { ONE_GAME_RULES_EN } from './one-game-rules.ts';
import { PRICE_RULES_EN } from './price-rules.ts';
import { PRESETS_EN } from './presets-words.ts';
import type { RuleTexts } from '../../types/rules/rule-texts.ts';
import { SPECIAL_RULES_EN } from './special-rules.ts';

export const RULES_EN: RuleTexts = {
  groups: {
    cards: 'Cards and dealing',
    auction: 'Auction',
    contracts: 'Contracts',
    allPass: 'Nobody plays',
    calledCard: 'Called Ace',
    doubling: 'Doubling',
    prices: 'Prices and limits',
    runners: 'Runners',
    bettel: 'Bettel',
    hochzeit: 'Hochzeit',
    ramsch: 'Ramsch',
    oneGame: 'In one game only',
    session: 'Session',
    special: 'Special rounds',
  },
  options: { ...GAME_RULES_EN, ...PRICE_RULES_EN, ...SPECIAL_RULES_EN, ...ONE_GAME_RULES_EN },
  flags: { on: 'Yes', off: 'No' },
  units: {
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    deals: (count) => (count === 1 ? '1 game' : `${count} games`),
    rounds: (count) => (count === 1 ? 'once' : `${count} times`),
    prices: (count) => `${count} × Rufspiel`,
    scores: (count) => (count === 1 ? '1 game point' : `${count} game points`),
  },
  gameUnits: {
    told: (game, schneider, schwarz) => `won ${game}, Schneider ${schneider}, Schwarz ${schwarz}`,
    labels: ['won', 'with Schneider', 'with Schwarz'],
  },
  tariff: {
    pair: (low, high) => `Rufspiel, Schneider and runners ${low}, solo games ${high}`,
    triple: (low, middle, high) => `Schneider and runners ${low}, Rufspiel ${middle}, solo games ${high}`,
    ground: (unit) =>
      `base tariff ${unit}: the price of Schneider and of each runner, and what games are reckoned from`,
    historic: (level, game, schneider, march) =>
      `prices of 1876, level ${level}: game ${game}, Schneider ${schneider}, all tricks ${march}, twice that alone`,
  },
  nothing: 'None of them',
  presets: PRESETS_EN,
  conflicts: {
    hausbockNeedsFreeLegen: (one, other) =>
      `“${one}” needs everybody to be allowed to lay. “${other}” forbids that as it stands.`,
    bonusesReplaceJungfrau: (one, other) =>
      `“${one}” and the doubling by “${other}” would charge for the same thing twice. Take one of them.`,
    openBettelNeedsBettel: (one, other) =>
      `“${one}” includes the Open Bettel without the plain one. It depends on that, also for “${other}”, so take both or neither.`,
    hochzeitNeedsForm: (one, other) => `“${one}” and “${other}” disagree on whether there is a Hochzeit.`,
    formContinues: (one, other) =>
      `“${one}” is offered here before the auction is over. So for “${other}” the auction has to go on.`,
    stossRepliesTooEarly: (one, other) =>
      `“${one}” lasts until each player’s first card, but “${other}” only until the second card is played: nobody could answer a late Stoss.`,
    schneiderAboveWin: (one, other) => `“${one}” must be above “${other}”, or every win would be Schneider.`,
    safeBelowWin: (one, other) => `“${one}” must be below “${other}”, or every loss would be Schneider.`,
    noLowestGame: (one, other) =>
      `“${one}” has nothing that can be played with ordinary cards. It would always come to “${other}”.`,
    stockNeedsRufer: (one, other) =>
      `“${one}” says Stock, which is played for in a Rufspiel. That is missing in “${other}”.`,
    drawNeedsSixtyOne: (one, other) =>
      `“${one}” can only end in a draw if “${other}” says 61: otherwise 60 points win or lose.`,
    earnedNeedsAllTricks: (one, other) =>
      `“${one}” pays what has been reached in the end. For that the cards must be played out under “${other}”.`,
    leaderNeedsLastDoubler: (one, other) =>
      `With “${one}” the side of whoever doubled last needs the 61 points as well. “${other}” must say the same.`,
    takeOverNeedsStoss: (one, other) => `“${one}” needs “${other}”, which is switched off.`,
    rankingIncomplete: (one, other, contracts) =>
      `“${one}” and “${other}” do not fit together. This is about ${contracts}: each contract allowed must stand in the ranking exactly once.`,
  },
  needs: {
    stock: (on) => `Counts only if “${on}” says Stock.`,
    muss: (on) => `Counts only if “${on}” says Muss-Spiel.`,
    ramsch: (on) => `Counts only if “${on}” says Ramsch.`,
    durchmarsch: (on) => `Counts only with “${on}”.`,
    legen: (on) => `Counts only if “${on}” allows it to somebody.`,
    freeLegen: (on) => `Counts only if “${on}” allows it to everybody.`,
    stoss: (on) => `Counts only with “${on}”.`,
    bettel: (on) => `Counts only if “${on}” includes the Bettel.`,
    hochzeit: (on) => `Counts only with “${on}”.`,
    rufer: (on) => `Counts only if “${on}” includes the Rufspiel.`,
    suitGame: (on) => `Counts only if “${on}” includes a Solo or a suit game.`,
    sie: (on) => `Counts only if “${on}” includes the Sie.`,
    touts: (on) => `Counts only if “${on}” allows something.`,
    runners: (on) => `Counts only if “${on}” says yes.`,
    bock: (on) => `Counts only with “${on}”.`,
    kreuz: (on) => `Counts only with a “${on}”.`,
    ground: (on) => `Counts only if “${on}” is a base tariff.`,
    byTricks: (on) => `Counts only with a Bettel or a Tout among “${on}”.`,
    kreuzByAces: (on) => `Counts only if partners are drawn for the “${on}”.`,
    dueSolos: (on) => `Counts only with “${on}”.`,
    schieber: (on) => `Counts only with a “${on}”.`,
    soloRound: (on) => `Counts only if a Solo starts a special round, for example with “${on}”.`,
    specialRound: (on) => `Counts only with special rounds, for example “${on}”.`,
  },
};
