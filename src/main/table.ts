// The table: the session going on, if there is one, and what the page may do with it.
import type { TableView } from '../shared/board.ts';
import type { CALLS, DecisionAnswer } from '../shared/contract.ts';
import type { InputOf } from '../shared/ipc.ts';
import { startRound } from '../engine/round.ts';
import { nextTerms } from '../engine/session.ts';
import type { SavedSession } from './store/session-file.ts';
import { newSession } from './table/new-session.ts';
import type { SessionDeals } from './table/session-deals.ts';
import type { RunnerDeps } from './table/runner.ts';
import { TableRunner } from './table/runner.ts';

export interface Table {
  /** Lets a resumed session go on, now that somebody looks at it. Does nothing if it is going on. */
  begin(): void;
  view(): TableView | null;
  /** What may be told of the deals of the session. */
  deals(): SessionDeals | null;
  start(wish: InputOf<typeof CALLS, 'session.start'>): Promise<TableView>;
  nextRound(): Promise<TableView | null>;
  decide(input: InputOf<typeof CALLS, 'table.decide'>): Promise<DecisionAnswer>;
  decline(at: number): void;
  skip(): void;
  settingsChanged(): void;
  /** Ends the session's running; what was decided is saved already. */
  close(): Promise<void>;
}

/** A table at which the saved session, if there is one, lies as it was left. */
export function openTable(saved: SavedSession | undefined, deps: RunnerDeps): Table {
  let runner = saved && new TableRunner(saved, deps);

  /** The end of the last start: two at once would be two tables writing one save. */
  let starting: Promise<unknown> = Promise.resolve();

  async function replace(session: SavedSession): Promise<TableRunner> {
    await runner?.stop();
    runner = new TableRunner(session, deps);
    await runner.begin();
    return runner;
  }

  return {
    begin: () => void runner?.begin(),
    view: () => runner?.view() ?? null,
    deals: () => runner?.deals() ?? null,
    async start(wish) {
      const file = newSession(wish, deps.clock.date());
      const round = startRound(file.session.rules, nextTerms(file.session));
      const started = starting.then(() => replace({ file, round }));
      starting = started.catch(() => undefined);
      return (await started).view();
    },
    async nextRound() {
      await runner?.nextRound();
      return runner?.view() ?? null;
    },
    decide: async ({ at, decision }) => (await runner?.decide(at, decision)) ?? { outcome: 'stale' },
    decline: (at) => runner?.decline(at),
    skip: () => runner?.skip(),
    settingsChanged: () => runner?.settingsChanged(),
    close: async () => runner?.stop(),
  };
}
