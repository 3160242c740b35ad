// The one way in which the program reads from a disk: ordinary files only, and never more of one than a limit, whatever its size says.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A file as it was read. */
export interface ReadFile {
  readonly text: string;
  /** Of the last change, in milliseconds. */
  readonly mtimeMs: number;
  /** In bytes. */
  readonly size: number;
}

/** A file that is larger than whoever reads it takes; `bytes` is what is known of its size. */
export class TooBig extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super(`${bytes} bytes`);
    this.bytes = bytes;
  }
}

/** Without waiting: a pipe that nobody writes to would hold a thread for good. Windows knows no such flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Throws for folders, devices, pipes and sockets, with the code of the system for what is none of its files. */
function demandOrdinary(found: Stats): void {
  if (found.isFile()) return;
  const code = found.isDirectory() ? 'EISDIR' : 'ENODEV';
  throw Object.assign(new Error(`${code}: not an ordinary file, read`), { code });
}

/** Opens an ordinary file. Rejects with the system's error. */
export async function openOrdinary(file: string): Promise<FileHandle> {
  const handle = await open(file, FLAGS);
  try {
    demandOrdinary(await handle.stat());
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** One byte more than is allowed tells a file that has grown since its size was asked for. */
const roomFor = ({ size }: Stats, most: number): Buffer => {
  if (size > most) throw new TooBig(size);
  return Buffer.allocUnsafe(Math.min(most, size) + 1);
};

const textIn = (buffer: Buffer, read: number, { mtimeMs, size }: Stats, most: number): ReadFile => {
  if (read > most) throw new TooBig(read);
  return { text: buffer.toString('utf8', 0, read), mtimeMs, size };
};

/** The text of a file. Rejects with the system's error, or TooBig. */
export async function readUpTo(file: string, most: number): Promise<ReadFile> {
  const handle = await openOrdinary(file);
  try {
    const found = await handle.stat();
    const buffer = roomFor(found, most);
    let at = 0;
    for (let read = 1; read > 0 && at < buffer.length; at += read)
      read = (await handle.read(buffer, at, buffer.length - at, at)).bytesRead;
    return textIn(buffer, at, found, most);
  } finally {
    await handle.close();
  }
}

/** Reads from an ordinary file in one piece, for the worker: `work` is given what reads so many bytes from one on, and the size. Throws. */
export function readBytesSync<T>(
  file: string,
  work: (read: (from: number, bytes: number) => Buffer, size: number) => T,
): T {
  const handle = openSync(file, FLAGS);
  try {
    const found = fstatSync(handle);
    demandOrdinary(found);
    return work((from, bytes) => {
      const buffer = Buffer.allocUnsafe(bytes);
      return buffer.subarray(0, fillSync(handle, buffer, from));
    }, found.size);
  } finally {
    closeSync(handle);
  }
}

/** Reads until the buffer is full or the file ends; how many bytes there were. */
function fillSync(handle: number, buffer: Buffer, from: number): number {
  let at = 0;
  for (let read = 1; read > 0 && at < buffer.length; at += read)
    read = readSync(handle, buffer, at, buffer.length - at, from + at);
  return at;
}

/** The same in one piece, for the worker. Throws. */
export function readUpToSync(file: string, most: number): ReadFile {
  const handle = openSync(file, FLAGS);
  try {
    const found = fstatSync(handle);
    demandOrdinary(found);
    const buffer = roomFor(found, most);
    return textIn(buffer, fillSync(handle, buffer, 0), found, most);
  } finally {
    closeSync(handle);
  }
}
