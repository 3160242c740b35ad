// Which Electron a release is made with: the version that package.json pins.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The pinned version, such as "45.4.1". */
export const wantedRuntime = () =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')).devDependencies.electron;
