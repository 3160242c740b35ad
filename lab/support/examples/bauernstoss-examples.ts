// Runs the worked examples of Bauernstoss and Alter Schoofkopp: bidding and refusals through the engine, marks through count and bill.
import { expect } from 'vitest';
import type { Card, Rank, Suit } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { type BySeat, bySeat, type Seat, seatsOf } from '../../../src/engine/base/seats.ts';
import { BAUERNSTOSS_GAME, BIG_SOLO, SCHOOFKOPP_SOLO, SMALL_SOLO } from '../../../src/engine/contracts/bauernstoss.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { type CompletedTrick, turnOf } from '../../../src/engine/play/tricks.ts';
import { judge, legalDecisions } from '../../../src/engine/round/step.ts';
import { nextTerms, type Session } from '../../../src/engine/round/session.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { chalkAfter, makersRow } from '../../../src/engine/table/chalk.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { neededFor, outcomeOfNumbers } from '../../../src/engine/table/numbers.ts';
import type { NumberingRound, Round } from '../../../src/engine/table/round.ts';
import type { SheetLine } from '../../../src/engine/table/sheet.ts';
import { numberTermsAt } from '../../../src/engine/table/table-rules.ts';
import type { Chalk } from '../../../src/engine/table/terms.ts';
import { SCHOOFKOPP_RULES, solo, STOSS_HANDS, STOSS_RULES, stossDealt } from '../rounds/bauernstoss.ts';
import { after, call, filledUp } from '../rounds/rounds.ts';

type SeatName = 'A' | 'B' | 'C' | 'D';
type Team = 'AC' | 'BD';
const seatOf = (name: SeatName): Seat => 'ABCD'.indexOf(name) as Seat;
const nameOf = (seat: Seat): SeatName => 'ABCD'[seat] as SeatName;
const teamOf = (side: Chalk): Team | null => (side === 'first' ? null : side === 0 ? 'AC' : 'BD');
const sideOf = (team: Team): 0 | 1 => (team === 'AC' ? 0 : 1);
const gameOf = (variant = 'bauernstoss') => (variant === 'bauernstoss' ? 'bauernstoss' : 'schoofkopp');
const rulesFor = (variant?: string) => (gameOf(variant) === 'bauernstoss' ? STOSS_RULES : SCHOOFKOPP_RULES);

function bauernstossMit(
  given: { seat: SeatName; bids: readonly (readonly [SeatName, number | string])[] },
  wanted: object,
): void {
  let highest = 0;
  const bids = given.bids.flatMap(([name, said]) => {
    if (said === 'gut') return [];
    highest = typeof said === 'number' ? said : highest;
    return [{ seat: seatOf(name), count: highest }];
  });
  const need = neededFor(BAUERNSTOSS_GAME, numberTermsAt(STOSS_RULES), bids, seatOf(given.seat), highest);
  expect({ number: highest, lowestTrumpAtLeast: need }).toEqual(wanted);
}

interface BidGiven {
  readonly hand?: readonly Card[];
  readonly variant?: string;
  readonly firstDeal?: boolean;
  readonly tied?: readonly (readonly [SeatName, Rank])[];
  readonly soloist?: SeatName;
}

function bauernstossBid(given: BidGiven, wanted: Readonly<Record<string, unknown>>): void {
  const found = given.tied ? makerOf(given.tied) : given.soloist ? playersOf(given.soloist) : bidsOf(given);
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]))).toEqual(wanted);
}

function makerOf(tied: readonly (readonly [SeatName, Rank])[]): Readonly<Record<string, unknown>> {
  const bids = tied.map(([name, lowest]) => ({ seat: seatOf(name), count: 4, suit: 'E', lowest }) as const);
  const outcome = outcomeOfNumbers(BAUERNSTOSS_GAME, numberTermsAt(STOSS_RULES), bids);
  return { maker: outcome?.kind === 'maker' ? nameOf(outcome.bid.seat) : null };
}

