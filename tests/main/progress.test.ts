// Progress: figures against a library reckoned by hand, commentary, refusals, export and erasing, and no long waits.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { botRound } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import { isHeldAgainst, severityOf, THRESHOLDS } from '../../src/engine/tutor/advice/grade.ts';
import { occasionIn } from '../../src/engine/tutor/review/occasions.ts';
import { givenAway } from '../../src/engine/tutor/review/given-away.ts';
import { reviewable, reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { EVALUATOR_VERSION } from '../../src/engine/tutor/review/review.ts';
import { GIVEN_BY } from '../../src/shared/teaching/given-by-levels.ts';
import { readFigures } from '../../lab/measure/figures/pages.ts';
import { GLANCE } from '../../lab/support/tutor/glance.ts';
import { type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { asCsv } from '../../src/main/progress/export.ts';
import { shareWon } from '../../src/renderer/progress/figures.ts';
import { openProgress } from '../../src/main/progress/progress.ts';
import { figuresOf, gradedIn, judgedFigures } from '../../src/main/review/review-figures.ts';
import { type ReviewFigures, statisticsOf } from '../../src/main/rounds/statistics.ts';
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
const FIGURES: ReviewFigures = {
  decisions: 8,
  lostPoints: 12,
  lostCents: 6.5,
  grades,
  given: [],
  occasions: [],
  luck: -4,
  open: { choices: 6, points: 9 },
};

describe('figures', () => {
  const reviews = new Map([['b', FIGURES]]);
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
    expect(figures.reviewed).toEqual({ rounds: 1, grades, cents: -10, luck: -4 });
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

describe('strength', () => {
  const played = (points: readonly number[]) =>
    statisticsOf(
      points.map((_, n) => facts(`s${n}`, 1 + n)),
      new Map(points.map((each, n) => [`s${n}`, { ...FIGURES, open: { choices: 5, points: each } }])),
    ).strength;

  test('is what a hundred choices give away, with its error over rounds', () => {
    const { choices, given, within } = played([0, 10, 20, 10, 0, 20, 10, 10, 0, 20]) ?? {};
    expect({ choices, given }).toEqual({ choices: 50, given: 200 });
    // Rounds are 0, 10 or 20 with a variance of 600 / 9; ten of them, five choices each.
    expect(within).toBeCloseTo((100 * 1.96 * Math.sqrt(600 / 9 / 10)) / 5);
  });

  test('is not told of a few choices', () => {
    expect(played([0, 10, 20])).toBeUndefined();
  });

  test('stands beside figures that were measured', () => {
    const { rows } = readFigures().get('people') ?? { rows: [] };
    const measured = rows.map(({ cells: [who, , , , , given] }) => [who, Math.round(100 * Number(given))]);
    const [, , , , people] = rows[0]?.cells ?? [];
    expect(GIVEN_BY).toEqual({ ...Object.fromEntries(measured), people: Math.round(100 * Number(people)) });
  });
});

describe('commentary', () => {
  const ROUND = botRound(pureRules(), 'rufer', randomOf('commentary'));
  const record = recordOf(ROUND);
  const reviews = reviewable(record)
    .slice(-32)
    .map((entry) => reviewEntry(record, entry, { random: randomOf('review', entry), effort: GLANCE }));
  const own = (seat: Seat) => reviews.filter((each) => each.seat === seat);

  test('is counted for the own seat', () => {
    for (const seat of SEATS) {
      const figures = figuresOf(record, reviews, seat);
      expect(figures).toMatchObject(judgedFigures(own(seat)));
      expect(figures.decisions).toBe(own(seat).length);
      const held = own(seat).filter(({ grade }) => isHeldAgainst(grade));
      expect(figures.given.map(({ entry }) => entry)).toEqual(held.map(({ entry }) => entry));
      expect(figures.lostCents).toBeCloseTo(held.reduce((sum, { loss }) => sum + loss.cents, 0));
    }
  });

  test('tells of each card that an idea decided whether it was found, and how many people miss it', () => {
    const cards = reviews.filter(({ decision }) => decision.type === 'play');
    const occasions = cards.flatMap((review) => {
      const found = occasionIn(review);
      return found ? [{ review, found }] : [];
    });
    expect(occasions.length).toBeGreaterThan(3);
    expect(occasions.length).toBeLessThan(cards.length);
    for (const { review, found } of occasions) {
      const severity = severityOf(review.advice, review.decision);
      expect(found.missed !== undefined).toBe(severity >= THRESHOLDS.inaccuracy);
      expect(found.usual).toBeGreaterThanOrEqual(0);
      const others = review.advice.ranked.filter(
        ({ decision }) => severityOf(review.advice, decision) < THRESHOLDS.inaccuracy,
      );
      expect(found.usual + others.reduce((sum, { usual = 0 }) => sum + usual, 0)).toBeCloseTo(1);
      // The same card in a game of which nothing is known of people is no occasion.
      const ranked = review.advice.ranked.map(({ usual: _, ...each }) => each);
      expect(occasionIn({ ...review, advice: { ...review.advice, ranked } })).toBeUndefined();
    }
  });

  test('tells what was given away with open hands', () => {
    const all = SEATS.map((seat) => givenAway(record, reviews, seat));
    expect(all.every((each) => each && each.choices <= 8 && each.points >= 0)).toBe(true);
    // Whatever somebody gives away the others gain: the way from the value of the deal to how it ended.
    const value = Math.max(...(reviews[0]?.open.ranked ?? []).map(({ points = 0 }) => points));
    const declares = (seat: Seat): boolean => seat === ROUND.declarer || seat === ROUND.partner;
    const first = reviews[0]?.seat ?? 0;
    const sign = (seat: Seat): number => (declares(seat) === declares(first) ? -1 : 1);
    const end = SEATS.filter((seat) => declares(seat) === declares(first)).reduce<number>(
      (sum, seat) =>
        sum + ROUND.play.done.filter(({ winner }) => winner === seat).reduce((all, { points }) => all + points, 0),
      0,
    );
    expect(SEATS.reduce<number>((sum, seat) => sum + sign(seat) * (all[seat]?.points ?? 0), value)).toBe(end);
  });

  const text = JSON.stringify({
    evaluator: EVALUATOR_VERSION,
    entries: [
      { entry: 7, seat: 0, grade: 'mistake' },
      { entry: 8, seat: 1, grade: 'blunder' },
    ],
  });

  test('gives the deck the decisions of a seat; by another evaluator, or cut off, none', () => {
    expect(gradedIn(text, 0)).toEqual([{ entry: 7, seat: 0, grade: 'mistake' }]);
    expect(gradedIn(text.replace(`"evaluator":${EVALUATOR_VERSION}`, '"evaluator":-1'), 0)).toBeUndefined();
    expect(gradedIn(text.slice(0, -5), 0)).toBeUndefined();
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
        solved: () => Promise.resolve([]),
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
