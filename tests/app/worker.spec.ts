// Players think in a worker thread: the main process stays responsive meanwhile, and a session repeats itself exactly.
import { call, move, playRound } from '../../lab/support/app/app-calls.ts';
import { expect, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { delayWhile } from '../../lab/support/app/event-loop.ts';

/** So long the rounds that were played are commented on in the background, while the table waits for the person. */
const COMMENTARY_MS = 4000;

/** So long somebody looks at the table before each decision, in which those before are looked at. */
const READING_MS = 700;

thoroughTest(
  'the event loop of the main process is not held up while players and commentary think',
  async ({ app, page }) => {
    await call(page, 'settings.change', { speed: 'instant' });
    await call(page, 'session.start', { house: {}, seed: 'busy' });
    const delay = await delayWhile(app, async () => {
      for (let i = 0; i < 4; i++) {
        await playRound(page);
        await call(page, 'session.nextRound', {});
      }
      await page.waitForTimeout(COMMENTARY_MS);
    });
    console.log(`event loop of main: p99 ${delay.p99.toFixed(1)} ms, max ${delay.max.toFixed(1)} ms`);
    expect(delay.max).toBeLessThan(400);
  },
);

thoroughTest('nor is it while earlier decisions are looked at and the table waits', async ({ app, page }) => {
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'busy' });
  const delay = await delayWhile(app, async () => {
    while (await move(page)) await page.waitForTimeout(READING_MS);
  });
  console.log(`event loop of main, looking ahead: p99 ${delay.p99.toFixed(1)} ms, max ${delay.max.toFixed(1)} ms`);
  expect(delay.max).toBeLessThan(400);
});

thoroughTest(
  'a session with a seed repeats itself, also across a restart in the middle',
  async ({ launch, userData }) => {
    const logs: unknown[] = [];
    for (const restart of ['no', 'yes'] as const) {
      const options = { userData: `${userData}/${restart}` };
      let { page, close } = await launch(options);
      await call(page, 'settings.change', { speed: 'instant' });
      await call(page, 'session.start', { house: {}, seed: 'again' });
      for (let i = 0; i < 3; i++) {
        await playRound(page);
        if (restart === 'yes' && i === 1) {
          await close();
          ({ page, close } = await launch(options));
        }
        await call(page, 'session.nextRound', {});
      }
      const { items } = await call(page, 'library.list', {});
      logs.push(
        items.map(({ announcement, declarer, points, balance }) => ({ announcement, declarer, points, balance })),
      );
      await close();
    }
    expect(logs[1]).toEqual(logs[0]);
  },
);
