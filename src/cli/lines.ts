// The lines of a file of records: what every command reads that looks at them one by one.
import type { Io } from './command.ts';

/** A line that is not empty; counted from 1, empty ones too. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

/** Which lines: so many are left aside first, and of the others one in so many is taken. */
export interface Stretch {
  readonly skip: number;
  readonly every: number;
}

const ALL: Stretch = { skip: 0, every: 1 };

/** The lines of a file, or of standard input for `-`. Rejects if it cannot be read. */
export async function* linesOf(
  file: string,
  io: Pick<Io, 'lines'>,
  { skip, every }: Stretch = ALL,
): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of io.lines(file)) {
    const at = number++ - skip;
    if (at >= 0 && at % every === 0 && text.trim() !== '') yield { text, number };
  }
}

/** The object in a line of JSON, or why there is none. */
export function objectIn(
  line: string,
): { readonly json: Readonly<Record<string, unknown>> } | { readonly wrong: string } {
  try {
    const json: unknown = JSON.parse(line);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return { wrong: 'not an object' };
    return { json: json as Readonly<Record<string, unknown>> };
  } catch (error) {
    return { wrong: `not JSON: ${String(error)}` };
  }
}
