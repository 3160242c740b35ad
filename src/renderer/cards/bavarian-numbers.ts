// Purpose: the number cards Ten, Nine, Eight and Seven of the Bavarian deck.
import type { Suit } from '../../engine/base/cards.ts';
import type { Palette, SuitInk } from './palette.ts';
import { SIGN } from './pips.ts';
import { at, disc, line, n1, shape, solid, type Vec } from './svg.ts';

export type NumberRank = 'T' | '9' | '8' | '7';

const LEFT = 194;
const RIGHT = 366;
const MID = 280;

interface Layout {
  /** Places in the upper half; the lower half is the same turned by 180 degrees. */
  readonly half: readonly Vec[];
  readonly centre: boolean;
}

const SIDES: readonly Vec[] = [
  [LEFT, 124],
  [RIGHT, 124],
  [LEFT, 360],
  [RIGHT, 360],
];
const LAYOUTS: Readonly<Record<NumberRank, Layout>> = {
  T: { half: [...SIDES, [MID, 242]], centre: false },
  '9': { half: SIDES, centre: true },
  '8': { half: SIDES, centre: false },
  '7': {
    half: [
      [LEFT, 124],
      [RIGHT, 124],
      [MID, 296],
    ],
    centre: true,
  },
};

const SIZE = 1.3;

/** A small side leaf on a stalk. */
function leaflet(x: number, y: number, turn: number, ink: SuitInk): string {
  const d = 'M0 0C8 -16 26 -24 46 -20C40 -4 22 8 0 0Z';
  return at(
    x,
    y,
    solid(d, ink.accent.fill, ink.accent.dark, { dx: -2, dy: -5, width: 3 }) +
      line('M4 -2C16 -8 28 -14 38 -17', 2, ink.accent.dark),
    turn,
  );
}

function stalkLines(paths: string, ink: SuitInk): string {
  return line(paths, 11) + line(paths, 5.5, ink.accent.fill);
}

/** Twig from the main stalk to a sign: acorns hang from it, leaves stand on it. */
function twig([x, y]: Vec, sign: 'E' | 'G'): string {
  const side = Math.sign(x - MID);
  if (side === 0) return '';
  if (sign === 'E') {
    return `M${MID} ${y + 76}C${n1(MID + side * 4)} ${y + 20} ${n1(MID + side * 14)} ${y - 82} ${n1(x + 10)} ${y - 70}`;
  }
  return `M${MID} ${y + 118}C${n1(MID + side * 10)} ${y + 84} ${n1(x - side * 4)} ${y + 112} ${n1(x + 14)} ${y + 64}`;
}

/** Main stalk from the middle of the card to a curl near the upper edge. */
const MAIN = `M${MID} 480C${MID - 24} 440 ${MID + 24} 396 ${MID} 340S${MID + 20} 240 ${MID} 190S${MID - 8} 110 ${MID} 92`;
const CURL = `M${MID} 92C${MID + 1} 66 ${MID + 26} 62 ${MID + 25} 80C${MID + 24} 94 ${MID + 7} 90 ${MID + 12} 79`;

function stalk(suit: 'E' | 'G', rank: NumberRank, ink: SuitInk): string {
  const sides = LAYOUTS[rank].half.map((spot) => twig(spot, suit)).join('');
  const low = suit === 'E' ? 446 : 418;
  const leaves =
    rank === '7'
      ? leaflet(MID + 6, 398, -20, ink) + leaflet(MID - 6, 408, 196, ink) + leaflet(MID + 4, 214, -12, ink)
      : leaflet(MID + 8, low, -24, ink) + leaflet(MID - 4, 318, 196, ink);
  return stalkLines(sides + MAIN + CURL, ink) + leaves;
}

function knot(ink: SuitInk): string {
  return (
    shape('M240 466H320V494H240Z', ink.main.fill, 4.5) +
    disc(280, 480, 9, ink.light, 3) +
    line('M252 468V492M308 468V492', 3)
  );
}

/** All signs of a number card (with stalks for Eichel and Gras). */
export function numberPicture(suit: Suit, rank: NumberRank, palette: Palette): string {
  const layout = LAYOUTS[rank];
  const ink = palette[suit];
  const uses = layout.half.map(([x, y]) => at(x, y, SIGN, 0, SIZE)).join('');
  const grown = suit === 'E' || suit === 'G' ? stalk(suit, rank, ink) : '';
  const middle = layout.centre ? at(280, 480, SIGN, 0, SIZE) : grown === '' ? '' : knot(ink);
  return `<g id="h">${grown}${uses}</g>` + `<use href="#h" transform="rotate(180 280 480)"/>${middle}`;
}
