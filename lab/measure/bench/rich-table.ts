// A table that plays every contract there is to announce, raised ones too: 19 contracts.
import { OFFERED, RAISED } from '../../../src/engine/contracts/registry.ts';
import { withOption } from '../../../src/engine/options/changing.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { tableRulesOf } from '../../../src/engine/table/table-rules.ts';

export const RICH_TABLE = tableRulesOf(
  withOption(withOption(PURE_2007, { option: 'contracts.enabled', value: OFFERED }), {
    option: 'tout.contracts',
    value: RAISED,
  }),
);
