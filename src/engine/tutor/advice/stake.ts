// What a seat wins or loses with the bare game: the measure of what is much and what is little.
import { factorOf } from '../../scoring/doublings.ts';
import { pricesAt } from '../../scoring/round-bill.ts';
import { ramschPricesOf } from '../../scoring/ramsch-bill.ts';
import { houseOf, playersAt, rowOf } from '../../table-rules.ts';
import type { SeatView } from '../../view.ts';

/** In cents, doublings included. Before a contract is announced: the price of the lowest contract of the table. */
export function stakeOf({
  rules,
  contract,
  seat,
  doublings,
}: Pick<SeatView, 'rules' | 'contract' | 'seat' | 'doublings'>): number {
  const row = contract ? rowOf(rules, contract.announcement.contract) : rules.contracts[0];
  if (!row) throw new Error('a table needs at least one contract');
  if (row.goal.kind === 'fewestPoints') return ramschPricesOf(houseOf(rules)).stake * factorOf(doublings);
  const shares = row.parties.kind === 'alone' && contract?.declarer === seat ? playersAt(rules) - 1 : 1;
  return pricesAt(rules).base[row.price] * factorOf(doublings) * shares;
}
