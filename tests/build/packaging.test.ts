// What gets packaged and with which safety switches, as far as the configuration tells.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const json = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the fuses close what an installed app does not need', () => {
  const { electronFuses } = z
    .object({ electronFuses: z.record(z.string(), z.boolean()) })
    .parse(json('build/electron-builder.json'));
  expect(electronFuses).toEqual({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
});

test('only the three built parts and their licences are packaged, nothing from node_modules', () => {
  const { files } = z.object({ files: z.array(z.string()) }).parse(json('build/electron-builder.json'));
  expect(files.filter((file) => !file.startsWith('!'))).toEqual([
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'out/licences/**',
    'package.json',
    'LICENSE',
  ]);
  // Packages are bundled; a runtime dependency would be left outside the bundle and then be missing.
  expect(json('package.json')).not.toHaveProperty('dependencies');
});

test('the lockfile names no host to fetch packages from', () => {
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
});

test('versions are pinned', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(json('package.json'));
  expect(Object.values(devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
