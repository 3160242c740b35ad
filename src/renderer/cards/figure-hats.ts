// Purpose: hats, feathers and crowns, drawn to sit on the head of figure-head.ts (brow line at y = -40).
import { PRINT, type Tone } from './palette.ts';
import { at, buttons, disc, hatch, line, shape, solid } from './svg.ts';

const PLUME =
  'M-4 0C-26 -22 -34 -64 -8 -92C14 -116 58 -118 72 -92C80 -74 66 -58 52 -64C60 -70 58 -80 48 -80C50 -70 40 -60 30 -64C34 -54 24 -44 14 -48C18 -36 14 -14 6 0Z';
const PLUME_BARBS =
  'M2 -4C-10 -34 -6 -72 24 -90C36 -98 52 -98 60 -88M-6 -28L-20 -40M-7 -48L-22 -64M0 -66L-12 -86M12 -82L8 -102M30 -92L32 -108M-2 -26L10 -34M0 -46L14 -52M10 -62L26 -66M26 -76L40 -74';

/** An ostrich plume growing from the origin and curling to the right. */
export function plume(tone: Tone): string {
  return solid(PLUME, tone.fill, tone.dark, { dx: -6, dy: -6, width: 3.5 }) + line(PLUME_BARBS, 2.2, tone.dark);
}

/** A long straight quill, for hunters. */
export function quill(tone: Tone): string {
  const vane = 'M0 0C-16 -24 -20 -76 4 -118C18 -84 18 -30 4 0Z';
  return (
    solid(vane, tone.fill, tone.dark, { dx: -6, dy: 0, width: 3.5 }) +
    line(
      'M2 0C-2 -40 0 -80 4 -112M-1 -30L-12 -40M0 -52L-12 -64M1 -74L-8 -86M0 -26L12 -38M1 -50L13 -62M2 -72L11 -84',
      2.2,
      tone.dark,
    )
  );
}

/** Broad slashed beret of a Landsknecht officer. */
export function beret(cloth: Tone, slit: Tone): string {
  const brim = 'M-70 -36C-84 -58 -62 -74 -34 -74C4 -80 52 -76 66 -58C76 -44 66 -34 52 -36C20 -48 -40 -46 -70 -36Z';
  const top = 'M-58 -58C-62 -92 -28 -104 4 -102C38 -100 60 -86 54 -60Z';
  const slits =
    'M-40 -62C-42 -78 -34 -90 -24 -94C-30 -84 -30 -72 -28 -62ZM-12 -64C-12 -80 -8 -92 0 -98C2 -86 2 -74 2 -64ZM18 -64C20 -76 24 -86 32 -92C36 -82 34 -72 32 -62Z';
  return (
    solid(top, cloth.fill, cloth.dark) +
    shape(slits, slit.fill, 2.5) +
    solid(brim, cloth.fill, cloth.dark, { dx: -8, dy: -8 }) +
    shape(
      'M-56 -44C-54 -54 -46 -64 -38 -68C-38 -60 -38 -54 -36 -48ZM-14 -50C-14 -58 -10 -66 -4 -72C0 -64 2 -58 4 -50ZM28 -48C30 -56 34 -64 42 -68C46 -60 48 -54 50 -46Z',
      slit.fill,
      2.5,
    )
  );
}

/** Steel morion helmet with comb and turned-up brim. */
export function morion(): string {
  const { steel, gold } = PRINT;
  const bowl = 'M-50 -42C-54 -86 -26 -108 2 -108C32 -108 52 -84 46 -42Z';
  const comb = 'M-44 -78C-30 -124 24 -132 44 -82C30 -104 -22 -106 -44 -78Z';
  const brim = 'M-84 -52C-60 -34 -40 -30 -2 -32C34 -30 56 -36 76 -60C70 -28 44 -18 0 -20C-44 -18 -74 -26 -84 -52Z';
  return (
    solid(bowl, steel.fill, steel.dark, { dx: -14 }) +
    line('M-30 -54C-30 -76 -22 -90 -12 -96', 4, '#ffffff') +
    solid(comb, steel.fill, steel.dark, { dx: -4, dy: -6 }) +
    shape('M-50 -52C-20 -42 20 -42 47 -52V-38C20 -28 -20 -28 -50 -38Z', gold.fill, 3) +
    buttons([-38, -41], [36, -42], 7, 4, gold.dark) +
    solid(brim, steel.fill, steel.dark, { dx: 0, dy: -6 })
  );
}

