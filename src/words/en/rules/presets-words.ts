// English texts of the ready sets of house rules.
import type { RuleTexts } from '../../types/rules/rule-texts.ts';

export const PRESETS_EN: RuleTexts['presets'] = {
  'pure-2007': {
    name: 'Pure Schafkopf',
    about:
      'Rufspiel, Wenz and Solo, with Tout and Sie, and 32 cards. The one to learn with, and the measure of all others.',
  },
  'short-24': {
    name: 'Short pack',
    about: 'Without Sevens and Eights. Suits soon run out, and more games are played.',
  },
  'sharp-20': {
    name: 'Sharp twenty',
    about: 'Only five cards each. One mistake and it is over.',
  },
  tournament: {
    name: 'Tournament',
    about: 'No deal is ever thrown in: if everybody passes, whoever holds the highest trump must play.',
  },
  pub: {
    name: 'Inn',
    about:
      'Geier, Bettel, Hochzeit and the suit games as well, laying before the deal is complete, and Ramsch if nobody plays.',
  },
  langendorf: {
    name: 'Langendorf',
    about:
      'Doubled nearly always: laying with Hausbock, Stoss without end, Ramsch and Kreuz rounds. With a limit on payments.',
  },
  schierling: {
    name: 'Schierling',
    about: 'Short pack, with Hochzeit before the auction, a Stock in the middle, and Touts that cost real money.',
  },
  'sheet-003': {
    name: 'With a base tariff',
    about:
      'Everybody names a game, the declarer leads, and even a lost Tout goes on to the last card. After an English rules sheet, with its gaps filled in.',
  },
  'historic-1876': {
    name: 'As in 1876',
    about:
      'Rufspiel and Solo only, without Stoss and Tout, at the prices of an old list. After the tariffs of 1876 that the Wikipedia article on Schafkopf hands down.',
  },
};
