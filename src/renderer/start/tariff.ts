// Choosing the stakes: the usual tariffs by name, or free values that are checked before they are used.
import type { NewSession } from '../table/live-table.svelte.ts';

export type Tariff = NewSession['tariff'];

export const PRESETS = ['p1050', 'p510', 't102050', 'free'] as const;
export type Preset = (typeof PRESETS)[number];

/** What the form holds: texts as they were typed. */
export interface TariffChoice {
  preset: Preset;
  form: Tariff['type'];
  low: string;
  middle: string;
  high: string;
}

export const startTariff = (): TariffChoice => ({ preset: 'p1050', form: 'pair', low: '10', middle: '20', high: '50' });

const MOST_CENTS = 10_000;

/** The amount in a field, or undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const value = Number(text.trim());
  return /^\d{1,5}$/.test(text.trim()) && value >= 1 && value <= MOST_CENTS ? value : undefined;
}

const NAMED: Readonly<Record<Exclude<Preset, 'free'>, Tariff>> = {
  p1050: { type: 'pair', values: [10, 50] },
  p510: { type: 'pair', values: [5, 10] },
  t102050: { type: 'triple', values: [10, 20, 50] },
};

/** The tariff that the form means, or undefined while a field is not filled in properly. */
export function tariffOf({ preset, form, low, middle, high }: TariffChoice): Tariff | undefined {
  if (preset !== 'free') return NAMED[preset];
  const [a, b, c] = [centsOf(low), centsOf(middle), centsOf(high)];
  if (a === undefined || c === undefined) return undefined;
  if (form === 'pair') return { type: 'pair', values: [a, c] };
  return b === undefined ? undefined : { type: 'triple', values: [a, b, c] };
}
