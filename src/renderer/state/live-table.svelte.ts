// The live table: the pushed picture of the running round, and what the player does to it.
import type { Board, BoardAction, TableView } from '../../shared/table/board.ts';
import type { InputOf } from '../../shared/border/ipc.ts';
import { isLast } from '../../shared/table/decided.ts';
import { actingSeat } from '../../shared/table/own-seats.ts';
import type { CALLS } from '../../shared/calls/all-calls.ts';
import type { AppClient } from './bridge.ts';
import { givenAnswer } from './given.ts';
import type { Speech } from './speech.svelte.ts';
import type { Notices } from './notices.svelte.ts';

type Explanation = NonNullable<BoardAction['refusal']>;
export type Decision = BoardAction['decision'];
export type NewSession = InputOf<typeof CALLS, 'session.start'>;
export type CourseLine = Board['course'][number];

/** Something that was tried although it is not allowed, with the explanation. */
export interface Refused {
  readonly decision: Decision;
  readonly explanation: Explanation;
}

/** `putAside` only where a session would be thrown away. */
export type LeaveAnswer = 'leave' | 'putAside' | 'stay';

/**
 * The question what becomes of what is on the table: of the session for another game, of a round for another
 * round of practice beside the session, or to play its own cards from the start.
 */
export interface Leaving {
  readonly by: 'newGame' | 'practice' | 'sameDeal';
  readonly answer: (answer: LeaveAnswer) => void;
}

export class LiveTable {
  view = $state.raw<TableView | null>(givenAnswer('table.view') ?? null);
  refused = $state.raw<Refused | null>(null);
  /** The course of the present round as far as it has been told, oldest first. */
  course = $state.raw<readonly CourseLine[]>([]);
  busy = $state.raw(false);
  /** The final sheet of a session that is over is being looked at. */
  closing = $state.raw(false);

  /** Set while the player is asked whether the running round may be thrown away. */
  leaving = $state.raw<Leaving | null>(null);
  /** How often the player wanted to hear again what is asked. */
  wantedAgain = $state(0);

  /** What the player wanted to have read out last, and how often that has been so. */
  said = $state.raw<{ readonly text: string; readonly time: number }>({ text: '', time: 0 });

  readonly board: Board | undefined = $derived(this.view?.board);
  readonly yourTurn: boolean = $derived(this.board !== undefined && this.board.turn === actingSeat(this.board));

  /** Whether it is known what is on the table. */
  known = $state(givenAnswer('table.view') !== undefined);
  /** The picture came along with the page: the first that main tells is newer, whatever its number. */
  #given = this.known;

  /** Something has been played in the session, and it can be gone on with. */
  readonly worthKeeping: boolean = $derived(
    this.view !== null &&
      !this.view.session?.over &&
      (this.view.sheet.length > 0 || !['shuffling', 'cutting'].includes(this.view.board.phase)),
  );

  /** A round is on the table that another round would throw away. */
  readonly running: boolean = $derived(
    this.board !== undefined && !isLast(this.board.phase) && !this.view?.session?.over,
  );

  readonly #listeners: ((view: TableView | null) => void)[] = [];
  /** How many pictures have come. */
  #taken = 0;
  readonly #client: AppClient;
  readonly #notices: Notices;
  readonly #speech: Speech;

  constructor(client: AppClient, notices: Notices, speech: Speech) {
    this.#client = client;
    this.#notices = notices;
    this.#speech = speech;
    client.on('table.changed', (view) => this.take(view));
  }

  /** Shows a newer picture; one that is older than what is shown is dropped. */
  take(view: TableView | null): void {
    const known = this.#given ? null : this.view;
    this.#given = false;
    this.known = true;
    this.#taken++;
    const same = known !== null && view !== null && known.roundId === view.roundId;
    if (same && view.revision < known.revision) return;
    if (view && same) this.#addToCourse(view);
    else this.course = view?.board.course ?? [];
    if (!same || view.revision !== known.revision) this.refused = null;
    if (!view?.session?.over) this.closing = false;
    this.view = view;
    this.#listeners.forEach((listener) => listener(view));
  }

  /** Tells of every picture that is taken from now on. */
  listen(listener: (view: TableView | null) => void): void {
    this.#listeners.push(listener);
  }

