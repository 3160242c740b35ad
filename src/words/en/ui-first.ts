// English labels of the first start, of sitting down with one click, and of sessions that were put aside.
import type { UiFirstTexts } from '../types/ui-first-texts.ts';

export const UI_FIRST_EN: UiFirstTexts = {
  question: 'Do you know Schafkopf?',
  learn: 'I am learning',
  learnHint:
    'You play a round straight away. Each step is shown on the cards, and you need not know anything beforehand.',
  know: 'I know how',
  knowHint: 'You sit down with three others, and the cards are dealt straight away.',
  ready: 'The table is ready',
  setUp: 'Set up',
  setUpHint: 'Game, rules, pack, opponents, tariff and help',
  setUpTitle: 'Set up a table',
  setUpLead: 'What you choose here is kept for the next time.',
  chosen: 'What is played',
  help: (mode) => `Help: ${mode}`,
  tariff: (tariff) => `Tariff ${tariff}`,
  back: 'Back',
  aside: {
    title: 'Put aside',
    round: (round, name) => `Round ${name.number(round)}`,
    when: (when) => `last on ${when}`,
    goOn: 'Take up again',
    goOnOf: (game, when) => `Take up ${game} again, ${when}`,
    remove: 'Remove',
    removeOf: (game, when) => `Remove ${game}, ${when}`,
    removeTitle: 'Remove this game?',
    removeText: (game, round) =>
      `${game}, ${round}: its score sheet will be gone, and it cannot be resumed. Finished rounds stay in the library.`,
    removeYes: 'Remove',
    removeNo: 'Keep',
    failed: 'This game could not be taken up again. At the table all is as it was.',
  },
};
