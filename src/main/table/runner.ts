// Runs the rounds of one session: asks players, judges decisions, writes each one down before it is shown, and pauses.
import type { Fact } from '../../engine/facts.ts';
import type { Decision, Entry, Revoke } from '../../engine/log.ts';
import { reason } from '../../engine/reasons.ts';
import type { Reason } from '../../engine/reasons.ts';
import { isOver, startRound } from '../../engine/round.ts';
import type { Round } from '../../engine/round.ts';
import type { Seat } from '../../engine/seats.ts';
import { nextShuffle, nextTerms } from '../../engine/session.ts';
import type { Consequence } from '../../engine/step.ts';
import { judge, step, turnIn } from '../../engine/step.ts';
import { explain } from '../../engine/tutor/explain.ts';
import { viewFor } from '../../engine/view.ts';
import type { TableView } from '../../shared/board.ts';
import type { DecisionAnswer } from '../../shared/contract.ts';
import type { HelpCounts } from '../../shared/help-modes.ts';
import { NO_HELP } from '../../shared/help-modes.ts';
import type { EntryNote } from '../../shared/round-file.ts';
import type { MoveInTime } from '../../shared/moves-in-time.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Clock } from '../clock.ts';
import { proveDeal } from '../fairness/deal-proof.ts';
import type { SavedSession, SessionFile } from '../store/session-file.ts';
import { presentId } from '../store/session-file.ts';
import type { AskPlayer } from './asking.ts';
import type { Opening } from './aside.ts';
import { afterRound, backFromAside, playedAside } from './aside.ts';
import { askForDecision, askForDoubling } from './asking.ts';
import { finishedRound } from './finished-round.ts';
import type { Keeper, KeeperDeps } from './keeper.ts';
import { createKeeper } from './keeper.ts';
import type { Move } from './next-move.ts';
import { doublingOf, HUMAN, nextMove, NOBODY_ASKED } from './next-move.ts';
import type { Pacer, Pause } from './pacing.ts';
import { createPacer } from './pacing.ts';
import type { SessionDeals } from './session-deals.ts';
import { sessionDeals } from './session-deals.ts';
import { tableViewOf } from './table-view.ts';
import type { Tail } from './taking-back.ts';
import type { Timeline } from './time-moves.ts';
import { TIME_MOVES } from './time-moves.ts';

