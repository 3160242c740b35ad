// Builds the three parts of the app: main process, preload bridge, renderer. Output goes to out/.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import path from 'node:path';
import { bundledPackages } from './build/bundled.mjs';
import { wasmPlugin } from './build/wasm-plugin.mjs';

const root = import.meta.dirname;

// The oldest runtime the code meets is the development fallback: Electron 33 (Chromium 130, Node 20.18).
// Without explicit targets electron-vite derives newer ones from the installed `electron` package.
const node = 'node20.18';
const chrome = 'chrome130';

// Compiling components takes longer than all the rest, which is nothing to be warned of.
const checks = { pluginTimings: false } as const;

export default defineConfig({
  // Entries are given as rolldownOptions.input: with `build.lib`, worker and module-path imports fail to build.
  main: {
    build: { target: node, minify: true, rolldownOptions: { input: path.join(root, 'src/main/main.ts'), checks } },
    plugins: [bundledPackages(root, 'main', ['electron']), wasmPlugin()],
  },
  preload: {
    build: {
      target: node,
      externalizeDeps: false, // a sandboxed preload cannot require packages
      rolldownOptions: {
        input: path.join(root, 'src/preload/preload.ts'),
        checks,
        output: { format: 'cjs', entryFileNames: '[name].cjs' }, // a sandboxed preload must be CommonJS
      },
    },
    plugins: [bundledPackages(root, 'preload')],
  },
  renderer: {
    build: {
      target: chrome,
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, 'src/renderer/index.html'),
        checks,
        // One file for all that the first screen needs: each is asked for by itself, which costs more than reading it.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
    plugins: [svelte({ configFile: false }), bundledPackages(root, 'renderer')],
  },
});
