// Every row of the rules document's list of options (OPTIONS) that a table of Bavaria can agree on: each value can be set, and comes to something else than every other one.
import { describe, expect, test } from 'vitest';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { OPTION_IDS, type OptionId, OPTIONS, PURE_2007 } from '../../src/engine/options/options.ts';
import { isValueOf } from '../../src/shared/rules/house-schema.ts';
import { effectOf } from '../../lab/support/options/option-effects.ts';
import { baseWith, FLAG, ROWS, same, valuesIn } from '../../lab/support/options/option-tables.ts';

test.each(Object.entries(ROWS))('%s takes every value of its row', (id, values) => {
  expect(OPTION_IDS).toContain(id);
  expect(values.filter((value) => !isValueOf(id as OptionId, value))).toEqual([]);
});

test.each(OPTION_IDS)('every value of %s stands in its row', (id) => {
  const { kind } = OPTIONS[id];
  const known = kind === 'choice' ? OPTIONS[id].values : kind === 'flag' ? FLAG : [];
  const asks = `values of '${id}': lab/support/options/option-tables.ts, ROWS`;
  expect(
    known.filter((value) => !valuesIn(id).includes(value)),
    asks,
  ).toEqual([]);
  expect(valuesIn(id).length, asks).toBeGreaterThan(1);
});

/** Values that change neither what can be decided nor what comes of it in any deal, and why; each still takes part in every mix. */
const WITHOUT_EFFECT: Readonly<Partial<Record<OptionId, string>>> = {
  'table.direction':
    'seats run in playing direction, whichever it is: only the chairs on the screen lie the other way round',
};

/** Deals until an option that is rarely asked for has come up: a Sie, a tie in a Ramsch, exactly 60 card points. */
const DEALS = 3000;

/** Sessions in which rare things come up soon; where something else comes up there by now, only more sessions are looked at. */
const KNOWN: Readonly<Partial<Record<OptionId, number>>> = {
  'stock.countsHochzeit': 4,
  'called.runAway.min': 6,
  'called.runAway.when': 6,
  'called.discard': 3,
  'stoss.takesOver': 28,
  'score.schneiderAt': 19,
  'score.safeAt': 11,
  'hochzeit.value': 3,
  'ramsch.tiebreak': 3,
  'kreuz.declaringSide': 20,
  'dok.asking': 9,
};

interface Pair {
  readonly id: OptionId;
  readonly one: unknown;
  readonly other: unknown;
  readonly name: string;
}

/** Every two values of an option, the usual one first. */
const PAIRS = OPTION_IDS.flatMap((id): readonly Pair[] => {
  const usual: unknown = PURE_2007[id];
  const values = [usual, ...valuesIn(id).filter((value) => !same(value, usual))];
  return values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .map((other) => ({ id, one, other, name: `${id}: ${JSON.stringify(one)} and ${JSON.stringify(other)}` })),
  );
});

describe('come to different things', () => {
  // Generous, because some values need hundreds of deals and a machine may be busy with other things.
  test.each(PAIRS)('$name', { timeout: 90_000 }, ({ id, one, other }) => {
    const [these, those] = [baseWith(id, one), baseWith(id, other)];
    expect([these, those].flatMap(({ house }) => conflictsIn(house))).toEqual([]);
    expect(same(these.house[id], one) && same(those.house[id], other)).toBe(true);
    const effect = effectOf(these, those, WITHOUT_EFFECT[id] === undefined ? DEALS : 24, KNOWN[id]);
    expect(
      effect === undefined,
      `whether two values of '${id}' differ in anything: its table in lab/support/options/option-tables.ts, WHERE, or what they do (docs/ADDING-RULES.md, 'Where the effect belongs')`,
    ).toBe(WITHOUT_EFFECT[id] !== undefined);
  });
});
