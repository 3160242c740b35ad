// Disks and folders that do not play along, and the stand-in for the system's boxes.
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TableView } from '../../../src/shared/table/board.ts';
import { playRound, waiting } from './app-calls.ts';
import { expect, ROOT } from './fixtures.ts';

/** Answers the system's boxes and fills the disk on demand; see there. */
export const STAND_IN = path.join(ROOT, 'lab/support/app/stand-in.cjs');

interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

/** What the stand-in has written down. */
export const asked = async (file: string): Promise<readonly Question[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Question);

/** Plays the round to its end and waits until it lies in the library. */
export async function finished(page: Page): Promise<TableView> {
  await playRound(page);
  await expect.poll(async () => (await waiting(page)).savedAs).toBeDefined();
  return waiting(page);
}

/** Whether these tests may mount: root may write anywhere but on a read-only disk. */
export const ROOT_USER = process.platform === 'linux' && process.getuid?.() === 0;
export const mount = (...args: string[]): void => void execFileSync('mount', args);
export const unmount = (place: string): void => void execFileSync('umount', ['-l', place]);

/** Forbids writing in a folder; the returned function allows it again. */
export async function forbid(folder: string): Promise<() => Promise<void>> {
  if (!ROOT_USER) {
    await chmod(folder, 0o555);
    return () => chmod(folder, 0o755);
  }
  mount('--bind', folder, folder);
  mount('-o', 'remount,ro,bind', folder);
  return () => Promise.resolve(unmount(folder));
}
