// What the page is told of a commentary: the course of the round, its grades, and each decision with its alternatives.
import type { Considered, Grade, Loss, Valued } from '../../engine/tutor/advice/advice.ts';
import { gradeOf, lossOf, THRESHOLDS, valueIn } from '../../engine/tutor/advice/grade.ts';
import { accuracyOver } from '../../engine/tutor/review/accuracy.ts';
import { remark } from '../../engine/tutor/review/review-remarks.ts';
import type { EntryReview, RoundReview } from '../../engine/tutor/review/review.ts';
import { revokingIn } from '../../engine/tutor/review/revoking.ts';
import { storyOf } from '../../engine/tutor/review/story.ts';
import { LESSON_OF, lessonOfIdea } from '../../engine/tutor/review/skills.ts';
import { viewFor } from '../../engine/round/view.ts';
import type {
  Alternative,
  CoursePoint,
  ReviewOverview,
  ReviewProgress,
  StepReview,
  ToldLine,
  TryAnswer,
} from '../../shared/calls/review-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { handsOf } from '../board/hands.ts';
import { entryOf, frameAfter, type OpenReplay } from '../replay/replay.ts';
import type { Commentary } from './commentary.ts';
import { declares } from './sides.ts';

const MISTAKES: readonly Grade[] = ['mistake', 'blunder'];

/** The same outlook for the other side. */
const OTHER_SIDE = { 0: 1, 0.5: 0.5, 1: 0 } as const;

/** The outlook after a step from the reader's side. */
function coursePoint({ entry, outlook }: EntryReview, you: Seat, declaring: boolean): readonly CoursePoint[] {
  if (!outlook) return [];
  const chance = outlook.chance[you];
  const { open } = outlook;
  return [
    {
      frame: frameAfter(entry),
      chance: declaring ? chance : 1 - chance,
      ...(open !== undefined && { open: declaring ? open : OTHER_SIDE[open] }),
    },
  ];
}

/** Frames of the dearest decisions and of every mistake of the reader, in the order of the round. */
const momentsIn = (dearest: readonly number[], mistakes: readonly EntryReview[]): readonly number[] =>
  [...new Set([...dearest, ...mistakes.map(({ entry }) => entry)])].sort((a, b) => a - b).map(frameAfter);

/** The round told to the reader, with the lessons that it leads to. */
const toldTo = (
  { record, you, taught = [] }: OpenReplay['file'],
  reviews: readonly EntryReview[],
): readonly ToldLine[] =>
  storyOf(
    record,
    reviews,
    you,
    taught.map(({ at }) => at),
  ).map(({ skill, ...line }) => {
    const lesson = skill && ((line.fact && lessonOfIdea(line.fact.id)) ?? LESSON_OF[skill]);
    return { ...line, ...(lesson !== undefined && { lesson }) };
  });

/** `whole` is there once every decision has been looked at. */
export function overviewOf(
  { file, rounds }: OpenReplay,
  reviews: readonly EntryReview[],
  progress: ReviewProgress,
  whole: RoundReview | undefined,
): ReviewOverview {
  const { you } = file;
  const last = rounds.at(-1);
  const declaring = last && declares(last, you);
  const mistakes = reviews.filter(({ seat, grade }) => seat === you && MISTAKES.includes(grade));
  return {
    progress,
    steps: reviews.map(({ entry, seat, decision, grade, loss }) => ({
      frame: frameAfter(entry),
      seat,
      decision,
      grade,
      loss,
    })),
    course: declaring === undefined ? [] : reviews.flatMap((review) => coursePoint(review, you, declaring)),
    keyMoments: whole ? momentsIn(whole.keyMoments, mistakes) : [],
    ...(whole && { summary: { seats: whole.seats, verdict: whole.verdict, story: toldTo(file, reviews) } }),
    mistakes: mistakes.map(({ entry }) => frameAfter(entry)),
    limits: THRESHOLDS,
  };
}

/** What can be said of the reader alone as soon as their decisions have been looked at, which come first. */
export function ownPart(commentary: Commentary, you: Seat): Pick<ReviewOverview, 'own'> {
  if (!commentary.ownDone) return {};
  const revoking = revokingIn(commentary.record);
  if (revoking?.seat === you) return { own: { revoked: remark('V.REVOKED', revoking) } };
  const accuracy = accuracyOver(commentary.reviews().filter(({ seat }) => seat === you));
  return { own: { ...(accuracy !== undefined && { accuracy }) } };
}

/** What it is worth: as much less than the best one as is told to be lost. */
const asTold = (judged: Valued, best: Valued, loss: Loss): Valued => ({
  ...judged,
  cents: loss.cents > 0 ? best.cents - loss.cents : judged.cents,
  ...(loss.chance > 0 && best.chance !== undefined && { chance: best.chance - loss.chance }),
});

const alternativesOf = ({ advice, open }: EntryReview): readonly Alternative[] =>
  advice.ranked.map((judged) => {
    const { decision } = judged;
    const loss = lossOf(advice, decision);
    const seen = valueIn(open, decision);
    return {
      decision,
      grade: gradeOf(advice, decision),
      judged: asTold(judged, advice.ranked[0] ?? judged, loss),
      loss,
      ...(seen && { open: seen }),
    };
  });

/** Everything about the decision that a frame shows; undefined if there is no such frame. */
export function stepReview(replay: OpenReplay, frame: number, review: EntryReview): StepReview | undefined {
  const before = replay.rounds[frame - 1];
  if (!before || entryOf(frame) !== review.entry) return undefined;
  const { seat } = review;
  const view = viewFor(before, seat);
  const hand = handsOf(view, [view], review.decision.type === 'play' ? seat : undefined)[seat].cards ?? [];
  return { frame, review, alternatives: alternativesOf(review), hand };
}

/** What another decision is worth; undefined if it was not allowed. */
export function judgeTry({ advice }: EntryReview, decision: Considered): TryAnswer | undefined {
  if (!valueIn(advice, decision)) return undefined;
  const grade = gradeOf(advice, decision);
  const verdict = grade === 'best' ? 'right' : grade === 'unsure' ? 'unsure' : 'worse';
  return { verdict, grade, loss: lossOf(advice, decision) };
}
