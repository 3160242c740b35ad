// What the simulated DOM makes of animations that are cancelled: as in a browser, no rejection that nobody handles.
import { expect, test, vi } from 'vitest';

/** A running animation, as a transition starts one. */
const running = (): Animation => document.createElement('p').animate([], { duration: 60_000 });

/** The reasons of the rejections that nobody handled while `act` ran and shortly after. */
async function unhandledIn(act: () => void): Promise<readonly unknown[]> {
  const others = process.rawListeners('unhandledRejection') as NodeJS.UnhandledRejectionListener[];
  process.removeAllListeners('unhandledRejection');
  const heard = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', heard);
  try {
    act();
    await new Promise((done) => setTimeout(done));
    return heard.mock.calls.map(([reason]) => reason);
  } finally {
    process.removeListener('unhandledRejection', heard);
    for (const listener of others) process.on('unhandledRejection', listener);
  }
}

test('an animation that is cancelled tells whoever waits for its end, and nobody else', async () => {
  const awaited = running();
  const end = expect(awaited.finished).rejects.toMatchObject({ name: 'AbortError' });
  awaited.cancel();
  await end;
  expect(await unhandledIn(() => running().cancel())).toEqual([]);
});

test('any other rejection is still found', async () => {
  const reason = new Error('forgotten');
  expect(await unhandledIn(() => void Promise.reject(reason))).toEqual([reason]);
});