  /** Takes up the table as it stands; a picture that came since it was asked for is newer, of whatever round it is. */
  async load(): Promise<void> {
    const before = this.#taken;
    const answer = await this.#client.call('table.view', {});
    if (answer.ok && before === this.#taken) this.take(answer.value);
    this.known = true;
  }

  async #ask(by: Leaving['by']): Promise<LeaveAnswer> {
    this.leaving?.answer('stay');
    const answer = await new Promise<LeaveAnswer>((resolve) => (this.leaving = { by, answer: resolve }));
    this.leaving = null;
    return answer;
  }

  /** Whether another round may take the place of the one on the table: asked while one is running. */
  async mayBeReplaced(by: Exclude<Leaving['by'], 'newGame'>): Promise<boolean> {
    return !this.running || (await this.#ask(by)) === 'leave';
  }

  /** The one way to another game, from wherever it is chosen; false if it was not begun. */
  async startSession(session: NewSession): Promise<boolean> {
    const said = this.worthKeeping ? await this.#ask('newGame') : 'leave';
    if (said === 'stay') return false;
    const old = said === 'putAside' ? said : 'end';
    const answer = await this.#client.call('session.start', { ...session, old });
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value) this.take(answer.value);
    return answer.ok && answer.value !== null;
  }

  /** Goes on with a session that was put aside; false if that cannot be. The one on the table is put aside. */
  async goOn(id: string): Promise<boolean> {
    const answer = await this.#client.call('session.goOn', { id });
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value) this.take(answer.value);
    else this.#notices.bad(() => this.#speech.labels.first.aside.failed);
    return answer.ok && answer.value !== null;
  }

  /** A new session by the rules of the present one, which is over. */
  async again(): Promise<void> {
    const answer = await this.#client.call('session.again', {});
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value) this.take(answer.value);
  }

  /** The next round; after the last one of a session its final sheet. */
  async nextRound(): Promise<void> {
    if (this.view?.session?.over) {
      this.closing = true;
      return;
    }
    const answer = await this.#client.call('session.nextRound', {});
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value) this.take(answer.value);
  }

  /** Asks for a special round after the one that is over. */
  async callRound(round: InputOf<typeof CALLS, 'session.callRound'>['round']): Promise<void> {
    const answer = await this.#client.call('session.callRound', { round });
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value) this.take(answer.value);
  }

  async decide(decision: Decision): Promise<void> {
    if (!this.view || this.busy) return;
    this.busy = true;
    const answer = await this.#client.call('table.decide', { at: this.view.at, decision });
    this.busy = false;
    if (!answer.ok) this.#failed(answer.error.message);
    else if (answer.value.outcome === 'refused') this.refused = { decision, explanation: answer.value.refusal };
    else if (answer.value.outcome === 'stale') this.#notices.info(() => this.#speech.ui.table.stale);
  }

  async declineDoubling(): Promise<void> {
    if (this.view) await this.#client.call('table.declineDoubling', { at: this.view.at });
  }

  async skip(): Promise<void> {
    if (this.view?.pausing) await this.#client.call('table.skip', {});
  }

  /** Something was tried that the board says is not allowed; counted once, however often its reason is asked for. */
  refuse(decision: Decision, explanation: Explanation): void {
    const again = JSON.stringify(decision) === JSON.stringify(this.refused?.decision);
    if (!again) void this.#client.call('progress.refused', { id: explanation.because.id });
    this.refused = { decision, explanation };
  }

  /** Something of the table is read out. */
  say(text: string): void {
    this.said = { text, time: this.said.time + 1 };
  }

  /** What is asked is read out once more. */
  repeatQuestion(): void {
    this.wantedAgain++;
  }

  forgetRefusal(): void {
    this.refused = null;
  }

  #addToCourse(view: TableView): void {
    // What was taken back has not happened.
    this.course = this.course.filter(({ entry }) => entry < view.at);
    const last = this.course.at(-1)?.entry ?? -1;
    const known = this.course.filter(({ entry }) => entry === last).length;
    const fresh = view.board.course.filter(({ entry }) => entry > last);
    const rest = view.board.course.filter(({ entry }) => entry === last).slice(known);
    if (rest.length + fresh.length > 0) this.course = [...this.course, ...rest, ...fresh];
  }

  #failed(message: string): void {
    this.#notices.bad(() => `${this.#speech.labels.app.callFailed} ${message}`);
  }
}
