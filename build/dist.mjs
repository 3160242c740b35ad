// `npm run dist`: builds and packages the app into release/; further arguments go to electron-builder.
// `npm run dist -- deb` makes a Debian package, without tools that have to be fetched.
import { buildApp } from './build-app.mjs';
import { makeDeb } from './deb.mjs';
import { inModules, main, run, setup } from './setup.mjs';

main(async () => {
  const env = await setup();
  buildApp(env);
  const asked = process.argv.slice(2);
  const asDeb = asked[0] === 'deb';
  const local = env.ELECTRON_OVERRIDE_DIST_PATH ? [`-c.electronDist=${env.ELECTRON_OVERRIDE_DIST_PATH}`] : [];
  if (local.length > 0) {
    console.error('[dist] this is the development runtime: what comes out is for trying the packaging, not for people');
  }
  // With that runtime only an unpacked folder can be made: installers need tools from hosts that are out of reach.
  const what = asDeb || (asked.length === 0 && local.length > 0) ? ['--linux', 'dir'] : asked;
  const args = [inModules('electron-builder/cli.js'), '--config', 'build/electron-builder.json', ...what, ...local];
  const status = run(process.execPath, args, { env });
  if (status === 0 && asDeb) console.log(makeDeb());
  return status;
});
