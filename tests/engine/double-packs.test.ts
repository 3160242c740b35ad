// Packs in which every card is there twice (RELATIVES 1.5): dealt, played, looked at and imagined as multisets.
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardsOfPack,
  countIn,
  facesIn,
  facesOfPack,
  pointsOfPack,
  sameCards,
  sumPoints,
  withoutAll,
} from '../../src/engine/base/cards.ts';
import { contractOf } from '../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { bySeat, seatAfter, SEATS } from '../../src/engine/base/seats.ts';
import { consistentDeals } from '../../src/engine/inference/deal-cases.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { orderOf, winningIndex } from '../../src/engine/play/order.ts';
import { legalDecisions, replay, step } from '../../src/engine/round/step.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { compile, takes } from '../../src/engine/search/masks.ts';
import { openCardValues } from '../../src/engine/search/open-cards.ts';
import { plainValues } from '../../lab/prove/selftest/plain-search.ts';
import { type PlayingRound, type Round, startRound } from '../../src/engine/table/round.ts';
import { RoundRecordSchema } from '../../src/shared/border/schemas.ts';
import { doubleTable, of8, OF_1879 } from '../../lab/support/rounds/double-packs.ts';
import { after, cards } from '../../lab/support/rounds/rounds.ts';

const PACKS = [48, 40] as const;
const ROWS = [OF_1879, of8('normal'), of8('normal', 'second'), of8('solo aces')];

/** A round that is about to be led, and all that follow from it by random cards. */
function* randomRound(pack: 48 | 40, number: number): Generator<Round> {
  const random = randomOf('double packs', pack, number);
  const rules = doubleTable(pack, ROWS[number % ROWS.length]);
  let round: Round = startRound(rules, { dealer: SEATS[number % 4] ?? 0 });
  round = after(round, { type: 'shuffled', pack: shuffled(cardsOfPack(pack), random) });
  for (yield round; round.phase !== 'scored'; yield round) {
    const choices = SEATS.flatMap((seat) => legalDecisions(round, seat));
    round = after(round, choices[random.below(choices.length)] ?? { type: 'revoke', seat: 0, card: 'S7' });
  }
}

const isPlaying = (round: Round): round is PlayingRound => round.phase === 'playing';

