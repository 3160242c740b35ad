// What a release is: its identity, its files for each system, its parts, its sums, and what may never become one.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bundledPackages, licenceIn, packageOf } from '../../build/bundled.mjs';
import { notesOf, releaseDate } from '../../build/changelog.mjs';
import { gather } from '../../build/gather.mjs';
import { faultsIn, faultsInWorkflows } from '../../build/lint-workflows.mjs';
import { partsListOf } from '../../build/parts-list.mjs';
import { objectionsTo } from '../../build/release-check.mjs';
import { writeSums, wrongSums } from '../../build/sums.mjs';
import { isTrial, runtimeObjection, trialArguments, trialVersion } from '../../build/trial.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

const pkg = z
  .looseObject({
    name: z.string(),
    version: z.string(),
    author: z.string(),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(json('package.json'));
const lock = json('package-lock.json');
const builder = z
  .looseObject({
    appId: z.string(),
    fileAssociations: z.array(z.object({ ext: z.string(), mimeType: z.string() })),
    linux: z.looseObject({ icon: z.string(), target: z.array(z.string()) }),
    win: z.object({ icon: z.string(), target: z.array(z.string()) }),
    mac: z.looseObject({ icon: z.string(), target: z.array(z.object({ target: z.string() })) }),
  })
  .parse(json('build/electron-builder.json'));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stube-release-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the configuration of packages', () => {
  test('is one that electron-builder accepts', async () => {
    const own = createRequire(import.meta.url);
    type Validate = (config: unknown, log: { readonly isEnabled: boolean }) => Promise<void>;
    const { validateConfiguration } = own('app-builder-lib/out/util/config/config.js') as {
      validateConfiguration: Validate;
    };
    await validateConfiguration(json('build/electron-builder.json'), { isEnabled: false });
    await expect(
      validateConfiguration({ fileAssociations: [{ extension: 'x' }] }, { isEnabled: false }),
    ).rejects.toThrow();
  });

  test('names the program by a domain turned round', () => {
    const domain = /@([\w.-]+)>/.exec(pkg.author)?.[1] ?? 'none';
    expect(builder.appId.startsWith(`${domain.split('.').reverse().join('.')}.`)).toBe(true);
  });

  test('associates both kinds of files, in every table that says so', () => {
    expect(builder.fileAssociations.map(({ ext }) => ext)).toEqual(['schafkopf', 'regeln']);
    for (const { ext, mimeType } of builder.fileAssociations) {
      expect(read('build/linux/mime.xml')).toContain(`<mime-type type="${mimeType}">`);
      expect(read('build/linux/mime.xml')).toContain(`<glob pattern="*.${ext}"/>`);
      expect(read('build/linux/app.desktop')).toContain(`${mimeType};`);
      expect(read('build/linux/metainfo.xml')).toContain(`<mediatype>${mimeType}</mediatype>`);
    }
  });

  test('has portable targets beside the installers', () => {
    expect(builder.linux.target).toEqual(['AppImage', 'tar.gz']);
    expect(builder.win.target).toEqual(['nsis', 'portable', 'zip']);
    expect(builder.mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
  });
});

describe('icons', () => {
  const sizeOf = (png: Buffer): number => {
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
    return png.readUInt32BE(16);
  };

  test('for Linux have the sizes that their names say', () => {
    const names = readdirSync(path.join(root, builder.linux.icon));
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const name of names) {
      const size = sizeOf(readFileSync(path.join(root, builder.linux.icon, name)));
      expect(name).toBe(`${size}x${size}.png`);
    }
  });

  test('for Windows hold every size that its entries say', () => {
    const file = readFileSync(path.join(root, builder.win.icon));
    const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const at = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
      const size = sizeOf(file.subarray(offset, offset + length));
      expect(file.readUInt8(at)).toBe(size % 256);
      return size;
    });
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  });

  test('for macOS hold pictures up to 1024 pixels', () => {
    const file = readFileSync(path.join(root, builder.mac.icon));
    expect(file.subarray(0, 4).toString('latin1')).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const sizes: number[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) sizes.push(sizeOf(file.subarray(at + 8)));
    expect(new Set(sizes)).toEqual(new Set([16, 32, 64, 128, 256, 512, 1024]));
  });
});

