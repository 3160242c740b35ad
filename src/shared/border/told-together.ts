// What can be wrong with several files of the program at once; apart from the schemas, which the page does not load.
import type { Message } from '../../engine/base/messages.ts';
import type { Problem, ProblemParams } from './problems.ts';

/** What can be wrong with several of the program's own files at once, and is told in one message then. */
export const TOLD_TOGETHER = ['F.PUT_ASIDE', 'F.NEWER_LEFT', 'F.LEFT_ALONE', 'F.NOT_UNDERSTOOD'] as const;

/** The same trouble with several files, with what each of them has to it. */
export type TogetherParams = { readonly [K in (typeof TOLD_TOGETHER)[number]]: readonly ProblemParams[K][] };

export type Together = Message<TogetherParams>;

export const toldTogether = (id: Problem['id']): id is keyof TogetherParams =>
  (TOLD_TOGETHER as readonly Problem['id'][]).includes(id);
