// The commentary on a round: course, accuracy, luck apart from skill, key moments, verdicts.
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { recordOf, type Round } from '../../../../src/engine/table/round.ts';
import type { RoundRecord } from '../../../../src/engine/table/log.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import { SEAT_OUTCOMES } from '../../../../src/engine/scoring/result.ts';
import { SEATS } from '../../../../src/engine/base/seats.ts';
import type { Advice, Grade } from '../../../../src/engine/tutor/advice/advice.ts';
import { accuracyOf, accuracyOver } from '../../../../src/engine/tutor/review/accuracy.ts';
import { keyMomentsOf } from '../../../../src/engine/tutor/review/key-moments.ts';
import { reviewable, reviewEntry } from '../../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../../src/engine/tutor/review/review-of.ts';
import { type EntryReview, EVALUATOR_VERSION, type RoundReview } from '../../../../src/engine/tutor/review/review.ts';
import { verdictOn } from '../../../../src/engine/tutor/review/verdict.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';
import { sample } from '../../../../lab/base/thorough.ts';
import { playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';

const reviewed = (record: RoundRecord): readonly EntryReview[] =>
  reviewable(record).map((entry) => reviewEntry(record, entry, { random: randomOf('fold', entry), effort: GLANCE }));

interface Done {
  readonly end: Round;
  readonly record: RoundRecord;
  readonly whole: RoundReview;
}

const ROUNDS = sample(8, 20);
const rounds: Done[] = [];
beforeAll(() => {
  for (let n = 0; n < ROUNDS; n++) {
    const end = playedRound(PURE[n % 2 === 0 ? 20 : 24], `fold ${n}`);
    const record = recordOf(end);
    rounds.push({ end, record, whole: reviewOf(record, reviewed(record), 'quick') });
  }
}, 120_000);

test('names its evaluator and its effort, and says something of every decision but the cut', () => {
  for (const { record, whole } of rounds) {
    expect([whole.version, whole.effort]).toEqual([EVALUATOR_VERSION, 'quick']);
    expect(whole.entries.map(({ entry }) => entry)).toEqual(
      record.entries.flatMap(({ type }, entry) => (['shuffled', 'cut'].includes(type) ? [] : [entry])),
    );
  }
});

test('whoever has played a card stands as the advice on that card said', () => {
  let told = 0;
  for (const { end, whole } of rounds) {
    if (end.phase !== 'scored' || end.declarer === undefined) continue;
    for (const { seat, decision, advice, outlook } of whole.entries.slice(0, -1)) {
      if (decision.type !== 'play' || !outlook) continue;
      const chance = advice.ranked.find((each) => isDeepStrictEqual(each.decision, decision))?.chance ?? NaN;
      expect(outlook.chance[seat]).toBe(seat === end.declarer || seat === end.partner ? chance : 1 - chance);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(ROUNDS * 10);
});

test('the course begins with the announcement and ends with who has won', () => {
  for (const { end, record, whole } of rounds) {
    if (end.phase !== 'scored') {
      expect(whole.course).toEqual([]);
      continue;
    }
    const from = record.entries.findIndex(({ type }) => type === 'announce');
    expect(whole.course.map(({ entry }) => entry)).toEqual(
      whole.entries.flatMap(({ entry }) => (entry >= from ? [entry] : [])),
    );
    const won = betweenSides(end.result).winner === 'declarer' ? 1 : 0;
    expect(whole.course.at(-1)).toEqual({ entry: record.entries.length - 1, chance: [won, won, won, won], open: won });
    for (const { chance } of whole.course) for (const each of chance) expect(each >= 0 && each <= 1).toBe(true);
  }
});

test('the balance is what was to be expected, and luck, less what is held against the own cards', () => {
  for (const { end, whole } of rounds)
    for (const seat of SEATS) {
      const { balance, luck, grades, loss, accuracy } = whole.seats[seat];
      const own = whole.entries.filter((each) => each.seat === seat);
      const plays = own.filter(({ decision }) => decision.type === 'play');
      const lost = heldCents(plays);
      expect(balance).toBe(end.phase === 'scored' ? end.settlement.balance[seat] : 0);
      const [first] = plays;
      if (first) expect((first.advice.ranked[0]?.cents ?? NaN) + luck - lost).toBeCloseTo(balance, 6);
      else expect(luck).toBe(0);
      expect(Object.values(grades).reduce((sum, each) => sum + each, 0)).toBe(own.length);
      expect(loss.cents).toBeCloseTo(heldCents(own), 6);
      if (accuracy !== undefined) expect(accuracy >= 0 && accuracy <= 100).toBe(true);
      if (own.length > 0 && grades.best === own.length && accuracy !== undefined) expect(accuracy).toBe(100);
    }
});

/** What the reviews are told to have given away, found another way: by the grades that a mark stands beside. */
const heldCents = (reviews: readonly EntryReview[]): number =>
  reviews.reduce((sum, { grade, loss }) => sum + (grade === 'best' || grade === 'unsure' ? 0 : loss.cents), 0);

test('sentence, row and accuracy of a seat tell of the same loss', () => {
  const told = { given: 0, faultless: 0 };
  for (const { whole } of rounds)
    for (const { id, params } of whole.verdict) {
      if (!('seat' in params)) continue;
      const { loss, accuracy, grades } = whole.seats[params.seat];
      if ('mistakes' in params) {
        told.given += 1;
        expect(params.cents).toBe(loss.cents);
        expect([params.mistakes, params.inaccuracies]).toEqual([grades.mistake + grades.blunder, grades.inaccuracy]);
      }
      if (id === 'V.BAD_LUCK' || id === 'V.NO_HOPE' || accuracy === 100) {
        told.faultless += 1;
        expect(loss).toEqual({ cents: 0, points: 0, chance: 0 });
      }
    }
  expect(told.given).toBeGreaterThan(1);
  expect(told.faultless).toBeGreaterThan(10);
});

test('key moments are mistakes: at most three, and at most one in a trick', () => {
  let found = 0;
  for (const { record, whole } of rounds) {
    expect(whole.keyMoments.length).toBeLessThanOrEqual(3);
    const plays = record.entries.flatMap(({ type }, entry) => (type === 'play' ? [entry] : []));
    const tricks = whole.keyMoments.map((entry) => Math.floor(plays.indexOf(entry) / SEATS.length));
    expect(new Set(tricks).size).toBe(tricks.length);
    for (const moment of whole.keyMoments)
      expect(['inaccuracy', 'mistake', 'blunder']).toContain(
        whole.entries.find(({ entry }) => entry === moment)?.grade,
      );
    found += whole.keyMoments.length;
  }
  expect(found).toBeGreaterThan(1);
});

test('one verdict for each seat, or one for all if the cards were thrown in', () => {
  for (const { end, whole } of rounds) {
    const seats = whole.verdict.flatMap(({ id, params }) =>
      id.startsWith('V.') && 'seat' in params ? [params.seat] : [],
    );
    expect(seats).toEqual(end.phase === 'scored' ? [...SEATS] : []);
    const missed = whole.entries.flatMap(({ remarks }) => remarks.filter(({ id }) => id === 'J.NOT_DOUBLED'));
    expect(whole.verdict.slice(end.phase === 'scored' ? SEATS.length : 1)).toEqual(missed);
    if (end.phase === 'thrownIn') expect(whole.verdict.map(({ id }) => id)).toEqual(['V.THROWN_IN']);
  }
});

test('a round that is not over has no commentary', () => {
  const { record } = rounds.find(({ end }) => end.phase === 'scored') as Done;
  expect(() => reviewOf({ ...record, entries: record.entries.slice(0, -1) }, [], 'quick')).toThrow('not over');
});

/** A commentary with a grade and a loss of chance, of which nothing else matters. */
function made(entry: number, grade: Grade, chance: number, stakes = chance): EntryReview {
  const play = (card: 'EO' | 'H7' | 'E7') => ({ type: 'play', seat: 0, card }) as const;
  const ranked = [
    { decision: play('EO'), cents: 0, chance: 0.9, error: 0 },
    { decision: play('H7'), cents: 0, chance: 0.9 - chance, error: 0 },
    { decision: play('E7'), cents: 0, chance: 0.9 - stakes, error: 0 },
  ];
  const advice: Advice = { basis: 'yourView', seat: 0, ranked, stake: 10, worlds: { of: 'all', count: 1 }, facts: [] };
  const loss = { cents: 0, points: 0, chance };
  return { entry, seat: 0, decision: play('H7'), advice, open: advice, grade, loss, luck: 0, remarks: [], facts: [] };
}

describe('accuracy', () => {
  test('falls with the loss, from 100 to 0', () => {
    const losses = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2];
    const all = losses.map(accuracyOf);
    expect(all[0]).toBe(100);
    expect(all.at(-1)).toBe(0);
    expect([...all].sort((a, b) => b - a)).toEqual(all);
    expect(accuracyOf(0.05)).toBe(75);
    expect(accuracyOf(0.075)).toBeCloseTo(67.5, 6);
  });

  test('counts decisions by what is at stake, and leaves out what is unsure', () => {
    const small = made(1, 'best', 0, 0);
    const great = made(2, 'blunder', 0.4);
    expect(accuracyOver([small, great])).toBeLessThan(30);
    expect(accuracyOver([made(1, 'best', 0, 0.8), great])).toBeGreaterThan(60);
    expect(accuracyOver([great, made(3, 'unsure', 0.5)])).toBe(accuracyOver([great]));
    expect(accuracyOver([])).toBeUndefined();
    expect(
      accuracyOver([...Array.from({ length: 60 }, (_, n) => made(n, 'best', 0, 0.9)), made(99, 'mistake', 0.06)]),
    ).toBe(99);
  });
});

test('of two mistakes that weigh nearly the same the one with a principle comes first', () => {
  const plain = made(10, 'mistake', 0.1);
  const named = {
    ...made(20, 'mistake', 0.09),
    facts: [{ id: 'lead.cheap', params: { card: 'EO', points: 3 } }],
  } as const;
  expect(keyMomentsOf([plain, named, made(30, 'best', 0)], (entry) => entry)).toEqual([20, 10]);
  expect(keyMomentsOf([plain, named], () => 1)).toEqual([20]);
});

test('the verdict goes by won, lost or drawn and not by what was paid, which may be nothing', () => {
  const verdicts = (balance: number) =>
    rounds.flatMap(({ whole }) =>
      SEATS.flatMap((seat) => {
        const own = whole.entries.filter((each) => each.seat === seat);
        const said = SEAT_OUTCOMES.map(
          (outcome) => verdictOn({ seat, outcome, gain: balance }, whole.seats[seat], own).id,
        );
        return said.includes('V.NO_CHOICE') ? [] : [said];
      }),
    );
  expect(verdicts(0).length).toBeGreaterThan(20);
  for (const [won, lost, drawn] of verdicts(0)) {
    expect(['V.NO_MISTAKE', 'V.GOOD_LUCK']).toContain(won);
    expect(['V.MISTAKES', 'V.BAD_LUCK', 'V.NO_HOPE']).toContain(lost);
    expect(drawn).toBe('V.DRAWN');
  }
});
