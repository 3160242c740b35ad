// Everything behind the page that needs no Electron: table and library over one folder, and the calls to them.
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { TableView } from '../../shared/table/board.ts';
import { type AppState, CALLS } from '../../shared/calls/all-calls.ts';
import type { GUIDED_CALLS } from '../../shared/calls/guided-calls.ts';
import type { ABOUT_CALLS } from '../../shared/calls/about-calls.ts';
import type { HandlersOf, NameOf } from '../../shared/border/ipc.ts';
import type { Room as RoomName, TableItem } from '../../shared/border/menu-items.ts';
import type { Problem } from '../../shared/border/problems.ts';
import type { Disk } from '../../shared/border/saving.ts';
import type { Saving } from '../../shared/border/saving-schema.ts';
import { languageRead, type Settings } from '../../shared/files/settings.ts';
import { possibleAt } from './deeds.ts';
import { firstAnswers, type Noted } from './first-answers.ts';
import { serveAdvice } from '../advice/advice-calls.ts';
import { serveFairness } from '../fairness/fairness-calls.ts';
import { decideGuided, guidedRound } from '../lessons/guided.ts';
import { serveLesson } from '../lessons/lesson-calls.ts';
import type { Language } from '../../shared/border/language.ts';
import { serveLibrary } from '../library/library-calls.ts';
import type { Reading } from '../library/round-name.ts';
import { openProgress } from '../progress/progress.ts';
import { serveProgress } from '../progress/progress-calls.ts';
import { openingFiles } from './opening-files.ts';
import { engineEvaluator } from '../review/evaluator.ts';
import { ReviewService } from '../review/review-calls.ts';
import type { Room } from '../table/room.ts';
import { removeAllParts, SAVE_FOLDERS } from '../store/folders.ts';
import { servePositions } from '../positions/position-calls.ts';
import { serveScorer } from '../scorer/scorer-calls.ts';
import { serveDuels } from '../duel/duel-calls.ts';
import { serveTournaments } from '../tournament/tournament-calls.ts';
import { openOwnRules } from '../rules/own-rules.ts';
import { serveRules } from '../rules/rules-calls.ts';
import { Library } from '../library/library.ts';
import { openPutAside, type PutAside } from '../table/put-aside.ts';
import { savedSession, SESSION_KIND, type SessionFile } from '../table/session-file.ts';
import type { OpenFile } from '../store/stores.ts';
import { Table } from '../table/table.ts';
import { serveTable } from './table-calls.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { noticing } from '../training/collecting.ts';
import { serveTraining, trainingIn } from '../training/training-calls.ts';

/** How long the end waits for what the next start shows first, in milliseconds. */
const NOTING_MS = 2000;

export interface GameDeps extends Omit<Room, 'library' | 'table'> {
  /** What was met before the saves were read. */
  readonly problems: readonly Problem[];
  readonly thinking: Pick<Thinking, 'ask' | 'close'>;
  /** Puts a text into the system's clipboard. */
  readonly copy: (text: string) => void;
  /** Told of what can be done at the table now. */
  readonly onTable: (possible: readonly TableItem[]) => void;
  /** Told of changed settings before the page is. */
  readonly onSettings: (settings: Settings) => void;
  readonly version: string;
  readonly systemLanguage: AppState['systemLanguage'];
  /** Told of each file that was opened and taken in. */
  readonly opened: (file: string) => void;
  /** Answers what the program says of itself. */
  readonly about: HandlersOf<typeof ABOUT_CALLS>;
}

export interface Game {
  readonly handlers: HandlersOf<typeof CALLS>;
  /** Takes in files that were opened from outside: shows what a single one holds, or tells what is wrong with it; of several it tells a sum. */
  openFiles(files: readonly string[]): Promise<void>;
  /** Tells the page of a problem, the next one if there is none now. */
  tell(met: Problem): void;
  /** Goes to a room on the page. */
  go(room: RoomName): void;
  /** What is for the page to show waits until a new one asks for the state of the app. */
  pageGone(): void;
  /** Tries to write everything that waits; gives what still does. */
  save(): Promise<Saving>;
  /** Gives what the next start shows first; undefined where that cannot be told. */
  close(): Promise<Noted | undefined>;
}

/** In which language and with which names of suits it is read now. */
function readingIn({ preferences, systemLanguage }: GameDeps) {
  const language = (): Language => languageRead(preferences.get(), systemLanguage);
  const reading = (): Reading => ({ language: language(), deck: preferences.get().deck });
  return { language, reading };
}