describe.each(PACKS)('%i cards', (pack) => {
  test('every face is there twice, and they count 240 points', () => {
    const all = cardsOfPack(pack);
    expect([all.length, facesOfPack(pack).length, sumPoints(all), pointsOfPack(pack)]).toEqual([
      pack,
      pack / 2,
      240,
      240,
    ]);
    for (const face of facesOfPack(pack)) expect(countIn(all, face)).toBe(2);
  });

  test('a pack with three copies of a card is none', () => {
    const all = cardsOfPack(pack);
    const wrong = [...all.slice(1), all.at(-1) as Card];
    const next = step(startRound(doubleTable(pack), { dealer: 0 }), { type: 'shuffled', pack: wrong });
    expect(next.ok ? 'taken' : next.because.id).toBe('A.BAD_PACK');
  });

  test('random rounds keep all cards, and the first of equal cards takes the trick', () => {
    for (let number = 0; number < 40; number++) {
      let last: Round | undefined;
      for (const round of randomRound(pack, number)) {
        last = round;
        if (!('play' in round)) continue;
        const { hands, done, trick } = round.play;
        const all = [...hands.flat(), ...done.flatMap((each) => each.cards), ...trick.cards];
        expect(sameCards(all, cardsOfPack(pack))).toBe(true);
      }
      if (last?.phase !== 'scored') throw new Error('not played to the end');
      const { done, contract } = last.play;
      expect(done.reduce((sum, { points }) => sum + points, 0)).toBe(240);
      const second = contract.row.laterBeats;
      for (const { leader, cards: played, winner } of done) {
        const best = played.find((_, place) => seatAfter(leader, place, 4) === winner) as Card;
        const at = best === second ? played.lastIndexOf(best) : played.indexOf(best);
        expect(seatAfter(leader, at, 4)).toBe(winner);
      }
    }
  });

  test('options name a face once, and a played copy leaves the other one', () => {
    for (const round of randomRound(pack, 3)) {
      for (const seat of SEATS) {
        const { options, hand } = viewFor(round, seat);
        const named = options.flatMap(({ decision }) => (decision.type === 'play' ? [decision.card] : []));
        expect(facesIn(named)).toEqual(named);
        for (const card of named) {
          const { verdict } = options.find(({ decision }) => decision.type === 'play' && decision.card === card) ?? {};
          if (!verdict?.legal || !isPlaying(round)) continue;
          const next = after(round, { type: 'play', seat, card });
          const held = next.phase === 'playing' || next.phase === 'scored' ? next.play.hands[seat] : [];
          expect(countIn(held, card)).toBe(countIn(hand, card) - 1);
        }
      }
    }
  });

  test('a round is the same after it was written down and read again', () => {
    const end = [...randomRound(pack, 1)].at(-1) as Round;
    const { rules, terms, entries } = end;
    const written = JSON.stringify({ format: 1, rules, terms, entries });
    const again = replay(RoundRecordSchema.parse(JSON.parse(written)));
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.round).toEqual(end);
  });

  test('imagined deals are made of the cards out, and counted copy by copy', { timeout: 30_000 }, () => {
    for (const number of [0, 1])
      for (const round of randomRound(pack, number)) {
        if (!isPlaying(round)) continue;
        const seat = seatAfter(round.play.trick.leader, round.play.trick.cards.length, 4);
        const view = viewFor(round, seat);
        const know = knowledgeOf(view);
        const others = bySeat((each) => (each === seat ? [] : round.play.hands[each])).flat();
        expect(sameCards(know.out, others)).toBe(true);
        const deals = consistentDeals(know);
        const worlds = worldsOf(deals);
        const drawn = worlds.draw(randomOf('drawn', pack, number));
        expect(SEATS.map((each) => drawn[each].length)).toEqual(SEATS.map((each) => view.handSizes[each]));
        expect(withoutAll(drawn.flat(), [...others, ...view.hand])).toEqual([]);
        if (others.length <= 6) expect([...worlds.all()]).toHaveLength(worlds.count);
      }
  });
});

test.each([of8('normal'), of8('normal', 'second'), OF_1879])(
  'masks know which of two equal cards takes the trick',
  (row) => {
    const contract = contractOf(row, { contract: row.id });
    const compiled = compile(contract, 48);
    const order = orderOf(contract, 48);
    for (const [card, bit] of Object.entries(compiled.layout.bitOf))
      expect([card, takes(compiled, bit, bit)]).toEqual([card, winningIndex(order, cards(`${card} ${card}`)) === 1]);
  },
);

describe('endgames with open cards', { timeout: 60_000 }, () => {
  /** A position of a random round in which the seat to lead has so many cards. */
  function endgame(number: number, tricks: number, onTable: number): PlayingRound {
    for (const round of randomRound(48, number))
      if (isPlaying(round) && round.play.done.length === 12 - tricks && round.play.trick.cards.length === onTable)
        return round;
    throw new Error('no such position');
  }

  const positions = [
    ...Array.from({ length: 40 }, (_, number) => [number, 3 + (number % 2), number % 4] as const),
    ...[0, 1, 2, 3].map((number) => [100 + number, 5, 0] as const),
    [200, 6, 0] as const,
  ];
  test.each(positions)(
    'round %i with %i tricks left and %i cards on the table is worth what a plain search finds',
    (...at) => {
      const { play } = endgame(...at);
      for (const count of ['points', 'tricks'] as const) {
        if (at[1] === 6 && count === 'tricks') continue;
        const found = openCardValues(play, 0, 2, count);
        expect([...found].sort()).toEqual([...plainValues(play, [0, 2], count)].sort());
      }
    },
  );
});
