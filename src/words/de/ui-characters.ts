// German wording of what the four people at the table are like, a line each.
import type { UiCharactersTexts } from '../types/ui-characters-texts.ts';

export const UI_CHARACTERS_DE: UiCharactersTexts = {
  company: 'Am Tisch sitzen einige von diesen vieren:',
  hints: {
    resi: 'Resi wartet lieber ab.',
    sepp: 'Sepp ruft gern.',
    vroni: 'Vroni spielt gern allein.',
    xaver: 'Xaver gibt gern Stoß.',
  },
};
