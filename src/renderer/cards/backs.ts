// Purpose: the card backs: white-blue lozenges for the Bavarian deck, a red lattice for the French deck.
import { at, line, n1, shape } from './svg.ts';

const INSET = 'M52 30H508A22 22 0 0 1 530 52V908A22 22 0 0 1 508 930H52A22 22 0 0 1 30 908V52A22 22 0 0 1 52 30Z';

/** A grid of upright lozenges around the middle, cut in half exactly at the frame; the gaps are lozenges too. */
function lozenges(width: number, height: number): string {
  const columns = 250 / width;
  const rows = 450 / height;
  const half = n1(width / 2);
  const tall = n1(height / 2);
  let d = '';
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const top = n1(480 + row * height - height / 2);
      d += `M${n1(280 + column * width)} ${top}l${half} ${tall}l-${half} ${tall}l-${half} -${tall}Z`;
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
  const pattern = `<path d="M0 0H560V960H0Z" fill="#fffdf6" stroke="none"/><path d="${lozenges(62.5, 112.5)}" fill="#2f7fc2" stroke="#fffdf6" stroke-width="2"/>`;
  return back('#1c4f86', '#5da3dc', '#d9b25a', pattern);
}

export function frenchBack(): string {
  let dots = '';
  for (let y = 55; y < 930; y += 50) for (let x = 55; x < 530; x += 50) dots += `M${x} ${y}h.1`;
  const pattern =
    `<path d="M0 0H560V960H0Z" fill="#a5202c" stroke="none"/>` +
    `<path d="${lozenges(50, 50)}" fill="none" stroke="#f6e3c0" stroke-width="3"/>` +
    line(dots, 10, '#f6e3c0');
  return back('#6f111c', '#d9545c', '#e2bd6a', pattern);
}
