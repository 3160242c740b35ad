// The bidding of the Meister: imagined deals fit the calls, games are played out by the rules, cents are those of the bill.
import { describe, expect, test } from 'vitest';
import { bySimulation } from '../../../src/engine/bots/bidding/by-simulation.ts';
import { imaginedDeals } from '../../../src/engine/bots/bidding/imagined-deals.ts';
import { chancesOf } from '../../../src/engine/bots/bidding/outlook-chances.ts';
import { outlookOf } from '../../../src/engine/bots/bidding/outlook.ts';
import { playOut as playedOut, playOf } from '../../../src/engine/bots/bidding/bidding-play-out.ts';
import { plansOf, winChance } from '../../../src/engine/bots/bidding/plans.ts';
import { expectedRunners } from '../../../src/engine/bots/bidding/runners.ts';
import { silenceOf } from '../../../src/engine/bots/bidding/silence.ts';
import { simulatedDeals, simulatorOf } from '../../../src/engine/bots/bidding/simulated.ts';
import { expectedCents, stossRisk } from '../../../src/engine/bots/bidding/worth.ts';
import { calculatingPlayer } from '../../../src/engine/bots/level-player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import type { Call } from '../../../src/engine/auction/auction.ts';
import { type Card, cardsOfPack } from '../../../src/engine/base/cards.ts';
import type { Announcement } from '../../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import type { Round } from '../../../src/engine/table/round.ts';
import { partnerOf, sideOf } from '../../../src/engine/play/parties.ts';
import { resultOf, runnersOf } from '../../../src/engine/scoring/result.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import type { Tariff } from '../../../src/engine/options/tariff.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { pureRules, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { after, cards, contractFrom, dealtRound, playing, playOut } from '../../../lab/support/bots/support.ts';

/** Hands with the given ones in their seats; the rest is dealt by chance. */
function handsWith(given: Partial<Record<Seat, string>>, seed: string): BySeat<readonly Card[]> {
  const held = bySeat((seat) => cards(given[seat] ?? ''));
  const rest = [...shuffled(cardsOfPack(32), randomOf(seed))].filter((card) => !held.flat().includes(card));
  return bySeat((seat) => (held[seat].length > 0 ? held[seat] : rest.splice(0, 8)));
}

/** An auction in which forehand, seat 0, speaks first, after some calls. */
function auction(hands: BySeat<readonly Card[]>, calls: readonly Call[]): Round {
  const cut = after(dealtRound(hands), { type: 'cut', seat: 2, at: 3 });
  return calls.reduce((round, call, at) => after(round, { type: 'call', seat: at as Seat, call }), cut);
}

const sees = (hand: string, calls: readonly Call[] = []): SeatView => {
  const seat = calls.length as Seat;
  return viewFor(auction(handsWith({ [seat]: hand }, hand), calls), seat);
};

const RUFER: Announcement = { contract: 'rufer', called: 'EA' };
const effort = { deals: 12, nodes: 200_000, silent: 24, hopeless: 'weighed' } as const;
const player = calculatingPlayer(STYLES.verein, effort);

function callOf(view: SeatView): string {
  const { decision } = player.decide(view, { random: randomOf('calls') });
  return decision.type === 'call' ? decision.call : decision.type;
}

describe('imagined deals', () => {
  const view = sees('EO GU HA H9 E7 E8 GT S9', ['weiter', 'weiter']);
  const deals = imaginedDeals(view, 120, randomOf('deals'));

  test('leave the own hand as it is and deal every other card to somebody', () => {
    for (const deal of deals) {
      expect([...deal[2]].sort()).toEqual([...view.dealtHand].sort());
      expect([...deal.flat()].sort()).toEqual([...cardsOfPack(32)].sort());
      expect(deal.map((hand) => hand.length)).toEqual([8, 8, 8, 8]);
    }
  });

  test('give weaker hands to those who have passed than to who has not spoken', () => {
    const strength = (seat: Seat): number =>
      deals.reduce((sum, deal) => sum + winChance(contractFrom(32, RUFER), 32, deal[seat], 0), 0) / deals.length;
    expect(Math.max(strength(0), strength(1))).toBeLessThan(strength(3) - 0.03);
  });

  test('give a game to who has called one', () => {
    const claimed = sees('EO GU HA H9 E7 E8 GT S9', ['weiter', 'spiele']);
    const mean = (some: readonly (readonly Card[])[]): number =>
      some.reduce((sum, hand) => sum + winChance(contractFrom(32, RUFER), 32, hand, 0), 0) / some.length;
    const called = imaginedDeals(claimed, 120, randomOf('called')).map((deal) => deal[1]);
    expect(mean(called)).toBeGreaterThan(mean(deals.map((deal) => deal[1])) + 0.1);
  });
});

test.each([
  ['a Rufer', RUFER, 'EO SO HU HT H7 E9 GA SK'],
  ['a Wenz', { contract: 'wenz' }, 'EU GU EA ET GA S7 S8 H9'],
  ['a Solo', { contract: 'solo', trump: 'G' }, 'EO GO EU GA GT G8 HA S7'],
  ['a Solo-Tout', { contract: 'solo-tout', trump: 'G' }, 'EO GO HO EU GU GA GT HA'],
] as const)('%s is played out in the imagination as rule players play it', (_, announcement, hand) => {
  for (let n = 0; n < 12; n++) {
    const hands = handsWith({ 0: hand }, `played ${n}`);
    const contract = contractFrom(32, announcement);
    if (announcement.contract === 'rufer' && partnerOf(contract, hands) === undefined) continue;
    const silent = { ...PLAYERS.verein, double: () => undefined };
    const round = playOut(
      playing(32, hands, 0, announcement),
      bySeat(() => silent),
      randomOf('rules'),
    );
    const table = viewFor(playing(32, hands, 0, announcement), 0);
    const imagined = playedOut(table, playOf(table, contract, hands));
    expect(round.phase === 'scored' && round.play.done).toEqual(imagined.done);
  }
});

describe('what a contract is worth', () => {
  const tariffs: readonly Tariff[] = [
    { type: 'pair', values: [10, 50] },
    { type: 'triple', values: [10, 20, 60] },
  ];

  test.each(tariffs)('is what the bill says of a game whose end is known, %o', (tariff) => {
    const rules = pureRules(32, tariff);
    for (const announcement of [RUFER, { contract: 'wenz' }, { contract: 'solo', trump: 'E' }] as const) {
      const contract = contractFrom(32, announcement);
      for (let n = 0; n < 20; n++) {
        const hands = handsWith({ 0: 'EO GO EU ET E9 HA SA S7' }, `bill ${n}`);
        const table = viewFor(playing(32, hands, 0, announcement), 0);
        const { done } = playedOut(table, playOf(table, contract, hands));
        const result = resultOf({ contract, pack: 32, players: 4 }, hands, 0, partnerOf(contract, hands), done);
        if (result.schwarz) continue;
        const chances = [31, 61, 91].map((target) => (result.sidePoints >= target ? 1 : 0));
        const { balance } = settle(contract, result, { players: 4, tariff, runnersPaid: true, doublings: {} });
        expect(expectedCents({ rules, doublings: {} }, contract, chances, result.runners.paid)).toBe(balance[0]);
      }
    }
  });

  test('counts the runners that the hand makes likely: exactly alone, on average with a partner', () => {
    const view = sees('EO GO EU ET E9 HA SA S7');
    expect(expectedRunners(view, contractFrom(32, { contract: 'solo', trump: 'E' }))).toBe(0);
    expect(expectedRunners(sees('EO GO HO SO EU ET E9 S7'), contractFrom(32, { contract: 'solo', trump: 'E' }))).toBe(
      5,
    );
    const rufer = contractFrom(32, { contract: 'rufer', called: 'GA' });
    const rufers = sees('EO GO EU ET E9 HA SA G7');
    const held = imaginedDeals(rufers, 1500, randomOf('runners')).map((deal) => playOf(rufers, rufer, deal));
    const counted = held.reduce((sum, { dealt }) => {
      const partner = partnerOf(rufer, dealt);
      return sum + runnersOf(rufer, 32, dealt, sideOf(0, partner)).paid;
    }, 0);
    expect(Math.abs(expectedRunners(rufers, rufer) - counted / held.length)).toBeLessThan(0.15);
  });

  test('grows with what is reached in the imagined deals, and no target is likelier than a lower one', () => {
    const contract = contractFrom(32, { contract: 'wenz' });
    const weighed = { contract, deck: 32, chance: 0.4, leads: 0, dealt: [0.9, 0.4, 0.1] } as const;
    const outlook = (hits: number) => ({ deals: 32, open: [32, hits, 0], played: [32, hits, 0], runners: 0 });
    const chances = [0, 8, 16, 24, 32].map((hits) => chancesOf(weighed, outlook(hits)));
    const won = chances.map(([, at61 = 0]) => at61);
    expect([...won].sort((a, b) => a - b)).toEqual(won);
    expect((won.at(-1) ?? 0) - (won[0] ?? 0)).toBeGreaterThan(0.6);
    for (const each of chances) expect([...each].sort((a, b) => b - a)).toEqual(each);
  });

  const silent = (view: SeatView) => silenceOf(view, simulatedDeals(view, 64));

  test('of silence: nothing in the last seat, a loss against a Solo', () => {
    expect(silent(sees('E7 E8 E9 G7 G8 G9 S7 S8', ['weiter', 'weiter', 'weiter'])).cents).toBe(0);
    const solo = viewFor(auction(handsWith({ 0: 'EO GO HO SO EU GU EA ET' }, 'claimed'), ['spiele', 'gut']), 2);
    const { auction: said } = solo;
    const claims = [{ seat: 0, claim: { kind: 'plays', contract: 'solo' } }] as const;
    expect(silent({ ...solo, auction: { ...said, shown: 'solo', claims } }).cents).toBeLessThan(-20);
  });

  test('of silence: what follows at the table when all pass', () => {
    const seen = (hand: string, rule: HouseRules['passout.rule']): SeatView => {
      const view = sees(hand, ['weiter', 'weiter', 'weiter']);
      return { ...view, rules: tableRulesOf({ ...PURE_2007, 'passout.rule': rule }) };
    };
    const [low, high] = ['E7 E8 GK G8 S7 S8 H7 H8', 'EO GO HO EU HA HT S9 S7'] as const;
    for (const rule of ['redeal', 'stock'] as const) expect(silent(seen(high, rule)).cents).toBe(0);
    expect(silent(seen(low, 'ramsch')).cents).toBeGreaterThan(5);
    expect(silent(seen(high, 'ramsch')).cents).toBeLessThan(-10);
    // Who holds the highest Ober must play, and with such a hand does not mind.
    expect(silent(seen(high, 'muss')).cents).toBeGreaterThan(5);
    expect(silent(seen(low, 'muss')).cents).toBeLessThan(0);
  });
});

describe('the calls', () => {
  test('a sure Solo is played, a hopeless hand is not', () => {
    expect(callOf(sees('EO GO HO EU EA ET E9 SA'))).toBe('spiele');
    expect(callOf(sees('E7 E8 G9 GK S8 S7 H7 H8'))).toBe('weiter');
  });

  test('over a Rufer of another a Solo is claimed', () => {
    expect(callOf(sees('EO GO HO EU EA ET E9 SA', ['spiele']))).toBe('spiele-auch');
  });

  test('a thin Rufer is played when three have passed, but not before anybody has spoken', () => {
    const thin = 'GO HU H9 H8 E9 EK SA G7';
    expect(callOf(sees(thin))).toBe('weiter');
    expect(callOf(sees(thin, ['weiter', 'weiter', 'weiter']))).toBe('spiele');
  });

  test('are the same whenever the same is seen, and an announcement keeps what was called', () => {
    const round = auction(handsWith({ 0: 'EU GU EA ET E9 GA S8 HA' }, 'kept'), []);
    const think = { random: randomOf('other') };
    expect(player.decide(viewFor(round, 0), think)).toEqual(
      player.decide(viewFor(round, 0), { random: randomOf('x') }),
    );
    let next = after(round, player.decide(viewFor(round, 0), think).decision);
    while (next.phase === 'auction') next = after(next, { type: 'call', seat: seatToSpeak(next), call: 'gut' });
    const { decision } = player.decide(viewFor(next, 0), think);
    expect(decision).toMatchObject({ type: 'announce', announcement: { contract: 'wenz' } });
  });

  test('a temper shifts what is good enough', () => {
    const good = (margin: number): number => {
      const appraise = bySimulation({ ruferMargin: margin, aloneMargin: margin, doubleMargin: 0 }, effort);
      return THIN.reduce((sum, hand) => sum + (appraise(sees(hand)).good.length > 0 ? 1 : 0), 0);
    };
    expect(good(-12)).toBeGreaterThan(good(12));
  });
});

describe('what the call has simulated', () => {
  const dealAt = (at: number): BySeat<readonly Card[]> => handsWith({}, `simulated ${at}`);
  /** The announcement of forehand after it alone has bid. */
  const announced = (hands: BySeat<readonly Card[]>): unknown => {
    const view = viewFor(auction(hands, ['spiele', 'weiter', 'weiter', 'weiter']), 0);
    return player.decide(view, { random: randomOf('announcements') }).decision;
  };
  /** Enough other hands that nothing is remembered of the one before them. */
  const forget = (): void => {
    for (let at = 100; at < 120; at++) callOf(viewFor(auction(dealAt(at), []), 0));
  };

  test('serves the announcement, which is the same where nothing is remembered', () => {
    let again = 0;
    for (const hands of Array.from({ length: sample(8, 30) }, (_, at) => dealAt(at))) {
      const speaking = viewFor(auction(hands, []), 0);
      if (callOf(speaking) !== 'spiele') continue;
      const announcing = viewFor(auction(hands, ['spiele', 'weiter', 'weiter', 'weiter']), 0);
      const [{ announcement, contract } = { announcement: RUFER, contract: contractFrom(32, RUFER) }] =
        plansOf(announcing);
      const before = simulatorOf(speaking, effort)(announcement, contract);
      expect(simulatorOf(announcing, effort)(announcement, contract)).toBe(before);
      const warm = announced(hands);
      forget();
      expect(simulatorOf(announcing, effort)(announcement, contract)).not.toBe(before);
      expect(simulatorOf(announcing, effort)(announcement, contract)).toEqual(before);
      expect(announced(hands)).toEqual(warm);
      again++;
    }
    expect(again).toBeGreaterThan(0);
  });
});

const THIN = [
  'GO SO HK H8 E9 EK SA G7',
  'EO HU HT H8 E9 SK SA G7',
  'HO EU GU H9 E9 EK GA S7',
  'EO GU SU H8 ET EK GA S7',
];

const seatToSpeak = (round: Round): Seat => {
  const turn = SEATS.find((seat) => viewFor(round, seat).turn === seat);
  if (turn === undefined) throw new Error('nobody speaks');
  return turn;
};

test('the solver and the play-out both count: an unbeatable Solo is won in all imagined deals', () => {
  const view = sees('EO GO HO SO EU GU EA ET');
  const contract = contractFrom(32, { contract: 'solo', trump: 'E' });
  const plays = imaginedDeals(view, 10, randomOf('sure')).map((deal) => playOf(view, contract, deal));
  expect(outlookOf(view, plays, Infinity)).toMatchObject({ deals: 10, open: [10, 10, 10], played: [10, 10, 10] });
});

test('a Stoss costs a Rufer that is won four times in ten about a cent, as it came out at the table', () => {
  const risk = (chance: number): number => stossRisk(sees('EO GO HU HT GA G9 E7 S7'), contractFrom(32, RUFER), chance);
  expect(risk(0.4)).toBeGreaterThan(0.5);
  expect(risk(0.4)).toBeLessThan(1.5);
  expect([risk(1), risk(0.2) > risk(0.4)]).toEqual([0, true]);
});

test('deals are imagined for contracts in doubt: with most hands as they come none is', () => {
  // What is imagined comes to something else with fewer deals.
  const chances = (view: SeatView, deals: number): readonly number[] =>
    bySimulation(STYLES.verein, { ...effort, deals })(view).all.map(({ chance }) => chance);
  const views = Array.from({ length: 40 }, (_, deal) => viewFor(auction(handsWith({}, `in doubt ${deal}`), []), 0));
  const doubtful = views.filter((view) => {
    const fewer = chances(view, 5);
    return chances(view, 8).some((chance, at) => chance !== fewer[at]);
  });
  expect(doubtful.length).toBeGreaterThan(2);
  expect(doubtful.length).toBeLessThan(16);
});
