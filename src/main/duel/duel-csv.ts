// The results of a challenge as comma-separated values: a line for everybody, a column for each deal, in euros or points.
import type { DuelScore } from '../../shared/calls/duel.ts';
import { asText, csvOf } from '../base/csv.ts';

/** `own` is the person's name; `perUnit` is how many of what is reckoned make one of what is written: 100 cents, 1 point. */
export function duelCsv(ranking: readonly DuelScore[], deals: number, own: string, perUnit: 1 | 100): string {
  const numbers = Array.from({ length: deals }, (_, at) => at);
  const written = (amount: number): string => (perUnit === 1 ? String(amount) : (amount / perUnit).toFixed(2));
  const head = ['place', 'name', ...numbers.map((at) => `deal ${at + 1}`), 'total', 'above the middle', 'begun again'];
  const rows = ranking.map(({ place, who, deals: each, total, above, again }) => [
    String(place),
    who ?? own,
    ...numbers.map((at) => written(each[at]?.amount ?? 0)),
    written(total),
    (above / perUnit).toFixed(2),
    again ? 'yes' : '',
  ]);
  return csvOf([head, ...rows].map((row) => row.map(asText)));
}
