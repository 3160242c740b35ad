// SHA256SUMS of what is handed out, in the form that `sha256sum --check` reads.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that people download; what electron-builder leaves beside them is for itself. */
const HANDED_OUT = /\.(AppImage|tar\.gz|deb|exe|zip|dmg|cdx\.json)$/;

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes SHA256SUMS beside the files of a folder; returns a line that says of how many. */
export function writeSums(folder) {
  const names = readdirSync(folder)
    .filter((name) => HANDED_OUT.test(name))
    .sort();
  const lines = names.map((name) => `${sumOf(path.join(folder, name))}  ${name}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
  return `SHA256SUMS: ${names.length} files`;
}

/** The sums that SHA256SUMS of a folder gives, by the name of the file. */
export const sumsIn = (folder) =>
  new Map(
    [...readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(
      ([, sum, name]) => [name, sum],
    ),
  );

/** Names of the files of a folder that are missing or are not what their sum says. */
export const wrongSums = (folder) =>
  [...sumsIn(folder)]
    .filter(([name, sum]) => !existsSync(path.join(folder, name)) || sumOf(path.join(folder, name)) !== sum)
    .map(([name]) => name);
