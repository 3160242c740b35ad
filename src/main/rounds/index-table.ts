// What is known of many rounds without their lines: a row of numbers each, their ids, and texts that many of them share.

const NUMBERS = ['at', 'cents', 'chance', 'changed', 'bytes', 'review', 'length', 'crc'] as const;
const TEXTS = ['kind', 'facts', 'names', 'note', 'session', 'hand'] as const;

/** What a row says in numbers; what is absent is not a number (NaN). */
export type NumberField = (typeof NUMBERS)[number];

/** What it says in texts; what is absent is empty. */
export type TextField = (typeof TEXTS)[number];

/** A round on its way into a table. */
export interface RoundRow {
  readonly id: string;
  readonly numbers: Readonly<Record<NumberField, number>>;
  readonly texts: Readonly<Record<TextField, string>>;
  /** What is read of it where one looks; it lies outside of the table. */
  readonly line: string;
}

/** Besides: where its line lies, where its id ends, and whether the row counts. */
const FIELDS = [...NUMBERS, ...TEXTS, 'file', 'from', 'end', 'alive'] as const;
type Field = (typeof FIELDS)[number];
const WIDTH = FIELDS.length;
const COLUMN = Object.fromEntries(FIELDS.map((field, column) => [field, column])) as Record<Field, number>;

/** Bytes of a row, without its id and texts. */
export const ROW_BYTES = WIDTH * Float64Array.BYTES_PER_ELEMENT;

/** Where a table's lines lie that are in no file yet. */
const NO_FILE = -1;

/** A table as plain data, which threads pass to each other without copying its numbers. */
export interface TableData {
  readonly rows: number;
  readonly cells: Float64Array;
  /** Each with a line break before and after it. */
  readonly ids: Uint8Array;
  readonly texts: readonly string[];
}

/** Room for this many more rows, and so much of what is there, is made at a time. */
const ROOM = 256;
const GROWTH = 1.2;
const ID_BYTES = 40;

const sharedCells = (rows: number): Float64Array => new Float64Array(new SharedArrayBuffer(rows * ROW_BYTES));
const sharedBytes = (bytes: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(bytes));

/** As a Buffer, which knows how to search; the memory is the same. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export class IndexTable {
  #rows: number;
  #cells: Float64Array;
  #ids: Buffer;
  readonly #texts: string[];
  #textIds: Map<string, number> | undefined;

  constructor({ rows, cells, ids, texts }: TableData = empty()) {
    this.#rows = rows;
    this.#cells = cells;
    this.#ids = asBuffer(ids);
    this.#texts = [...texts];
  }

  get rows(): number {
    return this.#rows;
  }

  /** Different texts. */
  get texts(): number {
    return this.#texts.length;
  }

  data(): TableData {
    return { rows: this.#rows, cells: this.#cells, ids: this.#ids, texts: this.#texts };
  }

  number(row: number, field: Field): number {
    return this.#cells[row * WIDTH + COLUMN[field]] ?? NaN;
  }

  /** Reads a number of many rows, as long as none comes in. */
  reader(field: Field): (row: number) => number {
    const [cells, column] = [this.#cells, COLUMN[field]];
    return (row) => cells[row * WIDTH + column] ?? NaN;
  }

  text(row: number, field: TextField): string {
    return this.textOf(this.number(row, field));
  }

  /** A text by its number. */
  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }

  id(row: number): string {
    const from = row === 0 ? 1 : this.number(row - 1, 'end');
    return this.#ids.toString('latin1', from, this.number(row, 'end') - 1);
  }

  /** The same for whoever asks for very many. */
  allIds(): (row: number) => string {
    const all = this.#ids.toString('latin1', 0, this.#idsEnd());
    return (row) => all.slice(row === 0 ? 1 : this.number(row - 1, 'end'), this.number(row, 'end') - 1);
  }

  /** What a row says, without its line. */
  row(row: number): Omit<RoundRow, 'line'> {
    const numbers = Object.fromEntries(NUMBERS.map((field) => [field, this.number(row, field)]));
    const texts = Object.fromEntries(TEXTS.map((field) => [field, this.text(row, field)]));
    return { id: this.id(row), numbers, texts } as Omit<RoundRow, 'line'>;
  }

  isAlive(row: number): boolean {
    return this.number(row, 'alive') === 1;
  }

  /** The row of an id that counts. */
  find(id: string): number | undefined {
    const wanted = `\n${id}\n`;
    const used = this.#ids.subarray(0, this.#idsEnd());
    for (let at = used.length; at > 0;) {
      at = used.lastIndexOf(wanted, at - 1, 'latin1');
      if (at < 0) return undefined;
      const row = this.#rowEndingAt(at + wanted.length);
      if (this.isAlive(row)) return row;
    }
    return undefined;
  }

  /** Takes in a round whose line is in no file; its row. */
  append({ id, numbers, texts }: RoundRow): number {
    const row = this.#begin(id);
    for (const field of NUMBERS) this.#set(row, field, numbers[field]);
    for (const field of TEXTS) this.#set(row, field, this.#idOf(texts[field]));
    this.place(row, NO_FILE, 0);
    return row;
  }

  /** Takes over a row of another table. */
  copy(other: IndexTable, row: number): number {
    const own = this.#begin(other.id(row));
    for (const field of NUMBERS) this.#set(own, field, other.number(row, field));
    for (const field of TEXTS) this.#set(own, field, this.#idOf(other.text(row, field)));
    this.place(own, other.number(row, 'file'), other.number(row, 'from'));
    return own;
  }

  /** The row counts no more. */
  kill(row: number): void {
    this.#set(row, 'alive', 0);
  }

  /** The line of a row now lies there. */
  place(row: number, file: number, from: number): void {
    this.#set(row, 'file', file);
    this.#set(row, 'from', from);
  }

  #set(row: number, field: Field, value: number): void {
    this.#cells[row * WIDTH + COLUMN[field]] = value;
  }

  #idsEnd(): number {
    return this.#rows === 0 ? 1 : this.number(this.#rows - 1, 'end');
  }

  #rowEndingAt(end: number): number {
    let [low, high] = [0, this.#rows - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.number(middle, 'end') < end) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #begin(id: string): number {
    const from = this.#idsEnd();
    const end = from + id.length + 1;
    const row = this.#rows;
    if ((row + 1) * WIDTH > this.#cells.length) {
      const cells = sharedCells(Math.ceil(row * GROWTH) + ROOM);
      cells.set(this.#cells);
      this.#cells = cells;
    }
    if (end > this.#ids.length) {
      const ids = sharedBytes(Math.ceil(end * GROWTH) + ROOM * ID_BYTES);
      ids.set(this.#ids);
      this.#ids = asBuffer(ids);
    }
    this.#ids.write(`${id}\n`, from, 'latin1');
    this.#rows = row + 1;
    this.#set(row, 'end', end);
    this.#set(row, 'alive', 1);
    return row;
  }

  #idOf(text: string): number {
    const known = (this.#textIds ??= new Map(this.#texts.map((each, id) => [each, id])));
    let id = known.get(text);
    if (id === undefined) known.set(text, (id = this.#texts.push(text) - 1));
    return id;
  }
}

/** Nothing, not even a text but the empty one. */
function empty(): TableData {
  return { rows: 0, cells: sharedCells(0), ids: Uint8Array.of(10), texts: [''] };
}
