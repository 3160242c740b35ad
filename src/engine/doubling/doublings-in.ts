// Everything that has doubled a round so far, kind by kind: read from its log and from what the deal brought along.
import type { AuctionState } from '../auction/auction.ts';
import type { Entry, RoundTerms } from '../table/log.ts';
import { entriesOf } from '../table/readers.ts';
import { laidAfterTrickIn, laidIn } from './laid.ts';
import { type Doubling, doublingsOf } from '../table/round.ts';
import type { Doublings } from '../scoring/doublings.ts';
import { knocksCounted } from './knocking.ts';

/** What `doublingsIn` looks at: any round, before or after its contract is known. */
interface DoubledRound {
  readonly terms: RoundTerms;
  readonly entries: readonly Entry[];
  readonly auction?: AuctionState;
  readonly doubling?: Doubling;
}

/** What doubles the round; any contract, also a Ramsch (SPEC 2.12). */
export const doublingsIn = ({ terms, entries, auction, doubling = {} }: DoubledRound): Doublings => ({
  ...terms.doublings,
  klopfen: knocksCounted(entries, auction),
  legen: laidIn(entries).length,
  ...(entriesOf(entries, 'spritz').some(({ says }) => says === 'double') && { spritz: 1 }),
  stoss: doublingsOf(doubling),
  doppler: doubling.doppler?.length ?? 0,
  lay: laidAfterTrickIn(entries).length,
});
