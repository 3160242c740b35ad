// What follows when everybody has passed: thrown in, a Ramsch, or a forced game (SPEC 3.7 - 3.9).
import { mussRowFor } from '../table/muss.ts';
import type { AuctionRound, Round } from '../table/round.ts';
import { SEATS } from '../base/seats.ts';
import { houseOf } from '../table/table-rules.ts';
import { FORCED_LEVEL, undeclared } from './announcing.ts';

/** The round after the last pass. */
export function afterAllPassed(round: AuctionRound): Round {
  switch (round.rules.allPass) {
    case 'ramsch':
      return undeclared(round, { contract: 'ramsch' });
    case 'muss':
      return forced(round);
    case 'stock':
    case 'throwIn':
      return { ...round, phase: 'thrownIn', why: 'allPass' };
  }
}

/** Whoever holds the Eichel-Ober must play, and has only the card to name that he calls (SPEC 3.9). */
function forced(round: AuctionRound): Round {
  const declarer = SEATS.find((seat) => round.dealt[seat].includes('EO'));
  if (declarer === undefined) throw new Error('nobody holds the Eichel-Ober');
  const only = [mussRowFor(houseOf(round.rules), round.rules.pack, round.dealt[declarer])];
  return { ...round, phase: 'announcing', declarer, level: FORCED_LEVEL, only };
}
