// Worlds: exactly the deals that the rules and the play so far leave possible, each as likely as any other.
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { type Card, cardsOfPack, handSizeOf, type SinglePack } from '../../../src/engine/base/cards.ts';
import { entriesForHands } from '../../../src/engine/table/dealing.ts';
import type { RoundRecord } from '../../../src/engine/table/log.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { type Random, randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { isOver, recordOf, type Round, startRound } from '../../../src/engine/table/round.ts';
import { consistentDeals } from '../../../src/engine/inference/deal-cases.ts';
import { type World, worldsOf } from '../../../src/engine/inference/worlds.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { legalDecisions, replay, step, turnIn } from '../../../src/engine/round/step.ts';
import { pureRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';

const rules = (pack: SinglePack) => pureRules(pack);

/** A table whose Muss-Spiel, in every second round, has the usual lines for a hand with more than three trumps. */
const mussRules = (pack: SinglePack, seed: number) =>
  tableRulesOf({
    ...PURE_2007,
    'deck.size': pack,
    'passout.rule': 'muss',
    'muss.maxTrumps': seed % 2 === 0 ? 'none' : 3,
  });

/** Cards that the forced player is dealt, so that he calls an Ace, calls with a Renonce, or must call a Ten or a King. */
const FORCED: readonly (readonly Card[])[] = [
  ['EO'],
  ['EO', 'EA', 'GA', 'SU', 'HA'],
  ['EO', 'GO', 'HO', 'HA', 'HT'],
  ['EO', 'EA', 'GA', 'SA'],
  ['EO', 'EA', 'GA', 'SA', 'ET', 'GT', 'ST'],
];

function* mussPositions(pack: SinglePack, seed: number): Generator<Round> {
  const random = randomOf('muss', pack, seed);
  const size = handSizeOf(pack, 4);
  const given = FORCED[seed % FORCED.length] ?? [];
  if (given.length > size) return;
  const rest = [
    ...shuffled(
      cardsOfPack(pack).filter((card) => !given.includes(card)),
      random,
    ),
  ];
  // A Renonce takes a hand without plain cards of the suits that are not held.
  const plain = (card: Card): boolean => !['O', 'U'].includes(card.charAt(1)) && !card.startsWith('H');
  const own = given.length === 5 ? rest.filter((card) => !plain(card)).slice(0, size - given.length) : [];
  const others = rest.filter((card) => !own.includes(card));
  const forced = [...given, ...own, ...others.splice(0, size - given.length - own.length)];
  const hands = bySeat((seat) => (seat === seed % 4 ? forced : others.splice(0, size)));
  yield* played(startRound(mussRules(pack, seed), { dealer: 3 }), hands, random);
}

/** Rounds with sensible bidding and, from the first card on, random play: that brings up voids and runaways. */
function* positions(pack: SinglePack, seed: number): Generator<Round> {
  const random = randomOf('worlds', pack, seed);
  const size = handSizeOf(pack, 4);
  const cards = shuffled(cardsOfPack(pack), random);
  const hands = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
  yield* played(startRound(rules(pack), { dealer: 3 }), hands, random);
}

function* played(start: Round, hands: BySeat<readonly Card[]>, random: Random): Generator<Round> {
  let round = start;
  for (const entry of entriesForHands(round.rules, round.terms, hands)) round = after(round, entry);
  while (!isOver(round)) {
    const seat = turnIn(round) as Seat;
    const options = legalDecisions(round, seat).filter(({ type }) => type === 'play');
    const forced = round.phase === 'auction' && round.rules.allPass === 'muss';
    const decision = forced
      ? ({ type: 'call', seat, call: 'weiter' } as const)
      : round.phase === 'playing'
        ? options[random.below(options.length)]
        : PLAYERS.verein.decide(viewFor(round, seat), { random }).decision;
    if (!decision) throw new Error('nothing to do');
    round = after(round, decision);
    if (round.phase === 'playing') yield round;
  }
}

function after(round: Round, entry: Parameters<typeof step>[1]): Round {
  const next = step(round, entry);
  if (!next.ok) throw new Error(next.because.id);
  return next.round;
}

/** The same log with other cards dealt to the other seats, or undefined if the rules would have refused it. */
function withWorld(round: Round, world: World): Round | undefined {
  const record = recordOf(round);
  const played = (seat: Seat): Card[] =>
    record.entries.flatMap((entry) => (entry.type === 'play' && entry.seat === seat ? [entry.card] : []));
  const hands = bySeat((seat) => [...played(seat), ...world[seat]]);
  const [first, second] = entriesForHands(record.rules, record.terms, hands);
  const changed: RoundRecord = { ...record, entries: [first, second, ...record.entries.slice(2)] };
  const folded = replay(changed);
  return folded.ok ? folded.round : undefined;
}

const key = (world: World): string => world.map((hand) => [...hand].sort().join('')).join('|');

const handsOf = (round: Round): BySeat<readonly Card[]> => ('play' in round ? round.play.hands : [[], [], [], []]);

/** Every way to hand out the cards that a seat does not see, rules or no rules. */
function* allHands(view: SeatView, out: readonly Card[]): Generator<World> {
  const hands: Card[][] = [[], [], [], []];
  hands[view.seat] = [...view.hand];
  function* place(at: number): Generator<World> {
    const card = out[at];
    if (card === undefined) {
      yield bySeat((seat) => [...(hands[seat] ?? [])]);
      return;
    }
    for (const seat of SEATS) {
      const hand = hands[seat];
      if (!hand || seat === view.seat || hand.length >= view.handSizes[seat]) continue;
      hand.push(card);
      yield* place(at + 1);
      hand.pop();
    }
  }
  yield* place(0);
}

const sameHidden = (view: SeatView): string => JSON.stringify({ ...view, options: [] });

const MADE = { pure: positions, muss: mussPositions } as const;
const SEEDS = { pure: sample(4, 48), muss: sample(10, 60) } as const;
const CASES = ([32, 24, 20] as const).flatMap((pack) =>
  (['pure', 'muss'] as const).map((game) => [game, pack] as const),
);

describe('worlds of a view', { timeout: PATIENCE_MS }, () => {
  test.each(CASES)(
    'game %s, pack of %i: near the end they are exactly the deals that give the same view',
    (game, pack) => {
      let compared = 0;
      for (let seed = 0; seed < SEEDS[game]; seed++) {
        for (const round of MADE[game](pack, seed)) {
          const left = handsOf(round).reduce((sum, hand) => sum + hand.length, 0);
          if (left > 8 || left < 3 || (seed + left) % 3 !== 0) continue;
          for (const seat of SEATS) {
            const view = viewFor(round, seat);
            const knowledge = knowledgeOf(view);
            const worlds = worldsOf(consistentDeals(knowledge));
            const listed = [...worlds.all()].map(key).sort();
            const expected = [...allHands(view, knowledge.out)]
              .filter((world) => {
                const other = withWorld(round, world);
                return other !== undefined && sameHidden(viewFor(other, seat)) === sameHidden(view);
              })
              .map(key)
              .sort();
            expect(listed, `seed ${seed}, ${left} left, seat ${seat}`).toEqual(expected);
            expect(worlds.count).toBe(expected.length);
            compared++;
          }
        }
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  test.each(['pure', 'muss'] as const)('a drawn world gives the same view, at any moment of a %s game', (game) => {
    for (let seed = 100; seed < sample(110, 300); seed++) {
      for (const round of MADE[game](32, seed)) {
        const random = randomOf('draw', seed, round.entries.length);
        const seat = SEATS[random.below(4)] as Seat;
        const view = viewFor(round, seat);
        const world = worldsOf(consistentDeals(knowledgeOf(view))).draw(random);
        const other = withWorld(round, world);
        expect(other && sameHidden(viewFor(other, seat)), `seed ${seed}`).toBe(sameHidden(view));
      }
    }
  });

  test('the forced games call an Ace, an Ace with a Renonce, a Ten and a King', () => {
    const called = new Set<string>();
    for (let seed = 0; seed < SEEDS.muss; seed++)
      for (const round of mussPositions(32, seed)) {
        const { announcement, renonce } = viewFor(round, 0).contract ?? {};
        called.add(`${announcement?.contract} ${announcement?.called?.charAt(1)}${renonce ? ' renonce' : ''}`);
      }
    expect([...called].sort()).toEqual(
      expect.arrayContaining(['muss A', 'muss A renonce', 'muss K', 'muss T', 'muss-rufer A renonce']),
    );
  });

  test('every deal is drawn equally often', () => {
    for (let seed = 200; seed < sample(203, 230); seed++) {
      for (const round of positions(32, seed)) {
        const view = viewFor(round, 1);
        const worlds = worldsOf(consistentDeals(knowledgeOf(view)));
        if (worlds.count < 4 || worlds.count > 60) continue;
        const draws = 200 * worlds.count;
        const random = randomOf('frequencies', seed);
        const counts = new Map<string, number>();
        for (let n = 0; n < draws; n++) {
          const drawn = key(worlds.draw(random));
          counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
        }
        expect(counts.size).toBe(worlds.count);
        const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0);
        const freedom = worlds.count - 1;
        expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 10);
      }
    }
  });
});
