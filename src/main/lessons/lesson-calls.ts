// Answers the page's calls of src/shared/calls/lesson-calls.ts.
import type { LESSON_CALLS } from '../../shared/calls/lesson-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import { problem } from '../../shared/problems.ts';
import type { Room } from '../room.ts';
import { messageOf } from '../store/check.ts';
import type { Classroom } from './classroom.ts';
import { openClassroom } from './classroom.ts';
import { openLessonStore } from './lesson-file.ts';

/** The saves are read at the first call, when there is a page that can be told of a damaged file. */
export function serveLesson({
  folder,
  clock,
  push,
}: Pick<Room, 'folder' | 'clock' | 'push'>): HandlersOf<typeof LESSON_CALLS> {
  let opened: Promise<Classroom> | undefined;
  const classroom = (): Promise<Classroom> => (opened ??= openRoom());
  const changed = (written: Promise<void>): void => {
    push('lesson.changed', {});
    written.catch((error: unknown) => push('problem.met', problem('F.NOT_WRITTEN', { detail: messageOf(error) })));
  };
  async function openRoom(): Promise<Classroom> {
    const store = await openLessonStore(folder, clock.date());
    if (store.problem) push('problem.met', store.problem);
    return openClassroom(store, changed);
  }
  return {
    'lesson.list': async () => [...(await classroom()).list()],
    'lesson.open': async ({ lesson }) => (await classroom()).open(lesson),
    'lesson.test': async ({ lesson }) => (await classroom()).test(lesson, clock.date()),
    async 'lesson.reached'({ lesson, step }) {
      (await classroom()).reached(lesson, step);
      return {};
    },
    'lesson.answer': async ({ lesson, step, mode, answer }) => (await classroom()).answer(lesson, step, mode, answer),
    'lesson.show': async ({ lesson, step }) => (await classroom()).show(lesson, step),
    'lesson.retry': async ({ lesson, step }) => (await classroom()).retry(lesson, step),
    'lesson.repeat': async ({ lesson }) => (await classroom()).repeat(lesson),
  };
}
