// Choosing the stakes: the usual tariffs by name, or free values that are checked before they are used.
import type { HistoricLevel, Tariff } from '../../shared/calls/house-rules.ts';

export type { Tariff } from '../../shared/calls/house-rules.ts';

export const PRESETS = ['p1050', 'p2050', 'p510', 'p515', 't102050', 'historic', 'ground', 'free'] as const;
export type Preset = (typeof PRESETS)[number];

/** Kinds of tariff whose values are free. */
export const FREE_FORMS = ['pair', 'triple'] as const satisfies readonly Tariff['type'][];
type FreeForm = (typeof FREE_FORMS)[number];

/** What the form holds: texts as they were typed. */
export interface TariffChoice {
  readonly preset: Preset;
  readonly form: FreeForm;
  readonly low: string;
  readonly middle: string;
  readonly high: string;
  readonly level: HistoricLevel;
}

const MOST_CENTS = 10_000;

/** The amount in a field, or undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const value = Number(text.trim());
  return /^\d{1,5}$/.test(text.trim()) && value >= 1 && value <= MOST_CENTS ? value : undefined;
}

type Named = Exclude<Preset, 'free' | 'historic' | 'ground'>;

const NAMED: Readonly<Record<Named, Tariff>> = {
  p1050: { type: 'pair', values: [10, 50] },
  p2050: { type: 'pair', values: [20, 50] },
  p510: { type: 'pair', values: [5, 10] },
  p515: { type: 'pair', values: [5, 15] },
  t102050: { type: 'triple', values: [10, 20, 50] },
};

export const isSame = (one: Tariff, other: Tariff): boolean =>
  one.type === other.type && one.values.join() === other.values.join();

/** What the fields hold that a tariff says nothing about. */
const USUAL = { form: 'pair', low: '10', middle: '20', high: '50', level: 1 } as const;

/** The form filled in with a tariff. */
export function choiceOf(tariff: Tariff): TariffChoice {
  const preset = (Object.keys(NAMED) as Named[]).find((name) => isSame(NAMED[name], tariff)) ?? 'free';
  switch (tariff.type) {
    case 'pair':
      return { ...USUAL, preset, low: String(tariff.values[0]), high: String(tariff.values[1]) };
    case 'triple': {
      const [low, middle, high] = tariff.values;
      return { ...USUAL, preset, form: 'triple', low: String(low), middle: String(middle), high: String(high) };
    }
    case 'ground':
      return { ...USUAL, preset: 'ground', low: String(tariff.values[0]) };
    case 'historic':
      return { ...USUAL, preset: 'historic', level: tariff.values[0] };
  }
}

/** A tariff as it stands in the head of a sheet: "10/50", "1876/2". */
export const nameOfTariff = ({ type, values }: Tariff): string =>
  [...(type === 'historic' ? [1876] : []), ...values].join('/');

/** The tariff that the form means, or undefined while a field is not filled in properly. */
export function tariffOf({ preset, form, low, middle, high, level }: TariffChoice): Tariff | undefined {
  if (preset === 'historic') return { type: 'historic', values: [level] };
  if (preset !== 'free' && preset !== 'ground') return NAMED[preset];
  if (preset === 'ground') {
    const ground = centsOf(low);
    return ground === undefined ? undefined : { type: 'ground', values: [ground] };
  }
  const [a, b, c] = [centsOf(low), centsOf(middle), centsOf(high)];
  if (a === undefined || c === undefined) return undefined;
  if (form === 'pair') return { type: 'pair', values: [a, c] };
  return b === undefined ? undefined : { type: 'triple', values: [a, b, c] };
}
