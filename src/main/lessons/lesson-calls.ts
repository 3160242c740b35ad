// Answers the page's calls of src/shared/calls/lesson-calls.ts.
import type { LESSON_CALLS } from '../../shared/calls/lesson-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { waysBetween } from '../advice/refuting.ts';
import type { Room } from '../table/room.ts';
import { type Classroom, openClassroom } from './classroom.ts';
import { openLessonStore } from './lesson-file.ts';

/** The saves are read at the first call. */
export function serveLesson({
  stores,
  clock,
  push,
  thinking,
}: Pick<Room, 'stores' | 'clock' | 'push' | 'thinking'>): HandlersOf<typeof LESSON_CALLS> {
  let opened: Promise<Classroom> | undefined;
  const classroom = (): Promise<Classroom> => (opened ??= openRoom());
  const openRoom = async (): Promise<Classroom> =>
    openClassroom(await openLessonStore(stores), () => push('lesson.changed', {}));
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
    async 'lesson.ways'({ lesson, step, card }) {
      const apart = (await classroom()).apart(lesson, step, card);
      return apart ? waysBetween(thinking, apart.view, apart.cards, [step]) : null;
    },
    'lesson.retry': async ({ lesson, step }) => (await classroom()).retry(lesson, step),
    'lesson.repeat': async ({ lesson }) => (await classroom()).repeat(lesson),
  };
}
