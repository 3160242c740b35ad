// Jobs in the worker: answers, order, cancelling, a worker that dies, a player that throws, one that never answers.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { answer } from '../../src/main/worker/answering.ts';
import type { Answering, Asking } from '../../src/main/thinking/thinking-protocol.ts';
import { Closed, Thinking, type WorkerLike } from '../../src/main/thinking/thinking.ts';
import { dealt, filledUp } from '../../lab/support/rounds/rounds.ts';

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
  const thinking = new Thinking({
    limit: 50,
    patience: 20,
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
    expect(first.decision).toMatchObject({ type: 'call', seat: 0 });
    expect(workers).toHaveLength(1);
  });

  test.each([
    ['dies', dies],
    ['breaks', breaks],
    ['never answers', silent],
  ])('goes to a new worker when the first one %s', async (_, behave) => {
    const { thinking, workers, log } = thinkingWith(behave, honest);
    expect((await thinking.ask(QUESTION)).decision.type).toBe('call');
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
      expect((await thinking.ask(QUESTION)).decision.type).toBe('call');
    },
  );

  test('about doubling may be answered with no', async () => {
    const { thinking } = thinkingWith(({ id }, worker) => worker.emit('message', { id, ok: true, value: null }));
    expect(await thinking.ask({ ...QUESTION, kind: 'double' })).toBeNull();
  });
});

/** A worker that notes the seeds it is asked with, and answers when told to. */
function patientWorker() {
  const seeds: unknown[] = [];
  let finish = (): void => undefined;
  const behave: Behave = (asking, worker) => {
    seeds.push('seed' in asking.question ? asking.question.seed[0] : undefined);
    finish = () => honest(asking, worker);
  };
  return { behave, seeds, finish: () => finish() };
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('the queue', () => {
  test('lets a job of the background make room for what somebody waits for, and begins it anew afterwards', async () => {
    const { thinking, workers, log } = thinkingWith(silent, honest);
    const background = thinking.ask(QUESTION, { priority: 'background', limit: 5000 });
    await turn();
    expect((await thinking.ask({ ...QUESTION, seed: ['urgent'] }, { priority: 'advice' })).decision.type).toBe('call');
    expect((await background).decision.type).toBe('call');
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 0]);
    expect(log).not.toHaveBeenCalled();
  });

  test('keeps what a job of the background finds in time, and its own limit', async () => {
    const { behave, seeds, finish } = patientWorker();
    const { thinking, workers } = thinkingWith(behave);
    const background = thinking.ask({ ...QUESTION, seed: ['slow'] }, { priority: 'background', limit: 5000 });
    await new Promise((done) => setTimeout(done, 80)); // longer than the usual limit
    const urgent = thinking.ask({ ...QUESTION, seed: ['urgent'] });
    finish();
    await background;
    await turn();
    finish();
    await urgent;
    expect(seeds).toEqual(['slow', 'urgent']);
    expect(workers).toHaveLength(1);
  });

  test('gives the worker one job at a time, the urgent ones first', async () => {
    const { behave, seeds, finish } = patientWorker();
    const { thinking } = thinkingWith(behave);
    const priorities = ['background', 'background', 'advice', 'table'] as const;
    const answers = priorities.map((priority, i) =>
      thinking.ask({ ...QUESTION, seed: [`${priority}${i}`] }, { priority }),
    );
    for (let asked = 1; asked <= priorities.length; asked++) {
      await turn();
      expect(seeds).toHaveLength(asked);
      finish();
    }
    await Promise.all(answers);
    expect(seeds).toEqual(['background0', 'table3', 'advice2', 'background1']);
  });

  test('drops a waiting job that nobody wants any more', async () => {
    const { behave, seeds, finish } = patientWorker();
    const { thinking, workers } = thinkingWith(behave);
    const first = thinking.ask({ ...QUESTION, seed: ['first'] });
    const cancel = new AbortController();
    const second = thinking.ask({ ...QUESTION, seed: ['second'] }, { signal: cancel.signal });
    const third = thinking.ask({ ...QUESTION, seed: ['third'] });
    cancel.abort(new Error('stale'));
    await expect(second).rejects.toThrow('stale');
    await turn();
    finish();
    await first;
    await turn();
    finish();
    await third;
    expect(seeds).toEqual(['first', 'third']);
    expect(workers).toHaveLength(1);
  });

  test('waits for a running job that ends soon, and asks nothing of a signal that has gone before', async () => {
    const { behave, seeds, finish } = patientWorker();
    const { thinking, workers, log } = thinkingWith(behave);
    const cancel = new AbortController();
    const dropped = thinking.ask({ ...QUESTION, seed: ['dropped'] }, { signal: cancel.signal });
    const next = thinking.ask({ ...QUESTION, seed: ['next'] });
    await turn();
    cancel.abort(new Error('stale'));
    await expect(dropped).rejects.toThrow('stale');
    await expect(thinking.ask(QUESTION, { signal: cancel.signal })).rejects.toThrow('stale');
    finish();
    await turn();
    finish();
    await next;
    expect(seeds).toEqual(['dropped', 'next']);
    expect({ workers: workers.length, logged: log.mock.calls.length }).toEqual({ workers: 1, logged: 0 });
  });

  test('replaces a worker that goes on for long with what nobody wants, and loses no other job', async () => {
    const { thinking, workers } = thinkingWith(silent, honest);
    const cancel = new AbortController();
    const dropped = thinking.ask(QUESTION, { priority: 'advice', signal: cancel.signal });
    const next = thinking.ask(QUESTION);
    cancel.abort(new Error('stale'));
    await expect(dropped).rejects.toThrow('stale');
    expect((await next).decision.type).toBe('call');
    expect(workers.map(({ terminated }) => terminated)).toEqual([1, 0]);
  });
});

