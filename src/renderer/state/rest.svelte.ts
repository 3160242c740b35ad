// Saying how a round ends: whether the player is about to, and what was answered. Gone once the table moves on.
import type { TableView } from '../../shared/table/board.ts';
import type { RestClaim } from '../../shared/table/rest.ts';
import type { RestAnswer } from '../../shared/calls/rest-calls.ts';
import type { AppClient } from './bridge.ts';
import type { LiveTable } from './live-table.svelte.ts';

type Refused = Extract<RestAnswer, { outcome: 'refused' }>;

interface Deps {
  readonly client: AppClient;
  readonly table: LiveTable;
}

export class Rest {
  /** `asked` while the player chooses, `proving` until the answer is there. */
  state = $state.raw<'closed' | 'asked' | 'proving'>('closed');
  /** What the player is about to say. */
  meant = $state.raw<RestClaim>('mine');
  /** What was refused last in this situation, and why. */
  refused = $state.raw<{ readonly claim: RestClaim; readonly because: Refused['because'] } | null>(null);
  #moment = '';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    deps.table.listen((view) => this.#moved(view));
  }

  #moved(view: TableView | null): void {
    const moment = view ? `${view.roundId}/${view.revision}` : '';
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.close();
  }

  /** Asks the player, if anything may be said now; what they mean to say lies under the focus. */
  open(meant: RestClaim = 'mine'): void {
    this.meant = meant;
    if (this.#deps.table.view?.restClaims.length) this.state = 'asked';
  }

  close(): void {
    this.state = 'closed';
    this.refused = null;
  }

  async say(claim: RestClaim): Promise<void> {
    const { view } = this.#deps.table;
    if (!view || this.state === 'proving') return;
    const moment = this.#moment;
    this.state = 'proving';
    const answer = await this.#deps.client.call('table.sayRest', { at: view.at, claim });
    if (moment !== this.#moment) return;
    if (answer.ok && answer.value.outcome === 'refused') {
      this.refused = { claim, because: answer.value.because };
      this.state = 'asked';
    } else this.close();
  }
}
