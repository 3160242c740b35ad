// The commentary behind the page: what is made in the background, and the calls of src/shared/calls/review-calls.ts.
import path from 'node:path';
import type { TableView } from '../../shared/table/board.ts';
import type { REVIEW_CALLS } from '../../shared/calls/review-calls.ts';
import type { HandlersOf } from '../../shared/border/ipc.ts';
import { Ahead } from './ahead.ts';
import type { Room } from '../table/room.ts';
import { entryOf, openReplay } from '../replay/replay.ts';
import type { Commentary } from './commentary.ts';
import { Commentator, type Evaluator } from './commentator.ts';
import type { EveningView } from '../../shared/calls/evening.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { type Comparisons, openComparisons } from './comparisons.ts';
import { eveningOf, roundsOf } from './evening.ts';
import { type Exports, openExports } from './exports.ts';
import type { ReviewedRound } from './reviewed-round.ts';
import { judgedRound } from './judged.ts';
import { judgeTry, overviewOf, ownPart, stepReview } from './overview.ts';
import { waysAt } from './ways.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import { openReviewStore } from './review-store.ts';
import { SAVE_FOLDERS } from '../store/folders.ts';
import { isLast } from '../../engine/table/readers.ts';

/** Milliseconds after the start until older rounds are looked after, so that the start is not slowed down. */
const LATER = 8000;
/** So many of the newest rounds are looked after unasked. */
const BACKLOG = 12;

const log = (message: string, error?: unknown): void => console.error(message, error);

export class ReviewService {
  readonly handlers: HandlersOf<typeof REVIEW_CALLS>;
  readonly #room: Room;
  readonly #evaluator: Evaluator;
  readonly #ahead: Ahead;
  readonly #commentator: Commentator;
  readonly #comparisons: Comparisons;
  #cancelBacklog = (): void => undefined;

  constructor(room: Room, evaluator: Evaluator) {
    const { library, clock } = room;
    this.#room = room;
    this.#evaluator = evaluator;
    this.#ahead = new Ahead({ evaluator, clock, log });
    this.#commentator = new Commentator({
      evaluator,
      store: openReviewStore(path.join(room.folder, SAVE_FOLDERS.library)),
      clock,
      recordOf: async (id) => (await this.#fileOf(id))?.record,
      foundEarly: (record) => this.#ahead.foundOf(record),
      changed: (id, progress) => {
        if (progress.state === 'done') void this.#judge(id);
        room.push('review.changed', { id, progress });
      },
      log,
    });
    library.watch(({ kind, id }) => {
      if (kind === 'put') this.#commentator.add(id);
      else void this.#commentator.forget(id);
    });
    const look = (id: string): Promise<ReviewedRound | undefined> => this.#look(id);
    this.#comparisons = openComparisons(room, this.#commentator, look);
    this.handlers = { ...this.#calls(), ...openExports(room, look) };
  }

  /** The table shows this now. */
  shown({ board: { phase, you }, asked, doublingOffered }: TableView): void {
    const over = isLast(phase);
    const round = this.#room.table.saved()?.round;
    if (round && !over && (asked !== undefined || doublingOffered)) this.#ahead.waits(round, you);
    else this.#ahead.goesOn();
    if (!over) this.#commentator.played();
  }

  /** Looks after rounds of the library that have no commentary yet, the newest ones. */
  begin(): void {
    this.#cancelBacklog();
    this.#cancelBacklog = this.#room.clock.after(LATER, () => void this.#lookAfterOthers());
  }

  /** Resolves when nothing is made or written any more. */
  async close(): Promise<void> {
    this.#cancelBacklog();
    this.#comparisons.close();
    this.#ahead.close();
    await this.#commentator.close();
  }

  #calls(): Omit<HandlersOf<typeof REVIEW_CALLS>, keyof Exports> {
    const commentator = this.#commentator;
    return {
      'review.open': async ({ id }) => (await this.#reviewed(id, commentator.open(id)))?.overview ?? null,
      'review.look': async ({ id }) => (await this.#look(id))?.overview ?? null,
      'review.cancel'({ id }) {
        commentator.cancel(id);
        return {};
      },
      'review.leave': ({ id }) => {
        this.#comparisons.stop(id);
        commentator.leave(id);
        return {};
      },
      'review.step': async ({ id, frame }) => {
        const stored = (await commentator.look(id))?.at(entryOf(frame));
        const file = await this.#fileOf(id);
        return stored && file ? (stepReview(openReplay(id, file), frame, stored) ?? null) : null;
      },
      async 'review.try'({ id, frame, decision }) {
        const stored = (await commentator.look(id))?.at(entryOf(frame));
        return (stored && judgeTry(stored, decision)) ?? null;
      },
      'review.ways': ({ id, frame }) => this.#ways(id, frame),
      'review.evening': () => this.#evening(),
      'review.compare': ({ id }) => this.#comparisons.get(id),
    };
  }

  /** Both cards of a step in a typical deal. */
  async #ways(id: string, frame: number): Promise<TwoWays | null> {
    const stored = (await this.#commentator.look(id))?.at(entryOf(frame));
    const file = await this.#fileOf(id);
    return stored && file ? waysAt(this.#room.thinking, file.record, stored) : null;
  }

  async #fileOf(id: string): Promise<RoundFile | undefined> {
    const found = await this.#room.library.read(id);
    return found?.ok ? found.value.file : undefined;
  }

  #look(id: string): Promise<ReviewedRound | undefined> {
    return this.#reviewed(id, this.#commentator.look(id));
  }

  /** A round with its commentary; undefined if there is none of this id. */
  async #reviewed(id: string, opened: Promise<Commentary | undefined>): Promise<ReviewedRound | undefined> {
    const commentary = await opened;
    const file = commentary && (await this.#fileOf(id));
    if (!file) return undefined;
    commentary.readBy(file.you);
    const replay = openReplay(id, file);
    const reviews = commentary.reviews();
    const whole = commentary.isDone ? this.#evaluator.summarise(commentary.record, reviews) : undefined;
    return {
      commentary,
      replay,
      overview: {
        ...overviewOf(replay, reviews, this.#commentator.progressOf(commentary), whole),
        ...ownPart(commentary, replay.file.you),
      },
    };
  }

  /** Tells the library how well the player played, once every decision has been looked at. */
  async #judge(id: string): Promise<void> {
    const commentary = await this.#commentator.look(id);
    if (!commentary?.isDone) return;
    const reviews = commentary.reviews();
    if (reviews.length > 0) await this.#room.library.judge(id, (you) => judgedRound(reviews, you, commentary.record));
  }

  async #evening(): Promise<EveningView | null> {
    const view = this.#room.table.view();
    if (!view) return null;
    const told = [];
    for (const round of roundsOf(view)) {
      const found = await this.#look(round.id);
      if (found) told.push({ round, reviewed: found });
      if (found && !found.commentary.isDone) this.#commentator.add(round.id);
    }
    return eveningOf(told);
  }

  async #lookAfterOthers(): Promise<void> {
    const newest = await this.#room.library.newest(BACKLOG);
    for (const id of newest.toReversed()) this.#commentator.add(id);
  }
}
