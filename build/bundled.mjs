// Finds the packages that a part of the app is bundled from, and writes them down with their licences: out/licences/PART.json.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that a tool puts into what it builds. */
const OF_TOOLS = [
  [/^\0?rolldown\//, 'rolldown'],
  [/^\0?(vite|commonjs|plugin-)/, 'vite'],
];

/** What packages that name no licence say in the file with its text. */
const TEXTS = [[/^(The )?MIT License/, 'MIT']];

const LICENCE_FILE = /^(licen[cs]e|copying|ofl|notice)([.-].*)?$/i;

/** Name of the package that a module belongs to; undefined for our own modules. */
export function packageOf(id) {
  const tool = OF_TOOLS.find(([pattern]) => pattern.test(id));
  if (tool) return tool[1];
  const file = id.replaceAll('\\', '/').replace(/[?#].*$/, '');
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Folder of the package that a module lies in; where its id does not say it, the one that was installed for us. */
function folderOf(id, name, root) {
  const file = id.replaceAll('\\', '/').replace(/^\0/, '');
  const end = path.isAbsolute(file) ? file.lastIndexOf(`/node_modules/${name}/`) : -1;
  return path.join(end < 0 ? root : file.slice(0, end), 'node_modules', name);
}

/**
 * What is told of a package.
 * @returns {{ name: string, version: string, licence: string, homepage?: string, text: string }}
 * @throws if it has no licence, or no file with its text
 */
export function licenceIn(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const text = texts.join('\n\n');
  const licence = license ?? TEXTS.find(([start]) => start.test(text))?.[1];
  if (typeof licence !== 'string' || text === '') {
    throw new Error(`${name} ${version}: no licence, or no file with its text, in ${folder}`);
  }
  return { name, version, licence, ...(homepage && { homepage }), text };
}

/** Every module of a bundle: those in its scripts, and those that became files beside them, such as fonts. */
const modulesOf = (bundle) =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? output.moduleIds : (output.originalFileNames ?? []),
  );

/**
 * A plugin that writes out/licences/PART.json: the packages that the modules of this build come from, by name.
 * The build fails for a package without a licence text.
 * @param {string} root folder of the project
 * @param {'main' | 'preload' | 'renderer'} part
 * @param {readonly string[]} beside packages that are shipped beside the bundle
 */
export function bundledPackages(root, part, beside = []) {
  const styles = new Set();
  return {
    name: 'bundled-packages',
    apply: 'build',
    // Style sheets leave the graph before the bundle is written; their fonts and rules are in it all the same.
    transform: { filter: { id: /node_modules.*\.css/ }, handler: (_code, id) => void styles.add(id) },
    generateBundle(_options, bundle) {
      const found = new Map(beside.map((name) => [name, licenceIn(path.join(root, 'node_modules', name))]));
      for (const id of [...modulesOf(bundle), ...styles]) {
        const name = packageOf(id);
        if (name !== undefined && !found.has(name)) found.set(name, licenceIn(folderOf(id, name, root)));
      }
      const folder = path.join(root, 'out/licences');
      mkdirSync(folder, { recursive: true });
      const list = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
      writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify(list, undefined, 1)}\n`);
    },
  };
}

/** The packages of all parts, each once, by name; undefined before the app is built. */
export function bundledIn(root) {
  const folder = path.join(root, 'out/licences');
  if (!existsSync(folder)) return undefined;
  const parts = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const byName = new Map(parts.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
