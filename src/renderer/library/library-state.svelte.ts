// State of the library screen: the part of the list that has been read so far, and what is done with one round.
import type { LibraryFilter, LibraryItem, LibraryPage, RoundChoice } from '../../shared/calls/library-calls.ts';
import { EVERYTHING, LIST_PAGE, MOST_LISTED } from '../../shared/files/library-filter.ts';
import type { AppContext } from '../state/app-context.ts';
import { tellImport } from '../state/importing.ts';
import type { UiTutorTexts } from '../../words/types/ui-tutor-texts.ts';

type Parts = Pick<AppContext, 'client' | 'notices' | 'router' | 'speech'>;

const NOTHING: LibraryPage = {
  items: [],
  all: 0,
  matching: 0,
  sum: 0,
  counted: 0,
  contracts: [],
  months: [],
  problems: [],
};

export class LibraryState {
  /** The list as last told, with all rounds that have been read of it so far. */
  page = $state.raw<LibraryPage>(NOTHING);
  filter = $state.raw<LibraryFilter>(EVERYTHING);
  state = $state.raw<'loading' | 'there' | 'failed'>('loading');
  readonly #app: Parts;
  readonly #texts: () => UiTutorTexts['library'];
  /** Counts the questions: an answer to an earlier one than the last is of no use any more. */
  #asked = 0;

  constructor(app: Parts, texts: () => UiTutorTexts['library']) {
    this.#app = app;
    this.#texts = texts;
  }

  /** Reads the list anew, as far as it had been read. */
  load(): Promise<void> {
    return this.#read([], Math.max(LIST_PAGE, this.page.items.length));
  }

  /** Another choice of rounds, from its beginning. */
  choose(filter: LibraryFilter): Promise<void> {
    this.filter = filter;
    return this.#read([], LIST_PAGE);
  }

  /** Reads on where the list ends so far. */
  async more(): Promise<void> {
    const { items, matching } = this.page;
    if (items.length < matching) await this.#read(items, items.length + LIST_PAGE);
  }

  async #read(known: readonly LibraryItem[], wanted: number): Promise<void> {
    const asked = ++this.#asked;
    let items = known;
    for (;;) {
      const count = Math.min(MOST_LISTED, wanted - items.length);
      const answer = await this.#app.client.call('library.list', { filter: this.filter, from: items.length, count });
      if (asked !== this.#asked) return;
      if (!answer.ok) {
        if (this.state === 'loading') this.state = 'failed';
        return;
      }
      items = [...items, ...answer.value.items];
      this.page = { ...answer.value, items };
      this.state = 'there';
      if (answer.value.items.length < count || items.length >= wanted) return;
    }
  }

  /** Marks a round as a favourite, or takes the mark away. */
  async favour({ id, favourite }: LibraryItem): Promise<void> {
    const answer = await this.#app.client.call('library.favour', { id, favourite: favourite ? 'no' : 'yes' });
    if (!answer.ok) return this.#failed(answer.error.message);
    const item = answer.value;
    if (!item) return this.#app.notices.bad(() => this.#app.speech.ui.library.note.failed);
    this.page = { ...this.page, items: this.page.items.map((each) => (each.id === id ? item : each)) };
  }

  async exportMany(rounds: RoundChoice, into: 'folder' | 'file'): Promise<void> {
    const { client, notices, speech } = this.#app;
    const input = 'ids' in rounds ? { ids: [...rounds.ids] } : { filter: rounds.filter, except: [...rounds.except] };
    const answer = await client.call('library.exportMany', { rounds: input, into });
    if (!answer.ok) return this.#failed(answer.error.message);
    const { value } = answer;
    if (value.outcome === 'saved')
      notices.info(() => {
        const { savedMany, writtenTo } = speech.ui.library;
        return savedMany(value.rounds, value.failed, writtenTo[into](value.place), speech.plain);
      });
    else if (value.outcome === 'refused') notices.problem(value.problem);
  }

  async remove({ id }: LibraryItem): Promise<void> {
    const answer = await this.#app.client.call('library.remove', { id });
    if (!answer.ok) return this.#failed(answer.error.message);
    this.page = { ...this.page, items: this.page.items.filter((item) => item.id !== id) };
    this.#app.notices.info(() => this.#texts().removed);
    await this.load();
  }

  async export({ id }: LibraryItem): Promise<void> {
    const answer = await this.#app.client.call('library.export', { id });
    if (!answer.ok) return this.#failed(answer.error.message);
    const { value } = answer;
    if (value.outcome === 'saved') this.#app.notices.info(() => this.#texts().saved(value.file));
    else if (value.outcome === 'refused') this.#app.notices.problem(value.problem);
  }

  async import(): Promise<void> {
    const answer = await this.#app.client.call('library.import', {});
    if (!answer.ok) return this.#failed(answer.error.message);
    tellImport(this.#app, answer.value);
  }

  #failed(message: string): void {
    this.#app.notices.bad(() => `${this.#app.speech.ui.app.callFailed} ${message}`);
  }
}
