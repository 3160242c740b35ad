// Short messages at the edge of the window: what went wrong, what has been done. They stay until put away or outdated.
import type { Problem } from '../../shared/problems.ts';

/** Text that is made when it is shown, so that it follows a change of language. */
export type NoticeBody = { readonly problem: Problem } | { readonly say: () => string };

export interface Notice {
  readonly key: number;
  readonly tone: 'info' | 'bad';
  readonly body: NoticeBody;
}

const INFO_STAYS = 6000;
const MOST = 4;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  problem(problem: Problem): void {
    this.#add('bad', { problem });
  }

  bad(say: () => string): void {
    this.#add('bad', { say });
  }

  info(say: () => string): void {
    const key = this.#add('info', { say });
    setTimeout(() => this.dismiss(key), INFO_STAYS);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }

  #add(tone: Notice['tone'], body: NoticeBody): number {
    const key = this.#next++;
    this.list = [...this.list, { key, tone, body }].slice(-MOST);
    return key;
  }
}
