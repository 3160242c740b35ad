// What is said of grades by example: verdicts, key moments, accuracy, what two courses differ in, and what people play.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Advice, Grade } from '../../../src/engine/tutor/advice/advice.ts';
import { decidedBetween, gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { GAINS, loses } from '../../../src/engine/tutor/ideas/gains.ts';
import type { IdeaId } from '../../../src/engine/tutor/ideas/ideas.ts';
import { accuracyOver } from '../../../src/engine/tutor/review/accuracy.ts';
import { peopleAt } from '../../../src/engine/tutor/review/judgement.ts';
import { keyMomentsOf } from '../../../src/engine/tutor/review/key-moments.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { remark } from '../../../src/engine/tutor/review/review-remarks.ts';
import { type Compared, toldOf } from '../../../src/engine/tutor/review/told.ts';
import { verdictOn } from '../../../src/engine/tutor/review/verdict.ts';

const play = (card: Card) => ({ type: 'play', seat: 0, card }) as const;

/** Advice on two cards with these chances of the game; `usual` is how often people play them. */
const adviceOf = (good: number, bad: number, usual?: readonly [number, number]): Advice => ({
  basis: 'yourView',
  seat: 0,
  ranked: [
    { decision: play('EO'), cents: 0, chance: good, error: 0, ...(usual && { usual: usual[0] }) },
    { decision: play('H7'), cents: 0, chance: bad, error: 0, ...(usual && { usual: usual[1] }) },
  ],
  stake: 10,
  worlds: { of: 'all', count: 1 },
  facts: [],
});

/** The review of the worse of two cards, which loses so much. */
const review = (entry: number, grade: Grade, loss: number, stakes = loss): EntryReview => ({
  entry,
  seat: 0,
  decision: play('H7'),
  advice: {
    ...adviceOf(0.9, 0.9 - loss),
    ranked: [...adviceOf(0.9, 0.9 - loss).ranked, { decision: play('E7'), cents: 0, chance: 0.9 - stakes, error: 0 }],
  },
  open: adviceOf(0.9, 0.9 - loss),
  grade,
  loss: { cents: 0, points: 0, chance: loss },
  luck: 0,
  remarks: [],
  facts: [],
});

/** Two cards of which one loses so many cents, in a game with this chance whichever is played. */
const dear = (chance: number, cents: number): Advice => ({
  ...adviceOf(chance, chance),
  ranked: adviceOf(chance, chance).ranked.map((each, at) => ({ ...each, cents: -at * cents })),
});

describe('in a game that is decided', () => {
  test.each([
    [0.5, 'blunder'],
    [0.9, 'blunder'],
    [1, 'inaccuracy'],
    [0, 'inaccuracy'],
  ] as const)('at a chance of %f a card that gives a Schneider away is a %s', (chance, grade) => {
    expect(gradeOf(dear(chance, 8), play('H7'))).toBe(grade);
    expect(gradeOf(dear(chance, 0), play('H7'))).toBe('best');
  });

  test('no card is a key moment before one that cost a chance', () => {
    const late = { ...review(1, 'inaccuracy', 0), advice: dear(1, 18) };
    expect(keyMomentsOf([late, review(5, 'mistake', 0.08)], (entry) => entry)).toEqual([5, 1]);
  });
});

describe('a verdict', () => {
  const CHOICE = [review(1, 'best', 0.1)];
  const said = (outcome: 'won' | 'lost' | 'drawn', grades: Partial<Record<Grade, number>>, luck = 0) => {
    const all = { best: 3, inaccuracy: 0, mistake: 0, blunder: 0, unsure: 0, ...grades };
    const summary = { luck, loss: { cents: 7, points: 0, chance: 0 }, grades: all };
    return verdictOn({ seat: 0, outcome, gain: -20 }, summary, CHOICE);
  };

  test.each([
    ['won', {}, 0, 'V.NO_MISTAKE'],
    ['won', { inaccuracy: 2 }, 0, 'V.NO_MISTAKE'],
    ['won', { mistake: 1 }, 0, 'V.GOOD_LUCK'],
    ['won', { blunder: 1 }, 0, 'V.GOOD_LUCK'],
    ['lost', { mistake: 1 }, -9, 'V.MISTAKES'],
    ['lost', { inaccuracy: 1 }, -9, 'V.MISTAKES'],
    ['lost', {}, -9, 'V.BAD_LUCK'],
    ['lost', { unsure: 2 }, 4, 'V.NO_HOPE'],
    ['drawn', { blunder: 1 }, 0, 'V.DRAWN'],
  ] as const)('on a game that was %s with %o and luck of %i', (outcome, grades, luck, id) => {
    expect(said(outcome, grades, luck).id).toBe(id);
  });

  test('counts mistakes and blunders together, and inaccuracies beside them', () => {
    expect(said('lost', { mistake: 2, blunder: 1, inaccuracy: 4 }).params).toEqual({
      seat: 0,
      mistakes: 3,
      inaccuracies: 4,
      cents: 7,
    });
  });

  test('says what was to be expected without luck', () => {
    expect(said('lost', {}, 5).params).toEqual({ seat: 0, expected: -25 });
  });

  test('is none on somebody who never had a choice', () => {
    const { advice } = review(1, 'best', 0);
    const forced = { ...review(1, 'best', 0), advice: { ...advice, ranked: advice.ranked.slice(0, 1) } };
    const grades = { best: 1, inaccuracy: 0, mistake: 0, blunder: 0, unsure: 0 };
    const loss = { cents: 0, points: 0, chance: 0 };
    expect(verdictOn({ seat: 0, outcome: 'won', gain: 20 }, { luck: 0, loss, grades }, [forced]).id).toBe(
      'V.NO_CHOICE',
    );
  });
});

test('key moments are the three gravest mistakes, each in a trick of its own', () => {
  const all = [0.1, 0.3, 0.2, 0.5, 0.4].map((loss, at) => review(at, 'mistake', loss));
  expect(keyMomentsOf(all, (entry) => entry)).toEqual([3, 4, 1]);
  expect(keyMomentsOf(all.slice(0, 2), (entry) => entry)).toEqual([1, 0]);
  expect(keyMomentsOf(all, (entry) => Math.floor(entry / 3))).toEqual([3, 1]);
});

test('decisions on which little depends hardly count, but are counted', () => {
  const nothing = Array.from({ length: 8 }, (_, at) => review(at, 'best', 0, 0));
  const grave = review(9, 'blunder', 0.5);
  const alone = accuracyOver([grave]) ?? NaN;
  const beside = accuracyOver([...nothing, grave]) ?? NaN;
  expect(beside).toBeGreaterThan(alone);
  expect(beside).toBeLessThan(50);
  expect(accuracyOver(nothing)).toBe(100);
});

test('a loss is held against nobody before it is well beyond what chance may have done', () => {
  const { stake, ranked, ...rest } = adviceOf(0.9, 0.8);
  /** The worse card loses a tenth, which is so many standard errors. */
  const held = (errors: number): boolean => {
    const error = (0.1 * 2 * stake) / errors;
    const uncertain = { ...rest, stake, ranked: ranked.map((each, at) => (at === 0 ? each : { ...each, error })) };
    return isHeldAgainst(gradeOf(uncertain, play('H7')));
  };
  expect([1, 1.5, 2, 4, 10].map(held)).toEqual([false, false, false, true, true]);
});

describe('whether a game is decided between two cards', () => {
  const decided = (good: number, bad: number) => decidedBetween(adviceOf(good, bad), play('EO'), play('H7'));

  test.each([
    [1, 1, 'won'],
    [0, 0, 'lost'],
    [1, 0.97, undefined],
    [0.03, 0, undefined],
    [0.95, 0.95, undefined],
    [0.05, 0.05, undefined],
    [1, 0, undefined],
  ] as const)('chances of %f and %f: %s', (good, bad, expected) => {
    expect(decided(good, bad)).toBe(expected);
  });
});

describe('what two courses differ in', () => {
  const compared = (gain: Partial<Compared['gain']>, goal: Compared['goal'] = 'points'): Compared => ({
    better: 'EO',
    deal: { kind: 'actual' },
    goal,
    friends: [0, 2],
    withBetter: [],
    withPlayed: [],
    left: 'more',
    gain: { cents: 10, games: 0, points: 0, ...gain },
  });
  const ids = (...args: Parameters<typeof compared>) => toldOf(compared(...args)).map(({ id }) => id);

  test('a game that is won comes first; points are told from five on, and only where they count', () => {
    expect(ids({ games: 1, points: 30 })).toEqual(['W.WINS', 'W.POINTS']);
    expect(ids({ points: 4 })).toEqual([]);
    expect(ids({ points: 5 })).toEqual(['W.POINTS']);
    expect(ids({ games: 1, points: 30 }, 'everyTrick')).toEqual(['W.WINS']);
    expect(ids({ games: 1, points: 30 }, 'noTrick')).toEqual(['W.WINS']);
  });

  test('at most two things are told, the second of the same deal', () => {
    const trick = (winner: 0 | 1, cards: readonly Card[], points: number) =>
      ({ leader: 0, cards, winner, points }) as const;
    const told = toldOf({
      ...compared({ games: 1, points: 40 }),
      withBetter: [trick(0, ['EO', 'HA', 'H7', 'H8'], 14)],
      withPlayed: [trick(1, ['H9', 'HA', 'H7', 'H8'], 11)],
    });
    expect(told.map(({ id }) => id)).toEqual(['W.WINS', 'W.TRICK_WON']);
    expect(told.map(({ params }) => 'deal' in params && params.deal.again)).toEqual([undefined, true]);
  });
});

describe('what people play', () => {
  const judged = (card: Card, usual: readonly [number, number], loss: number) =>
    peopleAt(adviceOf(0.9, 0.9 - loss, usual), play(card), remark('J.BEST', { decision: play(card), others: [] }));

  test('is told beside a card that is not the best one, and where their favourite is a mistake', () => {
    expect(judged('H7', [0.8, 0.2], 0.3)).toHaveLength(1);
    expect(judged('H7', [0.2, 0.8], 0.3)).toHaveLength(1);
    expect(judged('EO', [0.2, 0.8], 0.3)).toHaveLength(1);
  });

  test('is not told beside the best card where people play as well as that', () => {
    expect(judged('EO', [0.8, 0.2], 0.3)).toEqual([]);
    expect(judged('EO', [0.2, 0.8], 0)).toEqual([]);
  });
});

test('an idea is held to lose only where that cannot be chance', () => {
  const measured = Object.entries(GAINS) as [IdeaId, NonNullable<(typeof GAINS)[IdeaId]>][];
  const byChance = measured.filter(([, { gain, error }]) => Math.abs(gain) < error);
  const clearly = measured.filter(([, { choices, gain, error }]) => choices >= 1000 && gain < -3 * error);
  expect([byChance.length > 3, clearly.length > 3]).toEqual([true, true]);
  for (const [id] of byChance) expect([id, loses(id)]).toEqual([id, false]);
  for (const [id] of clearly) expect([id, loses(id)]).toEqual([id, true]);
});
