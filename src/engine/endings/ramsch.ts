// Everyone for himself, and who has most card points pays (SPEC 3.7).
import { doublingsIn } from '../doubling/doublings-in.ts';
import { ramschPricesOf, settleRamsch } from '../scoring/ramsch-bill.ts';
import {
  ramschResult,
  type RamschResult,
  ramschRulesOf,
  takenIn,
  withRevokeInRamsch,
} from '../scoring/ramsch-result.ts';
import { houseOf } from '../table/table-rules.ts';
import type { Ending } from './ending.ts';

export const RAMSCH: Ending<RamschResult> = {
  result: ({ rules, play: { contract, done }, doubling }) =>
    ramschResult(
      contract,
      rules.pack,
      takenIn(contract, rules.pack, done),
      ramschRulesOf(houseOf(rules)),
      doubling.durchbruch,
    ),
  withRevoke: withRevokeInRamsch,
  bill: (result, round) => settleRamsch(result, ramschPricesOf(houseOf(round.rules)), doublingsIn(round)),
};
