// What is to be known of a game to play the logs of its records again.
import type { HouseRules } from '../../../engine/options/options.ts';
import type { ScoredRound } from '../../../engine/table/round.ts';
import type { TableRules } from '../../../engine/table/table-rules.ts';
import type { Word } from './words.ts';

export interface LoggedGame {
  /** The rules of its table, where this has been agreed on. */
  rules(house: HouseRules): TableRules;
  /** How its decisions are written. */
  readonly words: readonly Word[];
  /** What the round has come to, in the words of the field `result`. */
  result(round: ScoredRound): Readonly<Record<string, unknown>>;
}
