// Bits of masks of one plane, as numbers: what the features of the model of play are reckoned with.

/** Sets all numbers to 0; faster for so few than what the language has for it. */
export function clear(into: Float64Array): void {
  for (let at = 0; at < into.length; at++) into[at] = 0;
}

export const numberOf = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
export const bitAt = (mask: number, bit: number): number => (mask >>> bit) & 1;
/** Cards of a mask above a bit, and below it. */
export const above = (mask: number, bit: number): number => mask & ~((2 << bit) - 1);
export const below = (mask: number, bit: number): number => mask & ((1 << bit) - 1);
export const highestOf = (mask: number): number => 31 - Math.clz32(mask);
export const lowestOf = (mask: number): number => highestOf(mask & -mask);
