// The page's question whether the cards are fair: the commitment of the running round, finished rounds laid open, statistics.
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { DealCheck, FairnessView } from '../../shared/table/fairness.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import type { Library } from '../library/library.ts';
import type { RoundDeal } from '../rounds/round-deal.ts';
import type { Table } from '../table/table.ts';
import { commitmentTo, dealText } from '../table/deal-proof.ts';
import { handStatistics } from '../rounds/hand-statistics.ts';

export type FairnessCalls = Pick<HandlersOf<typeof CALLS>, 'fairness.view'>;

/** A finished deal laid open, with the commitment computed anew; undefined if none was made before it. */
export function checkDeal(number: number, { shuffled, proof }: RoundDeal): DealCheck | undefined {
  if (!proof) return undefined;
  const text = dealText(shuffled, proof.salt);
  const { commitment } = proof;
  return { number, commitment, text, verdict: commitmentTo(text) === commitment ? 'matches' : 'differs' };
}

type FairLibrary = Pick<Library, 'deal' | 'hands'>;

/** Salt and pack of a round leave this process only from the library, where none but finished rounds are. */
async function fairnessView(table: Pick<Table, 'deals'>, library: FairLibrary): Promise<FairnessView> {
  const session = table.deals();
  const finished: DealCheck[] = [];
  for (const { number, id } of session?.finished ?? []) {
    const deal = await library.deal(id);
    const checked = deal && checkDeal(number, deal);
    if (checked) finished.push(checked);
  }
  const all = await library.hands();
  return {
    ...(session?.running && { running: session.running }),
    finished: finished.reverse(),
    rounds: all.length,
    hands: handStatistics(all),
  };
}

export const serveFairness = (table: Pick<Table, 'deals'>, library: FairLibrary): FairnessCalls => ({
  'fairness.view': async () => {
    const { finished, hands, ...view } = await fairnessView(table, library);
    return { ...view, finished: [...finished], hands: [...hands] };
  },
});
