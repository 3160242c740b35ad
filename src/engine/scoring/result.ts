// Who has won and how high: sides, points, tricks, Schneider, Schwarz, runners (SPEC 2.9 and 2.11).
import { type Card, countIn, handSizeOf, type PackSize, pointsOfPack, rankOf, sumPoints } from '../base/cards.ts';
import type { Contract, Goal } from '../base/contract.ts';
import { contractInDeal } from '../play/goals.ts';
import { orderOf } from '../play/order.ts';
import { sideOf } from '../play/parties.ts';
import type { LeastResult } from './least.ts';
import type { ReKontraResult } from './re-kontra.ts';
import type { RamschResult } from './ramsch-result.ts';
import { type BySeat, bySeat, type Seat, seatAfter, seatsOf } from '../base/seats.ts';
import type { Revoked } from './revoked.ts';
import type { CompletedTrick, PlayTerms } from '../play/tricks.ts';

export type Side = 'declarer' | 'defenders';

/** Who has won; nobody in an undecided Bierkopf. */
export type Outcome = Side | 'draw';

export interface Runners {
  /** Side that holds the highest trump. */
  readonly side: Side;
  /** Length of its unbroken row of top trumps, counted in the hands as dealt. */
  readonly length: number;
  /** How many are paid for: the length, or 0 below the minimum of the contract. */
  readonly paid: number;
  /** Set if there were some and nobody claimed them (OPTIONS runners.claim). */
  readonly unclaimed?: true;
}

/** The result of a contract that one side plays against the other. */
export interface SidesResult {
  /** Absent in saves from before there was a Ramsch. */
  readonly kind?: 'sides';
  readonly declarer: Seat;
  readonly partner?: Seat;
  /** Set if fewer than four have played. */
  readonly players?: 3 | 2;
  /** Card points and tricks taken by each seat; zero throughout for a hand laid down. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Card points that count for each seat beside its tricks: those of its pile, or of what it has laid away; they are among the points. */
  readonly piles?: BySeat<number>;
  /** Card points (0 - 120, with two copies of each card 0 - 240) and tricks of the declaring side. */
  readonly sidePoints: number;
  readonly sideTricks: number;
  readonly winner: Outcome;
  /** Whether the winners made the other side Schneider or Schwarz; both false in a Sie, and in a Tout unless they are earned there. */
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly runners: Runners;
  /** The side that has played the first of two equal cards in one trick, where that brings something (SPEC 9.1), and the trick, from 0. */
  readonly pair?: { readonly side: Side; readonly trick: number };
  /** Who has lost the round by a card played against the rules; the points do not matter then. */
  readonly revoke?: Revoked;
}

/** How a round has ended: between two sides, Re and Kontra, or everyone for himself. */
export type RoundResult = SidesResult | RamschResult | LeastResult | ReKontraResult;

/** What a round has been for a player. */
export const SEAT_OUTCOMES = ['won', 'lost', 'drawn'] as const;
export type SeatOutcome = (typeof SEAT_OUTCOMES)[number];

/** How much of a win each counts where games won are counted or foretold. */
export const SHARE_WON = { won: 1, drawn: 0.5, lost: 0 } as const satisfies Record<SeatOutcome, number>;

/** Who has played against the declaring side. */
export const defendersIn = ({ declarer, partner, players }: SidesResult): readonly Seat[] =>
  seatsOf(players ?? 4).filter((seat) => seat !== declarer && seat !== partner);

/**
 * Runners of the declaring side or of the defenders, from the hands as dealt (SPEC 2.11). At a table that counts collected
 * Obers hands say nothing: there are none.
 */
export function runnersOf(
  contract: Contract,
  pack: PackSize,
  dealt: BySeat<readonly Card[]>,
  side: readonly Seat[],
): Runners {
  if (contract.row.runnersBy === 'collected') return { side: 'declarer', length: 0, paid: 0 };
  const held = new Set(side.flatMap((seat) => dealt[seat]));
  const { trumps } = orderOf(contract, pack);
  const first = trumps[0] !== undefined && held.has(trumps[0]);
  const broken = trumps.findIndex((card) => held.has(card) !== first);
  const length = broken < 0 ? trumps.length : broken;
  const from = contract.row.runnersFrom;
  return { side: first ? 'declarer' : 'defenders', length, paid: from !== 'never' && length >= from ? length : 0 };
}

