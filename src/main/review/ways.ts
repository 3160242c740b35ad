// The best card of a step beside another one, played out in a deal that shows the difference.
import { viewFor } from '../../engine/round/view.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { playedCard } from '../../engine/table/readers.ts';
import { worseOnes } from '../../engine/tutor/advice/grade.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { roundBefore } from '../../engine/tutor/review/review-entry.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import { type CardsApart, waysBetween } from '../advice/refuting.ts';
import type { Thinking } from '../thinking/thinking.ts';

/** The best card and the one that was played if it is worse, else the one that the best is told from; undefined where none is worse. */
function cardsApart({ advice, decision }: EntryReview): CardsApart | undefined {
  const better = playedCard(advice.ranked[0]?.decision);
  const others = worseOnes(advice).flatMap((each) => playedCard(each) ?? []);
  const taken = playedCard(decision);
  const worse = others.find((card) => card === taken) ?? advice.against ?? others[0];
  return better && worse ? { better, worse } : undefined;
}

/** Both ways of a reviewed card; null where no deal shows that one is better. */
export async function waysAt(
  thinking: Pick<Thinking, 'ask'>,
  record: RoundRecord,
  review: EntryReview,
): Promise<TwoWays | null> {
  const { entry, seat } = review;
  const cards = cardsApart(review);
  return cards ? waysBetween(thinking, viewFor(roundBefore(record, entry), seat), cards, [entry]) : null;
}