/** Who leads to a Solo, and who plays; the hand that allows one is dealt to its player. */
function playersOf(name: SeatName): Readonly<Record<string, unknown>> {
  const seat = seatOf(name);
  const hands = bySeat((each) => STOSS_HANDS[((each - seat + 4) % 4) as Seat]);
  let asked = stossDealt({ hands });
  for (const each of seatsOf(4).slice(0, seat)) asked = after(asked, firstOf(asked, each));
  const round = after(asked, solo(seat, 'big', 'E'));
  if (round.phase !== 'playing') throw new Error(round.phase);
  const { idle } = round.play.trick;
  return {
    leader: nameOf(turnOf(round.play)),
    players: seatsOf(4)
      .filter((each) => each !== idle)
      .map(nameOf),
  };
}

/** The first thing that a seat may say. */
function firstOf(round: Round, seat: Seat): Decision {
  const [first] = legalDecisions(round, seat);
  if (!first) throw new Error('nothing may be said');
  return first;
}

function bidsOf({ hand = [], variant, firstDeal }: BidGiven): Readonly<Record<string, unknown>> {
  const hands = filledUp(STOSS_RULES, { 0: hand });
  const legal = legalDecisions(stossDealt({ game: gameOf(variant), chalk: firstDeal ? 'first' : 0, hands }), 0);
  const maxNumberBySuit: Partial<Record<Suit, number>> = {};
  for (const each of legal) if (each.type === 'number') maxNumberBySuit[each.suit] = each.count;
  const passes = legal.some(({ type }) => type === 'call');
  const solos = legal.flatMap((each) => (each.type === 'announce' ? [each.announcement.contract] : []));
  return {
    maxNumberBySuit,
    mayBidNumber: Object.keys(maxNumberBySuit).length > 0,
    mayPass: passes,
    mustBid: !passes,
    mustPass: legal.length === 1 && passes,
    options: [...(passes ? ['weg'] : []), ...new Set(solos)],
  };
}

interface RefusalGiven {
  readonly variant: string;
  readonly seat: SeatName;
  readonly hand: readonly Card[];
  readonly bids: readonly (number | null)[];
  readonly firstDeal: boolean;
  readonly decision: string;
}

function bauernstossRefusal(
  { variant, seat: name, hand, bids, firstDeal, decision }: RefusalGiven,
  wanted: object,
): void {
  const seat = seatOf(name);
  const hands = filledUp(STOSS_RULES, { [seat]: hand });
  const start = stossDealt({ game: gameOf(variant), chalk: firstDeal ? 'first' : 0, hands }) as NumberingRound;
  // Which numbers were bid is given, not the hands that allowed it.
  const numbers = bids.flatMap((count, at) =>
    count === null ? [] : [{ seat: at as Seat, count, suit: 'G', lowest: '9' } as const],
  );
  const verdict = judge({ ...start, speaker: seat, numbers }, decisionOf(decision, seat));
  expect({ rule: verdict.legal ? null : verdict.because.id }).toEqual(wanted);
}

function decisionOf(text: string, seat: Seat): Decision {
  const [verb, what = '', suit] = text.split(' ');
  if (verb === 'pass') return call(seat, 'weiter');
  if (verb === 'solo') return solo(seat, what as 'small' | 'big', suit as Suit);
  return { type: 'number', seat, count: Number(what), suit: suit as Suit };
}

/** Tricks by which a side has taken so many points in so many tricks. */
const tricksFor = (side: 0 | 1, points: number, tricks: number): readonly CompletedTrick[] =>
  Array.from({ length: 8 }, (_, at) => {
    const own = at < tricks;
    const first = at === 0 || at === tricks;
    const winner = (own ? side : 1 - side) as Seat;
    return { leader: 0, cards: [], winner, points: first ? (own ? points : 120 - points) : 0 };
  });

const NO_HANDS: BySeat<readonly Card[]> = [[], [], [], []];

