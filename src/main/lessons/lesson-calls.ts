// Answers the page's calls of src/shared/calls/lesson-calls.ts.
import type { LESSON_CALLS } from '../../shared/calls/lesson-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import type { Room } from '../room.ts';

export const serveLesson = (_room: Room): HandlersOf<typeof LESSON_CALLS> => ({});
