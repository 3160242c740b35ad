// Re and Kontra in a round: what its sides follow from, and who they are as far as that is settled (SPEC 8).
import { type ReSides, reSidesOf } from '../play/re-sides.ts';
import type { PlayingRound } from './round.ts';

type Played = Pick<PlayingRound, 'declarer' | 'dealt' | 'play'>;

/** What decides which side a player is on. */
export const sideFacts = ({ declarer, dealt, play }: Played): Parameters<typeof reSidesOf>[0] => ({
  contract: play.contract,
  declarer,
  dealt,
  done: play.done,
});

/** Whether the sides of the contract are Re and Kontra. */
export const hasReKontra = ({ play }: Pick<PlayingRound, 'play'>): boolean =>
  play.contract.row.goal.kind === 'reKontra';

/** The sides of a round; undefined as long as a Hochzeit is not settled, and in other games. */
export const reSidesIn = (round: Played): ReSides | undefined =>
  hasReKontra(round) ? reSidesOf(sideFacts(round)) : undefined;
