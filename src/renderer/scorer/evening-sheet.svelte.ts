// The sheet of one evening as the page has it: asked of main, written through main, with the place at which the next entry goes.
import { namingOf } from '../../words/speak/naming-of.ts';
import { tellWith } from '../../words/base/words.ts';
import type { Naming } from '../../words/types/naming.ts';
import type {
  DealEntry,
  EveningLine,
  LogEntry,
  ScorerBill,
  ScorerReason,
  ScorerSetting,
  ScorerView,
} from '../../shared/calls/scorer.ts';
import type { AppContext } from '../state/app-context.ts';

type Parts = Pick<AppContext, 'client' | 'speech' | 'notices' | 'preferences'>;

/** Where the entry goes, and what stands there. */
export interface Mode {
  readonly does: 'write' | 'correct' | 'insert';
  readonly at: number;
  readonly entry?: DealEntry;
}

/** What an entry would come to. */
export interface Looked {
  readonly bill?: ScorerBill | undefined;
  readonly objection?: string;
}

export class EveningSheet {
  view: ScorerView = $state.raw() as ScorerView;
  mode = $state.raw<Mode>({ does: 'write', at: 0 });
  setting: ScorerSetting = $state.raw() as ScorerSetting;
  /** What was said last, for those who listen. */
  said = $state('');
  readonly #app: Parts;

  constructor(app: Parts, view: ScorerView) {
    this.#app = app;
    this.view = view;
    this.setting = view.next;
  }

  /** Names and amounts in the unit of the evening. */
  get name(): Naming {
    const { speech, preferences } = this.#app;
    return namingOf(speech.language, preferences.deck, ['', '', '', ''], undefined, this.view.unit);
  }

  /** The entry of the log that writes a line where the entry goes. */
  logOf(line: EveningLine): LogEntry {
    const { does, at } = this.mode;
    return does === 'write' ? { does, line } : { does, at, line };
  }

  async look(entry: LogEntry): Promise<Looked | undefined> {
    const answer = await this.#app.client.call('scorer.look', { id: this.view.id, entry });
    if (!answer.ok) return undefined;
    const { value } = answer;
    return value.outcome === 'fits' ? { bill: value.bill } : { objection: this.told(value.reason, value.line) };
  }

  /** A reason in words, and the line that could not stand after it. */
  told(reason: ScorerReason, line?: number): string {
    const ui = this.#app.speech.ui.scorer;
    const told = tellWith(ui.reasons, reason, this.name);
    return line === undefined ? told : `${ui.laterLine(line + 1)} ${told}`;
  }

  /** Writes an entry; gives why it cannot be, in words. */
  async write(entry: LogEntry): Promise<string | undefined> {
    const answer = await this.#app.client.call('scorer.write', { id: this.view.id, entry });
    if (!answer.ok) return `${this.#app.speech.ui.app.callFailed} ${answer.error.message}`;
    if (answer.value.outcome === 'refused') return this.told(answer.value.reason, answer.value.line);
    this.#take(answer.value.view);
    const at = 'at' in entry ? entry.at : this.view.lines.length - 1;
    const bill = this.view.lines[at]?.bill;
    const amounts = (bill?.amounts ?? []).map(({ person, cents }) => `${person} ${this.name.balance(cents)}`);
    const ui = this.#app.speech.ui.scorer;
    this.said = ui.written(amounts.join(', ') || ui.sheet.place(at + 1), this.view.next.dealer);
    return undefined;
  }

  /** How the evening is settled from now on. */
  async settle(settling: ScorerView['settling']): Promise<void> {
    const answer = await this.#app.client.call('scorer.settle', { id: this.view.id, settling });
    if (answer.ok && answer.value.outcome === 'written') this.view = answer.value.view;
  }

  async undo(): Promise<void> {
    const answer = await this.#app.client.call('scorer.undo', { id: this.view.id });
    if (!answer.ok || answer.value.outcome === 'refused') return;
    this.#take(answer.value.view);
    this.said = this.#app.speech.ui.scorer.undone(this.view.next.dealer);
  }

  #take(view: ScorerView): void {
    this.view = view;
    this.setting = view.next;
    this.mode = { does: 'write', at: view.lines.length };
  }

  /** The next entry goes to the end again. */
  toNext(): void {
    this.#take(this.view);
  }

  /** The next entry goes to this place: in the stead of the line there, or before it. */
  async goTo(does: 'correct' | 'insert', at: number): Promise<void> {
    const line = this.view.lines[at]?.line;
    const entry = does === 'correct' && line?.kind === 'deal' ? line.entry : undefined;
    const dealer = does === 'correct' && line && 'dealer' in line ? line.dealer : undefined;
    const found = await this.#setting(at, dealer);
    if (!found) return;
    this.setting = found;
    this.mode = { does, at, ...(entry && { entry }) };
  }

  /** Somebody else has dealt. */
  async dealtBy(dealer: string): Promise<void> {
    this.setting = (await this.#setting(this.mode.at, dealer)) ?? this.setting;
  }

  async #setting(at: number, dealer: string | undefined): Promise<ScorerSetting | undefined> {
    const input = { id: this.view.id, at, ...(dealer !== undefined && { dealer }) };
    const answer = await this.#app.client.call('scorer.setting', input);
    return answer.ok && answer.value ? answer.value : undefined;
  }

  /** Saves the evening in a place of the reader's choice. */
  async save(form: 'csv' | 'pages'): Promise<void> {
    const { client, notices, speech } = this.#app;
    const answer = await client.call(form === 'csv' ? 'scorer.exportCsv' : 'scorer.exportPages', { id: this.view.id });
    if (!answer.ok) return notices.bad(() => `${speech.ui.app.callFailed} ${answer.error.message}`);
    const { value } = answer;
    if (value.outcome === 'refused') notices.problem(value.problem);
    else if (value.outcome === 'saved') notices.info(() => speech.ui.scorer.saved(value.file));
  }
}