/** Wide brimmed cavalier hat, one side turned up. */
export function cavalier(cloth: Tone, band: Tone): string {
  const crown = 'M-42 -44C-44 -80 -36 -104 -22 -108C-8 -100 10 -100 24 -110C38 -100 42 -76 42 -44Z';
  const brim = 'M-96 -62C-92 -36 -52 -28 -4 -30C42 -28 74 -42 84 -76C66 -60 40 -52 0 -52C-40 -52 -74 -52 -96 -62Z';
  return (
    solid(crown, cloth.fill, cloth.dark) +
    shape('M-44 -64C-20 -54 18 -54 43 -64V-48C18 -38 -20 -38 -44 -48Z', band.fill, 3.2) +
    solid(brim, cloth.fill, cloth.dark, { dx: -4, dy: -9 }) +
    hatch([-74, -50], [-20, -44], 6, [8, 9], 2)
  );
}

/** Turban wound around a pointed cap. */
export function turban(cloth: Tone, cap: Tone, jewel: Tone): string {
  const roll = 'M-58 -34C-78 -48 -70 -80 -42 -84C-20 -96 26 -96 44 -82C70 -78 74 -46 54 -34C20 -46 -24 -46 -58 -34Z';
  return (
    solid('M-36 -76C-34 -112 -14 -122 2 -134C16 -120 36 -108 38 -76Z', cap.fill, cap.dark) +
    line('M-8 -84C-8 -104 -2 -116 2 -126M14 -84C16 -100 12 -110 8 -118', 2.4, cap.dark) +
    solid(roll, cloth.fill, cloth.dark, { dx: -6, dy: -8 }) +
    line(
      'M-62 -50C-44 -64 -34 -76 -32 -86M-40 -38C-22 -54 -10 -74 -8 -92M-12 -42C6 -56 18 -76 20 -92M22 -42C38 -54 46 -68 48 -80',
      3,
    ) +
    disc(2, -66, 11, jewel.fill, 3.2) +
    disc(-1, -69, 3.5, '#fff7e0', 0)
  );
}

/** Flat soft cap of a squire with a turned-up, notched brim. */
export function squireCap(cloth: Tone, lining: Tone): string {
  const top = 'M-56 -48C-70 -78 -40 -100 -4 -98C36 -98 60 -78 48 -46Z';
  const brim =
    'M-60 -34C-66 -46 -64 -56 -58 -62L-34 -50L-24 -64L-2 -52L14 -66L28 -52L50 -62C56 -54 56 -44 50 -36C20 -46 -28 -46 -60 -34Z';
  return (
    solid(top, cloth.fill, cloth.dark) +
    line('M-34 -56C-32 -74 -20 -86 -6 -90M4 -58C8 -74 16 -82 26 -86', 2.6) +
    solid(brim, lining.fill, lining.dark, { dx: -4, dy: -6 })
  );
}

/** Hood with a long tail hanging to the back. */
export function tailCap(cloth: Tone, lining: Tone): string {
  const tail = 'M-30 -84C-70 -110 -104 -78 -98 -36C-96 -6 -110 18 -98 44C-82 20 -76 0 -78 -30C-76 -58 -60 -62 -44 -52Z';
  const top = 'M-50 -44C-60 -84 -24 -106 6 -102C36 -98 52 -72 46 -42Z';
  return (
    solid(tail, cloth.fill, cloth.dark, { dx: -8, dy: -4 }) +
    line('M-86 -58C-90 -34 -90 -8 -96 18', 2.6) +
    solid(top, cloth.fill, cloth.dark) +
    solid(
      'M-58 -34C-64 -52 -52 -60 -30 -62C4 -66 36 -64 50 -58C58 -48 56 -38 48 -34C16 -48 -26 -48 -58 -34Z',
      lining.fill,
      lining.dark,
      { dx: -4, dy: -6 },
    )
  );
}

