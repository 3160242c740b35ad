// The engine against the option oracle: random rounds under every mix of house rules in which all pairs of values meet, and under random ones.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type HeldTable, holdHouse, type RoundsEach, roundsIn } from '../../lab/prove/selftest/check-oracle.ts';
import { houseMixes } from '../../lab/prove/selftest/house-mixes.ts';
import { biddingAfter, speakerIn } from '../../lab/prove/oracle/bidding.ts';
import type { Said } from '../../lab/prove/oracle/said.ts';
import { reckon } from '../../lab/prove/oracle/reckon.ts';
import type { ToldRound } from '../../lab/prove/oracle/opening.ts';
import { ORACLE_GAMES, type OracleGame } from '../../lab/prove/oracle/table.ts';
import { randomHouse } from '../../lab/prove/selftest/random-house.ts';
import type { Tally } from '../../lab/prove/selftest/selftest.ts';
import {
  departuresOf,
  type HouseRules,
  OPTION_IDS,
  type OptionId,
  PURE_2007,
} from '../../src/engine/options/options.ts';
import { type BuiltInContractId, OFFERED, RAISED } from '../../src/engine/contracts/registry.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { baseWith, valuesIn } from '../../lab/support/options/option-tables.ts';
import { sample } from '../../lab/base/thorough.ts';

/** Rounds of each game under one mix. */
const ROUNDS = { four: sample(9, 640), 'three-hand': sample(3, 180), bierkopf: sample(1, 4) } as const;
/** Random rule sets with a few rounds each. */
const SETS = 60;
const ROUNDS_OF_A_SET = { four: sample(5, 15), 'three-hand': sample(2, 3), bierkopf: sample(1, 2) } as const;

/** Rounds with each value of each option, at a table where it means something, among players in the mood for it. */
const ROUNDS_OF_A_VALUE = sample(5, 200);
const NO_ROUNDS = { four: 0, 'three-hand': 0, bierkopf: 0 } as const;

/** The game in which the oracle knows an option, if it knows one. */
function gameOf(id: OptionId): OracleGame | undefined {
  const { game } = baseWith(id, PURE_2007[id]);
  if (game === undefined) return 'four';
  return ORACLE_GAMES.find((each) => each === game);
}

/** Contracts that no bidder announces, at a table of the three games. */
const BROUGHT_ABOUT = ['muss', 'kreuz', 'ramsch', 'bierkopf'] as const satisfies readonly BuiltInContractId[];

/** Where to go if the two do not agree. */
const ASKS = 'engine and lab/prove/oracle (order, bidding, opening, bill, doublings ...) say different things';

/** Rounds among which some are a Ramsch whose losers are tied: about one in a hundred. */
const RAMSCH_ROUNDS = sample(200, 3000);

const tally: Tally = new Map();
const tied: Tally = new Map();
/** Rounds that were to be played and counted. */
let asked = 0;

function hold(held: HeldTable, rounds: RoundsEach, seed: string): ReturnType<typeof holdHouse> {
  asked += Object.values(rounds).reduce((sum, each) => sum + each, 0);
  return holdHouse(held, rounds, seed, tally);
}

