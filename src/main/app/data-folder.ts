// Where the saves lie: whether a folder can be written to, which one was chosen, and what is taken along to another.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../store/check.ts';
import { ALL_FOLDERS, isSave } from '../store/folders.ts';

/** What the system says against a file being written in a folder; undefined if it can be. The folder is made if need be. */
export function objectionTo(folder: string): string | undefined {
  const probe = path.join(folder, `probe.${randomUUID()}.part`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The note beside the usual folder that names the one chosen instead of it. */
const noteOf = (usual: string): string => `${usual}.folder`;

/** The folder that was chosen instead of the usual one at an earlier start. */
export function chosenInsteadOf(usual: string): string | undefined {
  try {
    const chosen = readFileSync(noteOf(usual), 'utf8').trim();
    return path.isAbsolute(chosen) ? chosen : undefined;
  } catch {
    return undefined;
  }
}

/** Notes a chosen folder for later starts; where even that cannot be written, the person will be asked again. */
export const rememberChosen = (usual: string, chosen: string): Promise<void> =>
  writeFile(noteOf(usual), `${chosen}\n`).catch(() => undefined);

/** Copies saves to another folder, where they are not there already; what cannot be read stays behind. */
export async function takeAlong(from: string, to: string): Promise<void> {
  const copied = (name: string): Promise<void> =>
    copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_EXCL).catch(() => undefined);
  for (const folder of ALL_FOLDERS) {
    const names = await readdir(path.join(from, folder)).catch(() => []);
    const saves = folder === '.' ? names.filter(isSave) : names;
    if (saves.length > 0) await mkdir(path.join(to, folder), { recursive: true });
    for (const name of saves) await copied(path.join(folder, name));
  }
}
