// Answers the page's calls of src/shared/calls/advice-calls.ts.
import type { ADVICE_CALLS } from '../../shared/calls/advice-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import type { Room } from '../room.ts';

export const serveAdvice = (_room: Room): HandlersOf<typeof ADVICE_CALLS> => ({});
