// Killed at any moment and started again: nothing that was decided is lost, and the log on disk only ever grows.
import type { Page } from '@playwright/test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '../../src/engine/table/log.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { checkSession, type SessionFile } from '../../src/main/table/session-file.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import type { TableView } from '../../src/shared/table/board.ts';
import { type OfferedGame, SHELF } from '../../src/shared/table/shelf.ts';
import { sample } from '../../lab/base/thorough.ts';
import { call, move, waiting } from '../../lab/support/app/app-calls.ts';
import { expect, OWN_PAGE, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { kill } from '../../lab/support/app/killed.ts';

/** Position of a decision in a session: number of the round, length of the log after it. */
interface Mark {
  readonly number: number;
  readonly at: number;
}

const isAtLeast = (a: Mark, b: Mark): boolean => a.number > b.number || (a.number === b.number && a.at >= b.at);
const markOf = ({ session, entries }: SessionFile): Mark => ({ number: session.sheet.length + 1, at: entries.length });

async function saved(userData: string): Promise<SessionFile> {
  const checked = checkSession(await readFile(path.join(userData, 'session.json'), 'utf8'));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.value.file;
}

interface Playing {
  /** Resolves when the person has moved so often, or the app is gone. */
  readonly moved: Promise<void>;
  /** The last position that the app had shown before it was gone. */
  readonly shown: Promise<Mark | undefined>;
}

/** The table once it waits; what was drawn before the first deal has been looked at. */
async function seen(page: Page): Promise<TableView> {
  const view = await call(page, 'table.view', {});
  if (view?.asked !== 'partners' && view?.asked !== 'draw') return waiting(page);
  await call(page, 'table.skip', {});
  return seen(page);
}

/** Plays on until the app is gone. */
function playUntilGone(page: Page, moves: number): Playing {
  let resolve = (): void => undefined;
  const moved = new Promise<void>((done) => (resolve = done));
  const play = async (): Promise<Mark | undefined> => {
    let shown: Mark | undefined;
    try {
      for (let done = 0; ; done++) {
        if (done === moves) resolve();
        const view = await seen(page);
        shown = { number: view.number, at: view.at };
        if (!(await move(page))) await call(page, 'session.nextRound', {});
      }
    } catch {
      resolve();
      return shown;
    }
  };
  return { moved, shown: play() };
}

const isPrefix = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b.slice(0, a.length));

/** How often the app is killed in all, over all games, by `npm run bench -- keeping`; else a few times in two of them. */
const WANTED = process.env['STUBE_KILLS'];
const KILLED_GAMES: readonly OfferedGame[] =
  WANTED === undefined ? sample<readonly OfferedGame[]>(['schafkopf'], ['schafkopf', 'strohmann']) : SHELF;
const KILLS = WANTED === undefined ? 2 : Math.ceil(Number(WANTED) / SHELF.length);

/** Fewer moves than this pass between two kills: more than a whole round in some cases. */
const MOST_MOVES = 14;

test.describe('killed at random moments', () => {
  test.describe.configure({ mode: 'parallel', timeout: 60_000 + KILLS * 15_000 });

  for (const game of KILLED_GAMES)
    test(`${game}: the session goes on where it was`, async ({ launch, userData, problems }) => {
      problems.expect(/crashed|Target .*closed/);
      const random = randomOf('kill -9', game);
      let before: SessionFile | undefined;
      for (let i = 0; i < KILLS; i++) {
        const { app, page } = await launch();
        if (i === 0) await begin(page, game);
        expect((await call(page, 'app.state', {})).problems).toEqual([]);
        const resumed = await call(page, 'table.view', {});
        if (before) {
          expect(isAtLeast({ number: resumed?.number ?? 0, at: resumed?.at ?? 0 }, markOf(before))).toBe(true);
          expect(resumed?.sessionId).toBe(before.id);
        }
        const playing = playUntilGone(page, random.below(MOST_MOVES));
        await playing.moved;
        await new Promise((done) => setTimeout(done, random.below(100)));
        await kill(app);
        const shown = await playing.shown;
        const now = await saved(userData);
        if (shown) expect(isAtLeast(markOf(now), shown)).toBe(true);
        if (before && markOf(before).number === markOf(now).number)
          expect(isPrefix(before.entries, now.entries)).toBe(true);
        before = now;
      }
      const rounds = await wholeRounds(userData);
      expect(rounds).toBeGreaterThanOrEqual(before?.session.sheet.length ?? 1);
      console.log(
        `${game}: ${KILLS} kills: ${rounds} rounds finished, ${JSON.stringify(before && markOf(before))} on disk`,
      );
    });
});

async function begin(page: Page, game: OfferedGame): Promise<void> {
  await call(page, 'settings.change', { speed: 'instant' });
  const own = game === 'schafkopf' ? {} : { game };
  await call(page, 'session.start', { house: {}, seed: 'killed', ...own });
}

/** How many rounds lie in the library; fails if one of them is damaged. */
async function wholeRounds(userData: string): Promise<number> {
  const files = await readdir(path.join(userData, 'library')).catch(() => []);
  const rounds = files.filter((name) => name.endsWith('.schafkopf'));
  for (const name of rounds)
    expect(checkRound(await readFile(path.join(userData, 'library', name), 'utf8')).ok).toBe(true);
  return rounds.length;
}

thoroughTest('an orderly end and start shows the same table again', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { speed: 'instant', playerName: 'Hans' });
  await call(first.page, 'session.start', { house: { 'deck.size': 24 }, seed: 'orderly' });
  await move(first.page);
  const left = await waiting(first.page);
  await first.close();
  const second = await launch();
  expect(await waiting(second.page)).toEqual(left);
  expect((await call(second.page, 'app.state', {})).settings).toMatchObject({ speed: 'instant', playerName: 'Hans' });
});

test('a damaged save is put aside and reported, and a new session can begin', async ({ launch, userData }) => {
  const half = '{"format":"schafkopf-stube-session","version":1,"id":"x"';
  await writeFile(path.join(userData, 'session.json'), half);
  const { page } = await launch();
  const [problem] = (await call(page, 'app.state', {})).problems;
  expect(problem).toMatchObject({ id: 'F.PUT_ASIDE', params: { because: { id: 'F.NOT_JSON' } } });
  if (problem?.id !== 'F.PUT_ASIDE') throw new Error('no place named');
  expect(await readFile(problem.params.file, 'utf8')).toBe(half);
  expect(await call(page, 'table.view', {})).toBeNull();
  await call(page, 'session.start', { house: {} });
  expect((await saved(userData)).entries.length).toBeGreaterThan(0);
});

test('the page is loaded again when its process dies, and the table is where it was', async ({
  app,
  page,
  problems,
}) => {
  problems.expect(/crashed|process is gone/);
  await call(page, 'settings.change', { speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: 'crash' });
  await waiting(page);
  // Main's side of the page: the test tool has no hold on one whose process has changed.
  const state = (): Promise<{ pid: number; state: string }> =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (!contents) return { pid: 0, state: 'none' };
      const state = contents.isCrashed() ? 'crashed' : contents.isLoading() ? 'loading' : contents.getURL();
      return { pid: contents.getOSProcessId(), state };
    });
  const { pid } = await state();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer());
  await expect.poll(async () => (await state()).pid).not.toBe(pid);
  await expect.poll(async () => (await state()).state).toMatch(OWN_PAGE);
});
