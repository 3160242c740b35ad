// A finished round together with the commentary on it, as far as it is.
import type { ReviewOverview } from '../../shared/calls/review-calls.ts';
import type { OpenReplay } from '../replay/replay.ts';
import type { Commentary } from './commentary.ts';

export interface ReviewedRound {
  readonly commentary: Commentary;
  readonly replay: OpenReplay;
  readonly overview: ReviewOverview;
}
