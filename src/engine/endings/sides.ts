// A declarer's side has played against the others (SPEC 2.9).
import type { Card } from '../base/cards.ts';
import { type BySeat, bySeat, type Seat } from '../base/seats.ts';
import { sideOf } from '../play/parties.ts';
import { settle } from '../scoring/money.ts';
import { endsEarly, resultOf, type SidesResult, withRevoke } from '../scoring/result.ts';
import type { PlayingRound } from '../table/round.ts';
import { houseOf } from '../table/table-rules.ts';
import type { Ending } from './ending.ts';
import { billTermsOf } from './round-bill.ts';

/** Throws where nobody has declared (programming error). */
function declarerOf({ declarer, play }: PlayingRound): Seat {
  if (declarer === undefined) throw new Error(`nobody has declared ${play.contract.row.id}`);
  return declarer;
}

/** The cards that count for each player beside those of his tricks. */
function countedBeside({ rules, piles, declarer, laidAway }: PlayingRound): BySeat<readonly Card[]> | undefined {
  if (!laidAway || !houseOf(rules)['denexa.discardsCount']) return piles;
  return bySeat((seat) => (seat === declarer ? laidAway : []));
}

export const SIDES: Ending<SidesResult> = {
  result: (round) =>
    resultOf(round.play, round.dealt, declarerOf(round), round.partner, round.play.done, countedBeside(round)),
  withRevoke,
  bill: (result, round) => settle(round.play.contract, result, billTermsOf(round)),
  endsEarly: (round) => endsEarly(round.play.contract, sideOf(declarerOf(round), round.partner), round.play.done),
};
