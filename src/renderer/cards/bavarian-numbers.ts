// Purpose: the number cards Ten, Nine, Eight and Seven of the Bavarian deck.
import type { Suit } from '../../engine/cards.ts';
import type { Palette, SuitInk } from './palette.ts';
import { SIGN } from './pips.ts';
import { at, disc, line, n1, shape, solid, type Vec } from './svg.ts';

export type NumberRank = 'T' | '9' | '8' | '7';

const LEFT = 182;
const RIGHT = 378;
const MID = 280;

interface Layout {
  /** Places in the upper half; the lower half is the same turned by 180 degrees. */
  readonly half: readonly Vec[];
  readonly centre: boolean;
}

const SIDES: readonly Vec[] = [
  [LEFT, 128],
  [RIGHT, 128],
  [LEFT, 350],
  [RIGHT, 350],
];
const LAYOUTS: Readonly<Record<NumberRank, Layout>> = {
  T: { half: [...SIDES, [MID, 240]], centre: false },
  '9': { half: SIDES, centre: true },
  '8': { half: SIDES, centre: false },
  '7': {
    half: [
      [LEFT, 138],
      [RIGHT, 138],
      [MID, 288],
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
function twig(spot: Vec, hanging: boolean): string {
  const [x, y] = spot;
  const side = Math.sign(x - MID);
  if (side === 0) return '';
  if (hanging)
    return `M${MID} ${y + 34}C${n1(MID + side * 34)} ${y + 4} ${n1(MID + side * 20)} ${y - 84} ${n1(x + 12)} ${y - 72}`;
  return `M${MID} ${y + 112}C${n1(MID + side * 14)} ${y + 84} ${n1(x - side * 10)} ${y + 110} ${n1(x + 14)} ${y + 66}`;
}

function stalk(suit: 'E' | 'G', layout: Layout, ink: SuitInk): string {
  const hanging = suit === 'E';
  const central = layout.half.find(([x]) => x === MID);
  const top = central === undefined ? 84 : central[1] + (hanging ? -70 : 60);
  const main = `M${MID} 480C${MID - 26} 440 ${MID + 26} 400 ${MID} 356S${MID - 14} ${top + 60} ${MID + (central ? 10 : 0)} ${top}`;
  const curl =
    central === undefined
      ? `M${MID} ${top}C${MID + 2} 66 ${MID + 26} 60 ${MID + 26} 78C${MID + 26} 92 ${MID + 8} 90 ${MID + 12} 78`
      : '';
  const sides = layout.half.map((spot) => twig(spot, hanging)).join('');
  const lower = layout.half.some(([, y]) => y === 350);
  const leaves = lower
    ? leaflet(MID + 8, 396, -20, ink) + leaflet(MID - 8, 300, 196, ink)
    : leaflet(MID + 6, 404, -10, ink) + leaflet(MID - 6, 412, 190, ink);
  return stalkLines(sides + main + curl, ink) + leaves;
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
  const grown = suit === 'E' || suit === 'G' ? stalk(suit, layout, ink) : '';
  const middle = layout.centre ? at(280, 480, SIGN, 0, SIZE) : grown === '' ? '' : knot(ink);
  return `<g id="h">${grown}${uses}</g>` + `<use href="#h" transform="rotate(180 280 480)"/>${middle}`;
}
