// The table: the session going on, if there is one, and what the page may do with it.
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Answer, Judgement } from '../../engine/teaching/trainers/trainer.ts';
import type { TableView } from '../../shared/table/board.ts';
import type { MoveInTime } from '../../shared/table/moves-in-time.ts';
import type { CALLS, DecisionAnswer } from '../../shared/calls/all-calls.ts';
import type { InputOf } from '../../shared/border/ipc.ts';
import { startRound } from '../../engine/table/round.ts';
import { nextTerms } from '../../engine/round/session.ts';
import { houseOf } from '../../engine/table/table-rules.ts';
import type { CallableRound } from '../../engine/table/terms.ts';
import type { HelpCounts } from '../../shared/table/help-counts.ts';
import type { RestClaim } from '../../shared/table/rest.ts';
import type { RestAnswer } from '../../shared/calls/rest-calls.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { SavedSession, SessionFile } from './session-file.ts';
import type { OldSession } from '../../shared/table/sessions-aside.ts';
import { problem } from '../../shared/border/problems.ts';
import { takingTurns } from '../store/in-turn.ts';
import type { PutAside } from './put-aside.ts';
import { type Opening, playedAside } from './aside.ts';
import { newSession } from './new-session.ts';
import type { SessionDeals } from './session-deals.ts';
import { type RunnerDeps, TableRunner } from './runner.ts';

type Wish = InputOf<typeof CALLS, 'session.start'>;

