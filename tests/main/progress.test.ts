// Progress: figures against a library reckoned by hand, commentary, refusals, export and erasing, and no long waits.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { botRound } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import { EVALUATOR_VERSION } from '../../src/engine/tutor/review/review.ts';
import { asCsv } from '../../src/main/progress/export.ts';
import { shareWon } from '../../src/renderer/progress/figures.ts';
import { openProgress } from '../../src/main/progress/progress.ts';
import { ownDecisions } from '../../src/main/review/review-figures.ts';
import { statisticsOf } from '../../src/main/rounds/statistics.ts';
import { Stores } from '../../src/main/store/stores.ts';
import type { RoundFacts } from '../../src/main/rounds/round-facts.ts';
import { ProgressViewSchema } from '../../src/shared/teaching/progress.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { libraryIn } from '../../lab/support/main/library-fixture.ts';

const NO_HELP = { hints: 0, warnings: 0, takenBack: 0 };
const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

const facts = (id: string, day: number, game?: RoundFacts['game'], hints = 0): RoundFacts => ({
  id,
  finishedAt: at(day),
  you: 0,
  pack: 32,
  help: { ...NO_HELP, hints },
  revoked: false,
  ...(game && { game }),
});

/** Reckoned by hand below. */
const LIBRARY: readonly RoundFacts[] = [
  facts('d', 4, { contract: 'wenz', role: 'declarer', outcome: 'lost', cents: -150, chance: 0.7 }),
  facts('a', 1, { contract: 'rufer', role: 'declarer', outcome: 'won', cents: 20, chance: 0.65 }),
  facts('b', 2, { contract: 'rufer', role: 'defender', outcome: 'lost', cents: -10 }, 3),
  facts('c', 3),
  facts('e', 5, { contract: 'rufer', role: 'partner', outcome: 'won', cents: 30 }),
];
const grades = { best: 5, inaccuracy: 1, mistake: 1, blunder: 0, unsure: 1 };

describe('figures', () => {
  const reviews = new Map([['b', { decisions: 8, lostPoints: 12, lostCents: 6.5, grades, given: [] }]]);
  const figures = statisticsOf(LIBRARY, reviews);

  test('of all rounds', () => {
    expect(figures.rounds).toBe(5);
    expect(figures.thrownIn).toBe(1);
    expect(figures.total).toEqual({
      games: 4,
      won: 2,
      drawn: 0,
      cents: -110,
      decisions: 8,
      lostPoints: 12,
      lostCents: 6.5,
    });
    expect(figures.help).toEqual({ hints: 3, warnings: 0, asked: 0, remembered: 0 });
    expect(figures.reviewed).toEqual({ rounds: 1, grades });
  });

  test('count a draw as neither won nor lost', () => {
    const drawn = facts('g', 7, { contract: 'rufer', role: 'declarer', outcome: 'drawn', cents: 0, chance: 0.65 });
    const { total, calibration } = statisticsOf([...LIBRARY, drawn], reviews);
    expect(total).toMatchObject({ games: 5, won: 2, drawn: 1 });
    expect(calibration).toEqual(figures.calibration);
    expect(shareWon(total)).toBe(50);
  });

  test('by contract and role', () => {
    expect(figures.byContract.map(({ contract, games, won, cents }) => [contract, games, won, cents])).toEqual([
      ['rufer', 3, 2, 40],
      ['wenz', 1, 0, -150],
    ]);
    expect(figures.byRole.map(({ role, games, won, decisions }) => [role, games, won, decisions])).toEqual([
      ['declarer', 2, 1, 0],
      ['partner', 1, 1, 0],
      ['defender', 1, 0, 8],
    ]);
  });

  test('where everyone has played for himself there is a role more', () => {
    const ramsch = facts('f', 6, { contract: 'ramsch', role: 'alone', outcome: 'lost', cents: -30 });
    const { byRole } = statisticsOf([...LIBRARY, ramsch], reviews);
    expect(byRole.map(({ role }) => role)).toEqual(['declarer', 'partner', 'defender', 'alone']);
    expect(byRole.at(-1)).toMatchObject({ games: 1, won: 0, cents: -30 });
  });

  test('in the order of time', () => {
    expect(figures.course.map(({ cents }) => cents)).toEqual([20, 10, 10, -140, -110]);
  });

  test('of promises: 70 per cent belong to the span above', () => {
    const filled = figures.calibration.filter(({ count }) => count > 0);
    expect(filled).toEqual([
      { from: 60, to: 70, count: 1, won: 1, expected: 0.65 },
      { from: 70, to: 80, count: 1, won: 0, expected: 0.7 },
    ]);
  });

  test('of many rounds, thinned out and quick', () => {
    const many = Array.from({ length: 2000 }, (_, n) => facts(`m${n}`, 1 + n, LIBRARY[n % 5]?.game));
    const started = performance.now();
    const { course, total } = statisticsOf(many, new Map());
    expect(performance.now() - started).toBeLessThan(200);
    expect(course.length).toBeLessThanOrEqual(160);
    expect(course.at(-1)).toEqual({ round: 2000, cents: total.cents });
  });
});

