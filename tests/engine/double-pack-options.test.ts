// What tables of Doppelkopf and Doppelschafkopf read in different ways: each reading with an example that was worked out by hand.
import { describe, expect, test } from 'vitest';
import type { BySeat, Seat } from '../../src/engine/base/seats.ts';
import { valuedReservations } from '../../src/engine/bots/double-pack/valued.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../src/engine/contracts/doppelschafkopf.ts';
import { type HouseRules, PURE_2007 } from '../../src/engine/options/options.ts';
import { billTermsAt } from '../../src/engine/endings/round-bill.ts';
import type { Announced } from '../../src/engine/play/ansagen.ts';
import { legalDecisions, step, turnIn } from '../../src/engine/round/step.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { betweenSides } from '../../src/engine/scoring/by-kind.ts';
import { payoff } from '../../src/engine/scoring/money.ts';
import { gameLines, netOf, reKontraResult } from '../../src/engine/scoring/re-kontra.ts';
import { pairIn } from '../../src/engine/scoring/result.ts';
import type { RoundTerms } from '../../src/engine/table/log.ts';
import { type Round, startRound } from '../../src/engine/table/round.ts';
import { entriesForHands } from '../../src/engine/table/dealing.ts';
import { gameRulesOf, rowOf } from '../../src/engine/table/table-rules.ts';
import { dutyOf } from '../../src/engine/tutor/duty.ts';
import {
  DOPPELKOPF_HANDS,
  doppelkopfRules,
  reservation,
  reserve,
  WEDDING_HANDS,
} from '../../lab/support/rounds/doppelkopf-rounds.ts';
import { DOPPELSCHAFKOPF_HANDS } from '../../lab/support/rounds/doppelschafkopf-rounds.ts';
import { after, cards, dealt, play } from '../../lab/support/rounds/rounds.ts';

const SOLO = { contract: 'dok-aces' } as const;
const WEDDING = { contract: 'dok-hochzeit' } as const;
const vorbehaltOf = (...seats: readonly Seat[]) =>
  ([0, 1, 2, 3] as const).map((seat) => reserve(seat, seats.includes(seat) ? 'vorbehalt' : 'gesund'));

describe('several reservations, with solos asked for first (DK2)', () => {
  const rules = doppelkopfRules({ 'dok.asking': 'by-rank' });
  const named = (hands: BySeat<readonly (typeof DOPPELKOPF_HANDS)[0][number][]>, ...seats: readonly Seat[]): Round =>
    after(dealt(rules, hands), ...vorbehaltOf(...seats));
  const namesOf = (round: Round, seat: Seat): readonly string[] => [
    ...new Set(
      legalDecisions(round, seat).flatMap((each) =>
        each.type === 'reservation' ? [each.names === 'none' ? 'none' : each.names.contract] : [],
      ),
    ),
  ];
  const SOLOS = ['dok-solo', 'dok-queens', 'dok-jacks', 'dok-aces'];

  test('who holds both Old Ones may leave it to the others, but not name the Hochzeit yet', () => {
    const round = named(WEDDING_HANDS, 0, 2);
    expect(namesOf(round, 0).toSorted()).toEqual([...SOLOS, 'none'].toSorted());
    expect(step(round, reservation(0, WEDDING))).toMatchObject({ ok: false, because: { id: 'A.BAD_CALL' } });
    const left = after(round, reservation(0, 'none'));
    expect(namesOf(left, 2).toSorted()).toEqual(SOLOS.toSorted());
    expect(after(left, reservation(2, SOLO))).toMatchObject({ phase: 'playing', declarer: 2 });
  });

  test('a solo ends the question: the later player is not asked, whatever he has', () => {
    expect(after(named(WEDDING_HANDS, 0, 2), reservation(0, SOLO))).toMatchObject({ phase: 'playing', declarer: 0 });
    const usual = after(dealt(doppelkopfRules(), WEDDING_HANDS), ...vorbehaltOf(0, 2), reservation(0, WEDDING));
    expect(usual.phase).toBe('naming');
  });

  test('nobody without a Hochzeit takes a reservation back, and who is alone with one names any', () => {
    const round = named(WEDDING_HANDS, 2, 3);
    expect(step(round, reservation(2, 'none'))).toMatchObject({
      ok: false,
      because: { id: 'A.MUST_NAME', params: { why: 'nothingNamed' } },
    });
    const alone = named(WEDDING_HANDS, 0);
    expect(namesOf(alone, 0)).toContain('dok-hochzeit');
    expect(step(alone, reservation(0, 'none'))).toMatchObject({ ok: false });
  });

  test('who owes a solo is asked before all others', () => {
    const owing = doppelkopfRules({ 'dok.asking': 'by-rank', 'dok.compulsorySolo': true });
    const terms: RoundTerms = { dealer: 3, solos: { due: [3] } };
    const round = after(
      startRound(owing, terms),
      ...entriesForHands(owing, terms, DOPPELKOPF_HANDS),
      ...vorbehaltOf(1, 3),
    );
    expect(after(round, reservation(3, SOLO))).toMatchObject({ phase: 'playing', declarer: 3, dueSolo: true });
  });

  test('the tutor says what is asked for, and players weigh leaving it against a solo', () => {
    const round = named(WEDDING_HANDS, 0, 2);
    expect(dutyOf(viewFor(round, 0))).toContainEqual({ id: 'D.RESERVATION', params: { seat: 0, first: 'solo' } });
    const valued = valuedReservations(viewFor(round, 0), 4, randomOf('by rank'));
    expect(valued.some(({ decision }) => decision.type === 'reservation' && decision.names === 'none')).toBe(true);
  });
});

