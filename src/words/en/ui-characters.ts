// English wording of what the four people at the table are like, a line each.
import type { UiCharactersTexts } from '../types/ui-characters-texts.ts';

export const UI_CHARACTERS_EN: UiCharactersTexts = {
  company: 'Some of these four sit at the table:',
  hints: {
    resi: 'Resi would rather wait.',
    sepp: 'Sepp likes to call an Ace.',
    vroni: 'Vroni likes to play alone.',
    xaver: 'Xaver likes to give Stoss.',
  },
};
