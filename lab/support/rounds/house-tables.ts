// Tables that have agreed on some house rules, for tests.
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { type TableRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';

/** The pure game with these changes. */
export const houseTable = (changes: Partial<HouseRules>): TableRules => tableRulesOf({ ...PURE_2007, ...changes });

/** Doubling as in Langendorf: before the own first card, answers in the next trick, without limit (SPEC 4.1). */
export const LANGENDORF_STOSS: Partial<HouseRules> = {
  'stoss.window': 'before-own-first-card',
  'stoss.levels': 'unlimited',
  'stoss.replyBy': 'declarer-side',
  'stoss.replyWindow': 'next-trick',
};
