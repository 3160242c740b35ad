// Tariffs as they are written: "10/50" is a pair, "10/20/50" a triple, "historic-1" the first list of 1876, "ground-10" a base tariff.
import { HISTORIC_LEVELS, type Tariff } from '../../src/engine/options/tariff.ts';

/** Undefined if the text is no tariff. Amounts in cents. */
export function tariffOf(text: string): Tariff | undefined {
  const level = HISTORIC_LEVELS.find((each) => text === `historic-${each}`);
  if (level !== undefined) return { type: 'historic', values: [level] };
  const ground = /^ground-(\d{1,5})$/.exec(text)?.[1];
  if (ground !== undefined) return { type: 'ground', values: [Number(ground)] };
  if (!/^\d{1,6}(\/\d{1,6}){1,2}$/.test(text)) return undefined;
  const [a = 0, b = 0, c] = text.split('/').map(Number);
  return c === undefined ? { type: 'pair', values: [a, b] } : { type: 'triple', values: [a, b, c] };
}