export interface RunnerDeps extends KeeperDeps {
  readonly clock: Clock;
  readonly thinking: AskPlayer;
  readonly settings: () => Settings;
  readonly publish: (view: TableView) => void;
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
  readonly #keeper: Keeper;
  #file: SessionFile;
  #round: Round;
  #asked = NOBODY_ASKED;
  /** What is being looked at or listened to before the table goes on. */
  #hold: Pause | undefined;
  /** Whether the round that is over lies in the library. */
  #archived: 'notYet' | 'failed' | 'done' = 'notYet';
  /** What the person has taken back and may repeat, the next one first. */
  #tails: readonly Tail[] = [];
  /** Grows with every change of the log: tells a newer picture from an older one, also after a decision was taken back. */
  #revision: number;
  /** Ends when the log changes otherwise than by the bot that is being asked. */
  #asking = new AbortController();
  #stopped = false;
  #running = false;
  /** Changes of the round happen one after the other: the end of the last one. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(saved: SavedSession, deps: RunnerDeps) {
    this.#deps = deps;
    this.#file = saved.file;
    this.#round = saved.round;
    this.#revision = saved.round.entries.length;
    if (saved.file.savedAs !== undefined) this.#archived = 'done';
    this.#keeper = createKeeper(deps);
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
      revision: this.#revision,
      tails: this.#tails,
    });
  }

  /** What is being played, for whoever advises on it. */
  saved(): SavedSession {
    return { file: this.#file, round: this.#round };
  }

  /** Another text for every log of every round. */
  key(): string {
    return `${presentId(this.#file)}/${this.#revision}`;
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
    await this.#commit(this.#round, entry);
  }

  /** What may be told of the deals of this session. */
  deals(): SessionDeals {
    return sessionDeals(this.#file, this.view());
  }

  /** A decision of the person, made when the log had `at` entries. */
  async decide(at: number, decision: Decision): Promise<DecisionAnswer> {
    const round = this.#round;
    if (at !== round.entries.length) return { outcome: 'stale' };
    const outcome =
      decision.seat === HUMAN
        ? await this.#commit(round, this.#entryFor(decision))
        : ({ outcome: 'refused', because: reason('A.OUT_OF_TURN', { turn: turnIn(round) }) } as const);
    if (outcome.outcome === 'refused')
      return { outcome: 'refused', refusal: explain(viewFor(this.#round, HUMAN), decision, outcome.because) };
    if (outcome.outcome === 'done') this.#tails = [];
    this.#goOn();
    return outcome;
  }

  /** In the inn nobody refuses a card: it is a revoke (SPEC 10). */
  #entryFor(decision: Decision): Decision | Revoke {
    if (this.#file.mode !== 'inn' || decision.type !== 'play' || judge(this.#round, decision).legal) return decision;
    const revoke: Revoke = { ...decision, type: 'revoke' };
    return judge(this.#round, revoke).legal ? revoke : decision;
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
    const turned = await this.#turnTo(async ({ saved }) => {
      if (!isOver(saved.round)) return undefined;
      await this.#archive();
      return { saved: backFromAside(this.saved()) ?? this.#nextOf(this.saved()), tails: [] };
    });
    if (turned) await this.begin();
  }

  #nextOf(saved: SavedSession): SavedSession {
    const file = afterRound(saved);
    return { file, round: startRound(file.session.rules, nextTerms(file.session)) };
  }

  /** Takes back, repeats, begins the deal again, leaves a round beside the session; nothing where that cannot be. */
  async move(move: MoveInTime): Promise<void> {
    if ((await this.#turnTo(TIME_MOVES[move])) && this.#round.phase === 'shuffling') await this.begin();
  }

  /** Plays on from a log, beside the session; false if there is nothing to play. */
  playFrom(opening: Opening): Promise<boolean> {
    return this.#turnTo(({ saved }) => {
      const aside = playedAside(saved, opening);
      return aside && { saved: aside, tails: [] };
    });
  }

  /** Another state of the table, written and shown; false if there is none to turn to. */
  async #turnTo(change: (from: Timeline) => Timeline | undefined | Promise<Timeline | undefined>): Promise<boolean> {
    const turned = await this.#alone(async () => {
      if (this.#stopped) return false;
      const next = await change({ saved: this.saved(), tails: this.#tails });
      if (!next) return false;
      const { file, round } = next.saved;
      await this.#keeper.save(file);
      this.#file = file;
      this.#round = round;
      this.#tails = next.tails;
      this.#asked = NOBODY_ASKED;
      this.#hold = undefined;
      this.#archived = file.savedAs === undefined ? 'notYet' : 'done';
      this.#revision++;
      this.#asking.abort();
      this.#asking = new AbortController();
      this.#pacer.skip();
      return true;
    });
    if (turned && this.#round.phase !== 'shuffling') this.#changed();
    return turned;
  }

  /** Notes that help was given; it is written with the next entry. */
  countHelp(kind: keyof HelpCounts): Promise<void> {
    return this.#alone(() => {
      const help = this.#file.help ?? NO_HELP;
      this.#file = { ...this.#file, help: { ...help, [kind]: help[kind] + 1 } };
      return Promise.resolve();
    });
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
    const round = this.#round;
    await this.#pacer.pause(kind);
    if (this.#stopped || this.#round !== round || this.#hold === undefined) return;
    this.#hold = undefined;
    if (kind === 'trick') this.#deps.publish(this.view());
  }

  async #letDecide(seat: Seat): Promise<void> {
    const round = this.#round;
    const asked = askForDecision(this.#deps, this.saved(), seat, this.#asking.signal);
    const [choice] = await Promise.all([asked, this.#pacer.pause('bot')]);
    if (!this.#stopped) await this.#commit(round, choice.decision, choice.because);
  }

  async #askBots(seats: readonly Seat[]): Promise<void> {
    const round = this.#round;
    for (const seat of seats) {
      const choice = await askForDoubling(this.#deps, this.saved(), seat, this.#asking.signal);
      if (this.#stopped || this.#round !== round) return;
      if (choice && (await this.#commit(round, choice.decision, choice.because)).outcome === 'done') return;
    }
    this.#asked = { ...this.#asked, bots: round.entries.length };
    this.#deps.publish(this.view());
  }

  /** One entry to the round in which it was decided: judged, written, then shown. */
  #commit(round: Round, entry: Entry, because: readonly Fact[] = []): Promise<Outcome> {
    return this.#alone(async () => {
      if (this.#stopped || round !== this.#round) return STALE;
      const at = round.entries.length;
      const next = step(this.#round, entry);
      if (!next.ok) return { outcome: 'refused', because: next.because };
      const notes = because.length > 0 ? [...this.#file.notes, noteOf(at, because)] : this.#file.notes;
      const over = isOver(next.round) ? { finishedAt: this.#deps.clock.date() } : {};
      const file = { ...this.#file, entries: next.round.entries, notes, ...over };
      await this.#keeper.save(file);
      this.#file = file;
      this.#round = next.round;
      this.#revision++;
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
    this.#archived = (await this.#keeper.archive(finished)) ? 'done' : 'failed';
    if (this.#archived === 'failed') return;
    const file = { ...this.#file, savedAs: finished.id };
    await this.#keeper.save(file);
    this.#file = file;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
