// Which lapses a beginner has in the game that is played.
import type { Knowledge } from '../../inference/knowledge.ts';
import { DOPPELKOPF_LAPSES } from './doppelkopf-lapses.ts';
import type { Lapse } from './lapse.ts';
import { LAPSES } from './lapses.ts';

/** Those of Doppelkopf, or those of all other games. */
export const lapsesIn = ({ contract }: Knowledge): readonly Lapse[] =>
  contract.row.goal.kind === 'reKontra' ? DOPPELKOPF_LAPSES : LAPSES;
