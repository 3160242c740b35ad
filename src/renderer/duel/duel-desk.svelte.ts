// One challenge as the page has it: asked of main, played and changed through main.
import type { DuelScore, DuelView } from '../../shared/calls/duel.ts';
import type { Answer } from '../../shared/border/ipc.ts';
import type { ExportAnswer } from '../../shared/border/export-answer.ts';
import type { Naming } from '../../words/types/naming.ts';
import type { AppContext } from '../state/app-context.ts';

type Parts = Pick<AppContext, 'client' | 'speech' | 'notices' | 'router' | 'table'>;

export class DuelDesk {
  view: DuelView = $state.raw() as DuelView;
  /** Why playing could not begin. */
  refused = $state('');
  readonly #app: Parts;

  constructor(app: Parts, view: DuelView) {
    this.#app = app;
    this.view = view;
  }

  /** Names at the table of the challenge. */
  get name(): Naming {
    return this.#app.speech.nameAt(this.view.chairs);
  }

  /** Who a result is of. */
  readonly who = (score: Pick<DuelScore, 'who'>): string => score.who ?? this.#app.speech.ui.duel.compare.you;

  /** The mean of amounts is told to the nearest one. */
  readonly balance = (amount: number): string => this.name.balance(Math.round(amount));

  /** What is played, by which rules, how well the opponents play. */
  readonly terms: readonly string[] = $derived.by(() => {
    const { ui, presets } = this.#app.speech;
    const { game, preset, pack, departures, code, level, deals, results } = this.view;
    const rules = preset
      ? [presets[preset].name]
      : code === undefined
        ? [ui.duel.table.own(departures)]
        : [ui.duel.table.pack(pack)];
    return [ui.special.games[game], ...rules, ui.start.levels[level], ui.duel.sum(deals, results)];
  });

  async play(): Promise<void> {
    const { client, table, router, speech } = this.#app;
    const answer = await client.call('duel.play', { id: this.view.id });
    if (!answer.ok) this.refused = `${speech.ui.app.callFailed} ${answer.error.message}`;
    else if (!answer.value) this.refused = speech.ui.duel.play.failed;
    else {
      table.take(answer.value);
      router.go({ name: 'table' });
    }
  }

  async reveal(): Promise<void> {
    this.#take(await this.#app.client.call('duel.reveal', { id: this.view.id }));
  }

  async removeResult(result: string): Promise<void> {
    this.#take(await this.#app.client.call('duel.removeResult', { id: this.view.id, result }));
  }

  async load(): Promise<void> {
    this.#take(await this.#app.client.call('duel.open', { id: this.view.id }));
  }

  #take(answer: Answer<DuelView | null>): void {
    if (answer.ok && answer.value) this.view = answer.value;
    else this.#app.router.go({ name: 'duel' });
  }

  async copy(text: string): Promise<void> {
    const { client, notices, speech } = this.#app;
    const answer = await client.call('app.copy', { text });
    if (answer.ok) notices.info(() => speech.ui.duel.copied);
    else notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
  }

  /** Saves the challenge, the ranking, or what is printed now, in a place of the reader's choice. */
  async save(form: 'challenge' | 'csv' | 'pages'): Promise<void> {
    const call = { challenge: 'duel.export', csv: 'duel.exportCsv', pages: 'duel.exportPages' } as const;
    this.#tell(await this.#app.client.call(call[form], { id: this.view.id }));
  }

  async saveResult(who: string): Promise<void> {
    this.#tell(await this.#app.client.call('duel.exportResult', { id: this.view.id, who }));
  }

  #tell(answer: Answer<ExportAnswer>): void {
    const { notices, speech } = this.#app;
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    const { value } = answer;
    if (value.outcome === 'refused') notices.problem(value.problem);
    else if (value.outcome === 'saved') notices.info(() => speech.ui.duel.saved(value.file));
  }
}
