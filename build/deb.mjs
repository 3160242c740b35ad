// Makes a Debian package from an unpacked app with dpkg-deb alone (electron-builder's own way fetches a tool).
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundledIn } from './bundled.mjs';
import { releaseDate } from './changelog.mjs';
import { root } from './setup.mjs';
import { TRIAL_APP_ID } from './trial.mjs';

const DEPENDS = 'libgtk-3-0 | libgtk-3-0t64, libnss3, libasound2 | libasound2t64, libgbm1';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const control = (pkg, kilobytes) => `Package: ${pkg.name}
Version: ${debVersion(pkg.version)}
Architecture: amd64
Maintainer: ${pkg.author}
Homepage: ${pkg.homepage}
Installed-Size: ${kilobytes}
Section: games
Priority: optional
Depends: ${DEPENDS}
Description: ${pkg.description}
 A table for Schafkopf, the card game of Bavaria, with lessons, opponents of
 several strengths, and a tutor that explains every rule and every card.
`;

/** A version as Debian sorts it: what stands before a release sorts before it, and a hyphen would begin its revision. */
const debVersion = (version) => version.replaceAll('-', '~');

/** Lines of a text as a field of a Debian file wants them. */
const asField = (text) =>
  text
    .split('\n')
    .map((line) => ` ${line.trim() === '' ? '.' : line}`)
    .join('\n');

/** debian/copyright: our own licence, and that of every package in the bundle. */
function copyright(pkg) {
  const parts = bundledIn(root) ?? [];
  const ofParts = parts.map(
    ({ name, version, licence, text }) =>
      `Files: opt/${pkg.name}/resources/app.asar\nComment: ${name} ${version}\nCopyright: see the text of the licence\nLicense: ${licence}\n${asField(text)}\n`,
  );
  return [
    `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: ${pkg.productName}\nSource: ${pkg.homepage}\nComment: What Chromium contains stands in /opt/${pkg.name}/LICENSES.chromium.html\n`,
    `Files: *\nCopyright: ${pkg.author}\nLicense: MIT\n${asField(read('LICENSE').trim())}\n`,
    ...ofParts,
  ].join('\n');
}

/** What stands for @words@ in the files of build/linux. */
function wordsOf({ pkg, kind }) {
  const appId = kind === 'trial' ? TRIAL_APP_ID : JSON.parse(read('build/electron-builder.json')).appId;
  return {
    ...pkg,
    appId,
    developerId: appId.split('.').slice(0, 2).join('.'),
    bugs: pkg.bugs.url,
    date: releaseDate(read('docs/CHANGELOG.md'), pkg.version) ?? new Date().toISOString().slice(0, 10),
  };
}

/** A file of build/linux with its @words@ put in. */
const filledIn = (text, words) =>
  text.replace(/@(\w+)@/g, (_all, word) => {
    if (typeof words[word] !== 'string') throw new Error(`nothing to put in for @${word}@`);
    return words[word];
  });

/** The files of the package: the app below /opt, a command, and what desktops need to list it and open its files. */
function fillStage(stage, release) {
  const { pkg, folder } = release;
  const put = (rel, content) => {
    const file = path.join(stage, rel);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const words = wordsOf(release);
  const filled = (file) => filledIn(read(`build/linux/${file}`), words);
  const opt = path.join(stage, 'opt', pkg.name);
  cpSync(path.join(folder, 'linux-unpacked'), opt, { recursive: true });
  chmodSync(path.join(opt, 'chrome-sandbox'), 0o4755);
  mkdirSync(path.join(stage, 'usr/bin'), { recursive: true });
  symlinkSync(`/opt/${pkg.name}/${pkg.name}`, path.join(stage, 'usr/bin', pkg.name));
  put(`usr/share/applications/${pkg.name}.desktop`, filled('app.desktop'));
  put(`usr/share/metainfo/${words.appId}.metainfo.xml`, filled('metainfo.xml'));
  put(`usr/share/mime/packages/${pkg.name}.xml`, filled('mime.xml'));
  for (const icon of readdirSync(path.join(root, 'build/icons'))) {
    const size = path.basename(icon, '.png');
    put(`usr/share/icons/hicolor/${size}/apps/${pkg.name}.png`, readFileSync(path.join(root, 'build/icons', icon)));
  }
  put(`usr/share/icons/hicolor/scalable/apps/${pkg.name}.svg`, read('build/icon.svg'));
  put(`usr/share/doc/${pkg.name}/copyright`, copyright(pkg));
  put(`usr/share/doc/${pkg.name}/changelog.gz`, gzipSync(read('docs/CHANGELOG.md'), { level: 9 }));
  const kilobytes = Number(execFileSync('du', ['-sk', stage], { encoding: 'utf8' }).split('\t')[0]);
  put('DEBIAN/control', control(pkg, kilobytes));
}

/** Packs the unpacked app of a release; returns a line that says what came out. */
export function makeDeb(release) {
  const { pkg, folder } = release;
  const stage = path.join(folder, 'deb');
  const out = path.join(folder, `${pkg.name}_${debVersion(pkg.version)}_amd64.deb`);
  rmSync(stage, { recursive: true, force: true });
  fillStage(stage, release);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', stage, out], { stdio: 'ignore' });
  rmSync(stage, { recursive: true });
  return `${path.relative(root, out)}: ${Math.round(statSync(out).size / 1e6)} MB`;
}
