// Choosing the stakes: the usual tariffs by name, or free values that are checked before they are used.
import type { Tariff } from '../../shared/house-rules.ts';

export type { Tariff } from '../../shared/house-rules.ts';

export const PRESETS = ['p1050', 'p510', 'p515', 't102050', 'free'] as const;
export type Preset = (typeof PRESETS)[number];

/** What the form holds: texts as they were typed. */
export interface TariffChoice {
  readonly preset: Preset;
  readonly form: Tariff['type'];
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

const MOST_CENTS = 10_000;

/** The amount in a field, or undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const value = Number(text.trim());
  return /^\d{1,5}$/.test(text.trim()) && value >= 1 && value <= MOST_CENTS ? value : undefined;
}

type Named = Exclude<Preset, 'free'>;

const NAMED: Readonly<Record<Named, Tariff>> = {
  p1050: { type: 'pair', values: [10, 50] },
  p510: { type: 'pair', values: [5, 10] },
  p515: { type: 'pair', values: [5, 15] },
  t102050: { type: 'triple', values: [10, 20, 50] },
};

export const isSame = (one: Tariff, other: Tariff): boolean => one.values.join() === other.values.join();

/** The form filled in with a tariff. */
export function choiceOf(tariff: Tariff): TariffChoice {
  const preset = (Object.keys(NAMED) as Named[]).find((name) => isSame(NAMED[name], tariff)) ?? 'free';
  const [low, middle, high] = tariff.type === 'pair' ? [tariff.values[0], 20, tariff.values[1]] : tariff.values;
  return { preset, form: tariff.type, low: String(low), middle: String(middle), high: String(high) };
}

/** The tariff that the form means, or undefined while a field is not filled in properly. */
export function tariffOf({ preset, form, low, middle, high }: TariffChoice): Tariff | undefined {
  if (preset !== 'free') return NAMED[preset];
  const [a, b, c] = [centsOf(low), centsOf(middle), centsOf(high)];
  if (a === undefined || c === undefined) return undefined;
  if (form === 'pair') return { type: 'pair', values: [a, c] };
  return b === undefined ? undefined : { type: 'triple', values: [a, b, c] };
}
