// Worked examples of the prices of 1876, put to the bill of their preset (RELATIVES 9.5).
import { expect } from 'vitest';
import type { BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import type { HistoricLevel } from '../../../src/engine/options/tariff.ts';
import { rowFor } from '../../../src/engine/options/rows.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';

interface HistoricPayment {
  readonly level: HistoricLevel;
  readonly contract: BuiltInContractId;
  readonly declarer: 'A';
  readonly partner?: 'C';
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly runners: number;
  readonly won: boolean;
}

/** A round of the preset that has ended like this: what one player pays, and what everybody gets. */
export function historicPayment(given: HistoricPayment, wanted: object): void {
  const { level, contract, partner, schneider, schwarz, runners: length, won } = given;
  const house = { ...presetRules('historic-1876'), tariff: { type: 'historic', values: [level] } } as const;
  const row = rowFor(contract, house);
  const from = row.runnersFrom;
  const { each, balance } = settle(
    { row },
    {
      declarer: 0,
      ...(partner && { partner: 2 as const }),
      points: [0, 0, 0, 0],
      tricks: [0, 0, 0, 0],
      sidePoints: 0,
      sideTricks: 0,
      winner: won ? 'declarer' : 'defenders',
      schneider,
      schwarz,
      runners: { side: 'declarer', length, paid: from !== 'never' && length >= from ? length : 0 },
    },
    billTermsAt({ rules: tableRulesOf(house), doublings: {} }),
  );
  const [A, B, C, D] = balance;
  expect({ perOpponent: each, balance: { A, B, C, D } }).toEqual(wanted);
}
