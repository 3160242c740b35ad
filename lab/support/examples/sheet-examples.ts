// Worked examples of the value of a game on the English rules sheet, put to the bill of its preset (SPEC 5.8).
import { expect } from 'vitest';
import type { BuiltInContractId } from '../../../src/engine/contracts/registry.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { rowFor } from '../../../src/engine/options/rows.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { payoff } from '../../../src/engine/scoring/money.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import type { Example } from './example-applies.ts';

interface SheetValue {
  readonly G: number;
  readonly category: 'partnership' | 'solo' | 'slam' | 'sie';
  readonly tariffMultiple: number;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly matadors: number;
  readonly contractMultiplier: 1 | 2 | 4;
  readonly doublings: number;
}

/** A game of the category; of the partnerships the Marriage is the one that counts double. */
function gameOf({ category, contractMultiplier }: SheetValue): BuiltInContractId {
  if (category === 'partnership') return contractMultiplier === 2 ? 'hochzeit' : 'rufer';
  return category === 'slam' ? 'solo-tout' : category;
}

/** What one player pays for a game of the preset that the declaring side has won like this. */
export function sheetValue(game: SheetValue, wanted: Example['expect']): void {
  const { G, category, tariffMultiple, schneider, schwarz, matadors, doublings } = game;
  const house: HouseRules = {
    ...presetRules('sheet-003'),
    tariff: { type: 'ground', values: [G] },
    ...(category === 'partnership'
      ? { 'sheet.P': tariffMultiple === 2 ? 2 : 1 }
      : { 'sheet.S': tariffMultiple === 4 ? 4 : 5 }),
    'runners.enabled': true,
  };
  const terms = billTermsAt({ rules: tableRulesOf(house), doublings: { stoss: doublings } });
  const ending = { winner: 'declarer', schneider, schwarz, runners: matadors } as const;
  expect({ value: payoff(terms, { row: rowFor(gameOf(game), house) }, ending).each }).toEqual(wanted);
}
