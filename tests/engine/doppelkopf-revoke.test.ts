// A revoke in Doppelkopf: the fine of the association's text, worked out by hand, and the deal lost as tables count it otherwise.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import { bySeat, type Seat } from '../../src/engine/base/seats.ts';
import type { HouseRules } from '../../src/engine/options/options.ts';
import { outcomeFor } from '../../src/engine/scoring/by-kind.ts';
import { inChairs } from '../../src/engine/table/chairs.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import type { Round, ScoredRound } from '../../src/engine/table/round.ts';
import { endingOf } from '../../src/engine/tutor/ending.ts';
import {
  ansage,
  DOPPELKOPF_HANDS,
  doppelkopfNormal,
  doppelkopfRules,
  reservation,
  reserve,
  WEDDING_HANDS,
} from '../../lab/support/rounds/doppelkopf-rounds.ts';
import { after, dealt, play } from '../../lab/support/rounds/rounds.ts';
import { sheetLine } from '../../src/engine/round/session.ts';

const revoke = (seat: Seat, card: Card): Entry => ({ type: 'revoke', seat, card });

const rulesOf = (counts: HouseRules['dok.revoke']) => doppelkopfRules({ 'dok.revoke': counts });

function scored(round: Round): ScoredRound {
  if (round.phase !== 'scored') throw new Error(round.phase);
  return round;
}

const balanceOf = (round: Round) => scored(round).settlement.balance;

/** Seats 0 and 2 are Re; seat 1 does not answer Hearts. */
const inNormal = (counts: HouseRules['dok.revoke'], ...said: readonly Entry[]): Round =>
  after(doppelkopfNormal(rulesOf(counts)), ...said, play(0, 'HA'), revoke(1, 'EK'));

/** Seat 2 plays an Aces Solo; seat 0 has led Hearts. */
const inSolo = (counts: HouseRules['dok.revoke'], ...entries: readonly Entry[]): Round =>
  after(
    dealt(rulesOf(counts), DOPPELKOPF_HANDS),
    ...([0, 1, 2, 3] as const).map((seat) => reserve(seat, seat === 2 ? 'vorbehalt' : 'gesund')),
    reservation(2, { contract: 'dok-aces' }),
    ...entries,
  );

/** Seat 0 has named a Hochzeit that nothing has settled yet. */
const inWedding = (counts: HouseRules['dok.revoke']): Round =>
  after(
    dealt(rulesOf(counts), WEDDING_HANDS),
    ...([0, 1, 2, 3] as const).map((seat) => reserve(seat, seat === 0 ? 'vorbehalt' : 'gesund')),
    reservation(0, { contract: 'dok-hochzeit' }),
    play(0, 'HA'),
    revoke(1, 'EK'),
  );

describe('the fine', () => {
  test('is twelve points, four to each of the others, the partner included', () => {
    const round = scored(inNormal('fine'));
    expect(round.settlement).toMatchObject({ lines: [{ kind: 'fine', cents: 12 }], each: 12, balance: [4, -12, 4, 4] });
    expect(bySeat((seat) => outcomeFor(round.result, seat))).toEqual(['won', 'lost', 'won', 'won']);
    expect(endingOf(round.play.contract.row, round.result)).toEqual({ id: 'L.LOST_BY_REVOKE', params: { by: 1 } });
  });

  test('is three more for each level of the other side, implied ones too; Re and Kontra are none, own levels do not count', () => {
    expect(balanceOf(inNormal('fine', ansage(2, 're')))).toEqual([4, -12, 4, 4]);
    const round = scored(inNormal('fine', ansage(2, 'no60'), ansage(3, 'no30')));
    expect(round.settlement.balance).toEqual([6, -18, 6, 6]);
    expect(round.settlement.lines).toEqual([
      { kind: 'fine', cents: 12 },
      { kind: 'fineForLevels', count: 2, each: 3, cents: 6 },
    ]);
  });

  test('goes to the soloist alone, who is played against', () => {
    const round = scored(inSolo('fine', ansage(2, 'no90'), play(0, 'HA'), revoke(1, 'EK')));
    expect(round.settlement.balance).toEqual([0, -15, 15, 0]);
    expect(bySeat((seat) => outcomeFor(round.result, seat))).toEqual(['drawn', 'lost', 'won', 'drawn']);
  });

  test('of the soloist is shared as in a normal game, and so is one while a Hochzeit is not settled', () => {
    expect(balanceOf(inSolo('fine', play(0, 'HA'), play(1, 'HK'), revoke(2, 'EA')))).toEqual([4, 4, -12, 4]);
    expect(balanceOf(inWedding('fine'))).toEqual([4, -12, 4, 4]);
  });

  test('goes with its players to their chairs', () => {
    const line = sheetLine(1, inNormal('fine'));
    const turned = {
      rules: rulesOf('fine'),
      terms: { dealer: 0 },
      entries: [{ type: 'knock', turned: true }],
    } as const;
    expect(line && inChairs(line, turned)).toMatchObject({
      result: { revoke: { seat: 3 }, fine: { scores: [4, 4, 4, -12] } },
      settlement: { balance: [4, 4, 4, -12] },
    });
  });
});

test('where the deal is lost, both partners lose the point for winning and what was announced', () => {
  expect(balanceOf(inNormal('lost-deal'))).toEqual([1, -1, 1, -1]);
  expect(balanceOf(inNormal('lost-deal', ansage(2, 'no60'), ansage(3, 'kontra')))).toEqual([5, -5, 5, -5]);
  expect(balanceOf(inSolo('lost-deal', play(0, 'HA'), revoke(1, 'EK')))).toEqual([-1, -1, 3, -1]);
  expect(balanceOf(inWedding('lost-deal'))).toEqual([3, -1, -1, -1]);
});
