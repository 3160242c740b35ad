// What follows when everybody has passed: thrown in, a Ramsch, or a forced game (SPEC 3.7 - 3.9).
import type { AuctionRound, Round } from '../round.ts';
import { undeclared } from './announcing.ts';

/** The round after the last of four passes. */
export function afterAllPassed(round: AuctionRound): Round {
  switch (round.rules.allPass) {
    case 'ramsch':
      return undeclared(round, { contract: 'ramsch' });
    case 'muss':
    case 'stock':
    case 'throwIn':
      return { ...round, phase: 'thrownIn', why: 'allPass' };
  }
}
