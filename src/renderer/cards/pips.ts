// Purpose: the suit signs of both decks, each drawn around the origin in a 100 x 100 box.
import { type FrenchInk, type Palette, PAPER, type SuitInk } from './palette.ts';
import { disc, hatch, inside, line, oval, shape, solid } from './svg.ts';
import type { Suit } from '../../engine/base/cards.ts';

/** Use of the suit sign that `faceSvg` defines once per card. */
export const SIGN = '<use href="#p"/>';

const NUT = 'M-31 -10C-34 20 -16 40 -3 47L0 54L3 47C16 40 34 20 31 -10Z';
const CAP = 'M-37 -10C-40 -34 -20 -42 0 -42C20 -42 40 -34 37 -10C22 0 -22 0 -37 -10Z';
const CAP_SCALES =
  'M-36 -22C-20 -12 20 -12 36 -22M-29 -32C-14 -25 14 -25 29 -32M-24 -7L-8 -42M-8 -3L10 -42M10 -3L24 -36M24 -7L8 -42M8 -3L-10 -42M-10 -3L-24 -36';

function acorn(ink: SuitInk): string {
  const cap = solid(CAP, ink.accent.fill, ink.accent.dark, { width: 4, dx: -10, dy: -2 });
  return (
    line('M0 -40C-1 -48 4 -53 10 -55', 8, ink.accent.dark) +
    solid(NUT, ink.main.fill, ink.main.dark, { width: 4, dx: -14, dy: -2 }) +
    shape('M-20 -2C-22 14 -14 28 -9 33C-9 22 -12 12 -11 -1Z', ink.light, 0) +
    line('M6 30L10 10M15 24L18 6', 2.5, ink.main.dark) +
    cap +
    line(CAP_SCALES, 2, ink.accent.dark) +
    line('M-27 -17C-26 -27 -18 -34 -8 -36', 3.5, ink.light)
  );
}

const LEAF =
  'M0 -52C6 -38 18 -31 29 -21C42 -9 49 4 44 18C40 31 24 36 11 29C6 26 3 22 0 17C-3 22 -6 26 -11 29C-24 36 -40 31 -44 18C-49 4 -42 -9 -29 -21C-18 -31 -6 -38 0 -52Z';
const VEINS =
  'M0 20C1 -2 0 -24 0 -40M0 10C12 12 24 16 33 19M0 10C-12 12 -24 16 -33 19M0 -4C12 -6 24 -4 35 1M0 -4C-12 -6 -24 -4 -35 1M0 -18C8 -21 16 -20 22 -17M0 -18C-8 -21 -16 -20 -22 -17';

function leaf(ink: SuitInk): string {
  return (
    line('M0 16C0 32 3 44 13 52', 10) +
    line('M0 16C0 32 3 44 12 51', 5, ink.accent.fill) +
    shape(LEAF, ink.main.fill, 0) +
    inside(LEAF, shape('M0 -60C4 -20 3 10 0 24L10 60H60V-60Z', ink.main.dark, 0)) +
    line(VEINS, 3, ink.light) +
    line(LEAF, 4)
  );
}

const HEART =
  'M0 50C-10 34 -46 14 -46 -16C-46 -36 -34 -46 -22 -46C-11 -46 -3 -40 0 -29C3 -40 11 -46 22 -46C34 -46 46 -36 46 -16C46 14 10 34 0 50Z';

function heart(ink: SuitInk): string {
  return (
    solid(HEART, ink.main.fill, ink.main.dark, { width: 4, dx: -9, dy: -7 }) +
    shape('M-36 -14C-37 -28 -28 -38 -18 -38C-25 -33 -30 -24 -30 -12C-30 -6 -35 -6 -36 -14Z', ink.light, 0) +
    hatch([34, -12], [10, 32], 6, [-9, -4], 2)
  );
}

const BELL = 'M0 -34C24 -34 41 -16 41 7S23 48 0 48S-41 30 -41 7S-24 -34 0 -34Z';

function bell(ink: SuitInk): string {
  const band = shape('M-46 -4C-20 6 20 6 46 -4V11C20 21 -20 21 -46 11Z', ink.accent.fill, 3);
  return (
    oval(0, -40, 9, 11, 'none', 9) +
    `<ellipse cx="0" cy="-40" rx="9" ry="11" fill="none" stroke="${ink.main.fill}" stroke-width="3.5"/>` +
    solid(BELL, ink.main.fill, ink.main.dark, { width: 4, dx: -9, dy: -6, pattern: band }) +
    shape('M-29 -7C-27 -18 -18 -26 -8 -28C-14 -22 -19 -15 -20 -6Z', ink.light, 0) +
    line('M-12 29H12', 5) +
    line('M0 29V46', 5) +
    disc(-13, 29, 4.5, '#2a1710', 0) +
    disc(13, 29, 4.5, '#2a1710', 0)
  );
}

/** The sign of a German suit. */
export function bavarianPip(suit: Suit, palette: Palette): string {
  const ink = palette[suit];
  if (suit === 'E') return acorn(ink);
  if (suit === 'G') return leaf(ink);
  return suit === 'H' ? heart(ink) : bell(ink);
}

const CLUB =
  'M0 -50C14 -50 24 -40 24 -27C24 -20 21 -15 17 -11C31 -16 48 -6 48 11C48 25 38 33 27 33C17 33 9 27 5 19C6 34 12 44 20 50H-20C-12 44 -6 34 -5 19C-9 27 -17 33 -27 33C-38 33 -48 25 -48 11C-48 -6 -31 -16 -17 -11C-21 -15 -24 -20 -24 -27C-24 -40 -14 -50 0 -50Z';
const SPADE =
  'M0 -50C10 -32 45 -14 45 13C45 28 35 35 25 35C15 35 8 29 5 20C6 34 12 44 20 50H-20C-12 44 -6 34 -5 20C-8 29 -15 35 -25 35C-35 35 -45 28 -45 13C-45 -14 -10 -32 0 -50Z';
const DIAMOND = 'M0 -52C10 -32 24 -14 38 0C24 14 10 32 0 52C-10 32 -24 14 -38 0C-24 -14 -10 -32 0 -52Z';
const FRENCH_PATH = { E: CLUB, G: SPADE, H: HEART, S: DIAMOND } as const;

/** The sign of a French suit: clubs, spades, hearts or diamonds. */
export const frenchPip = (suit: Suit, ink: FrenchInk): string => shape(FRENCH_PATH[suit], ink[suit].fill, 0);

const SILHOUETTES = {
  E: `${NUT}${CAP}M0 -40C-1 -48 4 -53 10 -55`,
  G: `${LEAF}M0 16C0 32 3 44 13 52`,
  H: HEART,
  S: `${BELL}M0 -50V-34`,
} as const;

/** A paper-coloured rim behind a sign, so that it also reads on dark backgrounds. */
export const halo = (suit: Suit, deck: 'bavarian' | 'french'): string =>
  deck === 'french' ? line(FRENCH_PATH[suit], 12, PAPER) : line(SILHOUETTES[suit], 18, PAPER);
