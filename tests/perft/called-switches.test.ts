// The switches of the called card: rules and bit masks agree on every sequence, for each switch and for mixes of them.
import { expect, test } from 'vitest';
import { countByMasks, countByRules, type PerftDeal } from '../../lab/prove/perft/count.ts';
import { type Card, cardsOfPack } from '../../src/engine/base/cards.ts';
import { type CalledCardRules, contractOf, USUAL_CALLED } from '../../src/engine/base/contract.ts';
import { PURE_CONTRACTS } from '../../src/engine/contracts/pure.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { sample } from '../../lab/base/thorough.ts';

const [rufer] = PURE_CONTRACTS;
const DEALS = sample(1, 12);
/** Among so many each switch makes a difference. */
const TELLING = 3;
/** Tricks that are played before the counting starts would cost more than they show: short packs end sooner. */
const DEPTH = { 24: 7, 20: 9 } as const;

const SWITCHES: readonly Partial<CalledCardRules>[] = [
  {},
  { runAwayMin: 2 },
  { runAwayMin: 3 },
  { runAwayMin: 6 },
  { runAwayMin: 3, counted: 'initial-hand' },
  { runAwayMin: 2, ducks: true },
  { runAwayMin: 3, counted: 'initial-hand', ducks: true },
  { discard: 'from-penultimate' },
  { discard: 'free' },
  { runAwayMin: 2, counted: 'initial-hand', ducks: true, discard: 'free' },
];

/** A deal in which the holder of the called Ace has many cards of its suit, and others lead it. */
function deal(pack: 24 | 20, number: number, changes: Partial<CalledCardRules>, size = pack / 4): PerftDeal {
  const random = randomOf('called switches', pack, number);
  const others = shuffled(
    cardsOfPack(pack).filter((card) => card.startsWith('G') && !'AOU'.includes(card[1] ?? '')),
    random,
  );
  const suit: readonly Card[] = ['GA', ...others];
  const rest: Card[] = [
    ...shuffled(
      cardsOfPack(pack).filter((card) => !suit.includes(card)),
      random,
    ),
  ];
  const hands = bySeat((seat): readonly Card[] => {
    const own = seat === 1 ? suit.slice(0, suit.length - 1) : seat === 2 ? suit.slice(-1) : [];
    return [...own, ...rest.splice(0, size - own.length)];
  });
  const row = { ...rufer, calledCard: { ...USUAL_CALLED, ...changes } };
  return {
    contract: contractOf(row, { contract: 'rufer', called: 'GA' }),
    pack,
    players: 4,
    hands,
    leader: (number % 4) as 0 | 1 | 2 | 3,
  };
}

test.each(SWITCHES.map((changes) => [JSON.stringify(changes), changes] as const))(
  'rules and masks agree: %s',
  (_, changes) => {
    for (const pack of [24, 20] as const)
      for (let number = 0; number < DEALS; number++) {
        const each = deal(pack, number, changes);
        for (let depth = 5; depth <= DEPTH[pack]; depth++)
          expect([pack, number, depth, countByMasks(each, depth)]).toEqual([
            pack,
            number,
            depth,
            countByRules(each, depth),
          ]);
      }
  },
  120_000,
);

test('rules and masks agree to the last card of short hands, where the called card may be thrown late', () => {
  for (const changes of SWITCHES)
    for (let number = 0; number < DEALS; number++) {
      const each = deal(20, number, changes, 3);
      const counts = [6, 8, 10, 12].map((depth) => [countByMasks(each, depth), countByRules(each, depth)]);
      for (const [masks, rules] of counts) expect(masks).toBe(rules);
    }
});

test('each switch lets the holder do something that the usual rules refuse', () => {
  const total = (changes: Partial<CalledCardRules>): number =>
    Array.from({ length: TELLING }, (_, number) => countByMasks(deal(24, number, changes), 6)).reduce(
      (a, b) => a + b,
      0,
    );
  const late = (changes: Partial<CalledCardRules>): number =>
    Array.from({ length: TELLING }, (_, number) => countByMasks(deal(20, number, changes, 3), 12)).reduce(
      (a, b) => a + b,
      0,
    );
  expect(late({ discard: 'from-penultimate' })).toBeGreaterThan(late({}));
  const usual = total({});
  for (const changes of [{ runAwayMin: 2 }, { discard: 'free' as const }])
    expect(total(changes)).toBeGreaterThan(usual);
  expect(total({ runAwayMin: 2, ducks: true })).toBeGreaterThan(total({ runAwayMin: 2 }));
});