describe('the runtime of a release', () => {
  const program = async (text: string): Promise<string> => {
    const file = path.join(folder, 'program');
    await writeFile(file, `${'\0'.repeat(100)}%s/%s Chrome/130.0.1 ${text}\0rest`);
    return file;
  };

  test('is the pinned one, and no other under its name', async () => {
    const wanted = pkg.devDependencies['electron'] ?? '';
    expect(runtimeObjection(await program(`Electron/${wanted}`), wanted)).toBeUndefined();
    expect(runtimeObjection(await program('Electron/33.2.1'), wanted)).toContain('33.2.1');
    expect(runtimeObjection(await program('nothing'), wanted)).toContain('unknown');
  });

  test('is told apart by name and version where it is another', () => {
    const told = trialArguments('/somewhere', '33.2.1').join(' ');
    for (const own of [
      'productName',
      'appId',
      'executableName',
      'extraMetadata.name',
      'extraMetadata.version',
      'directories.output',
    ])
      expect(told).toContain(`-c.${own}=`);
    expect(isTrial({ version: trialVersion('33.2.1'), productName: 'Schafkopf Stube Trial' })).toBe(true);
    expect(isTrial({ version: pkg.version, productName: 'Schafkopf Stube Trial' })).toBe(false);
    expect(isTrial({ version: trialVersion('33.2.1'), productName: 'Schafkopf Stube' })).toBe(false);
  });
});

describe('licences', () => {
  test('belong to the package of a module, wherever it lies', () => {
    expect(packageOf('/a/node_modules/zod/v4/core.js')).toBe('zod');
    expect(packageOf('C:\\a\\node_modules\\@lucide\\svelte\\dist\\icon.svelte?svelte&type=style')).toBe(
      '@lucide/svelte',
    );
    expect(packageOf('/a/node_modules/bits-ui/node_modules/clsx/index.js')).toBe('clsx');
    expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
    expect(packageOf('/a/src/main/main.ts')).toBeUndefined();
  });

  const bare = async (name: string, content: object, licence?: string): Promise<string> => {
    const place = path.join(folder, 'node_modules', name);
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...content }));
    if (licence) await writeFile(path.join(place, 'LICENSE'), licence);
    return place;
  };

  test('are read as the package gives them', async () => {
    expect(licenceIn(await bare('told', { license: 'ISC' }, 'The text\r\n'))).toMatchObject({
      licence: 'ISC',
      text: 'The text',
    });
    expect(licenceIn(await bare('by-text', {}, 'MIT License\n\nCopyright'))).toMatchObject({ licence: 'MIT' });
  });

  test('stop the build where one is missing', async () => {
    const place = await bare('silent', { license: 'MIT' });
    expect(() => licenceIn(place)).toThrow(/silent 1.0.0: no licence/);
    const plugin = bundledPackages(folder, 'main');
    const generate = plugin.generateBundle as unknown as (options: unknown, bundle: unknown) => void;
    const chunk = { type: 'chunk', moduleIds: [path.join(place, 'index.js')] };
    expect(() => generate({}, { 'main.js': chunk })).toThrow(/silent/);
  });
});

test('the list of parts is CycloneDX and names the runtime that is in the package', () => {
  const zod = { name: 'zod', version: pkg.devDependencies['zod'] ?? '', licence: 'MIT', text: 'MIT License' };
  const electron = { name: 'electron', version: '45.4.1', licence: 'MIT', text: 'MIT License' };
  const list: unknown = JSON.parse(partsListOf({ pkg, runtime: '33.2.1' }, [zod, electron], lock));
  const shape = z.looseObject({
    bomFormat: z.literal('CycloneDX'),
    specVersion: z.literal('1.6'),
    metadata: z.looseObject({
      component: z.looseObject({ name: z.literal(pkg.name), version: z.literal(pkg.version) }),
    }),
    components: z.array(
      z.looseObject({
        name: z.string(),
        version: z.string(),
        purl: z.string(),
        licenses: z.array(z.unknown()).min(1),
        hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })).optional(),
      }),
    ),
  });
  const { components } = shape.parse(list);
  expect(components.map(({ purl }) => purl).sort()).toEqual(['pkg:npm/electron@33.2.1', `pkg:npm/zod@${zod.version}`]);
  expect(components.find(({ name }) => name === 'zod')?.hashes).toHaveLength(1);
});

