// Asks players for decisions through one worker thread; a worker that fails is replaced and the question put once more.
import type { Choice } from '../engine/bots/player.ts';
import type { Answering, Asking, Question } from './thinking-protocol.ts';

export interface Thinking {
  /** The player's choice; null if it does not want to double. Rejects if there is no answer at the second try either. */
  ask(question: Question): Promise<Choice | null>;
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
  /** Longest time for one answer, in milliseconds; then the worker is replaced. */
  readonly limit?: number;
  readonly log: (message: string, error?: unknown) => void;
}

interface Open {
  readonly question: Question;
  readonly resolve: (choice: Choice | null) => void;
  readonly reject: (error: Error) => void;
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

const TRIES = 2;
const LIMIT = 15_000;

export function createThinking({ spawn, limit = LIMIT, log }: ThinkingOptions): Thinking {
  const open = new Map<number, Open>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function put(question: Question, tries: number, resolve: Open['resolve'], reject: Open['reject']): void {
    const id = ++lastId;
    const timer = setTimeout(() => replace(worker, `no answer within ${limit} ms`), limit);
    open.set(id, { question, tries, resolve, reject, timer });
    worker ??= start();
    worker.postMessage({ id, question });
  }

  function close(id: number): Open | undefined {
    const asked = open.get(id);
    open.delete(id);
    if (asked) clearTimeout(asked.timer);
    return asked;
  }

  function failed(id: number, message: string): void {
    const asked = close(id);
    if (!asked) return;
    log(`a player gave no answer: ${message}`);
    if (asked.tries >= TRIES) asked.reject(new Error(message));
    else put(asked.question, asked.tries + 1, asked.resolve, asked.reject);
  }

  function start(): WorkerLike {
    const started = spawn();
    started.on('message', (said) => {
      if (said.ok) close(said.id)?.resolve(said.choice);
      else failed(said.id, said.message);
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
    for (const id of [...open.keys()]) failed(id, message);
  }

  return {
    ask: (question) => new Promise((resolve, reject) => put(question, 1, resolve, reject)),
    async close() {
      const last = worker;
      worker = undefined;
      for (const id of [...open.keys()]) close(id);
      await last?.terminate();
    },
  };
}
