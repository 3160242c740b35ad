// Purpose: the heads of the court cards: face, hair, beard and moustache, drawn in three-quarter view.
import { PRINT, type Tone } from './palette.ts';
import { at, hatch, line, oval, shape, solid } from './svg.ts';

export type Beard = 'full' | 'long' | 'forked' | 'pointed' | 'goatee' | 'none';
export type Moustache = 'handlebar' | 'droop' | 'small' | 'none';
export type Hair = 'bob' | 'curls' | 'long' | 'short' | 'none';

export interface Look {
  readonly hair: Hair;
  readonly tone: Tone;
  readonly beard?: Beard;
  readonly moustache?: Moustache;
  /** Shape of the mouth: closed, smiling, drawn down, or blowing into an instrument. */
  readonly mouth?: 'firm' | 'smile' | 'sour' | 'blow';
  readonly eyes?: 'ahead' | 'down' | 'up';
  readonly brows?: 'calm' | 'fierce' | 'raised';
  readonly lady?: boolean;
  /** Round cheeks, big eyes and a snub nose. */
  readonly child?: boolean;
}

export const HAIR = {
  brown: { fill: '#7a4a22', dark: '#4f2c10' },
  dark: { fill: '#4a3226', dark: '#2d1c14' },
  blond: { fill: '#e3b34a', dark: '#b07f22' },
  red: { fill: '#b5582a', dark: '#7d3714' },
  grey: { fill: '#d9d5cb', dark: '#a39d90' },
  white: { fill: '#f3efe4', dark: '#c3bcab' },
} as const;

const FACE =
  'M-43 -28C-47 6 -42 34 -23 53C-14 63 10 66 22 58C33 48 39 32 40 14C42 4 38 -4 38 -18C40 -36 38 -52 26 -62C0 -75 -38 -62 -43 -28Z';
const FACE_SHADE = 'M-43 -28C-47 6 -42 34 -23 53C-14 63 2 65 14 62C-4 56 -20 40 -26 16C-29 0 -33 -14 -43 -28Z';
const LADY_FACE =
  'M-42 -28C-47 4 -40 30 -21 49C-10 61 8 67 18 58C30 47 37 32 39 14C41 4 38 -4 38 -18C40 -36 38 -52 26 -62C0 -75 -38 -62 -42 -28Z';
const LADY_SHADE = 'M-42 -28C-47 4 -40 30 -21 49C-14 56 -4 62 6 62C-8 54 -24 38 -29 16C-32 0 -36 -14 -42 -28Z';
const EAR = 'M-41 -10C-54 -17 -58 3 -50 13C-46 19 -41 17 -38 13Z';

const HAIR_BACK: Readonly<Record<Hair, string>> = {
  bob: 'M-30 -60C-68 -50 -68 10 -66 36C-66 54 -52 60 -30 54L20 52C40 60 54 54 54 36C58 0 58 -44 28 -62Z',
  curls:
    'M-28 -62C-56 -64 -66 -40 -60 -28C-76 -22 -76 -4 -64 2C-80 10 -78 30 -64 34C-72 50 -54 64 -40 56L28 54C42 64 58 52 52 38C64 34 66 16 54 8C64 -2 62 -20 50 -26C56 -44 44 -62 24 -64Z',
  long: 'M-30 -62C-66 -54 -64 0 -68 34C-70 60 -84 72 -74 92C-60 104 -40 96 -30 84L30 82C44 98 62 98 68 84C72 66 58 56 56 30C58 -6 58 -48 26 -62Z',
  short: 'M-30 -62C-58 -54 -60 -10 -52 14L-30 22L30 -20C46 -24 46 -50 26 -62Z',
  none: 'M-10 -60H10V-50H-10Z',
};
const HAIR_LINES: Readonly<Record<Hair, string>> = {
  bob: 'M-58 -20C-60 4 -60 24 -58 44M-50 10C-52 28 -50 40 -48 50M48 -10C50 14 48 30 46 48',
  curls:
    'M-54 -22C-62 -18 -64 -8 -56 -4M-58 8C-66 14 -66 24 -56 28M-54 38C-60 46 -50 52 -44 46M48 10C54 16 52 26 44 28M46 40C50 46 44 50 40 48',
  long: 'M-58 -10C-60 30 -64 60 -66 84M-50 20C-50 50 -54 70 -52 88M48 -6C50 30 56 60 60 80M44 30C46 54 48 66 50 82',
  short: 'M-50 -20C-52 -8 -50 4 -48 10',
  none: '',
};

