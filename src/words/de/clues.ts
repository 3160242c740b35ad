// German wording of what speaks for or against a card lying somewhere.
import type { Clue } from '../../engine/tutor/beliefs/clue.ts';
import { capitalised } from '../base/words.ts';
import type { Naming } from '../types/naming.ts';
import { nom } from './naming.ts';
import { toWhom } from './people.ts';

const SAID = {
  passed: 'nichts angesagt',
  bid: 'spielen wollen',
  game: 'dieses Spiel angesagt',
  stoss: 'Stoß gegeben',
} as const;

/** "Resi: die Gras-Zehn im 2. Stich. Das spricht dafür, dass die gesuchte Karte bei Resi liegt." */
export function clueDe(clue: Clue, name: Naming): string {
  const seen = clue.of === 'play' ? `${nom(clue.card, name)} im ${clue.trick}. Stich` : SAID[clue.of];
  const lean = clue.lean === 'for' ? 'dafür' : 'dagegen';
  return `${capitalised(name.player(clue.seat))}: ${seen}. Das spricht ${lean}, dass die gesuchte Karte bei ${toWhom(clue.seat, name)} liegt.`;
}
