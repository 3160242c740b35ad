// The lines of the library's rounds: in memory while they are new, else in the files of the index, which are written here.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { IndexTable } from '../rounds/index-table.ts';
import { crcOf, indexBegins, type IndexFile, newIndexName } from '../rounds/library-index.ts';
import { writeAtomic } from '../store/atomic.ts';
import { takingTurns } from '../store/in-turn.ts';
import { openOrdinary } from '../store/read-file.ts';

/** What lies between two lines is read along with them up to so many bytes. */
const NEAR = 16_384;
/** So many bytes are read in one go. */
const MOST_AT_ONCE = 1_000_000;
/** So many rows are copied in one go, in some ms; then others have their turn. */
const AT_ONCE = 1000;

/** A file of the index goes into the next one that is written unless it has more than so many times as many rows. */
const TIMES_AS_MANY = 2;

interface Place {
  /** Number in the question. */
  readonly nth: number;
  readonly from: number;
  readonly length: number;
}

export class IndexFiles {
  readonly #folder: string;
  readonly #program: string;
  readonly #new = new Map<number, string>();
  /** Rows that are being written; where that has failed once, nothing waits for it any more. */
  #leaving = 0;
  #files: readonly IndexFile[] = [];
  #useless: readonly string[] = [];
  readonly #inTurn = takingTurns();

  constructor(folder: string, program: string) {
    this.#folder = folder;
    this.#program = program;
  }

  /** Rows whose lines lie in memory only and can be written now. */
  get waiting(): number {
    return Math.max(0, this.#new.size - this.#leaving);
  }

  /** The files that a table refers to by number, and others that nobody needs. */
  begin(files: readonly IndexFile[], useless: readonly string[]): void {
    this.#files = files;
    this.#useless = useless;
    this.#new.clear();
  }

  hold(row: number, line: string): void {
    this.#new.set(row, line);
  }

  drop(row: number): void {
    this.#new.delete(row);
  }

  /** The lines of these rows; undefined where it cannot be read, or is damaged. */
  async read(table: IndexTable, rows: readonly number[]): Promise<readonly (string | undefined)[]> {
    const found = await this.#read(table, rows, this.#new);
    return rows.map((row, nth) => {
      const line = found[nth];
      return line && crcOf(line) === table.number(row, 'crc') ? line.toString('utf8') : undefined;
    });
  }

  /** Writes what lies in memory into a file, together with those files that it outgrows. Rejects if it cannot be written. */
  write(table: IndexTable, newestFirst: () => Uint32Array): Promise<void> {
    return this.#inTurn(async () => {
      this.#leaving = Infinity;
      await this.#write(table, newestFirst());
      this.#leaving = 0;
    });
  }

  async #write(table: IndexTable, newestFirst: Uint32Array): Promise<void> {
    const held = new Map(this.#new);
    const into = this.#outgrown(table, newestFirst);
    const fileOf = table.reader('file');
    const rows = newestFirst.filter((row) => held.has(row) || into.has(fileOf(row)));
    const copy = new IndexTable();
    let from = 0;
    for (const row of rows) {
      copy.place(copy.copy(table, row), 0, from);
      from += table.number(row, 'length');
      if (copy.rows % AT_ONCE === 0) await breathe();
    }
    const { head, begins } = indexBegins(copy, this.#program);
    const name = newIndexName();
    await writeAtomic(path.join(this.#folder, name), this.#content(head, table, rows, held));
    const file = this.#files.length;
    this.#files = [...this.#files, { name, begins, rows: rows.length }];
    rows.forEach((row, nth) => {
      table.place(row, file, copy.number(nth, 'from'));
      this.#new.delete(row);
    });
    const gone = [...[...into].map((each) => this.#files[each]?.name ?? ''), ...this.#useless];
    this.#files = this.#files.map((each, number) => (into.has(number) ? { ...each, rows: 0 } : each));
    this.#useless = [];
    for (const each of gone) await rm(path.join(this.#folder, each), { force: true }).catch(() => undefined);
  }

  /** Files that are no larger than what is written, and those of which most does not count any more. */
  #outgrown(table: IndexTable, newestFirst: Uint32Array): ReadonlySet<number> {
    const alive = this.#files.map(() => 0);
    const fileOf = table.reader('file');
    for (const row of newestFirst) {
      const file = fileOf(row);
      if (file >= 0) alive[file] = (alive[file] ?? 0) + 1;
    }
    const there = this.#files.flatMap(({ rows }, file) => (rows > 0 ? { file, rows, here: alive[file] ?? 0 } : []));
    let sum = this.#new.size;
    const into = there
      .sort((a, b) => a.here - b.here)
      .flatMap(({ file, rows, here }) => {
        if (here > TIMES_AS_MANY * sum && 2 * here > rows) return [];
        sum += here;
        return file;
      });
    return new Set(into);
  }

  async *#content(
    head: Uint8Array,
    table: IndexTable,
    rows: Uint32Array,
    held: ReadonlyMap<number, string>,
  ): AsyncGenerator<Uint8Array> {
    yield head;
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const lines = await this.#read(table, [...rows.subarray(at, at + AT_ONCE)], held);
      yield Buffer.concat(
        lines.map((line) => {
          if (!line) throw new Error('a file of the index is gone');
          return line;
        }),
      );
    }
  }

  async #read(
    table: IndexTable,
    rows: readonly number[],
    held: ReadonlyMap<number, string>,
  ): Promise<readonly (Buffer | undefined)[]> {
    const found: (Buffer | undefined)[] = [];
    const places = new Map<number, Place[]>();
    rows.forEach((row, nth) => {
      const line = held.get(row);
      if (line !== undefined) return void (found[nth] = Buffer.from(line));
      const file = table.number(row, 'file');
      const place = { nth, from: table.number(row, 'from'), length: table.number(row, 'length') };
      const there = places.get(file);
      if (there) there.push(place);
      else places.set(file, [place]);
    });
    for (const [file, wanted] of places) await this.#readFrom(this.#files[file], wanted, found).catch(() => undefined);
    return found;
  }

  async #readFrom(file: IndexFile | undefined, wanted: Place[], found: (Buffer | undefined)[]): Promise<void> {
    if (!file) return;
    const handle = await openOrdinary(path.join(this.#folder, file.name));
    try {
      for (const near of nearEachOther(wanted)) {
        const [first, last] = [near[0], near.at(-1)];
        if (!first || !last) continue;
        const buffer = Buffer.allocUnsafe(last.from + last.length - first.from);
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, file.begins + first.from);
        for (const { nth, from, length } of near) {
          const at = from - first.from;
          if (at + length <= bytesRead) found[nth] = buffer.subarray(at, at + length);
        }
      }
    } finally {
      await handle.close();
    }
  }
}

/** Places in their order, in groups that are read in one go. */
function nearEachOther(places: Place[]): readonly (readonly Place[])[] {
  const groups: Place[][] = [];
  let [begin, end] = [0, -Infinity];
  for (const place of places.sort((a, b) => a.from - b.from)) {
    const { from, length } = place;
    if (from - end <= NEAR && from + length - begin <= MOST_AT_ONCE) groups.at(-1)?.push(place);
    else {
      groups.push([place]);
      begin = from;
    }
    end = from + length;
  }
  return groups;
}
