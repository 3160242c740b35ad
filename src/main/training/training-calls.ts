// Answers the page's calls of src/shared/calls/training-calls.ts.
import type { TRAINING_CALLS } from '../../shared/calls/training-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import type { Room } from '../room.ts';

export const serveTraining = (_room: Room): HandlersOf<typeof TRAINING_CALLS> => ({});
