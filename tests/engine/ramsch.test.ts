// The Ramsch through the real engine: who plays it, who pays it, what is told of it, and rounds of bots under all its options.
import { describe, expect, test } from 'vitest';
import { equallyGood } from '../../src/engine/tutor/advice/grade.ts';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import type { Fact, FactId } from '../../src/engine/inference/facts.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { contractOf } from '../../src/engine/base/contract.ts';
import { RAMSCH } from '../../src/engine/contracts/partnerships.ts';
import { ramschResult, ramschRulesOf } from '../../src/engine/scoring/ramsch-result.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { ramschPricesOf, settleRamsch } from '../../src/engine/scoring/ramsch-bill.ts';
import { randomOf, shuffled } from '../../src/engine/base/random.ts';
import { isOver, recordOf, type Round, type ScoredRound, startRound } from '../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../src/engine/base/seats.ts';
import { legalDecisions, replay, step, turnIn } from '../../src/engine/round/step.ts';
import { houseOf, tableRulesOf } from '../../src/engine/table/table-rules.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import { reviewable, reviewEntry } from '../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../src/engine/tutor/review/review-of.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { ramschWith } from '../../lab/support/rounds/durchbruch.ts';
import { after, call } from '../../lab/support/rounds/rounds.ts';
import { CLAIMS, type Seen } from '../../lab/sentences/facts/claims.ts';

const claims = CLAIMS as unknown as Readonly<Record<FactId, (params: Fact['params'], seen: Seen) => boolean>>;

const PLAYED = ['anfaenger', 'verein', 'zufall', 'verein'] as const;

/** A Ramsch played by four players after they have all passed; every state is looked at through the views of all seats. */
function ramschOf(changes: Partial<HouseRules>, deal: number): ScoredRound {
  const rules = tableRulesOf({ ...PURE_2007, 'passout.rule': 'ramsch', ...changes });
  const pack = shuffled(cardsOfPack(rules.pack), randomOf('ramsch test', deal));
  let round: Round = after(
    startRound(rules, { dealer: 3 }),
    { type: 'shuffled', pack },
    { type: 'cut', seat: 2, at: 8 },
    ...SEATS.map((seat) => call(seat, 'weiter')),
  );
  expect(round).toMatchObject({ phase: 'playing', play: { contract: { row: { id: 'ramsch' } } } });
  while (!isOver(round)) {
    const turn = turnIn(round);
    if (turn === undefined) throw new Error(round.phase);
    for (const seat of SEATS) expect(dutyOf(viewFor(round, seat)).length).toBeGreaterThan(0);
    const { decision, because } = PLAYERS[PLAYED[turn]].decide(viewFor(round, turn), { random: randomOf(deal, turn) });
    expect(legalDecisions(round, turn)).toContainEqual(decision);
    expect(because.length).toBeGreaterThan(0);
    const seen = { view: viewFor(round, turn), decision, worlds: [round] };
    for (const { id, params } of because) expect([id, params, claims[id](params, seen)]).toEqual([id, params, true]);
    const next = step(round, decision);
    if (!next.ok) throw new Error(next.because.id);
    round = next.round;
  }
  if (round.phase !== 'scored') throw new Error(round.phase);
  return round;
}

const TABLES: readonly Partial<HouseRules>[] = [
  {},
  { 'ramsch.jungfrau': 'off', 'ramsch.tiebreak': 'both-pay' },
  { 'ramsch.durchmarsch': 'all-tricks', 'ramsch.stake': 20 },
  { 'ramsch.durchmarsch': 'langendorf', 'ramsch.bonuses': true, 'ramsch.jungfrau': 'off', 'score.cap': 15 },
  { 'ramsch.mode': 'team-opposite' },
  { 'deck.size': 24, 'rank.ten': 'low' },
  { 'deck.size': 20 },
];

describe('a Ramsch', () => {
  test.each(TABLES.map((table) => [JSON.stringify(table), table] as const))(
    'is played to its end: %s',
    (_name, table) => {
      for (let deal = 0; deal < 12; deal++) {
        const round = ramschOf(table, deal);
        const { result, settlement } = round;
        if (result.kind !== 'ramsch') throw new Error('no Ramsch');
        expect(result.points.reduce((sum, each) => sum + each, 0)).toBe(120);
        expect(settlement.balance.reduce((sum, each) => sum + each, 0)).toBe(0);
        expect(round.declarer).toBeUndefined();
        for (const seat of result.losers) expect(settlement.balance[seat]).toBeLessThanOrEqual(0);
        const again = replay(JSON.parse(JSON.stringify(recordOf(round))) as ReturnType<typeof recordOf>);
        expect(again.ok && again.round).toEqual(round);
      }
    },
  );

  test('is reviewed without a declaring side', () => {
    const record = recordOf(ramschOf({}, 3));
    const think = { random: randomOf('review'), effort: 'quick' } as const;
    const entries = reviewable(record).map((entry) => reviewEntry(record, entry, think));
    const review = reviewOf(record, entries, 'quick');
    expect(review.course).toEqual([]);
    expect(review.seats.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    for (const { advice } of entries) expect(advice.ranked.every(({ cents }) => Number.isFinite(cents))).toBe(true);
    // Where every card is as good, or nobody can tell, nothing speaks for one of them; else mostly something does.
    const open = entries.filter(
      ({ advice, grade }) => grade !== 'unsure' && equallyGood(advice).length < advice.ranked.length,
    );
    expect(open.filter(({ facts }) => facts.length > 0).length / open.length).toBeGreaterThan(0.6);
  });
});

describe('doubling a Ramsch', () => {
  const doubledWith = (hand: string): unknown => {
    const round = ramschWith(hand, 'doppler', { 'ramsch.doppler': true });
    return PLAYERS.verein.double(viewFor(round, 0), { random: randomOf('doppler') })?.decision;
  };

  test('is for hands that stay below, not for those that would defend well', () => {
    expect(doubledWith('E7 E8 E9 G7 G8 S7 S8 H7')).toEqual({ type: 'doppler', seat: 0 });
    expect(doubledWith('GO SO EU SU HA EA GT SK')).toBeUndefined();
  });
});

describe('players who cannot be parted', () => {
  const rules = tableRulesOf({
    ...PURE_2007,
    'passout.rule': 'ramsch',
    'ramsch.tiebreak': 'both-pay',
    'ramsch.jungfrau': 'off',
  });
  const contract = contractOf(RAMSCH, { contract: 'ramsch' });
  const billed = (points: readonly [number, number, number, number]) => {
    const taken = bySeat((seat) => ({ points: points[seat], tricks: 2, trumps: [] }));
    const result = ramschResult(contract, 32, taken, ramschRulesOf(houseOf(rules)));
    return { result, bill: settleRamsch(result, ramschPricesOf(houseOf(rules)), { legen: 1 }) };
  };

  test.each([
    ['two pay one player each', [45, 15, 15, 45], [-20, 20, 20, -20], ['lost', 'won', 'won', 'lost']],
    ['three pay the fourth', [40, 40, 0, 40], [-20, -20, 60, -20], ['lost', 'lost', 'won', 'lost']],
    ['four pay nobody', [30, 30, 30, 30], [0, 0, 0, 0], ['drawn', 'drawn', 'drawn', 'drawn']],
  ] as const)('%s', (_name, points, balance, outcomes) => {
    const { result, bill } = billed(points);
    expect(bill.balance).toEqual(balance);
    expect(SEATS.map((seat) => outcomeFor(result, seat))).toEqual(outcomes);
  });
});
