// German wording of what the four people at the table are like, a line each.
import type { Character } from '../../characters.ts';

export const UI_CHARACTERS_DE = {
  /** Heads the list of the four where a new game is chosen. */
  company: 'Am Tisch sitzen einige von diesen vieren:',
  hints: {
    resi: 'Resi wartet lieber ab.',
    sepp: 'Sepp ruft gern.',
    vroni: 'Vroni spielt gern allein.',
    xaver: 'Xaver gibt gern Stoß.',
  } satisfies Record<Character, string>,
};
