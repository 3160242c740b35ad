// The end of a recorded Ramsch compared with the engine: the loser pays a Rufer to each, doubled for each Jungfrau.
import type { Contract } from '../../../src/engine/base/contract.ts';
import {
  type RamschResult,
  ramschResult,
  type RamschRules,
  takenIn,
  TIE_BREAKS,
} from '../../../src/engine/scoring/ramsch-result.ts';
import { pricesOf } from '../../../src/engine/scoring/prices.ts';
import { settleRamsch } from '../../../src/engine/scoring/ramsch-bill.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { compareFields, type Difference } from './difference.ts';
import { type BillOf, moneyDifferences } from './payments.ts';
import type { RoundInput } from './schemas.ts';

export function ramschDifferences(
  record: RoundInput,
  contract: Contract,
  done: readonly CompletedTrick[],
): readonly Difference[] {
  const rules: RamschRules = {
    form: 'everyone',
    jungfrau: 'double-all',
    tiebreak: 'chain',
    ...(record.options?.durchmarsch && { durchmarsch: { by: 'tricks' } }),
  };
  const result = ramschResult(contract, record.deck, takenIn(contract, record.deck, done), rules);
  const billOf: BillOf = (tariff, _runners, doublings) => {
    const { base } = pricesOf(tariff);
    const prices = { stake: base.partner, durchmarsch: base.solo, jungfrau: rules.jungfrau };
    return settleRamsch(result, prices, { stoss: doublings });
  };
  return [...resultDifferences(record, result), ...moneyDifferences(record, billOf)];
}

/** A Ramsch has no sides; ties that nothing breaks have no single loser. */
function resultDifferences({ result }: RoundInput, found: RamschResult): readonly Difference[] {
  const { points, tricks, losers, jungfrauen, decidedBy, durchmarsch } = found;
  const { ramsch, ...fields } = result ?? {};
  return [
    ...compareFields('result', fields, {
      points,
      tricks,
      declarer_side: [],
      side_points: null,
      side_tricks: null,
      winner: null,
      won: null,
      schneider: null,
      schwarz: null,
      runners: null,
    }),
    ...compareFields('result.ramsch', ramsch ?? {}, {
      loser: losers.length === 1 ? losers[0] : null,
      jungfrauen: jungfrauen.length,
      tie_break: decidedBy === 'bothPay' ? null : TIE_BREAKS.indexOf(decidedBy),
      durchmarsch: durchmarsch ?? null,
    }),
  ];
}
