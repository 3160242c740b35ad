// What everything costs at a table, from its tariff and the prices that it has agreed on besides (SPEC 2.10, 3.1, 9.5).
import type { Price } from '../base/contract.ts';
import type { SoloUnits, Units } from '../options/options.ts';
import { HISTORIC_AMOUNTS, type Tariff } from '../options/tariff.ts';

/** What Schneider and Schwarz add to the game, in cents. */
export interface Bonuses {
  readonly schneider: number;
  /** Whole bonus for Schwarz; it takes the place of the Schneider. */
  readonly schwarz: number;
}

/** Everything in cents. The bonuses are those of a game with a partner. */
export interface Prices extends Bonuses {
  readonly base: Readonly<Record<Price, number>>;
  /** How often bonuses and runners count in games of a price class; once if it is not said. */
  readonly bonusTimes?: TimesByPrice;
  readonly runnerTimes?: TimesByPrice;
  /** Whether a Sie at its own price is paid the Schwarz that it is (SPEC 5.8). */
  readonly sieBonus?: 'schwarz' | undefined;
  readonly runner: number;
  /** How a row of runners is reckoned: one by one if it is not said, or by the table of the historic tariffs. */
  readonly row?: 'table';
}

type TimesByPrice = Readonly<Partial<Record<Price, number>>>;

/** Games in multiples of the base tariff: with a partner, and alone (OPTIONS sheet.P, sheet.S). */
export interface SheetMultiples {
  readonly partner: number;
  readonly solo: number;
}

const USUAL_SHEET: SheetMultiples = { partner: 1, solo: 5 };

/** Amounts in cents that a table has agreed on apart from its tariff. */
export interface FixedPrices {
  /** Or as much as a Tout. */
  readonly bettel?: number | 'tout';
  /** Or twice the price of a Rufer. */
  readonly hochzeit?: number | '2xrufer';
  readonly sie?: number;
  readonly ramsch?: number;
  /** Some games are reckoned in units of the price of a Rufer (SPEC 3.16, 3.19). */
  readonly units?: Units;
  /** And their Solos in other units (SPEC 7.1). */
  readonly soloUnits?: SoloUnits;
  readonly sheet?: SheetMultiples;
}

/** Prices of a Tout are twice, of a Sie four times the solo price (SPEC 2.10, Q08). */
export const TOUT_FACTOR = 2;
export const SIE_FACTOR = 4;

/** What a tariff says by itself. */
type Listed = Omit<Prices, 'base'> & { readonly partner: number; readonly solo: number };

function listedIn(tariff: Tariff, { sheet = USUAL_SHEET, hochzeit }: FixedPrices): Listed {
  switch (tariff.type) {
    case 'pair': {
      const [bonus, solo] = tariff.values;
      return { partner: bonus, solo, schneider: bonus, schwarz: 2 * bonus, runner: bonus };
    }
    case 'triple': {
      const [bonus, partner, solo] = tariff.values;
      return { partner, solo, schneider: bonus, schwarz: partner, runner: bonus };
    }
    case 'historic': {
      const [game, schneider, march] = HISTORIC_AMOUNTS[tariff.values[0]];
      // Who plays alone pays the whole rate twice, but for the runners (SPEC 9.5, HI2).
      const bonusTimes = { solo: 2, tout: 2 } as const;
      return {
        partner: game,
        solo: 2 * game,
        schneider: schneider - game,
        schwarz: march - game,
        bonusTimes,
        runner: 1,
        row: 'table',
      };
    }
    case 'ground': {
      const [ground] = tariff.values;
      // A Hochzeit that counts double does so with all that comes to it (SPEC 5.8).
      const times = hochzeit === '2xrufer' ? ({ hochzeit: 2 } as const) : {};
      return {
        partner: sheet.partner * ground,
        solo: sheet.solo * ground,
        schneider: ground,
        schwarz: 2 * ground,
        bonusTimes: times,
        runnerTimes: times,
        sieBonus: 'schwarz',
        runner: ground,
      };
    }
  }
}

/** A Bettel costs a solo, a Hochzeit a Rufer and a Sie four solos, unless the table has `fixed` another amount (SPEC 3.5, 3.6). */
export function pricesOf(tariff: Tariff, fixed: FixedPrices = {}): Prices {
  const { partner, solo, ...others } = listedIn(tariff, fixed);
  const { hochzeit = partner, bettel = solo, sie = SIE_FACTOR * solo, ramsch = partner, units, soloUnits } = fixed;
  const prices: Prices = {
    base: {
      partner,
      hochzeit: hochzeit === '2xrufer' ? 2 * partner : hochzeit,
      bettel: bettel === 'tout' ? TOUT_FACTOR * solo : bettel,
      solo,
      tout: TOUT_FACTOR * solo,
      sie,
      ramsch,
    },
    ...others,
    ...(fixed.sie !== undefined && { sieBonus: undefined }),
  };
  return units ? { ...prices, ...inUnits(units, prices.base, partner, soloUnits) } : prices;
}

const inUnits = (
  [game, schneider, schwarz]: Units,
  base: Prices['base'],
  unit: number,
  solos: SoloUnits | undefined,
): Bonuses & Pick<Prices, 'base' | 'bonusTimes'> => ({
  base: {
    ...base,
    partner: game * unit,
    solo: game * unit,
    ...(solos && { solo: solos.solo * unit, tout: solos.tout * unit }),
  },
  bonusTimes: {},
  schneider: (schneider - game) * unit,
  schwarz: (schwarz - game) * unit,
});

/** What Schneider and Schwarz add to a game of this price class. */
export function bonusesFor({ schneider, schwarz, bonusTimes = {} }: Prices, price: Price): Bonuses {
  const times = bonusTimes[price] ?? 1;
  return { schneider: schneider * times, schwarz: schwarz * times };
}

/**
 * What so many runners cost, which may be a mean: of the historic table three cost 3 and each further one 2 more (SPEC 9.5);
 * below three, where only means lie, in proportion.
 */
export const runnersCost = ({ runner, row }: Pick<Prices, 'runner' | 'row'>, count: number): number =>
  row === 'table' && count > TABLE_FROM ? runner * (2 * count - TABLE_FROM) : runner * count;

/** The shortest row of the historic table. */
const TABLE_FROM = 3;
