// What is to be known of a game to play the logs of its records again.
import type { Card } from '../../../../src/engine/base/cards.ts';
import type { HouseRules } from '../../../../src/engine/options/options.ts';
import type { RoundTerms } from '../../../../src/engine/table/log.ts';
import type { Round, ScoredRound, ThrownInRound } from '../../../../src/engine/table/round.ts';
import type { TableRules } from '../../../../src/engine/table/table-rules.ts';
import type { Word } from './logged-words.ts';

export interface LoggedGame {
  /** Whether it is played in the form that a record is of; in every one if this does not say it. */
  isPlayed?(record: Readonly<Record<string, unknown>>): boolean;
  /** What its table has agreed on, if not the pure game; read from the options of a record. */
  agreed?(options: Readonly<Record<string, unknown>>): HouseRules;
  /** Options of its records that are no option of a table. */
  readonly own?: readonly string[];
  /** The rules of its table, where this has been agreed on; a record may be of one form of the game or another. */
  rules(house: HouseRules, record: Readonly<Record<string, unknown>>): TableRules;
  /** What a record says of the deal besides its dealer. */
  terms?(record: Readonly<Record<string, unknown>>): Omit<RoundTerms, 'dealer'>;
  /** How its decisions are written. */
  readonly words: readonly Word[];
  /** What lies where once everything is dealt, in the words of the record, where that is not known when the first one speaks. */
  dealt?(round: Round, pack: readonly Card[]): Readonly<Record<'hands_dealt' | 'piles', unknown>>;
  /** What the round has come to, in the words of the field `result`. */
  result(round: ScoredRound | ThrownInRound): Readonly<Record<string, unknown>>;
}
