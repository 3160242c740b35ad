// The player's progress: counted from the library, from commentary beside it, and from a small file of its own.
import type { ReasonId } from '../../engine/base/reasons.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { LessonSummary } from '../../shared/teaching/lesson-views.ts';
import { isFinished } from '../../shared/teaching/next-lesson.ts';
import type { NextStep, ProgressView } from '../../shared/teaching/progress.ts';
import { savedWhere } from '../library/saved-where.ts';
import type { Room } from '../table/room.ts';
import { keptFile } from '../store/kept.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';
import type { Training } from '../training/training-room.ts';
import { asCsv, asJson } from './export.ts';
import { nextStepOf } from './next-step.ts';
import { playedAt, weakestIdea } from './weakest-idea.ts';
import { NOTHING_COUNTED, PROGRESS_KIND, withRefusal } from './progress-file.ts';
import { statisticsOf } from '../rounds/statistics.ts';

export interface Progress {
  view(): Promise<ProgressView>;
  /** What the player does best next. */
  next(): Promise<NextStep>;
  /** Counts an attempt that the rules refused. */
  refused(id: ReasonId): Promise<void>;
  export(form: 'json' | 'csv'): Promise<ExportAnswer>;
  erase(): Promise<void>;
}

export interface ProgressDeps {
  readonly room: Pick<Room, 'stores' | 'clock' | 'library' | 'dialogs'>;
  readonly training: Pick<Training, 'overview' | 'solved' | 'erase'>;
  /** The lessons and how far they have got. */
  readonly lessons: () => Promise<readonly LessonSummary[]>;
}

export function openProgress({ room, training, lessons }: ProgressDeps): Progress {
  const { stores, clock, library, dialogs } = room;
  const file = keptFile({ stores, kind: PROGRESS_KIND, empty: NOTHING_COUNTED });

  async function counted(): Promise<readonly RoundFacts[]> {
    const [{ since }, facts] = await Promise.all([file.get(), library.facts()]);
    return since === undefined ? facts : facts.filter(({ finishedAt }) => finishedAt >= since);
  }

  async function view(): Promise<ProgressView> {
    const [{ since, refusals }, rounds] = await Promise.all([file.get(), counted()]);
    const [figures, { trainers, guesses }, summaries] = await Promise.all([
      library.own(),
      training.overview(),
      lessons(),
    ]);
    return {
      ...(since !== undefined && { since }),
      ...statisticsOf(rounds, figures),
      refusals: [...refusals].sort((a, b) => b.count - a.count),
      lessons: {
        done: summaries.filter(isFinished).length,
        all: summaries.length,
        stars: summaries.reduce((sum, { stars }) => sum + stars, 0),
        mostStars: summaries.reduce((sum, { mostStars }) => sum + mostStars, 0),
      },
      trainers,
      guesses,
    };
  }

  return {
    view,
    async next() {
      const [{ rounds, leaks }, played, solved] = await Promise.all([view(), counted(), training.solved()]);
      const weakest = weakestIdea(playedAt(played, await library.own()), solved);
      const [overview, summaries] = await Promise.all([training.overview(), lessons()]);
      return nextStepOf({ lessons: summaries, rounds, leaks, weakest, training: overview });
    },
    async refused(id) {
      await file.change((content) => withRefusal(content, id));
    },
    async export(form) {
      const [whole, rounds] = await Promise.all([view(), counted()]);
      return savedWhere(dialogs, `schafkopf-stube-${clock.date().slice(0, 10)}`, form, () =>
        form === 'json' ? asJson(whole, rounds, clock.date()) : asCsv(rounds),
      );
    },
    async erase() {
      await training.erase();
      await file.erase(['since', 'refusals'], () => ({ ...NOTHING_COUNTED, since: clock.date() }));
    },
  };
}