describe('oracle and engine agree', () => {
  const { mixes } = houseMixes('1');
  test.each(mixes.map((house, mix) => ({ house, mix })))('under mix $mix', ({ house, mix }) => {
    expect(hold({ house }, ROUNDS, `oracle ${mix}`), ASKS).toEqual([]);
  });

  test.each(Array.from({ length: SETS }, (_, set) => set))('under random rules %i', (set) => {
    const house = randomHouse(randomOf('oracle', 'house', set));
    expect(hold({ house }, ROUNDS_OF_A_SET, `set ${set}`), ASKS).toEqual([]);
  });

  test.each(OPTION_IDS.filter((id) => gameOf(id)))(
    'with each value of %s, at a table where it means something',
    (id) => {
      const found = valuesIn(id).flatMap((value) => {
        const rounds = { ...NO_ROUNDS, [gameOf(id) ?? 'four']: ROUNDS_OF_A_VALUE };
        return hold(baseWith(id, value), rounds, `${id} ${JSON.stringify(value)}`);
      });
      expect(found, ASKS).toEqual([]);
    },
  );

  test('in a Ramsch with tied losers, each of whom pays', () => {
    const { house, mood } = baseWith('ramsch.tiebreak', 'both-pay');
    const held = { house: { ...house, 'deck.size': 20 }, mood } as const;
    expect(holdHouse(held, { ...NO_ROUNDS, four: RAMSCH_ROUNDS }, 'tied', tied), ASKS).toEqual([]);
    expect([...tied.keys()].filter((key) => /with [23] losers/.test(key))).not.toEqual([]);
  });

  test('in every round that was to be played, to its end', () => {
    expect(asked).toBeGreaterThan(0);
    expect(roundsIn(tally)).toBe(asked);
  });

  test.each([...OFFERED, ...RAISED.map((id) => `${id}-tout`), ...BROUGHT_ABOUT])(
    'in rounds of the contract %s',
    (id) => {
      expect(tally.get(`contract ${id}`)).toBeGreaterThan(0);
    },
  );

  test.each([
    'announcing',
    'returning, Hochzeit accepted',
    'auction, Hochzeit offered',
    'auction, Hochzeit accepted',
    'auction, Hochzeit in vain',
  ])('in many states of the kind "%s"', (kind) => {
    expect(tally.get(`held ${kind}`)).toBeGreaterThan(sample(10, 25));
  });
});

test('who is in a duel when a card offered in its middle is taken may still bid higher', () => {
  const house: HouseRules = { ...PURE_2007, 'auction.form': 'two-phase', 'hochzeit.form': 'on-turn' };
  const calls: readonly Said[] = [
    { seat: 2, call: 'spiele' },
    { seat: 3, call: 'gut' },
    { seat: 0, call: 'weiter' },
    { seat: 1, call: 'spiele-auch' },
    { seat: 2, call: 'hochzeit' },
    { seat: 3, call: 'mit-mir' },
  ];
  expect(speakerIn(biddingAfter({ game: 'four', house }, calls, 2, 4))).toBe(1);
});

test('who has offered a card in the own turn has been asked: after the last answer the duels begin', () => {
  const house: HouseRules = {
    ...PURE_2007,
    'auction.form': 'two-phase',
    'hochzeit.form': 'on-turn',
    'hochzeit.noTaker': 'continue',
  };
  const calls: readonly Said[] = [
    { seat: 0, call: 'spiele' },
    { seat: 1, call: 'spiele-auch' },
    { seat: 2, call: 'hochzeit' },
    { seat: 3, call: 'ohne-mich' },
    { seat: 0, call: 'ohne-mich' },
    { seat: 1, call: 'ohne-mich' },
    { seat: 3, call: 'gut' },
  ];
  expect(speakerIn(biddingAfter({ game: 'four', house }, calls, 0, 4))).toBe(0);
});

test('random rules depart from the pure game in most options', () => {
  const counts = Array.from(
    { length: 20 },
    (_, set) => departuresOf(randomHouse(randomOf('depart', 'house', set))).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

interface HouseRecord extends Pick<ToldRound, 'terms' | 'entries'> {
  readonly id: string;
  readonly game: OracleGame;
  readonly house: Partial<HouseRules>;
  readonly expect: object;
}

/** Records that come from a third reckoning: the oracle itself must say what they say. */
describe('the oracle reckons the sample of the exchange format', () => {
  const file = path.join(import.meta.dirname, '../fixtures/sample-house.jsonl');
  const records = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HouseRecord);

  test.each(records)('$id', ({ game, house, terms, entries, expect: expected }) => {
    expect(reckon({ table: { game, house: { ...PURE_2007, ...house } }, terms, entries })).toMatchObject(expected);
  });
});