/** Bavarian-looking hunter hat with cord. */
export function hunterHat(cloth: Tone, cord: Tone): string {
  const crown = 'M-46 -46C-42 -84 -30 -112 -6 -120C6 -112 18 -112 26 -114C40 -96 44 -70 44 -44Z';
  const brim = 'M-82 -40C-70 -54 -40 -58 0 -56C40 -58 66 -60 80 -50C66 -32 30 -28 -4 -30C-40 -28 -66 -30 -82 -40Z';
  return (
    solid(crown, cloth.fill, cloth.dark) +
    line('M-6 -118C-8 -104 0 -96 8 -92', 2.6) +
    shape('M-46 -68C-20 -60 18 -60 44 -68V-54C18 -46 -20 -46 -47 -54Z', cord.fill, 3) +
    line('M-36 -52L-28 -64M-18 -49L-10 -62M0 -48L8 -61M18 -49L26 -62', 2.2, cord.dark) +
    solid(brim, cloth.fill, cloth.dark, { dx: -4, dy: -8 })
  );
}

/** Round cap with a fur rim. */
export function furCap(cloth: Tone, fur: Tone): string {
  const top = 'M-50 -50C-54 -90 -24 -108 2 -106C34 -106 50 -84 46 -50Z';
  const rim =
    'M-60 -36C-70 -44 -66 -54 -60 -56C-58 -66 -46 -68 -42 -64C-36 -72 -24 -72 -20 -66C-12 -74 0 -72 4 -66C12 -74 24 -70 26 -64C36 -70 46 -64 46 -58C56 -58 60 -46 54 -40C50 -32 42 -34 38 -38C28 -34 18 -38 14 -42C4 -38 -6 -40 -12 -43C-20 -36 -30 -36 -36 -40C-42 -32 -54 -30 -60 -36Z';
  return (
    solid(top, cloth.fill, cloth.dark) +
    line('M-20 -62C-24 -84 -12 -98 0 -104M18 -62C24 -80 16 -96 4 -104', 2.6) +
    disc(1, -108, 9, fur.fill, 3.2) +
    solid(rim, fur.fill, fur.dark, { dx: -4, dy: -6 }) +
    line('M-46 -52L-42 -44M-26 -54L-22 -46M-4 -55L0 -47M20 -54L22 -47M40 -50L42 -44', 2.4, fur.dark)
  );
}

const CROWN_BAND = 'M-58 -36C-24 -50 24 -50 52 -36L54 -60C24 -72 -24 -72 -60 -60Z';

function crownBand(jewels: readonly Tone[]): string {
  const { gold } = PRINT;
  const stones = jewels.map((tone, i) => {
    const t = (i + 0.5) / jewels.length;
    const x = -56 + 108 * t;
    const y = -50 - 9 * Math.sin(Math.PI * t);
    return i % 2 === 0 ? at(x, y, shape('M-7 0L0 -7L7 0L0 7Z', tone.fill, 2.5)) : disc(x, y, 5, tone.fill, 2.5);
  });
  return solid(CROWN_BAND, gold.fill, gold.dark, { dx: -6, dy: -5 }) + stones.join('');
}

