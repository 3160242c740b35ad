// `review FILE|-` of files of the app, and of records of the exchange format too.
import { reviewBy } from '../../src/cli/commands/review.ts';
import { reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { roundOfRecord } from '../prove/records/as-round.ts';

export const review = reviewBy(reviewEntry, roundOfRecord);
