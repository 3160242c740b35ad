// State of the library screen: the list as last told, and what is done with one round.
import type { LibraryItem } from '../../shared/contract.ts';
import type { Problem } from '../../shared/problems.ts';
import type { UiTutorTexts } from '../../shared/texts/ui-tutor-de.ts';
import type { AppContext } from '../app-context.ts';

type Parts = Pick<AppContext, 'client' | 'notices' | 'router' | 'speech'>;

export class LibraryState {
  items = $state.raw<readonly LibraryItem[]>([]);
  problems = $state.raw<readonly Problem[]>([]);
  state = $state.raw<'loading' | 'there' | 'failed'>('loading');
  readonly #app: Parts;
  readonly #texts: () => UiTutorTexts['library'];

  constructor(app: Parts, texts: () => UiTutorTexts['library']) {
    this.#app = app;
    this.#texts = texts;
  }

  async load(): Promise<void> {
    const answer = await this.#app.client.call('library.list', {});
    if (!answer.ok) {
      if (this.state === 'loading') this.state = 'failed';
      return;
    }
    this.items = answer.value.items;
    this.problems = answer.value.problems;
    this.state = 'there';
  }

  async remove({ id }: LibraryItem): Promise<void> {
    const answer = await this.#app.client.call('library.remove', { id });
    if (!answer.ok) return this.#failed(answer.error.message);
    this.items = this.items.filter((item) => item.id !== id);
    this.#app.notices.info(() => this.#texts().removed);
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
    if (answer.value.outcome === 'refused') this.#app.notices.problem(answer.value.problem);
    else if (answer.value.outcome === 'imported') {
      this.#app.notices.info(() => this.#app.speech.ui.app.imported);
      this.#app.router.go({ name: 'replay', id: answer.value.id });
    }
  }

  #failed(message: string): void {
    this.#app.notices.bad(() => `${this.#app.speech.ui.app.callFailed} ${message}`);
  }
}
