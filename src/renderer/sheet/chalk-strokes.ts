// Chalk marks as paths: strokes in fives, the fifth across the others, each a little different as a hand draws them.

/** A drawing in its own units: what one mark after the other adds to it. */
export interface ChalkDrawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

const FIVE = 5;
const GROUPS_IN_ROW = 2;
const GROUP = { width: 60, height: 50 } as const;

/** Between -1 and 1, the same for the same mark every time. */
const wobble = (mark: number, of: number): number => {
  const wave = Math.sin(mark * 12.9898 + of * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

const rounded = (value: number): string => value.toFixed(1);

/** A line from one point to another that is nearly straight. */
function stroke(mark: number, from: readonly [number, number], to: readonly [number, number]): string {
  const [x1, y1] = [from[0] + wobble(mark, 1) * 1.6, from[1] + wobble(mark, 2) * 2.4];
  const [x2, y2] = [to[0] + wobble(mark, 3) * 2.2, to[1] + wobble(mark, 4) * 2.6];
  const [bendX, bendY] = [(x1 + x2) / 2 + wobble(mark, 5) * 1.8, (y1 + y2) / 2 + wobble(mark, 6) * 1.4];
  return `M${rounded(x1)} ${rounded(y1)}Q${rounded(bendX)} ${rounded(bendY)} ${rounded(x2)} ${rounded(y2)}`;
}

function markAt(mark: number): string {
  const group = Math.floor(mark / FIVE);
  const left = (group % GROUPS_IN_ROW) * GROUP.width + 8;
  const top = Math.floor(group / GROUPS_IN_ROW) * GROUP.height + 8;
  const place = mark % FIVE;
  if (place === FIVE - 1) return stroke(mark, [left - 4, top + 29], [left + 41, top + 5]);
  const x = left + 3 + place * 10;
  return stroke(mark, [x, top], [x - 1, top + 34]);
}

/** So many marks, with room for as many as a game needs. */
export function tallyOf(marks: number, target: number): ChalkDrawing {
  const rows = Math.ceil(Math.max(marks, target) / (FIVE * GROUPS_IN_ROW));
  return {
    width: GROUPS_IN_ROW * GROUP.width,
    height: rows * GROUP.height,
    paths: Array.from({ length: marks }, (_, mark) => markAt(mark)),
  };
}
