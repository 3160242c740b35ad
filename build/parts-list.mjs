// The list of parts of a release (an SBOM in CycloneDX): the packages that the bundle is made from, and the runtime.
import * as CDX from '@cyclonedx/cyclonedx-library';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledIn } from './bundled.mjs';
import { root } from './setup.mjs';

const { Enums, Models, Serialize, Spec } = CDX;

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const urlOf = (repository) => (typeof repository === 'string' ? repository : repository?.url);

/** The sum that the registry gives for a package's archive, as the lockfile keeps it, in hexadecimal digits. */
function archiveSum(name, version, lock) {
  const entry = lock.packages[`node_modules/${name}`];
  if (entry?.version !== version || !entry.integrity?.startsWith('sha512-')) return undefined;
  return Buffer.from(entry.integrity.slice('sha512-'.length), 'base64').toString('hex');
}

function component(type, { name, version, licence, homepage }, lock) {
  const [, group, plain] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name);
  const purl = purlOf(name, version);
  const part = new Models.Component(type, plain, { version, purl, bomRef: purl, ...(group && { group }) });
  part.licenses.add(new Models.LicenseExpression(licence));
  const sum = archiveSum(name, version, lock);
  if (sum) part.hashes.set(Enums.HashAlgorithm['SHA-512'], sum);
  if (homepage)
    part.externalReferences.add(new Models.ExternalReference(homepage, Enums.ExternalReferenceType.Website));
  return part;
}

/**
 * The list of parts as JSON.
 * @param {{ pkg: object, runtime: string }} release what is released; the runtime is a version of Electron
 * @param {readonly object[]} packages as `bundledIn` gives them
 */
export function partsListOf({ pkg, runtime }, packages, lock) {
  const program = component(Enums.ComponentType.Application, { ...pkg, licence: pkg.license }, lock);
  const repository = urlOf(pkg.repository);
  if (repository) {
    program.externalReferences.add(new Models.ExternalReference(repository, Enums.ExternalReferenceType.VCS));
  }
  const metadata = new Models.Metadata({ component: program, timestamp: new Date() });
  const bom = new Models.Bom({ metadata });
  for (const each of packages) {
    const isRuntime = each.name === 'electron';
    const type = isRuntime ? Enums.ComponentType.Framework : Enums.ComponentType.Library;
    const part = component(type, isRuntime ? { ...each, version: runtime } : each, lock);
    bom.components.add(part);
    program.dependencies.add(part.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/** Writes the list beside the packages of a release; returns a line that says what came out. */
export function writeParts(release) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = bundledIn(root);
  if (!packages) throw new Error('the app is not built');
  const name = `${release.pkg.name}-${release.pkg.version}.cdx.json`;
  writeFileSync(path.join(release.folder, name), `${partsListOf(release, packages, lock)}\n`);
  return `${name}: ${packages.length} parts`;
}
