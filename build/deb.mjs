// Makes a Debian package from release/linux-unpacked with dpkg-deb alone (electron-builder's own way fetches a tool).
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const DEPENDS = 'libgtk-3-0 | libgtk-3-0t64, libnss3, libasound2 | libasound2t64, libgbm1';

const desktop = (pkg) => `[Desktop Entry]
Type=Application
Name=${pkg.productName}
Comment=${pkg.description}
Comment[de]=Schafkopf spielen und lernen, ohne Netz
Exec=/opt/${pkg.name}/${pkg.name} %f
Icon=${pkg.name}
Categories=Game;CardGame;
MimeType=application/x-schafkopf;
StartupWMClass=${pkg.name}
Terminal=false
`;

const mime = () => `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-schafkopf">
    <comment>Schafkopf round</comment>
    <comment xml:lang="de">Schafkopf-Spiel</comment>
    <glob pattern="*.schafkopf"/>
  </mime-type>
</mime-info>
`;

const control = (pkg, kilobytes) => `Package: ${pkg.name}
Version: ${pkg.version}
Architecture: amd64
Maintainer: ${pkg.author}
Installed-Size: ${kilobytes}
Section: games
Priority: optional
Depends: ${DEPENDS}
Description: ${pkg.description}
`;

/** The files of the package: the app below /opt, a command, and what desktops need to list it and open its files. */
function fillStage(stage, pkg) {
  const put = (rel, text) => {
    const file = path.join(stage, rel);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const opt = path.join(stage, 'opt', pkg.name);
  cpSync(path.join(root, 'release', 'linux-unpacked'), opt, { recursive: true });
  chmodSync(path.join(opt, 'chrome-sandbox'), 0o4755);
  mkdirSync(path.join(stage, 'usr/bin'), { recursive: true });
  symlinkSync(`/opt/${pkg.name}/${pkg.name}`, path.join(stage, 'usr/bin', pkg.name));
  put(`usr/share/applications/${pkg.name}.desktop`, desktop(pkg));
  put(`usr/share/mime/packages/${pkg.name}.xml`, mime());
  put(`usr/share/icons/hicolor/512x512/apps/${pkg.name}.png`, readFileSync(path.join(root, 'build/icon.png')));
  put(`usr/share/icons/hicolor/scalable/apps/${pkg.name}.svg`, readFileSync(path.join(root, 'build/icon.svg')));
  put(`usr/share/doc/${pkg.name}/copyright`, readFileSync(path.join(root, 'LICENSE')));
  const kilobytes = Number(execFileSync('du', ['-sk', stage], { encoding: 'utf8' }).split('\t')[0]);
  put('DEBIAN/control', control(pkg, kilobytes));
}

/** Packs the unpacked app; returns a line that says what came out. */
export function makeDeb() {
  const pkg = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const stage = path.join(root, 'release', 'deb');
  const out = path.join(root, 'release', `${pkg.name}_${pkg.version}_amd64.deb`);
  rmSync(stage, { recursive: true, force: true });
  fillStage(stage, pkg);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', stage, out], { stdio: 'ignore' });
  rmSync(stage, { recursive: true });
  return `${path.relative(root, out)}: ${Math.round(statSync(out).size / 1e6)} MB`;
}
