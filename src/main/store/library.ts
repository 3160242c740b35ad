// The library: finished rounds, one file each, with an index in memory that is made when it is first asked for.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryItem } from '../../shared/contract.ts';
import type { Problem } from '../../shared/problems.ts';
import { problem } from '../../shared/problems.ts';
import type { RoundFile } from '../../shared/round-file.ts';
import { MAX_FILE_BYTES } from '../../shared/round-file.ts';
import { EXTENSION } from '../open-file.ts';
import { removeParts, writeAtomic } from './atomic.ts';
import type { Checked, CheckedRound } from './check.ts';
import { accepted, checkRound, readLimited } from './check.ts';
import { libraryItem } from './library-item.ts';
import { putAside } from './place.ts';
import type { RoundDeal } from './round-deal.ts';
import { roundDeal } from './round-deal.ts';
import type { RoundFacts } from './round-facts.ts';
import { roundFacts } from './round-facts.ts';

/** A round was written, or removed. */
export interface LibraryChange {
  readonly kind: 'put' | 'removed';
  readonly id: string;
}

export interface Library {
  /** Finished rounds, the newest first, and what was wrong with other files there. */
  list(): Promise<{ readonly items: readonly LibraryItem[]; readonly problems: readonly Problem[] }>;
  /** How the rounds were dealt, by id. */
  deals(): Promise<ReadonlyMap<string, RoundDeal>>;
  /** What statistics need to know of the rounds that count. */
  facts(): Promise<readonly RoundFacts[]>;
  /** Writes a round under its id, in the place of an earlier one with this id. */
  put(file: RoundFile): Promise<void>;
  /** Takes in a file of somebody else; a round that is there already keeps its id. Rejects if it cannot be written. */
  take(text: string): Promise<Checked<string>>;
  /** A round with all checks; undefined if there is none with this id. */
  read(id: string): Promise<Checked<CheckedRound> | undefined>;
  remove(id: string): Promise<void>;
  /** Tells of every change from now on. */
  watch(listener: (change: LibraryChange) => void): void;
}

/** Files read at the same time while the index is made. */
const LANES = 8;
const ID = /^[A-Za-z0-9-]{1,64}$/;

export function openLibrary(folder: string, date: () => string): Library {
  const items = new Map<string, LibraryItem>();
  const deals = new Map<string, RoundDeal>();
  const facts = new Map<string, RoundFacts>();
  const problems: Problem[] = [];
  const listeners: ((change: LibraryChange) => void)[] = [];
  const tell = (change: LibraryChange): void => listeners.forEach((listener) => listener(change));
  let indexed: Promise<void> | undefined;
  const placeOf = (id: string): string => path.join(folder, id + EXTENSION);

  async function read(id: string): Promise<Checked<CheckedRound> | undefined> {
    const text = await readLimited(placeOf(id), MAX_FILE_BYTES);
    return text?.ok ? checkRound(text.value) : text;
  }

  function enter(id: string, { file, round }: CheckedRound): void {
    items.set(id, libraryItem(id, file, round));
    const deal = roundDeal(file, round);
    if (deal) deals.set(id, deal);
    const counts = roundFacts(id, file, round);
    if (counts) facts.set(id, counts);
  }

  /** Files of a later version stay where they are for that version; damaged ones are put aside. */
  async function index(id: string): Promise<void> {
    const checked = await read(id);
    if (checked === undefined) return;
    if (checked.ok) enter(id, checked.value);
    else if (checked.problem.id === 'F.NEWER') problems.push(checked.problem);
    else problems.push(await putAside(placeOf(id), checked.problem, date()));
  }

  async function indexAll(): Promise<void> {
    await mkdir(folder, { recursive: true });
    await removeParts(folder);
    const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION));
    const ids = names.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => ID.test(id));
    const lane = async (): Promise<void> => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await index(id);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  const ready = (): Promise<void> =>
    (indexed ??= indexAll().catch((error: unknown) => {
      problems.push(problem('F.UNREADABLE', { detail: String(error) }));
    }));

  async function put(file: RoundFile): Promise<void> {
    const text = JSON.stringify(file);
    await writeAtomic(placeOf(file.id), text);
    const checked = checkRound(text);
    if (checked.ok) enter(file.id, checked.value);
    tell({ kind: 'put', id: file.id });
  }

  /** The id under which a round is there already, or a free one. */
  async function idFor(file: RoundFile): Promise<string> {
    const there = await read(file.id);
    if (there === undefined) return file.id;
    const same = there.ok && JSON.stringify(there.value.file.record) === JSON.stringify(file.record);
    return same ? file.id : `${file.id.slice(0, 50)}-${randomUUID().slice(0, 8)}`;
  }

  return {
    async list() {
      await ready();
      const newestFirst = [...items.values()].sort((a, b) => b.finishedAt.localeCompare(a.finishedAt));
      return { items: newestFirst, problems: [...problems] };
    },
    async deals() {
      await ready();
      return new Map(deals);
    },
    async facts() {
      await ready();
      return [...facts.values()];
    },
    put,
    async take(text) {
      const checked = checkRound(text);
      if (!checked.ok) return checked;
      const id = await idFor(checked.value.file);
      await put({ ...checked.value.file, id });
      return accepted(id);
    },
    read,
    async remove(id) {
      await rm(placeOf(id), { force: true });
      items.delete(id);
      deals.delete(id);
      facts.delete(id);
      tell({ kind: 'removed', id });
    },
    watch: (listener) => void listeners.push(listener),
  };
}
