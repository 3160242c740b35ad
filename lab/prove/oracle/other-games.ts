// What deals of the games besides Schafkopf and Bierkopf come to, told a second time from what stands on a sheet (SPEC 3.18, 3.19, 6 - 9).
import type { HouseRules } from '../../../src/engine/options/options.ts';

/** A side, or both of Doppelkopf. */
export type Half = 'own' | 'other';

/** How a game of a declaring side ended. */
export interface Ended {
  /** Card points of the declaring side; undefined where only the height was told. */
  readonly points?: number;
  /** The side without a trick. */
  readonly trickless?: Half;
  /** Who has won, how high, where that was told. */
  readonly told?: { readonly winner: Half; readonly height: 0 | 1 | 2 };
}

/** Card points that win, make the others Schneider, and save from it; a draw. */
interface Marks {
  readonly win: number;
  readonly schneider: number;
  readonly safe: number;
  readonly draw?: number;
}

const USUAL: Marks = { win: 61, schneider: 91, safe: 31 };
const MARKS: Readonly<Record<string, Marks>> = {
  deutscher: { ...USUAL, safe: 30 },
  bauernstoss: { win: 79, schneider: 91, safe: 30 },
  schoofkopp: { win: 79, schneider: 89, safe: 32 },
  doppelschafkopf: { win: 121, schneider: 180, safe: 61, draw: 120 },
};

/** What the side with the chalk needs, and whoever makes trumps in a first deal of Schoofkopp. */
const CHALK = 42;
const FIRST_OF_SCHOOFKOPP = 61;

/** Who has the chalk, as it matters to those who play: nobody yet, or a side; and who was dealt the highest trump. */
export interface Chalky {
  readonly chalk?: 'first' | Half;
  readonly holder?: Half;
}

function marksOf(id: string, { chalk, holder }: Chalky): Marks {
  const marks = MARKS[id] ?? USUAL;
  if (chalk === 'own') return { ...marks, win: CHALK };
  if (chalk !== 'first') return marks;
  if (id === 'schoofkopp') return { ...marks, win: FIRST_OF_SCHOOFKOPP };
  return holder === 'own' ? { ...marks, win: CHALK } : marks;
}

/** Who has won, and 0, 1 or 2 for plain, Schneider and Schwarz; undefined after a draw. */
export function wonBy(
  id: string,
  { points = 0, trickless, told }: Ended,
  most: number,
  chalky: Chalky,
  schwarzBy: HouseRules['denexa.schwarzBy'],
): { readonly winner: Half; readonly height: 0 | 1 | 2 } | undefined {
  if (told) return told;
  const { win, schneider, safe, draw } = marksOf(id, chalky);
  if (points === draw) return undefined;
  const winner = points >= win ? 'own' : 'other';
  const high = winner === 'own' ? points >= schneider : points < safe;
  const none = winner === 'own' ? points === most : points === 0;
  const byPoints = id === 'widow-game' && schwarzBy === 'points';
  const schwarz = byPoints ? none : trickless !== undefined && trickless !== winner;
  return { winner, height: schwarz && id !== 'doppelschafkopf' ? 2 : high ? 1 : 0 };
}

const UNITS: Readonly<Record<string, readonly [number, number, number]>> = {
  'widow-game': [2, 4, 6],
  deutscher: [1, 2, 4],
  schoofkopp: [1, 2, 4],
  'small-solo': [8, 8, 8],
  'big-solo': [12, 12, 12],
  'schoofkopp-solo': [15, 15, 15],
};

/** What a game is worth. */
export const worth = (id: string, height: 0 | 1 | 2, house: HouseRules, game: string): number =>
  (game === 'vicar' ? house['vicar.units'] : (UNITS[id] ?? [1, 2, 3]))[height];

/** A deal of Doppelkopf, of whose sides "own" is Re. */
export interface ReTold {
  readonly rePoints: number;
  readonly trickless?: Half;
  /** How many steps each side has announced: its name, no 90, no 60, no 30, schwarz. */
  readonly steps: Readonly<Record<Half, number>>;
  readonly alone: boolean;
  /** Points that happened in tricks: those of Re less those of Kontra. */
  readonly extras: number;
}

const LIMITS = [90, 60, 30] as const;
const REACHED = [120, 90, 60, 30] as const;

/** What each player of Re scores against one of Kontra. */
export function reNet(house: HouseRules, { rePoints, trickless, steps, alone, extras }: ReTold): number {
  const points = { own: rePoints, other: 240 - rePoints };
  const others = { own: 'other', other: 'own' } as const;
  /** Whether a side is below the limit of the level with this number, from 0. */
  const below = (side: Half, level: number): boolean => {
    const limit = LIMITS[level];
    return limit === undefined ? trickless === side : points[side] < limit;
  };
  const needs = { own: 121, other: 120 };
  if (steps.own === 0 && steps.other > 0) Object.assign(needs, { own: 120, other: 121 });
  const wins = (side: Half): boolean => {
    if (steps[side] > 1) return below(others[side], steps[side] - 2);
    if (steps[others[side]] > 1) return !below(side, steps[others[side]] - 2);
    return points[side] >= needs[side];
  };
  const levels = [0, 1, 2, 3];
  const heights = (side: Half): number => levels.filter((level) => below(others[side], level)).length;
  const against = (side: Half): number =>
    levels.filter((level) => steps[others[side]] > level + 1 && points[side] >= (REACHED[level] ?? 0)).length;
  const winner = (['own', 'other'] as const).find(wins);
  const besides = against('own') - against('other') + extras;
  if (winner === undefined) {
    if (house['dok.nobodyWins'] === 'nothing') return 0;
    return besides + (house['dok.nobodyWins'] === 'heights' ? heights('own') - heights('other') : 0);
  }
  const loser = others[winner];
  const said = (side: Half): number => (steps[side] > 0 ? 2 + steps[side] - 1 : 0);
  const taken = house['dok.heightsTo'] === 'taker' ? heights(loser) : 0;
  // What the losers have taken all the same is theirs where the table counts it so.
  const game = 1 + heights(winner) - taken + said('own') + said('other');
  const old = winner === 'other' && !alone ? 1 : 0;
  return (winner === 'own' ? game : -game) + besides - old;
}
