// `npm run dist`: builds and packages the app into release/, with a list of parts (CycloneDX) and SHA256SUMS; arguments go to electron-builder.
// `npm run dist -- deb` makes a Debian package, without tools that have to be fetched. With another runtime than the official one
// everything is a trial: own name, own version, release/trial/.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './build-app.mjs';
import { makeDeb } from './deb.mjs';
import { wantedRuntime } from './electron-version.mjs';
import { inModules, main, root, run, setup } from './setup.mjs';
import { writeSums } from './sums.mjs';
import { trialArguments, trialVersion } from './trial.mjs';

/** The version of a runtime's folder, which every Electron carries in a file. */
const versionOf = (dist) => {
  const file = path.join(dist, 'version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : 'unknown';
};

/** What is made: its identity, where it goes, and what electron-builder has to be told of that. */
function releaseOf(env) {
  const pkg = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const dist = env.ELECTRON_OVERRIDE_DIST_PATH;
  const wanted = wantedRuntime();
  if (!dist) return { kind: 'release', pkg, runtime: wanted, folder: path.join(root, 'release'), args: [] };
  const runtime = versionOf(dist);
  const args = runtime === wanted ? [`-c.electronDist=${dist}`] : trialArguments(dist, runtime);
  if (runtime === wanted) return { kind: 'release', pkg, runtime, folder: path.join(root, 'release'), args };
  const version = trialVersion(runtime);
  const trial = { ...pkg, name: `${pkg.name}-trial`, productName: `${pkg.productName} Trial`, version };
  return { kind: 'trial', pkg: trial, runtime, folder: path.join(root, 'release/trial'), args };
}

main(async () => {
  const env = await setup();
  buildApp(env);
  const release = releaseOf(env);
  const asked = process.argv.slice(2);
  const asDeb = asked[0] === 'deb';
  if (release.kind === 'trial') {
    console.error(
      `[dist] Electron ${release.runtime} is not that of a release: what comes out is a trial, not for people`,
    );
  }
  // With a stand-in only an unpacked folder can be made: installers need tools from hosts that are out of reach.
  const what = asDeb || (asked.length === 0 && release.kind === 'trial') ? ['--linux', 'dir'] : asked;
  const args = [
    inModules('electron-builder/cli.js'),
    '--config',
    'build/electron-builder.json',
    ...what,
    ...release.args,
  ];
  const status = run(process.execPath, args, { env });
  if (status !== 0) return status;
  mkdirSync(release.folder, { recursive: true });
  if (asDeb) console.log(`[dist] ${makeDeb(release)}`);
  const { writeParts } = await import('./parts-list.mjs'); // its library is there once the set-up is done
  console.log(`[dist] ${writeParts(release)}`);
  console.log(`[dist] ${writeSums(release.folder)}`);
  return 0;
});
