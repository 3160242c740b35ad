// English texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const ONE_GAME_RULES_EN: OptionTextsIn<'oneGame'> = {
  'bierkopf.units': {
    name: 'Prices in Bierkopf',
    effect: 'What a Bierkopf costs, counted in prices of a Rufspiel.',
  },
};
