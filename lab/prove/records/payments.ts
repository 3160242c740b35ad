// The money of a record: payments and units by tariff and number of doublings.
import type { Tariff } from '../../../src/engine/options/tariff.ts';
import type { BySeat } from '../../../src/engine/base/seats.ts';
import { tariffOf } from '../../base/tariff.ts';
import { compare, type Difference, nonsense } from './difference.ts';
import type { RoundInput } from './schemas.ts';

/** One payment undoubled, and what each seat receives, in cents. */
export type BillOf = (
  tariff: Tariff,
  runners: 'paid' | 'off',
  doublings: number,
) => { readonly unit: number; readonly balance: BySeat<number> };

const noTariff = (path: string, name: string): Difference =>
  nonsense(path, name, 'not a tariff such as 10/50 or 10/20/50');

/** All amounts of the record that the bill does not give. */
export const moneyDifferences = (record: RoundInput, billOf: BillOf): readonly Difference[] => [
  ...paymentDifferences(record, 'payments', billOf),
  ...paymentDifferences(record, 'payments_no_runners', billOf),
  ...Object.entries(record.unit ?? {}).flatMap(([name, unit]) => {
    const tariff = tariffOf(name);
    const path = `unit["${name}"]`;
    return tariff ? compare(path, unit, billOf(tariff, 'paid', 0).unit) : [noTariff(path, name)];
  }),
];

function paymentDifferences(
  record: RoundInput,
  field: 'payments' | 'payments_no_runners',
  billOf: BillOf,
): readonly Difference[] {
  return Object.entries(record[field] ?? {}).flatMap(([name, byDoublings]) => {
    const path = `${field}["${name}"]`;
    const tariff = tariffOf(name);
    if (!tariff) return [noTariff(path, name)];
    return Object.entries(byDoublings).flatMap(([key, balance]) => {
      if (!/^\d$/.test(key)) return [nonsense(`${path}["${key}"]`, key, 'not a number of doublings')];
      const bill = billOf(tariff, field === 'payments' ? 'paid' : 'off', Number(key));
      return compare(`${path}["${key}"]`, balance, bill.balance);
    });
  });
}
