// Everything that has doubled a round so far, kind by kind: read from its log and from what the deal brought along.
import type { RoundTerms } from '../log.ts';
import type { Doubling } from '../round.ts';
import { doublingsOf } from '../round.ts';
import type { Doublings } from '../scoring/doublings.ts';

/** What `doublingsIn` looks at: any round, before or after its contract is known. */
interface DoubledRound {
  readonly terms: RoundTerms;
  readonly doubling?: Doubling;
}

/** What doubles the round; any contract, also a Ramsch (SPEC 2.12). */
export const doublingsIn = ({ terms, doubling = {} }: DoubledRound): Doublings => ({
  ...terms.doublings,
  stoss: doublingsOf(doubling),
});
