// Practising: runs the session going on, makes the next item while the answer is being read, and writes down figures and deck.
import type { RoundRecord } from '../../engine/table/log.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { missedByPeople } from '../../engine/teaching/problems/problem.ts';
import { problemIn } from '../../engine/teaching/trainers/problem-item.ts';
import type { Answer, ItemGames, ItemRef, Judgement, Key, TrainerId } from '../../engine/teaching/trainers/trainer.ts';
import { questionBehind } from '../../engine/tutor/ideas/idea-questions.ts';
import {
  type Clock,
  IDEA_ITEMS,
  type Practice,
  SESSION_ITEMS,
  type TrainingOverview,
  type TrainingView,
  type WantedProblems,
} from '../../shared/teaching/training.ts';
import { RUN_MISTAKES } from '../../shared/teaching/practices.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import { waysBetween } from '../advice/refuting.ts';
import { addItem, addMistake, dueIn, rated } from './deck.ts';
import { dayItem, deckItem, freshItem, freshProblem, type ItemDeps, runItem } from './next-item.ts';
import { afterDay, dayOf } from './problem-days.ts';
import {
  afterAnswer,
  beginSession,
  isFinished,
  numberIn,
  type PresentItem,
  rightIn,
  type Session,
  withAnswer,
  withItem,
  withRoom,
  wrongIn,
} from './session.ts';
import {
  type KeptProblems,
  MOST_COLLECTED,
  MOST_GUESSES,
  MOST_SOLVED,
  recordOfTrainer,
  type TrainingFile,
  withTrainer,
} from './training-file.ts';
import { type ShownSession, trainingOverview, trainingView } from './training-view.ts';

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

export class Training {
  readonly #deps: TrainingDeps;
  #running: Running | undefined;

  constructor(deps: TrainingDeps) {
    this.#deps = deps;
  }

  async overview(): Promise<TrainingOverview> {
    return trainingOverview(await this.#deps.file.get(), this.#deps.date());
  }

  /** How problems were answered, the newest last. */
  async solved(): Promise<NonNullable<TrainingFile['solved']>> {
    return (await this.#deps.file.get()).solved ?? [];
  }

  async start(practice: Practice): Promise<TrainingView | null> {
    this.#running = undefined;
    const content = await this.#deps.file.get();
    if (practice === 'deck') {
      const keys = dueIn(content.deck, this.#deps.date())
        .slice(0, SESSION_ITEMS)
        .map(({ key }) => key);
      const found = await deckItem(keys, this.#deps);
      if (!found) return null;
      const total = 1 + found.rest.length;
      const session = beginSession(total, found.item, 0);
      this.#running = { practice, session, upcoming: undefined, waiting: found.rest, bestBefore: 0, finished: 'no' };
    } else {
      const { streak, best } = recordOfTrainer(content, trainerOf(practice));
      const total = itemsOf(practice, content);
      const first = await this.#fresh(practice, undefined);
      const session = beginSession(total, first, practice === 'run' ? 0 : streak);
      const bestBefore = practice === 'run' ? (content.problems?.run ?? 0) : best;
      this.#running = { practice, session, upcoming: undefined, waiting: [], bestBefore, finished: 'no' };
    }
    return this.#viewOf(this.#running);
  }

  async answer(number: number, given: Answer): Promise<TrainingView | null> {
    const run = this.#running;
    if (!run) return null;
    if (number === numberIn(run.session) && !run.session.present.answered) {
      run.session = withAnswer(run.session, given);
      if (goesOn(run)) run.session = withRoom(run.session);
      await this.#writeDown(run);
      if (!isFinished(run.session)) this.#prepare(run);
    }
    return this.#viewOf(run);
  }

  /** The wrong card of an answer beside a right one; null where no card was wrong, or no deal shows it. */
  async ways(number: number): Promise<TwoWays | null> {
    const { item, answered } = this.#running?.session.present ?? {};
    if (!item?.view || !answered?.apart || answered.number !== number) return null;
    return waysBetween(this.#deps.thinking, item.view, answered.apart, [number]);
  }

  async next(number: number): Promise<TrainingView | null> {
    const run = this.#running;
    if (!run) return null;
    if (number !== numberIn(run.session) || !run.session.present.answered) return this.#viewOf(run);
    if (!isFinished(run.session) && !run.upcoming) this.#prepare(run);
    const upcoming = isFinished(run.session) ? undefined : await run.upcoming;
    run.upcoming = undefined;
    if (upcoming) run.session = withItem(run.session, upcoming);
    else await this.#finish(run);
    return this.#viewOf(run);
  }

  setClock(clock: Clock): Promise<void> {
    return this.#change((content) => (content.clock === clock ? content : { ...content, clock }));
  }

  setGames(games: ItemGames): Promise<void> {
    return this.#change((content) => (content.games === games ? content : { ...content, games }));
  }

  /** What the problems to come are about, and how hard they are. */
  setProblems(wanted: WantedProblems): Promise<void> {
    return this.#change((content) => {
      const { idea: before, ...others } = content.problems ?? {};
      const { theme = 'all', grade = 0 } = { ...others, ...wanted };
      const idea = wanted.theme === undefined ? (wanted.idea ?? before) : wanted.idea;
      const { run, day } = content.problems ?? { run: 0 };
      const kept = { run, ...(day && { day }) };
      return {
        ...content,
        problems: { ...kept, ...(theme !== 'all' && { theme }), ...(idea && { idea }), ...(grade !== 0 && { grade }) },
      };
    });
  }

  /** Puts own mistakes in a round into the deck, once: decisions at `entries` of the record, taken by `seat`. */
  collect(id: string, record: RoundRecord, entries: readonly number[], seat: Seat): Promise<void> {
    const date = this.#deps.date;
    return this.#change((content) => {
      if (content.collected.includes(id)) return content;
      const deck = entries.reduce((all, entry) => addMistake(all, record, entry, seat, date()), content.deck);
      return { ...content, deck, collected: [...content.collected, id].slice(-MOST_COLLECTED) };
    });
  }

  /** Forgets figures and deck. */
  async erase(): Promise<void> {
    await this.#deps.file.erase(
      ['trainers', 'deck', 'problems', 'guesses', 'solved'],
      ({ problems: _, guesses: _guesses, solved: _solved, ...content }) => ({
        ...content,
        trainers: [],
        deck: [],
      }),
    );
    this.#running = undefined;
    this.#deps.changed();
  }

