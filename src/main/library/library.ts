// The library: finished rounds, one file each. What is known of them is kept in memory and, of many rounds, in an index on disk.
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryFilter, LibraryItem, LibraryPage, SessionSheet } from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { MAX_FILE_BYTES } from '../../shared/border/limits.ts';
import { type Problem, problem } from '../../shared/border/problems.ts';
import type { RoundFile } from '../../shared/files/round-file.ts';
import type { CountedHand } from '../rounds/hand-statistics.ts';
import { EXTENSION } from '../base/open-file.ts';
import { objectionToShowing } from './showable.ts';
import { writeAtomic } from '../store/atomic.ts';
import { accepted, type Checked, readLimited, refused } from '../store/check.ts';
import { type CheckedRound, checkRound } from '../rounds/check-round.ts';
import { isDeviceName } from '../store/file-names.ts';
import { takingTurns } from '../store/in-turn.ts';
import { shelved } from '../rounds/library-jobs.ts';
import { type RoundDeal, roundDeal } from '../rounds/round-deal.ts';
import type { RoundRow } from '../rounds/index-table.ts';
import type { JudgedRound } from '../rounds/round-entry.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';
import { IndexFiles } from './index-files.ts';
import type { ReviewFigures } from '../rounds/statistics.ts';
import { remembered } from '../base/remembered.ts';
import { type LibraryQuery, Shelf } from './shelf.ts';
import { fillShelf, keepIndex, readLot, type ShelvingDeps, unreadable } from './shelving.ts';

/** So many rounds may be looked at in turns without being checked each time, which takes some 10 ms of the main process. */
const LOOKED_AT = 8;

/** So many files are waited for; of more, the list is shown as far as it is after a while, in milliseconds. */
const MOST_AWAITED = 1000;
const PATIENCE_MS = 700;

/** While files are read, the list is told to have grown only so often, in milliseconds. */
const TELL_MS = 1000;

/** A round was written, or removed. */
export interface LibraryChange {
  readonly kind: 'put' | 'removed';
  readonly id: string;
}

export class Library {
  readonly #deps: ShelvingDeps;
  readonly #shelf: Shelf;
  readonly #problems: Problem[] = [];
  readonly #listeners: ((change: LibraryChange) => void)[] = [];
  readonly #checked = remembered(checkRound, LOOKED_AT);
  #filled: Promise<void> | undefined;
  /** How far files are being read; undefined while none is. */
  #reading: LibraryPage['reading'];
  /** When a list that is not whole was shown last; undefined if none is. */
  #shown: number | undefined;
  #use = (): void => undefined;
  readonly #usable = new Promise<void>((resolve) => (this.#use = resolve));
  /** Writing follows writing, so that nothing that was read before a change is written after it. */
  readonly #inTurn = takingTurns();

  constructor(deps: ShelvingDeps) {
    this.#deps = deps;
    const files = new IndexFiles(deps.folder, deps.program);
    const again = async (ids: readonly string[]): Promise<readonly RoundRow[]> => {
      const { rows, problems } = await readLot(ids, deps, 'advice');
      this.#problems.push(...problems);
      return rows;
    };
    this.#shelf = new Shelf({ files, again });
  }

