// Purpose: the colours of both decks, and their colour-blind-friendly variants.

import type { Suit } from '../../engine/base/cards.ts';

export type PaletteId = 'classic' | 'colorblind';

/** A flat print colour together with its shadow tone. */
export interface Tone {
  readonly fill: string;
  readonly dark: string;
}

export const PAPER = '#fffdf6';

const tone = (fill: string, dark: string): Tone => ({ fill, dark });

/** The printing inks used for figures. */
export const PRINT = {
  red: tone('#c8282d', '#8d141f'),
  green: tone('#2f8040', '#1b5529'),
  teal: tone('#12899c', '#075a6a'),
  blue: tone('#2f66a8', '#1b4173'),
  gold: tone('#eab22f', '#bb7d12'),
  brown: tone('#98602b', '#663a15'),
  russet: tone('#b4562a', '#7c3315'),
  cream: tone('#f8e9c6', '#dcc190'),
  white: tone('#fffaec', '#d8cfba'),
  skin: tone('#f6cfa6', '#e0a373'),
  steel: tone('#d3dade', '#8e9ba4'),
  grey: tone('#b9b3a8', '#857e74'),
  black: tone('#433733', '#241a18'),
  orange: tone('#ee8a1d', '#b95c08'),
} as const;

/** Colours of one suit sign. */
export interface SuitInk {
  readonly main: Tone;
  readonly light: string;
  readonly accent: Tone;
  /** Ink of the corner letter: near black, tinted by suit. */
  readonly index: string;
}

export interface Palette {
  readonly E: SuitInk;
  readonly G: SuitInk;
  readonly H: SuitInk;
  readonly S: SuitInk;
  /** The dress colour of the Gras figures. */
  readonly leafCloth: Tone;
}

const CLASSIC: Palette = {
  E: { main: tone('#a9642a', '#75401a'), light: '#dba25c', accent: tone('#4f7d33', '#2f5620'), index: '#4a2308' },
  G: { main: tone('#2b8a3e', '#17602a'), light: '#a5d66b', accent: tone('#6b8f2a', '#48681a'), index: '#0d4a20' },
  H: { main: tone('#d4202c', '#98101f'), light: '#f7a094', accent: tone('#d4202c', '#98101f'), index: '#a30f1e' },
  S: { main: tone('#f0b62c', '#bd8010'), light: '#fff0b4', accent: tone('#c8282d', '#8d141f'), index: '#6b4300' },
  leafCloth: PRINT.green,
};

/** Gras becomes a light blue-green, Herz a bluish rose and Eichel a dark brown, so that hue is never the only difference. */
const COLORBLIND: Palette = {
  E: { main: tone('#74451b', '#45260c'), light: '#c58f55', accent: tone('#4a3a22', '#2c2112'), index: '#2e1a08' },
  G: { main: tone('#12a0b4', '#0a7082'), light: '#c4f2f4', accent: tone('#0f8294', '#075a6a'), index: '#064a57' },
  H: { main: tone('#d02a60', '#8f123e'), light: '#f7a8c0', accent: tone('#d02a60', '#8f123e'), index: '#8f0f3c' },
  S: { main: tone('#f7c93f', '#c58f14'), light: '#fff6cf', accent: tone('#27466f', '#16294a'), index: '#5c4200' },
  leafCloth: PRINT.teal,
};

export function paletteOf(id: PaletteId): Palette {
  return id === 'colorblind' ? COLORBLIND : CLASSIC;
}

/** Inks of the French deck. */
export type FrenchInk = Readonly<Record<Suit, Tone>>;

/**
 * In four colours: clubs black, spades green, hearts red, diamonds orange. Easy to tell apart, spades are blue, hearts a dark
 * rose and diamonds yellow, so that green and red do not meet and each has its own lightness.
 */
const FRENCH: Readonly<Record<PaletteId, FrenchInk>> = {
  classic: {
    E: tone('#26262b', '#0f0f13'),
    G: tone('#1c7a3c', '#0f5227'),
    H: tone('#cf1f2e', '#93101d'),
    S: tone('#ec7a12', '#b25506'),
  },
  colorblind: {
    E: tone('#26262b', '#0f0f13'),
    G: tone('#1f7fd0', '#0f4f8c'),
    H: tone('#b5164f', '#7a0c34'),
    S: tone('#e0a400', '#8f6600'),
  },
};

export const frenchInkOf = (id: PaletteId): FrenchInk => FRENCH[id];
