// Comparisons with a bot in the reader's seat: played in the background while somebody waits for them, kept with the commentary.
import type { Comparison } from '../../shared/calls/review-calls.ts';
import type { Room } from '../table/room.ts';
import type { Commentator } from './commentator.ts';
import { compare, startOf } from './compare.ts';
import type { ReviewedRound } from './reviewed-round.ts';

export interface Comparisons {
  /** What is known so far; the deals that are missing are played from now on. Null if there is no such round. */
  get(id: string): Promise<Comparison | null>;
  stop(id: string): void;
  close(): void;
}

type Thinking = Pick<Room['thinking'], 'ask'>;

export function openComparisons(
  { thinking, push }: { readonly thinking: Thinking; readonly push: Room['push'] },
  commentator: Commentator,
  look: (id: string) => Promise<ReviewedRound | undefined>,
): Comparisons {
  const running = new Map<string, AbortController>();

  async function play({ commentary, replay }: ReviewedRound, begun: Comparison): Promise<void> {
    const { id } = commentary;
    const abort = new AbortController();
    running.set(id, abort);
    const options = { priority: 'advice', signal: abort.signal } as const;
    try {
      const told = (comparison: Comparison): void => {
        commentary.compare(comparison);
        push('review.compared', { id, comparison });
      };
      await compare((question) => thinking.ask(question, options), replay.file, begun, told);
      await commentator.save(commentary);
    } catch (error) {
      if (!abort.signal.aborted) console.error(`no comparison for ${id}`, error);
    } finally {
      running.delete(id);
    }
  }

  return {
    async get(id) {
      const round = await look(id);
      if (!round) return null;
      const { commentary, replay } = round;
      const comparison = commentary.comparison ?? startOf(replay.file, replay.info.item.balance[replay.file.you]);
      if (comparison.played < comparison.of && !running.has(id)) void play(round, comparison);
      return comparison;
    },
    stop: (id) => running.get(id)?.abort(),
    close: () => running.forEach((abort) => abort.abort()),
  };
}
