// The player's own decisions as the commentary grades them: added up for progress, and one by one for the deck.
import path from 'node:path';
import { z } from 'zod';
import type { Seat } from '../../engine/base/seats.ts';
import type { RoundRecord } from '../../engine/table/log.ts';
import { isOver } from '../../engine/table/round.ts';
import { replay } from '../../engine/round/step.ts';
import { type Grade, GRADES } from '../../engine/tutor/advice/advice.ts';
import { isHeldAgainst } from '../../engine/tutor/advice/grade.ts';
import { givenAway } from '../../engine/tutor/review/given-away.ts';
import { type Occasion, occasionIn } from '../../engine/tutor/review/occasions.ts';
import { reviewOf } from '../../engine/tutor/review/review-of.ts';
import { type EntryReview, EVALUATOR_VERSION } from '../../engine/tutor/review/review.ts';
import { skillIn } from '../../engine/tutor/review/skills.ts';
import type { Given } from '../rounds/leaks.ts';
import { REVIEW_EXTENSION } from '../rounds/library-jobs.ts';
import type { ReviewFigures } from '../rounds/statistics.ts';
import { readUpTo } from '../store/read-file.ts';
import { REVIEW_KIND } from './review-file.ts';

/** What a player gave away, decision by decision. */
export const givenBy = (own: readonly Commented[]): readonly Given[] =>
  own
    .filter(({ grade }) => isHeldAgainst(grade))
    .map((each) => ({ skill: skillIn(each), entry: each.entry, cents: each.loss.cents }));

type Commented = Pick<EntryReview, 'entry' | 'decision' | 'advice' | 'facts' | 'grade' | 'loss'>;

/** What decisions of one seat come to; the cut is none that could be good or bad. */
export function judgedFigures(
  decisions: readonly Commented[],
): Pick<ReviewFigures, 'decisions' | 'lostPoints' | 'lostCents' | 'grades' | 'given' | 'occasions'> {
  const own = decisions.filter(({ decision }) => decision.type !== 'cut');
  const count = (grade: Grade): number => own.filter((each) => each.grade === grade).length;
  const held = own.filter(({ grade }) => isHeldAgainst(grade));
  return {
    decisions: own.length,
    lostPoints: held.reduce((sum, { loss }) => sum + loss.points, 0),
    lostCents: held.reduce((sum, { loss }) => sum + loss.cents, 0),
    given: givenBy(own),
    occasions: own.flatMap((each) => briefly(occasionIn(each))),
    grades: Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as Record<Grade, number>,
  };
}

/** Finer than anything that is counted from it; the index of the library holds it for every round. */
const THOUSANDTHS = 1000;
const rounded = (value: number): number => Math.round(THOUSANDTHS * value) / THOUSANDTHS;

const briefly = (found: Occasion | undefined): readonly Occasion[] =>
  found
    ? [
        {
          ...found,
          usual: rounded(found.usual),
          costs: rounded(found.costs),
          ...(found.missed !== undefined && { missed: rounded(found.missed) }),
        },
      ]
    : [];

/** The figures of a seat by the commentary on every decision of a finished round. */
export function figuresOf(record: RoundRecord, reviews: readonly EntryReview[], seat: Seat): ReviewFigures {
  const open = givenAway(record, reviews, seat);
  const played = replay(record);
  const luck = played.ok && isOver(played.round) ? reviewOf(record, reviews, 'quick').seats[seat].luck : 0;
  return { ...judgedFigures(reviews.filter((each) => each.seat === seat)), luck, ...(open && { open }) };
}

/** Only what the deck asks for is looked at; the commentary itself checks the rest when it is shown. */
const GradedSchema = z.object({
  evaluator: z.literal(EVALUATOR_VERSION),
  entries: z.array(z.object({ entry: z.int().min(0), seat: z.literal([0, 1, 2, 3]), grade: z.enum(GRADES) })),
});

export type GradedEntry = Pick<z.output<typeof GradedSchema>['entries'][number], 'entry' | 'grade'>;

/** The decisions of a seat in the file of a commentary; undefined if it is not whole or by another evaluator. */
export function gradedIn(text: string, seat: Seat): readonly GradedEntry[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = GradedSchema.safeParse(value);
  return parsed.success ? parsed.data.entries.filter((each) => each.seat === seat) : undefined;
}

/** The same of a round in the folder of the library. */
export async function gradedOf(folder: string, id: string, seat: Seat): Promise<readonly GradedEntry[] | undefined> {
  const read = await readUpTo(path.join(folder, id + REVIEW_EXTENSION), REVIEW_KIND.maxBytes).catch(() => undefined);
  return read && gradedIn(read.text, seat);
}
