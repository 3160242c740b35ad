// What could not be written yet, as the main process tells it, and asking it to try again.
import type { Saving } from '../../shared/saving.ts';
import { ALL_WRITTEN } from '../../shared/saving.ts';
import type { AppClient } from './bridge.ts';
import type { Speech } from './speech.svelte.ts';
import type { Notices } from './notices.svelte.ts';

export class SavingWatch {
  saving = $state.raw<Saving>(ALL_WRITTEN);
  readonly #client: AppClient;
  readonly #notices: Notices;
  readonly #speech: Speech;

  constructor(client: AppClient, notices: Notices, speech: Speech) {
    this.#client = client;
    this.#notices = notices;
    this.#speech = speech;
    client.on('saving.changed', (saving) => this.take(saving));
  }

  /** Takes up what waits now; that nothing does any more is told. */
  take(saving: Saving): void {
    const waited = this.saving.waiting.length > 0;
    this.saving = saving;
    if (waited && saving.waiting.length === 0) this.#notices.info(() => this.#speech.ui.saving.allWritten);
  }

  async retry(): Promise<void> {
    const answer = await this.#client.call('app.save', {});
    if (answer.ok) this.take(answer.value);
  }
}