/** The Obers that the winners took, as long as they came in the order of their rank (SPEC 5.8). */
export function collectedRunners({ row }: Contract, winner: Side, won: readonly CompletedTrick[]): Runners {
  const obers = obersIn(won);
  const gap = obers.findIndex((card, at) => card !== OBERS[at]);
  const length = gap < 0 ? obers.length : gap;
  return { side: winner, length, paid: row.runnersFrom !== 'never' && length >= row.runnersFrom ? length : 0 };
}

const OBERS: readonly Card[] = ['EO', 'GO', 'HO', 'SO'];

/** In the order in which they fell. */
const obersIn = (tricks: readonly CompletedTrick[]): readonly Card[] =>
  tricks.flatMap(({ cards }) => cards).filter((card) => rankOf(card) === 'O');

/**
 * The Obers that each seat has taken so far, in the order in which they fell: what everybody has seen, and what those who win may be
 * paid for. Undefined in a contract in which no Obers are collected.
 */
export function collectedObers(
  { row }: Contract,
  done: readonly CompletedTrick[],
): BySeat<readonly Card[]> | undefined {
  if (row.runnersBy !== 'collected' || row.runnersFrom === 'never') return undefined;
  return bySeat((seat) => obersIn(done.filter(({ winner }) => winner === seat)));
}

/** Whether the round ends before the last card, its goal being missed. */
export const endsEarly = (contract: Contract, side: readonly Seat[], done: readonly CompletedTrick[]): boolean =>
  contract.row.decided !== 'goesOn' && isMissed(contract, side, done);

/** Whether the side can no longer reach a goal that counts tricks: after the first one lost in a Tout, or taken in a Bettel. */
export function isMissed(contract: Contract, side: readonly Seat[], done: readonly CompletedTrick[]): boolean {
  const { kind } = contract.row.goal;
  if (kind === 'everyTrick') return done.some(({ winner }) => !side.includes(winner));
  return kind === 'noTrick' && done.some(({ winner }) => side.includes(winner));
}

/** The result of a round that is over; in a Sie no trick has been played. For a Ramsch see ramsch.ts. */
export function resultOf(
  { contract, pack, players, handSize }: PlayTerms,
  dealt: BySeat<readonly Card[]>,
  declarer: Seat,
  partner: Seat | undefined,
  done: readonly CompletedTrick[],
  piles?: BySeat<readonly Card[]>,
): SidesResult {
  const side = sideOf(declarer, partner);
  const taken = (seat: Seat): readonly CompletedTrick[] => done.filter((trick) => trick.winner === seat);
  const beside = piles && bySeat((seat) => sumPoints(piles[seat]));
  const points = bySeat((seat) => taken(seat).reduce((sum, trick) => sum + trick.points, beside?.[seat] ?? 0));
  const tricks = bySeat((seat) => taken(seat).length);
  const sidePoints = side.reduce<number>((sum, seat) => sum + points[seat], 0);
  const sideTricks = side.reduce<number>((sum, seat) => sum + tricks[seat], 0);
  const pair = pairIn(contract, side, done);
  const verdict = verdictOf(
    contractInDeal(contract, dealt, side),
    pack,
    sidePoints,
    sideTricks,
    handSize ?? handSizeOf(pack, players),
  );
  return {
    kind: 'sides',
    declarer,
    ...(partner !== undefined && { partner }),
    ...(players !== 4 && { players }),
    points,
    tricks,
    ...(beside && { piles: beside }),
    sidePoints,
    sideTricks,
    ...verdict,
    runners:
      contract.row.runnersBy === 'collected' && verdict.winner !== 'draw'
        ? collectedRunners(contract, verdict.winner, wonBy(verdict.winner, side, done))
        : runnersOf(contract, pack, dealt, side),
    ...(pair && { pair }),
  };
}

