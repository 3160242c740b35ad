// The index of the library on disk: what is known of each round, with the time and size of its file, so that a start reads one file.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { RoundEntry } from './round-entry.ts';

/** A file is the one that was read while it has this time and size. */
export interface Stamp {
  /** Time of its last change, in milliseconds. */
  readonly changed: number;
  readonly bytes: number;
  /** Time of the last change of the commentary beside it, if there is one. */
  readonly review?: number;
}

export interface ShelvedRound {
  readonly stamp: Stamp;
  readonly entry: RoundEntry;
}

/** Grows when entries are made otherwise; a new version of the program makes the index anew in any case. */
const INDEX_VERSION = 6;

/** So many entries are made or read in one go, in a few ms; then others have their turn. */
const IN_ONE_GO = 200;

interface Head {
  readonly format: 'schafkopf-stube-library-index';
  readonly version: number;
  /** Version of the program that has made the entries. */
  readonly program: string;
  /** SHA-256 of what follows: an index that is damaged anywhere is no index. */
  readonly digest: string;
}

type Stamps = readonly (readonly [id: string, changed: number, bytes: number, review?: number])[];

const stampOf = (changed: number, bytes: number, review: number | undefined): Stamp => ({
  changed,
  bytes,
  ...(review !== undefined && { review }),
});

/** Largest index that is read, in bytes: of more rounds than anybody plays. */
export const MOST_INDEX_BYTES = 1_000_000_000;

/** Where the index of a library lies: among its rounds, so that it goes where they go. */
export const indexPlace = (folder: string): string => path.join(folder, 'library-index.json');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A line each for head, stamps and every entry; whoever only compares files need not read the entries. */
export async function indexText(rounds: ReadonlyMap<string, ShelvedRound>, program: string): Promise<string> {
  const all = [...rounds]; // as they are now, whatever is put there meanwhile
  const stamps: Stamps = all.map(
    ([
      id,
      {
        stamp: { changed, bytes, review },
      },
    ]) => (review === undefined ? [id, changed, bytes] : [id, changed, bytes, review]),
  );
  const lines = [JSON.stringify(stamps)];
  const digest = createHash('sha256').update(lines[0] ?? '');
  for (const [, { entry }] of all) {
    const line = JSON.stringify(entry);
    digest.update(`\n${line}`);
    if (lines.push(line) % IN_ONE_GO === 0) await breathe();
  }
  const format = 'schafkopf-stube-library-index';
  const head: Head = { format, version: INDEX_VERSION, program, digest: digest.digest('hex') };
  return [JSON.stringify(head), ...lines].join('\n');
}

/**
 * The stamps in an index; undefined if it is damaged, or was made by another program. What passes version, program and digest was
 * written by `indexText` of this very program, so its types are taken at their word, here and in `roundsIn`.
 */
export function stampsIn(text: string, program: string): ReadonlyMap<string, Stamp> | undefined {
  const [head, stamps] = firstLines(text);
  if (head === undefined || stamps === undefined) return undefined;
  try {
    const said = JSON.parse(head) as Partial<Head>;
    if (said.version !== INDEX_VERSION || said.program !== program) return undefined;
    if (said.digest !== digestOf(text.slice(head.length + 1))) return undefined;
    const told = JSON.parse(stamps) as Stamps;
    return new Map(told.map(([id, changed, bytes, review]) => [id, stampOf(changed, bytes, review)]));
  } catch {
    return undefined;
  }
}

/** Everything in an index that `stampsIn` has found to be whole. */
export async function roundsIn(text: string): Promise<Map<string, ShelvedRound>> {
  const [head = '', stamps = '[]'] = firstLines(text);
  const rounds = new Map<string, ShelvedRound>();
  let at = head.length + stamps.length + 2;
  for (const [id, changed, bytes, review] of JSON.parse(stamps) as Stamps) {
    const end = text.indexOf('\n', at);
    const entry = JSON.parse(text.slice(at, end < 0 ? undefined : end)) as RoundEntry;
    at = end + 1;
    rounds.set(id, { stamp: stampOf(changed, bytes, review), entry });
    if (rounds.size % IN_ONE_GO === 0) await breathe();
  }
  return rounds;
}

function firstLines(text: string): readonly (string | undefined)[] {
  const first = text.indexOf('\n');
  const second = text.indexOf('\n', first + 1);
  if (first < 0) return [];
  return [text.slice(0, first), text.slice(first + 1, second < 0 ? undefined : second)];
}
