// Writes a file so that whatever happens in between, its place holds either the old content or the new, whole.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names of files that are still being written; what is left of them after a crash may be deleted. */
const partOf = (file: string): string => `${file}.${randomUUID()}.part`;
const PART = /\.[0-9a-f-]{36}\.part$/;

/** On Windows a virus scanner may hold a file for a moment; then the rename is tried again, after so many ms. */
const RETRIES = [20, 60, 200] as const;
const HELD: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];

/** Writes text or bytes, which may come bit by bit, to `file`, flushed to disk before they take its place. Rejects with the system's error. */
export async function writeAtomic(
  file: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const part = partOf(file);
  try {
    const handle = await open(part, 'wx');
    try {
      await writeFile(handle, content, 'utf8');
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameHeld(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function renameHeld(from: string, to: string): Promise<void> {
  for (const wait of RETRIES) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (process.platform !== 'win32' || !HELD.includes((error as NodeJS.ErrnoException).code)) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  await rename(from, to);
}

/** Makes the rename itself last through a power cut, where the system lets a folder be flushed. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Some file systems refuse this; the file itself is safe already.
  }
}

/** Removes what writes that were cut off have left in a folder. */
export async function removeParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const parts = names.filter((name) => PART.test(name));
  await Promise.all(parts.map((name) => rm(path.join(folder, name), { force: true })));
}