function eye(x: number, y: number, half: number, look: Look): string {
  const white = `M${x - half} ${y}Q${x - 1} ${y - half * 0.95} ${x + half} ${y - 1}Q${x} ${y + half * 0.75} ${x - half} ${y}Z`;
  const drop = look.eyes === 'down' ? 2 : look.eyes === 'up' ? -2 : 0;
  const lash = look.lady ? `l-5 -3` : '';
  return (
    shape(white, '#fffdf4', 0) +
    oval(x + 2.5, y - 0.5 + drop, 4.6, 5, '#23150e', 0) +
    oval(x + 1, y - 2.5 + drop, 1.4, 1.4, '#fff', 0) +
    line(`M${x + half} ${y - 1}Q${x - 1} ${y - half * 0.95} ${x - half} ${y}${lash}`, 4) +
    line(`M${x - half + 3} ${y + half * 0.35}Q${x} ${y + half * 0.6} ${x + half - 2} ${y + 1}`, 1.8)
  );
}

const BROWS = {
  calm: 'M-23 -22C-15 -30 -1 -29 5 -23M16 -23C22 -30 32 -28 37 -21',
  fierce: 'M-24 -28C-14 -30 -2 -26 6 -18M15 -18C22 -27 32 -29 38 -26',
  raised: 'M-23 -27C-15 -36 -1 -36 6 -29M16 -29C22 -36 32 -35 37 -28',
} as const;

const LADY_BROWS = {
  calm: 'M-24 -22C-16 -31 -4 -31 4 -25M17 -25C23 -31 32 -30 37 -23',
  fierce: 'M-25 -28C-15 -31 -4 -28 5 -20M16 -20C22 -28 32 -31 38 -27',
  raised: 'M-24 -27C-16 -37 -4 -37 4 -31M17 -31C23 -37 32 -36 37 -29',
} as const;

function mouth(look: Look): string {
  if (look.mouth === 'blow') return shape('M6 36C12 33 22 33 24 38C24 44 12 46 6 42Z', '#a83a34', 3);
  const lip = look.lady ? '#c8303a' : '#bf5346';
  if (look.mouth === 'sour')
    return shape('M-4 44C2 36 18 35 25 43C18 41 4 41 -4 44Z', lip, 0) + line('M-7 46C1 36 19 35 27 45', 3.2);
  if (look.lady && look.mouth !== 'smile') {
    return (
      shape('M0 38C5 33 9 36 12 36C15 35 18 34 22 38C18 46 6 47 0 38Z', '#c8303a', 0) +
      line('M-1 38C5 38 9 40 12 39C16 40 19 38 23 38', 2.2)
    );
  }
  if (look.mouth === 'smile') {
    return (
      shape('M-8 35C2 40 20 40 27 33C24 46 14 50 8 49C0 48 -5 43 -8 35Z', lip, 0) + line('M-9 35C2 41 20 41 28 33', 3)
    );
  }
  return (
    shape('M-4 39C4 35 10 38 12 37C15 36 19 36 23 39C19 47 4 48 -4 39Z', lip, 0) +
    line('M-6 39C2 38 8 41 12 40C16 41 20 39 25 39', 2.6)
  );
}

