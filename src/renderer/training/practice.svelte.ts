// A session of practising as the page knows it: asks the main process and keeps its last answer.
import type { Answer as Reply } from '../../shared/border/ipc.ts';
import type { TwoWays } from '../../shared/teaching/advice-answers.ts';
import type { Answer, Practice, TrainingView } from '../../shared/teaching/training.ts';
import type { AppClient } from '../state/bridge.ts';

export class PracticeSession {
  readonly #client: AppClient;
  readonly practice: Practice;
  view = $state.raw<TrainingView | null>(null);
  state = $state<'loading' | 'failed' | 'nothing' | 'running'>('loading');
  /** Waits for the main process; clicks in between are not taken. */
  #waits = false;

  constructor(client: AppClient, practice: Practice) {
    this.#client = client;
    this.practice = practice;
  }

  start(): Promise<void> {
    this.state = 'loading';
    return this.#take(() => this.#client.call('training.start', { practice: this.practice }));
  }

  async answer(answer: Answer): Promise<void> {
    const { view } = this;
    if (!view || view.answered) return;
    await this.#take(() => this.#client.call('training.answer', { number: view.number, answer }));
  }

  async next(): Promise<void> {
    const { view } = this;
    if (!view?.answered) return;
    await this.#take(() => this.#client.call('training.next', { number: view.number }));
  }

  /** The wrong card of the answer beside a right one; null where no deal shows the difference. */
  async lookAtWays(): Promise<TwoWays | null> {
    const { view } = this;
    const reply = view?.answered && (await this.#client.call('training.ways', { number: view.number }));
    return reply?.ok ? reply.value : null;
  }

  async #take(call: () => Promise<Reply<TrainingView | null>>): Promise<void> {
    if (this.#waits) return;
    this.#waits = true;
    const reply = await call();
    this.#waits = false;
    if (!reply.ok) {
      this.state = 'failed';
      return;
    }
    this.view = reply.value;
    this.state = reply.value ? 'running' : 'nothing';
  }
}
