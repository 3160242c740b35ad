// What has been measured of ideas so far, kept in a file: a run that was cut off goes on where it stopped.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FitError } from './program.ts';

/** Choices in which an idea told cards apart, with the sum of its gains and of their squares. */
const SUMS = z.object({ choices: z.number(), sum: z.number(), squares: z.number() });
export type Sums = Readonly<z.infer<typeof SUMS>>;

/** `games`: how many have been looked at. */
const TALLY = z.object({ games: z.number(), ideas: z.record(z.string(), SUMS) });
export type Tally = Readonly<z.infer<typeof TALLY>>;

/** Throws FitError if the file is there and cannot be read. */
export function readTally(file: string): Tally {
  if (!existsSync(file)) return { games: 0, ideas: {} };
  try {
    return TALLY.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new FitError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function writeTally(file: string, tally: Tally): void {
  writeFileSync(`${file}.part`, JSON.stringify(tally));
  renameSync(`${file}.part`, file);
}

/** The tally after one more game, with its gains of each idea. */
export function tallied({ games, ideas }: Tally, gains: readonly (readonly [id: string, gain: number])[]): Tally {
  const more: Record<string, Sums> = { ...ideas };
  for (const [id, gain] of gains) {
    const { choices, sum, squares } = more[id] ?? { choices: 0, sum: 0, squares: 0 };
    more[id] = { choices: choices + 1, sum: sum + gain, squares: squares + gain * gain };
  }
  return { games: games + 1, ideas: more };
}

/** Mean and standard error of an idea's gains. */
export function gainOf({ choices, sum, squares }: Sums): { readonly gain: number; readonly error: number } {
  const gain = sum / choices;
  const variance = choices > 1 ? Math.max(0, squares - choices * gain * gain) / (choices - 1) : 0;
  return { gain, error: Math.sqrt(variance / choices) };
}
