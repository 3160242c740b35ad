// The commentary behind the page: what is made in the background, and the calls of src/shared/calls/review-calls.ts.
import path from 'node:path';
import type { TableView } from '../../shared/board.ts';
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { HandlersOf } from '../../shared/ipc.ts';
import { Ahead } from './ahead.ts';
import type { Room } from '../table/room.ts';
import { openReplay } from '../replay/replay.ts';
import { entryOf } from '../replay/replay.ts';
import type { Commentary } from './commentary.ts';
import type { Evaluator } from './commentator.ts';
import { Commentator } from './commentator.ts';
import type { EveningView } from '../../shared/evening.ts';
import { openComparisons } from './comparisons.ts';
import { eveningOf, roundsOf } from './evening.ts';
import { openExports } from './exports.ts';
import type { ReviewedRound } from './reviewed-round.ts';
import { judgedOf } from './judged.ts';
import { judgeTry, overviewOf, ownPart, stepReview } from './overview.ts';
import { openReviewStore } from './review-store.ts';

export interface ReviewService {
  readonly handlers: HandlersOf<typeof REVIEW_CALLS>;
  /** The table shows this now. */
  shown(view: TableView): void;
  /** Looks after rounds of the library that have no commentary yet, the newest ones. */
  begin(): void;
  /** Resolves when nothing is made or written any more. */
  close(): Promise<void>;
}

/** Milliseconds after the start until older rounds are looked after, so that the start is not slowed down. */
const LATER = 8000;
/** So many of the newest rounds are looked after unasked. */
const BACKLOG = 12;

/** The folder in which the library keeps its rounds. */
const folderOf = ({ folder }: Room): string => path.join(folder, 'library');

export function openReview(room: Room, evaluator: Evaluator): ReviewService {
  const { library, push, clock } = room;
  const store = openReviewStore(folderOf(room));
  const log = (message: string, error?: unknown): void => console.error(message, error);
  const ahead = new Ahead({ evaluator, clock, log });
  const commentator = new Commentator({
    evaluator,
    store,
    clock,
    recordOf: async (id) => {
      const found = await library.read(id);
      return found?.ok ? found.value.file.record : undefined;
    },
    foundEarly: (record) => ahead.foundOf(record),
    changed(id, progress) {
      if (progress.state === 'done' || progress.effort === 'deep') void judge(id);
      push('review.changed', { id, progress });
    },
    log,
  });

  /** Tells the library how well the player played, once every decision has been looked at; later looks may say better. */
  async function judge(id: string): Promise<void> {
    const commentary = await commentator.look(id);
    const reviews = commentary?.isDone('quick') ? commentary.reviews() : [];
    if (reviews.length > 0) library.judge(id, (you) => judgedOf(reviews, you));
  }

  library.watch(({ kind, id }) => {
    if (kind === 'put') commentator.add(id);
    else void commentator.forget(id);
  });

  /** A round with its commentary; undefined if there is none of this id. */
  async function reviewed(id: string, opened: Promise<Commentary | undefined>): Promise<ReviewedRound | undefined> {
    const commentary = await opened;
    const found = commentary && (await library.read(id));
    if (!commentary || !found?.ok) return undefined;
    commentary.readBy(found.value.file.you);
    const replay = openReplay(id, found.value.file);
    const reviews = commentary.reviews();
    const effort = commentary.isDone('deep') ? 'deep' : 'quick';
    const whole = commentary.isDone('quick') ? evaluator.summarise(commentary.record, reviews, effort) : undefined;
    return {
      commentary,
      replay,
      overview: {
        ...overviewOf(replay, commentary.entries(), commentator.progressOf(commentary), whole),
        ...ownPart(commentary, replay.file.you),
      },
    };
  }

  const look = (id: string): Promise<ReviewedRound | undefined> => reviewed(id, commentator.look(id));
  const comparisons = openComparisons(room, commentator, look);
  const exports = openExports(room, look);
  async function evening(): Promise<EveningView | null> {
    const view = room.table.view();
    if (!view) return null;
    const told = [];
    for (const round of roundsOf(view)) {
      const found = await look(round.id);
      if (found) told.push({ round, reviewed: found });
      if (found && !found.commentary.isDone('deep')) commentator.add(round.id);
    }
    return eveningOf(told);
  }

  let cancelBacklog = (): void => undefined;

  const handlers: ReviewService['handlers'] = {
    'review.open': async ({ id }) => (await reviewed(id, commentator.open(id)))?.overview ?? null,
    'review.look': async ({ id }) => (await look(id))?.overview ?? null,
    'review.cancel'({ id }) {
      commentator.cancel(id);
      return {};
    },
    'review.leave'({ id }) {
      comparisons.stop(id);
      commentator.leave(id);
      return {};
    },
    async 'review.step'({ id, frame }) {
      const stored = (await commentator.look(id))?.at(entryOf(frame));
      const found = await library.read(id);
      return stored && found?.ok ? (stepReview(openReplay(id, found.value.file), frame, stored) ?? null) : null;
    },
    async 'review.try'({ id, frame, decision }) {
      const stored = (await commentator.look(id))?.at(entryOf(frame));
      return (stored && judgeTry(stored.review, decision)) ?? null;
    },
    'review.evening': evening,
    'review.compare': ({ id }) => comparisons.get(id),
    ...exports,
  };

  async function lookAfterOthers(): Promise<void> {
    const newest = await library.newest(BACKLOG);
    for (const id of newest.toReversed()) commentator.add(id);
  }

  return {
    handlers,
    shown({ board: { phase, you }, asked, doublingOffered }) {
      const over = phase === 'scored' || phase === 'thrownIn';
      const round = room.table.saved()?.round;
      if (round && !over && (asked !== undefined || doublingOffered)) ahead.waits(round, you);
      else ahead.goesOn();
      if (!over) commentator.played();
    },
    begin() {
      cancelBacklog();
      cancelBacklog = clock.after(LATER, () => void lookAfterOthers());
    },
    async close() {
      cancelBacklog();
      comparisons.close();
      ahead.close();
      await commentator.close();
    },
  };
}
