// Tables at which a Hochzeit is offered apart from the bidding: whatever the ranking, somebody can open, and every game can be bid.
import { describe, expect, test } from 'vitest';
import {
  afterCall,
  AUCTION_FORMS,
  type AuctionState,
  type Call,
  hochzeitAmong,
  objectionToCall,
  OFFER_FORMS,
  startAuction,
} from '../../src/engine/auction/auction.ts';
import { conflictsIn, contractsOffered } from '../../src/engine/options/conflicts.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { OFFERED, RAISED } from '../../src/engine/contracts/registry.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { type Random, randomOf, shuffled } from '../../src/engine/base/random.ts';
import type { Round } from '../../src/engine/table/round.ts';
import { bySeat } from '../../src/engine/base/seats.ts';
import { judge, legalDecisions } from '../../src/engine/round/step.ts';
import { auctionTermsOf, type TableRules, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { after, announce, call, cards, dealt, filledUp } from '../../lab/support/rounds/rounds.ts';

const TABLES = 950;
const APART = OFFER_FORMS.filter((form) => form !== 'in-auction');

const some = <T>(items: readonly T[], random: Random): readonly T[] => items.filter(() => random.below(2) === 0);
const one = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T;

/** Contracts in any order, one in three tied with the one before it. */
function grouped<T>(items: readonly T[], random: Random): readonly (readonly T[])[] {
  const groups: T[][] = [];
  for (const item of shuffled(items, random))
    if (groups.length > 0 && random.below(3) === 0) groups.at(-1)!.push(item);
    else groups.push([item]);
  return groups;
}

/** House rules with a Hochzeit that is offered apart, or undefined if they contradict each other. */
function drawnHouse(random: Random): HouseRules | undefined {
  const form = one(APART, random);
  const house: HouseRules = {
    ...PURE_2007,
    'auction.form': one(AUCTION_FORMS, random),
    'contracts.enabled': OFFERED.filter((id) => id === 'hochzeit' || random.below(2) === 0),
    'tout.contracts': some(RAISED, random),
    'hochzeit.form': form,
    'hochzeit.noTaker': form === 'anytime-offer' ? one(['void', 'continue'] as const, random) : 'continue',
  };
  const ranked = { ...house, 'contracts.ranking': grouped(contractsOffered(house), random) };
  return conflictsIn(ranked).length === 0 ? ranked : undefined;
}

function* tables(): Generator<HouseRules> {
  for (let seed = 0, found = 0; found < TABLES; seed++) {
    const house = drawnHouse(randomOf('offered apart', seed));
    if (!house) continue;
    found++;
    yield house;
  }
}

const startAt = (rules: TableRules): AuctionState => startAuction(rules.ranking, 4, 0, auctionTermsOf(rules));

/** Bids of a game that a table knows, by the level at which the ranking of the table has it. */
function bidsAt(rules: TableRules): readonly { readonly bid: Call; readonly id: string; readonly group: number }[] {
  const bid = (id: string): Call =>
    id === 'sie' ? 'sie' : auctionTermsOf(rules).form === 'named' ? `names:${id}` : `has:${id}`;
  return rules.ranking.flatMap((group, at) =>
    group.filter((id) => id !== 'hochzeit').map((id) => ({ bid: bid(id), id, group: at })),
  );
}

/** Seat 0 has opened with the lowest game; in two phases everybody else has been asked. */
function opened(rules: TableRules): { readonly auction: AuctionState; readonly lowest: number } {
  const { form } = auctionTermsOf(rules);
  const first = form === 'named' ? bidsAt(rules).find(({ id }) => id !== 'sie') : undefined;
  const opening = first?.bid ?? 'spiele';
  const start = startAt(rules);
  expect(objectionToCall(start, 0, opening)).toBeUndefined();
  const { willing: _willing, ...auction } = afterCall(start, 0, opening);
  return { auction, lowest: first?.group ?? Math.min(...bidsAt(rules).map(({ group }) => group)) };
}

describe(`${TABLES} tables with a Hochzeit that is offered apart`, () => {
  test('some hand can open, and the Hochzeit can be offered', () => {
    const dead: string[] = [];
    for (const house of tables()) {
      const rules = tableRulesOf(house);
      const random = randomOf('hands', JSON.stringify(house['contracts.ranking']));
      const opens = Array.from({ length: 400 }).some(() => {
        const pack = shuffled(cardsOfPack(rules.pack), random);
        const round = dealt(
          rules,
          bySeat((seat) => pack.slice(8 * seat, 8 * seat + 8)),
        );
        return legalDecisions(round, 0).some(
          (each) => each.type === 'call' && (each.call === 'spiele' || each.call.startsWith('names:')),
        );
      });
      if (!opens) dead.push(JSON.stringify(house['contracts.ranking']));
      expect(objectionToCall(startAt(rules), 0, 'hochzeit')).toBeUndefined();
    }
    expect(dead).toEqual([]);
  });

  test('every game above the opening one can be bid over it, and above the Hochzeit over an offer', () => {
    let tied = 0;
    for (const house of tables()) {
      const rules = tableRulesOf(house);
      const { auction, lowest } = opened(rules);
      const among = rules.ranking.findIndex((group) => group.includes('hochzeit'));
      for (const { bid, id, group } of bidsAt(rules)) {
        const where = `${bid} at ${JSON.stringify(rules.ranking)}, ${house['auction.form']}`;
        expect(objectionToCall(auction, 1, bid)?.id, where).toBe(
          group > lowest || id === 'sie' ? undefined : bid.startsWith('has:') ? 'A.BAD_CALL' : 'A.NOT_HIGHER',
        );
        if (group === among) tied++;
        if (house['hochzeit.form'] === 'on-turn') continue;
        const offered: AuctionState = { ...startAt(rules), offer: { suitor: 3, waiting: [0, 1, 2] } };
        expect(objectionToCall(offered, 0, bid)?.id, where).toBe(group > among ? undefined : 'A.NOT_HIGHER');
      }
    }
    expect(tied, 'games tied with the Hochzeit').toBeGreaterThan(200);
  });
});

test('a Hochzeit stands between the levels, or on the level of a game that is tied with it', () => {
  const among = (...ranking: readonly (readonly string[])[]) =>
    hochzeitAmong(ranking, { form: 'official', offers: { form: 'anytime-offer', noTaker: 'void' } });
  expect(among(['rufer'], ['hochzeit'], ['wenz'])).toBe(0.5);
  expect(among(['hochzeit'], ['rufer'])).toBe(-0.5);
  expect(among(['rufer'], ['wenz', 'hochzeit'], ['solo'])).toBe(1);
  expect(among(['rufer'], ['wenz'])).toBeUndefined();
});

test('a Wenz tied with the Hochzeit goes over a Rufer, is announced, and does not outbid the offer', () => {
  const rules = tableRulesOf({
    ...PURE_2007,
    'contracts.enabled': ['rufer', 'hochzeit', 'wenz', 'solo', 'sie'],
    'contracts.ranking': [['rufer'], ['hochzeit', 'wenz'], ['solo'], ['wenz-tout'], ['solo-tout'], ['sie']],
    'hochzeit.form': 'anytime-offer',
  });
  const round: Round = dealt(rules, filledUp(rules, { 3: cards('SU GA GT E9 E8 SK S9 S7') }));
  const bid = after(round, call(0, 'spiele'), call(1, 'has:wenz'), call(0, 'gut'), call(2, 'gut'), call(3, 'gut'));
  expect(after(bid, announce(1, { contract: 'wenz' }))).toMatchObject({ phase: 'playing', declarer: 1 });
  const offered = after(round, call(3, 'hochzeit'));
  expect(judge(offered, call(0, 'has:wenz'))).toMatchObject({ because: { id: 'A.NOT_HIGHER' } });
  expect(judge(offered, call(0, 'has:solo')).legal).toBe(true);
});
