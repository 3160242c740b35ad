// Tariffs as they are written: "10/50" is a pair, "10/20/50" a triple.
import type { Tariff } from '../engine/options/tariff.ts';

/** Undefined if the text is no tariff. Amounts in cents. */
export function tariffOf(text: string): Tariff | undefined {
  if (!/^\d{1,6}(\/\d{1,6}){1,2}$/.test(text)) return undefined;
  const [a = 0, b = 0, c] = text.split('/').map(Number);
  return c === undefined ? { type: 'pair', values: [a, b] } : { type: 'triple', values: [a, b, c] };
}
