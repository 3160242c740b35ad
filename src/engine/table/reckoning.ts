// How a table reckons a deal of Doppelkopf: its number of tricks, and what its house rules say of points.
import type { ReckoningTerms } from '../scoring/re-kontra.ts';
import { handSizeAt, houseOf, type TableRules } from './table-rules.ts';

export const reckoningAt = (rules: TableRules): ReckoningTerms => ({
  allTricks: handSizeAt(rules),
  agreed: houseOf(rules),
});
