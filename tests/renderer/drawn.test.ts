// What a press shows is drawn first: what main says meanwhile waits for that frame, keeps its order, and comes at once where nothing was pressed.
import { beforeAll, expect, test } from 'vitest';
import { afterPress, watchPresses } from '../../src/renderer/state/drawn.ts';
import { client } from '../../src/renderer/state/bridge.ts';

beforeAll(watchPresses);

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 80)));

test('nothing waits where nothing was pressed', () => {
  const done: string[] = [];
  afterPress(() => done.push('at once'));
  expect(done).toEqual(['at once']);
});

test('what comes after a press waits for a frame, and comes in its order', async () => {
  let tell = (_value: unknown): void => undefined;
  const heard: unknown[] = [];
  const app = client({
    call: () => Promise.resolve({ ok: true, value: 'answer' } as const),
    on: (_name, listener) => ((tell = listener), () => undefined),
  });
  app.on('told', (value) => heard.push(value));
  document.body.click();
  tell('first');
  const answered = app.call('asked', {}).then(() => heard.push('answer'));
  await Promise.resolve();
  expect(heard).toEqual([]);
  await frame();
  await answered;
  expect(heard).toEqual(['first', 'answer']);
  tell('later');
  expect(heard.at(-1)).toBe('later');
});
