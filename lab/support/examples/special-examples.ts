// Worked examples of special rounds: sessions and rounds through the engine, one function a kind (SPEC 3.8, 3.10 - 3.13, 3.16, 4.1).
import { expect } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import { type Contract, contractOf } from '../../../src/engine/base/contract.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { type HouseRules, PURE_2007 } from '../../../src/engine/options/options.ts';
import { orderOf } from '../../../src/engine/play/order.ts';
import { resultOf, type SidesResult } from '../../../src/engine/scoring/result.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { billTermsOf } from '../../../src/engine/endings/round-bill.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS } from '../../../src/engine/base/seats.ts';
import { nextShuffle, nextTerms, type Session, withRound } from '../../../src/engine/round/session.ts';
import type { SheetLine } from '../../../src/engine/table/sheet.ts';
import { drawAces } from '../../../src/engine/special/kreuz.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import { gameRulesOf, rowOf, tableRulesOf } from '../../../src/engine/table/table-rules.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { after } from '../rounds/rounds.ts';
import {
  type Deal,
  PASSED,
  playedDeal,
  playedWith,
  ruferLost,
  ruferPlayed,
  ruferWon,
  soloLost,
  soloWon,
} from '../rounds/sessions.ts';

type SeatName = 'A' | 'B' | 'C' | 'D';
const seatOf = (name: string): Seat => 'ABCD'.indexOf(name) as Seat;
const nameOf = (seat: Seat): SeatName => 'ABCD'[seat] as SeatName;
const teamName = (seats: readonly Seat[]): string => [...seats].sort().map(nameOf).join('');

const sessionOf = (house: Partial<HouseRules>, others: Partial<Session> = {}): Session => ({
  seed: 'examples',
  rules: tableRulesOf({ ...PURE_2007, ...house }),
  firstDealer: 3,
  sheet: [],
  ...others,
});

/** Events of a Bock: each deal with one is a Solo that is lost; two triggers count a deal twice. */
function bock(
  given: { mode: 'overlap' | 'queue'; length: number; eventsAfterDeal: number[]; deals: number },
  wanted: { factors: number[] },
): void {
  const twice = given.eventsAfterDeal.some((deal, index, all) => all.indexOf(deal) !== index);
  let session = sessionOf({
    'bock.mode': given.mode,
    'round.length': given.length,
    'bock.triggers': twice ? ['solo-lost', 'schwarz'] : ['solo-lost'],
  });
  const factors = Array.from({ length: given.deals }, (_, index) => {
    const events = given.eventsAfterDeal.filter((deal) => deal === index + 1).length;
    const round = playedDeal(session, events === 0 ? ruferPlayed() : twice ? withoutTrick() : soloLost());
    if (round.phase !== 'scored') throw new Error(round.phase);
    session = withRound(session, round);
    return round.settlement.factor;
  });
  expect({ factors }).toEqual(wanted);
}

/** A Solo that is lost without a trick. */
const withoutTrick = (): Deal => ({
  hands: { 0: 'E9 E8 E7 G9 G8 G7 S8 S7' },
  declarer: 0,
  announcement: { contract: 'solo', trump: 'E' },
});

type StockGiven = {
  ante: number;
  passOuts: number;
  result: 'won' | 'lost' | 'solo-won';
  declarers: SeatName[];
  cap?: number;
};

function stock(
  { ante, passOuts, result, declarers, cap }: StockGiven,
  wanted: { stockBefore: number; transfers: Partial<Record<SeatName, number>>; stockAfter: number },
): void {
  const house = { 'passout.rule': 'stock', 'stock.ante': ante, 'stock.cap': cap ?? 'none' } as const;
  // D deals when cards are played, so that A is forehand then.
  const empty = sessionOf(house, { firstDealer: seatAfter(3, -passOuts, 4) });
  const passed = playedWith(empty, ...Array.from({ length: passOuts }, () => PASSED));
  const [declarer, partner] = declarers.map(seatOf);
  const deal = result === 'solo-won' ? soloWon(declarer) : (result === 'won' ? ruferWon : ruferLost)(declarer, partner);
  const session = playedWith(passed, deal);
  const line = session.sheet.at(-1);
  if (line?.kind !== 'played') throw new Error('nothing was played');
  expect('winner' in line.result && line.result.winner === 'declarer').toBe(result !== 'lost');
  const moved = SEATS.map((seat) => [nameOf(seat), line.stock?.moved[seat] ?? 0] as const);
  expect({
    stockBefore: nextTerms(passed).stock,
    transfers: Object.fromEntries(moved.filter(([, cents]) => cents !== 0)),
    stockAfter: nextTerms(session).stock,
  }).toEqual(wanted);
}

