// electron-builder hook: refuses a release with another runtime than the official one, and removes what a development runtime carries.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { wantedRuntime } from './electron-version.mjs';
import { isTrial, runtimeObjection } from './trial.mjs';

/** Where the runtime's code lies in an unpacked app. */
function executableIn({ appOutDir, electronPlatformName, packager }) {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'win32') return path.join(appOutDir, `${productFilename}.exe`);
  if (electronPlatformName === 'linux') return path.join(appOutDir, packager.executableName);
  const framework = 'Electron Framework.framework/Versions/A/Electron Framework';
  return path.join(appOutDir, `${productFilename}.app`, 'Contents/Frameworks', framework);
}

/** @param {import('electron-builder').AfterPackContext} context */
export default function afterPack(context) {
  const { version, productName } = context.packager.appInfo;
  if (!isTrial({ version, productName })) {
    const objection = runtimeObjection(executableIn(context), wantedRuntime());
    if (objection) throw new Error(`${productName} ${version} is not packaged: ${objection}`);
  }
  rmSync(path.join(context.appOutDir, 'resources', 'default_app.asar'), { force: true });
}