function childFeatures(look: Look): string {
  const cheeks = `<g fill="#e2694f" stroke="none" opacity="0.45"><ellipse cx="-20" cy="24" rx="15" ry="12"/><ellipse cx="32" cy="24" rx="8" ry="11"/></g>`;
  return (
    cheeks +
    eye(-10, -2, 13, look) +
    eye(25, -2, 11, look) +
    line('M-24 -20C-16 -27 -4 -27 2 -22M17 -22C23 -27 31 -27 36 -20', 3, look.tone.dark) +
    line('M8 20C10 26 18 27 22 21', 3.2)
  );
}

function ladyFeatures(look: Look): string {
  const cheeks = `<g fill="#e2694f" stroke="none" opacity="0.4"><ellipse cx="-18" cy="21" rx="13" ry="10"/><ellipse cx="33" cy="21" rx="6" ry="9"/></g>`;
  return (
    cheeks +
    eye(-8, -7, 13.5, look) +
    eye(26, -7, 11, look) +
    line(LADY_BROWS[look.brows ?? 'calm'], 3.2, look.tone.dark) +
    line('M13 -10C13 -2 18 6 21 12C24 18 19 22 13 20', 2.8)
  );
}

function features(look: Look): string {
  if (look.child) return childFeatures(look);
  if (look.lady) return ladyFeatures(look);
  const blush = '#e2694f';
  const cheeks = `<g fill="${blush}" stroke="none" opacity="0.36"><ellipse cx="-17" cy="19" rx="13" ry="10"/><ellipse cx="33" cy="19" rx="6" ry="9"/></g>`;
  const browInk = look.tone.dark === HAIR.white.dark ? '#8d8778' : look.tone.dark;
  return (
    cheeks +
    eye(-8, -8, 12, look) +
    eye(26, -8, 10, look) +
    line(BROWS[look.brows ?? 'calm'], 5.5, browInk) +
    shape('M12 2C16 10 24 14 23 21C20 27 12 26 6 23Z', PRINT.skin.dark, 0) +
    line('M12 -14C11 -4 20 6 24 14C27 22 21 27 14 25C10 23 7 25 5 21', 3.2) +
    hatch([-30, 26], [-20, 44], 4, [9, 5], 1.8)
  );
}

interface Growth {
  readonly outline: string;
  readonly strands: string;
}

const BEARDS: Readonly<Record<Exclude<Beard, 'none'>, Growth>> = {
  full: {
    outline:
      'M-44 -2C-52 42 -42 84 -12 98C6 106 34 96 42 74C48 54 44 24 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z',
    strands:
      'M-38 30C-36 56 -26 74 -12 86M-24 44C-20 64 -8 80 4 90M34 42C34 60 28 76 18 88M-4 56C0 68 4 76 12 84M22 56C22 66 20 72 18 78',
  },
  long: {
    outline:
      'M-44 -2C-54 40 -52 88 -34 112C-26 124 -22 132 -20 142C-8 136 -4 140 4 148C10 138 18 138 26 140C28 126 38 116 44 96C50 64 46 26 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z',
    strands:
      'M-38 30C-40 60 -34 92 -22 112M-26 46C-26 74 -16 104 -10 124M34 42C36 70 32 94 24 116M-6 58C-6 80 0 104 4 126M20 58C22 80 18 100 14 122',
  },
  forked: {
    outline:
      'M-44 -2C-54 40 -50 78 -36 100C-30 110 -26 118 -30 130C-10 124 0 110 4 98C10 112 20 122 38 126C34 112 40 100 44 86C50 58 46 26 40 6C38 22 36 28 30 31C20 26 10 26 0 31C-14 38 -32 30 -44 -2Z',
    strands:
      'M-38 30C-40 60 -32 86 -22 106M-24 46C-22 68 -16 84 -12 102M34 42C38 66 36 84 32 108M-4 58C-2 72 0 80 4 94M20 58C22 74 22 86 24 100',
  },
  pointed: {
    outline: 'M-42 4C-44 34 -26 60 6 98C30 70 44 38 40 10C36 24 36 28 30 31C20 26 10 26 0 31C-12 36 -28 26 -42 4Z',
    strands: 'M-30 34C-20 52 -8 66 2 80M34 36C28 54 18 70 10 82M4 56V74',
  },
  goatee: {
    outline: 'M-6 50C-4 66 4 82 12 92C20 80 26 64 26 50C18 46 4 46 -6 50Z',
    strands: 'M4 56C6 66 8 72 11 80M18 56C17 64 15 72 13 78',
  },
};

