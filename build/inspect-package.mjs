// `npm run dist:inspect`: reads a built Linux package back: fuses, contents of the archive, licences, associations, icons; and starts it.
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { virtualDisplay } from './display.mjs';
import { inspectDesktop } from './inspect-desktop.mjs';
import { main, root } from './setup.mjs';
import { runtimesIn } from './trial.mjs';

/** How long the packaged program may take to show its window; a busy machine is slow. */
const PATIENCE_MS = 60_000;

/** The fuses as they are burnt into a program, by the names of electron-builder's configuration. */
async function fusesIn(executable) {
  const wire = await getCurrentFuseWire(executable);
  const names = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
  const told = { 48: false, 49: true }; // the wire holds the characters 0 and 1
  return Object.fromEntries(
    names.map((name) => [name[0].toLowerCase() + name.slice(1), told[wire[FuseV1Options[name]]]]),
  );
}

/** Fuses that are other than the configuration wants, by its names. */
async function wrongFuses(executable) {
  const { electronFuses } = JSON.parse(readFileSync(path.join(root, 'build/electron-builder.json'), 'utf8'));
  const found = await fusesIn(executable);
  return Object.entries(electronFuses)
    .filter(([name, wanted]) => found[name] !== wanted)
    .map(([name]) => name);
}

/** Fonts that are in the archive a second time, under whatever name. */
function fontsAgain(archive, files) {
  const seen = new Set();
  return files.filter((file) => {
    if (!file.endsWith('.woff2')) return false;
    const content = extractFile(archive, file.slice(1)).toString('base64');
    return seen.size === seen.add(content).size;
  });
}

/** What is wrong with the archive: something that does not belong there or is there twice, or licences that are not. */
function wrongInArchive(archive) {
  const files = listPackage(archive, { isPack: false });
  const foreign = files.filter(
    (file) => !/^\/(out(\/(main|preload|renderer|licences)(\/.*)?)?|package\.json|LICENSE)$/.test(file),
  );
  const maps = files.filter((file) => file.endsWith('.map'));
  const parts = ['main', 'preload', 'renderer'].map((part) => `out/licences/${part}.json`);
  const missing = parts.filter((part) => !files.includes(`/${part}`));
  const listed = parts.flatMap((part) => (missing.includes(part) ? [] : JSON.parse(extractFile(archive, part))));
  const untold = listed.filter(({ text }) => text.length < 200).map(({ name }) => name);
  return {
    packages: listed.length,
    files: files.length,
    wrong: [...foreign, ...maps, ...missing, ...untold, ...fontsAgain(archive, files)],
  };
}

/** Milliseconds until the packaged program shows its window. */
async function startTime(executable) {
  const screen = await virtualDisplay(process.env);
  const userData = mkdtempSync(path.join(os.tmpdir(), 'stube-package-'));
  const args = [...(process.getuid() === 0 ? ['--no-sandbox'] : []), `--user-data-dir=${userData}`];
  const began = Date.now();
  const child = spawn(executable, args, {
    env: { ...screen.env, SCHAFKOPF_TIMING: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    return await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        const [, shown] = /window-shown (\d+)/.exec(chunk.toString()) ?? [];
        if (shown) resolve(Number(shown) - began);
      });
      child.on('exit', (code) => reject(new Error(`the packaged program ended with ${code}`)));
      setTimeout(() => reject(new Error('the packaged program shows no window')), PATIENCE_MS).unref();
    });
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    screen.stop();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The folder that was packaged last: a release, or a trial. */
const folderOf = () => {
  const folders = ['release', 'release/trial'].map((name) => path.join(root, name));
  const found = folders.find((folder) => existsSync(path.join(folder, 'linux-unpacked')));
  if (!found) throw new Error('nothing is packaged: npm run dist:deb');
  return found;
};

main(async () => {
  const folder = folderOf();
  const unpacked = path.join(folder, 'linux-unpacked');
  const name = readdirSync(unpacked).find((file) => file.startsWith('schafkopf-stube'));
  const executable = path.join(unpacked, name);
  const faults = [];
  const say = (what, wrong) => {
    console.log(
      `${wrong.length === 0 ? 'ok   ' : 'WRONG'} ${what}${wrong.length === 0 ? '' : `: ${wrong.join('; ')}`}`,
    );
    faults.push(...wrong);
  };
  say(`${path.relative(root, executable)}, Electron ${runtimesIn(executable).join(', ')}`, []);
  say('fuses as configured', await wrongFuses(executable));
  const archive = wrongInArchive(path.join(unpacked, 'resources/app.asar'));
  say(`app.asar: ${archive.files} files, ${archive.packages} packages with their licences`, archive.wrong);
  const beside = ['LICENSE.electron.txt', 'LICENSES.chromium.html'];
  say(
    'licences of Electron and Chromium beside it',
    beside.filter((file) => !existsSync(path.join(unpacked, file))),
  );
  const stray = ['resources/default_app.asar', 'resources/app'];
  say(
    'nothing of a development runtime',
    stray.filter((file) => existsSync(path.join(unpacked, file))),
  );
  const deb = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (deb) {
    const tree = mkdtempSync(path.join(os.tmpdir(), 'stube-deb-'));
    execFileSync('dpkg-deb', ['--extract', path.join(folder, deb), tree]);
    for (const [what, wrong] of inspectDesktop(tree, name)) say(`${deb}: ${what}`, wrong);
    say(`${deb}: starts in ${await startTime(path.join(tree, 'opt', name, name))} ms`, []);
    rmSync(tree, { recursive: true, force: true });
  }
  say(`starts in ${await startTime(executable)} ms`, []);
  return faults.length === 0 ? 0 : 1;
});
