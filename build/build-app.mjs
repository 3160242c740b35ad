// Builds the app into out/ unless what lies there is newer than everything it is made from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { begin, inModules, root, run } from './setup.mjs';

const OUTPUTS = ['out/main/main.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];
const INPUTS = ['src', 'electron.vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'build'];

/** Newest change of a file, or of a folder with everything in it: a folder's own date shows removed files. */
function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** True if nothing changed since the last complete build. */
export function isBuilt() {
  const outputs = OUTPUTS.map((file) => path.join(root, file));
  if (!outputs.every((file) => existsSync(file))) return false;
  const built = Math.min(...outputs.map((file) => statSync(file).mtimeMs));
  return INPUTS.every((file) => newest(path.join(root, file)) < built);
}

const COMMAND = [inModules('electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'];

function checked(status) {
  if (status !== 0) throw new Error('the build failed');
}

/** Builds if needed. */
export function buildApp(env) {
  if (isBuilt()) return;
  console.error('[build] building the app …');
  checked(run(process.execPath, COMMAND, { env }));
}

/** Begins to build if needed, while other things are done; needs the npm packages and no Electron. */
export async function beginBuild() {
  if (isBuilt()) return;
  console.error('[build] building the app …');
  checked(await begin(process.execPath, COMMAND));
}
