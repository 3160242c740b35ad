// Practising: runs the session going on, makes the next item while the answer is being read, and writes down figures and deck.
import type { RoundRecord } from '../../engine/table/log.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Answer, ItemGames } from '../../engine/teaching/trainers/trainer.ts';
import type { Clock, Practice, TrainingOverview, TrainingView } from '../../shared/training.ts';
import { SESSION_ITEMS } from '../../shared/training.ts';
import { addItem, addMistake, dueIn, rated } from './deck.ts';
import type { ItemDeps } from './next-item.ts';
import { deckItem, freshItem } from './next-item.ts';
import type { PresentItem, Session } from './session.ts';
import { afterAnswer, beginSession, isFinished, numberIn, withAnswer, withItem } from './session.ts';
import { MOST_COLLECTED, recordOfTrainer, withTrainer } from './training-file.ts';
import type { ShownSession } from './training-view.ts';
import { trainingOverview, trainingView } from './training-view.ts';

export interface Training {
  overview(): Promise<TrainingOverview>;
  start(practice: Practice): Promise<TrainingView | null>;
  answer(number: number, answer: Answer): Promise<TrainingView | null>;
  next(number: number): Promise<TrainingView | null>;
  setClock(clock: Clock): Promise<void>;
  setGames(games: ItemGames): Promise<void>;
  /** Puts own mistakes in a round into the deck, once: decisions at `entries` of the record, taken by `seat`. */
  collect(id: string, record: RoundRecord, entries: readonly number[], seat: Seat): Promise<void>;
  /** Forgets figures and deck. */
  erase(): Promise<void>;
}

export interface TrainingDeps extends ItemDeps {
  readonly date: () => string;
  readonly changed: () => void;
}

/** The session going on. */
interface Running extends ShownSession {
  session: Session;
  /** The item that comes next, being made while the answer is read. */
  upcoming: Promise<PresentItem | undefined> | undefined;
  /** Keys of the deck that this session still repeats. */
  waiting: readonly string[];
  finished: 'no' | 'yes';
}

export function openTraining({ date, changed, ...items }: TrainingDeps): Training {
  const { file } = items;
  let running: Running | undefined;

  async function upcomingOf(run: Running): Promise<PresentItem | undefined> {
    if (run.practice !== 'deck') return freshItem(run.practice, items);
    const found = await deckItem(run.waiting, items);
    run.waiting = found?.rest ?? [];
    return found?.item;
  }

  async function start(practice: Practice): Promise<TrainingView | null> {
    running = undefined;
    const content = await file.get();
    if (practice === 'deck') {
      const keys = dueIn(content.deck, date())
        .slice(0, SESSION_ITEMS)
        .map(({ key }) => key);
      const found = await deckItem(keys, items);
      if (!found) return null;
      const total = 1 + found.rest.length;
      const session = beginSession(total, found.item, 0);
      running = { practice, session, upcoming: undefined, waiting: found.rest, bestBefore: 0, finished: 'no' };
    } else {
      const record = recordOfTrainer(content, practice);
      const session = beginSession(SESSION_ITEMS, await freshItem(practice, items), record.streak);
      running = { practice, session, upcoming: undefined, waiting: [], bestBefore: record.best, finished: 'no' };
    }
    return viewOf(running);
  }

  /** Writes down an answer: figures of the trainer, and what is to be repeated. */
  async function writeDown({ origin, answered }: PresentItem): Promise<void> {
    const verdict = answered?.judgement.verdict;
    if (!verdict) return;
    await file.change((content) => {
      if (origin.kind === 'deck')
        return { ...content, deck: rated(content.deck, origin.key, verdict === 'right' ? 'right' : 'wrong', date()) };
      const known = withTrainer(content, afterAnswer(recordOfTrainer(content, origin.ref.trainer), verdict));
      return verdict === 'right' ? known : { ...known, deck: addItem(known.deck, origin.ref, date()) };
    });
    changed();
  }

  async function answer(number: number, given: Answer): Promise<TrainingView | null> {
    const run = running;
    if (!run) return null;
    if (number === numberIn(run.session) && !run.session.present.answered) {
      run.session = withAnswer(run.session, given);
      await writeDown(run.session.present);
      if (!isFinished(run.session)) prepare(run);
    }
    return viewOf(run);
  }

  function prepare(run: Running): void {
    run.upcoming = upcomingOf(run);
    run.upcoming.catch(() => undefined); // told to whoever waits for it
  }

  async function next(number: number): Promise<TrainingView | null> {
    const run = running;
    if (!run) return null;
    if (number !== numberIn(run.session) || !run.session.present.answered) return viewOf(run);
    if (!isFinished(run.session) && !run.upcoming) prepare(run);
    const upcoming = isFinished(run.session) ? undefined : await run.upcoming;
    run.upcoming = undefined;
    if (upcoming) run.session = withItem(run.session, upcoming);
    else await finish(run);
    return viewOf(run);
  }

  async function finish(run: Running): Promise<void> {
    if (run.finished === 'yes') return;
    run.finished = 'yes';
    const { practice } = run;
    if (practice === 'deck') return;
    await file.change((content) => {
      const record = recordOfTrainer(content, practice);
      return withTrainer(content, { ...record, sessions: record.sessions + 1 });
    });
    changed();
  }

  async function viewOf(run: Running): Promise<TrainingView> {
    const shown = { ...run };
    return trainingView(shown, await file.get(), date());
  }

  return {
    overview: async () => trainingOverview(await file.get(), date()),
    start,
    answer,
    next,
    async setClock(clock) {
      await file.change((content) => (content.clock === clock ? content : { ...content, clock }));
      changed();
    },
    async setGames(games) {
      await file.change((content) => (content.games === games ? content : { ...content, games }));
      changed();
    },
    async collect(id, record, entries, seat) {
      await file.change((content) => {
        if (content.collected.includes(id)) return content;
        const deck = entries.reduce((all, entry) => addMistake(all, record, entry, seat, date()), content.deck);
        return { ...content, deck, collected: [...content.collected, id].slice(-MOST_COLLECTED) };
      });
      changed();
    },
    async erase() {
      await file.erase(['trainers', 'deck'], (content) => ({ ...content, trainers: [], deck: [] }));
      running = undefined;
      changed();
    },
  };
}
