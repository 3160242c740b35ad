// electron-builder hook: removes what a development runtime carries and a packaged app must not.
import { rmSync } from 'node:fs';
import path from 'node:path';

/** @param {{ appOutDir: string }} context */
export default function afterPack({ appOutDir }) {
  rmSync(path.join(appOutDir, 'resources', 'default_app.asar'), { force: true });
}
