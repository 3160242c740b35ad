// Runs one development tool from node_modules after making sure it is installed: `tool.mjs NAME [ARGS]`.
import { existsSync } from 'node:fs';
import { ensureNodeModules, inModules, main, root, run } from './setup.mjs';

/** The compiler in machine code, which checks types in less than half the time; there is none for some platforms (docs/decisions/0031). */
const quickCompiler = existsSync(inModules(`@typescript/typescript-${process.platform}-${process.arch}`));

/** Where each tool's JavaScript entry lies; called directly, because .bin wrappers differ per platform. */
export const TOOLS = {
  tsc: inModules(quickCompiler ? 'typescript-7/bin/tsc' : 'typescript/bin/tsc'),
  'tsc-6': inModules('typescript/bin/tsc'),
  'svelte-check': inModules('svelte-check/bin/svelte-check'),
  eslint: inModules('eslint/bin/eslint.js'),
  prettier: inModules('prettier/bin/prettier.cjs'),
  vitest: inModules('vitest/vitest.mjs'),
  'electron-vite': inModules('electron-vite/bin/electron-vite.js'),
  'electron-builder': inModules('electron-builder/cli.js'),
  playwright: inModules('@playwright/test/cli.js'),
};

if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const [name, ...args] = process.argv.slice(2);
    const entry = TOOLS[name];
    if (!entry) throw new Error(`unknown tool: ${name}; known: ${Object.keys(TOOLS).join(', ')}`);
    ensureNodeModules();
    return run(process.execPath, [entry, ...args], { cwd: root });
  });
}
