// Purpose: tiny SVG string helpers shared by all card drawings (no DOM, no state).

export type Vec = readonly [number, number];

/** Outline colour of every drawing; warmer than black so that it looks printed. */
export const INK = '#2a1710';

/** Round to one decimal so that the markup stays small. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

/** A filled and outlined path; width 0 draws the fill only. */
export function shape(d: string, fill: string, width = 4): string {
  const stroke = width === 0 ? ' stroke="none"' : ` stroke-width="${width}"`;
  return `<path d="${d}" fill="${fill}"${stroke}/>`;
}

/** An open line in ink or in a colour of its own. */
export function line(d: string, width = 3, color?: string): string {
  const stroke = color === undefined ? '' : ` stroke="${color}"`;
  return `<path d="${d}" fill="none" stroke-width="${width}"${stroke}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, width = 3): string {
  const stroke = width === 0 ? ' stroke="none"' : ` stroke-width="${width}"`;
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${fill}"${stroke}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, width = 3): string {
  const stroke = width === 0 ? ' stroke="none"' : ` stroke-width="${width}"`;
  return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${stroke}/>`;
}

/** Move, turn and scale a drawing. */
export function at(x: number, y: number, inner: string, turn = 0, sx = 1, sy = Math.abs(sx)): string {
  const rotate = turn === 0 ? '' : ` rotate(${n1(turn)})`;
  const scale = sx === 1 && sy === 1 ? '' : ` scale(${Math.round(sx * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`;
  return `<g transform="translate(${n1(x)} ${n1(y)})${rotate}${scale}">${inner}</g>`;
}

/** Short stable id derived from the text, so that drawing needs no counter. */
export function idOf(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i += 1) hash = ((hash * 33) ^ text.charCodeAt(i)) >>> 0;
  return `c${hash.toString(36)}`;
}

/** A reusable outline: its definition is gathered at the top of the document (see collectDefs). */
function outline(d: string): { readonly id: string; readonly defs: string } {
  const id = idOf(d);
  return { id, defs: `<defs><path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath></defs>` };
}

/** Draw something only inside the given outline. */
export function inside(d: string, inner: string): string {
  const { id, defs } = outline(d);
  return `${defs}<g clip-path="url(#${id}c)">${inner}</g>`;
}

/** A body with a darker rim on one side (the light comes from the upper left) and optional pattern inside. */
export function solid(d: string, fill: string, dark: string, options: SolidOptions = {}): string {
  const { dx = -12, dy = -5, width = 4.5, pattern = '' } = options;
  const { id, defs } = outline(d);
  const use = `<use href="#${id}"`;
  const lit = `${use} fill="${fill}" stroke="none" transform="translate(${dx} ${dy})"/>`;
  return (
    `${defs}${use} fill="${dark}" stroke="none"/><g clip-path="url(#${id}c)">${lit}${pattern}</g>` +
    `${use} fill="none" stroke-width="${width}"/>`
  );
}

const DEFS = /<defs>(.*?)<\/defs>/g;

/** Move all definitions to the front, each only once. */
export function collectDefs(markup: string): string {
  const found = new Set([...markup.matchAll(DEFS)].map((match) => match[1] ?? ''));
  return `<defs>${[...found].join('')}</defs>${markup.replace(DEFS, '')}`;
}

/** Define a drawing once so that it can be used many times. */
export function defineGroup(id: string, markup: string): string {
  const outlines = [...markup.matchAll(DEFS)].map((match) => match[0]).join('');
  return `${outlines}<defs><g id="${id}">${markup.replace(DEFS, '')}</g></defs>`;
}

export interface SolidOptions {
  dx?: number;
  dy?: number;
  width?: number;
  pattern?: string;
}

/** Woodcut hatching: short parallel strokes set along the way from one point to another. */
export function hatch(from: Vec, to: Vec, count: number, stroke: Vec, width = 2): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0 : i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const shrink = 1 - 0.5 * t;
    d += `M${n1(x)} ${n1(y)}l${n1(stroke[0] * shrink)} ${n1(stroke[1] * shrink)}`;
  }
  return line(d, width);
}

/** Buttons (or pearls) along a straight line. */
export function buttons(from: Vec, to: Vec, count: number, radius: number, fill: string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 0 : i / (count - 1);
    out += disc(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, radius, fill, 2.5);
  }
  return out;
}
