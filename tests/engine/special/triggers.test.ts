// What starts a special round, and what is played for the Stock, at tables that mean it one way or the other.
import { describe, expect, test } from 'vitest';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { presetRules } from '../../../src/engine/options/presets.ts';
import { withOption } from '../../../src/engine/options/changing.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { outcomeFor } from '../../../src/engine/scoring/by-kind.ts';
import type { ScoredRound } from '../../../src/engine/table/round.ts';
import { nextTerms, sheetLine } from '../../../src/engine/round/session.ts';
import { callableRounds, standingOf } from '../../../src/engine/special/standing.ts';
import { rowOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { roundOf, statesOf } from '../../../lab/support/rounds/any-contract-round.ts';

/** A round of the game that its declarer has lost. */
function lost(house: HouseRules, game: string, terms = {}): ScoredRound {
  const rules = tableRulesOf(house);
  const row = rowOf(rules, game);
  if (!row) throw new Error(game);
  for (let number = 0; ; number++) {
    const random = randomOf('lost', game, number);
    const start = roundOf(rules, row, random, { terms });
    const end = start && statesOf(start, random).at(-1);
    if (end?.phase !== 'scored' || end.declarer === undefined) continue;
    if (outcomeFor(end.result, end.declarer) === 'lost') return end;
  }
}

function standingAfter(house: HouseRules, game: string) {
  const round = lost(house, game);
  const line = sheetLine(1, round);
  if (!line) throw new Error('no line');
  const { rounds, bocks } = standingOf({ rules: round.rules, sheet: [line] });
  return { kreuz: rounds.length, bock: bocks.length };
}

const SOLO_GAMES: Partial<HouseRules> = {
  'contracts.enabled': ['rufer', 'bettel', 'geier', 'wenz', 'solo'],
  'tout.contracts': ['solo'],
  'contracts.ranking': [['rufer'], ['bettel'], ['geier'], ['wenz'], ['solo'], ['solo-tout']],
  'bock.mode': 'overlap',
  'bock.triggers': ['solo-lost'],
  'kreuz.form': 'opposite',
  'kreuz.trigger': ['solo-lost'],
};

describe('a solo', () => {
  const any: HouseRules = { ...PURE_2007, ...SOLO_GAMES };
  const suit: HouseRules = { ...any, 'round.solo': 'suit-solo' };

  test.each(['bettel', 'geier', 'wenz', 'solo', 'solo-tout'])('is every game played alone, also a %s', (game) => {
    expect(standingAfter(any, game)).toEqual({ kreuz: 1, bock: 1 });
    const counts = game.startsWith('solo') ? 1 : 0;
    expect(standingAfter(suit, game)).toEqual({ kreuz: counts, bock: counts });
  });

  test('is never a Rufer', () => expect(standingAfter(any, 'rufer')).toEqual({ kreuz: 0, bock: 0 }));

  test('is one in a suit at a table of Langendorf', () => {
    const house = presetRules('langendorf');
    expect(standingAfter(house, 'wenz').kreuz).toBe(0);
    expect(standingAfter(house, 'solo').kreuz).toBe(1);
  });
});

describe('a Bock round by hand', () => {
  const house: HouseRules = { ...PURE_2007, 'bock.mode': 'queue', 'bock.triggers': ['manual'], 'round.length': 2 };
  const rules = tableRulesOf(house);

  test('can be asked for where the table has it so', () => {
    expect(callableRounds(house)).toEqual(['bock']);
    expect(callableRounds({ ...house, 'bock.mode': 'off' })).toEqual([]);
    expect(callableRounds({ ...house, 'bock.triggers': ['schwarz'] })).toEqual([]);
  });

  test('doubles the deals after it was asked for, one round after the other', () => {
    const round = lost(house, 'rufer');
    const sheet = [1, 2, 3, 4, 5].map((number) => sheetLine(number, round)).filter((line) => line !== undefined);
    const called = [
      { after: 1, round: 'bock' },
      { after: 2, round: 'bock' },
    ] as const;
    const bockAfter = (deals: number): number | undefined =>
      nextTerms({ seed: 'bock', rules, firstDealer: 0, sheet: sheet.slice(0, deals), called }).doublings?.bock;
    expect([0, 1, 2, 3, 4, 5].map(bockAfter)).toEqual([undefined, 1, 1, 1, 1, undefined]);
  });
});

test('a Hochzeit is played for the Stock only where the table says so', () => {
  const usual = withOption(
    { ...PURE_2007, 'passout.rule': 'stock' },
    { option: 'hochzeit.form', value: 'anytime-offer' },
  );
  const moved = (house: HouseRules) => {
    const line = sheetLine(1, lost(house, 'hochzeit', { stock: 80 }));
    return line?.stock?.after;
  };
  expect(moved(usual)).toBeUndefined();
  expect(moved({ ...usual, 'stock.countsHochzeit': true })).toBe(160);
});