/** Both copies of the card of the bonus in one trick: whose side has played the first of them, whoever played the second. */
export function pairIn(
  { row: { pairBonus, pairFrom } }: Contract,
  side: readonly Seat[],
  done: readonly CompletedTrick[],
): SidesResult['pair'] {
  const trick = done.findIndex(({ cards }) => pairBonus !== undefined && countIn(cards, pairBonus) === 2);
  const { leader = 0, cards = [] } = done[trick] ?? {};
  const sideAt = (place: number): Side => (side.includes(seatAfter(leader, place, 4)) ? 'declarer' : 'defenders');
  const first = sideAt(cards.indexOf(pairBonus as Card));
  if (trick < 0 || (pairFrom === 'bothSides' && sideAt(cards.lastIndexOf(pairBonus as Card)) === first))
    return undefined;
  return { side: first, trick };
}

const wonBy = (winner: Side, declaring: readonly Seat[], done: readonly CompletedTrick[]): readonly CompletedTrick[] =>
  done.filter((trick) => declaring.includes(trick.winner) === (winner === 'declarer'));

/** The side of the guilty player has lost: at the bare price of the game, as long as no source fixes another (SPEC 10). */
export function withRevoke(result: SidesResult, revoke: Revoked): SidesResult {
  const guilty = sideOf(result.declarer, result.partner).includes(revoke.seat) ? 'declarer' : 'defenders';
  return {
    ...result,
    winner: guilty === 'declarer' ? 'defenders' : 'declarer',
    schneider: false,
    schwarz: false,
    runners: { ...result.runners, paid: 0 },
    revoke,
  };
}

const NO_GRADE = { schneider: false, schwarz: false } as const;

/** What a side earned in a game of every trick: who has them all has won Schwarz, and who lost it may be Schneider or Schwarz. */
function gradeOfTout(
  { graded }: Extract<Goal, { kind: 'everyTrick' }>,
  points: number,
  tricks: number,
  allTricks: number,
): Pick<SidesResult, 'schneider' | 'schwarz'> {
  if (!graded) return NO_GRADE;
  const won = tricks === allTricks;
  return { schneider: won || points < graded.safeAt, schwarz: won || tricks === 0 };
}

/** Who has won with so many card points and tricks of the declaring side, and how high. */
export function verdictOf(
  { row: { goal } }: Contract,
  pack: PackSize,
  points: number,
  tricks: number,
  allTricks: number,
): Pick<SidesResult, 'winner' | 'schneider' | 'schwarz'> {
  switch (goal.kind) {
    case 'laidDown':
      return { winner: 'declarer', ...NO_GRADE };
    case 'everyTrick':
      return {
        winner: tricks === allTricks ? 'declarer' : 'defenders',
        ...gradeOfTout(goal, points, tricks, allTricks),
      };
    case 'noTrick':
      return { winner: tricks === 0 ? 'declarer' : 'defenders', ...NO_GRADE };
    case 'fewestPoints':
    case 'reKontra':
      throw new Error(`a goal of ${goal.kind} has no declaring side`);
    case 'points':
      if (points === goal.drawAt) return { winner: 'draw', ...NO_GRADE };
      if (points >= goal.atLeast)
        return {
          winner: 'declarer',
          schneider: points >= goal.schneiderAt,
          schwarz: isSchwarz(goal, points === pointsOfPack(pack), tricks === allTricks),
        };
      return {
        winner: 'defenders',
        schneider: points < goal.safeAt,
        schwarz: isSchwarz(goal, points === 0, tricks === 0),
      };
  }
}

/** Whether all card points of one side, or all tricks, make the other side Schwarz. */
function isSchwarz({ schwarzBy }: Extract<Goal, { kind: 'points' }>, points: boolean, tricks: boolean): boolean {
  if (schwarzBy === 'never') return false;
  return schwarzBy === 'points' ? points : tricks;
}
