// Purpose: what the court figures hold: weapons, shields, instruments and regalia.
import { PRINT, type Tone } from './palette.ts';
import { at, buttons, disc, hatch, line, n1, oval, shape, solid } from './svg.ts';

const { steel, gold, brown, red, white } = PRINT;

/** Straight sword pointing up, the grip around the origin. */
export function sword(blade: number): string {
  const d = `M-11 -34L-9 ${-blade + 30}L0 ${-blade}L9 ${-blade + 30}L11 -34Z`;
  return (
    shape('M-6 -30H6L7 34H-7Z', brown.dark, 3.5) +
    line('M-6 -14L6 -8M-6 0L6 6M-6 14L6 20', 2.4, gold.fill) +
    disc(0, 40, 11, gold.fill, 4) +
    shape(d, steel.fill, 0) +
    shape(`M0 -34V${-blade}L9 ${-blade + 30}L11 -34Z`, steel.dark, 0) +
    line(d, 4) +
    line(`M0 -40V${-blade + 40}`, 2.2) +
    solid(
      'M-44 -30C-40 -42 -24 -40 -12 -38H12C24 -40 40 -42 44 -30C46 -22 36 -20 30 -26H-30C-36 -20 -46 -22 -44 -30Z',
      gold.fill,
      gold.dark,
      { dx: -3, dy: -4, width: 3.6 },
    )
  );
}

/** Curved sabre pointing up, the grip around the origin. */
export function sabre(): string {
  const d = 'M-9 -34C-14 -110 -4 -180 44 -236C40 -160 26 -100 12 -34Z';
  return (
    shape('M-6 -30H6L7 34H-7Z', PRINT.blue.dark, 3.5) +
    line('M-6 -14L6 -8M-6 0L6 6M-6 14L6 20', 2.4, gold.fill) +
    shape('M-8 30C-16 40 -10 52 2 50C14 48 16 36 8 30Z', gold.fill, 3.6) +
    solid(d, steel.fill, steel.dark, { dx: -9, dy: -4, width: 4 }) +
    solid(
      'M-38 -22C-38 -36 -18 -38 0 -38C18 -38 40 -46 44 -34C46 -24 30 -24 20 -26C4 -28 -10 -28 -22 -24C-28 -20 -38 -14 -38 -22Z',
      gold.fill,
      gold.dark,
      { dx: -3, dy: -4, width: 3.6 },
    )
  );
}

/** Halberd standing upright; the origin is where the hand holds the shaft. */
export function halberd(up: number, down: number): string {
  const head =
    'M-6 -40H6V-86C16 -92 30 -96 46 -92C40 -74 42 -56 48 -40C34 -34 20 -40 6 -50V0H-6V-54C-18 -50 -28 -52 -40 -62L-24 -70L-40 -80C-28 -88 -18 -88 -6 -84Z';
  const spike = 'M-8 -84L0 -168L8 -84Z';
  return (
    shape(`M-7 ${-up}H7V${down}H-7Z`, brown.fill, 4) +
    line(`M3 ${-up + 20}V${down}`, 2.6, brown.dark) +
    at(
      0,
      -up,
      solid(spike, steel.fill, steel.dark, { dx: -6, dy: 0, width: 4 }) +
        solid(head, steel.fill, steel.dark, { dx: -6, dy: -5, width: 4 }) +
        disc(30, -68, 4, '#fffdf6', 2.4) +
        solid('M-13 -2H13L18 40L8 30L0 44L-8 30L-18 40Z', red.fill, red.dark, { dx: -5, dy: 0, width: 3.4 }) +
        shape('M-12 -10H12V4H-12Z', gold.fill, 3),
    )
  );
}

