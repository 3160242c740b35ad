// Contract rows outside the registry: what a house rule or a relative of the game would add, one row each.
import type { ContractRow } from '../../../src/engine/base/contract.ts';
import { bettelRow, USUAL_BETTEL } from '../../../src/engine/contracts/bettel.ts';
import { PURE_CONTRACTS } from '../../../src/engine/contracts/pure.ts';

const [rufer] = PURE_CONTRACTS;

/** The Bettel in its other forms, each under an id of its own. */
export const BETTEL_FORMS: readonly ContractRow[] = [
  { ...bettelRow({ ...USUAL_BETTEL, ranking: 'hearts-trump' }), id: 'bettel-hearts-trump' },
  { ...bettelRow({ ...USUAL_BETTEL, overtake: 'follow' }), id: 'bettel-overtaking' },
  { ...bettelRow({ ...USUAL_BETTEL, ranking: 'hearts-trump', overtake: 'always' }), id: 'bettel-stichzwang' },
  { ...bettelRow({ ...USUAL_BETTEL, firstLead: 'declarer' }), id: 'bettel-declarer-leads' },
];

export const FOREIGN_ROWS: readonly ContractRow[] = [
  ...BETTEL_FORMS,
  { ...rufer, id: 'rufer-ten-low', plain: ['A', 'K', 'O', 'U', 'T', '9', '8', '7'] },
];
