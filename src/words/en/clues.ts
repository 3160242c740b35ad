// English wording of what speaks for or against a card lying somewhere.
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import type { Naming } from '../types/naming.ts';
import { does, Who } from './people.ts';

const SAID = {
  passed: 'did not want to play',
  bid: 'wanted to play',
  game: 'announced this game',
  stoss: 'gave Stoss',
} as const;

/** "Resi played the Ten of Leaves in trick 2, so is more likely to hold the card in question." */
export function clueEn(clue: Clue, name: Naming): string {
  const seen = clue.of === 'play' ? `played the ${name.card(clue.card)} in trick ${clue.trick}` : SAID[clue.of];
  const likely = `${does(clue.seat, name, 'are', 'is')} ${clue.lean === 'for' ? 'more' : 'less'} likely`;
  return `${Who(clue.seat, name)} ${seen}, so ${likely} to hold the card in question.`;
}
