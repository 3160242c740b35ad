// Unit tests: project "node" runs in plain Node, project "renderer" in a simulated DOM.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { wasmPlugin } from './build/wasm-plugin.mjs';
import { FAULT, FAULTS } from './lab/prove/mutants/faults.ts';

const root = import.meta.dirname;

/** Generous, because a machine may be busy with other things; a test that hangs is still found. */
const testTimeout = 60_000;

/** A forgotten `.only` would pass for the whole; `-t` picks out a test as well. Each project must say so itself. */
const allowOnly = false;

/** What is tested keeps no state in its modules, and loading them anew for each file takes a third of the time. */
const isolate = false;

/** As in build/test.mjs: the runner passes nothing on to the processes in which tests run. */
const execArgv = ['--max-semi-space-size=64'];

/** Puts the fault that is named in as its file is loaded (`npm run test:mutants`), so that the sources stay as they are. */
function faults(): readonly Plugin[] {
  const name = process.env[FAULT];
  if (!name) return [];
  const fault = FAULTS.find(({ id }) => id === name);
  if (!fault) throw new Error(`no fault is called "${name}"`);
  const file = path.join(root, fault.file).split(path.sep).join('/');
  return [
    {
      name: 'fault',
      enforce: 'pre',
      transform: (code, id) =>
        id.split('?')[0] === file ? { code: code.replace(fault.from, () => fault.to), map: null } : null,
    },
  ];
}

export default defineConfig({
  root,
  test: {
    globalSetup: 'lab/base/own-temp.ts',
    projects: [
      {
        root,
        plugins: [...faults(), wasmPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout * 3,
          allowOnly,
          setupFiles: ['src/words/all-languages.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/app/**'],
          isolate,
          execArgv,
        },
      },
      {
        root,
        plugins: [...faults(), wasmPlugin(), svelte({ configFile: false }), svelteTesting()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          testTimeout,
          hookTimeout: testTimeout * 3,
          allowOnly,
          setupFiles: ['lab/support/page/setup.ts'],
          include: ['tests/renderer/**/*.test.ts'],
          isolate,
          execArgv,
        },
      },
    ],
  },
});
