// Reservations of Doppelkopf: who is asked, what may be named, and what is played in the end (SPEC 8).
import type { Card } from '../base/cards.ts';
import type { Announcement } from '../base/contract.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import type { HouseRules } from '../options/options.ts';
import { OLD_ONE } from '../play/re-sides.ts';

export const oldOnesIn = (hand: readonly Card[]): number => hand.filter((card) => card === OLD_ONE).length;

/** The answers to whoever is asked for a reservation. */
export const RESERVATION_ANSWERS = ['gesund', 'vorbehalt'] as const;
export type ReservationAnswer = (typeof RESERVATION_ANSWERS)[number];

/** What a reservation is worth: a Hochzeit least, then a solo, then one that its player owes. */
const RESERVATION_RANKS = { wedding: 1, solo: 2, due: 3 } as const;

/** A reservation that was named. */
export interface NamedReservation {
  readonly seat: Seat;
  readonly announcement: Announcement;
  readonly rank: number;
}

/** Who owes a solo, and who must name it in this deal, for which no others are left. */
export interface SoloDebts {
  readonly due: readonly Seat[];
  readonly forced?: Seat;
}

const WEDDING = 'dok-hochzeit';

export const isWedding = ({ contract }: Announcement): boolean => contract === WEDDING;

export const rankOfReservation = ({ due }: SoloDebts, seat: Seat, announcement: Announcement): number =>
  isWedding(announcement) ? RESERVATION_RANKS.wedding : topRankOf({ due }, seat);

/** The most that a player could name. */
const topRankOf = ({ due }: SoloDebts, seat: Seat): number =>
  due.includes(seat) ? RESERVATION_RANKS.due : RESERVATION_RANKS.solo;

/** How those with a reservation are asked: in their turn for any, or for solos first, those that are owed before all others. */
export type ReservationAsking = HouseRules['dok.asking'];

/** Who is asked what the reservation is, in order. */
export const askedToName = (
  asking: ReservationAsking,
  { due }: SoloDebts,
  reserved: readonly Seat[],
): readonly Seat[] =>
  asking === 'in-turn'
    ? reserved
    : [...reserved.filter((seat) => due.includes(seat)), ...reserved.filter((seat) => !due.includes(seat))];

/** Who is asked after a name, or after somebody has left it to the others. */
export function stillAsked(
  asking: ReservationAsking,
  debts: SoloDebts,
  left: readonly Seat[],
  named: NamedReservation | undefined,
): readonly Seat[] {
  if (asking === 'by-rank') return named ? [] : left;
  return left.filter((seat) => couldNameHigher(debts, seat, named));
}

/** Whether a player could still name something higher, and is asked therefore. */
const couldNameHigher = (debts: SoloDebts, seat: Seat, named: NamedReservation | undefined): boolean =>
  !named || topRankOf(debts, seat) > named.rank;

/** What bears on a name: the hand as dealt, and the highest named before. */
export interface NamingSituation {
  readonly debts: SoloDebts;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly named: NamedReservation | undefined;
  readonly asking: ReservationAsking;
  /** Whether others with a reservation have not been asked yet. */
  readonly othersLeft: boolean;
}

/** Why a reservation may not be named, in the order in which it is looked at. */
export function namingObjection(
  { debts, seat, hand, named }: NamingSituation,
  announcement: Announcement,
): Reason | undefined {
  if (isWedding(announcement) && oldOnesIn(hand) < 2) return reason('A.NEEDS_OLD_ONES', { held: oldOnesIn(hand) });
  if (named && rankOfReservation(debts, seat, announcement) <= named.rank)
    return reason('A.NOT_HIGHER', { shown: named.announcement.contract });
  return debts.forced === seat && isWedding(announcement) ? reason('A.MUST_NAME', { why: 'owed' }) : undefined;
}

/**
 * Why a reservation may not be withdrawn: nobody else has named one, or it is the last deal for a solo that is owed. Where solos are asked
 * for first, only a Hochzeit gives way, and only to somebody who must name a solo.
 */
export function withdrawalObjection({
  debts,
  seat,
  hand,
  named,
  asking,
  othersLeft,
}: NamingSituation): Reason | undefined {
  const givesWay = asking === 'by-rank' && othersLeft && oldOnesIn(hand) === 2;
  if (debts.forced === seat) return reason('A.MUST_NAME', { why: 'owed' });
  return named || givesWay ? undefined : reason('A.MUST_NAME', { why: 'nothingNamed' });
}

/** Whether a named solo is the one that its player owes. */
export const isCompulsory = ({ rank }: NamedReservation): boolean => rank === RESERVATION_RANKS.due;