/** How to begin a session like this one. */
function wishOf({ session: { rules }, level, mode }: SessionFile): Wish {
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

const withWaiting = (file: SessionFile, unfiled: readonly RoundFile[]): SessionFile =>
  unfiled.length > 0 ? { ...file, unfiled } : file;

export class Table {
  readonly #deps: TableDeps;
  readonly #watchers: (() => void)[] = [];
  #runner: TableRunner | undefined;
  /** The end of the last start: two at once would be two tables writing one save. */
  readonly #inTurn = takingTurns();

  /** A table at which the saved session, if there is one, lies as it was left. */
  constructor(saved: SavedSession | undefined, deps: TableDeps) {
    this.#deps = {
      ...deps,
      publish: (view) => {
        deps.publish(view);
        this.#tellWatchers();
      },
    };
    this.#runner = saved && new TableRunner(saved, this.#deps);
  }

  /** Lets a resumed session go on, now that somebody looks at it; those who watch see it lie there. */
  begin(): void {
    if (!this.#runner) return;
    void this.#runner.begin();
    this.#tellWatchers();
  }

  view(): TableView | null {
    return this.#runner?.view() ?? null;
  }

  /** What may be told of the deals of the session. */
  deals(): SessionDeals | null {
    return this.#runner?.deals() ?? null;
  }

  /** Null if the old session was to be put aside and cannot be: then it goes on. */
  start(wish: Wish): Promise<TableView | null> {
    return this.sitDown(newSession(wish, this.#deps.clock.date()), wish.old ?? 'end');
  }

  /** Begins a session; null if the old one was to be put aside and cannot be: then it goes on. */
  sitDown(file: SessionFile, old: OldSession): Promise<TableView | null> {
    const round = startRound(file.session.rules, nextTerms(file.session));
    return this.#inTurn(async () => {
      const unfiled = await this.#clear(old);
      return unfiled && this.#run({ file: withWaiting(file, unfiled), round });
    });
  }

  /** Goes on with a session that was put aside, and puts the present one aside; null if that cannot be. */
  goOn(id: string): Promise<TableView | null> {
    const { putAside } = this.#deps;
    return this.#inTurn(async () => {
      const found = await putAside.find(id);
      const unfiled = found && (await this.#clear('putAside'));
      if (!unfiled) return null;
      const file = withWaiting(found.file, unfiled);
      await putAside.taken(file);
      return this.#run({ file, round: found.round });
    });
  }

  /** A new session by the rules of the present one, as in the wish that it was begun with. */
  async again(): Promise<TableView | null> {
    const file = this.#runner?.saved().file;
    return file ? this.start(wishOf(file)) : null;
  }

  async nextRound(): Promise<TableView | null> {
    await this.#runner?.nextRound();
    return this.view();
  }

  async decide({ at, decision }: InputOf<typeof CALLS, 'table.decide'>): Promise<DecisionAnswer> {
    return (await this.#runner?.decide(at, decision)) ?? { outcome: 'stale' };
  }

  /** Asks for a special round after the present deal; does nothing if that cannot be. */
  async callRound(kind: CallableRound): Promise<TableView | null> {
    await this.#runner?.callRound(kind);
    return this.view();
  }

  /** The person says how the round ends. */
  async sayRest(at: number, claim: RestClaim): Promise<RestAnswer> {
    return (await this.#runner?.sayRest(at, claim)) ?? { outcome: 'stale' };
  }

  decline(at: number): void {
    this.#runner?.decline(at);
  }

  skip(): void {
    this.#runner?.skip();
  }

  settingsChanged(): void {
    this.#runner?.settingsChanged();
  }

  /** Takes back, repeats, begins the deal again, leaves a round beside the session; does nothing if that cannot be. */
  async moveInTime(move: MoveInTime): Promise<TableView | null> {
    await this.#runner?.move(move);
    return this.view();
  }

  /** Plays on from a log beside the session, or in a new session if there is none. Null if there is nothing to play. */
  playFrom(opening: Opening): Promise<TableView | null> {
    return this.#inTurn(async () => {
      if (this.#runner) return (await this.#runner.playFrom(opening)) ? this.view() : null;
      const session = playedAside(sessionFor(opening, this.#deps.clock.date()), opening);
      return session ? this.#run(session) : null;
    });
  }

  /** What is being played, for whoever advises on it; never for the page. */
  saved(): SavedSession | undefined {
    return this.#runner?.saved();
  }

  /** Another text for every log of every round; empty without a session. */
  key(): string {
    return this.#runner?.key() ?? '';
  }

  /** Answers what the table asks about what has fallen. */
  async recall(at: number, answer: Answer): Promise<Judgement | null> {
    return (await this.#runner?.recall(at, answer)) ?? null;
  }

  async teach(idea: Idea): Promise<void> {
    await this.#runner?.teach(idea);
  }

  async countHelp(kind: keyof HelpCounts): Promise<void> {
    await this.#runner?.countHelp(kind);
  }

  /** Tells of every picture that is shown from now on, that of a resumed session too. */
  watch(listener: () => void): void {
    this.#watchers.push(listener);
  }

  /** Puts rounds into the library that could not be written before; gives those that still cannot. */
  async fileAway(): Promise<readonly RoundFile[]> {
    return (await this.#runner?.fileAway()) ?? [];
  }

  /** Ends the session's running; what was decided is saved already. */
  async close(): Promise<void> {
    await this.#runner?.stop();
  }

  #tellWatchers(): void {
    for (const listener of this.#watchers) listener();
  }

  /** Does something to the table after everything that was begun before. */
  async #run(session: SavedSession): Promise<TableView> {
    const runner = new TableRunner(session, this.#deps);
    this.#runner = runner;
    await runner.begin();
    return runner.view();
  }

  /**
   * Ends the running of the session on the table. Gives its rounds that wait for the library, which go on waiting in the
   * session that comes next; null if it was to be put aside and cannot be: then it goes on.
   */
  async #clear(old: OldSession): Promise<readonly RoundFile[] | null> {
    await this.#runner?.stop();
    const unfiled = await this.fileAway();
    const left = this.saved();
    if (!left || old === 'end' || (await this.#deps.putAside.put(left.file))) return unfiled;
    this.#deps.report(problem('F.NOT_WRITTEN', { detail: left.file.id }));
    await this.#run(left);
    return null;
  }
}
