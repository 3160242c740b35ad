// The Hochzeit beyond the worked examples: who knows which card, whose word counts, and rounds of players from deal to bill.
import { describe, expect, test } from 'vitest';
import { AUCTION_FORMS, OFFER_FORMS } from '../../src/engine/auction/auction.ts';
import { rulePlayer } from '../../src/engine/bots/rule-player.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { STYLES } from '../../src/engine/bots/styles.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { interjectors } from '../../src/engine/round/interjections.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { conflictsIn } from '../../src/engine/options/conflicts.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { cutterOf, isOver, recordOf, type Round, startRound } from '../../src/engine/table/round.ts';
import { consistentDeals } from '../../src/engine/inference/deal-cases.ts';
import { worldsOf } from '../../src/engine/inference/worlds.ts';
import { type Seat, SEATS } from '../../src/engine/base/seats.ts';
import { judge, legalDecisions, replay, step, turnIn } from '../../src/engine/round/step.ts';
import type { TableRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { sample } from '../../lab/base/thorough.ts';
import { after, announce, call, cards, dealt, filledUp, play } from '../../lab/support/rounds/rounds.ts';
import { handsWithSuitor, hochzeitRules, married } from '../../lab/support/examples/hochzeit-examples.ts';

describe('who knows what', () => {
  const rules = hochzeitRules('anytime-offer');
  const round = married(rules);
  const { offered, returned } = round.exchange!;

  test('only suitor and acceptor are told which cards were exchanged', () => {
    for (const seat of SEATS) {
      const view = viewFor(round, seat);
      const told = view.history.find(({ type }) => type === 'return');
      if (seat === 1 || seat === 2) {
        expect(view.exchange).toEqual({ suitor: 1, acceptor: 2, offered, returned });
        expect(told).toEqual({ type: 'return', seat: 2, card: returned });
      } else {
        expect(view.exchange).toBeUndefined();
        expect(told).toEqual({ type: 'return', seat: 2 });
      }
    }
  });

  test('everybody knows the partner, and the suitor may not give a Stoss', () => {
    for (const seat of SEATS)
      expect(viewFor(round, seat).contract).toMatchObject({ declarer: 2, revealed: { seat: 1, by: 'settled' } });
    expect(judge(round, { type: 'stoss', seat: 1 })).toMatchObject({ because: { id: 'A.STOSS_NOT_DEFENDER' } });
    expect(judge(round, { type: 'stoss', seat: 3 }).legal).toBe(true);
  });

  test('imagined deals keep to what a seat knows of the exchange', () => {
    for (const seat of SEATS) {
      const knowledge = knowledgeOf(viewFor(round, seat));
      const worlds = worldsOf(consistentDeals(knowledge));
      const random = randomOf('worlds', String(seat));
      for (let drawn = 0; drawn < 40; drawn++) {
        const world = worlds.draw(random);
        const trumps = world[1].filter((card) => knowledge.order.groupOf(card) === 'trump');
        expect(trumps, `seat ${seat}: the suitor has given the only trump away`).toEqual([]);
        if (seat === 1) expect(world[2]).toContain(offered);
        if (seat === 2) expect(world[1]).toContain(returned);
      }
    }
  });

  test('a trump may have come back where the table allows it, and only one', () => {
    const free = hochzeitRules('anytime-offer', { 'hochzeit.returnCard': 'any' });
    const trump = viewFor(married(free), 2).hand.find((card) => card.startsWith('H'))!;
    const knowledge = knowledgeOf(viewFor(married(free, trump), 0));
    const worlds = worldsOf(consistentDeals(knowledge));
    const counts = new Set<number>();
    for (let drawn = 0; drawn < 200; drawn++) {
      const world = worlds.draw(randomOf('any', String(drawn)));
      counts.add(world[1].filter((card) => knowledge.order.groupOf(card) === 'trump').length);
    }
    expect([...counts].sort()).toEqual([0, 1]);
  });
});

describe('whose word counts', () => {
  test('a Rufer that stood is played if nobody wants the Hochzeit (Q26)', () => {
    const rules = hochzeitRules('anytime-offer');
    const start = after(dealt(rules, handsWithSuitor(rules, 1)), call(0, 'spiele'), call(1, 'hochzeit'));
    const round = after(start, call(0, 'ohne-mich'), call(2, 'ohne-mich'), call(3, 'ohne-mich'));
    expect(round).toMatchObject({ phase: 'announcing', declarer: 0, level: 0 });
  });

  test('a Hochzeit may be offered in anybody’s turn, but not over a game played alone', () => {
    const rules = hochzeitRules('anytime-offer');
    const start = dealt(rules, handsWithSuitor(rules, 3));
    expect(interjectors(start)).toEqual([3]);
    const bid = after(start, call(0, 'spiele'), call(1, 'has:solo'), call(0, 'gut'));
    expect(judge(bid, call(3, 'hochzeit'))).toMatchObject({ because: { id: 'A.NOT_HIGHER' } });
  });

  test('before the auction means before the first call', () => {
    const rules = hochzeitRules('pre-auction');
    const bid = after(dealt(rules, handsWithSuitor(rules, 3)), call(0, 'weiter'));
    expect(judge(bid, call(3, 'hochzeit'))).toMatchObject({ because: { id: 'A.OUT_OF_TURN' } });
    const own = after(bid, call(1, 'weiter'), call(2, 'weiter'));
    expect(judge(own, call(3, 'hochzeit'))).toMatchObject({ because: { id: 'A.OFFER_TOO_LATE' } });
  });

  test('after an overcall only who has not answered speaks on', () => {
    const rules = hochzeitRules('anytime-offer');
    const start = after(dealt(rules, handsWithSuitor(rules, 0)), call(0, 'hochzeit'), call(1, 'has:solo'));
    expect(turnIn(start)).toBe(2);
    expect(after(start, call(2, 'gut'), call(3, 'gut'))).toMatchObject({ phase: 'announcing', declarer: 1 });
    expect(viewFor(start, 0).hand).toHaveLength(8);
  });

  test('two phases: who said yes second challenges the first, in the order of the seats', () => {
    const rules: TableRules = hochzeitRules('on-turn', { 'auction.form': 'two-phase' });
    const start = dealt(
      rules,
      filledUp(rules, { 0: cards('EU GU HU SU EA ET EK E9'), 3: cards('EO GO HO SO GA GT GK G9') }),
    );
    const asked = after(start, call(0, 'spiele'), call(1, 'gut'), call(2, 'gut'), call(3, 'spiele-auch'));
    expect(asked).toMatchObject({
      phase: 'auction',
      auction: { duel: { challenger: 3, level: 1, speaker: 'holder' } },
    });
    expect(turnIn(asked)).toBe(0);
    const held = after(asked, call(0, 'selbst'), call(3, 'has:solo'), call(0, 'gut'));
    expect(held).toMatchObject({ phase: 'announcing', declarer: 3 });
  });
});

test('while a Marriage in the own turn waits for answers nobody shows a Sie; in a turn of its own it undoes the Marriage', () => {
  const rules = hochzeitRules('on-turn', { 'auction.form': 'named' });
  const start = dealt(
    rules,
    filledUp(rules, { 3: cards('EO GO HO SO EU GU HU SU'), 0: cards('H7 GT G9 E9 E8 SK S9 S7') }),
  );
  const offered = after(start, call(0, 'hochzeit'), call(1, 'mit-mir'));
  const waiting = after(start, call(0, 'hochzeit'), call(1, 'ohne-mich'), call(2, 'ohne-mich'));
  expect(judge(waiting, call(3, 'sie'))).toMatchObject({ legal: false, because: { id: 'A.BAD_CALL' } });
  let round = offered;
  while (round.phase === 'auction' && turnIn(round) !== 3) round = after(round, call(turnIn(round)!, 'weiter'));
  expect(judge(round, call(3, 'sie')).legal).toBe(true);
});

test('an open Bettel shows the declarer’s hand to everybody after the first trick, and to nobody before', () => {
  const rules = hochzeitRules('on-turn', {
    'contracts.enabled': ['rufer', 'hochzeit', 'bettel', 'open-bettel', 'sie'],
    'tout.contracts': [],
    'contracts.ranking': [['rufer'], ['hochzeit'], ['bettel'], ['open-bettel'], ['sie']],
  });
  const start = after(
    dealt(rules, filledUp(rules, { 1: cards('E7 E8 G7 G8 H7 H8 S7 S8'), 0: cards('EA ET GA GT HA HT SA ST') })),
    call(0, 'weiter'),
    call(1, 'spiele'),
    call(2, 'gut'),
    call(3, 'gut'),
    announce(1, { contract: 'open-bettel' }),
  );
  expect(viewFor(start, 0).openHand).toBeUndefined();
  let round: Round = after(start, play(0, 'EA'));
  while (round.phase === 'playing' && round.play.done.length === 0)
    round = after(
      round,
      legalDecisions(round, turnIn(round)!).find(({ type }) => type === 'play')!,
    );
  const open = viewFor(round, 0).openHand;
  expect(open?.seat).toBe(1);
  expect([...(open?.cards ?? [])].sort()).toEqual([...viewFor(round, 1).hand].sort());
});

/** A round of rule players under these rules, from a random deal to its end. */
function playedOut(rules: TableRules, seed: string): Round {
  const player = rulePlayer(STYLES.draufgaenger);
  const random = randomOf(seed, 'deal');
  const pack = shuffled(cardsOfPack(rules.pack), random);
  let round: Round = startRound(rules, { dealer: random.below(4) as Seat });
  round = after(round, { type: 'shuffled', pack }, { type: 'cut', seat: cutterOf(round), at: 8 });
  while (!isOver(round)) {
    const heard = interjectors(round).flatMap(
      (seat) => player.double(viewFor(round, seat), { random })?.decision ?? [],
    )[0];
    const turn = turnIn(round)!;
    const decision = heard ?? player.decide(viewFor(round, turn), { random }).decision;
    const next = step(round, decision);
    if (!next.ok) throw new Error(`${seed}: ${JSON.stringify(decision)} refused in ${round.phase}: ${next.because.id}`);
    round = next.round;
  }
  return round;
}

describe.each(AUCTION_FORMS)('rounds of players, bidding %s', (form) => {
  test.each(OFFER_FORMS)('and a Hochzeit %s', (offer) => {
    const changes: Partial<HouseRules> = { 'auction.form': form, 'deck.size': 24 };
    const rules = hochzeitRules(offer, changes);
    expect(conflictsIn(rules.house!)).toEqual([]);
    let marriages = 0;
    for (let deal = 0; deal < sample(25, 60); deal++) {
      const round = playedOut(rules, `${form} ${offer} ${deal}`);
      const again = replay(recordOf(round));
      expect(again.ok && again.round).toEqual(round);
      if (round.phase !== 'scored') continue;
      expect(round.settlement.balance.reduce((sum, each) => sum + each, 0)).toBe(0);
      if (round.play.contract.row.id === 'hochzeit') marriages++;
    }
    expect(marriages).toBeGreaterThan(0);
  });
});