/** Hausbocks stored by deals in which nobody lays, and used one by one. */
function hausbock({ laysPerDeal }: { laysPerDeal: number[] }, wanted: { played: boolean[]; factors: number[] }): void {
  let session = sessionOf({ 'legen.form': 'all', 'legen.hausbock': true });
  const factors = laysPerDeal.map((lays) => {
    const round = playedDeal(session, { ...ruferPlayed(), lays });
    session = withRound(session, round);
    return round.phase === 'scored' ? round.settlement.factor : 0;
  });
  const played = session.sheet.map(({ kind }) => kind === 'played');
  expect({ played, factors }).toEqual(wanted);
}

type KreuzGiven =
  { form: 'aces'; dealtOpen: string[] } | { form: 'opposite'; forehand: SeatName; points: Record<string, number> };

function kreuz(given: KreuzGiven, wanted: object): void {
  if (given.form === 'aces') {
    const drawn = drawAces(
      given.dealtOpen.map((each) => each.slice(2) as Card),
      seatOf((given.dealtOpen[0] ?? '')[0] ?? ''),
    );
    if (!drawn) throw new Error('no partners');
    const team = [drawn.team.declarer, drawn.team.partner].sort();
    expect(drawn.draw.map(({ seat, card }) => `${nameOf(seat)}:${card}`)).toEqual(given.dealtOpen);
    expect({ team: team.map(nameOf), against: SEATS.filter((seat) => !team.includes(seat)).map(nameOf) }).toEqual(
      wanted,
    );
    return;
  }
  const session = sessionOf(
    { 'kreuz.form': 'opposite', 'kreuz.trigger': ['manual'] },
    { firstDealer: seatAfter(seatOf(given.forehand), -1, 4), called: [{ after: 0, round: 'kreuz' }] },
  );
  const round = cutRound(session);
  if (round.phase !== 'playing' || round.declarer === undefined || round.partner === undefined)
    throw new Error(round.phase);
  const team = teamName([round.declarer, round.partner]);
  const result = resultWith(round.play.contract, round.declarer, round.partner, given.points[team] ?? 0);
  const against = teamName(SEATS.filter((seat) => seat !== round.declarer && seat !== round.partner));
  expect({ declarerTeam: team, winner: result.winner === 'declarer' ? team : against }).toEqual(wanted);
}

/** The result of made-up tricks in which the declaring side has so many points. */
function resultWith(contract: Contract, declarer: Seat, partner: Seat, points: number): SidesResult {
  const other = SEATS.find((seat) => seat !== declarer && seat !== partner) ?? 0;
  const tricks: readonly CompletedTrick[] = [
    ...Array.from({ length: 4 }, (_, i) => ({ leader: declarer, cards: [], winner: declarer, points: i ? 0 : points })),
    ...Array.from({ length: 4 }, (_, i) => ({ leader: other, cards: [], winner: other, points: i ? 0 : 120 - points })),
  ];
  return resultOf({ contract, pack: 32, players: 4 }, EMPTY, declarer, partner, tricks);
}

const EMPTY: BySeat<readonly Card[]> = [[], [], [], []];

/** The next round of a session, shuffled and cut. */
function cutRound(session: Session): Round {
  const shuffling = startRound(session.rules, nextTerms(session));
  const cutting = after(shuffling, nextShuffle(session));
  return after(cutting, { type: 'cut', seat: seatAfter(cutting.terms.dealer, -1, 4), at: 16 });
}

const sizes = (round: Round): Record<string, number> =>
  Object.fromEntries(SEATS.map((seat) => [nameOf(seat), 'dealt' in round ? round.dealt[seat].length : 0]));

