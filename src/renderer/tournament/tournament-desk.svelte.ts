// One tournament as the page has it: asked of main, written through main.
import type { Answer } from '../../shared/border/ipc.ts';
import type { PageEvent, TournamentReason, TournamentView, TournamentWritten } from '../../shared/calls/tournament.ts';
import { tellWith } from '../../words/base/words.ts';
import type { AppContext } from '../state/app-context.ts';

type Parts = Pick<AppContext, 'client' | 'speech' | 'notices' | 'router'>;

/** What can be printed of it. */
export type Printed = 'seats' | 'sheets' | 'results';

export class TournamentDesk {
  view: TournamentView = $state.raw() as TournamentView;
  /** What was said last, for those who listen. */
  said = $state('');
  readonly #app: Parts;

  constructor(app: Parts, view: TournamentView) {
    this.#app = app;
    this.view = view;
  }

  get #ui() {
    return this.#app.speech.ui.tournament;
  }

  /** A reason in words. */
  told(reason: TournamentReason): string {
    return tellWith(this.#ui.reasons, reason, this.#app.speech.plain);
  }

  /** Points as they are written: always with their sign, "+12", "−4", "0". */
  readonly signed = (points: number): string =>
    points === 0 ? '0' : `${points > 0 ? '+' : '−'}${this.#app.speech.plain.number(Math.abs(points))}`;

  /** Tables of a round that have handed in nothing yet, from 1. */
  openTables(round: number): readonly number[] {
    return (this.view.played[round - 1]?.tables ?? []).flatMap(({ sheets }, at) => (sheets.length > 0 ? [] : [at + 1]));
  }

  /** Writes an event; gives why it cannot be, in words. */
  async write(event: PageEvent): Promise<string | undefined> {
    const refused = this.#taken(await this.#app.client.call('tournament.write', { id: this.view.id, event }));
    if (refused === undefined && event.kind === 'result')
      this.said = this.#ui.entry.written(event.table, this.openTables(event.round).length);
    return refused;
  }

  /** Draws the next round; gives why it cannot be. */
  async draw(): Promise<string | undefined> {
    const refused = this.#taken(await this.#app.client.call('tournament.draw', { id: this.view.id }));
    const round = this.view.played.at(-1);
    if (refused === undefined && round)
      this.said = `${this.#ui.seats.seed(round.seed)} ${this.#ui.seats.repeats(round.repeats)}`;
    return refused;
  }

  async undo(): Promise<string | undefined> {
    return this.#taken(await this.#app.client.call('tournament.undo', { id: this.view.id }));
  }

  #taken(answer: Answer<TournamentWritten>): string | undefined {
    if (!answer.ok) return `${this.#app.speech.ui.app.callFailed} ${answer.error.message}`;
    const { value } = answer;
    if (value.outcome === 'refused') return this.told(value.reason);
    if (value.outcome === 'gone') this.#app.router.go({ name: 'tournament' });
    else this.view = value.view;
    return undefined;
  }

  /** Saves the tournament, or what is printed now, in a place of the reader's choice. */
  async save(form: 'csv' | 'pages'): Promise<void> {
    const { client, notices, speech } = this.#app;
    const call = form === 'csv' ? 'tournament.exportCsv' : 'tournament.exportPages';
    const answer = await client.call(call, { id: this.view.id });
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    const { value } = answer;
    if (value.outcome === 'refused') notices.problem(value.problem);
    else if (value.outcome === 'saved') notices.info(() => speech.ui.tournament.saved(value.file));
  }
}
