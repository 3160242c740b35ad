// The round of a session as it is written down: one change after the other, each on the disk before it is told.
import type { Fact } from '../../engine/inference/facts.ts';
import type { Entry } from '../../engine/table/log.ts';
import type { Reason } from '../../engine/base/reasons.ts';
import { isOver, type Round, startRound } from '../../engine/table/round.ts';
import { isSessionOver, nextShuffle, nextTerms } from '../../engine/round/session.ts';
import { type Consequence, step } from '../../engine/round/step.ts';
import { type HelpCounts, NO_HELP } from '../../shared/table/help-counts.ts';
import type { EntryNote, RoundFile } from '../../shared/files/round-file.ts';
import type { Problem } from '../../shared/border/problems.ts';
import type { Settings } from '../../shared/files/settings.ts';
import type { Idea } from '../../engine/tutor/ideas/asked.ts';
import type { Clock } from '../base/clock.ts';
import { proveDeal } from './deal-proof.ts';
import { presentId, type SavedSession, type SessionFile } from './session-file.ts';
import { afterRound, backFromAside } from './aside.ts';
import { finishedRound } from './finished-round.ts';
import { fileRounds, type KeeperDeps } from './keeper.ts';
import type { Tail } from './taking-back.ts';
import type { Timeline } from './time-moves.ts';
import { afterFiling, turnedWith, waitingIn } from './unfiled.ts';

export interface LogbookDeps extends KeeperDeps {
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly report: (problem: Problem) => void;
}

/** Who is told of a change, in the same breath in which it came into force. */
export interface LogbookReader {
  /** An entry was put on the log. */
  readonly appended: (then: readonly Consequence[]) => void;
  /** Another log has taken the place of the present one. */
  readonly turned: () => void;
}

export type Appended =
  { readonly outcome: 'done' | 'stale' } | { readonly outcome: 'refused'; readonly because: Reason };

/** Another state of a session; undefined if there is none to turn to. */
export type Turn = (from: Timeline) => Timeline | undefined | Promise<Timeline | undefined>;

const DONE: Appended = { outcome: 'done' };
const STALE: Appended = { outcome: 'stale' };

/** Reasons that a file may hold for one entry; the most important ones come first. */
const MAX_REASONS = 16;

const noteOf = (entry: number, because: readonly Fact[]): EntryNote => ({
  entry,
  because: because.slice(0, MAX_REASONS),
});