describe('commentary', () => {
  const review = (entry: number, seat: number, type: string, grade: string) => ({
    entry,
    seat,
    decision: { type },
    grade,
    loss: { cents: 2, points: 3, chance: 0 },
    advice: { ranked: [{ decision: { type } }] },
    facts: [{ id: 'follow.smearLikely', params: {} }],
    more: 'ignored',
  });
  const text = JSON.stringify({
    evaluator: EVALUATOR_VERSION,
    entries: [review(1, 0, 'cut', 'best'), review(7, 0, 'play', 'mistake'), review(8, 1, 'play', 'blunder')],
  });

  test('is counted for the own seat, the cut left aside', () => {
    const own = ownDecisions(text, 0);
    expect(own?.figures).toMatchObject({ decisions: 1, lostPoints: 3, lostCents: 2 });
    expect(own?.figures.given).toEqual([{ skill: 'giving', entry: 7, cents: 2 }]);
    expect(own?.graded).toEqual([{ entry: 7, grade: 'mistake' }]);
  });

  test('by another evaluator, or cut off, counts for nothing', () => {
    expect(ownDecisions(text.replace(`"evaluator":${EVALUATOR_VERSION}`, '"evaluator":-1'), 0)).toBeUndefined();
    expect(ownDecisions(text.slice(0, -5), 0)).toBeUndefined();
  });
});

describe('behind the page', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'progress-'))));
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

  const roundFile = (n: number, more: Partial<RoundFile> = {}): RoundFile => {
    const round = botRound(pureRules(), 'rufer', randomOf('progress', n));
    return {
      format: 'schafkopf-stube-round',
      version: 1,
      id: `round-${n}`,
      finishedAt: at(n + 1),
      players: [
        { name: 'Anna', kind: 'human' },
        { name: 'B', kind: 'bot' },
        { name: 'C', kind: 'bot' },
        { name: 'D', kind: 'bot' },
      ],
      you: 0,
      record: recordOf(round),
      notes: [],
      ...more,
    };
  };

  async function scene(files: readonly RoundFile[]) {
    await mkdir(path.join(folder, 'library'));
    for (const file of files)
      await writeFile(path.join(folder, 'library', `${file.id}.schafkopf`), JSON.stringify(file));
    const place = path.join(folder, 'out.file');
    let now = 100;
    const clock = { now: () => 0, after: () => () => undefined, date: () => at(now) };
    const progress = openProgress({
      room: {
        folder,
        stores: new Stores(folder, clock),
        library: libraryIn(path.join(folder, 'library'), () => at(now)),
        clock,
        dialogs: {
          fileToSave: () => Promise.resolve(place),
          fileToOpen: () => Promise.resolve(undefined),
          filesToOpen: () => Promise.resolve([]),
          folderToSave: () => Promise.resolve(undefined),
        },
      },
      training: {
        overview: () =>
          Promise.resolve({
            trainers: [],
            due: 0,
            deck: 0,
            clock: 'on',
            games: 'pure',
            problems: { theme: 'all', grade: 0, today: 'open', row: 0, run: 0 },
            guesses: [],
          }),
        erase: () => Promise.resolve(),
      },
      lessons: () => Promise.resolve([]),
    });
    return { progress, place, tomorrow: () => void (now += 1) };
  }

  test('counts rounds that the person played, not practice and not rounds among bots', async () => {
    const files = [roundFile(0), roundFile(1), roundFile(2, { practice: 'again' }), roundFile(3, { you: 1 })];
    const view = ProgressViewSchema.parse(await (await scene(files)).progress.view());
    expect(view.rounds).toBe(2);
    const rounds = [0, 1].map((n) => botRound(pureRules(), 'rufer', randomOf('progress', n)));
    expect(view.total.cents).toBe(rounds.reduce((sum, { settlement }) => sum + settlement.balance[0], 0));
    expect(view.total.won).toBe(rounds.filter(({ settlement }) => settlement.balance[0] > 0).length);
    expect(view.byContract.map(({ contract }) => contract)).toEqual(['rufer']);
  });

  test('counts refusals, keeps them, and forgets them with everything else', async () => {
    const { progress, tomorrow } = await scene([roundFile(0)]);
    await progress.refused('R.FOLLOW_SUIT');
    await Promise.all([progress.refused('R.FOLLOW_TRUMP'), progress.refused('R.FOLLOW_TRUMP')]);
    expect((await progress.view()).refusals).toEqual([
      { id: 'R.FOLLOW_TRUMP', count: 2 },
      { id: 'R.FOLLOW_SUIT', count: 1 },
    ]);
    expect(JSON.parse(await readFile(path.join(folder, 'progress.json'), 'utf8'))).toMatchObject({ version: 1 });
    await progress.erase();
    tomorrow();
    expect(await progress.view()).toMatchObject({ rounds: 0, refusals: [], since: at(100) });
  });

  test('writes everything as data and each round as a line of a table', async () => {
    const { progress, place } = await scene([roundFile(0), roundFile(1)]);
    expect(await progress.export('csv')).toEqual({ outcome: 'saved', file: place });
    const lines = (await readFile(place, 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    await progress.export('json');
    expect(JSON.parse(await readFile(place, 'utf8'))).toMatchObject({ version: 1, view: { rounds: 2 } });
  });
});

test('a table quotes what could be taken for something else', () => {
  expect(asCsv([{ ...facts('x', 1), id: '=1+1,"a"' }])).toContain('"=1+1,""a"""');
});
