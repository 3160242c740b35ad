// Long work in pieces, a file for each: what was cut off goes on where it stopped.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { UsageError } from '../../src/cli/command.ts';
import { FitError, type FitIo, turns } from './program.ts';

export interface Pieces<T> {
  readonly folder: string;
  /** Begin of the names of the files: what was made otherwise begins otherwise. */
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly schema: z.ZodType<T>;
  readonly make: (piece: number) => T | Promise<T>;
}

/** Makes the pieces that are wanted and not there yet, and answers all that are there. Throws FitError. */
export async function piecesIn<T>(pieces: Pieces<T>, io: FitIo): Promise<readonly T[]> {
  const { folder, name, first, last, schema, make } = pieces;
  if (last < first) throw new UsageError(`--last ${last}: before --first ${first}`);
  tried(folder, () => mkdirSync(folder, { recursive: true }));
  for await (const turn of turns(io, last - first + 1, 'pieces')) {
    const file = path.join(folder, `${name}.${first + turn}.json`);
    if (existsSync(file)) continue;
    const made = JSON.stringify(await make(first + turn));
    tried(file, () => {
      writeFileSync(`${file}.part`, made);
      renameSync(`${file}.part`, file);
    });
  }
  const files = readdirSync(folder).filter((each) => each.startsWith(`${name}.`) && each.endsWith('.json'));
  return files.map((each) => {
    const file = path.join(folder, each);
    return tried(file, () => schema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  });
}

function tried<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new FitError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
