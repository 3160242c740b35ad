// Building blocks of sounds, as numbers: struck wood, rustling paper, metal, plucked strings, put together on a tape.

/** Samples in a second. */
export const RATE = 44_100;

/** A sound in the making: samples from -1 to 1, mono. */
export type Tape = Float32Array;

/** An empty tape of some seconds. */
export const tape = (seconds: number): Tape => new Float32Array(Math.ceil(seconds * RATE));

/** Noise that is the same each time: numbers from -1 to 1 that follow from a seed. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}

/** From nothing to full within `rise` seconds, then down to a 1000th within `fall`. */
function envelope(seconds: number, rise: number, fall: number): number {
  if (seconds < 0) return 0;
  const up = rise > 0 ? Math.min(1, seconds / rise) : 1;
  return up * Math.exp((-6.9 * Math.max(0, seconds - rise)) / fall);
}

/** Adds what `wave` yields, second by second from `at` on, for `length` seconds. */
function lay(onto: Tape, at: number, length: number, wave: (seconds: number) => number): void {
  const first = Math.round(at * RATE);
  const last = Math.min(onto.length, first + Math.ceil(length * RATE));
  for (let index = Math.max(0, first); index < last; index++)
    onto[index] = (onto[index] ?? 0) + wave((index - first) / RATE);
}

/** A band of noise: like paper on paper or on wood. */
export interface Rustle {
  /** When it begins, in seconds. */
  readonly at: number;
  readonly rise: number;
  readonly fall: number;
  /** The middle of the band at the beginning and at the end, in hertz. */
  readonly from: number;
  readonly to: number;
  /** Width of the band as a part of its middle. */
  readonly width: number;
  readonly loud: number;
  readonly seed: number;
}

/** Adds a rustle, through a band-pass filter that moves while it sounds. */
export function rustle(onto: Tape, { at, rise, fall, from, to, width, loud, seed }: Rustle): void {
  const next = noise(seed);
  let low = 0;
  let band = 0;
  const length = rise + fall;
  lay(onto, at, length, (seconds) => {
    const middle = from * (to / from) ** (seconds / length);
    const step = 2 * Math.sin((Math.PI * Math.min(middle, RATE / 7)) / RATE);
    low += step * band;
    band += step * (next() - low - width * band);
    return band * width * loud * envelope(seconds, rise, fall);
  });
}

/** A tone that dies away. */
export interface Tone {
  readonly at: number;
  /** In hertz. */
  readonly pitch: number;
  /** Where the pitch ends, as a part of where it began; 1 if it stays. */
  readonly bend?: number;
  readonly rise?: number;
  readonly fall: number;
  readonly loud: number;
}

/** Adds a pure tone. */
export function tone(onto: Tape, { at, pitch, bend = 1, rise = 0.002, fall, loud }: Tone): void {
  let turn = 0;
  lay(onto, at, rise + fall, (seconds) => {
    turn += (2 * Math.PI * pitch * bend ** Math.min(1, seconds / fall)) / RATE;
    return Math.sin(turn) * loud * envelope(seconds, rise, fall);
  });
}

/** A string that is plucked: noise that goes round and is smoothed each time. */
export function pluck(onto: Tape, { at, pitch, fall, loud }: Omit<Tone, 'bend' | 'rise'>): void {
  const next = noise(Math.round(pitch * 7));
  const ring = Array.from({ length: Math.max(2, Math.round(RATE / pitch)) }, () => next());
  let place = 0;
  lay(onto, at, fall, (seconds) => {
    const now = ring[place] ?? 0;
    const after = ring[(place + 1) % ring.length] ?? 0;
    ring[place] = 0.498 * (now + after);
    place = (place + 1) % ring.length;
    return now * loud * envelope(seconds, 0.002, fall);
  });
}

/** How loud the loudest sample is, from 0 on. */
export const peakOf = (samples: Tape): number => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

/** Brings the loudest sample to `peak`, takes away what is no sound (a constant part), and ends in silence. */
export function finished(raw: Tape, peak: number): Tape {
  const mean = raw.reduce((sum, each) => sum + each, 0) / raw.length;
  const centred = raw.map((each) => each - mean);
  const fade = Math.min(raw.length, Math.round(0.01 * RATE));
  for (let index = 0; index < fade; index++) {
    const end = raw.length - 1 - index;
    centred[end] = ((centred[end] ?? 0) * index) / fade;
  }
  for (let index = 0; index < Math.min(32, fade); index++) centred[index] = ((centred[index] ?? 0) * index) / 32;
  const most = peakOf(centred);
  return most === 0 ? centred : centred.map((each) => (each * peak) / most);
}
