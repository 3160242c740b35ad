// Standings over many evenings as comma-separated values: a line for each person.
import type { Standing } from '../../engine/scorer/standings.ts';
import { asText, csvOf } from '../base/csv.ts';

const COLUMNS = ['person', 'evenings', 'deals', 'won', 'declared', 'declaredWon', 'amount', 'best', 'worst'] as const;

/** The standings as a table. Amounts are whole cents, points or lines. */
export const standingsCsv = (standings: readonly Standing[]): string =>
  csvOf([COLUMNS, ...standings.map((each) => COLUMNS.map((column) => asText(String(each[column]))))]);
