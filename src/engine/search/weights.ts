// What the features of a move weigh in the order in which the search tries moves (assembly/ordering.ts); only speed depends on it.

/** Found by hill climbing on the number of nodes (`npm run -s cli -- fit ordering`), and checked on other deals. */
// prettier-ignore
export const WEIGHTS = Int32Array.of(
  386, 37, 30, -9, -10, -2,
  260, -16, 48, -164, -5, 5,
  89, 2, 164, 138, -94, 4,
  -291, -81, -226, 49, -262,
  202, 29, -28, -10,
  273, -9, -140, -10,
  161, 56, -36, -8,
  -5, -4, -26, -1,
  -26, -11, -241, 1,
  142, 30, -74, -9,
  642, 36, 55, -6, -10, 5,
  415, -7, 48, -121, 0, -10,
  135, -5, 230, 91, -31, 5,
  -426, -350, -269, 88, -335,
  255, 24, -28, -10,
  273, -22, -140, -4,
  381, 32, -60, -14,
  -16, -15, -95, 0,
  -52, -4, -218, -15,
  194, 30, -8, -32,
);