export class Logbook {
  readonly #deps: LogbookDeps;
  readonly #reader: LogbookReader;
  #file: SessionFile;
  #round: Round;
  /** Whether the round that is over lies in the library. */
  #archived: 'notYet' | 'failed' | 'done';
  /** What the person has taken back and may repeat, the next one first. */
  #tails: readonly Tail[] = [];
  /** Grows with every change of the log: tells a newer picture from an older one, also after a decision was taken back. */
  #revision: number;
  #closed = false;
  /** Changes happen one after the other: the end of the last one. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor({ file, round }: SavedSession, deps: LogbookDeps, reader: LogbookReader) {
    this.#deps = deps;
    this.#reader = reader;
    this.#file = file;
    this.#round = round;
    this.#revision = round.entries.length;
    this.#archived = file.savedAs === undefined ? 'notYet' : 'done';
  }

  get file(): SessionFile {
    return this.#file;
  }

  get round(): Round {
    return this.#round;
  }

  get tails(): readonly Tail[] {
    return this.#tails;
  }

  get revision(): number {
    return this.#revision;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Whether the round is over and nobody has tried to put it into the library. */
  get unfiled(): boolean {
    return isOver(this.#round) && this.#archived === 'notYet';
  }

  saved(): SavedSession {
    return { file: this.#file, round: this.#round };
  }

  /** Another text for every log of every round. */
  key(): string {
    return `${presentId(this.#file)}/${this.#revision}`;
  }

  /** The commitment is written together with the pack it is for, before anybody sees a card. */
  async shuffle(): Promise<void> {
    const entry = nextShuffle(this.#file.session);
    if (entry.type === 'shuffled') this.#file = { ...this.#file, deal: this.#file.deal ?? proveDeal(entry.pack) };
    await this.append(this.#round, entry);
  }

  /** One entry to the round in which it was decided: judged, written, then told. */
  append(round: Round, entry: Entry, because: readonly Fact[] = []): Promise<Appended> {
    return this.#alone(async () => {
      if (this.#closed || round !== this.#round) return STALE;
      const at = round.entries.length;
      const next = step(this.#round, entry);
      if (!next.ok) return { outcome: 'refused', because: next.because };
      const notes = because.length > 0 ? [...this.#file.notes, noteOf(at, because)] : this.#file.notes;
      const over = isOver(next.round) ? { finishedAt: this.#deps.clock.date() } : {};
      const file = { ...this.#file, entries: next.round.entries, notes, ...over };
      await this.#deps.save(file);
      this.#file = file;
      this.#round = next.round;
      this.#revision++;
      this.#reader.appended(next.then);
      return DONE;
    });
  }

  /** Another state of the table, written and told; false if there is none to turn to. */
  turnTo(change: Turn): Promise<boolean> {
    return this.#alone(async () => {
      if (this.#closed) return false;
      const next = await change({ saved: this.saved(), tails: this.#tails });
      if (!next) return false;
      const { round } = next.saved;
      const file = turnedWith(next.saved.file, this.#file, this.#finished());
      await this.#deps.save(file);
      this.#file = file;
      this.#round = round;
      this.#tails = next.tails;
      this.#archived = file.savedAs === undefined ? 'notYet' : 'done';
      this.#revision++;
      this.#reader.turned();
      return true;
    });
  }

  /** The round after one that is over, which goes into the library first; false if it is not over, or was the last one. */
  nextRound(): Promise<boolean> {
    return this.turnTo(async ({ saved }) => {
      if (!isOver(saved.round)) return undefined;
      await this.#archive();
      const next = backFromAside(this.saved()) ?? this.#following();
      return next && { saved: next, tails: [] };
    });
  }

  /** The next round of the session, not yet dealt; undefined if that was the last one. */
  #following(): SavedSession | undefined {
    const file = afterRound(this.saved());
    if (isSessionOver(file.session)) return undefined;
    return { file, round: startRound(file.session.rules, nextTerms(file.session)) };
  }

  /** The person goes another way: nothing can be repeated any more. */
  forgetTails(): void {
    this.#tails = [];
  }

  /** Notes that help was given; it is written with the next entry. */
  countHelp(kind: keyof HelpCounts): Promise<void> {
    return this.#alone(() => {
      const help = this.#file.help ?? NO_HELP;
      this.#file = { ...this.#file, help: { ...help, [kind]: (help[kind] ?? 0) + 1 } };
      return Promise.resolve();
    });
  }

  /** Notes what the teacher asks now, once; it is written with the next entry. */
  teach(idea: Idea): Promise<void> {
    return this.#alone(() => {
      const at = this.#round.entries.length;
      const before = (this.#file.taught ?? []).filter((each) => each.at !== at);
      this.#file = { ...this.#file, taught: [...before, { at, idea }] };
      return Promise.resolve();
    });
  }

  /** Puts rounds that are over into the library: the present one, and those that could not be written before. */
  finish(): Promise<void> {
    return this.#alone(() => this.#archive());
  }

  /** The present round, if it is over and does not lie in the library. */
  #finished(): RoundFile | undefined {
    if (!isOver(this.#round) || this.#archived === 'done') return undefined;
    return finishedRound(this.#file, this.#deps.settings().playerName, this.#deps.clock.date());
  }

  /** The ids are those of session and round: after a crash between the two writes, the same files are written again. */
  async #archive(): Promise<void> {
    const finished = this.#finished();
    const rounds = waitingIn(this.#file, finished);
    if (rounds.length === 0) return;
    const { left, wrong } = await fileRounds(rounds, this.#deps);
    if (finished) this.#archived = left.includes(finished) ? 'failed' : 'done';
    const file = afterFiling(this.#file, finished, left);
    if (file !== this.#file) {
      await this.#deps.save(file);
      this.#file = file;
    }
    this.#deps.filed(wrong);
  }

  /** Rounds that still wait for the library, for the session that comes next. */
  get waiting(): readonly RoundFile[] {
    return waitingIn(this.#file, this.#finished());
  }

  /** Nothing is changed from now on; resolves when nothing will be written any more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#queue;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
