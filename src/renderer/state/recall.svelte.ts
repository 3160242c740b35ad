// What a table of memory asks about what has fallen: open until it is answered or put off, gone once the table moves on.
import type { TableView } from '../../shared/table/board.ts';
import type { RecallQuestion } from '../../shared/table/recall.ts';
import type { Answer, Judgement } from '../../shared/teaching/training.ts';
import type { AppClient } from './bridge.ts';
import type { LiveTable } from './live-table.svelte.ts';

/** What was asked, what was answered, and what there is to say. */
export interface Recalled {
  readonly question: RecallQuestion;
  readonly judgement: Judgement;
}

interface Deps {
  readonly client: AppClient;
  readonly table: LiveTable;
}

export class Recall {
  /** The answered question that is still being read. */
  recalled = $state.raw<Recalled | null>(null);
  /** Length of the log at which the question was put off. */
  #putOff = $state(-1);
  #at = -1;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#moved(view));
  }

  #moved(view: TableView | null): void {
    if (view?.at === this.#at) return;
    this.#at = view?.at ?? -1;
    this.recalled = null;
    this.#putOff = -1;
  }

  /** What is asked now; undefined where nothing is, or it was put off. */
  get question(): RecallQuestion | undefined {
    const { view } = this.#deps.table;
    return view?.at === this.#putOff ? undefined : view?.recall;
  }

  async answer(answer: Answer): Promise<void> {
    const { view } = this.#deps.table;
    const { question } = this;
    if (!view || !question) return;
    const reply = await this.#deps.client.call('advice.recall', { at: view.at, answer });
    if (reply.ok && reply.value && view.at === this.#at) this.recalled = { question, judgement: reply.value };
  }

  close(): void {
    this.recalled = null;
    this.#putOff = this.#at;
  }
}
