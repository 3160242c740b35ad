// Purpose: bodies of the court cards: sleeves, hands, collars, coats and belts.
import { PRINT, type Tone } from './palette.ts';
import { at, disc, hatch, line, n1, shape, solid, type Vec } from './svg.ts';

const degrees = (from: Vec, to: Vec): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
const distance = (from: Vec, to: Vec): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** One lengthwise strip of a bulging sleeve between the relative heights t0 and t1 (-1 .. 1). */
function strip(length: number, widths: readonly [number, number, number], t0: number, t1: number): string {
  const [w0, wm, w1] = widths;
  const a = n1(length * 0.25);
  const b = n1(length * 0.75);
  const m = wm * 1.2;
  return `M0 ${n1(t0 * w0)}C${a} ${n1(t0 * m)} ${b} ${n1(t0 * m)} ${n1(length)} ${n1(t0 * w1)}V${n1(t1 * w1)}C${b} ${n1(t1 * m)} ${a} ${n1(t1 * m)} 0 ${n1(t1 * w0)}Z`;
}

/** Puffed sleeve in alternating strips of two colours, from one joint to the next. */
export function puff(
  from: Vec,
  to: Vec,
  widths: readonly [number, number, number],
  cloth: Tone,
  slit: Tone,
  strips = 5,
): string {
  const length = distance(from, to);
  let out = '';
  for (let i = 0; i < strips; i += 1) {
    const t0 = -1 + (2 * i) / strips;
    const tone = i % 2 === 0 ? cloth : slit;
    out += shape(strip(length, widths, t0, t0 + 2 / strips), i >= strips - 2 ? tone.dark : tone.fill, 2.5);
  }
  out += line(strip(length, widths, -1, 1), 4.5);
  return at(from[0], from[1], out, degrees(from, to));
}

/** Gold bands and a row of buttons on a close sleeve. */
function sleeveTrim(length: number, width: number, trim: Tone): string {
  const band = (x: number): string =>
    shape(
      `M${n1(x)} -50C${n1(x + 5)} -10 ${n1(x + 5)} 10 ${n1(x)} 50H${n1(x + 8)}C${n1(x + 13)} 10 ${n1(x + 13)} -10 ${n1(x + 8)} -50Z`,
      trim.fill,
      2.2,
    );
  const studs = [0.24, 0.42, 0.6].map((t) => disc(length * t, width * 0.3, 4, trim.fill, 2)).join('');
  return band(length * 0.06) + studs;
}

/** Close-fitting sleeve with a rounded elbow and folds at the bend. */
export function tube(from: Vec, to: Vec, widths: readonly [number, number, number], cloth: Tone, trim?: Tone): string {
  const length = distance(from, to);
  const [w0, wm] = widths;
  const d = strip(length, widths, -1, 1).replace('Z', `C${n1(-w0)} ${n1(w0)} ${n1(-w0)} ${n1(-w0)} 0 ${n1(-w0)}Z`);
  const folds = `M${n1(length * 0.1)} ${n1(w0 * 0.7)}C${n1(length * 0.2)} 4 ${n1(length * 0.24)} -4 ${n1(length * 0.22)} ${n1(-w0 * 0.5)}M${n1(length * 0.3)} ${n1(wm * 0.8)}C${n1(length * 0.4)} 6 ${n1(length * 0.42)} 2 ${n1(length * 0.42)} -4`;
  const pattern = line(folds, 2.6, cloth.dark) + (trim === undefined ? '' : sleeveTrim(length, wm, trim));
  return at(from[0], from[1], solid(d, cloth.fill, cloth.dark, { dx: -3, dy: -9, pattern }), degrees(from, to));
}

/** Bare arm or leg (or the leg of an animal): one smooth rounded stroke along a line. */
export function limb(d: string, width: number, tone: Tone = PRINT.skin): string {
  const lit = `<g transform="translate(-2 -3)">${line(d, width > 30 ? width - 7 : width - 5, tone.fill)}</g>`;
  return line(d, width + 9) + line(d, width, tone.dark) + lit;
}

/** Turned-back cuff at the wrist, lying across the arm direction. */
export function cuff(from: Vec, wrist: Vec, half: number, tone: Tone): string {
  const d = `M-18 ${-half * 0.8}L6 ${-half - 3}C11 ${-half * 0.3} 11 ${half * 0.3} 6 ${half + 3}L-18 ${half * 0.8}C-13 ${half * 0.3} -13 ${-half * 0.3} -18 ${-half * 0.8}Z`;
  return at(wrist[0], wrist[1], solid(d, tone.fill, tone.dark, { dx: -4, dy: -4, width: 4 }), degrees(from, wrist));
}

