// Which recorded games no model is ever fitted to: on them it is measured how good the models are.

/** One line in so many is kept apart: the fifth, fifteenth, twenty-fifth, ... */
const KEPT_EVERY = 10;
const KEPT = 5;

/** Whether the line of this number, from 1 on, is kept apart. */
export const isKept = (number: number): boolean => number % KEPT_EVERY === KEPT;
