// English wording of what speaks for or against a card lying somewhere.
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import { capitalised } from '../base/words.ts';
import type { Naming } from '../types/naming.ts';

const SAID = {
  passed: 'did not want to play',
  bid: 'wanted to play',
  game: 'announced this game',
  stoss: 'gave Stoss',
} as const;

/** "Resi: the Ten of Leaves in trick 2. That speaks for the card being there." */
export function clueEn(clue: Clue, name: Naming): string {
  const seen = clue.of === 'play' ? `the ${name.card(clue.card)} in trick ${clue.trick}` : SAID[clue.of];
  return `${capitalised(name.player(clue.seat))}: ${seen}. That speaks ${clue.lean} the card being there.`;
}
