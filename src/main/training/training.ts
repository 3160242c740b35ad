// Practising: runs the session going on, makes the next item while the answer is being read, and writes down figures and deck.
import { randomUUID } from 'node:crypto';
import type { RoundRecord } from '../../engine/table/log.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { Answer, Item, ItemGames, ItemRules, TrainerId } from '../../engine/teaching/trainers/trainer.ts';
import { ITEMS_VERSION, TRAINER_IDS } from '../../engine/teaching/trainers/trainer.ts';
import { USUAL_TARIFFS } from '../../engine/table/table-rules.ts';
import type { Clock, Practice, TrainingOverview, TrainingView } from '../../shared/training.ts';
import { SESSION_ITEMS } from '../../shared/training.ts';
import type { Kept } from '../store/kept.ts';
import type { Thinking } from '../thinking/thinking.ts';
import type { DeckCard } from './deck.ts';
import { addItem, addMistake, dueIn, nextDue, rated, removed, usable } from './deck.ts';
import type { PresentItem, Session } from './session.ts';
import { afterAnswer, beginSession, isFinished, numberIn, ofOrigin, withAnswer, withItem } from './session.ts';
import type { TrainingFile } from './training-file.ts';
import { MOST_COLLECTED, recordOfTrainer, withTrainer } from './training-file.ts';

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

export interface TrainingDeps {
  readonly file: Kept<TrainingFile>;
  readonly thinking: Pick<Thinking, 'ask'>;
  readonly date: () => string;
  /** Pack and tariff of the table, if there is one: items are about the game that one plays. */
  readonly rules: () => ItemRules | undefined;
  readonly changed: () => void;
}

/** The session going on. */
interface Running {
  readonly practice: Practice;
  session: Session;
  /** The item that comes next, being made while the answer is read. */
  upcoming: Promise<PresentItem | undefined> | undefined;
  /** Keys of the deck that this session still repeats. */
  waiting: readonly string[];
  /** Most right answers in a row before this session. */
  readonly bestBefore: number;
  finished: 'no' | 'yes';
}

/** Fewer right answers in a row are nothing to be proud of. */
const LEAST_RECORD = 3;

const USUAL_RULES: ItemRules = { pack: 32, tariff: USUAL_TARIFFS[0] };

export function openTraining({ file, thinking, date, rules, changed }: TrainingDeps): Training {
  let running: Running | undefined;

  async function freshItem(trainer: TrainerId): Promise<PresentItem> {
    const content = await file.get();
    const { stage } = recordOfTrainer(content, trainer);
    const seed = randomUUID();
    const table: ItemRules = {
      ...(rules() ?? USUAL_RULES),
      ...(content.games === 'further' && { games: content.games }),
    };
    const ref = { trainer, seed, stage, rules: table, version: ITEMS_VERSION };
    const item = await thinking.ask({ kind: 'item', ref }, { priority: 'advice' });
    return { origin: { kind: 'fresh', ref }, item };
  }

  function itemOfCard({ source }: DeckCard): Promise<Item | null> {
    return source.kind === 'item'
      ? thinking.ask({ kind: 'item', ref: source.ref }, { priority: 'advice' })
      : thinking.ask({ kind: 'mistake', mistake: source.mistake }, { priority: 'advice' });
  }

  /** The next thing of the deck; one in which there is nothing to decide leaves the deck. */
  async function deckItem(
    keys: readonly string[],
  ): Promise<{ item: PresentItem; rest: readonly string[] } | undefined> {
    for (const [at, key] of keys.entries()) {
      const card = (await file.get()).deck.find((each) => each.key === key);
      const item = card && (await itemOfCard(card).catch(() => null));
      if (card && item) {
        const { source } = card;
        const of = source.kind === 'item' ? source.ref.trainer : 'mistake';
        const stage = source.kind === 'item' ? source.ref.stage : 1;
        return { item: { origin: { kind: 'deck', key, of, stage }, item }, rest: keys.slice(at + 1) };
      }
      await file.change((content) => ({ ...content, deck: removed(content.deck, key) }));
    }
    return undefined;
  }

  async function upcomingOf(run: Running): Promise<PresentItem | undefined> {
    if (run.practice !== 'deck') return freshItem(run.practice);
    const found = await deckItem(run.waiting);
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
      const found = await deckItem(keys);
      if (!found) return null;
      const total = 1 + found.rest.length;
      const session = beginSession(total, found.item, 0);
      running = { practice, session, upcoming: undefined, waiting: found.rest, bestBefore: 0, finished: 'no' };
    } else {
      const record = recordOfTrainer(content, practice);
      const session = beginSession(SESSION_ITEMS, await freshItem(practice), record.streak);
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
    const { practice, session } = run;
    const { present } = session;
    const content = await file.get();
    const { seconds, ...untimed } = present.item.question;
    const record = practice === 'deck' ? undefined : recordOfTrainer(content, practice);
    const { origin } = present;
    return {
      practice,
      outcomes: session.outcomes,
      number: numberIn(session),
      of: ofOrigin(origin),
      question: seconds === undefined || content.clock === 'off' ? untimed : present.item.question,
      ...(present.answered && { answered: present.answered }),
      streak: session.streak,
      best: record?.best ?? session.longest,
      stage: origin.kind === 'fresh' ? origin.ref.stage : origin.stage,
      ...(run.finished === 'yes' && {
        summary: {
          right: session.outcomes.filter((outcome) => outcome === 'right').length,
          total: session.answered.length,
          longest: session.longest,
          record: record && record.best >= LEAST_RECORD && record.best > run.bestBefore ? 'broken' : 'kept',
          wrong: session.answered.filter(({ judgement }) => judgement.verdict !== 'right'),
          due: dueIn(content.deck, date()).length,
        },
      }),
    };
  }

  return {
    async overview() {
      const content = await file.get();
      const due = dueIn(content.deck, date()).length;
      const later = nextDue(content.deck);
      return {
        trainers: TRAINER_IDS.map((id) => recordOfTrainer(content, id)),
        due,
        deck: usable(content.deck).length,
        ...(due === 0 && later !== undefined && { nextDue: later }),
        clock: content.clock,
        games: content.games ?? 'pure',
      };
    },
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
