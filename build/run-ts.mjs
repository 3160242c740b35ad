// Runs a TypeScript file of this project with plain Node: `run-ts.mjs ENTRY [ARGS]`. The file is bundled into out/
// first, unless a bundle newer than everything it was made from is there already.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureNodeModules, root } from './setup.mjs';
import { sourcesBehind, wasmPlugin } from './wasm-plugin.mjs';

/** Where the bundle of an entry lies: lab/cli.ts -> out/lab/cli.mjs. */
function bundleOf(entry) {
  const rel = path.relative(root, entry);
  return path.join(root, 'out', rel.replace(/\.m?[jt]s$/, '.mjs'));
}

/** True if the bundle is newer than what bundles, the lockfile, and every source file that went into it. */
function isFresh(bundle) {
  const list = `${bundle}.inputs.json`;
  if (!existsSync(bundle) || !existsSync(list)) return false;
  const built = statSync(bundle).mtimeMs;
  const inputs = JSON.parse(readFileSync(list, 'utf8')).map((rel) => path.join(root, rel));
  const builders = ['run-ts.mjs', 'wasm-plugin.mjs'].map((name) => path.join(root, 'build', name));
  const always = [...builders, path.join(root, 'package-lock.json')];
  return [...always, ...inputs].every((file) => existsSync(file) && statSync(file).mtimeMs < built);
}

/** In bundled code, `import.meta.dirname` and `.filename` keep meaning the source file's; `.url` is the bundle's. */
const sourcePaths = {
  name: 'source-paths',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const written = code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id));
    return { code: written, map: null }; // lines stay where they are
  },
};

/** Writes a file so that nobody running at the same time can see half of it. */
function writeWhole(file, text) {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** Bundles the entry with everything it imports, except Node's own modules, into one file. */
async function bundle(entry, target) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: [/^node:/],
    plugins: [wasmPlugin(), sourcePaths],
    logLevel: 'warn',
    // Compiling a module for the first time takes longer than all the rest, which is nothing to be warned of.
    checks: { pluginTimings: false },
    onLog: (level, log) => console.error(`[run-ts] ${level}: ${log.message}`),
  });
  const started = new Date();
  const { output } = await build.generate({ format: 'esm', codeSplitting: false, sourcemap: 'inline' });
  await build.close();
  const [chunk] = output;
  const own = chunk.moduleIds.filter((id) => path.isAbsolute(id) && !id.includes('node_modules'));
  const inputs = own.flatMap(sourcesBehind);
  mkdirSync(path.dirname(target), { recursive: true });
  writeWhole(`${target}.inputs.json`, JSON.stringify(inputs.map((id) => path.relative(root, id))));
  writeWhole(target, chunk.code);
  return started;
}

/** Bundles if needed, then runs the file in this process with these arguments. */
export async function runTs(entry, args) {
  ensureNodeModules();
  const source = path.resolve(entry);
  const target = bundleOf(source);
  if (!isFresh(target)) await bundle(source, target);
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0], target, ...args];
  await import(pathToFileURL(target).href);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) {
    console.error('usage: node build/run-ts.mjs ENTRY [ARGS]');
    process.exit(2);
  }
  await runTs(entry, args);
}
