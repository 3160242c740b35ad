// What a command of the command line is given and answers, and how its options are read.
import { parseArgs } from 'node:util';

/** Exit status: all well, something differs, could not be done (wrong usage, unreadable file), stopped by Ctrl+C. */
export const EXIT = { ok: 0, differs: 1, failed: 2, stopped: 130 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** This program running once more, in another process. What it writes to its standard error appears on ours. */
export interface Running {
  /** The lines of its standard output, up to its end. */
  readonly lines: AsyncIterable<string>;
  /** Asks it to stop, by the end of its input. */
  readonly stop: () => void;
  /** Its exit status. */
  readonly ended: Promise<number>;
}

export type Again = (args: readonly string[]) => Running;

/** What asks a command to stop: Ctrl+C of the person, or the end of its input, for a process that another one has started. */
export type StopSign = 'interrupt' | 'end-of-input';

/** The process around a command; what runs inside another program has none. */
export interface Host {
  /** Milliseconds of CPU that the process has used. */
  readonly cpu: () => number;
  readonly cores: number;
  readonly stopOn: (sign: StopSign) => AbortSignal;
  readonly again: Again;
}

/** The outside world as a command may use it. */
export interface Io {
  /** One line to standard output. */
  readonly out: (line: string) => void;
  /** One line to standard error. */
  readonly err: (line: string) => void;
  /** The lines of a file, or of standard input for `-`. Rejects if it cannot be read. */
  readonly lines: (file: string) => AsyncIterable<string>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly host?: Host;
}

export interface Command {
  readonly usage: string;
  readonly about: string;
  /** Throws UsageError if the arguments make no sense. */
  run(args: readonly string[], io: Io): Promise<Exit> | Exit;
}

/** Arguments that make no sense; the message says which. */
export class UsageError extends Error {}

/** Options as texts, with defaults; switches, which have no value; everything else is positional. */
export function readOptions<K extends string, F extends string = never>(
  args: readonly string[],
  defaults: Readonly<Record<K, string | undefined>>,
  switches: readonly F[] = [],
): {
  readonly options: Readonly<Record<K, string>>;
  readonly on: ReadonlySet<F>;
  readonly positionals: readonly string[];
} {
  const names = Object.keys(defaults) as K[];
  const options = Object.fromEntries<{ readonly type: 'string' | 'boolean' }>([
    ...names.map((name) => [name, { type: 'string' }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    const read = names.map((name) => {
      const value = values[name] ?? defaults[name];
      if (typeof value !== 'string') throw new UsageError(`--${name} is missing`);
      return [name, value] as const;
    });
    const on = new Set(switches.filter((name) => values[name] === true));
    return { options: Object.fromEntries(read) as Record<K, string>, on, positionals: parsed.positionals };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number from `least` to `most`. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${name} ${text}: not a whole number from ${least} to ${most}`);
}

/** One of a list of words. */
export function oneOf<T extends string | number>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => String(each) === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${name} ${text}: not one of ${allowed.join(', ')}`);
}

/** The file that a command reads, `-` for standard input. Throws UsageError if there is none, or more. */
export function oneFile(command: string, [file, ...others]: readonly string[], besides = ''): string {
  if (file !== undefined && others.length === 0 && (file === '-' || !file.startsWith('-'))) return file;
  throw new UsageError(`${command} needs one file, or - for standard input${besides}`);
}

/** Errors of the system and of unpacking carry a code; errors in the program do not. */
export const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;

/** What the work on a file comes to; one that cannot be read is named on standard error. */
export async function reading(file: string, io: Io, work: () => Promise<Exit>): Promise<Exit> {
  try {
    return await work();
  } catch (error) {
    if (!isOfTheSystem(error)) throw error;
    io.err(`cannot read ${file}: ${error.message}`);
    return EXIT.failed;
  }
}
