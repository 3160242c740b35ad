// Brings a fresh machine to where the app and its tests can run. Uses Node's own modules only,
// because it runs before `npm ci`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasDisplay, hasXvfb } from './display.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Progress goes to stderr, so that stdout belongs to the command that was asked for. */
const say = (line) => console.error(`[setup] ${line}`);

/** Names on Debian 12; newer Debian and Ubuntu call two of them differently (see PACKAGES_T64). */
const PACKAGES = ['xvfb', 'libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];
const PACKAGES_T64 = ['xvfb', 'libgtk-3-0t64', 'libnss3', 'libasound2t64', 'libgbm1'];

/** Runs a command to its end with the terminal shared, unless `options.stdio` says otherwise. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? (signal ? 1 : 0);
}

/** Begins a command that shares the terminal but for stdout; answers its status. */
export function begin(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** True for a file that exists and is at least as new as another one. */
const newerThan = (file, other) => existsSync(file) && statSync(file).mtimeMs >= statSync(other).mtimeMs;

/** Whether what `npm ci` wrote down last is what the lockfile asks for (a checkout can make the lockfile newer). */
function sameLock(installed, lock) {
  if (!existsSync(installed)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packages(lock);
  const present = packages(installed);
  return (
    Object.entries(present).every(([name, entry]) => wanted[name]?.version === entry.version) &&
    Object.entries(wanted).every(
      ([name, entry]) => name === '' || entry.optional || entry.devOptional || name in present,
    )
  );
}

/** Installs the npm packages if node_modules is missing or does not match the lockfile. */
export function ensureNodeModules() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node >= 20.19 is needed, this is ${process.version}`);
  }
  const lock = path.join(root, 'package-lock.json');
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (newerThan(installed, lock) || sameLock(installed, lock)) return;
  say('installing npm packages …');
  const shell = process.platform === 'win32';
  // stdout is kept free: `npm run -s cli` may be the first command on a fresh clone.
  const stdio = ['ignore', 2, 2];
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell, stdio }) !== 0) {
    throw new Error('npm ci failed');
  }
}

/** What the system lacks to run Electron, found by trying rather than by package names. */
function missingFromSystem(executable) {
  const missing = [];
  const ldd = spawnSync('ldd', [executable], { encoding: 'utf8' });
  for (const m of (ldd.stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)) missing.push(m[1]);
  if (!hasDisplay() && !hasXvfb()) missing.push('Xvfb (no display here)');
  return missing;
}

/** What stands before a command that installs system packages; undefined where that is for the person to do. */
function rightToInstall() {
  if (process.getuid() === 0) return [];
  return process.env.CI && spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', '-E'] : undefined;
}

/** Begins to install the system libraries on Debian and Ubuntu; undefined where that is for the person to do. */
function beginPackages() {
  const asRoot = rightToInstall();
  if (asRoot === undefined || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  say(`installing system packages: ${PACKAGES.join(' ')} …`);
  const install = (names) => `apt-get install -y -qq --no-install-recommends ${names.join(' ')}`;
  const script = `apt-get update -qq; ${install(PACKAGES)} || ${install(PACKAGES_T64)}`;
  const [command, ...args] = [...asRoot, 'sh', '-c', script];
  return begin(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 2],
  });
}

/** Without a display of any kind it is clear before there is an Electron to try that packages are missing. */
const beginWhereClear = () =>
  process.platform === 'linux' && !hasDisplay() && !hasXvfb() ? beginPackages() : undefined;

/** Installs what the system lacks, on a machine of CI with sudo too; elsewhere says what is missing. */
async function ensureSystem(executable, begun) {
  if (process.platform !== 'linux') return;
  await begun;
  let missing = missingFromSystem(executable);
  if (missing.length === 0) return;
  const installing = beginPackages();
  if (installing === undefined) {
    const hint = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
    throw new Error(
      `the system lacks ${missing.join(', ')}.\nOn Debian or Ubuntu, run once as root:\n  ${hint}\n` +
        `(newer releases: ${PACKAGES_T64.join(' ')})`,
    );
  }
  await installing;
  missing = missingFromSystem(executable);
  if (missing.length > 0) throw new Error(`still missing after apt-get: ${missing.join(', ')}`);
}

/**
 * Installs what is missing and returns the environment in which Electron's tools run. `alongside` begins work that needs the npm
 * packages only; it goes on while the runtime and system packages are fetched.
 */
export async function setup(alongside = () => undefined) {
  const packages = beginWhereClear();
  ensureNodeModules();
  alongside();
  const { electronRuntime, runtimeEnv } = await import('./electron-runtime.mjs');
  const runtime = await electronRuntime();
  await ensureSystem(runtime.executable, packages);
  say(`Electron ${runtime.version} (${runtime.kind})`);
  return runtimeEnv(runtime);
}

/** Path of a file inside node_modules. */
export const inModules = (...parts) => path.join(root, 'node_modules', ...parts);

/** Runs an async entry function and turns its result or failure into the exit status. */
export function main(entry) {
  entry().then(
    (status) => process.exit(status),
    (error) => {
      console.error(`\n${error.message}\n`);
      process.exit(1);
    },
  );
}
