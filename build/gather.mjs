// `npm run release:gather`: puts what the systems have built, release/*/, into release/all with one SHA256SUMS. What differs from the
// sums that it came with is refused.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';
import { sumsIn, writeSums, wrongSums } from './sums.mjs';

/** Copies the files that the sums of a folder name; each system makes the same list of parts, which is taken once. */
function take(folder, target) {
  const wrong = wrongSums(folder);
  if (wrong.length > 0) throw new Error(`not as they were built: ${wrong.join(', ')} in ${folder}`);
  for (const name of sumsIn(folder).keys()) copyFileSync(path.join(folder, name), path.join(target, name));
}

/** Gathers the folders below `release`; returns the line that says of how many files. */
export function gather(release) {
  const target = path.join(release, 'all');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const folders = readdirSync(release, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(release, entry.name, 'SHA256SUMS')))
    .map(({ name }) => path.join(release, name));
  if (folders.length === 0) throw new Error(`no SHA256SUMS in the folders of ${release}`);
  folders.forEach((folder) => take(folder, target));
  return writeSums(target);
}

if (process.argv[1] === import.meta.filename) console.log(gather(path.join(root, 'release')));
