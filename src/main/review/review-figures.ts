// The player's own decisions as the stored commentary grades them: read once for each file, and again only if it changes.
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import type { Seat } from '../../engine/base/seats.ts';
import { type Grade, GRADES } from '../../engine/tutor/advice/advice.ts';
import { isHeldAgainst } from '../../engine/tutor/advice/grade.ts';
import { skillIn } from '../../engine/tutor/review/skills.ts';
import { EVALUATOR_VERSION } from '../../engine/tutor/review/review.ts';
import { REVIEW_EXTENSION } from '../rounds/library-jobs.ts';
import type { Given } from '../rounds/leaks.ts';
import type { ReviewFigures } from '../rounds/statistics.ts';
import { readUpTo } from '../store/read-file.ts';
import { REVIEW_KIND } from './review-file.ts';

const SaidSchema = z.object({ type: z.string(), call: z.string().optional() });

/** Only what is counted is looked at; the commentary itself checks the rest when it is shown. */
const FiguresSchema = z.object({
  evaluator: z.literal(EVALUATOR_VERSION),
  entries: z.array(
    z.object({
      entry: z.int().min(0),
      seat: z.literal([0, 1, 2, 3]),
      decision: SaidSchema,
      grade: z.enum(GRADES),
      loss: z.object({ cents: z.number(), points: z.number() }),
      advice: z.object({ ranked: z.array(z.object({ decision: SaidSchema })) }),
      facts: z.array(z.object({ id: z.string() })),
    }),
  ),
});

type Entries = z.output<typeof FiguresSchema>['entries'];

export interface GradedEntry {
  readonly entry: number;
  readonly grade: Grade;
}

/** The own decisions of a commentary: counted, and one by one. */
export interface OwnDecisions {
  readonly figures: ReviewFigures;
  readonly graded: readonly GradedEntry[];
}

/** What the commentary file says of one seat; undefined if it is not whole or by another evaluator. */
export function ownDecisions(text: string, seat: Seat): OwnDecisions | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = FiguresSchema.safeParse(value);
  return parsed.success ? countedFor(parsed.data.entries, seat) : undefined;
}

/** What a player gave away, decision by decision. */
export const givenBy = (own: readonly Commented[]): readonly Given[] =>
  own
    .filter(({ grade }) => isHeldAgainst(grade))
    .map((each) => ({ skill: skillIn(each), entry: each.entry, cents: each.loss.cents }));

type Commented = Parameters<typeof skillIn>[0] & {
  readonly entry: number;
  readonly grade: Grade;
  readonly loss: { readonly cents: number };
};

/** The cut is no decision that could be good or bad. */
function countedFor(entries: Entries, seat: Seat): OwnDecisions {
  const own = entries.filter((each) => each.seat === seat && each.decision.type !== 'cut');
  const count = (grade: Grade): number => own.filter((each) => each.grade === grade).length;
  const held = own.filter(({ grade }) => isHeldAgainst(grade));
  return {
    figures: {
      decisions: own.length,
      lostPoints: held.reduce((sum, { loss }) => sum + loss.points, 0),
      lostCents: held.reduce((sum, { loss }) => sum + loss.cents, 0),
      given: givenBy(own),
      grades: Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as Record<Grade, number>,
    },
    graded: own.map(({ entry, grade }) => ({ entry, grade })),
  };
}

export interface ReviewIndex {
  /** Figures by id of the round, for rounds that have commentary. `seatOf` says where the player sat. */
  read(seatOf: ReadonlyMap<string, Seat>): Promise<ReadonlyMap<string, ReviewFigures>>;
  /** The own decisions in one round; undefined without commentary. */
  one(id: string, seat: Seat): Promise<OwnDecisions | undefined>;
}

/** Reads commentary from the folder of the library, file by file, so that nothing else has to wait. */
export function reviewIndex(folder: string): ReviewIndex {
  const known = new Map<string, { readonly changed: number; readonly figures: ReviewFigures | undefined }>();

  async function one(id: string, seat: Seat): Promise<OwnDecisions | undefined> {
    const read = await readUpTo(path.join(folder, id + REVIEW_EXTENSION), REVIEW_KIND.maxBytes).catch(() => undefined);
    return read && ownDecisions(read.text, seat);
  }

  return {
    one,
    async read(seatOf) {
      const names = await readdir(folder).catch(() => []);
      const ids = names
        .filter((name) => name.endsWith(REVIEW_EXTENSION))
        .map((name) => name.slice(0, -REVIEW_EXTENSION.length));
      const found = new Map<string, ReviewFigures>();
      for (const id of ids) {
        const seat = seatOf.get(id);
        if (seat === undefined) continue;
        const changed = await stat(path.join(folder, id + REVIEW_EXTENSION)).then(
          (file) => file.mtimeMs,
          () => 0,
        );
        let entry = known.get(id);
        if (entry?.changed !== changed) {
          entry = { changed, figures: (await one(id, seat))?.figures };
          known.set(id, entry);
          await breathe();
        }
        if (entry.figures) found.set(id, entry.figures);
      }
      return found;
    },
  };
}
