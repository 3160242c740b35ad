// The rounds that the library knows, in order, and the part of them that a list shows.
import type {
  LibraryFilter,
  LibraryItem,
  LibraryPage,
  LibrarySession,
  SessionSheet,
} from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { THROWN_IN } from '../../shared/files/library-filter.ts';
import type { CountedHand } from '../rounds/hand-statistics.ts';
import { IndexTable, type RoundRow } from '../rounds/index-table.ts';
import type { LibrarySurvey } from '../rounds/library-jobs.ts';
import type { JudgedRound } from '../rounds/round-entry.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';
import { factsIn, handsIn, itemIn, judgedInLine, ownIn, rejudged } from '../rounds/round-row.ts';
import type { ReviewFigures } from '../rounds/statistics.ts';
import { askingOnce, contractOf, kindIn, monthOf, passing } from './filtering.ts';
import type { IndexFiles } from './index-files.ts';
import { sheetOf } from './sessions.ts';

/** The empty text of a table, which stands for none. */
const NO_TEXT = 0;
/** The lines of so many rounds are looked at in one go, in a few ms; then others have their turn. */
const IN_ONE_GO = 256;

export interface LibraryQuery {
  readonly filter: LibraryFilter;
  /** Number of the first round wanted, from 0, among those that the filter lets through. */
  readonly from: number;
  readonly count: number;
}

/** What follows from all rounds, worked out when it is first asked for. */
interface Ordered {
  /** Rows, the newest first. */
  readonly rows: Uint32Array;
  readonly contracts: readonly string[];
  readonly months: readonly string[];
}

/** Contracts that occur, in order of first appearance; thrown-in deals last. */
function contractsIn(table: IndexTable, rows: Uint32Array): readonly string[] {
  const [kinds, kind] = [new Set<number>(), table.reader('kind')];
  for (const row of rows) kinds.add(kind(row));
  const found = new Set([...kinds].map((kind) => contractOf(kindIn(table.textOf(kind)))));
  return [...[...found].filter((id) => id !== THROWN_IN), ...(found.has(THROWN_IN) ? [THROWN_IN] : [])];
}

/** The months of rounds that are in order, the latest first; one is worked out for each month and not for each round. */
function monthsIn(table: IndexTable, newestFirst: Uint32Array): readonly string[] {
  const [found, moment]: [string[], (row: number) => number] = [[], table.reader('at')];
  let begins = Infinity;
  for (const row of newestFirst) {
    const at = moment(row);
    if (at >= begins) continue;
    found.push(monthOf(at));
    const date = new Date(at);
    begins = new Date(date.getFullYear(), date.getMonth()).getTime();
  }
  return found;
}

/** What a shelf needs besides. */
export interface ShelfDeps {
  readonly files: IndexFiles;
  /** Reads rounds from their own files, whose lines in the index are lost; what cannot be read is left out. */
  readonly again: (ids: readonly string[]) => Promise<readonly RoundRow[]>;
  /** The present moment, in milliseconds. */
  readonly now?: () => number;
}

export class Shelf {
  readonly #deps: Required<ShelfDeps>;
  #table = new IndexTable();
  #state: 'empty' | 'begun' = 'empty';
  /** Rows in order, some of which may not count any more, and those that are not among them yet. */
  #inOrder = new Uint32Array();
  #fresh: number[] = [];
  #ordered: Ordered | undefined;
  /** What was put here or removed while files were read, by id: what was read counts less. */
  #touched: Map<string, RoundRow | undefined> | undefined = new Map();

  constructor(deps: ShelfDeps) {
    this.#deps = { now: Date.now, ...deps };
  }

  /** Rounds that no file of the index holds yet; none before it is known what the index holds. */
  get waiting(): number {
    return this.#state === 'begun' ? this.#deps.files.waiting : 0;
  }

  /** Takes over what the index knows. */
  begin({ known, files, useless }: Pick<LibrarySurvey, 'known' | 'files' | 'useless'>): void {
    this.#state = 'begun';
    this.#deps.files.begin(files, useless);
    this.#table = new IndexTable(known);
    this.#inOrder = new Uint32Array(known.rows).map((_, row) => row);
    this.#fresh = [];
    for (const [id, row] of this.#touched ?? []) {
      this.#kill(id);
      if (row) this.#add(row);
    }
    this.#ordered = undefined;
  }

