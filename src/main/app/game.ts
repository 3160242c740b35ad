// Everything behind the page that needs no Electron: table and library over one folder, and the calls to them.
import path from 'node:path';
import type { TableView } from '../../shared/board.ts';
import type { AppState } from '../../shared/contract.ts';
import type { ABOUT_CALLS } from '../../shared/calls/about-calls.ts';
import { CALLS } from '../../shared/contract.ts';
import type { HandlersOf, NameOf } from '../../shared/ipc.ts';
import { USUAL_MODE } from '../../shared/help-modes.ts';
import { USUAL_LEVEL } from '../../shared/levels.ts';
import type { Room as RoomName, TableItem } from '../../shared/menu-items.ts';
import type { Problem } from '../../shared/problems.ts';
import type { Disk, Saving } from '../../shared/saving.ts';
import type { Settings } from '../../shared/settings.ts';
import { possibleAt } from './deeds.ts';
import { serveAdvice } from '../advice/advice-calls.ts';
import type { Clock } from '../base/clock.ts';
import { serveFairness } from '../fairness/fairness-calls.ts';
import { decideGuided, guidedRound } from '../lessons/guided.ts';
import { serveLesson } from '../lessons/lesson-calls.ts';
import type { Dialogs } from '../library/library-calls.ts';
import { serveLibrary } from '../library/library-calls.ts';
import type { Preferences } from '../settings/preferences.ts';
import type { Progress } from '../progress/progress.ts';
import { openProgress } from '../progress/progress.ts';
import { serveProgress } from '../progress/progress-calls.ts';
import { RULES_EXTENSION } from '../base/open-file.ts';
import type { Push } from '../base/push.ts';
import { engineEvaluator } from '../review/evaluator.ts';
import { openReview } from '../review/review-calls.ts';
import type { Room } from '../table/room.ts';
import { removeParts } from '../store/atomic.ts';
import { PURE_2007 } from '../../engine/options/options.ts';
import { openOwnRules } from '../rules/own-rules.ts';
import type { OwnRules } from '../rules/own-rules.ts';
import { serveRules } from '../rules/rules-calls.ts';
import { openLibrary } from '../library/library.ts';
import { ASIDE_FOLDER, openPutAside } from '../table/put-aside.ts';
import { savedSession, SESSION_KIND } from '../table/session-file.ts';
import type { Stores } from '../store/stores.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { noticing } from '../training/collecting.ts';
import { serveTraining, trainingIn } from '../training/training-calls.ts';

export interface GameDeps {
  /** Folder of all saves. */
  readonly folder: string;
  readonly stores: Stores;
  /** What was met before the saves were read. */
  readonly problems: readonly Problem[];
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly thinking: Thinking;
  readonly push: Push;
  readonly dialogs: Dialogs;
  /** What the page would print now, as a PDF. */
  readonly printedPages: () => Promise<Uint8Array>;
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
  /** Takes in a file that was opened from outside and shows its replay, or tells what is wrong with it. */
  openFile(file: string): Promise<void>;
  /** Tells the page of a problem, the next one if there is none now. */
  tell(met: Problem): void;
  /** Goes to a room on the page. */
  go(room: RoomName): void;
  /** What is for the page to show waits until a new one asks for the state of the app. */
  pageGone(): void;
  /** Tries to write everything that waits; gives what still does. */
  save(): Promise<Saving>;
  close(): Promise<void>;
}