function schieber(
  { taker }: { taker: SeatName | null },
  wanted: { void?: true; startHands?: object; flow?: unknown[]; finalHands?: object },
): void {
  const session = sessionOf({ 'schieber.trigger': 'manual' }, { called: [{ after: 0, round: 'schieber' }] });
  let round = cutRound(session);
  const startHands = sizes(round);
  const flow: [SeatName, SeatName, number][] = [];
  while (round.phase === 'offeringObers' || round.phase === 'passingOn') {
    const seat: Seat = round.phase === 'offeringObers' ? (round.asked[0] as Seat) : round.passer;
    const answer = nameOf(seat) === taker ? 'take' : 'leave';
    const decision: Decision | undefined =
      round.phase === 'offeringObers' ? { type: 'obers', seat, answer } : legalDecisions(round, seat)[0];
    if (!decision) throw new Error('nothing can be passed on');
    if (decision.type === 'passOn') flow.push([nameOf(seat), nameOf(seatAfter(seat, 1, 4)), decision.cards.length]);
    round = after(round, decision);
  }
  if (round.phase === 'thrownIn') {
    const next = withRound(session, round);
    expect([next.sheet[0]?.kind, nextTerms(next).dealer, round.why]).toEqual(['thrownIn', 0, 'obersLeft']);
    expect({ void: true }).toEqual(wanted);
    return;
  }
  expect({ startHands, flow, finalHands: sizes(round) }).toEqual(wanted);
  expect('declarer' in round && nameOf(round.declarer)).toBe(taker);
}

function teufel(
  _given: object,
  wanted: { fixed: Card[]; dealtToForehand: number; dealtToOthers: number; trumpRanksHeld: number[] },
): void {
  const session = sessionOf({ 'teufel.trigger': 'manual' }, { called: [{ after: 0, round: 'teufel' }] });
  const round = cutRound(session);
  if (round.phase !== 'announcing') throw new Error(round.phase);
  const fixed = round.dealt[0];
  expect([sizes(round)['B'], sizes(round)['C'], sizes(round)['D']]).toEqual([0, 0, 0]);
  const named = after(round, { type: 'announce', seat: 0, announcement: { contract: 'solo', trump: 'G' } });
  if (named.phase !== 'playing') throw new Error(named.phase);
  const { trumps } = orderOf(named.play.contract, 32);
  expect({
    fixed: [...fixed],
    dealtToForehand: named.dealt[0].length - fixed.length,
    dealtToOthers: named.dealt[1].length,
    trumpRanksHeld: fixed.map((card) => trumps.indexOf(card) + 1),
  }).toEqual(wanted);
  expect(new Set(named.dealt.flat()).size).toBe(32);
}

/** Deals of a Bierkopf with these points of forehand's side, settled one after the other. */
function bierkopf(
  { results }: { results: [number, number][] },
  wanted: { stakes?: object[]; schneider?: string[] },
): void {
  const rules = gameRulesOf('bierkopf', PURE_2007);
  const row = rowOf(rules, 'bierkopf');
  if (!row) throw new Error('no Bierkopf');
  const contract = contractOf(row, { contract: 'bierkopf' });
  let session: Session = { seed: 'bierkopf', rules, firstDealer: 3, sheet: [] };
  const schneider: string[] = [];
  const stakes = results.map(([ac]) => {
    const terms = nextTerms(session);
    const declarer = seatAfter(terms.dealer, 1, 4);
    const partner = seatAfter(declarer, 2, 4);
    const own = declarer === 0 || declarer === 2;
    const result = resultWith(contract, declarer, partner, own ? ac : 120 - ac);
    const settlement = settle(contract, result, billTermsOf({ rules, terms, entries: [], doubling: {} }));
    const line: SheetLine = {
      kind: 'played',
      number: session.sheet.length + 1,
      dealer: terms.dealer,
      announcement: { contract: 'bierkopf' },
      result,
      settlement,
    };
    session = { ...session, sheet: [...session.sheet, line] };
    const units = bySeat((seat) => Math.max(0, settlement.balance[seat]) / 10);
    const winners = units[0] > 0 ? 'AC' : 'BD';
    if (result.schneider) schneider.push(winners);
    return { AC: units[0], BD: units[1] };
  });
  expect(wanted.stakes ? { stakes } : { schneider }).toEqual(wanted);
}

export const SPECIAL_RUNNERS = { bock, stock, hausbock, kreuz, schieber, teufel, bierkopf };
