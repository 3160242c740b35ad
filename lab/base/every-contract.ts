// A table at which every contract may be announced, with the Bettel in any of its forms: what fits and measures are made with.
import { type Deck, packOf } from '../../src/engine/bots/bidding/decks.ts';
import { contractsOffered } from '../../src/engine/options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { OFFERED, RAISED } from '../../src/engine/contracts/registry.ts';
import { gameRulesOf, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';

/** Contracts from low to high, each on a level of its own (SPEC 3.14, the new ones put in). */
const ORDER = [
  ...(['rufer', 'bettel', 'suit-geier', 'suit-wenz', 'eisenbahner', 'kaiser', 'geier', 'wenz', 'solo'] as const),
  ...(['suit-geier-tout', 'suit-wenz-tout', 'eisenbahner-tout', 'kaiser-tout', 'geier-tout', 'wenz-tout'] as const),
  ...(['open-bettel', 'solo-tout', 'sie'] as const),
];

/** The rules of such a table; `changes` are further house rules. */
export function everyContract(deck: Deck, changes: Partial<HouseRules> = {}): TableRules {
  const house: HouseRules = {
    ...PURE_2007,
    'deck.size': packOf(deck),
    'contracts.enabled': OFFERED.filter((id) => id !== 'hochzeit'),
    'tout.contracts': RAISED,
    ...changes,
  };
  const offered = contractsOffered(house);
  const ranked = { ...house, 'contracts.ranking': ORDER.filter((id) => offered.includes(id)).map((id) => [id]) };
  return deck === 'three' ? gameRulesOf('three-hand', ranked) : tableRulesOf(ranked);
}
