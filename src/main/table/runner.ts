// Runs the rounds of one session: asks players, judges decisions, writes each one down before it is shown, and pauses.
import type { Fact } from '../../engine/facts.ts';
import type { Decision, Entry } from '../../engine/log.ts';
import { reason } from '../../engine/reasons.ts';
import type { Reason } from '../../engine/reasons.ts';
import { isOver, startRound } from '../../engine/round.ts';
import type { Round } from '../../engine/round.ts';
import type { Seat } from '../../engine/seats.ts';
import { nextShuffle, nextTerms, withRound } from '../../engine/session.ts';
import type { Consequence } from '../../engine/step.ts';
import { step, turnIn } from '../../engine/step.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { viewFor } from '../../engine/view.ts';
import type { TableView } from '../../shared/board.ts';
import type { DecisionAnswer } from '../../shared/contract.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { EntryNote, RoundFile } from '../../shared/round-file.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Clock } from '../clock.ts';
import { proveDeal } from '../fairness/deal-proof.ts';
import { messageOf } from '../store/check.ts';
import type { SavedSession, SessionFile } from '../store/session-file.ts';
import type { AskPlayer } from './asking.ts';
import { askForDecision, askForDoubling } from './asking.ts';
import { finishedRound } from './finished-round.ts';
import type { Move } from './next-move.ts';
import { doublingOf, HUMAN, nextMove, NOBODY_ASKED } from './next-move.ts';
import type { Pacer, Pause } from './pacing.ts';
import { createPacer } from './pacing.ts';
import type { SessionDeals } from './session-deals.ts';
import { sessionDeals } from './session-deals.ts';
import { tableViewOf } from './table-view.ts';

export interface RunnerDeps {
  readonly clock: Clock;
  readonly thinking: AskPlayer;
  readonly settings: () => Settings;
  /** Writes the save. Rejects if it could not be written. */
  readonly save: (file: SessionFile) => Promise<void>;
  /** Puts a finished round into the library. Rejects if it could not be written. */
  readonly archive: (file: RoundFile) => Promise<void>;
  readonly publish: (view: TableView) => void;
  readonly report: (problem: Problem) => void;
}

type Outcome = { readonly outcome: 'done' | 'stale' } | { readonly outcome: 'refused'; readonly because: Reason };

const DONE: Outcome = { outcome: 'done' };
const STALE: Outcome = { outcome: 'stale' };

/** Reasons that a file may hold for one entry; the most important ones come first. */
const MAX_REASONS = 16;

const noteOf = (entry: number, because: readonly Fact[]): EntryNote => ({
  entry,
  because: because.slice(0, MAX_REASONS),
});

export class TableRunner {
  readonly #deps: RunnerDeps;
  readonly #pacer: Pacer;
  #file: SessionFile;
  #round: Round;
  #asked = NOBODY_ASKED;
  /** What is being looked at or listened to before the table goes on. */
  #hold: Pause | undefined;
  /** Whether the round that is over lies in the library. */
  #archived: 'notYet' | 'failed' | 'done' = 'notYet';
  #disk: 'writes' | 'fails' = 'writes';
  #stopped = false;
  #running = false;
  /** Changes of the round happen one after the other: the end of the last one. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(saved: SavedSession, deps: RunnerDeps) {
    this.#deps = deps;
    this.#file = saved.file;
    this.#round = saved.round;
    if (saved.file.savedAs !== undefined) this.#archived = 'done';
    this.#pacer = createPacer(deps.clock, () => deps.settings().speed);
  }

  /** The present picture of the table. */
  view(): TableView {
    return tableViewOf({
      file: this.#file,
      round: this.#round,
      lying: this.#hold === 'trick' ? 'completed' : 'present',
      next: this.#next(),
      personName: this.#deps.settings().playerName,
    });
  }

