// Purpose: what all faces share: paper, frame, corner index, the double-headed assembly and the small face.
import { PAPER } from './palette.ts';
import { drawText } from './glyphs.ts';
import { at, collectDefs, INK, line, shape } from './svg.ts';

export const WIDTH = 560;
export const HEIGHT = 960;

const BORDER = '#b9a98a';

/** The complete standalone document around a picture. */
export function document(inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<g stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect x="1.5" y="1.5" width="557" height="957" rx="33" fill="${PAPER}" stroke="${BORDER}" stroke-width="3"/>${collectDefs(inner)}</g></svg>`
  );
}

/** Thin double frame with cut-in corners for the index. */
export function frame(color: string): string {
  const outer = 'M50 22H510A28 28 0 0 1 538 50V910A28 28 0 0 1 510 938H50A28 28 0 0 1 22 910V50A28 28 0 0 1 50 22Z';
  const inner = 'M52 30H508A22 22 0 0 1 530 52V908A22 22 0 0 1 508 930H52A22 22 0 0 1 30 908V52A22 22 0 0 1 52 30Z';
  return line(outer, 4) + line(inner, 2, color);
}

/** The same drawing in the upper left and, turned, in the lower right corner. */
export function corners(label: string, pip: string, color: string): string {
  const one = drawText(label, 77, 52, 86, color, 70) + at(77, 182, pip, 0, 0.62);
  return `<g id="i">${one}</g><use href="#i" transform="rotate(180 280 480)"/>`;
}

/** Half a picture, clipped at the slanting middle line, together with its turned copy. */
export function doubled(half: string, slope = 37): string {
  const clip = `M30 30H530V${480 - slope}L30 ${480 + slope}Z`;
  return (
    `<clipPath id="m"><path d="${clip}"/></clipPath><g id="h" clip-path="url(#m)">${half}</g>` +
    `<use href="#h" transform="rotate(180 280 480)"/>`
  );
}

/** Ribbon over the middle line. */
export function ribbon(fill: string, edge: string, gem: string, slope = 37): string {
  const turn = (-Math.atan2(2 * slope, 500) * 180) / Math.PI;
  const gems = Array.from({ length: 13 }, (_, i) => `M${-246 + i * 40} 0l7 -8l7 8l-7 8Z`).join('');
  const beads = Array.from({ length: 12 }, (_, i) => `M${-219 + i * 40} 0h.1`).join('');
  const body =
    shape('M-290 -19H290V19H-290Z', edge, 4) +
    shape('M-290 -12H290V12H-290Z', fill, 2.4) +
    shape(gems, gem, 1.8) +
    line(beads, 7, edge);
  return `<clipPath id="b"><path d="M30 30H530V930H30Z"/></clipPath><g clip-path="url(#b)">${at(280, 480, body, turn)}</g>`;
}

/** The simple face for narrow cards: a large letter above a large suit sign. */
export function smallFace(label: string, pip: string, color: string): string {
  return drawText(label, 280, 66, 370, color, 460) + at(280, 706, pip, 0, 3.75);
}
