// One file that belongs to the program: read with all checks, written atomically, put aside if it cannot be trusted.
import { rename } from 'node:fs/promises';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import { writeAtomic } from './atomic.ts';
import type { Checked } from './check.ts';
import { readLimited } from './check.ts';

/** What was found: nothing yet, the content, or a problem; then the file lies elsewhere, untouched. */
export type Found<T> =
  | { readonly state: 'none' }
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'damaged'; readonly problem: Problem };

/** Moves a file out of the way under a name that nothing else has; nothing is deleted or overwritten. */
export async function putAside(file: string, because: Problem, date: string): Promise<Problem> {
  const aside = `${file}.damaged-${date.replaceAll(/[:.]/g, '-')}`;
  try {
    await rename(file, aside);
    return problem('F.PUT_ASIDE', { file: aside, because });
  } catch {
    return because;
  }
}

/** Reads a file of the program. `check` judges its text. */
export async function readPlace<T>(
  file: string,
  maxBytes: number,
  check: (text: string) => Checked<T>,
  date: string,
): Promise<Found<T>> {
  const text = await readLimited(file, maxBytes);
  if (text === undefined) return { state: 'none' };
  const checked = text.ok ? check(text.value) : text;
  if (checked.ok) return { state: 'read', value: checked.value };
  return { state: 'damaged', problem: await putAside(file, checked.problem, date) };
}

export interface Writer {
  /** Writes the file after all earlier writes. Rejects if it could not be written. */
  write(text: string): Promise<void>;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

/** Writes one file, one write after the other. */
export function writerOf(file: string): Writer {
  let queue: Promise<void> = Promise.resolve();
  return {
    write(text) {
      const done = queue.then(() => writeAtomic(file, text));
      queue = done.catch(() => undefined);
      return done;
    },
    settled: () => queue,
  };
}
