// Positions that are kept: listed by folder, put in order, passed on as a file or a whole folder, and taken in from one.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { KeptPosition } from '../../shared/calls/positions.ts';
import type { POSITION_CALLS } from '../../shared/calls/position-calls.ts';
import type { HandlersOf, InputOf } from '../../shared/border/ipc.ts';
import { MOST_NAME } from '../../shared/border/limits.ts';
import { problem } from '../../shared/border/problems.ts';
import { savedWhere } from '../library/saved-where.ts';
import { NOTHING_CARRIED } from '../store/carried.ts';
import { readLimited } from '../store/check.ts';
import { safeFileName } from '../store/file-names.ts';
import type { FileShelf, Shelved } from '../store/file-shelf.ts';
import type { Room } from '../table/room.ts';
import { checkFolder, checkPosition, FOLDER_KIND, type FolderFile, type PositionFile } from './position-file.ts';

type Calls = typeof POSITION_CALLS;
type Answers<K extends keyof HandlersOf<Calls>> = Pick<HandlersOf<Calls>, K>;
type Shelf = FileShelf<PositionFile>;
type Surroundings = Pick<Room, 'clock' | 'dialogs' | 'printedPages'>;

export const keeping = (shelf: Shelf, room: Surroundings) => ({
  ...shelving(shelf, room.clock),
  ...takingAlong(shelf, room),
  ...takingIn(shelf, room),
});

function shelving(
  shelf: Shelf,
  clock: Room['clock'],
): Answers<'positions.list' | 'positions.open' | 'positions.save' | 'positions.arrange' | 'positions.remove'> {
  return {
    async 'positions.list'() {
      return (await inOrder(shelf)).map(({ content: { id, name, folder, posed, changedAt, position } }) => ({
        id,
        name,
        ...(folder !== undefined && { folder }),
        question: posed?.question ?? '',
        changedAt,
        game: position.game,
        ...(position.contract && { contract: position.contract }),
        played: position.played.length,
      }));
    },
    async 'positions.open'({ id }) {
      const content = (await shelf.all()).find((each) => each.content.id === id)?.content;
      return content ? { id, ...keptOf(content) } : null;
    },
    async 'positions.save'({ id = randomUUID(), ...kept }) {
      const known = (await shelf.all()).find(({ content }) => content.id === id);
      const place = known?.content.folder === kept.folder ? known?.content.place : undefined;
      const content = { ...fileOf(id, kept, clock), ...(place !== undefined && { place }) };
      return { id, disk: await shelf.put({ content, carried: known?.carried ?? NOTHING_CARRIED }) };
    },
    async 'positions.arrange'({ ids, folder }) {
      const all = await inOrder(shelf);
      const moved = ids.flatMap((id) => all.find(({ content }) => content.id === id) ?? []);
      const rest = folder === undefined ? [] : all.filter((each) => each.content.folder === folder);
      const together = [...moved, ...rest.filter((each) => !moved.includes(each))];
      for (const [at, each] of together.entries()) await put(shelf, each, folder, at);
      return {};
    },
    async 'positions.remove'({ ids }) {
      for (const id of ids) await shelf.remove(id);
      return {};
    },
  };
}

/** Puts a position into a folder, or beside all of them, where none has a place. */
async function put(shelf: Shelf, { content, carried }: Shelved<PositionFile>, folder: string | undefined, at: number) {
  const { folder: _before, place: _place, ...loose } = content;
  await shelf.put({ content: folder === undefined ? loose : { ...loose, folder, place: at }, carried });
}

/** Folder by folder, each in its order; then those in none, the latest first. */
async function inOrder(shelf: Shelf): Promise<readonly Shelved<PositionFile>[]> {
  const all = await shelf.all();
  return all.toSorted(({ content: one }, { content: other }) => {
    if (one.folder === undefined || other.folder === undefined)
      return one.folder === other.folder
        ? other.changedAt.localeCompare(one.changedAt)
        : Number(one.folder === undefined) - Number(other.folder === undefined);
    return (
      one.folder.localeCompare(other.folder) ||
      (one.place ?? Infinity) - (other.place ?? Infinity) ||
      one.changedAt.localeCompare(other.changedAt)
    );
  });
}

