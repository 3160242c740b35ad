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

export interface Thinking {
  /** The answer of the worker. Rejects if there is none at the second try either, or when the signal says so. */
  ask<Q extends Question>(question: Q, options?: AskOptions): Promise<AnswerTo<Q['kind']>>;
  /** Ends the workers; questions still open are never answered. */
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

export function createThinking({
  spawn,
  workers = 1,
  limit = LIMIT,
  patience = PATIENCE,
  log,
}: ThinkingOptions): Thinking {
  const lanes = Array.from({ length: workers }, (): Lane => ({ worker: undefined, running: undefined }));
  /** So many lanes may be busy with what nobody waits for: one stays free for whatever somebody does wait for, if there are two. */
  const spare = Math.max(1, workers - 1);
  let waiting: readonly Job[] = [];
  let lastId = 0;

  const inBackground = ({ running }: Lane): boolean => running?.job?.priority === 'background';

  /** A free lane for a job of this priority, one with a worker if there is one. */
  function laneFor(priority: Priority): Lane | undefined {
    if (priority === 'background' && lanes.filter(inBackground).length >= spare) return undefined;
    const free = lanes.filter(({ running }) => !running);
    return free.find(({ worker }) => worker) ?? free[0];
  }

  /** Gives free workers the most urgent jobs, the oldest first among equals. */
  function next(): void {
    for (const priority of PRIORITIES)
      for (const job of waiting.filter((each) => each.priority === priority)) {
        const lane = laneFor(priority);
        if (!lane) break;
        waiting = waiting.filter((each) => each !== job);
        give(lane, job);
      }
  }

  function give(lane: Lane, job: Job): void {
    lane.worker ??= start(lane);
    const id = ++lastId;
    const late = (): void => replace(lane, lane.worker, `no answer within ${job.limit} ms`);
    lane.running = { id, job, timer: setTimeout(late, job.limit) };
    lane.worker.postMessage({ id, question: job.question });
  }

  /** The running job of a lane is over, one way or the other. */
  function settle(lane: Lane): Job | undefined {
    const job = lane.running?.job;
    clearTimeout(lane.running?.timer);
    lane.running = undefined;
    job?.unlisten();
    return job;
  }

  function failed(lane: Lane, message: string): void {
    const job = settle(lane);
    if (!job) return;
    log(`no answer from the worker: ${message}`);
    if (job.tries >= TRIES) job.reject(new Error(message));
    else enter({ ...job, tries: job.tries + 1 }, 'first');
  }

  function start(lane: Lane): WorkerLike {
    const started = spawn();
    started.on('message', (said) => {
      if (said.id !== lane.running?.id) return;
      if (said.ok) settle(lane)?.resolve(said.value);
      else failed(lane, said.message);
      next();
    });
    started.on('error', (error) => replace(lane, started, String(error)));
    started.on('exit', (code) => replace(lane, started, `the worker ended with ${code}`));
    return started;
  }

  /** Gives up the worker of a lane; what it has not answered goes to its successor. */
  function replace(lane: Lane, gone: WorkerLike | undefined, message: string): void {
    if (gone === undefined || lane.worker !== gone) return;
    lane.worker = undefined;
    void gone.terminate();
    failed(lane, message);
    next();
  }

  function enter(job: Job, place: 'first' | 'last'): void {
    waiting = place === 'first' ? [job, ...waiting] : [...waiting, job];
  }

  /** Nobody wants the answer any more: a waiting job is dropped, a running one may end soon, or its worker goes. */
  function drop(reject: Job['reject'], reason: unknown): void {
    reject(reason);
    waiting = waiting.filter((job) => job.reject !== reject);
    for (const lane of lanes) {
      const { running, worker } = lane;
      if (running?.job?.reject !== reject) continue;
      running.job = undefined;
      clearTimeout(running.timer);
      running.timer = setTimeout(() => {
        settle(lane);
        replace(lane, worker, 'nobody waits for it');
      }, patience);
    }
  }

  /** Where every worker is busy, a job of the background that does not end soon is put back, and its worker goes. */
  function makeRoom(): void {
    const lane = lanes.find(inBackground);
    if (!lane?.running || lanes.some(({ running }) => !running)) return;
    clearTimeout(lane.running.timer);
    const { running, worker: busy } = lane;
    running.timer = setTimeout(() => {
      if (running.job) enter(running.job, 'first');
      running.job = undefined;
      settle(lane);
      replace(lane, busy, 'somebody waits for something else');
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
      waiting = [];
      const last = lanes.flatMap(({ worker }) => worker ?? []);
      for (const lane of lanes) {
        lane.worker = undefined;
        settle(lane);
      }
      await Promise.all(last.map((worker) => worker.terminate()));
    },
  };
}