/** Round shield with boss and a ring of acorn-gold rivets. */
export function roundShield(radius: number, field: Tone, ring: Tone): string {
  const r = radius;
  const rays = Array.from({ length: 8 }, (_, i) =>
    at(
      0,
      0,
      shape(`M-15 ${n1(-r * 0.22)}L0 ${n1(-r * 0.72)}L15 ${n1(-r * 0.22)}Z`, i % 2 === 0 ? gold.fill : white.fill, 2.8),
      i * 45,
    ),
  ).join('');
  const rivets = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    return disc(r * 0.88 * Math.cos(angle), r * 0.88 * Math.sin(angle), r * 0.045, gold.fill, 1.8);
  }).join('');
  return (
    disc(0, 0, r, ring.fill, 5) +
    `<path d="M${r} 0A${r} ${r} 0 0 1 ${n1(-r * 0.7)} ${n1(r * 0.7)}A${n1(r * 1.3)} ${n1(r * 1.3)} 0 0 0 ${r} 0Z" fill="${ring.dark}" stroke="none"/>` +
    rivets +
    disc(0, 0, r * 0.76, field.fill, 4) +
    rays +
    disc(0, 0, r * 0.27, steel.fill, 4) +
    disc(-r * 0.06, -r * 0.07, r * 0.1, '#ffffff', 0)
  );
}

const MANE =
  'M0 -62L14 -50L30 -58L38 -42L56 -42L54 -24L68 -12L58 2L66 18L50 26L48 44L32 46L22 60L8 54L0 66L-8 54L-22 60L-32 46L-48 44L-50 26L-66 18L-58 2L-68 -12L-54 -24L-56 -42L-38 -42L-30 -58L-14 -50Z';

/** Face of a lion, as on a shield. */
function lionFace(mane: Tone, face: Tone): string {
  return (
    solid(MANE, mane.fill, mane.dark, { dx: -5, dy: -5, width: 3.6 }) +
    shape('M-34 -30C-44 -44 -26 -52 -20 -40Z', face.fill, 3) +
    shape('M34 -30C44 -44 26 -52 20 -40Z', face.fill, 3) +
    solid(
      'M-36 -18C-34 -42 34 -42 36 -18C38 4 30 16 26 26C20 46 -20 46 -26 26C-30 16 -38 4 -36 -18Z',
      face.fill,
      face.dark,
      { dx: -6, dy: -3, width: 3.4 },
    ) +
    line('M-28 -20C-22 -26 -14 -25 -8 -18M28 -20C22 -26 14 -25 8 -18', 4.4) +
    oval(-16, -11, 6, 5, '#fffdf4', 2) +
    oval(16, -11, 6, 5, '#fffdf4', 2) +
    disc(-15, -11, 3, '#23150e', 0) +
    disc(15, -11, 3, '#23150e', 0) +
    shape('M-11 6C-4 2 4 2 11 6C8 14 4 16 0 17C-4 16 -8 14 -11 6Z', '#3a2018', 2) +
    line('M0 17V24C-6 34 -16 32 -20 26M0 24C6 34 16 32 20 26', 3) +
    shape('M-7 30C-4 34 4 34 7 30C6 40 -6 40 -7 30Z', red.fill, 2) +
    line('M-26 14L-44 10M-26 20L-42 24M26 14L44 10M26 20L42 24', 1.8)
  );
}

/** Pointed shield with a lion's head. */
export function lionShield(field: Tone, rim: Tone): string {
  const outer = 'M-92 -104C-60 -92 -30 -92 0 -108C30 -92 60 -92 92 -104C102 -30 92 54 0 122C-92 54 -102 -30 -92 -104Z';
  const inner = 'M-78 -86C-50 -78 -26 -78 0 -90C26 -78 50 -78 78 -86C84 -24 74 44 0 102C-74 44 -84 -24 -78 -86Z';
  return (
    solid(outer, rim.fill, rim.dark, { dx: -6, dy: -6, width: 5 }) +
    solid(inner, field.fill, field.dark, { dx: -8, dy: -6, width: 3.6 }) +
    buttons([-85, -70], [-78, 14], 4, 3.6, steel.fill) +
    buttons([85, -70], [78, 14], 4, 3.6, steel.fill) +
    at(0, -4, lionFace(PRINT.gold, { fill: '#f5cf6a', dark: '#d79a2a' }), 0, 1.08)
  );
}