  /** The part of the library that is asked for, and what was wrong with files there. */
  async page(query: LibraryQuery): Promise<LibraryPage> {
    const shelf = await this.#begun();
    const reading = this.#reading;
    if (reading) this.#shown ??= performance.now();
    return { ...(await shelf.page(query)), problems: [...this.#problems], ...(reading && { reading }) };
  }

  /** Ids of the newest rounds, the newest first. */
  async newest(count: number): Promise<readonly string[]> {
    return (await this.#ready()).newest(count);
  }

  /** The player's hands in rounds of his own that chance alone has dealt. */
  async hands(): Promise<readonly CountedHand[]> {
    return (await this.#ready()).hands();
  }

  /** How a round was dealt; undefined if there is none of this id, or it was not the player's own deal. */
  async deal(id: string): Promise<RoundDeal | undefined> {
    const found = await this.read(id);
    return found?.ok ? roundDeal(found.value.file, found.value.round) : undefined;
  }

  /** What statistics need to know of the rounds that count. */
  async facts(): Promise<readonly RoundFacts[]> {
    return (await this.#ready()).facts();
  }

  /** What whole commentary says of the player's decisions, by round. */
  async own(): Promise<ReadonlyMap<string, ReviewFigures>> {
    return (await this.#ready()).own();
  }

  /** Writes a round under its id, in the place of an earlier one with this id. Rejects if it cannot be written. */
  put(file: RoundFile): Promise<void> {
    return this.#inTurn(() => this.#write(file));
  }

  /**
   * Takes in a file of somebody else, if it can be listed, looked at and counted; a round that is there already stays as
   * it is and keeps its id. Rejects if it cannot be written.
   */
  async take(text: string): Promise<Checked<string>> {
    const checked = checkRound(text);
    if (!checked.ok) return checked;
    const { file } = checked.value;
    const place = await this.#placeFor(file);
    if (place.is === 'there') return accepted(place.id);
    const wrong = await objectionToShowing(file);
    if (wrong) return refused(wrong);
    await this.put({ ...file, id: place.id, origin: 'imported' });
    return accepted(place.id);
  }

  /** A round with all checks; undefined if there is none with this id. */
  async read(id: string): Promise<Checked<CheckedRound> | undefined> {
    const text = await readLimited(this.#placeOf(id), MAX_FILE_BYTES);
    return text?.ok ? this.#checked(text.value.text) : text;
  }

  async remove(id: string): Promise<void> {
    await rm(this.#placeOf(id), { force: true });
    this.#shelf.remove(id);
    this.#tell({ kind: 'removed', id });
  }

  /** Rewrites a round that is there, one after the other; its line as it is then, undefined if there is none. Rejects if it cannot be written. */
  change(id: string, change: (file: RoundFile) => RoundFile): Promise<LibraryItem | undefined> {
    return this.#inTurn(async () => {
      await this.#begun();
      const found = await this.read(id);
      if (!found?.ok) return undefined;
      // The file may lie under another name than it says: it is written where it was found.
      await this.#write({ ...change(found.value.file), id });
      return this.#shelf.item(id);
    });
  }

  /** Takes over what the commentary says of a round. */
  judge(id: string, judged: (you: Seat) => JudgedRound): Promise<void> {
    return this.#inTurn(() => this.#shelf.judge(id, judged));
  }

  /** Ids of all rounds that a filter lets through, the newest first. */
  async matching(filter: LibraryFilter): Promise<readonly string[]> {
    return (await this.#ready()).matching(filter);
  }

  /** Some of the evenings, the latest first, and how many there are. */
  async sessions(from: number, count: number): Promise<ReturnType<Shelf['sessions']>> {
    return (await this.#begun()).sessions(from, count);
  }

  /** The sheet of an evening; undefined if there is none. */
  async session(id: string): Promise<SessionSheet | undefined> {
    return (await this.#begun()).session(id);
  }

  /** Tells of every change from now on. */
  watch(listener: (change: LibraryChange) => void): void {
    this.#listeners.push(listener);
  }

  /** The shelf with what lies in the folder. What could not be read at all is tried again with the next question. */
  async #ready(): Promise<Shelf> {
    this.#filled ??= fillShelf(this.#shelf, this.#deps, {
      read: (progress) => this.#read(progress),
      met: (problem) => void this.#problems.push(problem),
    })
      .catch((error: unknown) => {
        this.#filled = undefined;
        if (this.#problems.length === 0) this.#problems.push(unreadable(error));
      })
      .then(() => this.#read(undefined));
    await this.#filled;
    return this.#shelf;
  }

  /** The same, or what the index knows, and has been read for a while. */
  async #begun(): Promise<Shelf> {
    await Promise.race([this.#ready(), this.#usable]);
    return this.#shelf;
  }

  #read(progress: LibraryPage['reading']): void {
    if (progress && !this.#reading && progress.all > MOST_AWAITED) setTimeout(this.#use, PATIENCE_MS).unref();
    this.#reading = progress;
    const now = performance.now();
    if (this.#shown === undefined || (progress && now - this.#shown < TELL_MS)) return;
    this.#shown = progress && now;
    this.#deps.grown?.();
  }

  #placeOf(id: string): string {
    return path.join(this.#deps.folder, id + EXTENSION);
  }

  #tell(change: LibraryChange): void {
    this.#listeners.forEach((listener) => listener(change));
  }

  async #write(file: RoundFile): Promise<void> {
    const text = JSON.stringify(file);
    const place = this.#placeOf(file.id);
    await writeAtomic(place, text);
    const { mtimeMs, size } = await stat(place);
    const judged = await this.#shelf.judged(file.id);
    const round = shelved(file.id, text, { changed: mtimeMs, bytes: size }, () => judged);
    if (round.ok) this.#shelf.put(round.value);
    else this.#problems.push(problem('F.LEFT', { file: place, because: round.problem }));
    this.#tell({ kind: 'put', id: file.id });
    await keepIndex(this.#shelf);
  }

  /** Whether a round is there already, and else an id that is free. */
  async #placeFor(file: RoundFile): Promise<{ readonly id: string; readonly is: 'there' | 'free' }> {
    const other = (): string => `${file.id.slice(0, 50)}-${randomUUID().slice(0, 8)}`;
    if (isDeviceName(file.id)) return { id: other(), is: 'free' };
    const there = await this.read(file.id);
    if (there === undefined) return { id: file.id, is: 'free' };
    const same = there.ok && JSON.stringify(there.value.file.record) === JSON.stringify(file.record);
    return same ? { id: file.id, is: 'there' } : { id: other(), is: 'free' };
  }
}