/** Reads the saves and opens the table where it was left; it goes on when a page looks at it. */
export async function openGame(deps: GameDeps): Promise<Game> {
  const { folder, stores, clock, push, preferences, thinking } = deps;
  const { writer } = stores;
  await removeAllParts(folder);
  const save = await stores.open(SESSION_KIND);
  const library = libraryIn(deps);
  const { language, reading } = readingIn(deps);
  const served = serveLibrary({ ...deps, library, language, reading, passed: (text) => duels.passed(text) });
  const aside = { save, shelf: stores.shelf(SESSION_KIND, SAVE_FOLDERS.aside), clock };
  const putAside = openPutAside(aside, () => table.saved()?.file.id);
  const table = openTable({ ...deps, library, save, putAside, shown: (view) => review.shown(view) });
  writer.watch((saving) => push('saving.changed', saving));
  stores.listen((met) => push('problem.met', met));
  const room: Room = { ...deps, library, table };
  const training = trainingIn(room);
  const review = new ReviewService({ ...room, push: noticing(room, training) }, engineEvaluator(thinking));
  const ownRules = openOwnRules(room);
  const rules = serveRules(room, ownRules, deps.opened);
  const lesson = serveLesson(room);
  const progress = openProgress({ room, training, lessons: async () => lesson['lesson.list']({}) });
  const positions = servePositions(room, reading);
  const duels = serveDuels(room);
  const page = pageWaiting();
  const handlers: Game['handlers'] = {
    ...serveApp(deps, { table, review, page }),
    ...serveTable({ table, preferences, putAside, progress, ownRules }),
    ...served.handlers,
    ...serveFairness(table, library),
    ...serveAdvice(room),
    ...review.handlers,
    ...rules.handlers,
    ...deps.about,
    ...lesson,
    ...GUIDED,
    ...serveTraining(training),
    ...serveProgress(progress),
    ...serveScorer(room),
    ...positions.handlers,
    ...serveTournaments(room),
    ...duels.handlers,
  };
  return {
    handlers,
    openFiles: openingFiles({ rules, rounds: served, page, push }),
    tell: (met) => page.whenReady(() => push('problem.met', met)),
    go: (room) => page.whenReady(() => push('menu.chosen', { item: room })),
    pageGone: page.gone,
    save: () => writer.settled().then(() => writer.retry()),
    async close() {
      await table.close();
      const noted = await inTime(firstAnswers(handlers, reading()));
      await writer.settled();
      writer.stop();
      positions.close();
      await review.close();
      await thinking.close();
      return noted;
    },
  };
}

/** What the next start shows first, unless that takes too long. */
const inTime = (noted: Promise<Noted | undefined>): Promise<Noted | undefined> =>
  Promise.race([noted, after(NOTING_MS, undefined, { ref: false })]).catch(() => undefined);

const GUIDED: HandlersOf<typeof GUIDED_CALLS> = {
  'guided.round': ({ decisions }) => guidedRound(decisions),
  'guided.decide': ({ decisions, decision }) => decideGuided(decisions, decision),
};

const libraryIn = ({ folder, clock, thinking, version, push }: GameDeps): Library =>
  new Library({
    folder: path.join(folder, SAVE_FOLDERS.library),
    date: () => clock.date(),
    thinking,
    program: version,
    grown: () => push('library.changed', {}),
  });

interface TableParts extends GameDeps, Pick<Room, 'library'> {
  readonly save: OpenFile<SessionFile>;
  readonly putAside: PutAside;
  readonly shown: (view: TableView) => void;
}

/** The table as it was left; its rounds go into the library, or wait until they can be written there. */
function openTable({ save, putAside, shown, library, ...deps }: TableParts): Table {
  const { stores, clock, thinking, preferences, push } = deps;
  /** Why the last round could not be put into the library; undefined before that happened. */
  let refused: unknown;
  const rounds = stores.writer.task('round', async () => {
    if ((await table.fileAway()).length > 0) throw refused;
  });
  const saved = save.content && savedSession(save.content);
  const table = new Table(saved?.ok ? saved.value : undefined, {
    putAside,
    clock,
    thinking,
    prove: (view) => thinking.ask({ kind: 'proveRest', view }),
    settings: preferences.get,
    save: save.write,
    async archive(file) {
      await library.put(file);
      push('library.changed', {});
    },
    filed(error) {
      refused = error;
      rounds.note(error);
    },
    publish(view) {
      push('table.changed', view);
      shown(view);
      deps.onTable(possibleAt(view));
    },
    report: (met) => push('problem.met', met),
  });
  return table;
}

type AppCalls = Pick<HandlersOf<typeof CALLS>, 'app.state' | 'app.save' | 'app.copy' | 'settings.change'>;

interface Begun {
  readonly table: Table;
  readonly review: ReviewService;
  readonly page: PageWaiting;
}

/** What is asked of the program as a whole; the page that asks for its state sets everything going. */
function serveApp(deps: GameDeps, { table, review, page }: Begun): AppCalls {
  const { stores, preferences, push, systemLanguage, version } = deps;
  return {
    'app.state'() {
      page.ready();
      table.begin();
      void table.fileAway();
      review.begin();
      const problems = [...deps.problems, ...stores.problems()];
      return { settings: preferences.get(), systemLanguage, problems, saving: stores.writer.saving(), version };
    },
    'app.save': () => stores.writer.retry(),
    'app.copy'({ text }) {
      deps.copy(text);
      return {};
    },
    async 'settings.change'(change) {
      const written: Promise<Disk> = preferences.change(change);
      deps.onSettings(preferences.get());
      table.settingsChanged();
      push('settings.changed', preferences.get());
      const disk = await written;
      return { settings: preferences.get(), disk };
    },
  };
}

interface PageWaiting {
  /** Done at once if there is a page that listens, else as soon as there is one. */
  whenReady(then: () => void): void;
  readonly ready: () => void;
  readonly gone: () => void;
}

/** A page listens before it asks for the state of the app, so from that call on nothing is lost. */
function pageWaiting(): PageWaiting {
  let listens: 'yes' | 'notYet' = 'notYet';
  const waiting: (() => void)[] = [];
  return {
    whenReady: (then) => (listens === 'yes' ? then() : void waiting.push(then)),
    ready() {
      listens = 'yes';
      for (const then of waiting.splice(0)) setImmediate(then);
    },
    gone: () => (listens = 'notYet'),
  };
}

/** Handlers that wait until the game is there: the page may ask before the saves are read. */
export function handlersOf(game: Promise<Game>): Game['handlers'] {
  const names = Object.keys(CALLS) as NameOf<typeof CALLS>[];
  const later = names.map((name) => {
    const handler = async (input: never): Promise<unknown> => (await game).handlers[name](input);
    return [name, handler] as const;
  });
  return Object.fromEntries(later) as unknown as Game['handlers'];
}
