// A table of measured figures, docs/measured/NAME.json: the command that shows them, n, error, and how it stands in a page.
import { z } from 'zod';

/** A word, a number, a value with its standard error, or nothing where the column does not apply. */
const CellSchema = z.union([z.string(), z.number(), z.null(), z.tuple([z.number(), z.number()]).readonly()]);

const ColumnSchema = z.strictObject({ title: z.string(), digits: z.int().min(0).optional() }).readonly();

export const MeasuredSchema = z
  .strictObject({
    /** What shows the figures; words in capitals are the cells of a row. */
    command: z.string().min(1),
    n: z.string().min(1),
    /** What the errors are over; "none" for a single run, "unknown" where nobody wrote it down. */
    error: z.string().min(1),
    note: z.string().optional(),
    columns: z.array(ColumnSchema).min(1).readonly(),
    rows: z
      .array(
        z
          .strictObject({
            /** The day, or the month, and the commit. */
            measured: z.string().regex(/^\d{4}-\d\d(-\d\d)? ([0-9a-f]{7,40}|unknown)$/),
            cells: z.array(CellSchema).readonly(),
          })
          .readonly(),
      )
      .min(1)
      .readonly(),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    message: 'a row has more or fewer cells than there are columns',
  })
  .readonly();

export type Measured = z.infer<typeof MeasuredSchema>;
export type Cell = z.infer<typeof CellSchema>;
type Column = z.infer<typeof ColumnSchema>;

/** Where a value and its error part. */
const PLUS_MINUS = ' ± ';

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

const written = (value: number, digits: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

function cellText(cell: Cell, { digits }: Column): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  const values = typeof cell === 'number' ? [cell] : cell;
  const places = digits ?? Math.max(...values.map(decimalsOf));
  return values.map((value) => written(value, places)).join(PLUS_MINUS);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** "2026-11", or "2026-11 to 2026-12". */
function daysOf({ rows }: Measured): string {
  const days = [...new Set(rows.map(({ measured }) => measured.slice(0, measured.indexOf(' '))))].sort();
  return days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? '');
}

/** The table with its caption, in Markdown. */
export function textOf(measured: Measured): string {
  const { columns, rows, command, n, error, note } = measured;
  const table = [
    line(columns.map(({ title }) => title)),
    `|${'---|'.repeat(columns.length)}`,
    ...rows.map(({ cells }) => line(columns.map((column, at) => cellText(cells[at] ?? null, column)))),
  ];
  const caption = [
    `\`${command}\``,
    `n: ${n}`,
    `error: ${error}`,
    `measured ${daysOf(measured)}`,
    ...(note ? [note] : []),
  ];
  return [...table, '', `${caption.join('; ')}.`].join('\n');
}