describe('with two workers', () => {
  function pair(...behaviours: readonly Behave[]) {
    const made: FakeWorker[] = [];
    const thinking = new Thinking({
      workers: 2,
      limit: 5000,
      patience: 20,
      log: vi.fn(),
      spawn() {
        const worker = new FakeWorker(behaviours[made.length] ?? honest);
        made.push(worker);
        return worker;
      },
    });
    return { thinking, made };
  }

  test('nobody waits for commentary, and it goes on', async () => {
    const { behave, finish } = patientWorker();
    const { thinking, made } = pair(behave, honest);
    const commentary = thinking.ask(QUESTION, { priority: 'background' });
    await turn();
    expect((await thinking.ask(QUESTION)).decision.type).toBe('call');
    await new Promise((done) => setTimeout(done, 60)); // longer than the patience
    expect(made.map(({ terminated }) => terminated)).toEqual([0, 0]);
    finish();
    expect((await commentary).decision.type).toBe('call');
  });

  test('commentary never takes both', async () => {
    const { behave, seeds, finish } = patientWorker();
    const { thinking, made } = pair(behave);
    const jobs = ['a', 'b'].map((seed) => thinking.ask({ ...QUESTION, seed: [seed] }, { priority: 'background' }));
    await turn();
    expect(seeds).toEqual(['a']);
    expect(made).toHaveLength(1);
    finish();
    await turn();
    finish();
    await Promise.all(jobs);
    expect(seeds).toEqual(['a', 'b']);
  });

  test('a player and advice think at the same time, and commentary makes room for the second of them', async () => {
    const commentator = patientWorker();
    const player = patientWorker();
    const { thinking, made } = pair(commentator.behave, player.behave, honest);
    const commentary = thinking.ask({ ...QUESTION, seed: ['commentary'] }, { priority: 'background' });
    const played = thinking.ask({ ...QUESTION, seed: ['player'] });
    const advised = thinking.ask({ ...QUESTION, seed: ['advice'] }, { priority: 'advice' });
    expect((await advised).decision.type).toBe('call');
    expect(made.map(({ terminated }) => terminated)).toEqual([1, 0, 0]);
    player.finish();
    await played;
    expect((await commentary).decision.type).toBe('call');
  });

  test('one that breaks leaves the other and its job alone', async () => {
    const { behave, finish } = patientWorker();
    const { thinking, made } = pair(behave, breaks, honest);
    const first = thinking.ask(QUESTION);
    const second = thinking.ask({ ...QUESTION, seed: ['second'] });
    expect((await second).decision.type).toBe('call');
    expect(made.map(({ terminated }) => terminated)).toEqual([0, 1, 0]);
    finish();
    expect((await first).decision.type).toBe('call');
  });

  test('closing ends both, and tells everybody who waits, or asks later, that there is no answer', async () => {
    const { thinking, made } = pair(silent, silent);
    const { signal } = new AbortController();
    const unlisten = vi.spyOn(signal, 'removeEventListener');
    const asked = ['running', 'too', 'waiting'].map((seed) => thinking.ask({ ...QUESTION, seed: [seed] }, { signal }));
    const settled = Promise.allSettled(asked);
    await thinking.close();
    const none = { status: 'rejected', reason: new Closed() };
    expect(await settled).toEqual([none, none, none]);
    expect(unlisten).toHaveBeenCalledTimes(asked.length);
    await expect(thinking.ask(QUESTION)).rejects.toThrow(Closed);
    expect(made.map(({ terminated }) => terminated)).toEqual([1, 1]);
  });
});

test('closing ends the worker and leaves no timer', async () => {
  vi.useFakeTimers();
  const { thinking, workers } = thinkingWith(silent);
  const asked = expect(thinking.ask(QUESTION)).rejects.toThrow(Closed);
  await thinking.close();
  await asked;
  expect(workers[0]?.terminated).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a player that throws is an answer, not a crash', () => {
  const said = answer({ id: 7, question: { ...QUESTION, view: { ...VIEW, options: [] } } });
  expect(said).toMatchObject({ id: 7, ok: false });
});
