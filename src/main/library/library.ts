// The library: finished rounds, one file each. What is known of them is kept in memory and, of many rounds, in an index on disk.
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Judged, LibraryItem, LibraryPage, SessionSheet } from '../../shared/calls/library-calls.ts';
import type { Seat } from '../../engine/base/seats.ts';
import type { LibraryFilter } from '../../shared/library-filter.ts';
import { MAX_FILE_BYTES } from '../../shared/limits.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import type { DealtHand } from '../rounds/hand-statistics.ts';
import { EXTENSION } from '../base/open-file.ts';
import { objectionToShowing } from './showable.ts';
import { writeAtomic } from '../store/atomic.ts';
import type { Checked } from '../store/check.ts';
import { accepted, readLimited, refused } from '../store/check.ts';
import type { CheckedRound } from '../rounds/check-round.ts';
import { checkRound } from '../rounds/check-round.ts';
import { isDeviceName } from '../store/file-names.ts';
import { shelved } from '../rounds/library-jobs.ts';
import type { RoundDeal } from '../rounds/round-deal.ts';
import { roundDeal } from '../rounds/round-deal.ts';
import type { RoundFacts } from '../rounds/round-facts.ts';
import { remembered } from './remembered.ts';
import type { LibraryQuery, Shelf } from './shelf.ts';
import { openShelf } from './shelf.ts';
import type { ShelvingDeps } from './shelving.ts';
import { fillShelf, unreadable } from './shelving.ts';

/** So many rounds may be looked at in turns without being checked each time, which takes some 10 ms of the main process. */
const LOOKED_AT = 8;

/** A round was written, or removed. */
export interface LibraryChange {
  readonly kind: 'put' | 'removed';
  readonly id: string;
}

export interface Library {
  /** The part of the library that is asked for, and what was wrong with files there. */
  page(query: LibraryQuery): Promise<LibraryPage>;
  /** Ids of the newest rounds, the newest first. */
  newest(count: number): Promise<readonly string[]>;
  /** The player's hands in rounds of his own that chance alone has dealt. */
  hands(): Promise<readonly DealtHand[]>;
  /** How a round was dealt; undefined if there is none of this id, or it was not the player's own deal. */
  deal(id: string): Promise<RoundDeal | undefined>;
  /** What statistics need to know of the rounds that count. */
  facts(): Promise<readonly RoundFacts[]>;
  /** Writes a round under its id, in the place of an earlier one with this id. Rejects if it cannot be written. */
  put(file: RoundFile): Promise<void>;
  /**
   * Takes in a file of somebody else, if it can be listed, looked at and counted; a round that is there already stays as
   * it is and keeps its id. Rejects if it cannot be written.
   */
  take(text: string): Promise<Checked<string>>;
  /** A round with all checks; undefined if there is none with this id. */
  read(id: string): Promise<Checked<CheckedRound> | undefined>;
  remove(id: string): Promise<void>;
  /** Rewrites a round that is there, one after the other; its line as it is then, undefined if there is none. Rejects if it cannot be written. */
  change(id: string, change: (file: RoundFile) => RoundFile): Promise<LibraryItem | undefined>;
  /** Takes over what the commentary says of a round. */
  judge(id: string, judged: (you: Seat) => Judged): void;
  /** Ids of all rounds that a filter lets through, the newest first. */
  matching(filter: LibraryFilter): Promise<readonly string[]>;
  /** Some of the evenings, the latest first, and how many there are. */
  sessions(from: number, count: number): Promise<ReturnType<Shelf['sessions']>>;
  /** The sheet of an evening; undefined if there is none. */
  session(id: string): Promise<SessionSheet | undefined>;
  /** Tells of every change from now on. */
  watch(listener: (change: LibraryChange) => void): void;
}

