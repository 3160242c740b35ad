// German texts of the house rules that belong to one game only.
import type { OptionTextsIn } from '../../types/rules/rule-texts.ts';

export const ONE_GAME_RULES_DE: OptionTextsIn<'oneGame'> = {
  'bierkopf.units': {
    name: 'Preise im Bierkopf',
    effect: 'Was ein Bierkopf kostet, mit dem Preis eines Rufspiels als Einheit.',
  },
};
