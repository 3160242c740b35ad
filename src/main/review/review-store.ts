// Where commentary lies: one file beside each round of the library, written whole, removed with its round.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RoundRecord } from '../../engine/table/log.ts';
import { REVIEW_EXTENSION } from '../rounds/library-jobs.ts';
import { writeAtomic } from '../store/atomic.ts';
import { readLimited } from '../store/check.ts';
import { checkReview, REVIEW_KIND, type ReviewFile } from './review-file.ts';

export interface ReviewStore {
  /** The commentary on a record by this evaluator; undefined if there is none that can be used. */
  read(id: string, record: RoundRecord, evaluator: number): Promise<ReviewFile | undefined>;
  /** Writes after everything asked for before. Rejects if it could not be written. */
  write(id: string, file: ReviewFile): Promise<void>;
  /** Removes after everything asked for before. */
  remove(id: string): Promise<void>;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

export function openReviewStore(folder: string): ReviewStore {
  const placeOf = (id: string): string => path.join(folder, id + REVIEW_EXTENSION);
  let queue: Promise<unknown> = Promise.resolve();

  function after(work: () => Promise<void>): Promise<void> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    async read(id, record, evaluator) {
      await queue;
      const text = await readLimited(placeOf(id), REVIEW_KIND.maxBytes);
      return text?.ok ? checkReview(text.value.text, record, evaluator) : undefined;
    },
    write: (id, file) => after(() => writeAtomic(placeOf(id), JSON.stringify(file))),
    remove: (id) => after(() => rm(placeOf(id), { force: true })),
    settled: async () => void (await queue),
  };
}