/** Side drum, standing, with cords and painted rims. */
export function drum(rim: Tone, shell: Tone): string {
  const body = 'M-108 -20V96C-108 130 108 130 108 96V-20Z';
  const flames = Array.from({ length: 9 }, (_, i) => `M${-108 + i * 24} 44L${-96 + i * 24} 8L${-84 + i * 24} 44Z`).join(
    '',
  );
  return (
    solid(body, shell.fill, shell.dark, { dx: -18, dy: 0, width: 5, pattern: shape(flames, rim.fill, 2.5) }) +
    line(
      'M-108 6C-92 36 -84 56 -78 112M-48 26C-60 60 -68 84 -78 116M-48 26C-36 60 -28 90 -22 124M24 30C0 70 -14 98 -22 124M24 30C36 66 40 90 44 122M84 18C66 60 54 92 44 122M84 18C92 50 96 76 98 108',
      3.4,
      white.fill,
    ) +
    solid('M-112 -22V2C-112 40 112 40 112 2V-22Z', rim.fill, rim.dark, { dx: -18, dy: 0, width: 4.5 }) +
    Array.from({ length: 7 }, (_, i) => {
      const x = -84 + i * 28;
      const y = 10 + 14 * Math.sqrt(1 - (x / 112) ** 2);
      return at(x, y, shape('M-10 0L0 -9L10 0L0 9Z', i % 2 === 0 ? white.fill : gold.fill, 2.4));
    }).join('') +
    oval(0, -22, 112, 32, white.dark, 5) +
    oval(-4, -25, 100, 25, '#fdf3da', 2.5) +
    hatch([30, -12], [78, -22], 6, [14, 5], 2)
  );
}

/** Drum stick from the hand at the origin to the right. */
export function drumStick(length: number): string {
  return shape(`M-16 -4H${length - 12}V4H-16Z`, '#d9a866', 3) + oval(length - 4, 0, 11, 7.5, '#d9a866', 3.2);
}

/** Transverse flute along the x axis, from 0 to its length. */
export function fife(length: number): string {
  const holes = Array.from({ length: 6 }, (_, i) => oval(length * 0.42 + i * 15, -1, 3.4, 2.6, '#23150e', 0)).join('');
  return (
    solid(
      `M-14 -9H${length}C${length + 5} -6 ${length + 5} 6 ${length} 9H-14C-18 5 -18 -5 -14 -9Z`,
      '#c98d45',
      '#8d5a22',
      { dx: 0, dy: -6, width: 3.8 },
    ) +
    [-4, length * 0.34, length - 12]
      .map((x) => shape(`M${n1(x)} -10H${n1(x + 9)}V10H${n1(x)}Z`, gold.fill, 2.4))
      .join('') +
    holes
  );
}

/** Long fighting staff through the origin, along the y axis. */
export function quarterStaff(up: number, down: number): string {
  const band = (y: number): string => shape(`M-11 ${y}H11V${y + 16}H-11Z`, steel.fill, 3);
  return (
    shape(`M-9 ${-up + 8}C-6 ${-up - 4} 6 ${-up - 4} 9 ${-up + 8}V${down}H-9Z`, '#b98145', 4.2) +
    line(`M3 ${-up + 40}V${down}M-3 ${-up + 90}V${-up + 150}`, 2.4, '#7a4a1c') +
    band(-up + 14) +
    band(-up + 44)
  );
}

/** Hunting horn, mouthpiece at the origin, bell up to the right. */
export function horn(band: Tone): string {
  const d = 'M-2 -5C34 4 70 22 104 14C138 4 148 -30 146 -66L206 -84C218 -30 196 44 138 64C88 80 36 40 -4 7Z';
  return (
    solid(d, '#e9c77c', '#b98a3a', { dx: -6, dy: -9, width: 4.5 }) +
    oval(176, -76, 33, 13, '#6b3c16', 4.4) +
    shape('M136 -50C150 -42 186 -46 210 -60L211 -44C186 -28 150 -26 134 -34Z', gold.fill, 3) +
    shape('M52 14C50 28 44 38 38 40L52 48C60 42 66 30 68 18Z', band.fill, 3) +
    shape('M-8 -9C2 -12 10 -8 12 -2C14 6 4 12 -8 11Z', gold.fill, 3) +
    hatch([84, 44], [140, 30], 6, [6, 14], 2)
  );
}

