// Nobody has taken the widow: who has fewest card points wins (SPEC 6).
import { leastResult, type LeastResult, withRevokeInLeast } from '../scoring/least.ts';
import { settleLeast } from '../scoring/least-bill.ts';
import { houseOf } from '../table/table-rules.ts';
import type { Ending } from './ending.ts';

export const LEAST: Ending<LeastResult> = {
  result: ({ rules, terms, play, widow = [] }) =>
    leastResult(play.done, play.players, terms.dealer, widow, houseOf(rules)['denexa.leastWidow']),
  withRevoke: withRevokeInLeast,
  bill: settleLeast,
};