/** Re has announced no 60, which implies Re and no 90, and Kontra has 70 card points: Re has lost, and Kontra stayed below 90. */
const FAILED: Announced = { re: ['base', 'no90', 'no60'], kontra: [] };

describe('a side that has failed its own promise has still kept the other one below 90 (DK6)', () => {
  const lines = (heightsTo: HouseRules['dok.heightsTo']) =>
    gameLines({
      rePoints: 170,
      reTricks: 8,
      allTricks: 12,
      announced: FAILED,
      alone: false,
      agreed: { 'dok.heightsTo': heightsTo, 'dok.nobodyWins': 'what-was-reached' },
    }).lines;

  test('for nobody in the official rules', () => {
    expect(lines('winner').map(({ name, side }) => `${name} ${side}`)).toEqual([
      'won kontra',
      'said-re kontra',
      'said-re-no90 kontra',
      'said-re-no60 kontra',
      'against-the-old kontra',
    ]);
    expect(netOf(lines('winner'))).toBe(-6);
  });

  test('for that side where the table reads it so', () => {
    expect(lines('taker')).toContainEqual({ name: 'under90', side: 're', points: 1 });
    expect(netOf(lines('taker'))).toBe(-5);
  });
});

describe('nobody wins, since both sides have failed (DK5)', () => {
  const trick = (winner: Seat, text: string, points: number) => ({
    leader: 0 as const,
    winner,
    cards: cards(text),
    points,
  });
  const done = [
    trick(0, 'GA GA GT GT', 42),
    trick(1, 'E9 E9 EK EK', 8),
    trick(1, 'EA EA ET ET', 100),
    trick(0, 'HA HA HK HK', 90),
  ];
  const announced: Announced = { re: ['base', 'no90'], kontra: ['base', 'no90'] };
  const result = (nobodyWins: HouseRules['dok.nobodyWins']) =>
    reKontraResult(done, { re: [0, 2] }, announced, {
      allTricks: 4,
      agreed: { 'dok.heightsTo': 'winner', 'dok.nobodyWins': nobodyWins },
    });

  test('points for heights go to the side that took them (7.2.2)', () => {
    const both: Announced = { re: ['base', 'no90', 'no60'], kontra: ['base', 'no90', 'no60'] };
    const deal = { rePoints: 170, reTricks: 8, allTricks: 12, announced: both, alone: false };
    const net = (nobodyWins: HouseRules['dok.nobodyWins']): number =>
      netOf(gameLines({ ...deal, agreed: { 'dok.heightsTo': 'winner', 'dok.nobodyWins': nobodyWins } }).lines);
    expect([net('heights'), net('what-was-reached')]).toEqual([3, 2]);
  });

  test('points against promises and extras are left, or nothing at all', () => {
    const reached = result('what-was-reached');
    expect(reached.winner).toBeUndefined();
    expect(reached.lines.map(({ name, side }) => `${name} ${side}`)).toEqual([
      '120-against-no90 re',
      'doppelkopf re',
      'doppelkopf kontra',
      'doppelkopf re',
    ]);
    expect(result('nothing')).toMatchObject({ lines: [], net: 0, rePoints: 132 });
  });
});