  /** Takes over what was read meanwhile of rounds that the index does not know. */
  fill(rows: readonly RoundRow[]): void {
    for (const row of rows) if (!this.#touched?.has(row.id)) this.#add(row);
  }

  /** All files have been read: from now on nothing comes that was read before. */
  filled(): void {
    this.#touched = undefined;
  }

  put(row: RoundRow): void {
    this.#kill(row.id);
    this.#add(row);
    this.#touched?.set(row.id, row);
  }

  remove(id: string): void {
    this.#kill(id);
    this.#touched?.set(id, undefined);
  }

  /** What the commentary now says of a round; nothing happens if it is not there. */
  async judge(id: string, judged: (you: Seat) => JudgedRound): Promise<void> {
    const item = await this.item(id);
    const row = this.#table.find(id);
    if (item && row !== undefined) this.put(rejudged(this.#table, row, item, judged(item.you)));
  }

  /** The line of a round; undefined if it is not there. */
  async item(id: string): Promise<LibraryItem | undefined> {
    const line = await this.#line(id);
    return line === undefined ? undefined : itemIn(line);
  }

  /** How well the player played a round; undefined if that is not known. */
  async judged(id: string): Promise<JudgedRound | undefined> {
    const line = await this.#line(id);
    return line === undefined ? undefined : judgedInLine(line);
  }

  /** Ids of the newest rounds, the newest first. */
  newest(count: number): readonly string[] {
    return this.#idsOf(this.#order().rows.subarray(0, count));
  }

  /** Ids of all rounds that a filter lets through, the newest first. */
  matching(filter: LibraryFilter): readonly string[] {
    return this.#idsOf(this.#matching(filter));
  }

  async page({ filter, from, count }: LibraryQuery): Promise<Omit<LibraryPage, 'problems'>> {
    const { rows, contracts, months } = this.#order();
    const found = this.#matching(filter);
    const counts = askingOnce(this.#table, (kind) => kindIn(kind).counts);
    const [kind, cents] = [this.#table.reader('kind'), this.#table.reader('cents')];
    let [sum, counted] = [0, 0];
    for (const row of found) {
      if (!counts(kind(row))) continue;
      counted++;
      sum += cents(row);
    }
    const items = await this.#items([...found.subarray(from, from + count)]);
    return { items: [...items], all: rows.length, matching: found.length, sum, counted, contracts, months };
  }

  /** What statistics need of the rounds that count, the newest first. */
  facts(): Promise<readonly RoundFacts[]> {
    return factsIn(this.#table, this.#order().rows);
  }

  /** What whole commentary says of the player's decisions, by round; only the lines of rounds that somebody has judged are read. */
  async own(): Promise<ReadonlyMap<string, ReviewFigures>> {
    const table = this.#table;
    const isJudged = askingOnce(table, (each) => kindIn(each).mistakes !== undefined);
    const kind = table.reader('kind');
    const rows = this.#order().rows.filter((row) => isJudged(kind(row)));
    const all = new Map<string, ReviewFigures>();
    for (let from = 0; from < rows.length; from += IN_ONE_GO) {
      // A round that was written meanwhile has another row.
      const lot = [...rows.subarray(from, from + IN_ONE_GO)].flatMap((row) =>
        table.isAlive(row) ? row : (table.find(table.id(row)) ?? []),
      );
      for (const { id, line } of await this.#lines(lot)) {
        const own = ownIn(line);
        if (own) all.set(id, own);
      }
    }
    return all;
  }

  /** The player's hands in rounds of his own that chance alone has dealt. */
  hands(): readonly CountedHand[] {
    return handsIn(this.#table, this.#order().rows);
  }

  /** Some of the evenings, the latest first, and how many there are. */
  async sessions(
    from: number,
    count: number,
  ): Promise<{ readonly sessions: readonly LibrarySession[]; readonly all: number }> {
    const evenings = new Map<number, number[]>();
    const session = this.#table.reader('session');
    for (const row of this.#order().rows) {
      const evening = session(row);
      const rounds = evenings.get(evening);
      if (rounds) rounds.push(row);
      else evenings.set(evening, [row]);
    }
    evenings.delete(NO_TEXT);
    const some = [...evenings].slice(from, from + count);
    const items = await this.#items(some.flatMap(([, rows]) => rows));
    const byId = new Map(items.map((item) => [item.id, item]));
    const sessions = some.flatMap(([evening, rows]) => {
      const rounds = rows.flatMap((row) => byId.get(this.#table.id(row)) ?? []);
      return rounds.length > 0 ? sheetOf(this.#table.textOf(evening), rounds).session : [];
    });
    return { sessions, all: evenings.size };
  }

  /** The sheet of an evening; undefined if no round of it is there. */
  async session(id: string): Promise<SessionSheet | undefined> {
    const isWanted = askingOnce(this.#table, (each) => each !== '' && each === id);
    const session = this.#table.reader('session');
    const rows = this.#order().rows.filter((row) => isWanted(session(row)));
    const items = await this.#items([...rows]);
    return items.length > 0 ? sheetOf(id, items) : undefined;
  }

  /** Writes what lies in memory into the index. Rejects if that fails. */
  write(): Promise<void> {
    return this.#deps.files.write(this.#table, () => this.#order().rows);
  }

  #add(row: RoundRow): void {
    const at = this.#table.append(row);
    this.#deps.files.hold(at, row.line);
    this.#fresh.push(at);
    this.#ordered = undefined;
  }

  #kill(id: string): void {
    const row = this.#table.find(id);
    if (row === undefined) return;
    this.#table.kill(row);
    this.#deps.files.drop(row);
    this.#ordered = undefined;
  }

  #idsOf(rows: Uint32Array): readonly string[] {
    return Array.from(rows, (row) => this.#table.id(row));
  }

  #matching(filter: LibraryFilter): Uint32Array {
    return passing(this.#table, this.#order().rows, filter, this.#deps.now());
  }

  async #line(id: string): Promise<string | undefined> {
    const row = this.#table.find(id);
    return row === undefined ? undefined : (await this.#lines([row]))[0]?.line;
  }

  async #items(rows: readonly number[]): Promise<readonly LibraryItem[]> {
    return (await this.#lines(rows)).map(({ line }) => itemIn(line));
  }

  /** The lines of rows that count; of one that is gone meanwhile there is none. */
  async #lines(rows: readonly number[]): Promise<readonly Pick<RoundRow, 'id' | 'line'>[]> {
    const ids = rows.map((row) => this.#table.id(row));
    const lines = [...(await this.#deps.files.read(this.#table, rows))];
    const lost = ids.filter((id, nth) => lines[nth] === undefined && this.#table.find(id) !== undefined);
    const again = lost.length > 0 ? await this.#deps.again(lost) : [];
    lost.forEach((id) => this.remove(id));
    again.forEach((row) => this.put(row));
    const found = new Map(again.map(({ id, line }) => [id, line]));
    return ids.flatMap((id, nth) => {
      const line = lines[nth] ?? found.get(id);
      return line === undefined ? [] : { id, line };
    });
  }

  #order(): Ordered {
    return (this.#ordered ??= this.#putInOrder());
  }

  #putInOrder(): Ordered {
    const table = this.#table;
    const [at, alive] = [table.reader('at'), table.reader('alive')];
    const before = (a: number, b: number): number => at(b) - at(a) || (table.id(a) < table.id(b) ? 1 : -1);
    const old = this.#inOrder.filter((row) => alive(row) === 1);
    const fresh = this.#fresh.filter((row) => table.isAlive(row)).sort(before);
    const rows = new Uint32Array(old.length + fresh.length);
    let [place, next] = [0, 0];
    for (const row of fresh) {
      for (let other = old[next]; other !== undefined && before(other, row) < 0; other = old[++next])
        rows[place++] = other;
      rows[place++] = row;
    }
    rows.set(old.subarray(next), place);
    this.#inOrder = rows;
    this.#fresh = [];
    return { rows, contracts: contractsIn(table, rows), months: monthsIn(table, rows) };
  }
}