/** Reads the saves and opens the table where it was left; it goes on when a page looks at it. */
export async function openGame(deps: GameDeps): Promise<Game> {
  const { folder, stores, clock, push, preferences } = deps;
  const { writer } = stores;
  await removeParts(folder);
  const save = await stores.open(SESSION_KIND);
  const saved = save.content && savedSession(save.content);
  const library = openLibrary({
    folder: path.join(folder, 'library'),
    date: () => clock.date(),
    thinking: deps.thinking,
    program: deps.version,
  });
  const served = serveLibrary(library, deps.dialogs, push, deps.thinking, deps.opened);
  /** Why the last round could not be put into the library; undefined before that happened. */
  let refused: unknown;
  const rounds = writer.task('round', async () => {
    if ((await table.fileAway()).length > 0) throw refused;
  });
  const putAside = openPutAside(
    { save, shelf: stores.shelf(SESSION_KIND, ASIDE_FOLDER), clock },
    () => table.saved()?.file.id,
  );
  const table = openTable(saved?.ok ? saved.value : undefined, {
    putAside,
    clock,
    thinking: deps.thinking,
    prove: (view) => deps.thinking.ask({ kind: 'proveRest', view }),
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
    publish(view: TableView) {
      push('table.changed', view);
      review.shown(view);
      deps.onTable(possibleAt(view));
    },
    report: (met) => push('problem.met', met),
  });
  writer.watch((saving) => push('saving.changed', saving));
  stores.listen((met) => push('problem.met', met));
  const room: Room = {
    folder,
    stores,
    clock,
    preferences,
    push,
    dialogs: deps.dialogs,
    printedPages: deps.printedPages,
    library,
    table,
    thinking: deps.thinking,
  };
  const training = trainingIn(room);
  const review = openReview({ ...room, push: noticing(room, training) }, engineEvaluator(deps.thinking));
  const ownRules = openOwnRules(room);
  const rules = serveRules(room, ownRules, deps.opened);
  const lesson = serveLesson(room);
  const progress = openProgress({ room, training, lessons: async () => lesson['lesson.list']({}) });
  const page = pageWaiting();
  return {
    handlers: {
      'app.state'() {
        page.ready();
        table.begin();
        void table.fileAway();
        review.begin();
        const { systemLanguage, version } = deps;
        const problems = [...deps.problems, ...stores.problems()];
        return { settings: preferences.get(), systemLanguage, problems, saving: writer.saving(), version };
      },
      'app.save': () => writer.retry(),
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
      ...tableHandlers(table, progress, ownRules),
      'session.aside': async () => [...(await putAside.list(preferences.get().playerName))],
      async 'session.removeAside'({ id }) {
        await putAside.remove(id);
        return {};
      },
      ...served.handlers,
      ...serveFairness(table, library),
      ...serveAdvice(room),
      ...review.handlers,
      ...rules.handlers,
      ...deps.about,
      ...lesson,
      'guided.round': ({ decisions }) => guidedRound(decisions),
      'guided.decide': ({ decisions, decision }) => decideGuided(decisions, decision),
      ...serveTraining(training),
      ...serveProgress(progress),
    },
    async openFile(file) {
      if (file.toLowerCase().endsWith(RULES_EXTENSION)) {
        const answer = await rules.importFile(file);
        return page.whenReady(() => push('rules.opened', answer));
      }
      const answer = await served.importFile(file);
      page.whenReady(() => {
        if (answer.outcome === 'imported') push('replay.show', { id: answer.id });
        if (answer.outcome === 'importedMany') {
          const { taken, refused } = answer;
          push('library.imported', { taken, refused });
        }
        if (answer.outcome === 'refused') push('problem.met', answer.problem);
      });
    },
    tell: (met) => page.whenReady(() => push('problem.met', met)),
    go: (room) => page.whenReady(() => push('menu.chosen', { item: room })),
    pageGone: page.gone,
    async save() {
      await writer.settled();
      return writer.retry();
    },
    async close() {
      await table.close();
      await writer.settled();
      writer.stop();
      await review.close();
      await deps.thinking.close();
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

type TableCalls = Pick<
  HandlersOf<typeof CALLS>,
  | 'table.view'
  | 'session.start'
  | 'session.again'
  | 'session.goOn'
  | 'session.nextRound'
  | 'session.callRound'
  | 'table.decide'
  | 'table.sayRest'
  | 'table.declineDoubling'
  | 'table.skip'
>;

const tableHandlers = (
  table: Table,
  progress: Pick<Progress, 'refused'>,
  ownRules: Pick<OwnRules, 'remember'>,
): TableCalls => ({
  'table.view': () => table.view(),
  'session.start'(wish) {
    const { game = 'schafkopf', level = USUAL_LEVEL, mode = USUAL_MODE } = wish;
    void ownRules.remember({ ...PURE_2007, ...wish.house }, { game, level, mode });
    return table.start(wish);
  },
  'session.again': () => table.again(),
  'session.goOn': ({ id }) => table.goOn(id),
  'session.nextRound': () => table.nextRound(),
  'session.callRound': ({ round }) => table.callRound(round),
  async 'table.decide'(input) {
    const answer = await table.decide(input);
    if (answer.outcome === 'refused') void progress.refused(answer.refusal.because.id);
    return answer;
  },
  'table.sayRest': ({ at, claim }) => table.sayRest(at, claim),
  'table.declineDoubling'({ at }) {
    table.decline(at);
    return {};
  },
  'table.skip'() {
    table.skip();
    return {};
  },
});

/** Handlers that wait until the game is there: the page may ask before the saves are read. */
export function handlersOf(game: Promise<Game>): Game['handlers'] {
  const names = Object.keys(CALLS) as NameOf<typeof CALLS>[];
  const later = names.map((name) => {
    const handler = async (input: never): Promise<unknown> => (await game).handlers[name](input);
    return [name, handler] as const;
  });
  return Object.fromEntries(later) as unknown as Game['handlers'];
}
