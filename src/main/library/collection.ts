// Many rounds in one file (.schafkopf): a line that says what it is, then one round a line.
import readline from 'node:readline';
import { MAX_FILE_BYTES, MOST_COLLECTION_BYTES } from '../../shared/border/limits.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import { openOrdinary } from '../store/read-file.ts';

const FORMAT = 'schafkopf-stube-rounds';

interface Head {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly rounds: number;
}

/** The first line of a collection of so many rounds. */
export const headOf = (rounds: number): string => JSON.stringify({ format: FORMAT, version: 1, rounds } satisfies Head);

/** One line of it. */
export const lineOf = (file: RoundFile): string => JSON.stringify(file);

const BEGIN = `{"format":"${FORMAT}"`;

/** As much of a file as tells whether it is a collection. */
const FIRST = 200;

/** Whether a file says of itself that it holds many rounds. Rejects if it cannot be read. */
export async function isCollection(file: string): Promise<boolean> {
  const handle = await openOrdinary(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST), 0, FIRST, 0);
    const begin = buffer.subarray(0, bytesRead).toString('utf8');
    return isCollectionText(begin);
  } finally {
    await handle.close();
  }
}

/** Whether a text is that of a collection, and the rounds in it. */
export const isCollectionText = (text: string): boolean => text.startsWith(BEGIN);
export const roundsInText = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '');

/** The texts of the rounds in a collection, one after the other; what is longer than a round can be comes as it is. */
export async function* linesIn(file: string): AsyncGenerator<string> {
  const handle = await openOrdinary(file);
  const lines = readline.createInterface({
    input: handle.createReadStream({ encoding: 'utf8', end: MOST_COLLECTION_BYTES }),
    crlfDelay: Infinity,
  });
  let number = 0;
  for await (const line of lines) {
    number++;
    if (number > 1 && line.trim() !== '') yield line.slice(0, MAX_FILE_BYTES + 1);
  }
}
