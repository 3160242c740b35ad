// Phases "claiming", "scored" and "thrownIn": the cards are played, or nobody plays.
import type { PhaseModule } from '../kernel/phase.ts';
import { inHand, inPlay } from '../kernel/zones.ts';
import { playedOut } from '../play/tricks.ts';
import { claimsFor, claimTurn } from './claiming.ts';
import { afterClaim } from './playing.ts';
import { tellDealt, tellPlayed } from './telling.ts';

export const CLAIMING = {
  id: 'claiming',
  acts: { claim: { when: 'turn', apply: afterClaim } },
  turn: (round) => claimTurn(round, round.reached),
  candidates: claimsFor,
  shows: inPlay,
  tells: tellPlayed,
  news: ({ reached, play }) => (playedOut(play) ? { reached } : {}),
} satisfies PhaseModule<'claiming'>;

export const SCORED = {
  id: 'scored',
  acts: {},
  shows: inPlay,
  tells: tellPlayed,
  news: ({ result, settlement }) => ({ result, settlement }),
  entered: ({ result, settlement }) => [{ type: 'roundScored', result, settlement }],
} satisfies PhaseModule<'scored'>;

export const THROWN_IN = {
  id: 'thrownIn',
  acts: {},
  shows: inHand,
  tells: tellDealt,
  entered: () => [{ type: 'thrownIn' }],
} satisfies PhaseModule<'thrownIn'>;
