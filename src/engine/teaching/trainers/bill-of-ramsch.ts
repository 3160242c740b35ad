// The bill of a Ramsch, as a trainer tells it: what everybody has taken, who pays, and how much.
import type { RamschResult } from '../../scoring/ramsch-result.ts';
import type { ScoredRound } from '../../table/round.ts';
import type { Doublings } from '../../scoring/doublings.ts';
import { ramschPricesOf, settleRamsch } from '../../scoring/ramsch-bill.ts';
import { houseOf } from '../../table/table-rules.ts';
import { termsAt, type ToldBill } from './bill-of-sides.ts';
import { trainerRemark } from './trainer-remarks.ts';
import { type ItemRules, tell, type Told } from './trainer.ts';

/** Whether one player has lost, and points and tricks alone show who. */
export const isClear = ({ losers, decidedBy }: RamschResult): boolean =>
  losers.length === 1 && (decidedBy === 'none' || decidedBy === 'tricks');

/** The bill of the table itself, with doublings that the learner is told. Throws for a Ramsch that is not clear (programming error). */
export function billOfRamsch(
  { play: { contract }, rules, result }: ScoredRound & { readonly result: RamschResult },
  doublings: Doublings,
  item: ItemRules,
): ToldBill {
  const [seat] = result.losers;
  if (seat === undefined || !isClear(result)) throw new Error('nobody can tell who has lost this Ramsch');
  const prices = ramschPricesOf(houseOf(rules));
  const settlement = settleRamsch(result, prices, doublings);
  const terms = termsAt({ contract, rules }, doublings, item);
  const { announcement } = terms;
  const { points, tricks } = result;
  const by = result.decidedBy === 'tricks' ? 'tricks' : 'points';
  return {
    settlement,
    scene: {
      ...terms,
      ended: { kind: 'ramsch', points, tricks, jungfrau: prices.jungfrau },
    },
    because: [
      tell(trainerRemark('X.RAMSCH_LOSER', { seat, points: points[seat], by })),
      ...settlement.lines.map((line): Told => ({ of: 'bill', line, announcement })),
    ],
  };
}
