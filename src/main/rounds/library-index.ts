// A file of the library's index: rows of a table with their ids and texts, then the line of each round, which is read where one looks.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { readBytesSync } from '../store/read-file.ts';
import { IndexTable, ROW_BYTES, type TableData } from './index-table.ts';

/** Grows when rows are made otherwise; a new version of the program makes the index anew in any case. */
const INDEX_VERSION = 7;

const FORMAT = 'schafkopf-stube-library-index';

/** The first line; the bytes of each part follow in this order. */
interface Head {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** Version of the program that has made the rows. */
  readonly program: string;
  readonly rows: number;
  readonly ids: number;
  readonly texts: number;
  readonly lines: number;
  /** Of rows, ids and texts: what is damaged there is no index. Each line has one of its own in its row. */
  readonly crc: number;
}

/** Longest first line. */
const HEAD_BYTES = 1000;

/** A file of the index as the table that refers to it knows it. */
export interface IndexFile {
  readonly name: string;
  /** Where its lines begin. */
  readonly begins: number;
  /** Rows in it, whether they still count or not. */
  readonly rows: number;
}

/** Names of files of the index, of whatever version. They lie among the rounds, so that they go where those go. */
export const isIndexName = (name: string): boolean => /^library-index[.-]/.test(name) && !name.endsWith('.part');

/** A name that no other file has: a file of the index is never written again, so that two computers may share a folder. */
export const newIndexName = (): string => `library-index-${randomUUID()}.rows`;

/** What a line is recognised by. */
export const crcOf = (line: string | Uint8Array): number => crc32(line);

/** What stands before the lines of these rows, which lie one after the other in this order. */
export function indexBegins(
  table: IndexTable,
  program: string,
): { readonly head: Uint8Array; readonly begins: number } {
  const { rows, cells, ids, texts } = table.data();
  const numbers = new Uint8Array(cells.buffer, cells.byteOffset, rows * ROW_BYTES);
  const names = ids.subarray(0, rows === 0 ? 1 : table.number(rows - 1, 'end'));
  const words = Buffer.from(JSON.stringify(texts));
  const lines = rows === 0 ? 0 : table.number(rows - 1, 'from') + table.number(rows - 1, 'length');
  const said: Head = {
    ...{ format: FORMAT, version: INDEX_VERSION, program, rows },
    ...{ ids: names.length, texts: words.length, lines },
    crc: crc32(words, crc32(names, crc32(numbers))),
  };
  const head = Buffer.concat([Buffer.from(`${JSON.stringify(said)}\n`), numbers, names, words]);
  return { head, begins: head.length };
}

/** A file of the index; undefined if it is damaged, cut off, or was made by another program. */
export function readIndex(folder: string, name: string, program: string): (TableData & IndexFile) | undefined {
  try {
    return readBytesSync(path.join(folder, name), (read, size) => {
      const first = read(0, Math.min(size, HEAD_BYTES)).toString('utf8').split('\n', 1)[0] ?? '';
      const said = JSON.parse(first) as Head;
      if (said.format !== FORMAT || said.version !== INDEX_VERSION || said.program !== program) return undefined;
      const { rows, lines } = said;
      const from = Buffer.byteLength(first) + 1;
      const parts = rows * ROW_BYTES + said.ids + said.texts;
      const begins = from + parts;
      if (begins + lines !== size) return undefined;
      const known = read(from, parts);
      // What has this sum was written by this very program, so its parts are taken at their word.
      if (crc32(known) !== said.crc) return undefined;
      const cells = new Float64Array(known.buffer.slice(known.byteOffset, known.byteOffset + rows * ROW_BYTES));
      const ids = known.subarray(rows * ROW_BYTES, rows * ROW_BYTES + said.ids);
      const texts = JSON.parse(known.toString('utf8', rows * ROW_BYTES + said.ids)) as readonly string[];
      return { rows, cells, ids, texts, name, begins };
    });
  } catch {
    return undefined; // it cannot be read, or is none: then every round in it is read
  }
}
