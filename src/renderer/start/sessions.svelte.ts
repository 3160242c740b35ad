// Sessions that were put aside, with what can be done to them.
import type { SessionAside } from '../../shared/table/sessions-aside.ts';
import type { AppContext } from '../state/app-context.ts';
import { givenAnswer } from '../state/given.ts';

export class SessionsAside {
  items = $state.raw<readonly SessionAside[]>(givenAnswer('session.aside') ?? []);
  /** Whether it is known which there are. */
  known = $state(givenAnswer('session.aside') !== undefined);
  readonly #app: Pick<AppContext, 'client' | 'table' | 'router'>;

  constructor(app: Pick<AppContext, 'client' | 'table' | 'router'>) {
    this.#app = app;
  }

  async load(): Promise<void> {
    const answer = await this.#app.client.call('session.aside', {});
    if (answer.ok) this.items = answer.value;
    this.known = true;
  }

  async goOn(id: string): Promise<void> {
    if (await this.#app.table.goOn(id)) this.#app.router.go({ name: 'table' });
    else await this.load();
  }

  async remove(id: string): Promise<void> {
    await this.#app.client.call('session.removeAside', { id });
    await this.load();
  }
}
