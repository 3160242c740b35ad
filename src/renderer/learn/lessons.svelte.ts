// The list of lessons with what has been reached in them, kept up to date.
import type { LessonSummary } from '../../shared/teaching/lesson-views.ts';
import { isFinished, nextLesson } from '../../shared/teaching/next-lesson.ts';
import type { AppContext } from '../state/app-context.ts';
import { givenAnswer } from '../state/given.ts';

export class LessonList {
  items = $state.raw<readonly LessonSummary[]>(givenAnswer('lesson.list') ?? []);
  state = $state.raw<'loading' | 'there' | 'failed'>(givenAnswer('lesson.list') ? 'there' : 'loading');
  readonly #client: AppContext['client'];

  /** Lessons that need not be done any more. */
  readonly done: number = $derived(this.items.filter(isFinished).length);
  readonly stars: number = $derived(this.items.reduce((sum, { stars }) => sum + stars, 0));
  readonly mostStars: number = $derived(this.items.reduce((sum, { mostStars }) => sum + mostStars, 0));
  /** Where to go on: what was begun last, else the first that is not finished; undefined once all are. */
  readonly next: LessonSummary | undefined = $derived(nextLesson(this.items));

  constructor(client: AppContext['client']) {
    this.#client = client;
  }

  async load(): Promise<void> {
    const answer = await this.#client.call('lesson.list', {});
    if (answer.ok) this.items = answer.value;
    this.state = answer.ok ? 'there' : 'failed';
  }

  /** Loads now and whenever something has been reached; returns a function that ends it. */
  follow(): () => void {
    void this.load();
    return this.#client.on('lesson.changed', () => void this.load());
  }
}
