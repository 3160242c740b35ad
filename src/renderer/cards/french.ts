// Purpose: the pictures of the French deck: pip layouts, aces and framed court figures.
import { type Card, rankOf, type Suit, suitOf } from '../../engine/base/cards.ts';
import { frenchCourt } from './french-courts.ts';
import { doubled, ribbon } from './frame.ts';
import type { FrenchInk, Tone } from './palette.ts';
import { SIGN } from './pips.ts';
import { at, line, shape, type Vec } from './svg.ts';

const LEFT = 194;
const RIGHT = 366;
const MID = 280;
const SIDES: readonly Vec[] = [
  [LEFT, 140],
  [RIGHT, 140],
  [LEFT, 366],
  [RIGHT, 366],
];

/** Places of the upper half, and the single places that have no turned partner. */
const LAYOUTS = {
  T: { half: [...SIDES, [MID, 253]] as readonly Vec[], single: [] as readonly Vec[] },
  '9': { half: SIDES, single: [[MID, 480]] as readonly Vec[] },
  '8': {
    half: [
      [LEFT, 140],
      [RIGHT, 140],
      [MID, 310],
    ] as readonly Vec[],
    single: [
      [LEFT, 480],
      [RIGHT, 480],
    ] as readonly Vec[],
  },
  '7': {
    half: [
      [LEFT, 140],
      [RIGHT, 140],
    ] as readonly Vec[],
    single: [
      [LEFT, 480],
      [RIGHT, 480],
      [MID, 310],
    ] as readonly Vec[],
  },
} as const;

function pipPicture(rank: keyof typeof LAYOUTS): string {
  const layout = LAYOUTS[rank];
  const put = ([x, y]: Vec): string => at(x, y, SIGN, 0, 1.28);
  const half = layout.half.map(put).join('');
  return `<g id="h">${half}</g><use href="#h" transform="rotate(180 280 480)"/>${layout.single.map(put).join('')}`;
}

function acePicture(ink: Tone): string {
  const wreath =
    'M280 300C200 300 120 380 120 480C120 580 200 660 280 660C360 660 440 580 440 480C440 380 360 300 280 300Z';
  return (
    line(wreath, 3, ink.fill) +
    line(
      'M280 284C190 284 104 372 104 480C104 588 190 676 280 676C370 676 456 588 456 480C456 372 370 284 280 284Z',
      6,
      ink.dark,
    ) +
    at(280, 480, SIGN, 0, 2.5)
  );
}

const BOX = 'M126 62H434V898H126Z';

function courtPicture(suit: Suit, rank: 'K' | 'O' | 'U', ink: Tone): string {
  const half = `<g clip-path="url(#x)">${frenchCourt(suit, rank)}</g>` + at(390, 114, SIGN, 0, 0.7);
  return (
    `<clipPath id="x"><path d="${BOX}"/></clipPath>${shape(BOX, '#fffaf0', 0)}${doubled(half)}` +
    `<g clip-path="url(#x)">${ribbon(ink.fill, '#fff3cf', '#f2c14a')}</g>` +
    line(BOX, 5, ink.dark) +
    line('M134 70H426V890H134Z', 2, ink.fill)
  );
}

/** Everything between the corner indices of a French card. */
export function frenchPicture(card: Card, ink: FrenchInk): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (rank === 'A') return acePicture(ink[suit]);
  if (rank === 'K' || rank === 'O' || rank === 'U') return courtPicture(suit, rank, ink[suit]);
  return pipPicture(rank);
}
