// Codes of challenges and results: what is said comes back, every slip and swap is found, and what codes mean never changes.
import { describe, expect, test } from 'vitest';
import { sample } from '../../lab/base/thorough.ts';
import { type Random, randomOf } from '../../src/engine/base/random.ts';
import { LEVELS } from '../../src/engine/bots/levels.ts';
import { challengeTable, isDuelTable, isSameChallenge, markOf, MARKS } from '../../src/engine/duel/challenge.ts';
import { type Challenge, MOST_DEALS, MOST_PLAY_VERSION, SEEDS } from '../../src/engine/duel/challenge-terms.ts';
import { BASE, checkedDigits, checkedText } from '../../src/engine/duel/checked-text.ts';
import { challengeCode, CODED_TABLES, codedTable, readCode, resultCode } from '../../src/engine/duel/codes.ts';
import { duelRanking } from '../../src/engine/duel/duel-ranking.ts';

const LETTERS = '23456789ACDEFGHJKLMNPQRTUVWXY';

function anyChallenge(random: Random): Challenge {
  const { game, house } = CODED_TABLES[random.below(CODED_TABLES.length)]!;
  return {
    play: random.below(MOST_PLAY_VERSION + 1),
    game,
    house,
    level: LEVELS[random.below(LEVELS.length)]!,
    deals: 1 + random.below(MOST_DEALS),
    seed: random.below(SEEDS),
  };
}

const anyAmount = (random: Random): number => {
  const size = [10, 100, 1000, 50_000][random.below(4)]!;
  return random.below(2 * size + 1) - size;
};

