// Who sits at the table of an item: the learner and three of the people of the Stube.
import type { BoardPlayer } from '../../shared/table/board.ts';
import { CHARACTER_NAMES } from '../../shared/table/characters.ts';
import type { Scene } from '../../shared/teaching/training.ts';
import type { Company } from '../state/speech.svelte.ts';

const bot = (name: string): BoardPlayer => ({ name, kind: 'bot' });

/** The learner sits in seat 0, in every item. */
export const COMPANY: Company = {
  players: [
    { name: '', kind: 'human' },
    bot(CHARACTER_NAMES.vroni),
    bot(CHARACTER_NAMES.sepp),
    bot(CHARACTER_NAMES.resi),
  ],
  you: 0,
};

/** The people at the table of an item, which may reckon in something else than cents. */
export const companyAt = ({ unit }: Scene): Company => (unit ? { ...COMPANY, unit } : COMPANY);
