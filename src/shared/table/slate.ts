// The slate on which sides or single players write their marks, game by game, as the page draws it.
import type { SlateColumnSchema, SlateSchema } from './slate-schema.ts';
import type { Shape } from '../border/schemas.ts';
import type { Seat } from '../../engine/base/seats.ts';

/** Who writes together: chairs 0 and 2, and chairs 1 and 3, where who sits opposite is the partner; else everybody alone. */
export type SlateColumn = Shape<typeof SlateColumnSchema>;

export type SlateView = Shape<typeof SlateSchema>;

/** Who has won the game that is shown; nobody while it goes on. */
export const winnersOn = ({ columns }: SlateView): readonly Seat[] =>
  columns.flatMap(({ chairs, won }) => (won ? chairs : []));