  async #change(change: (content: TrainingFile) => TrainingFile): Promise<void> {
    await this.#deps.file.change(change);
    this.#deps.changed();
  }

  /** Writes down an answer: figures of the trainer, and what is to be repeated. */
  async #writeDown({ practice, session }: Running): Promise<void> {
    const { origin, answered, item } = session.present;
    const verdict = answered?.judgement.verdict;
    if (!verdict) return;
    const date = this.#deps.date;
    await this.#change((before) => {
      const content = withGuess(before, item.key, answered.given);
      if (origin.kind === 'deck')
        return { ...content, deck: rated(content.deck, origin.key, verdict === 'right' ? 'right' : 'wrong', date()) };
      const problems = problemsAfter(content, practice, session, dayOf(date()));
      const known = withTrainer(
        { ...withSolved(content, origin.ref, verdict, date()), ...(problems && { problems }) },
        afterAnswer(recordOfTrainer(content, origin.ref.trainer), verdict),
      );
      return verdict === 'right' ? known : { ...known, deck: addItem(known.deck, origin.ref, date()) };
    });
  }

  async #upcomingOf(run: Running): Promise<PresentItem | undefined> {
    if (run.practice !== 'deck') return this.#fresh(run.practice, run.session);
    const found = await deckItem(run.waiting, this.#deps);
    run.waiting = found?.rest ?? [];
    return found?.item;
  }

  /** The next item of a trainer, or the next problem; none that this session has had. */
  #fresh(practice: Exclude<Practice, 'deck'>, session: Session | undefined): Promise<PresentItem> {
    const before = session?.seeds ?? [];
    switch (practice) {
      case 'day':
        return dayItem(dayOf(this.#deps.date()), this.#deps);
      case 'run':
        return runItem(session ? rightIn(session) : 0, before, this.#deps);
      case 'problems':
        return freshProblem(before, this.#deps);
      default:
        return freshItem(practice, this.#deps);
    }
  }

  #prepare(run: Running): void {
    run.upcoming = this.#upcomingOf(run);
    run.upcoming.catch(() => undefined); // told to whoever waits for it
  }

  async #finish(run: Running): Promise<void> {
    if (run.finished === 'yes') return;
    run.finished = 'yes';
    const { practice } = run;
    if (practice === 'deck') return;
    await this.#change((content) => {
      const record = recordOfTrainer(content, trainerOf(practice));
      return withTrainer(content, { ...record, sessions: record.sessions + 1 });
    });
  }

  async #viewOf(run: Running): Promise<TrainingView> {
    const shown = { ...run };
    return trainingView(shown, await this.#deps.file.get(), this.#deps.date());
  }
}

/** The file with an estimate that was given, and what came of it. */
function withGuess(content: TrainingFile, { happened }: Key, given: Answer): TrainingFile {
  if (happened === undefined || given.kind !== 'number' || given.value < 0 || given.value > 100) return content;
  const guess = { percent: given.value, happened };
  return { ...content, guesses: [...(content.guesses ?? []), guess].slice(-MOST_GUESSES) };
}

/** The file with how a problem was answered, by its idea. */
function withSolved(content: TrainingFile, ref: ItemRef, verdict: Judgement['verdict'], at: string): TrainingFile {
  if (ref.trainer !== 'problems') return content;
  const problem = problemIn(ref);
  const missed = verdict === 'right' ? 'no' : 'yes';
  const solved = { at, idea: questionBehind(problem.idea), usual: missedByPeople(problem), missed } as const;
  return { ...content, solved: [...(content.solved ?? []), solved].slice(-MOST_SOLVED) };
}

/** Items of a session: of a single idea so many that it is not learnt by heart. */
function itemsOf(practice: Exclude<Practice, 'deck'>, { problems }: TrainingFile): number {
  if (practice === 'day' || practice === 'run') return 1;
  return practice === 'problems' && problems?.idea ? IDEA_ITEMS : SESSION_ITEMS;
}

/** The trainer whose figures a practice counts to. */
const trainerOf = (practice: Exclude<Practice, 'deck'>): TrainerId =>
  practice === 'day' || practice === 'run' ? 'problems' : practice;

/** Items of the longest run. */
const LONGEST_RUN = 100;

const goesOn = ({ practice, session }: Running): boolean =>
  practice === 'run' && wrongIn(session) < RUN_MISTAKES && session.answered.length < LONGEST_RUN;

/** What is kept of the problems after an answer: the day's, and the best run; undefined where nothing changes. */
function problemsAfter(
  { problems }: TrainingFile,
  practice: Practice,
  session: Session,
  today: string,
): KeptProblems | undefined {
  const right = rightIn(session);
  if (practice === 'day') return afterDay(problems, today, right > 0 ? 'right' : 'wrong');
  if (practice !== 'run') return undefined;
  return { ...(problems ?? {}), run: Math.max(right, problems?.run ?? 0) };
}
