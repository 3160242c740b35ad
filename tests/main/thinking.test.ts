// Asking players in a worker: answers, a worker that dies, a player that throws, one that never answers.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SeatView } from '../../src/engine/view.ts';
import { viewFor } from '../../src/engine/view.ts';
import { pureRules } from '../../src/engine/table-rules.ts';
import { answer } from '../../src/main/answering.ts';
import type { Answering, Asking } from '../../src/main/thinking-protocol.ts';
import type { WorkerLike } from '../../src/main/thinking.ts';
import { createThinking } from '../../src/main/thinking.ts';
import { dealt, filledUp } from '../fixtures/rounds.ts';

const VIEW: SeatView = viewFor(dealt(pureRules(), filledUp(pureRules(), {})), 0);
const QUESTION = { kind: 'decide', player: 'zufall', view: VIEW, seed: ['s', 1, 2, 0] } as const;

type Listener = (value: never) => void;

/** A worker that does what `behave` says with each question. */
class FakeWorker implements WorkerLike {
  readonly listeners = new Map<string, Listener>();
  terminated = 0;
  readonly behave: (asking: Asking, worker: FakeWorker) => void;
  constructor(behave: (asking: Asking, worker: FakeWorker) => void) {
    this.behave = behave;
  }
  postMessage(asking: Asking): void {
    queueMicrotask(() => this.behave(structuredClone(asking), this));
  }
  on(event: string, listener: Listener): void {
    this.listeners.set(event, listener);
  }
  emit(event: string, value: unknown): void {
    this.listeners.get(event)?.(value as never);
  }
  terminate(): Promise<void> {
    this.terminated++;
    return Promise.resolve();
  }
}

type Behave = FakeWorker['behave'];
const honest: Behave = (asking, worker) => worker.emit('message', answer(asking));
const dies: Behave = (_, worker) => worker.emit('exit', 1);
const breaks: Behave = (_, worker) => worker.emit('error', new Error('out of memory'));
const throws: Behave = ({ id }, worker) =>
  worker.emit('message', { id, ok: false, message: 'player threw' } satisfies Answering);
const silent: Behave = () => undefined;

function thinkingWith(...behaviours: readonly Behave[]) {
  const workers: FakeWorker[] = [];
  const log = vi.fn();
  const thinking = createThinking({
    limit: 50,
    log,
    spawn() {
      const worker = new FakeWorker(behaviours[Math.min(workers.length, behaviours.length - 1)] ?? honest);
      workers.push(worker);
      return worker;
    },
  });
  return { thinking, workers, log };
}

afterEach(() => void vi.useRealTimers());

describe('a question', () => {
  test('is answered by one worker, the same way for the same seed', async () => {
    const { thinking, workers } = thinkingWith(honest);
    const [first, second] = await Promise.all([thinking.ask(QUESTION), thinking.ask(QUESTION)]);
    expect(first).toEqual(second);
    expect(first?.decision).toMatchObject({ type: 'call', seat: 0 });
    expect(workers).toHaveLength(1);
  });

  test.each([
    ['dies', dies],
    ['breaks', breaks],
    ['never answers', silent],
  ])('goes to a new worker when the first one %s', async (_, behave) => {
    const { thinking, workers, log } = thinkingWith(behave, honest);
    expect((await thinking.ask(QUESTION))?.decision.type).toBe('call');
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminated).toBe(1);
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([dies, breaks, throws, silent])(
    'is given up at the second failure, and the next one is answered',
    async (behave) => {
      let failures = 0;
      const { thinking } = thinkingWith((asking, worker) => (++failures <= 2 ? behave : honest)(asking, worker));
      await expect(thinking.ask(QUESTION)).rejects.toThrow();
      expect((await thinking.ask(QUESTION))?.decision.type).toBe('call');
    },
  );

  test('about doubling may be answered with no', async () => {
    const { thinking } = thinkingWith(({ id }, worker) => worker.emit('message', { id, ok: true, choice: null }));
    expect(await thinking.ask({ ...QUESTION, kind: 'double' })).toBeNull();
  });
});

test('closing ends the worker and leaves no timer', async () => {
  vi.useFakeTimers();
  const { thinking, workers } = thinkingWith(silent);
  void thinking.ask(QUESTION);
  await thinking.close();
  expect(workers[0]?.terminated).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a player that throws is an answer, not a crash', () => {
  const said = answer({ id: 7, question: { ...QUESTION, view: { ...VIEW, options: [] } } });
  expect(said).toMatchObject({ id: 7, ok: false });
});
