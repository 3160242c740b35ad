// House rules in pairs: the mixes hold every pair of values that can stand together, and bots play them without an illegal state.
import { describe, expect, test } from 'vitest';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import { checkHouse } from '../../lab/prove/selftest/house-session.ts';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { COMMON_OPTIONS } from '../../src/engine/options/groups.ts';
import { type OptionId, OPTIONS } from '../../src/engine/options/options.ts';

const { mixes, apart } = houseMixes('1');

interface Setting {
  readonly option: OptionId;
  readonly value: string | number | boolean;
}

/** Few enough for every run; `selftest --house 200` plays the full number. */
const ROUNDS = 4;

test('only values that contradict each other never meet', () => {
  expect(apart).toEqual([
    'stoss.enabled=false & stoss.takesOver=true',
    'stoss.replyWindow="before-second-card" & stoss.window="before-own-first-card"',
    'legen.form="off" & legen.hausbock=true',
    'legen.form="forehand" & legen.hausbock=true',
    'legen.form="chain" & legen.hausbock=true',
    'score.tie60="draw" & score.winAt=60',
    'play.decided="ends" & tout.bonuses="earned"',
    'hochzeit.form="on-turn" & hochzeit.noTaker="void"',
    'hochzeit.form="pre-auction" & hochzeit.noTaker="void"',
    'kreuz.declaringSide="forehand-team" & kreuz.leader="last-doubler"',
    'kreuz.declaringSide="aces" & kreuz.leader="last-doubler"',
  ]);
});

/** Options with few values, each with all of them. */
const SIMPLE: readonly Setting[] = COMMON_OPTIONS.flatMap((option): readonly Setting[] => {
  const { kind } = OPTIONS[option];
  if (kind === 'choice') return OPTIONS[option].values.map((value) => ({ option, value }));
  return kind === 'flag' ? [true, false].map((value) => ({ option, value })) : [];
});

const written = (a: Setting, b: Setting): string =>
  [a, b]
    .map(({ option, value }) => `${option}=${JSON.stringify(value)}`)
    .sort()
    .join(' & ');

test('any two values of two options meet in some mix', () => {
  const missing = SIMPLE.flatMap((a, at) =>
    SIMPLE.slice(at + 1).flatMap((b) => {
      const met = mixes.some((mix) => mix[a.option] === a.value && mix[b.option] === b.value);
      return met || a.option === b.option || apart.includes(written(a, b)) ? [] : [written(a, b)];
    }),
  );
  expect(missing).toEqual([]);
});

describe.each(mixes.map((house, mix) => ({ house, mix })))('mix $mix', ({ house, mix }) => {
  test('contradicts itself nowhere, and is played by bots', async () => {
    expect(conflictsIn(house)).toEqual([]);
    expect(await checkHouse(house, mix, ROUNDS, 'pairs', new Map(), 'four')).toBeUndefined();
  });
});
