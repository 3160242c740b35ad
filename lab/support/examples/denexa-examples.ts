// Runs the worked examples of Schafkopf with a widow: the widow through the engine, results through count and bill (SPEC 6).
import { expect } from 'vitest';
import { type Card, cardsOfPack, sumPoints } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { bySeat, type Seat } from '../../../src/engine/base/seats.ts';
import { WIDOW_GAME } from '../../../src/engine/contracts/widow.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { type CompletedTrick, turnOf } from '../../../src/engine/play/tricks.ts';
import { legalDecisions, zonesOf } from '../../../src/engine/round/step.ts';
import { leastVerdict } from '../../../src/engine/scoring/least.ts';
import { settleLeast } from '../../../src/engine/scoring/least-bill.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { rowOf } from '../../../src/engine/table/table-rules.ts';
import { answer, denexaDealt, denexaRules } from '../rounds/denexa.ts';
import { after } from '../rounds/rounds.ts';

type SeatName = 'A' | 'B' | 'C';
const seatOf = (name: SeatName): Seat => 'ABC'.indexOf(name) as Seat;
const nameOf = (seat: Seat): SeatName => 'ABC'[seat] as SeatName;

type SchwarzBy = 'points' | 'tricks';

/** Score of a declarer in seat 0 with so many points in ten tricks, some of them his, and with what he has laid away. */
function scoreOf(points: number, laidAway: readonly Card[], schwarzBy: SchwarzBy = 'points', ownTricks?: number) {
  const rules = denexaRules({ 'denexa.schwarzBy': schwarzBy });
  const row = rowOf(rules, WIDOW_GAME.id);
  if (!row) throw new Error('no game with the widow');
  const contract = contractOf(row, { contract: row.id });
  const own = ownTricks ?? (points === 120 ? 10 : points === 0 ? 0 : 5);
  const done = Array.from({ length: 10 }, (_, at): CompletedTrick => {
    const winner = at < own ? 0 : 1;
    const rest = 120 - points - sumPoints(laidAway);
    return {
      leader: 0,
      cards: [],
      winner,
      points: at === 0 && winner === 0 ? points : at === 9 && winner === 1 ? rest : 0,
    };
  });
  const terms = { contract, pack: rules.pack, players: 3 } as const;
  const beside = bySeat((seat) => (seat === 0 ? laidAway : []));
  const result = resultOf(terms, [[], [], [], []], 0, undefined, done, beside);
  const { balance } = settle(contract, result, billTermsAt({ rules, doublings: {} }));
  expect(balance.slice(1)).toEqual([0, 0, 0]);
  return { declarerPoints: result.sidePoints, score: balance[0] };
}

function denexa(
  given: { declarerPoints: number; schwarzBy: SchwarzBy; declarerTricks?: number },
  wanted: object,
): void {
  const { score } = scoreOf(given.declarerPoints, [], given.schwarzBy, given.declarerTricks);
  expect({ score }).toEqual(wanted);
}

const denexaCount = (given: { trickPoints: number; discards: readonly Card[] }, wanted: object): void =>
  expect(scoreOf(given.trickPoints, given.discards)).toEqual(wanted);

function denexaWidow(
  given: { dealer: SeatName; answers: readonly (readonly [SeatName, 'take' | 'pass'])[] },
  wanted: object,
): void {
  const pack = cardsOfPack(32);
  const hands = bySeat((seat) => (seat < 3 ? pack.slice(seat * 10, seat * 10 + 10) : []));
  const dealt = denexaDealt(denexaRules(), hands, pack.slice(30), seatOf(given.dealer));
  const answered = after(dealt, ...given.answers.map(([name, said]) => answer(seatOf(name), said)));
  const [gone] = answered.phase === 'discarding' ? legalDecisions(answered, answered.declarer) : [];
  const round = gone ? after(answered, gone) : answered;
  if (round.phase !== 'playing') throw new Error(`still ${round.phase}`);
  const leader = nameOf(turnOf(round.play));
  if (round.declarer === undefined) return expect({ mode: round.play.contract.row.id, leader }).toEqual(wanted);
  const { held } = zonesOf(round);
  const handSizes = { A: held[0].length, B: held[1].length, C: held[2].length };
  expect({ declarer: nameOf(round.declarer), leader, handSizes, discards: round.laidAway?.length }).toEqual(wanted);
}

type ByName = Readonly<Record<SeatName, number>>;

function least(given: { points: ByName; lastTrickWon: ByName; dealer: SeatName }, wanted: object): void {
  const seated = (of: ByName) => [of.A, of.B, of.C, 0] as const;
  const points = seated(given.points);
  const verdict = leastVerdict({
    players: 3,
    points,
    lastTrick: seated(given.lastTrickWon),
    dealer: seatOf(given.dealer),
  });
  const [A, B, C] = settleLeast({ points, ...verdict }).balance;
  expect({ score: { A, B, C } }).toEqual(wanted);
}

export const DENEXA_RUNNERS = { denexa, denexaCount, denexaWidow, least };