const schafkopf = (changes: Partial<HouseRules>) => gameRulesOf('doppelschafkopf', { ...PURE_2007, ...changes });

describe('both Old Ones of Doppelschafkopf in one trick', () => {
  const firstTrick = (changes: Partial<HouseRules>): Round =>
    after(dealt(schafkopf(changes), DOPPELSCHAFKOPF_HANDS), play(0, 'EO'), play(1, 'EO'), play(2, 'S9'), play(3, 'S9'));
  const pairOf = (round: Round, side: readonly Seat[]) =>
    round.phase === 'playing' ? pairIn(round.play.contract, side, round.play.done) : undefined;

  test('bring the side of the first one line, or two (DS1)', () => {
    const rules = schafkopf({ 'doppelschafkopf.bonus': 2 });
    expect(rowOf(rules, 'doppelschafkopf')).toMatchObject({ pairLines: 2 });
    expect(rowOf(schafkopf({}), 'doppelschafkopf')).toEqual(DOPPELSCHAFKOPF_GAME);
    for (const bonus of [1, 2] as const) {
      let round = firstTrick({ 'doppelschafkopf.bonus': bonus });
      for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round))
        round = after(round, ...legalDecisions(round, seat).slice(0, 1));
      if (round.phase !== 'scored') throw new Error(round.phase);
      const { winner, schneider } = betweenSides(round.result);
      const worth = (side: string): number => (winner === side ? (schneider ? 2 : 1) : 0);
      expect(round.settlement.balance[0]).toBe(bonus + worth('declarer'));
      expect(round.settlement.balance[1]).toBe(worth('defenders'));
      expect(round.settlement.lines[0]).toMatchObject({ kind: 'pair', cents: bonus });
    }
  });

  test('count always, or only with one from each side (DS3)', () => {
    const [always, against] = [firstTrick({}), firstTrick({ 'doppelschafkopf.bonusFor': 'other-side' })];
    expect(pairOf(against, [0, 2])).toEqual({ side: 'declarer', trick: 0 });
    expect(pairOf(always, [0, 1])).toEqual({ side: 'declarer', trick: 0 });
    expect(pairOf(against, [0, 1])).toBeUndefined();
  });
});

test('a line that was carried forward stays single with Schneider, or is doubled by it (DS2)', () => {
  const worth = (changes: Partial<HouseRules>, schneider: boolean): number => {
    const rules = schafkopf(changes);
    const row = rowOf(rules, 'doppelschafkopf') ?? DOPPELSCHAFKOPF_GAME;
    const terms = billTermsAt({ rules, doublings: {}, carried: 2 });
    return payoff(terms, { row }, { winner: 'declarer', schneider, schwarz: false, runners: 0 }).each;
  };
  expect([worth({}, false), worth({}, true)]).toEqual([3, 4]);
  const doubled = { 'doppelschafkopf.carried': 'with-schneider' } as const;
  expect([worth(doubled, false), worth(doubled, true)]).toEqual([3, 6]);
});