/** Open crown with leaf points. */
export function leafCrown(cap: Tone, jewels: readonly Tone[]): string {
  const { gold } = PRINT;
  const points =
    'M-60 -58C-66 -78 -74 -90 -70 -100C-58 -98 -52 -90 -46 -80C-40 -92 -40 -100 -32 -112C-24 -102 -22 -92 -18 -82C-12 -96 -10 -112 -2 -124C8 -112 10 -96 14 -82C20 -92 22 -102 30 -112C36 -100 36 -90 42 -80C48 -90 56 -98 68 -100C70 -88 60 -76 54 -58Z';
  return (
    shape('M-44 -66C-40 -96 -20 -104 0 -104C20 -104 36 -94 40 -66Z', cap.fill, 3) +
    solid(points, gold.fill, gold.dark, { dx: -5, dy: -3 }) +
    line(
      'M-32 -98V-74M-2 -108V-78M30 -98V-74M-60 -88C-54 -82 -52 -74 -50 -70M58 -88C52 -82 48 -74 46 -70',
      2.4,
      gold.dark,
    ) +
    [-70, -32, -2, 30, 68]
      .map((x, i) => disc(x, [-101, -113, -125, -113, -101][i] ?? -100, 5.5, '#fffaec', 2.5))
      .join('') +
    crownBand(jewels)
  );
}

/** Closed imperial crown with arches and cross. */
export function archCrown(cap: Tone, jewels: readonly Tone[]): string {
  const { gold } = PRINT;
  const arch =
    'M-58 -58C-80 -96 -44 -116 -3 -112C38 -116 72 -96 52 -58L38 -62C48 -88 24 -98 -3 -96C-30 -98 -56 -88 -44 -62Z';
  return (
    shape('M-52 -60C-64 -98 -30 -108 -2 -106C28 -108 56 -96 46 -60Z', cap.fill, 3) +
    line('M-34 -68C-38 -84 -28 -94 -18 -98M26 -68C30 -84 22 -94 12 -98', 2.6, cap.dark) +
    solid('M-12 -62C-14 -84 -12 -100 -3 -112C8 -100 8 -84 6 -62Z', gold.fill, gold.dark, {
      dx: -4,
      dy: 0,
      width: 3.5,
    }) +
    solid(arch, gold.fill, gold.dark, { dx: -4, dy: -4, width: 4 }) +
    [-58, -46, -26, 20, 40, 54]
      .map((x, i) => disc(x, [-80, -98, -107, -107, -98, -80][i] ?? -90, 4, '#fffaec', 2))
      .join('') +
    disc(-3, -118, 8, gold.fill, 3.2) +
    shape('M-7 -126H-15V-134H-7V-142H1V-134H9V-126H1V-122H-7Z', gold.fill, 3) +
    crownBand(jewels)
  );
}

/** Old saw-tooth crown. */
export function spikeCrown(cap: Tone, jewels: readonly Tone[]): string {
  const { gold } = PRINT;
  const points = 'M-60 -58L-72 -106L-46 -80L-38 -116L-18 -82L-3 -124L12 -82L32 -116L40 -80L66 -106L54 -58Z';
  return (
    shape('M-44 -66C-40 -92 -20 -98 0 -98C20 -98 36 -92 40 -66Z', cap.fill, 3) +
    solid(points, gold.fill, gold.dark, { dx: -6, dy: 0 }) +
    [-72, -38, -3, 32, 66]
      .map((x, i) => disc(x, [-108, -118, -126, -118, -108][i] ?? -100, 6.5, PRINT.red.fill, 2.5))
      .join('') +
    crownBand(jewels)
  );
}

/** Small lady's crown over a veil. */
export function ladyCrown(veil: Tone, jewels: readonly Tone[]): string {
  const { gold } = PRINT;
  const cloth = 'M-50 -54C-86 -40 -78 40 -92 104C-70 112 -56 90 -52 60C-48 20 -48 -10 -42 -36Z';
  return (
    solid(cloth, veil.fill, veil.dark, { dx: -8, dy: 0 }) +
    line('M-66 -14C-68 26 -70 60 -78 92', 2.4, veil.dark) +
    solid('M-44 -60L-52 -96L-28 -76L-16 -106L-2 -78L14 -106L24 -76L46 -96L40 -60Z', gold.fill, gold.dark, {
      dx: -5,
      dy: 0,
    }) +
    [-52, -16, 14, 46].map((x, i) => disc(x, [-98, -108, -108, -98][i] ?? -98, 5.5, '#fffaec', 2.5)).join('') +
    at(-3, -14, crownBand(jewels), 0, 0.86, 0.9)
  );
}