describe('codes of challenges', () => {
  test('bring back what they were made of, and have 12 characters', () => {
    const random = randomOf('codes');
    for (let n = 0; n < sample(400, 20); n++) {
      const challenge = anyChallenge(random);
      const code = challengeCode(challenge) ?? '';
      expect(code).toMatch(/^[2-9AC-HJ-NP-RT-Y]{4}(-[2-9AC-HJ-NP-RT-Y]{4}){2}$/);
      expect(readCode(code)).toEqual({ kind: 'challenge', challenge });
    }
  });

  test('are read in small letters, without hyphens, and with letters that look alike', () => {
    const random = randomOf('written');
    for (let n = 0; n < 20; n++) {
      const challenge = anyChallenge(random);
      const code = challengeCode(challenge) ?? '';
      const spoken = code.replaceAll('8', 'B').replaceAll('5', 'S').replaceAll('2', 'Z').replaceAll('L', '1');
      for (const typed of [code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '–'), spoken])
        expect(readCode(typed)).toEqual({ kind: 'challenge', challenge });
    }
  });

  test('fields at their ends fit too', () => {
    for (const { game, house } of [CODED_TABLES[0]!, CODED_TABLES.at(-1)!])
      for (const [play, deals, seed] of [
        [0, 1, 0],
        [MOST_PLAY_VERSION, MOST_DEALS, SEEDS - 1],
      ] as const) {
        const challenge: Challenge = { play, game, house, level: 'meister', deals, seed };
        expect(readCode(challengeCode(challenge) ?? '')).toEqual({ kind: 'challenge', challenge });
      }
  });

  test('rules of one’s own have none', () => {
    const challenge = { ...anyChallenge(randomOf('own')), game: 'schafkopf', house: { 'score.cap': 777 } } as const;
    expect(challengeCode(challenge)).toBeUndefined();
    expect(codedTable(challenge)).toBeUndefined();
  });

  test('a code of a layout that is not known yet is told from one that was mistyped', () => {
    expect(readCode(checkedText([7, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual({ kind: 'newer' });
    for (const nothing of ['', '-', '2', '22', 'O0O0', 'AAAA', 'Schafkopf', '😀😀😀😀'])
      expect(readCode(nothing).kind, nothing).toBe('mistyped');
  });
});

describe('check characters', () => {
  test('find every slip of one character and every swap of two neighbours, also in long codes', () => {
    const random = randomOf('slips');
    for (let n = 0; n < sample(60, 10); n++) {
      const digits = Array.from({ length: 3 + random.below(40) }, () => random.below(BASE));
      const letters = [...checkedText(digits).replaceAll('-', '')];
      expect(checkedDigits(letters.join(''))).toEqual(digits);
      for (const at of letters.keys()) {
        for (const other of LETTERS)
          if (other !== letters[at]) expect(checkedDigits(letters.with(at, other).join(''))).toBeUndefined();
        const [one, two] = [letters[at]!, letters[at + 1]];
        if (two === undefined || one === two) continue;
        expect(
          checkedDigits(
            letters
              .with(at, two)
              .with(at + 1, one)
              .join(''),
          ),
        ).toBeUndefined();
      }
    }
  });

  test('find two slips in a challenge as well', () => {
    const random = randomOf('two slips');
    for (let n = 0; n < 3000; n++) {
      const digits = Array.from({ length: 10 }, () => random.below(BASE));
      const letters = [...checkedText(digits).replaceAll('-', '')];
      const [one, two] = [random.below(12), random.below(12)];
      const wrong = letters.with(one, LETTERS[random.below(BASE)]!).with(two, LETTERS[random.below(BASE)]!);
      const read = checkedDigits(wrong.join(''));
      if (wrong.join('') !== letters.join('')) expect(read).toBeUndefined();
    }
  });
});

describe('codes of results', () => {
  test('bring back every amount', () => {
    const random = randomOf('results');
    for (let n = 0; n < sample(1000, 20); n++) {
      const amounts = Array.from({ length: 1 + random.below(MOST_DEALS) }, () => anyAmount(random));
      const result = { mark: random.below(MARKS), again: random.below(2) === 1, amounts };
      const code = resultCode(result);
      // Where every cent is told, an amount can be too high; nothing is told wrongly then.
      if (code === undefined) expect(Math.max(...amounts.map(Math.abs))).toBeGreaterThan(12_000);
      else expect(readCode(code)).toEqual({ kind: 'result', result });
    }
  });

  test('are short where games cost what they usually do', () => {
    const amounts = [20, -10, 50, -50, 0, 100, -20, 30];
    expect(resultCode({ mark: 5, again: false, amounts })?.replaceAll('-', '')).toHaveLength(15);
  });
});

test('the mark of a challenge is another one for another challenge', () => {
  const random = randomOf('marks');
  const all = Array.from({ length: 300 }, () => anyChallenge(random));
  const marks = new Set(all.map(markOf));
  expect(marks.size).toBeGreaterThan(285);
  expect(isSameChallenge(all[0]!, { ...all[0]! })).toBe(true);
  expect(isSameChallenge(all[0]!, { ...all[0]!, seed: all[0]!.seed + 1 })).toBe(false);
});

describe('tables that a code can tell', () => {
  test('keep their places for ever', () => {
    expect(
      CODED_TABLES.map(({ game, preset, house }) => preset ?? [game, ...Object.values(house).map(String)].join(' ')),
    ).toEqual([
      'pure-2007',
      'short-24',
      'sharp-20',
      'tournament',
      'pub',
      'langendorf',
      'schierling',
      'sheet-003',
      'historic-1876',
      'bierkopf',
      'bierkopf 24',
      'three-hand 24',
      'officers',
      'vicar 24',
      'denexa',
      'doppelkopf',
      'doppelkopf false',
    ]);
  });

  test('differ from each other, and their deals stand by themselves', () => {
    expect(new Set(CODED_TABLES.map((table) => JSON.stringify(challengeTable(table)))).size).toBe(CODED_TABLES.length);
    for (const table of CODED_TABLES) expect(isDuelTable(table)).toBe(true);
    expect(isDuelTable({ game: 'deutscher', house: {} })).toBe(false);
    expect(isDuelTable({ game: 'doppelkopf', house: { 'dok.compulsorySolo': true } })).toBe(false);
  });
});

test('the ranking shares places, and tells what lies above the middle', () => {
  const ranked = duelRanking([
    { who: 'a', amounts: [10, -20] },
    { who: 'b', amounts: [20, 10] },
    { who: 'c', amounts: [-30, 20] },
  ]);
  expect(ranked.map(({ who, place, total, above, best }) => [who, place, total, Math.round(above), best])).toEqual([
    ['b', 1, 30, 27, 1],
    ['a', 2, -10, -13, 0],
    ['c', 2, -10, -13, 1],
  ]);
  expect(duelRanking([])).toEqual([]);
});
