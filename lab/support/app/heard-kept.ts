// What was heard, held to what is kept of it under tests/fixtures/heard; with STUBE_HEARD=write it is kept anew, to be read before it is committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, ROOT } from './fixtures.ts';

const KEPT = path.join(ROOT, 'tests/fixtures/heard');
const MADE = path.join(ROOT, 'test-results/transcript');

async function write(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.txt`), text);
}

/** What is said without anything between: how much of it comes in one breath depends on how busy the machine is. */
const together = (lines: readonly string[]): readonly string[] =>
  lines.reduce<readonly string[]>((all, line) => {
    const last = all.at(-1);
    const goesOn = line.startsWith('says: ') && last?.startsWith('says: ');
    return goesOn ? [...all.slice(0, -1), `${last} ${line.slice('says: '.length)}`] : [...all, line];
  }, []);

/** Fails unless the lines are those that are kept under that name; what was made lies in test-results/transcript either way. */
export async function expectKept(name: string, lines: readonly string[]): Promise<void> {
  const text = `${together(lines).join('\n')}\n`;
  await write(MADE, name, text);
  if (process.env['STUBE_HEARD'] === 'write') await write(KEPT, name, text);
  expect(text).toBe(await readFile(path.join(KEPT, `${name}.txt`), 'utf8'));
}
