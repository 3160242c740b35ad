// German texts of the house rules: groups, presets, contradictions, and all rules together.
import { GAME_RULES_DE } from './game-rules.ts';
import { ONE_GAME_RULES_DE } from './one-game-rules.ts';
import { PRICE_RULES_DE } from './price-rules.ts';
import { PRESETS_DE } from './presets-words.ts';
import type { RuleTexts } from '../../types/rules/rule-texts.ts';
import { SPECIAL_RULES_DE } from './special-rules.ts';

export const RULES_DE: RuleTexts = {
  groups: {
    cards: 'Karten und Geben',
    auction: 'Ansagen',
    contracts: 'Spiele',
    allPass: 'Keiner will',
    calledCard: 'Gerufene Karte',
    doubling: 'Verdoppeln',
    prices: 'Preise und Grenzen',
    runners: 'Laufende',
    bettel: 'Bettel',
    hochzeit: 'Hochzeit',
    ramsch: 'Ramsch',
    special: 'Sonderrunden',
    oneGame: 'Nur in einem Spiel',
    session: 'Sitzung',
  },
  options: { ...GAME_RULES_DE, ...PRICE_RULES_DE, ...SPECIAL_RULES_DE, ...ONE_GAME_RULES_DE },
  flags: { on: 'Ja', off: 'Nein' },
  units: {
    points: (count) => (count === 1 ? '1 Auge' : `${count} Augen`),
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    deals: (count) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
    rounds: (count) => (count === 1 ? 'einmal' : `${count}-mal`),
    prices: (count) => `${count} × Rufspiel`,
    scores: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  },
  gameUnits: {
    told: (game, schneider, schwarz) => `gewonnen ${game}, Schneider ${schneider}, Schwarz ${schwarz}`,
    labels: ['gewonnen', 'mit Schneider', 'mit Schwarz'],
  },
  tariff: {
    pair: (low, high) => `Rufspiel, Schneider und Laufende ${low}, Alleinspiele ${high}`,
    triple: (low, middle, high) => `Schneider und Laufende ${low}, Rufspiel ${middle}, Alleinspiele ${high}`,
    ground: (unit) =>
      `Grundtarif ${unit}: so viel kosten Schneider und jeder Laufende, und der Preis der Spiele richtet sich danach`,
    historic: (level, game, schneider, march) =>
      `Preise von 1876, Stufe ${level}: Spiel ${game}, Schneider ${schneider}, Durchmarsch ${march}, allein das Doppelte`,
  },
  nothing: 'Nichts davon',
  presets: PRESETS_DE,
  conflicts: {
    hausbockNeedsFreeLegen: (one, other) =>
      `„${one}“ gibt es nur, wenn jeder legen darf. Das verbietet „${other}“, so wie es jetzt steht.`,
    bonusesReplaceJungfrau: (one, other) =>
      `„${one}“ und das Verdoppeln durch „${other}“ rechnen dasselbe zweimal ab. Nimm eins von beiden.`,
    openBettelNeedsBettel: (one, other) =>
      `Unter „${one}“ steht der offene Bettel ohne den gewöhnlichen. Er richtet sich nach ihm, auch bei „${other}“, also nimm beide oder keinen.`,
    hochzeitNeedsForm: (one, other) => `Ob Hochzeit gespielt wird, sagen „${one}“ und „${other}“ verschieden.`,
    formContinues: (one, other) =>
      `„${one}“ wird hier angeboten, bevor das Ansagen vorbei ist. Dann muss bei „${other}“ weiter angesagt werden.`,
    stossRepliesTooEarly: (one, other) =>
      `„${one}“ läuft bis zur eigenen ersten Karte, „${other}“ aber nur, bis die zweite Karte liegt: Auf einen späten Stoß könnte niemand antworten.`,
    schneiderAboveWin: (one, other) =>
      `„${one}“ muss höher liegen als „${other}“, sonst wäre jeder Sieg gleich Schneider.`,
    safeBelowWin: (one, other) =>
      `„${one}“ muss niedriger liegen als „${other}“, sonst wäre jede Niederlage gleich Schneider.`,
    noLowestGame: (one, other) =>
      `Unter „${one}“ steht nichts, was sich gewöhnlich spielen lässt. Dann käme es immer zu „${other}“.`,
    stockNeedsRufer: (one, other) =>
      `Bei „${one}“ steht der Stock, und um den geht es im Rufspiel. Das fehlt unter „${other}“.`,
    drawNeedsSixtyOne: (one, other) =>
      `„${one}“ kann nur unentschieden ausgehen, wenn bei „${other}“ 61 steht: Sonst gewinnt oder verliert man mit 60.`,
    earnedNeedsAllTricks: (one, other) =>
      `„${one}“ rechnet ab, was am Ende erreicht ist. Dazu muss bei „${other}“ zu Ende gespielt werden.`,
    leaderNeedsLastDoubler: (one, other) =>
      `Wer bei „${one}“ zuletzt verdoppelt, dessen Partei braucht auch die 61 Augen. Das muss bei „${other}“ ebenso stehen.`,
    takeOverNeedsStoss: (one, other) => `„${one}“ geht nur mit „${other}“, und der ist abgeschaltet.`,
    rankingIncomplete: (one, other, contracts) =>
      `„${one}“ und „${other}“ passen nicht zusammen. Es geht um ${contracts}: Jedes erlaubte Spiel steht genau einmal in der Reihe.`,
  },
  needs: {
    stock: (on) => `Zählt nur, wenn bei „${on}“ der Stock gewählt ist.`,
    muss: (on) => `Zählt nur, wenn bei „${on}“ das Muss-Spiel gewählt ist.`,
    ramsch: (on) => `Zählt nur, wenn bei „${on}“ der Ramsch gewählt ist.`,
    durchmarsch: (on) => `Zählt nur, wenn „${on}“ gespielt wird.`,
    legen: (on) => `Zählt nur, wenn bei „${on}“ jemand darf.`,
    freeLegen: (on) => `Zählt nur, wenn bei „${on}“ jeder darf.`,
    stoss: (on) => `Zählt nur, wenn es „${on}“ gibt.`,
    bettel: (on) => `Zählt nur, wenn unter „${on}“ der Bettel steht.`,
    hochzeit: (on) => `Zählt nur, wenn „${on}“ gespielt wird.`,
    rufer: (on) => `Zählt nur, wenn unter „${on}“ das Rufspiel steht.`,
    suitGame: (on) => `Zählt nur, wenn unter „${on}“ ein Solo oder ein Farbspiel steht.`,
    sie: (on) => `Zählt nur, wenn unter „${on}“ der Sie steht.`,
    touts: (on) => `Zählt nur, wenn unter „${on}“ etwas erlaubt ist.`,
    runners: (on) => `Zählt nur, wenn bei „${on}“ Ja steht.`,
    bock: (on) => `Zählt nur, wenn „${on}“ gespielt werden.`,
    kreuz: (on) => `Zählt nur, wenn eine „${on}“ gespielt wird.`,
    ground: (on) => `Zählt nur, wenn „${on}“ ein Grundtarif ist.`,
    byTricks: (on) => `Zählt nur mit einem Bettel oder einem Tout unter „${on}“.`,
    kreuzByAces: (on) => `Zählt nur, wenn bei „${on}“ ausgelost wird.`,
    dueSolos: (on) => `Zählt nur mit „${on}“.`,
    schieber: (on) => `Zählt nur, wenn eine „${on}“ gespielt wird.`,
    soloRound: (on) => `Zählt nur, wenn ein Solo der Anlass für eine Sonderrunde ist, zum Beispiel bei „${on}“.`,
    specialRound: (on) => `Zählt nur, wenn Sonderrunden gespielt werden, zum Beispiel „${on}“.`,
  },
};
