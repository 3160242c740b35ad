// The sheet of an evening as comma-separated values: a line for each deal, a column for everybody, sums at the end.
import type { Course } from '../../engine/scorer/course.ts';
import { asText, csvOf } from '../base/csv.ts';

const HEAD = ['deal', 'dealer', 'game', 'declarer', 'partner', 'each'] as const;
const SUMS = 'total';

/** The sheet as a table. Amounts are whole cents or points. */
export function eveningCsv({ lines, people, totals }: Pick<Course, 'lines' | 'people' | 'totals'>): string {
  const deals = lines.filter(({ number }) => number !== undefined);
  const rows = deals.map(({ number, line, setting, deal, amounts }) => {
    const entry = line.kind === 'deal' && 'declarer' in line.entry ? line.entry : undefined;
    return [
      String(number),
      setting?.dealer ?? '',
      deal?.announcement.contract ?? 'thrownIn',
      entry?.declarer ?? '',
      entry?.partner ?? '',
      String(deal?.settlement.each ?? 0),
      ...people.map((person) => String(amounts[person] ?? 0)),
    ];
  });
  const sums = [SUMS, ...HEAD.slice(1).map(() => ''), ...people.map((person) => String(totals[person] ?? 0))];
  return csvOf([[...HEAD, ...people], ...rows, sums].map((row) => row.map(asText)));
}