/** Sceptre with a leaf or knob top, along the y axis. */
export function sceptre(up: number, down: number, gem: Tone): string {
  return (
    shape(`M-6 ${-up}H6V${down}H-6Z`, gold.fill, 3.8) +
    line(`M3 ${-up}V${down}`, 2.2, gold.dark) +
    at(
      0,
      -up,
      shape('M-14 0H14V-12H-14Z', gold.fill, 3.4) +
        solid(
          'M0 -70C12 -60 8 -48 16 -46C28 -46 30 -28 18 -22L12 -12H-12L-18 -22C-30 -28 -28 -46 -16 -46C-8 -48 -12 -60 0 -70Z',
          gold.fill,
          gold.dark,
          { dx: -5, dy: -3, width: 3.6 },
        ) +
        disc(0, -34, 9, gem.fill, 3),
    )
  );
}

/** Imperial orb with band and cross. */
export function orb(field: Tone): string {
  return (
    disc(0, 0, 40, field.dark, 4.5) +
    `<circle cx="-5" cy="-4" r="34" fill="${field.fill}" stroke="none"/>` +
    shape('M-40 -6C-18 6 18 6 40 -6V8C18 20 -18 20 -40 8Z', gold.fill, 3) +
    shape('M-7 -40C-4 -24 -4 -8 -6 2H8C10 -8 10 -24 7 -40Z', gold.fill, 3) +
    shape('M-6 -40V-52H-17V-63H-6V-76H6V-63H17V-52H6V-40Z', gold.fill, 3.4) +
    line('M-27 -14C-26 -22 -20 -28 -14 -30', 4, '#fff3d0')
  );
}

/** Covered goblet; the hand holds the stem at the origin. */
export function goblet(gem: Tone): string {
  return (
    solid('M-6 -20H6L8 40C20 44 32 48 34 56H-34C-32 48 -20 44 -8 40Z', gold.fill, gold.dark, {
      dx: -5,
      dy: -2,
      width: 4,
    }) +
    solid('M-44 -92C-46 -50 -30 -26 -8 -18H8C30 -26 46 -50 44 -92Z', gold.fill, gold.dark, {
      dx: -9,
      dy: -4,
      width: 4.4,
    }) +
    oval(0, -92, 44, 11, '#7d1420', 4) +
    line('M-41 -74C-20 -64 20 -64 41 -74', 2.6, gold.dark) +
    disc(0, -52, 9, gem.fill, 3) +
    disc(-24, -56, 5, white.fill, 2.4) +
    disc(24, -56, 5, white.fill, 2.4)
  );
}

/** Carved throne back behind a king. */
export function throne(x: number, wood: Tone, cushion: Tone): string {
  const post = (side: 1 | -1): string =>
    solid(`M${x + side * 118} 236H${x + side * 142}V560H${x + side * 118}Z`, gold.fill, gold.dark, {
      dx: -6,
      dy: 0,
      width: 4,
    }) +
    disc(x + side * 130, 226, 15, gold.fill, 4) +
    disc(x + side * 130 - 4, 222, 4, '#fff3d0', 0);
  const panel = `M${x - 118} 560V262C${x - 96} 262 ${x - 92} 230 ${x - 72} 214H${x + 72}C${x + 92} 230 ${x + 96} 262 ${x + 118} 262V560Z`;
  return (
    solid(panel, wood.fill, wood.dark, { width: 4.5 }) +
    shape(
      `M${x - 104} 560V280C${x - 84} 278 ${x - 82} 246 ${x - 64} 230H${x + 64}C${x + 82} 246 ${x + 84} 278 ${x + 104} 280V560Z`,
      cushion.fill,
      3,
    ) +
    post(-1) +
    post(1)
  );
}
