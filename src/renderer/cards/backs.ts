// Purpose: the card backs: white-blue lozenges for the Bavarian deck, a red lattice for the French deck.
import { at, disc, line, shape } from './svg.ts';

const INSET = 'M52 30H508A22 22 0 0 1 530 52V908A22 22 0 0 1 508 930H52A22 22 0 0 1 30 908V52A22 22 0 0 1 52 30Z';

/** A grid of upright lozenges; every second one is filled. */
function lozenges(width: number, height: number, lean: number): string {
  let d = '';
  for (let row = -2; row * (height / 2) < 960; row += 2) {
    const shift = 0;
    for (let x = -width; x < 560 + width; x += width) {
      const cx = x + shift + row * lean;
      const cy = row * (height / 2) + height / 2;
      d += `M${cx} ${cy - height / 2}L${cx + width / 2} ${cy}L${cx} ${cy + height / 2}L${cx - width / 2} ${cy}Z`;
    }
  }
  return d;
}

function petals(count: number, length: number, half: number, fill: string, stroke: string): string {
  const d = `M0 0C${half} ${-length * 0.3} ${half} ${-length * 0.75} 0 ${-length}C${-half} ${-length * 0.75} ${-half} ${-length * 0.3} 0 0Z`;
  return Array.from(
    { length: count },
    (_, i) =>
      `<path d="${d}" transform="rotate(${(360 / count) * i})" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`,
  ).join('');
}

/** A medallion with rosette in the middle of the back. */
function medallion(deep: string, mid: string, gold: string): string {
  const ring = (rx: number, ry: number, fill: string, stroke: string, width: number): string =>
    `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
  const beads = Array.from({ length: 28 }, (_, i) => {
    const angle = (Math.PI * i) / 14;
    return `<circle cx="${Math.round(122 * Math.cos(angle))}" cy="${Math.round(170 * Math.sin(angle))}" r="5" fill="${gold}" stroke="none"/>`;
  }).join('');
  return (
    ring(146, 194, '#fffdf6', deep, 6) +
    ring(134, 182, deep, gold, 4) +
    beads +
    ring(108, 156, '#fffdf6', gold, 4) +
    `<g stroke="${deep}">${at(0, -96, scroll(mid))}${at(0, 96, scroll(mid), 180)}</g>` +
    petals(12, 78, 20, mid, deep) +
    petals(6, 56, 20, '#fffdf6', deep) +
    `<circle r="17" fill="${gold}" stroke="${deep}" stroke-width="4"/>`
  );
}

function scroll(fill: string): string {
  return (
    shape('M0 -44C12 -26 12 -12 0 4C-12 -12 -12 -26 0 -44Z', fill, 3) +
    line('M6 -4C30 -2 46 -18 38 -32C30 -42 18 -32 24 -24M-6 -4C-30 -2 -46 -18 -38 -32C-30 -42 -18 -32 -24 -24', 5)
  );
}

function back(deep: string, mid: string, gold: string, pattern: string): string {
  return (
    `<clipPath id="a"><path d="${INSET}"/></clipPath>` +
    `<g clip-path="url(#a)">${pattern}</g>` +
    line(INSET, 9, deep) +
    line(INSET, 3, gold) +
    at(280, 480, medallion(deep, mid, gold))
  );
}

export function bavarianBack(): string {
  const pattern = `<path d="M0 0H560V960H0Z" fill="#fffdf6" stroke="none"/><path d="${lozenges(70, 112, 0)}" fill="#2f7fc2" stroke="#fffdf6" stroke-width="2"/>`;
  return back('#1c4f86', '#5da3dc', '#d9b25a', pattern);
}

export function frenchBack(): string {
  const pattern =
    `<path d="M0 0H560V960H0Z" fill="#a5202c" stroke="none"/>` +
    `<path d="${lozenges(56, 56, 0)}" fill="none" stroke="#f6e3c0" stroke-width="3"/>` +
    Array.from({ length: 18 }, (_, r) =>
      Array.from({ length: 11 }, (_, c) => disc(c * 56, r * 56 + 28, 5, '#f6e3c0', 0)).join(''),
    ).join('');
  return back('#6f111c', '#d9545c', '#e2bd6a', pattern);
}
