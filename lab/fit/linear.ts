// Small systems of linear equations and least squares, for the programs that fit.

/** So little that it only matters where the rows say nothing. */
const RIDGE = 1e-6;

/** Weights with which rows of features tell the values best; as many values as rows. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  features: number,
): readonly number[] {
  const each = Array.from({ length: features }, (_, index) => index);
  const matrix = each.map((i) =>
    each.map((j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? RIDGE : 0)),
  );
  const right = each.map((i) => rows.reduce((sum, row, n) => sum + (row[i] ?? 0) * (values[n] ?? 0), 0));
  return solved(matrix, right);
}

/** The solution of a small system of linear equations (Gauss, with pivots). */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
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
