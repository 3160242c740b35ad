// The table: the session going on, if there is one, and what the page may do with it.
import type { TableView } from '../shared/board.ts';
import type { CALLS, DecisionAnswer } from '../shared/contract.ts';
import type { InputOf } from '../shared/ipc.ts';
import { startRound } from '../engine/round.ts';
import { nextTerms } from '../engine/session.ts';
import type { SavedSession } from './store/session-file.ts';
import { newSession } from './table/new-session.ts';
import type { RunnerDeps } from './table/runner.ts';
import { TableRunner } from './table/runner.ts';

export interface Table {
  view(): TableView | null;
  start(wish: InputOf<typeof CALLS, 'session.start'>): Promise<TableView>;
  nextRound(): Promise<TableView | null>;
  decide(input: InputOf<typeof CALLS, 'table.decide'>): Promise<DecisionAnswer>;
  decline(at: number): void;
  skip(): void;
  settingsChanged(): void;
  /** Ends the session's running; what was decided is saved already. */
  close(): Promise<void>;
}

/** A table that goes on with the saved session, if there is one. */
export function openTable(saved: SavedSession | undefined, deps: RunnerDeps): Table {
  let runner: TableRunner | undefined;

  /** The end of the last start: two at once would be two tables writing one save. */
  let starting: Promise<unknown> = Promise.resolve();

  async function run(session: SavedSession): Promise<TableRunner> {
    await runner?.stop();
    const started = new TableRunner(session, deps);
    runner = started;
    await started.begin();
    return started;
  }
  function runNext(session: SavedSession): Promise<TableRunner> {
    const started = starting.then(() => run(session));
    starting = started.catch(() => undefined);
    return started;
  }
  if (saved) void runNext(saved);

  return {
    view: () => runner?.view() ?? null,
    async start(wish) {
      const file = newSession(wish, deps.clock.date());
      return (await runNext({ file, round: startRound(file.session.rules, nextTerms(file.session)) })).view();
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