const FINGERS = [-24, -12.5, -1, 10.5];

/** Closed hand around a shaft running along its own y axis; the wrist is on the left. */
export function fist(x: number, y: number, turn: number, flip: 1 | -1 = 1): string {
  const { skin } = PRINT;
  const back = 'M-34 -15C-22 -22 -6 -27 8 -25L12 24C-4 27 -22 22 -34 15Z';
  const fingers = FINGERS.map((top) =>
    shape(`M2 ${top}H15C25 ${top} 25 ${top + 12} 15 ${top + 12}H2Z`, skin.fill, 3),
  ).join('');
  const thumb = shape('M-16 -19C-8 -33 4 -39 19 -35C26 -32 23 -24 15 -24C8 -25 2 -21 -3 -13Z', skin.fill, 3.2);
  return at(
    x,
    y,
    solid(back, skin.fill, skin.dark, { dx: 2, dy: -7, width: 4 }) + fingers + thumb,
    turn,
    1.06,
    flip * 1.06,
  );
}

/** Open hand, palm down, fingers to the right; the wrist is on the left. */
export function openHand(x: number, y: number, turn: number, flip: 1 | -1 = 1): string {
  const { skin } = PRINT;
  const palm =
    'M-32 -14C-18 -19 0 -22 12 -18L42 -17C49 -16 49 -8 42 -7L24 -6L50 -5C57 -4 57 4 50 5L24 5L46 8C52 9 51 17 44 16L20 15L34 19C39 22 35 28 29 26C10 24 -16 22 -32 14Z';
  const thumb = 'M-8 -14C-2 -26 10 -34 22 -34C28 -32 26 -25 20 -24C14 -22 10 -16 8 -10Z';
  return at(
    x,
    y,
    shape(thumb, skin.fill, 3.4) +
      solid(palm, skin.fill, skin.dark, { dx: 0, dy: -7, width: 3.6 }) +
      line('M10 -7H24M8 4H24M6 14H20', 2),
    turn,
    1.06,
    flip * 1.06,
  );
}

/** Cartwheel ruff around the neck. */
export function ruff(x: number, y: number, rx: number, ry: number): string {
  const { white } = PRINT;
  const lobes = 14;
  let d = '';
  let pleats = '';
  for (let i = 0; i <= lobes; i += 1) {
    const angle = (2 * Math.PI * i) / lobes;
    const px = x + rx * Math.cos(angle);
    const py = y + ry * Math.sin(angle);
    const mid = angle - Math.PI / lobes;
    d +=
      i === 0
        ? `M${n1(px)} ${n1(py)}`
        : `Q${n1(x + rx * 1.2 * Math.cos(mid))} ${n1(y + ry * 1.26 * Math.sin(mid))} ${n1(px)} ${n1(py)}`;
    pleats += `M${n1(x + rx * 0.45 * Math.cos(angle))} ${n1(y + ry * 0.4 * Math.sin(angle))}L${n1(px)} ${n1(py)}`;
  }
  return solid(`${d}Z`, white.fill, white.dark, { dx: -4, dy: -7, width: 4 }) + line(pleats, 2.4, '#7d7263');
}

/** Falling collar with two pointed lappets. */
export function lappets(x: number, y: number, tone: Tone = PRINT.white): string {
  const left = 'M4 -16C-20 -22 -46 -14 -58 4L-40 44C-24 34 -8 24 2 10Z';
  const right = 'M-4 -16C20 -22 46 -14 58 4L42 44C26 34 10 24 -2 10Z';
  const trim = line('M-52 6L-37 36M52 6L39 36', 2.4, tone.dark);
  return at(
    x,
    y,
    solid(right, tone.fill, tone.dark, { dx: -5, dy: -6, width: 4 }) +
      solid(left, tone.fill, tone.dark, { dx: 5, dy: -6, width: 4 }) +
      trim,
  );
}

