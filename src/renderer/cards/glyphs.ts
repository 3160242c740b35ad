// Purpose: hand-drawn bold serif letters and figures as paths, so that no installed font is needed.
import { n1 } from './svg.ts';

interface Glyph {
  /** Advance width in a 100 unit high box. */
  readonly width: number;
  /** Separate pieces; overlapping pieces simply add up. */
  readonly parts: readonly string[];
}

const SLAB_LEFT = ['M2 0H46V11H2Z', 'M2 89H46V100H2Z'];

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: {
    width: 106,
    parts: [
      'M40 -2H62L96 92H66Z',
      'M42 -2L55 16L28 92H15Z',
      'M28 57H76V68H24Z',
      'M2 89H44V100H2Z',
      'M54 89H106V100H54Z',
    ],
  },
  K: {
    width: 106,
    parts: [
      ...SLAB_LEFT,
      'M11 0H38V100H11Z',
      'M34 66L74 6H90L36 82Z',
      'M60 0H102V11H60Z',
      'M44 53L62 30L100 92H70Z',
      'M60 89H106V100H60Z',
    ],
  },
  O: {
    width: 96,
    parts: [
      'M48 -2C80 -2 96 20 96 50S80 102 48 102S0 80 0 50S16 -2 48 -2ZM48 9C33 9 28 26 28 50S33 91 48 91S68 74 68 50S63 9 48 9Z',
    ],
  },
  U: {
    width: 102,
    parts: [
      'M11 4H38V66C38 82 45 89 56 89C69 89 76 81 76 65V4H90V66C90 91 75 102 51 102C25 102 11 91 11 67Z',
      'M1 0H50V11H1Z',
      'M64 0H102V11H64Z',
    ],
  },
  D: {
    width: 98,
    parts: [
      'M11 0H50C82 0 98 20 98 50C98 80 82 100 50 100H11ZM38 11V89H48C64 89 70 75 70 50C70 25 64 11 48 11Z',
      'M1 0H24V11H1Z',
      'M1 89H24V100H1Z',
    ],
  },
  B: {
    width: 96,
    parts: [
      'M11 0H56C80 0 91 10 91 25C91 37 84 45 70 48C87 51 96 60 96 73C96 91 82 100 57 100H11ZM38 11V43H48C59 43 63 37 63 27C63 16 59 11 48 11ZM38 53V89H50C63 89 68 83 68 71C68 59 62 53 50 53Z',
      'M1 0H24V11H1Z',
      'M1 89H24V100H1Z',
    ],
  },
  Q: {
    width: 98,
    parts: [
      'M48 -2C80 -2 96 20 96 50S80 102 48 102S0 80 0 50S16 -2 48 -2ZM48 9C33 9 28 26 28 50S33 91 48 91S68 74 68 50S63 9 48 9Z',
      'M34 76C56 62 66 82 74 94C82 104 92 104 100 94C100 116 74 128 60 110C54 102 48 92 34 86Z',
    ],
  },
  J: {
    width: 84,
    parts: [
      'M44 4H71V66C71 91 57 102 36 102C16 102 3 93 3 79C3 69 10 62 19 62C28 62 34 68 34 76C34 81 32 84 29 87C32 90 44 90 44 70Z',
      'M32 0H84V11H32Z',
    ],
  },
  '0': {
    width: 76,
    parts: [
      'M38 -2C64 -2 76 20 76 50S64 102 38 102S0 80 0 50S12 -2 38 -2ZM38 9C28 9 25 28 25 50S28 91 38 91S51 72 51 50S48 9 38 9Z',
    ],
  },
  '1': { width: 58, parts: ['M18 89V24L2 28V17L34 -2H44V89Z', 'M2 89H60V100H2Z'] },
  '2': {
    width: 78,
    parts: [
      'M4 28C4 10 18 -2 40 -2C62 -2 75 9 75 27C75 49 50 57 33 78H62L70 62H78L74 100H2V88C12 62 49 50 49 28C49 15 44 9 36 9C31 9 28 11 26 14C32 17 34 22 34 27C34 35 28 41 19 41S4 36 4 28Z',
    ],
  },
  '3': {
    width: 76,
    parts: [
      'M5 22C7 8 20 -2 40 -2C61 -2 73 8 73 24C73 37 65 45 52 48C68 51 76 60 76 73C76 91 61 102 37 102C16 102 2 92 2 78C2 69 8 63 16 63C25 63 31 69 31 76C31 82 28 86 24 88C27 90 31 91 36 91C46 91 50 84 50 72C50 59 44 53 28 53V43C42 43 48 37 48 25C48 14 44 9 36 9C32 9 29 10 27 11C31 14 33 18 33 23C33 31 27 36 19 36C11 36 4 30 5 22Z',
    ],
  },
  '4': { width: 82, parts: ['M42 -2H66V64H82V76H66V92H76V100H32V92H42V76H0V66ZM42 22L14 64H42Z'] },
  '5': {
    width: 76,
    parts: [
      'M10 0H70L66 20H22L20 40C26 36 33 34 41 34C63 34 76 47 76 66C76 88 61 102 36 102C16 102 2 92 2 78C2 69 8 63 16 63C25 63 31 69 31 76C31 82 28 86 24 88C27 90 31 91 35 91C45 91 50 83 50 67C50 52 45 45 35 45C29 45 23 47 18 52L8 50Z',
    ],
  },
  '6': {
    width: 78,
    parts: [
      'M72 18C72 28 66 33 58 33S45 28 45 21C45 17 47 13 50 11C34 6 26 24 25 44C30 39 37 36 45 36C65 36 77 48 77 68C77 89 62 102 40 102C14 102 1 84 1 54C1 20 18 -2 48 -2C63 -2 72 6 72 18ZM39 46C30 46 26 54 26 68C26 83 30 91 39 91S52 83 52 68S48 46 39 46Z',
    ],
  },
  '7': {
    width: 76,
    parts: [
      'M2 -2H10C12 2 16 4 24 4C38 4 52 -4 76 2V12C60 40 52 62 52 102H20C22 68 36 46 56 24C44 28 32 24 22 24C16 24 12 28 10 36H2Z',
    ],
  },
  '8': {
    width: 80,
    parts: [
      'M40 -2C62 -2 74 9 74 25C74 36 67 44 57 47C71 51 80 60 80 73C80 91 64 102 40 102S0 91 0 73C0 60 9 51 23 47C13 44 6 36 6 25C6 9 18 -2 40 -2ZM40 8C32 8 29 15 29 25S32 43 40 43S51 35 51 25S48 8 40 8ZM40 53C30 53 26 61 26 72S30 92 40 92S54 83 54 72S50 53 40 53Z',
    ],
  },
  '9': {
    width: 78,
    parts: [
      'M6 82C6 72 12 67 20 67S33 72 33 79C33 83 31 87 28 89C44 94 52 76 53 56C48 61 41 64 33 64C13 64 1 52 1 32C1 11 16 -2 38 -2C64 -2 77 16 77 46C77 80 60 102 30 102C15 102 6 94 6 82ZM39 54C48 54 52 46 52 32C52 17 48 9 39 9S26 17 26 32S30 54 39 54Z',
    ],
  },
};

const GAP = 8;

/** Width of a text in a 100 unit high line. */
function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + (GLYPHS[sign]?.width ?? 0), 0) + GAP * (text.length - 1);
}

/** Draw a text centred on x with its top at y. Wide texts are condensed to fit maxWidth. */
export function drawText(
  text: string,
  x: number,
  y: number,
  height: number,
  fill: string,
  maxWidth = Infinity,
): string {
  const scale = height / 100;
  const natural = textWidth(text) * scale;
  const squeeze = Math.min(1, maxWidth / natural);
  let pen = 0;
  let out = '';
  for (const sign of text) {
    const glyph = GLYPHS[sign];
    if (glyph === undefined) continue;
    out += glyph.parts.map((d) => `<path transform="translate(${n1(pen)} 0)" d="${d}"/>`).join('');
    pen += glyph.width + GAP;
  }
  const left = x - (natural * squeeze) / 2;
  const sx = Math.round(scale * squeeze * 1000) / 1000;
  const sy = Math.round(scale * 1000) / 1000;
  return `<g transform="translate(${n1(left)} ${n1(y)}) scale(${sx} ${sy})" fill="${fill}" fill-rule="evenodd" stroke="none">${out}</g>`;
}
