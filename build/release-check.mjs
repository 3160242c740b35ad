// `npm run release:check`: whether this tree may become a release; with RELEASE_TAG, whether under that tag. One line for each objection.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notesOf, releaseDate } from './changelog.mjs';
import { root } from './setup.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The fields through which people reach the project: placeholders end in the domain that can never exist. */
const addressesOf = (pkg, builder) => ({
  'author of package.json': pkg.author,
  'homepage of package.json': pkg.homepage,
  'repository of package.json': pkg.repository.url,
  'bugs of package.json': `${pkg.bugs.url} ${pkg.bugs.email}`,
  'appId of build/electron-builder.json': builder.appId,
});

/**
 * Everything that speaks against a release.
 * @param {{ pkg: object, lock: object, builder: object, changelog: string, tag?: string }} tree
 */
export function objectionsTo({ pkg, lock, builder, changelog, tag }) {
  const found = [];
  const { version } = pkg;
  if (tag !== undefined && tag !== `v${version}`) found.push(`the tag is ${tag}, the version ${version}`);
  if (lock.version !== version) found.push(`package-lock.json has version ${lock.version}, package.json ${version}`);
  if (!notesOf(changelog, version)) found.push(`docs/CHANGELOG.md tells nothing of ${version}`);
  else if (!releaseDate(changelog, version)) found.push(`docs/CHANGELOG.md has no date for ${version}`);
  for (const [field, value] of Object.entries(addressesOf(pkg, builder))) {
    if (/\.invalid\b|^invalid\./.test(value)) found.push(`${field} is a placeholder: ${value}`);
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const objections = objectionsTo({
    pkg: JSON.parse(read('package.json')),
    lock: JSON.parse(read('package-lock.json')),
    builder: JSON.parse(read('build/electron-builder.json')),
    changelog: read('docs/CHANGELOG.md'),
    ...(process.env.RELEASE_TAG && { tag: process.env.RELEASE_TAG }),
  });
  objections.forEach((objection) => console.error(`[release] ${objection}`));
  if (objections.length === 0) console.log('[release] nothing speaks against it');
  process.exitCode = objections.length === 0 ? 0 : 1;
}