describe('sums', () => {
  test('tell a file that was changed or is missing, and only what is handed out has one', async () => {
    const place = path.join(folder, 'sums');
    await mkdir(place);
    for (const name of ['a.deb', 'b.zip', 'builder-debug.yml']) await writeFile(path.join(place, name), name);
    expect(writeSums(place)).toContain('2 files');
    expect(wrongSums(place)).toEqual([]);
    await writeFile(path.join(place, 'a.deb'), 'another');
    await rm(path.join(place, 'b.zip'));
    expect(wrongSums(place)).toEqual(['a.deb', 'b.zip']);
  });

  test('of all systems become one, unless a file differs', async () => {
    const release = path.join(folder, 'release');
    for (const [system, name] of [
      ['linux', 'a.deb'],
      ['mac', 'b.dmg'],
    ] as const) {
      await mkdir(path.join(release, system), { recursive: true });
      await writeFile(path.join(release, system, name), name);
      writeSums(path.join(release, system));
    }
    expect(gather(release)).toContain('2 files');
    expect((await readdir(path.join(release, 'all'))).sort()).toEqual(['SHA256SUMS', 'a.deb', 'b.dmg']);
    await writeFile(path.join(release, 'mac', 'b.dmg'), 'damaged');
    expect(() => gather(release)).toThrow(/b\.dmg/);
  });
});

describe('what speaks against a release', () => {
  const changelog = '# What\n\n## 2.0.0 (2026-01-02)\n\nNew.\n\n## 1.0.0\n\nOld.\n';
  const own = {
    author: 'A <a@example.org>',
    homepage: 'https://example.org',
    repository: { url: 'https://example.org/x' },
  };
  const bugs = { url: 'https://example.org/bugs', email: 'a@example.org' };
  const good = {
    pkg: { version: '2.0.0', ...own, bugs },
    lock: { version: '2.0.0' },
    builder: { appId: 'org.example.Stube' },
    changelog,
  };

  test('is nothing where all agrees', () => {
    expect(objectionsTo({ ...good, tag: 'v2.0.0' })).toEqual([]);
    expect(releaseDate(changelog, '2.0.0')).toBe('2026-01-02');
    expect(notesOf(changelog, '1.0.0')).toBe('Old.');
  });

  test('is a wrong tag, an old lockfile, a changelog that is silent or has no date, a placeholder', () => {
    expect(objectionsTo({ ...good, tag: 'v2.0.1' })).toHaveLength(1);
    expect(objectionsTo({ ...good, lock: { version: '1.9.0' } })).toHaveLength(1);
    expect(objectionsTo({ ...good, changelog: '' })).toHaveLength(1);
    expect(objectionsTo({ ...good, changelog: '## 2.0.0\n\nNew.\n' })).toHaveLength(1);
    expect(objectionsTo({ ...good, builder: { appId: 'invalid.x.Y' } })).toHaveLength(1);
    expect(objectionsTo({ ...good, pkg: { ...good.pkg, homepage: 'https://x.invalid/' } })).toHaveLength(1);
  });

  test('is at present nothing but the placeholders', () => {
    const found = objectionsTo({ pkg, lock, builder, changelog: read('docs/CHANGELOG.md') });
    expect(found.filter((objection) => !objection.includes('placeholder'))).toEqual([]);
  });
});

describe('workflows', () => {
  test('are without a fault', async () => {
    expect(await faultsInWorkflows()).toEqual([]);
  });

  test('would be told of one', async () => {
    const text = read('.github/workflows/check.yml');
    expect(await faultsIn('check.yml', text.replace('matrix.os', 'matrix.system'))).not.toEqual([]);
    expect(await faultsIn('check.yml', text.replace('npm run lint\n', 'npm run lint:all\n'))).toEqual([
      'check.yml: no script lint:all in package.json',
    ]);
  });
});

describe('a clone on Windows', () => {
  const tree = async (place: string): Promise<string[]> =>
    (await readdir(path.join(root, place), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  test('gets Unix line ends, and every file has a name that it can have', async () => {
    expect(read('.gitattributes')).toContain('* text=auto eol=lf');
    const files = (await Promise.all(['src', 'tests', 'build', 'docs', '.github'].map(tree))).flat();
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => /[<>:"|?*]|[ .]$/.test(path.relative(root, file).replaceAll(path.sep, '/')))).toEqual(
      [],
    );
    const text = files.filter((file) => /\.(ts|mts|mjs|svelte|css|json|md|html|svg|yml)$/.test(file));
    const crlf = await Promise.all(
      text.map(async (file) => ((await readFile(file)).includes('\r\n') ? file : undefined)),
    );
    expect(crlf.filter((file) => file !== undefined)).toEqual([]);
  });
});
