// The table: the session going on, if there is one, and what the page may do with it.
import type { TableView } from '../../shared/board.ts';
import type { MoveInTime } from '../../shared/moves-in-time.ts';
import type { CALLS, DecisionAnswer } from '../../shared/contract.ts';
import type { InputOf } from '../../shared/ipc.ts';
import { startRound } from '../../engine/table/round.ts';
import { nextTerms } from '../../engine/round/session.ts';
import { houseOf } from '../../engine/table/table-rules.ts';
import type { CallableRound } from '../../engine/table/terms.ts';
import type { HelpCounts } from '../../shared/help-modes.ts';
import type { RestAnswer, RestClaim } from '../../shared/rest.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import type { SavedSession, SessionFile } from './session-file.ts';
import type { OldSession } from '../../shared/sessions-aside.ts';
import { problem } from '../../shared/problems.ts';
import type { PutAside } from './put-aside.ts';
import type { Opening } from './aside.ts';
import { playedAside } from './aside.ts';
import { newSession } from './new-session.ts';
import type { SessionDeals } from './session-deals.ts';
import type { RunnerDeps } from './runner.ts';
import { TableRunner } from './runner.ts';

export interface Table {
  /** Lets a resumed session go on, now that somebody looks at it; those who watch see it lie there. */
  begin(): void;
  view(): TableView | null;
  /** What may be told of the deals of the session. */
  deals(): SessionDeals | null;
  /** Null if the old session was to be put aside and cannot be: then it goes on. */
  start(wish: InputOf<typeof CALLS, 'session.start'>): Promise<TableView | null>;
  /** Goes on with a session that was put aside, and puts the present one aside; null if that cannot be. */
  goOn(id: string): Promise<TableView | null>;
  /** A new session by the rules of the present one, as in the wish that it was begun with. */
  again(): Promise<TableView | null>;
  nextRound(): Promise<TableView | null>;
  decide(input: InputOf<typeof CALLS, 'table.decide'>): Promise<DecisionAnswer>;
  /** Asks for a special round after the present deal; does nothing if that cannot be. */
  callRound(kind: CallableRound): Promise<TableView | null>;
  /** The person says how the round ends. */
  sayRest(at: number, claim: RestClaim): Promise<RestAnswer>;
  decline(at: number): void;
  skip(): void;
  settingsChanged(): void;
  /** Takes back, repeats, begins the deal again, leaves a round beside the session; does nothing if that cannot be. */
  moveInTime(move: MoveInTime): Promise<TableView | null>;
  /** Plays on from a log beside the session, or in a new session if there is none. Null if there is nothing to play. */
  playFrom(opening: Opening): Promise<TableView | null>;
  /** What is being played, for whoever advises on it; never for the page. */
  saved(): SavedSession | undefined;
  /** Another text for every log of every round; empty without a session. */
  key(): string;
  countHelp(kind: keyof HelpCounts): Promise<void>;
  /** Tells of every picture that is shown from now on, that of a resumed session too. */
  watch(listener: () => void): void;
  /** Puts rounds into the library that could not be written before; gives those that still cannot. */
  fileAway(): Promise<readonly RoundFile[]>;
  /** Ends the session's running; what was decided is saved already. */
  close(): Promise<void>;
}

/** How to begin a session like this one. */
function wishOf({ session: { rules }, level, mode }: SessionFile): InputOf<typeof CALLS, 'session.start'> {
  return {
    house: houseOf(rules),
    ...(rules.game && { game: rules.game }),
    ...(level && { level }),
    ...(mode && { mode }),
  };
}

/** A session at the table of a round that is to be played on from, with nothing dealt. */
function sessionFor({ record: { rules } }: Opening, date: string): SavedSession {
  const made = newSession({ house: {} }, date);
  const file = { ...made, session: { ...made.session, rules } };
  return { file, round: startRound(rules, nextTerms(file.session)) };
}