const MOUSTACHES: Readonly<Record<Exclude<Moustache, 'none'>, string>> = {
  handlebar:
    'M14 28C4 25 -10 28 -17 35C-24 41 -33 38 -36 27C-40 40 -28 54 -10 47C2 43 9 38 14 37C18 40 24 43 32 45C44 50 52 40 50 28C46 37 38 36 33 32C27 27 20 26 14 28Z',
  droop:
    'M14 28C4 26 -10 30 -17 38C-24 48 -26 58 -24 70C-14 58 -4 46 14 37C26 44 34 54 40 66C44 52 40 40 32 33C26 27 20 26 14 28Z',
  small: 'M14 28C4 27 -8 31 -14 38C-4 40 8 38 14 36C20 38 28 40 36 37C32 30 22 26 14 28Z',
};

function growth(look: Look): string {
  const tone = look.tone;
  let out = '';
  if (look.beard && look.beard !== 'none') {
    const beard = BEARDS[look.beard];
    out += solid(beard.outline, tone.fill, tone.dark, {
      dx: -8,
      dy: -4,
      width: 4,
      pattern: line(beard.strands, 2.4, tone.dark),
    });
  }
  out += mouth(look);
  if (look.moustache && look.moustache !== 'none') out += shape(MOUSTACHES[look.moustache], tone.fill, 3);
  return out;
}

const FRINGE =
  'M-44 -26C-50 -44 -40 -66 0 -70C30 -68 42 -50 39 -24C34 -36 28 -44 20 -48C4 -40 -24 -44 -34 -22C-36 -10 -38 0 -42 8C-48 0 -46 -14 -44 -26Z';

/** A head around the origin, chin at y = 62, looking to the right; the hat is drawn by the caller. */
export function head(look: Look): string {
  const { tone } = look;
  const skin = PRINT.skin;
  const face = look.lady ? LADY_FACE : FACE;
  const hairLines = line(HAIR_LINES[look.hair], 2.4, tone.dark);
  const back = look.hair === 'none' ? '' : solid(HAIR_BACK[look.hair], tone.fill, tone.dark, { pattern: hairLines });
  return (
    back +
    shape(EAR, skin.fill, 3.5) +
    line('M-50 -4C-46 -4 -46 4 -48 8', 2) +
    shape(face, skin.fill, 0) +
    shape(look.lady ? LADY_SHADE : FACE_SHADE, skin.dark, 0) +
    line(face, 4.5) +
    features(look) +
    growth(look) +
    (look.hair === 'none'
      ? ''
      : shape(FRINGE, tone.fill, 3.2) +
        line('M-36 -30C-30 -48 -10 -58 6 -60M30 -40C26 -50 18 -56 8 -58', 2.2, tone.dark))
  );
}

/** Neck below the chin, drawn before the head. */
export function neck(): string {
  return solid('M-28 30V92H30V40Z', PRINT.skin.fill, PRINT.skin.dark, { dx: 14, dy: 8 });
}

export interface Bust {
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
  readonly turn?: number;
  /** Drawn over the neck but under the beard. */
  readonly collar: string;
  /** Head and hat. */
  readonly head: string;
}

/** Neck, collar and head in the right order. */
export function bust({ x, y, facing, turn = 0, collar, head: inner }: Bust): string {
  return placeHead(x, y, neck(), facing) + collar + placeHead(x, y, inner, facing, turn);
}

/** Place a head; facing -1 mirrors it. */
export function placeHead(x: number, y: number, inner: string, facing: 1 | -1, turn = 0, scale = 1.12): string {
  return at(x, y, inner, turn, facing * scale, scale);
}