/** Ermine cape over the shoulders. */
export function ermine(x: number, y: number, half = 112): string {
  const { white } = PRINT;
  const h = half;
  const d = `M-34 -28C-60 -14 ${-h} -8 ${-h - 8} 40C${-h + 10} 62 ${-h + 36} 58 ${-h + 50} 50C-44 74 -20 72 0 62C20 72 44 74 ${h - 50} 50C${h - 36} 58 ${h - 10} 62 ${h + 8} 40C${h} -8 60 -14 34 -28C14 -10 -14 -10 -34 -28Z`;
  const spots: Vec[] = [
    [-h + 14, 30],
    [-h + 42, 18],
    [-h + 48, 40],
    [-42, 46],
    [-50, 8],
    [-18, 28],
    [0, 50],
    [18, 28],
    [50, 8],
    [42, 46],
    [h - 48, 40],
    [h - 42, 18],
    [h - 14, 30],
  ];
  const tails = spots
    .map(([sx, sy]) =>
      shape(
        `M${sx} ${sy - 8}C${sx + 5} ${sy - 2} ${sx + 4} ${sy + 6} ${sx} ${sy + 9}C${sx - 4} ${sy + 6} ${sx - 5} ${sy - 2} ${sx} ${sy - 8}Z`,
        PRINT.black.dark,
        0,
      ),
    )
    .join('');
  return at(x, y, solid(d, white.fill, white.dark, { dx: -4, dy: -8 }) + tails);
}

/** Standing coat front from the shoulders down past the middle line. */
export function coat(x: number, tone: Tone, pattern: string, half = 108): string {
  const h = half;
  const d = `M${x - 32} 238C${x - 60} 246 ${x - h} 252 ${x - h} 286C${x - h + 6} 340 ${x - 80} 380 ${x - 78} 424C${x - 96} 460 ${x - 122} 500 ${x - 128} 560H${x + 128}C${x + 122} 500 ${x + 96} 460 ${x + 78} 424C${x + 80} 380 ${x + h - 6} 340 ${x + h} 286C${x + h} 252 ${x + 60} 246 ${x + 32} 238Z`;
  const shade = hatch([x + 62, 312], [x + 52, 408], 9, [22, 9], 2) + hatch([x + 78, 466], [x + 96, 540], 6, [22, 6], 2);
  return solid(d, tone.fill, tone.dark, { dx: -16, dy: -2, pattern: pattern + shade });
}

/** Vertical stripes for the inside of a coat. */
export function stripes(x: number, tone: Tone, offsets: readonly number[], half = 9): string {
  return offsets
    .map((o) => {
      const lean = o * 0.18;
      return shape(
        `M${n1(x + o - half)} 236L${n1(x + o * 0.76 - half)} 424L${n1(x + o + lean - half)} 560H${n1(x + o + lean + half)}L${n1(x + o * 0.76 + half)} 424L${n1(x + o + half)} 236Z`,
        tone.fill,
        2.5,
      );
    })
    .join('');
}

/** Short slashes in rows, showing the lining. */
export function slashes(spots: readonly Vec[], tone: Tone, length = 26, turn = 0): string {
  const half = length / 2;
  return spots
    .map(([x, y]) =>
      at(
        x,
        y,
        shape(
          `M0 ${-half}C7 ${-half / 2} 7 ${half / 2} 0 ${half}C-7 ${half / 2} -7 ${-half / 2} 0 ${-half}Z`,
          tone.fill,
          2.5,
        ),
        turn,
      ),
    )
    .join('');
}

/** Belt with buckle at the waist. */
export function belt(x: number, tone: Tone, half = 84): string {
  const d = `M${x - half} 416C${x - 30} 432 ${x + 30} 432 ${x + half} 416L${x + half + 4} 438C${x + 30} 456 ${x - 30} 456 ${x - half - 4} 438Z`;
  const { gold } = PRINT;
  return (
    solid(d, tone.fill, tone.dark, { dx: -10, dy: -4, width: 4 }) +
    `<rect x="${x - 20}" y="422" width="40" height="32" rx="5" fill="${gold.fill}" stroke-width="4"/>` +
    `<rect x="${x - 10}" y="430" width="20" height="16" rx="3" fill="${tone.dark}" stroke-width="2.5"/>` +
    disc(x + 40, 438, 4, gold.fill, 2) +
    disc(x - 40, 438, 4, gold.fill, 2)
  );
}

/** Folds of a skirt below the belt. */
export function skirtFolds(x: number): string {
  return line(
    `M${x - 58} 456C${x - 70} 490 ${x - 78} 520 ${x - 82} 556M${x - 22} 460C${x - 26} 490 ${x - 28} 520 ${x - 28} 556M${x + 22} 460C${x + 26} 490 ${x + 28} 520 ${x + 28} 556M${x + 58} 456C${x + 70} 490 ${x + 78} 520 ${x + 82} 556`,
    3,
  );
}
