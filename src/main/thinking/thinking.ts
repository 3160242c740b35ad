// Gives jobs to one worker thread, the urgent ones first; a worker that fails is replaced and its job given once more.
import type { Answering, AnswerTo, Asking, JobKind, Question } from './thinking-protocol.ts';

/** What comes first: the table waits for a player's decision, a person for advice, nobody for the rest. */
export const PRIORITIES = ['table', 'advice', 'background'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface AskOptions {
  /** `table` if it is not said. A job for the background makes room for any other that comes, and is begun anew later. */
  readonly priority?: Priority;
  /** Longest time for the answer, in milliseconds, if it is not the usual one. */
  readonly limit?: number;
  /** Ends the matter: the promise rejects with the signal's reason, whether the job waits or runs. */
  readonly signal?: AbortSignal;
}

export interface Thinking {
  /** The answer of the worker. Rejects if there is none at the second try either, or when the signal says so. */
  ask<Q extends Question>(question: Q, options?: AskOptions): Promise<AnswerTo<Q['kind']>>;
  /** Ends the worker; questions still open are never answered. */
  close(): Promise<void>;
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

const TRIES = 2;
const LIMIT = 15_000;
const PATIENCE = 150;

export function createThinking({ spawn, limit = LIMIT, patience = PATIENCE, log }: ThinkingOptions): Thinking {
  let waiting: readonly Job[] = [];
  let running: Running | undefined;
  let worker: WorkerLike | undefined;
  let lastId = 0;

  /** Gives the worker the most urgent job, the oldest among equals, unless it has one. */
  function next(): void {
    const priority = PRIORITIES.find((each) => waiting.some((job) => job.priority === each));
    const job = waiting.find((each) => each.priority === priority);
    if (running || !job) return;
    waiting = waiting.filter((each) => each !== job);
    worker ??= start();
    const id = ++lastId;
    const late = (): void => replace(worker, `no answer within ${job.limit} ms`);
    running = { id, job, timer: setTimeout(late, job.limit) };
    worker.postMessage({ id, question: job.question });
  }

  /** The running job is over, one way or the other. */
  function settle(): Job | undefined {
    const job = running?.job;
    clearTimeout(running?.timer);
    running = undefined;
    job?.unlisten();
    return job;
  }

  function failed(message: string): void {
    const job = settle();
    if (!job) return;
    log(`no answer from the worker: ${message}`);
    if (job.tries >= TRIES) job.reject(new Error(message));
    else enter({ ...job, tries: job.tries + 1 }, 'first');
  }

  function start(): WorkerLike {
    const started = spawn();
    started.on('message', (said) => {
      if (said.id !== running?.id) return;
      if (said.ok) settle()?.resolve(said.value);
      else failed(said.message);
      next();
    });
    started.on('error', (error) => replace(started, String(error)));
    started.on('exit', (code) => replace(started, `the worker ended with ${code}`));
    return started;
  }

  /** Gives up a worker; what it has not answered goes to its successor. */
  function replace(gone: WorkerLike | undefined, message: string): void {
    if (gone === undefined || worker !== gone) return;
    worker = undefined;
    void gone.terminate();
    failed(message);
    next();
  }

  function enter(job: Job, place: 'first' | 'last'): void {
    waiting = place === 'first' ? [job, ...waiting] : [...waiting, job];
  }

  /** Nobody wants the answer any more: a waiting job is dropped, a running one may end soon, or its worker goes. */
  function drop(reject: Job['reject'], reason: unknown): void {
    reject(reason);
    waiting = waiting.filter((job) => job.reject !== reject);
    if (running?.job?.reject !== reject) return;
    running.job = undefined;
    clearTimeout(running.timer);
    const useless = worker;
    running.timer = setTimeout(() => {
      settle();
      replace(useless, 'nobody waits for it');
    }, patience);
  }

  /** A job of the background that does not end soon is put back, and its worker goes. */
  function makeRoom(): void {
    if (running?.job?.priority !== 'background') return;
    clearTimeout(running.timer);
    const busy = worker;
    running.timer = setTimeout(() => {
      if (running?.job) enter(running.job, 'first');
      if (running) running.job = undefined;
      settle();
      replace(busy, 'somebody waits for something else');
    }, patience);
  }

  return {
    ask: <Q extends Question>(question: Q, { priority = 'table', limit: own = limit, signal }: AskOptions = {}) =>
      new Promise<AnswerTo<Q['kind']>>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        const onAbort = (): void => drop(reject, signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        const unlisten = (): void => signal?.removeEventListener('abort', onAbort);
        // The worker answers a question by its kind.
        const answered = resolve as (value: AnswerTo<JobKind>) => void;
        enter({ question, priority, resolve: answered, reject, unlisten, limit: own, tries: 1 }, 'last');
        if (priority !== 'background') makeRoom();
        next();
      }),
    async close() {
      const last = worker;
      worker = undefined;
      waiting = [];
      settle();
      await last?.terminate();
    },
  };
}
