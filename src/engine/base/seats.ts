// The four chairs of a table, how many of them are taken, and data kept one per chair.

/** Chairs in playing direction. Forehand is the seat after the dealer. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

export type BySeat<T> = readonly [T, T, T, T];

/** Numbers of players that a table can have; the first chairs are taken. */
export const PLAYER_NUMBERS = [4, 3, 2] as const;
export type Players = (typeof PLAYER_NUMBERS)[number];

const TAKEN: Readonly<Record<Players, readonly Seat[]>> = { 4: SEATS, 3: [0, 1, 2], 2: [0, 1] };

/** The seats at which somebody plays, in playing direction. */
export const seatsOf = (players: Players): readonly Seat[] => TAKEN[players];

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

/** The seat `steps` players on in playing direction; negative steps go back. */
export const seatAfter = (seat: Seat, steps: number, players: Players): Seat =>
  ((((seat + steps) % players) + players) % players) as Seat;

/** Everybody's seat in playing direction, beginning with `first`. */
export const seatsFrom = (first: Seat, players: Players): readonly Seat[] =>
  seatsOf(players).map((steps) => seatAfter(first, steps, players));

/**
 * The seat as far from `fixed` on its other side: what becomes of seats when play goes the other way round from there. A chair
 * that nobody sits on stays where it is.
 */
export const mirrored = (seat: Seat, fixed: Seat, players: Players): Seat =>
  seatsOf(players).includes(seat) ? seatAfter(fixed, stepsBetween(seat, fixed, players), players) : seat;

/** The seat where `some` and `other` have changed places; those of all others stay. */
export const swapped = (seat: Seat, some: Seat, other: Seat): Seat =>
  seat === some ? other : seat === other ? some : seat;

/** How many players `seat` sits after `from`, 0 - 3. */
export const stepsBetween = (from: Seat, seat: Seat, players: Players): number => (seat - from + players) % players;

/** A copy of `data` with the value of one seat replaced. */
export const withSeat = <T>(data: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  bySeat((each) => (each === seat ? value : data[each]));

/** In whose turn a trick is played: from its leader on, without whoever takes no part (SPEC 7.1). */
export interface TrickTurns {
  readonly leader: Seat;
  readonly idle?: Seat | undefined;
}

/** Who plays to a trick in this place, 0 for its leader. */
export function seatAt({ leader, idle }: TrickTurns, place: number, players: Players): Seat {
  const late = idle !== undefined && place >= stepsBetween(leader, idle, players);
  return seatAfter(leader, late ? place + 1 : place, players);
}

/** How many play to a trick. */
export const placesIn = ({ idle }: Pick<TrickTurns, 'idle'>, players: Players): number =>
  players - (idle === undefined ? 0 : 1);

/** In which place a seat plays to a trick; undefined for whoever takes no part. */
export function placeOf({ leader, idle }: TrickTurns, seat: Seat, players: Players): number | undefined {
  if (seat === idle) return undefined;
  const steps = stepsBetween(leader, seat, players);
  return idle !== undefined && stepsBetween(leader, idle, players) < steps ? steps - 1 : steps;
}