/** What goes along with a position wherever it is passed on to. */
const keptOf = ({ name, position, posed, folder }: KeptPosition): KeptPosition => ({
  name,
  position,
  ...(posed && { posed }),
  ...(folder !== undefined && { folder }),
});

const fileOf = (id: string, kept: KeptPosition, clock: Room['clock']): PositionFile => ({
  format: 'schafkopf-stube-position',
  version: 1,
  id,
  changedAt: clock.date(),
  ...keptOf(kept),
});

/** A position alone lies in no folder of somebody else's. */
const withoutFolder = ({ folder: _folder, ...kept }: KeptPosition): KeptPosition => kept;

function takingAlong(
  shelf: Shelf,
  { dialogs, printedPages, clock }: Surroundings,
): Answers<'positions.export' | 'positions.exportFolder' | 'positions.exportPages'> {
  const named = (name: string): string => safeFileName(name, 'Schafkopf');
  const textOf = (file: FolderFile | PositionFile): string => JSON.stringify(file, undefined, 1);
  return {
    'positions.export': (kept) =>
      savedWhere(dialogs, named(kept.name), 'json', () => textOf(fileOf(randomUUID(), withoutFolder(kept), clock))),
    async 'positions.exportFolder'({ ids, name }: InputOf<Calls, 'positions.exportFolder'>) {
      const positions = (await inOrder(shelf))
        .filter(({ content }) => ids.includes(content.id))
        .map(({ content }) => withoutFolder(keptOf(content)));
      return savedWhere(dialogs, named(name), 'json', () => textOf({ ...FOLDER_HEAD, name, positions }));
    },
    'positions.exportPages': ({ name }) => savedWhere(dialogs, named(name), 'pdf', printedPages),
  };
}

const FOLDER_HEAD = { format: 'schafkopf-stube-positions', version: 1 } as const;

function takingIn(shelf: Shelf, { dialogs, clock }: Surroundings): Answers<'positions.import'> {
  const take = async (kept: KeptPosition, place?: number): Promise<string> => {
    const id = randomUUID();
    const content = { ...fileOf(id, kept, clock), ...(place !== undefined && { place }) };
    await shelf.put({ content, carried: NOTHING_CARRIED });
    return id;
  };
  return {
    async 'positions.import'() {
      const place = await dialogs.fileToOpen('json');
      if (place === undefined) return { outcome: 'cancelled' };
      const read = await readLimited(place, FOLDER_KIND.maxBytes);
      if (!read?.ok)
        return { outcome: 'refused', problem: read?.problem ?? problem('F.MISSING', { file: path.basename(place) }) };
      const together = checkFolder(read.value.text);
      if (together.ok) {
        const folder = freeName(together.value.name, await shelf.all());
        for (const [at, kept] of together.value.positions.entries()) await take({ ...kept, folder }, at);
        return { outcome: 'importedFolder', folder, count: together.value.positions.length };
      }
      if (together.problem.id !== 'F.FOREIGN') return { outcome: 'refused', problem: together.problem };
      const checked = checkPosition(read.value.text);
      if (!checked.ok) return { outcome: 'refused', problem: checked.problem };
      return { outcome: 'imported', id: await take(withoutFolder(checked.value)) };
    },
  };
}

/** "Ruf", or "Ruf 2" where there is a folder of that name. */
function freeName(name: string, all: readonly Shelved<PositionFile>[]): string {
  const taken = new Set(all.map(({ content }) => content.folder));
  for (let number = 2, free = name; ; number++) {
    if (!taken.has(free)) return free;
    free = `${name.slice(0, MOST_NAME - 4)} ${number}`;
  }
}
