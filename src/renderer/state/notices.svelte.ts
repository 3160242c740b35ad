// Short messages at the edge of the window: what went wrong, what has been done. They stay until put away or outdated.
import type { Problem } from '../../shared/border/problems.ts';
import { toldTogether } from '../../shared/border/told-together.ts';

/** Text that is made when it is shown, so that it follows a change of language. */
export type NoticeBody = { readonly problems: readonly [Problem, ...Problem[]] } | { readonly say: () => string };

export interface Notice {
  readonly key: number;
  readonly tone: 'info' | 'bad';
  readonly body: NoticeBody;
}

const INFO_STAYS = 6000;
const MOST = 4;

type Trouble = Extract<NoticeBody, { readonly problems: unknown }>;

const isAbout =
  (id: Problem['id']) =>
  (notice: Notice): notice is Notice & { readonly body: Trouble } =>
    'problems' in notice.body && notice.body.problems[0].id === id;

export class Notices {
  list = $state.raw<readonly Notice[]>([]);
  #next = 1;

  /** The same trouble with several files of the program is one notice, which names all of them. */
  problem(problem: Problem): void {
    const old = toldTogether(problem.id) ? this.list.find(isAbout(problem.id)) : undefined;
    if (!old) return void this.#add('bad', { problems: [problem] });
    const longer: Notice = { ...old, body: { problems: [...old.body.problems, problem] } };
    this.list = this.list.map((notice) => (notice === old ? longer : notice));
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
