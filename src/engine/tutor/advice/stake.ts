// What a seat wins or loses with the bare game: the measure of what is much and what is little.
import { stakeIn } from '../../endings/round-bill.ts';
import { rowOf } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';

/** In cents, doublings included. Before a contract is announced: the price of the lowest contract of the table. */
export function stakeOf(view: Pick<SeatView, 'rules' | 'contract' | 'seat' | 'doublings' | 'carried'>): number {
  const { rules, contract, seat } = view;
  const row = contract ? rowOf(rules, contract.announcement.contract) : rules.contracts[0];
  if (!row) throw new Error('a table needs at least one contract');
  return stakeIn(view, { row }, contract?.declarer === seat ? 'declarer' : 'other');
}
