// What could not be written yet, as the main process tells it, and asking it to try again.
import type { Saving } from '../../shared/border/saving-schema.ts';
import { ALL_WRITTEN } from '../../shared/border/saving.ts';
import type { AppClient } from './bridge.ts';
import type { Speech } from './speech.svelte.ts';
import type { Notices } from './notices.svelte.ts';

export interface SavingDeps {
  readonly client: AppClient;
  readonly notices: Notices;
  readonly speech: Speech;
}

export class SavingWatch {
  saving = $state.raw<Saving>(ALL_WRITTEN);
  readonly #deps: SavingDeps;

  constructor(deps: SavingDeps) {
    this.#deps = deps;
    deps.client.on('saving.changed', (saving) => this.take(saving));
  }

  /** Takes up what waits now, unless newer things are known; that nothing does any more is told. */
  take(saving: Saving): void {
    if (saving.revision < this.saving.revision) return;
    const waited = this.saving.waiting.length > 0;
    this.saving = saving;
    if (waited && saving.waiting.length === 0)
      this.#deps.notices.info(() => this.#deps.speech.labels.saving.allWritten);
  }

  async retry(): Promise<void> {
    const answer = await this.#deps.client.call('app.save', {});
    if (answer.ok) this.take(answer.value);
  }
}