export interface TableDeps extends RunnerDeps {
  /** Where sessions lie that are to be gone on with later. */
  readonly putAside: Pick<PutAside, 'put' | 'find' | 'taken'>;
}

/** A table at which the saved session, if there is one, lies as it was left. */
export function openTable(saved: SavedSession | undefined, given: TableDeps): Table {
  const watchers: (() => void)[] = [];
  const tellWatchers = (): void => watchers.forEach((listener) => listener());
  const deps: TableDeps = {
    ...given,
    publish(view) {
      given.publish(view);
      tellWatchers();
    },
  };
  let runner = saved && new TableRunner(saved, deps);

  /** The end of the last start: two at once would be two tables writing one save. */
  let starting: Promise<unknown> = Promise.resolve();

  /** Does something to the table after everything that was begun before. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = starting.then(work);
    starting = done.catch(() => undefined);
    return done;
  }

  async function run(session: SavedSession): Promise<TableRunner> {
    runner = new TableRunner(session, deps);
    await runner.begin();
    return runner;
  }

  /**
   * Ends the running of the session on the table. Gives its rounds that wait for the library, which go on waiting in the
   * session that comes next; null if it was to be put aside and cannot be: then it goes on.
   */
  async function clear(old: OldSession): Promise<readonly RoundFile[] | null> {
    await runner?.stop();
    const unfiled = (await runner?.fileAway()) ?? [];
    const left = runner?.saved();
    if (!left || old === 'end' || (await deps.putAside.put(left.file))) return unfiled;
    deps.report(problem('F.NOT_WRITTEN', { detail: left.file.id }));
    await run(left);
    return null;
  }

  const withWaiting = (file: SessionFile, unfiled: readonly RoundFile[]): SessionFile =>
    unfiled.length > 0 ? { ...file, unfiled } : file;

  return {
    begin() {
      if (!runner) return;
      void runner.begin();
      tellWatchers();
    },
    view: () => runner?.view() ?? null,
    deals: () => runner?.deals() ?? null,
    async start(wish) {
      const file = newSession(wish, deps.clock.date());
      const round = startRound(file.session.rules, nextTerms(file.session));
      return inTurn(async () => {
        const unfiled = await clear(wish.old ?? 'end');
        return unfiled && (await run({ file: withWaiting(file, unfiled), round })).view();
      });
    },
    goOn: (id) =>
      inTurn(async () => {
        const found = await deps.putAside.find(id);
        const unfiled = found && (await clear('putAside'));
        if (!unfiled) return null;
        const file = withWaiting(found.file, unfiled);
        await deps.putAside.taken(file);
        return (await run({ file, round: found.round })).view();
      }),
    async again() {
      const file = runner?.saved().file;
      return file ? this.start(wishOf(file)) : null;
    },
    async nextRound() {
      await runner?.nextRound();
      return runner?.view() ?? null;
    },
    decide: async ({ at, decision }) => (await runner?.decide(at, decision)) ?? { outcome: 'stale' },
    async callRound(kind) {
      await runner?.callRound(kind);
      return runner?.view() ?? null;
    },
    sayRest: async (at, claim) => (await runner?.sayRest(at, claim)) ?? { outcome: 'stale' },
    decline: (at) => runner?.decline(at),
    skip: () => runner?.skip(),
    settingsChanged: () => runner?.settingsChanged(),
    async moveInTime(move) {
      await runner?.move(move);
      return runner?.view() ?? null;
    },
    playFrom: (opening) =>
      inTurn(async () => {
        if (runner) return (await runner.playFrom(opening)) ? runner.view() : null;
        const session = playedAside(sessionFor(opening, deps.clock.date()), opening);
        return session ? (await run(session)).view() : null;
      }),
    watch: (listener) => void watchers.push(listener),
    saved: () => runner?.saved(),
    key: () => runner?.key() ?? '',
    countHelp: async (kind) => runner?.countHelp(kind),
    fileAway: async () => (await runner?.fileAway()) ?? [],
    close: async () => runner?.stop(),
  };
}