/** The line of the sheet for a deal in which `maker` made trumps. */
function lineFor(
  variant: string,
  chalk: Chalk,
  maker: Seat,
  done: readonly CompletedTrick[],
  soloKind?: 'small' | 'big',
): Extract<SheetLine, { kind: 'played' }> {
  const rules = rulesFor(variant);
  const soloRow = variant === 'bauernstoss' ? (soloKind === 'small' ? SMALL_SOLO : BIG_SOLO) : SCHOOFKOPP_SOLO;
  const row = soloKind ? soloRow : makersRow(rules, chalk, maker);
  const announcement = { contract: row.id, trump: 'E' } as const;
  const contract = contractOf(row, announcement);
  const result = resultOf({ contract, pack: 32, players: 4 }, NO_HANDS, maker, ((maker + 2) % 4) as Seat, done);
  const settlement = settle(contract, result, billTermsAt({ rules, doublings: {} }));
  return { kind: 'played', number: 1, dealer: 3, announcement, result, settlement };
}

interface ChalkGiven {
  readonly variant: string;
  readonly chalkTeamPoints: number;
  readonly chalkTeamTricks: number;
}

/** Whoever made trumps, the side with the chalk and the other one come to the same. */
function chalk({ variant, chalkTeamPoints, chalkTeamTricks }: ChalkGiven, wanted: object): void {
  for (const maker of [0, 1] as const) {
    const line = lineFor(variant, 0, maker, tricksFor(0, chalkTeamPoints, chalkTeamTricks));
    const [chalkTeamMarks, otherTeamMarks] = line.settlement.balance;
    expect({ chalkTeamMarks, otherTeamMarks, chalkTeamKeepsChalk: chalkAfter([line], Infinity) === 0 }).toEqual(wanted);
  }
}

interface SpecialGiven {
  readonly variant: string;
  readonly solo?: 'small' | 'big';
  readonly soloTeam?: Team;
  readonly chalk?: Team;
  readonly won?: boolean;
  readonly trumpMakers?: Team;
  readonly points?: Readonly<Record<Team, number>>;
  readonly clubJackHolder?: SeatName;
}

function chalkSpecial(given: SpecialGiven, wanted: Readonly<Record<string, unknown>>): void {
  if (given.clubJackHolder) return chalkOfFirstDeal(given.clubJackHolder, wanted);
  const { variant, solo: kind, soloTeam, trumpMakers = soloTeam ?? 'AC', points, won = false } = given;
  const makers = sideOf(trumpMakers);
  const done = kind ? tricksFor(makers, won ? 120 : 100, won ? 8 : 7) : tricksFor(0, points?.AC ?? 0, 4);
  const line = lineFor(variant, given.chalk ? sideOf(given.chalk) : 'first', makers, done, kind);
  const [ac, bd] = line.settlement.balance;
  const session: Session = { seed: 's', rules: rulesFor(variant), firstDealer: 3, sheet: [line] };
  const found: Readonly<Record<string, unknown>> = {
    marks: { AC: ac, BD: bd },
    chalk: teamOf(nextTerms(session).chalk ?? 'first'),
    gameWonBy: nextTerms(session).chalk === 'first' ? teamOf(chalkAfter([line], Infinity)) : null,
  };
  expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]))).toEqual(wanted);
}

/** The side that needs no more than 42 points in a first deal. */
function chalkOfFirstDeal(holder: SeatName, wanted: object): void {
  const seat = seatOf(holder);
  const hands = bySeat((each): readonly Card[] => (each === seat ? ['EU'] : []));
  const row = makersRow(STOSS_RULES, 'first', 0);
  const contract = contractOf(row, { contract: row.id, trump: 'E' });
  const with42 = ([0, 1] as const).filter((side) => {
    const done = tricksFor(side, 42, 4);
    const result = resultOf({ contract, pack: 32, players: 4 }, hands, side, (side + 2) as Seat, done);
    return result.winner === 'declarer';
  });
  expect({ chalk: with42.map(teamOf).join() }).toEqual(wanted);
}

export const BAUERNSTOSS_RUNNERS = { bauernstossMit, bauernstossBid, chalk, chalkSpecial };
export const BAUERNSTOSS_REFUSALS = { bauernstossRefusal };
