// Every sound of the table, made from building blocks: nothing is recorded and nothing is fetched.
import { finished, pluck, rustle, type Tape, tape, tone } from './synth.ts';

/** What can be heard. */
export const SOUNDS = [
  'shuffle',
  'deal',
  'card',
  'slap',
  'knock',
  'trick',
  'coins',
  'turn',
  'announce',
  'win',
  'loss',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A card on wood: the edge of the paper, and the table below it. */
function cardOn(onto: Tape, at: number, weight: number, seed: number): void {
  rustle(onto, { at, rise: 0.001, fall: 0.05, from: 3400, to: 1500, width: 0.9, loud: 0.8, seed });
  rustle(onto, {
    at: at + 0.004,
    rise: 0.001,
    fall: 0.09,
    from: 520,
    to: 260,
    width: 0.7,
    loud: weight,
    seed: seed + 1,
  });
  tone(onto, { at, pitch: 132, bend: 0.7, fall: 0.09, loud: weight * 0.5 });
}

/** Knuckles on a table. */
function knockOn(onto: Tape, at: number, loud: number, seed: number): void {
  for (const [pitch, part] of [
    [168, 1],
    [312, 0.55],
    [534, 0.3],
    [905, 0.14],
  ] as const)
    tone(onto, { at, pitch, bend: 0.94, rise: 0.001, fall: 0.16, loud: loud * part });
  rustle(onto, { at, rise: 0.0005, fall: 0.03, from: 1800, to: 700, width: 0.8, loud: loud * 0.9, seed });
}

/** A coin on others: its partials are those of a thin disc, not of a string. */
function coinOn(onto: Tape, at: number, pitch: number, loud: number): void {
  for (const [ratio, part, fall] of [
    [1, 1, 0.2],
    [1.51, 0.7, 0.15],
    [2.3, 0.5, 0.11],
    [3.17, 0.3, 0.07],
  ] as const)
    tone(onto, { at, pitch: pitch * ratio, rise: 0.0005, fall, loud: loud * part });
  rustle(onto, { at, rise: 0.0005, fall: 0.02, from: 7000, to: 5200, width: 0.6, loud: loud * 0.5, seed: pitch });
}

/** How long a sound is in seconds, how loud at its loudest, and what is laid on its tape. */
interface Recipe {
  readonly seconds: number;
  readonly peak: number;
  readonly lay: (onto: Tape) => void;
}

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  // Two halves riffled into each other, slower at the end, and pushed together.
  shuffle: {
    seconds: 1.05,
    peak: 0.4,
    lay(onto) {
      for (let card = 0; card < 30; card++) {
        const at = 0.62 * (card / 30) ** 0.85;
        rustle(onto, { at, rise: 0.001, fall: 0.022, from: 3000, to: 2000, width: 0.8, loud: 0.6, seed: 100 + card });
      }
      rustle(onto, { at: 0.66, rise: 0.1, fall: 0.22, from: 900, to: 2600, width: 0.9, loud: 0.55, seed: 140 });
      cardOn(onto, 0.88, 0.9, 150);
    },
  },
  // Four cards, one packet.
  deal: {
    seconds: 0.44,
    peak: 0.36,
    lay(onto) {
      for (let card = 0; card < 4; card++) {
        const at = card * 0.078;
        rustle(onto, { at, rise: 0.02, fall: 0.05, from: 1500, to: 4200, width: 0.8, loud: 0.7, seed: 200 + card * 3 });
        cardOn(onto, at + 0.035, 0.25, 220 + card * 3);
      }
    },
  },
  card: { seconds: 0.16, peak: 0.4, lay: (onto) => cardOn(onto, 0.004, 0.7, 300) },
  // Laid with weight: the hand comes down with the card.
  slap: {
    seconds: 0.3,
    peak: 0.72,
    lay(onto) {
      cardOn(onto, 0.004, 1.5, 400);
      rustle(onto, { at: 0.004, rise: 0.001, fall: 0.11, from: 1300, to: 420, width: 1.1, loud: 1.5, seed: 410 });
      tone(onto, { at: 0.004, pitch: 96, bend: 0.6, rise: 0.001, fall: 0.2, loud: 0.9 });
    },
  },
  knock: {
    seconds: 0.5,
    peak: 0.72,
    lay(onto) {
      knockOn(onto, 0.004, 0.8, 500);
      knockOn(onto, 0.19, 1, 510);
    },
  },
  // Four cards pushed together and drawn over the table.
  trick: {
    seconds: 0.42,
    peak: 0.3,
    lay(onto) {
      rustle(onto, { at: 0, rise: 0.1, fall: 0.26, from: 800, to: 2400, width: 0.9, loud: 0.9, seed: 600 });
      cardOn(onto, 0.27, 0.4, 610);
      cardOn(onto, 0.31, 0.3, 620);
    },
  },
  coins: {
    seconds: 0.78,
    peak: 0.34,
    lay(onto) {
      for (const [at, pitch, loud] of [
        [0.004, 3120, 0.9],
        [0.11, 3480, 0.7],
        [0.17, 2890, 0.8],
        [0.31, 3730, 0.6],
        [0.42, 3240, 0.9],
      ] as const)
        coinOn(onto, at, pitch, loud);
    },
  },
  // Two soft strokes on a wooden bar.
  turn: {
    seconds: 0.42,
    peak: 0.2,
    lay(onto) {
      for (const [at, pitch] of [
        [0.004, 587.3],
        [0.12, 880],
      ] as const) {
        tone(onto, { at, pitch, rise: 0.004, fall: 0.28, loud: 0.8 });
        tone(onto, { at, pitch: pitch * 3.98, rise: 0.002, fall: 0.07, loud: 0.25 });
      }
    },
  },
  // A hand flat on the table before something great is said.
  announce: {
    seconds: 0.62,
    peak: 0.6,
    lay(onto) {
      knockOn(onto, 0.004, 0.7, 700);
      tone(onto, { at: 0.004, pitch: 82, bend: 0.8, rise: 0.002, fall: 0.5, loud: 1 });
      pluck(onto, { at: 0.05, pitch: 146.8, fall: 0.5, loud: 0.6 });
      pluck(onto, { at: 0.06, pitch: 220, fall: 0.5, loud: 0.5 });
    },
  },
  // A zither upwards, and the same downwards in minor.
  win: {
    seconds: 1.25,
    peak: 0.5,
    lay(onto) {
      [293.7, 370, 440, 587.3].forEach((pitch, step) =>
        pluck(onto, { at: 0.004 + step * 0.11, pitch, fall: 1.2 - step * 0.11, loud: 0.8 }),
      );
    },
  },
  loss: {
    seconds: 1.05,
    peak: 0.4,
    lay(onto) {
      [349.2, 293.7, 220].forEach((pitch, step) =>
        pluck(onto, { at: 0.004 + step * 0.17, pitch, fall: 1 - step * 0.17, loud: 0.8 }),
      );
    },
  },
};

const made = new Map<Sound, Tape>();

/** The samples of a sound, mono at `RATE`; made when it is first wanted. */
export function samplesOf(sound: Sound): Tape {
  const known = made.get(sound);
  if (known) return known;
  const { seconds, peak, lay } = RECIPES[sound];
  const onto = tape(seconds);
  lay(onto);
  const samples = finished(onto, peak);
  made.set(sound, samples);
  return samples;
}
