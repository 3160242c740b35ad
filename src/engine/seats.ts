// The four seats of a table, clockwise, and data kept one per seat.

/** Seats in playing direction. Forehand is the seat after the dealer. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];

export type BySeat<T> = readonly [T, T, T, T];

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

/** The seat `steps` places clockwise; negative steps go back. */
export const seatAfter = (seat: Seat, steps = 1): Seat => ((((seat + steps) % 4) + 4) % 4) as Seat;

/** All four seats in playing direction, beginning with `first`. */
export const seatsFrom = (first: Seat): readonly Seat[] => SEATS.map((steps) => seatAfter(first, steps));

/** How many places `seat` sits after `from`, 0 - 3. */
export const stepsBetween = (from: Seat, seat: Seat): number => (seat - from + 4) % 4;

/** A copy of `data` with the value of one seat replaced. */
export const withSeat = <T>(data: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  bySeat((each) => (each === seat ? value : data[each]));
