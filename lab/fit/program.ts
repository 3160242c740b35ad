// What a program that fits numbers of the bots, or measures what they bring, is told: arguments with their meaning, default and check.
import { setImmediate } from 'node:timers/promises';
import { progressOf } from '../base/progress.ts';
import { type Io, oneOf, readOptions, UsageError, wholeNumber } from '../../src/cli/command.ts';

export interface Argument<T> {
  /** What stands for the value in the usage. */
  readonly sample: string;
  readonly about: string;
  /** The value, as it would be typed, if nothing is said; undefined: something must be said. */
  readonly usual: string | undefined;
  /** Throws UsageError. */
  readonly read: (name: string, text: string) => T;
}

export type Arguments = Readonly<Record<string, Argument<unknown>>>;

export type Values<A extends Arguments> = { readonly [K in keyof A]: A[K] extends Argument<infer T> ? T : never };

/** The outside world, and what asks to stop: a program that is asked ends early and prints what it has. */
export interface FitIo extends Io {
  readonly stop: AbortSignal | undefined;
}

export interface FitProgram {
  readonly name: string;
  /** One line: what is printed. */
  readonly about: string;
  readonly arguments: Arguments;
  /** Throws UsageError if the arguments make no sense, FitError if something cannot be done. */
  readonly run: (args: readonly string[], io: FitIo) => Promise<void>;
}

/** Something that cannot be read or written; the message names it. */
export class FitError extends Error {}

/** A program that is given its arguments as values. */
export function fitProgram<A extends Arguments>(
  { name, about, arguments: wanted }: Readonly<{ name: string; about: string; arguments: A }>,
  run: (values: Values<A>, io: FitIo) => void | Promise<void>,
): FitProgram {
  return {
    name,
    about,
    arguments: wanted,
    run: async (args, io) => run(valuesOf(wanted, args), io),
  };
}

function valuesOf<A extends Arguments>(wanted: A, args: readonly string[]): Values<A> {
  const all = Object.entries<Argument<unknown>>(wanted);
  const { options, positionals } = readOptions(args, Object.fromEntries(all.map(([name, { usual }]) => [name, usual])));
  if (positionals.length > 0) throw new UsageError(`unknown argument ${positionals.join(' ')}`);
  const read = all.map(([name, argument]) => [name, argument.read(name, options[name] ?? '')] as const);
  return Object.fromEntries(read) as Values<A>;
}

/** A whole number from `least` to `most`. */
export const whole = (about: string, usual: number, least: number, most: number): Argument<number> => ({
  sample: 'N',
  about: `${about}, ${least} to ${most}`,
  usual: String(usual),
  read: (name, text) => wholeNumber(name, text, least, most),
});

/** One of a list of words or numbers; the first one if nothing is said. */
export const choice = <T extends string | number>(about: string, allowed: readonly T[]): Argument<T> => ({
  sample: 'ID',
  about: `${about}: ${allowed.join(', ')}`,
  usual: String(allowed[0]),
  read: (name, text) => oneOf(name, text, allowed),
});

/** The seed of chance: the same one gives the same output. */
export const seed = (usual: string): Argument<string> => ({
  sample: 'S',
  about: 'seed of chance',
  usual,
  read: (_, text) => text,
});

/** A file or folder, which must be said. */
export const place = (sample: 'FILE' | 'FOLDER', about: string): Argument<string> => ({
  sample,
  about,
  usual: undefined,
  read: (name, text) => {
    if (text === '') throw new UsageError(`--${name} is empty`);
    return text;
  },
});

/** The numbers from 0 on, up to `count` of them or until somebody asks to stop. Tells how far it has got, in `what`. */
export async function* turns(io: FitIo, count = Infinity, what = 'deals'): AsyncGenerator<number> {
  const tell = Number.isFinite(count) ? progressOf(count, io.now, io.err, what) : () => undefined;
  for (let turn = 0; turn < count; turn++) {
    // What is reckoned never waits: without this nobody could stop it.
    await setImmediate();
    if (io.stop?.aborted) return;
    yield turn;
    tell();
  }
}
