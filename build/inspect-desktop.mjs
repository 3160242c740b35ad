// What a Debian package tells desktops: entry with actions, kinds of files, icons, metainfo, copyright. Reads an unpacked tree.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A tool of freedesktop.org that is asked only where it is installed. */
const verdictOf = (tool, args) => {
  if (spawnSync('which', [tool]).status !== 0) return [];
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  return status === 0 ? [] : [`${tool}: ${(stdout + stderr).trim()}`];
};

const lacking = (text, wanted) => wanted.filter((each) => !text.includes(each)).map((each) => `no ${each}`);

/**
 * What was looked at, each with what is wrong with it.
 * @param {string} tree folder that a package was unpacked into
 * @param {string} name name of the package
 * @returns {readonly (readonly [string, readonly string[]])[]}
 */
export function inspectDesktop(tree, name) {
  const at = (...parts) => path.join(tree, ...parts);
  const entryFile = at('usr/share/applications', `${name}.desktop`);
  const mimeFile = at('usr/share/mime/packages', `${name}.xml`);
  const [metainfo = 'missing'] = readdirSync(at('usr/share/metainfo'));
  const sizes = readdirSync(at('usr/share/icons/hicolor'));
  const copyright = readFileSync(at('usr/share/doc', name, 'copyright'), 'utf8');
  const helper = execFileSync('stat', ['-c', '%a', at('opt', name, 'chrome-sandbox')], { encoding: 'utf8' }).trim();
  return [
    [
      'desktop entry with actions',
      [
        ...lacking(readFileSync(entryFile, 'utf8'), [
          'Actions=table;learn;library;',
          'MimeType=application/x-schafkopf;',
        ]),
        ...verdictOf('desktop-file-validate', [entryFile]),
      ],
    ],
    ['kinds of files', lacking(readFileSync(mimeFile, 'utf8'), ['*.schafkopf', '*.regeln'])],
    [`icons in ${sizes.length} sizes`, sizes.length >= 10 ? [] : [`only ${sizes.join(', ')}`]],
    ['metainfo', verdictOf('appstreamcli', ['validate', '--no-net', at('usr/share/metainfo', metainfo)])],
    ['copyright of every part', lacking(copyright, ['License: MIT', 'License: OFL-1.1', 'Comment: electron'])],
    ['setuid helper of the sandbox', helper === '4755' ? [] : [`mode ${helper}`]],
    ['command', existsSync(at('opt', name, name)) ? [] : [`no /opt/${name}/${name}`]],
  ];
}
