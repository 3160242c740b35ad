// Answers the page's calls of src/shared/calls/progress-calls.ts.
import type { PROGRESS_CALLS } from '../../shared/calls/progress-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import type { Room } from '../room.ts';

export const serveProgress = (_room: Room): HandlersOf<typeof PROGRESS_CALLS> => ({});