export function openLibrary(deps: ShelvingDeps): Library {
  const { folder } = deps;
  const shelf = openShelf();
  const problems: Problem[] = [];
  const listeners: ((change: LibraryChange) => void)[] = [];
  const tell = (change: LibraryChange): void => listeners.forEach((listener) => listener(change));
  let filled: Promise<void> | undefined;
  const placeOf = (id: string): string => path.join(folder, id + EXTENSION);

  /** What could not be read at all is tried again with the next question. */
  const ready = (): Promise<void> =>
    (filled ??= fillShelf(shelf, deps).then(
      (found) => void problems.push(...found),
      (error: unknown) => {
        filled = undefined;
        if (problems.length === 0) problems.push(unreadable(error));
      },
    ));

  const checked = remembered(checkRound, LOOKED_AT);

  async function read(id: string): Promise<Checked<CheckedRound> | undefined> {
    const text = await readLimited(placeOf(id), MAX_FILE_BYTES);
    return text?.ok ? checked(text.value) : text;
  }

  async function write(file: RoundFile): Promise<void> {
    const text = JSON.stringify(file);
    await writeAtomic(placeOf(file.id), text);
    const { mtimeMs, size } = await stat(placeOf(file.id));
    const judged = shelf.rounds.get(file.id)?.entry.item.judged;
    const round = shelved(file.id, text, { changed: mtimeMs, bytes: size }, () => judged);
    if (round.ok) shelf.put(file.id, round.value);
    else problems.push(problem('F.LEFT', { file: placeOf(file.id), because: round.problem }));
    tell({ kind: 'put', id: file.id });
  }

  const put = (file: RoundFile): Promise<void> => inTurn(() => write(file));

  /** Writing follows writing, so that nothing that was read before a change is written after it. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  /** Whether a round is there already, and else an id that is free. */
  async function placeFor(file: RoundFile): Promise<{ readonly id: string; readonly is: 'there' | 'free' }> {
    const other = (): string => `${file.id.slice(0, 50)}-${randomUUID().slice(0, 8)}`;
    if (isDeviceName(file.id)) return { id: other(), is: 'free' };
    const there = await read(file.id);
    if (there === undefined) return { id: file.id, is: 'free' };
    const same = there.ok && JSON.stringify(there.value.file.record) === JSON.stringify(file.record);
    return same ? { id: file.id, is: 'there' } : { id: other(), is: 'free' };
  }

  return {
    async page(query) {
      await ready();
      return { ...shelf.page(query), problems: [...problems] };
    },
    async newest(count) {
      await ready();
      return shelf
        .newestFirst()
        .slice(0, count)
        .map(({ id }) => id);
    },
    async hands() {
      await ready();
      return [...shelf.rounds.values()].flatMap(({ entry: { hand } }) => hand ?? []);
    },
    async deal(id) {
      const found = await read(id);
      return found?.ok ? roundDeal(found.value.file, found.value.round) : undefined;
    },
    async facts() {
      await ready();
      return [...shelf.rounds.values()].flatMap(({ entry: { facts } }) => facts ?? []);
    },
    put,
    async take(text) {
      const checked = checkRound(text);
      if (!checked.ok) return checked;
      const { file } = checked.value;
      const place = await placeFor(file);
      if (place.is === 'there') return accepted(place.id);
      const wrong = await objectionToShowing(file);
      if (wrong) return refused(wrong);
      await put({ ...file, id: place.id, origin: 'imported' });
      return accepted(place.id);
    },
    read,
    change: (id, change) =>
      inTurn(async () => {
        await ready();
        const found = await read(id);
        if (!found?.ok) return undefined;
        // The file may lie under another name than it says: it is written where it was found.
        await write({ ...change(found.value.file), id });
        return shelf.rounds.get(id)?.entry.item;
      }),
    judge: (id, judged) => shelf.judge(id, judged),
    async matching(filter) {
      await ready();
      return shelf.matching(filter).map(({ id }) => id);
    },
    async sessions(from, count) {
      await ready();
      return shelf.sessions(from, count);
    },
    async session(id) {
      await ready();
      return shelf.session(id);
    },
    async remove(id) {
      await rm(placeOf(id), { force: true });
      shelf.remove(id);
      tell({ kind: 'removed', id });
    },
    watch: (listener) => void listeners.push(listener),
  };
}
