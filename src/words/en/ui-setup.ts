// English labels of setting up a table: pack, opponents, tariff.
import type { UiSetupTexts } from '../types/ui-setup-texts.ts';

/** What the levels are like where the called card can be searched, and people's games are known. */
const LEVEL_HINTS_EN = {
  neuling: 'They know the rules but have no plan yet, and play much at random.',
  anfaenger: 'They forget which trumps have gone, and seldom search for the called Ace.',
  hobby: 'They play what people usually play, and yet go wrong now and then.',
  stammtisch: 'They play like a decent club player: count, search and give points to their side.',
  kenner: 'They bid by experience, calculate with some possible deals, and are hardly ever careless.',
  meister: 'They imagine many deals and calculate exactly. At times that takes a moment.',
};

/** The Kenner where hardly anything is announced, or announced by reckoning. */
const KENNER_WITHOUT_BIDS_EN = 'They calculate with possible deals, and are hardly ever careless.';

export const UI_SETUP_EN: UiSetupTexts = {
  freshHint: 'You and some regulars of the house. The tutor says what you may play, and why.',
  keepsOld: 'You may put the game at the table aside for later.',
  pack: 'Pack',
  packCards: { 32: '32 cards', 24: '24 cards', 20: '20 cards' },
  packHints: {
    32: 'The full pack, eight cards each. This is how most people play.',
    24: 'Without Sevens and Eights: six cards each, more trumps, quicker.',
    20: 'Without Nines as well: five cards each. Short and sharp.',
  },
  level: 'Opponents',
  levelHints: {
    search: LEVEL_HINTS_EN,
    people: {
      ...LEVEL_HINTS_EN,
      anfaenger: 'They forget which trumps have gone, and give away a good many points.',
      stammtisch: 'They play like a decent club player: count, and hold on to their points.',
      kenner: KENNER_WITHOUT_BIDS_EN,
    },
    thumb: {
      ...LEVEL_HINTS_EN,
      neuling: 'In this game they are no weaker than beginners.',
      anfaenger: 'They forget which trumps have gone, and give away a good many points.',
      hobby: 'In this game they play as well as regulars.',
      stammtisch: 'They play like a decent club player: count, and hold on to their points.',
      kenner: KENNER_WITHOUT_BIDS_EN,
    },
  },
  tariff: 'Tariff',
  tariffHints: {
    pair: (low, high) => `Rufspiel, Schneider and each runner ${low}, Wenz and Solo ${high}.`,
    triple: (low, middle, high) => `Schneider and each runner ${low}, Rufspiel ${middle}, Wenz and Solo ${high}.`,
    ground: (unit) => `Schneider and each runner ${unit}; the house rules say how many base tariffs a game costs.`,
    historic: (game, schneider, march, [three, more]) =>
      `Rufspiel ${game}, with Schneider ${schneider}, with all tricks ${march}, a Solo twice that. Three runners ${three}, each further one ${more}.`,
  },
  level1876: 'Level',
  form: 'Kind',
  forms: { pair: 'Two values', triple: 'Three values' },
  fields: { low: 'Basic value', middle: 'Rufspiel', high: 'Wenz and Solo', ground: 'Base tariff' },
  fieldUnit: 'cents',
  fieldProblem: 'A whole number from 1 to 10,000.',
};
