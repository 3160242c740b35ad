// Answers the page's calls of src/shared/calls/review-calls.ts.
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import type { Room } from '../room.ts';

export const serveReview = (_room: Room): HandlersOf<typeof REVIEW_CALLS> => ({});
