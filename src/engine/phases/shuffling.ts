// Phase "shuffling": the pack is shuffled by the program, and lies in the log top card first (SPEC 2.2).
import { isWholePack } from '../table/dealing.ts';
import type { PhaseModule } from '../kernel/phase.ts';
import { NOBODYS } from '../kernel/zones.ts';
import { reason } from '../base/reasons.ts';

export const SHUFFLING = {
  id: 'shuffling',
  acts: {
    shuffled: {
      when: 'anytime',
      objection: ({ rules }, { pack }) => (isWholePack(rules, pack) ? undefined : reason('A.BAD_PACK', {})),
      apply: (round, { pack }) => ({ ...round, phase: 'cutting', pack }),
      tell: () => ({ type: 'shuffled' }),
    },
  },
  shows: () => NOBODYS,
} satisfies PhaseModule<'shuffling'>;
