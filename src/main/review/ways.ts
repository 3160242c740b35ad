// The best card of a step beside another one, played out in a deal that shows the difference.
import type { Card } from '../../engine/base/cards.ts';
import { viewFor } from '../../engine/round/view.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { playedCard } from '../../engine/table/readers.ts';
import { worseOnes } from '../../engine/tutor/advice/grade.ts';
import type { EntryReview } from '../../engine/tutor/review/review.ts';
import { roundBefore } from '../../engine/tutor/review/review-entry.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import { waysOf } from '../advice/refuting.ts';
import type { Thinking } from '../thinking/thinking.ts';

/** The best card and the one that was played if it is worse, else the one that the best is told from; undefined where none is worse. */
function cardsApart({ advice, decision }: EntryReview): { readonly better: Card; readonly worse: Card } | undefined {
  const better = playedCard(advice.ranked[0]?.decision);
  const others = worseOnes(advice).flatMap((each) => playedCard(each) ?? []);
  const taken = playedCard(decision);
  const worse = others.find((card) => card === taken) ?? advice.against ?? others[0];
  return better && worse ? { better, worse } : undefined;
}

/** Both ways of a reviewed card; null where no deal shows that one is better. Rejects if nobody can think of it. */
export async function waysAt(
  thinking: Pick<Thinking, 'ask'>,
  record: RoundRecord,
  review: EntryReview,
): Promise<TwoWays | null> {
  const { entry, seat } = review;
  const cards = cardsApart(review);
  if (!cards) return null;
  const { better, worse } = cards;
  const view = viewFor(roundBefore(record, entry), seat);
  const found = await thinking.ask(
    { kind: 'refute', view, seed: ['ways', entry], card: worse, better },
    { priority: 'advice' },
  );
  return found && waysOf(view, found, worse, better);
}
