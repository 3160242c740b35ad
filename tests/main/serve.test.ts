// The checked channel between page and main, over a fake transport: every way to ask wrongly, answer wrongly, fail.
import type { IpcMainInvokeEvent } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { MAX_INPUT_CHARACTERS, pusher, serveCalls } from '../../src/main/app/serve.ts';
import { client } from '../../src/renderer/state/bridge.ts';
import { type Answer, type Bridge, CALL_CHANNEL, type HandlersOf, PUSH_CHANNEL } from '../../src/shared/border/ipc.ts';

const CALLS = {
  'sum.add': {
    input: z.strictObject({ terms: z.array(z.number()), note: z.string().optional() }),
    output: z.strictObject({ sum: z.number() }),
  },
} as const;
const PUSHES = { 'clock.tick': z.strictObject({ count: z.int() }) } as const;

const add: HandlersOf<typeof CALLS>['sum.add'] = ({ terms }) => ({ sum: terms.reduce((a, b) => a + b, 0) });

/** A served set of calls, and a way to send any request to it as if it came over the process border. */
function served({ handler = add, trusted = true, behind = Promise.resolve() } = {}) {
  const log = vi.fn();
  let ask: (request: unknown) => Promise<unknown> = () => Promise.reject(new Error('not served'));
  serveCalls({
    transport: {
      handle(channel, listener) {
        expect(channel).toBe(CALL_CHANNEL);
        ask = (request) => listener({} as IpcMainInvokeEvent, request);
      },
    },
    served: behind.then(() => ({ calls: CALLS, handlers: { 'sum.add': handler } })),
    isTrusted: () => trusted,
    log,
  });
  return { log, ask: (request: unknown) => ask(request) as Promise<Answer<unknown>> };
}

const error = (answer: Answer<unknown>) => (answer.ok ? undefined : answer.error);
const request = (input: unknown) => ({ name: 'sum.add', input });

describe('a call', () => {
  test('is answered with what its handler returns', async () => {
    const { ask, log } = served();
    expect(await ask(request({ terms: [1, 2] }))).toEqual({ ok: true, value: { sum: 3 } });
    expect(log).not.toHaveBeenCalled();
  });

  test('waits for what answers it', async () => {
    let stand = (): void => undefined;
    const { ask } = served({ behind: new Promise((resolve) => (stand = resolve)) });
    const answer = ask(request({ terms: [1, 2] }));
    const early = Symbol('early');
    expect(await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 10, early))])).toBe(early);
    stand();
    expect(await answer).toEqual({ ok: true, value: { sum: 3 } });
  });

  test('fails where what answers it cannot be had', async () => {
    const { ask, log } = served({ behind: Promise.reject(new Error('not there')) });
    expect(error(await ask(request({ terms: [] })))).toMatchObject({ code: 'failed', where: 'sum.add' });
    expect(log).toHaveBeenCalledOnce();
  });

  test('may have an optional field that is undefined', async () => {
    expect((await served().ask(request({ terms: [], note: undefined }))).ok).toBe(true);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'sum.add'],
    ['no name', { input: {} }],
    ['a name that is no text', { name: 1, input: {} }],
    ['an unknown name', { name: 'sum.subtract', input: {} }],
    ['a name that objects inherit', { name: 'constructor', input: {} }],
    ['the name of the prototype', { name: '__proto__', input: {} }],
    ['an inherited name', Object.create({ name: 'sum.add' })],
  ])('of %s is unknown', async (_what, wrong) => {
    expect(error(await served().ask(wrong))?.code).toBe('unknown-call');
  });

  const cycle: Record<string, unknown> = { terms: [] };
  cycle['self'] = cycle;
  test.each([
    ['no input', undefined],
    ['null', null],
    ['a list', []],
    ['a field missing', {}],
    ['a field of the wrong type', { terms: ['1'] }],
    ['NaN', { terms: [NaN] }],
    ['a field too many', { terms: [], extra: 1 }],
    ['a cycle', cycle],
    ['a bigint', { terms: [1n] }],
    ['a map', new Map([['terms', []]])],
    ['a key __proto__', JSON.parse('{"terms": [], "__proto__": {"polluted": true}}')],
    ['a key __proto__ further in', { terms: [JSON.parse('{"__proto__": 1}')] }],
  ])('with %s is refused', async (_what, input) => {
    const handler = vi.fn(add);
    const { ask, log } = served({ handler });
    expect(error(await ask(request(input)))?.code).toBe('bad-input');
    expect(handler).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    expect('polluted' in {}).toBe(false);
  });

  test('that is refused says where', async () => {
    expect(error(await served().ask(request({ terms: [1, 'x'] })))?.where).toBe('sum.add.terms.1');
  });

  test('may say __proto__ in a text', async () => {
    expect((await served().ask(request({ terms: [1], note: 'about __proto__' }))).ok).toBe(true);
  });

  test('with huge input is refused without a look inside', async () => {
    const answer = await served().ask(request({ terms: [], note: 'x'.repeat(MAX_INPUT_CHARACTERS) }));
    expect(error(answer)).toMatchObject({ code: 'bad-input', where: 'sum.add' });
  });

  test('from elsewhere is refused before it is read', async () => {
    const handler = vi.fn(add);
    const answer = await served({ handler, trusted: false }).ask(request({ terms: [1] }));
    expect(error(answer)?.code).toBe('refused-sender');
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('whose handler %s is answered all the same, and logged', async (_what, handler) => {
    const { ask, log } = served({ handler: handler });
    expect(error(await ask(request({ terms: [1] })))).toEqual({ code: 'failed', where: 'sum.add', message: 'no' });
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([{ sum: 'three' }, { sum: 3, secret: 'hand' }, undefined])('answered with %o is stopped', async (wrong) => {
    const { ask, log } = served({ handler: (() => wrong) as unknown as typeof add });
    expect(error(await ask(request({ terms: [1] })))?.code).toBe('bad-output');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a push', () => {
  test('is sent if it is what the contract says, and only logged if not', () => {
    const send = vi.fn();
    const log = vi.fn();
    const push = pusher({ pushes: PUSHES, send, log });
    push('clock.tick', { count: 1 });
    push('clock.tick', { count: 1.5 });
    push('clock.tick', { count: 1, more: 2 } as { count: number });
    expect(send.mock.calls).toEqual([[PUSH_CHANNEL, { name: 'clock.tick', value: { count: 1 } }]]);
    expect(log).toHaveBeenCalledTimes(2);
  });
});

describe('the client', () => {
  test('reaches the handlers through a bridge', async () => {
    const { ask } = served();
    const bridge: Bridge = { call: (name, input) => ask({ name, input }), on: () => () => undefined };
    const answer = await client<typeof CALLS, typeof PUSHES>(bridge).call('sum.add', { terms: [2, 2] });
    expect(answer).toEqual({ ok: true, value: { sum: 4 } });
  });

  test('turns a bridge that throws into an answer', async () => {
    const bridge: Bridge = {
      call: () => {
        throw new Error('cannot be copied');
      },
      on: () => () => undefined,
    };
    const answer = await client<typeof CALLS, typeof PUSHES>(bridge).call('sum.add', { terms: [] });
    expect(error(answer)).toMatchObject({ code: 'bad-input', where: 'sum.add' });
  });
});
