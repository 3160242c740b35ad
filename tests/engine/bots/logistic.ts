// Logistic regression for the scripts that fit the bidding: Newton's method with a little ridge.

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * (b[i] ?? 0), 0);

/** Weights of a logistic model by Newton's method; `hits` of `tries` came out true for each row of evidence. */
export function logistic(
  evidence: readonly (readonly number[])[],
  hits: readonly number[],
  tries: readonly number[],
): number[] {
  const size = evidence[0]?.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < 40; round++) {
    const gradient = weights.map((w) => -0.5 * w);
    const hessian = weights.map((_, i) => weights.map((__, j): number => (i === j ? 0.5 : 0)));
    evidence.forEach((x, row) => {
      const p = sigmoid(dot(x, weights));
      const n = tries[row] ?? 0;
      x.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + value * ((hits[row] ?? 0) - n * p);
        x.forEach((other, j) => {
          const line = hessian[i] ?? [];
          line[j] = (line[j] ?? 0) + value * other * n * p * (1 - p);
        });
      });
    });
    const step = solved(hessian, gradient);
    weights = weights.map((w, i) => w + (step[i] ?? 0));
  }
  return weights;
}

/** The solution of a small system of linear equations (Gauss, with pivots). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((_, at) => {
    const best = rows.reduce(
      (top, row, i) => (i >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[top]?.[at] ?? 0) ? i : top),
      at,
    );
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    const pivot = rows[at] ?? [];
    rows.forEach((row, i) => {
      if (i === at) return;
      const share = (row[at] ?? 0) / (pivot[at] ?? 1);
      pivot.forEach((value, j) => (row[j] = (row[j] ?? 0) - share * value));
    });
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
