// Gives jobs to one or more worker threads, the urgent ones first; a worker that fails is replaced and its job given once more.
import type { Answering, AnswerTo, Asking, JobKind, Question } from './thinking-protocol.ts';

/** What comes first: the table waits for a player's decision, a person for advice, nobody for the rest. */
const PRIORITIES = ['table', 'advice', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface AskOptions {
  /**
   * `table` if it is not said. A job for the background makes room for any other that comes while no worker is free, and is begun
   * anew later.
   */
  readonly priority?: Priority;
  /** Longest time for the answer, in milliseconds, if it is not the usual one. */
  readonly limit?: number;
  /** Ends the matter: the promise rejects with the signal's reason, whether the job waits or runs. */
  readonly signal?: AbortSignal;
}

/** What is needed of a worker thread; tests pass their own. */
export interface WorkerLike {
  postMessage(message: Asking): void;
  on(event: 'message', listener: (message: Answering) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

export interface ThinkingOptions {
  readonly spawn: () => WorkerLike;
  /** Most workers at the same time, at least 1, which is usual. With more, one is never busy with jobs of the background. */
  readonly workers?: number;
  /** Usual longest time for one answer, in milliseconds; then the worker is replaced. */
  readonly limit?: number;
  /** How long the worker may go on with a job that nobody wants any more, or not now, in milliseconds; then it is replaced. */
  readonly patience?: number;
  readonly log: (message: string, error?: unknown) => void;
}

interface Job {
  readonly question: Question;
  readonly priority: Priority;
  readonly resolve: (value: AnswerTo<JobKind>) => void;
  readonly reject: (error: unknown) => void;
  /** Stops listening to the signal. */
  readonly unlisten: () => void;
  readonly limit: number;
  readonly tries: number;
}

interface Running {
  readonly id: number;
  /** Undefined once nobody wants the answer any more. */
  job: Job | undefined;
  timer: ReturnType<typeof setTimeout>;
}

/** A place for one worker, which does one job at a time. */
interface Lane {
  worker: WorkerLike | undefined;
  running: Running | undefined;
}

const TRIES = 2;
const LIMIT = 15_000;
const PATIENCE = 150;

const inBackground = ({ running }: Lane): boolean => running?.job?.priority === 'background';

/** The running job of a lane is over, one way or the other. */
function settle(lane: Lane): Job | undefined {
  const job = lane.running?.job;
  clearTimeout(lane.running?.timer);
  lane.running = undefined;
  job?.unlisten();
  return job;
}

/** Why there is no answer any more: nothing is wrong with the question. */
export class Closed extends Error {
  constructor() {
    super('thinking is closed');
  }
}

export class Thinking {
  readonly #options: Omit<Required<ThinkingOptions>, 'workers'>;
  readonly #lanes: readonly Lane[];
  #waiting: readonly Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor({ workers = 1, ...options }: ThinkingOptions) {
    this.#options = { limit: LIMIT, patience: PATIENCE, ...options };
    this.#lanes = Array.from({ length: workers }, (): Lane => ({ worker: undefined, running: undefined }));
  }

  /** The answer of the worker. Rejects if there is none at the second try either, when the signal says so, or once all is closed. */
  ask<Q extends Question>(
    question: Q,
    { priority = 'table', limit = this.#options.limit, signal }: AskOptions = {},
  ): Promise<AnswerTo<Q['kind']>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      if (this.#closed) return reject(new Closed());
      const onAbort = (): void => this.#drop(reject, signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
      const unlisten = (): void => signal?.removeEventListener('abort', onAbort);
      // The worker answers a question by its kind.
      const answered = resolve as (value: AnswerTo<JobKind>) => void;
      this.#enter({ question, priority, resolve: answered, reject, unlisten, limit, tries: 1 }, 'last');
      if (priority !== 'background') this.#makeRoom();
      this.#next();
    });
  }

  /** Ends the workers; questions still open, and all that come later, are rejected with `Closed`. */
  async close(): Promise<void> {
    this.#closed = true;
    const last = this.#lanes.flatMap(({ worker }) => worker ?? []);
    for (const lane of this.#lanes) {
      lane.worker = undefined;
      settle(lane)?.reject(new Closed());
    }
    for (const { unlisten, reject } of this.#waiting) {
      unlisten();
      reject(new Closed());
    }
    this.#waiting = [];
    await Promise.all(last.map((worker) => worker.terminate()));
  }

  /** A free lane for a job of this priority, one with a worker if there is one. */
  #laneFor(priority: Priority): Lane | undefined {
    // One lane stays free of what nobody waits for, for whatever somebody does wait for, if there are two.
    const spare = Math.max(1, this.#lanes.length - 1);
    if (priority === 'background' && this.#lanes.filter(inBackground).length >= spare) return undefined;
    const free = this.#lanes.filter(({ running }) => !running);
    return free.find(({ worker }) => worker) ?? free[0];
  }

  /** Gives free workers the most urgent jobs, the oldest first among equals. */
  #next(): void {
    for (const priority of PRIORITIES)
      for (const job of this.#waiting.filter((each) => each.priority === priority)) {
        const lane = this.#laneFor(priority);
        if (!lane) break;
        this.#waiting = this.#waiting.filter((each) => each !== job);
        this.#give(lane, job);
      }
  }

  #give(lane: Lane, job: Job): void {
    lane.worker ??= this.#start(lane);
    const id = ++this.#lastId;
    const late = (): void => this.#replace(lane, lane.worker, `no answer within ${job.limit} ms`);
    lane.running = { id, job, timer: setTimeout(late, job.limit) };
    lane.worker.postMessage({ id, question: job.question });
  }

  #failed(lane: Lane, message: string): void {
    const job = settle(lane);
    if (!job) return;
    this.#options.log(`no answer from the worker: ${message}`);
    if (job.tries >= TRIES) job.reject(new Error(message));
    else this.#enter({ ...job, tries: job.tries + 1 }, 'first');
  }

  #start(lane: Lane): WorkerLike {
    const started = this.#options.spawn();
    started.on('message', (said) => {
      if (said.id !== lane.running?.id) return;
      if (said.ok) settle(lane)?.resolve(said.value);
      else this.#failed(lane, said.message);
      this.#next();
    });
    started.on('error', (error) => this.#replace(lane, started, String(error)));
    started.on('exit', (code) => this.#replace(lane, started, `the worker ended with ${code}`));
    return started;
  }

  /** Gives up the worker of a lane; what it has not answered goes to its successor. */
  #replace(lane: Lane, gone: WorkerLike | undefined, message: string): void {
    if (gone === undefined || lane.worker !== gone) return;
    lane.worker = undefined;
    void gone.terminate();
    this.#failed(lane, message);
    this.#next();
  }

  #enter(job: Job, place: 'first' | 'last'): void {
    this.#waiting = place === 'first' ? [job, ...this.#waiting] : [...this.#waiting, job];
  }

  /** Nobody wants the answer any more: a waiting job is dropped, a running one may end soon, or its worker goes. */
  #drop(reject: Job['reject'], reason: unknown): void {
    reject(reason);
    this.#waiting = this.#waiting.filter((job) => job.reject !== reject);
    for (const lane of this.#lanes) {
      const { running, worker } = lane;
      if (running?.job?.reject !== reject) continue;
      running.job = undefined;
      clearTimeout(running.timer);
      running.timer = setTimeout(() => {
        settle(lane);
        this.#replace(lane, worker, 'nobody waits for it');
      }, this.#options.patience);
    }
  }

  /** Where every worker is busy, a job of the background that does not end soon is put back, and its worker goes. */
  #makeRoom(): void {
    const lane = this.#lanes.find(inBackground);
    if (!lane?.running || this.#lanes.some(({ running }) => !running)) return;
    clearTimeout(lane.running.timer);
    const { running, worker: busy } = lane;
    running.timer = setTimeout(() => {
      if (running.job) this.#enter(running.job, 'first');
      running.job = undefined;
      settle(lane);
      this.#replace(lane, busy, 'somebody waits for something else');
    }, this.#options.patience);
  }
}
