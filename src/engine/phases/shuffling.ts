// Phase "shuffling": the pack is shuffled by the program, and lies in the log top card first (SPEC 2.2).
import { z } from 'zod';
import { isWholePack } from '../table/dealing.ts';
import { CardSchema } from '../kernel/fields.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { NOBODYS } from '../kernel/zones.ts';
import { reason } from '../base/reasons.ts';

const SHUFFLED = z.strictObject({ type: z.literal('shuffled'), pack: z.array(CardSchema).max(48) });

export const SHUFFLING: PhaseModule<'shuffling'> = {
  id: 'shuffling',
  acts: {
    shuffled: {
      schema: SHUFFLED,
      by: 'chance',
      when: 'anytime',
      objection: ({ rules }, { pack }) => (isWholePack(rules, pack) ? undefined : reason('A.BAD_PACK', {})),
      apply: (round, { pack }) => ({ ...round, phase: 'cutting', pack }),
      tell: () => ({ type: 'shuffled' }),
    },
  },
  shows: () => NOBODYS,
};
