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
import type { RoundFile } from '../../shared/round-file.ts';
import type { SavedSession, SessionFile } from './session-file.ts';
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
  start(wish: InputOf<typeof CALLS, 'session.start'>): Promise<TableView>;
  /** A new session by the rules of the present one, as in the wish that it was begun with. */
  again(): Promise<TableView | null>;
  nextRound(): Promise<TableView | null>;
  decide(input: InputOf<typeof CALLS, 'table.decide'>): Promise<DecisionAnswer>;
  /** Asks for a special round after the present deal; does nothing if that cannot be. */
  callRound(kind: CallableRound): Promise<TableView | null>;
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

/** A table at which the saved session, if there is one, lies as it was left. */
export function openTable(saved: SavedSession | undefined, given: RunnerDeps): Table {
  const watchers: (() => void)[] = [];
  const tellWatchers = (): void => watchers.forEach((listener) => listener());
  const deps: RunnerDeps = {
    ...given,
    publish(view) {
      given.publish(view);
      tellWatchers();
    },
  };
  let runner = saved && new TableRunner(saved, deps);

  /** The end of the last start: two at once would be two tables writing one save. */
  let starting: Promise<unknown> = Promise.resolve();

  /** What of the old session waits for the library goes on waiting in the new one. */
  async function replace({ file, round }: SavedSession): Promise<TableRunner> {
    await runner?.stop();
    const unfiled = (await runner?.fileAway()) ?? [];
    runner = new TableRunner({ file: unfiled.length > 0 ? { ...file, unfiled } : file, round }, deps);
    await runner.begin();
    return runner;
  }

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
      const started = starting.then(() => replace({ file, round }));
      starting = started.catch(() => undefined);
      return (await started).view();
    },
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
    decline: (at) => runner?.decline(at),
    skip: () => runner?.skip(),
    settingsChanged: () => runner?.settingsChanged(),
    async moveInTime(move) {
      await runner?.move(move);
      return runner?.view() ?? null;
    },
    async playFrom(opening) {
      const started = starting.then(async () => {
        if (runner) return (await runner.playFrom(opening)) ? runner.view() : null;
        const session = playedAside(sessionFor(opening, deps.clock.date()), opening);
        return session ? (await replace(session)).view() : null;
      });
      starting = started.catch(() => undefined);
      return started;
    },
    watch: (listener) => void watchers.push(listener),
    saved: () => runner?.saved(),
    key: () => runner?.key() ?? '',
    countHelp: async (kind) => runner?.countHelp(kind),
    fileAway: async () => (await runner?.fileAway()) ?? [],
    close: async () => runner?.stop(),
  };
}
