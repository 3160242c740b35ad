// English texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const ONE_GAME_RULES_EN: OptionTextsIn<'oneGame'> = {
  'bierkopf.units': {
    name: 'Prices in Bierkopf',
    effect: 'What a Bierkopf costs, counted in prices of a Rufspiel.',
  },
  'denexa.discardsCount': {
    name: 'Cards laid away count',
    effect: 'The card points of the two cards laid away belong to the declarer.',
  },
  'denexa.schwarzBy': {
    name: 'What makes a Schwarz',
    effect: 'Whether a Schwarz takes all card points or all tricks.',
    values: { points: 'All 120 card points', tricks: 'All ten tricks' },
  },
  'denexa.leastWidow': {
    name: 'The widow when nobody takes it',
    effect: 'Who gets its card points when the fewest card points win.',
    values: { 'last-trick': 'The last trick', aside: 'Nobody' },
  },
};
