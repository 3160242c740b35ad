// Runs one development tool from node_modules after making sure it is installed: `tool.mjs NAME [ARGS]`.
import { existsSync } from 'node:fs';
import { ensureNodeModules, inModules, main, root, run } from './setup.mjs';

/** Whether there is the compiler in machine code by which oxlint reads types; for some platforms there is none (docs/decisions/0032). */
export const quickLint = () => existsSync(inModules(`@oxlint-tsgolint/${process.platform}-${process.arch}`));

/** Where each tool's JavaScript entry lies; called directly, because .bin wrappers differ per platform. */
export const TOOLS = {
  tsc: inModules('typescript/bin/tsc'),
  'svelte-check': inModules('svelte-check/bin/svelte-check'),
  oxlint: inModules('oxlint/bin/oxlint'),
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
