// Puts the bytes of the exact search, compiled from AssemblyScript, into the place of src/engine/search/module-bytes.ts. One plugin for
// electron-vite, vitest and rolldown; each version of the sources is compiled once, into out/wasm/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const SEARCH = path.join(root, 'src/engine/search');
const ENTRY = path.join(SEARCH, 'assembly/search.ts');
const BYTES = path.join(SEARCH, 'module-bytes.ts');

/** Whether a module of a bundle is the one that the bytes are put into; ids may carry queries and another kind of slash. */
const isBytes = (id) => path.normalize(id.split('?')[0] ?? '') === BYTES;

const CACHE = path.join(root, 'out/wasm');

/** No runtime and no checks of memory that the code lays out itself; floating numbers play no part. */
const OPTIONS = ['--runtime', 'stub', '-O3', '--converge', '--noAssert', '--use', 'abort='];

/** Functions of so many instructions are written out where they are called: several times, or once. The runtime of wasm does not do it. */
const INLINED = { often: 1000, once: 2000 };

/** Where the code keeps its own numbers ends here, in bytes; what the compiler adds lies behind. */
const OWN_MEMORY = 0x410000;
const PAGE = 0x10000;

/** The sources of a module: all that lies in the folder of its entry. */
const sourcesOf = (entry) =>
  readdirSync(path.dirname(entry))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(path.dirname(entry), name));

/** The files that a module of a bundle was made from. */
export const sourcesBehind = (id) => (isBytes(id) ? [BYTES, ...sourcesOf(ENTRY)] : [id]);

/** Names what comes out: the same for the same sources, compiler and options. */
function nameOf(entry, sources) {
  const hash = createHash('sha256');
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const { integrity } = lock.packages['node_modules/assemblyscript'];
  hash.update(JSON.stringify([OPTIONS, OWN_MEMORY, INLINED, integrity]));
  for (const source of sources) hash.update(`${path.basename(source)}\0${readFileSync(source, 'utf8')}\0`);
  return `${path.basename(entry, '.ts')}-${hash.digest('hex').slice(0, 16)}.wasm`;
}

/** The module with its functions written out in each other: the compiler's own limits are for small programs. */
async function inlined(bytes) {
  const { default: binaryen } = await import('assemblyscript/binaryen');
  const module = binaryen.readBinary(bytes);
  module.setFeatures(binaryen.Features.BulkMemory | binaryen.Features.BulkMemoryOpt);
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setFlexibleInlineMaxSize(INLINED.often);
  binaryen.setOneCallerInlineMaxSize(INLINED.once);
  binaryen.setAllowInliningFunctionsWithLoops(true);
  module.optimize();
  const quick = module.emitBinary();
  module.dispose();
  return quick;
}

/** Compiles an entry to a file; throws with the compiler's words. */
async function compile(entry, target) {
  const { default: asc } = await import('assemblyscript/asc');
  const pages = String(OWN_MEMORY / PAGE + 1);
  const memory = ['--memoryBase', String(OWN_MEMORY), '--initialMemory', pages, '--maximumMemory', pages];
  let made;
  const { error, stderr } = await asc.main(
    [path.relative(root, entry), '--baseDir', root, '-o', 'module.wasm', ...OPTIONS, ...memory],
    { writeFile: (name, content) => void (made = name === 'module.wasm' ? content : made) },
  );
  if (error || !made) throw new Error(`${path.relative(root, entry)} does not compile\n${stderr.toString()}`);
  const quick = await inlined(made);
  mkdirSync(CACHE, { recursive: true });
  // Several programs may be built at the same time: none may see half a file.
  const part = `${target}.${process.pid}.part`;
  writeFileSync(part, quick);
  renameSync(part, target);
}

/** The bytes of a module; compiled now if these sources have not been compiled here before. */
export async function wasmOf(entry) {
  const target = path.join(CACHE, nameOf(entry, sourcesOf(entry)));
  if (!existsSync(target)) await compile(entry, target);
  return readFileSync(target);
}

/** The plugin; whoever watches files is told of all sources. */
export const wasmPlugin = () => ({
  name: 'assemblyscript',
  enforce: 'pre',
  async load(id) {
    if (!isBytes(id)) return null;
    for (const source of sourcesBehind(id)) this.addWatchFile(source);
    return `export const MODULE_BYTES = Uint8Array.of(${[...(await wasmOf(ENTRY))].join()});`;
  },
});