  /** Deals if need be and lets the table go on until it waits; resolves when the cards are shuffled. */
  async begin(): Promise<void> {
    if (this.#round.phase === 'shuffling') await this.#shuffle();
    this.#goOn();
  }

  /** The commitment is written together with the pack it is for, before anybody sees a card. */
  async #shuffle(): Promise<void> {
    const entry = nextShuffle(this.#file.session);
    if (entry.type === 'shuffled') this.#file = { ...this.#file, deal: this.#file.deal ?? proveDeal(entry.pack) };
    await this.#commit(0, entry);
  }

  /** What may be told of the deals of this session. */
  deals(): SessionDeals {
    return sessionDeals(this.#file, this.view());
  }

  /** A decision of the person, made when the log had `at` entries. */
  async decide(at: number, decision: Decision): Promise<DecisionAnswer> {
    const outcome =
      decision.seat === HUMAN
        ? await this.#commit(at, decision)
        : ({ outcome: 'refused', because: reason('A.OUT_OF_TURN', { turn: turnIn(this.#round) }) } as const);
    if (outcome.outcome !== 'refused') {
      this.#goOn();
      return outcome;
    }
    return { outcome: 'refused', refusal: explain(viewFor(this.#round, HUMAN), decision, outcome.because) };
  }

  /** The person does not give the Stoss or Retour that is allowed now, and is not asked for it again. */
  decline(at: number): void {
    const doubling = doublingOf(this.#round, HUMAN);
    if (at !== this.#round.entries.length || !doubling) return;
    this.#asked = { ...this.#asked, declined: [...this.#asked.declined, doubling.type] };
    this.#changed();
  }

  /** Ends the present pause. */
  skip(): void {
    this.#pacer.skip();
  }

  /** Deals the next round if this one is over. */
  async nextRound(): Promise<void> {
    const dealt = await this.#alone(async () => {
      if (this.#stopped || !isOver(this.#round)) return false;
      await this.#archive();
      const { deal: _deal, finishedAt: _finishedAt, savedAs: _savedAs, ...kept } = this.#file;
      const session = withRound(this.#file.session, this.#round);
      this.#file = { ...kept, session, entries: [], notes: [] };
      this.#round = startRound(session.rules, nextTerms(session));
      this.#asked = NOBODY_ASKED;
      this.#hold = undefined;
      this.#archived = 'notYet';
      return true;
    });
    if (!dealt) return;
    this.#pacer.skip();
    await this.begin();
  }

  /** Takes up changed settings: the speed of a running pause, the question for a Stoss, the person's name. */
  settingsChanged(): void {
    this.#pacer.speedChanged();
    this.#changed();
  }

  /** Ends the session for good; resolves when nothing of it will be written any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#pacer.skip();
    await this.#queue;
  }

  #saved(): SavedSession {
    return { file: this.#file, round: this.#round };
  }

  #next(): Move {
    return nextMove(this.#round, this.#asked, this.#deps.settings().doublingPrompt);
  }

  #changed(): void {
    if (this.#stopped) return;
    this.#deps.publish(this.view());
    this.#goOn();
  }

  /** Starts the loop if it is not running: one thing after the other, until the table waits. */
  #goOn(): void {
    if (!this.#running) void this.#loop();
  }

  /** Whether to wait is decided in the same breath as the loop ends, so that no change can fall between. */
  async #loop(): Promise<void> {
    this.#running = true;
    try {
      while (!this.#stopped) {
        const move = this.#next();
        if (this.#hold) await this.#holdOn(this.#hold);
        else if (move.kind === 'askBots') await this.#askBots(move.seats);
        else if (move.kind === 'bot') await this.#letDecide(move.seat);
        else if (move.kind === 'over' && this.#archived === 'notYet') await this.#finish();
        else return;
      }
    } finally {
      this.#running = false;
    }
  }

  async #holdOn(kind: Pause): Promise<void> {
    const at = this.#round.entries.length;
    await this.#pacer.pause(kind);
    if (this.#stopped || this.#round.entries.length !== at || this.#hold === undefined) return;
    this.#hold = undefined;
    if (kind === 'trick') this.#deps.publish(this.view());
  }

  async #letDecide(seat: Seat): Promise<void> {
    const at = this.#round.entries.length;
    const [choice] = await Promise.all([askForDecision(this.#deps, this.#saved(), seat), this.#pacer.pause('bot')]);
    if (!this.#stopped) await this.#commit(at, choice.decision, choice.because);
  }

  async #askBots(seats: readonly Seat[]): Promise<void> {
    const at = this.#round.entries.length;
    for (const seat of seats) {
      const choice = await askForDoubling(this.#deps, this.#saved(), seat);
      if (this.#stopped || this.#round.entries.length !== at) return;
      if (choice && (await this.#commit(at, choice.decision, choice.because)).outcome === 'done') return;
    }
    this.#asked = { ...this.#asked, bots: at };
    this.#deps.publish(this.view());
  }

  /** One entry: judged, written, then shown. */
  #commit(at: number, entry: Entry, because: readonly Fact[] = []): Promise<Outcome> {
    return this.#alone(async () => {
      if (this.#stopped || at !== this.#round.entries.length) return STALE;
      const next = step(this.#round, entry);
      if (!next.ok) return { outcome: 'refused', because: next.because };
      const notes = because.length > 0 ? [...this.#file.notes, noteOf(at, because)] : this.#file.notes;
      const over = isOver(next.round) ? { finishedAt: this.#deps.clock.date() } : {};
      const file = { ...this.#file, entries: next.round.entries, notes, ...over };
      await this.#write(file);
      this.#file = file;
      this.#round = next.round;
      this.#hold = this.#holdAfter(next.then);
      this.#pacer.skip();
      this.#deps.publish(this.view());
      return DONE;
    });
  }

  #holdAfter(then: readonly Consequence[]): Pause | undefined {
    const kind = then.some(({ type }) => type === 'trickTaken')
      ? 'trick'
      : then.some(({ type }) => type === 'announced')
        ? 'announcement'
        : undefined;
    return kind && this.#pacer.lengthOf(kind) > 0 ? kind : undefined;
  }

  /** Puts a round that is over into the library. */
  async #finish(): Promise<void> {
    await this.#alone(async () => {
      if (!this.#stopped && isOver(this.#round)) await this.#archive();
    });
    if (!this.#stopped) this.#deps.publish(this.view());
  }

  /** The id is that of session and round: after a crash between the two writes, the same file is written again. */
  async #archive(): Promise<void> {
    if (this.#archived === 'done') return;
    const finished = finishedRound(this.#file, this.#deps.settings().playerName, this.#deps.clock.date());
    try {
      await this.#deps.archive(finished);
    } catch (error) {
      this.#archived = 'failed';
      return this.#deps.report(problem('F.NOT_WRITTEN', { detail: messageOf(error) }));
    }
    const file = { ...this.#file, savedAs: finished.id };
    await this.#write(file);
    this.#file = file;
    this.#archived = 'done';
  }

  /** A save that fails is reported once, and the round goes on: the next entry writes everything again. */
  async #write(file: SessionFile): Promise<void> {
    try {
      await this.#deps.save(file);
      this.#disk = 'writes';
    } catch (error) {
      if (this.#disk === 'writes') this.#deps.report(problem('F.NOT_WRITTEN', { detail: messageOf(error) }));
      this.#disk = 'fails';
    }
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
