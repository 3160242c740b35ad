// Unit tests: project "node" runs in plain Node, project "renderer" in a simulated DOM.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { wasmPlugin } from './build/wasm-plugin.mjs';

const root = import.meta.dirname;

/** Generous, because a machine may be busy with other things; a test that hangs is still found. */
const testTimeout = 60_000;

/** A forgotten `.only` would pass for the whole; `-t` picks out a test as well. Each project must say so itself. */
const allowOnly = false;

/** What is tested keeps no state in its modules, and loading them anew for each file takes a third of the time. */
const isolate = false;

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/own-temp.ts',
    projects: [
      {
        root,
        plugins: [wasmPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout * 3,
          allowOnly,
          setupFiles: ['src/shared/texts/all-languages.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/app/**'],
          isolate,
        },
      },
      {
        root,
        plugins: [wasmPlugin(), svelte({ configFile: false }), svelteTesting()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          testTimeout,
          hookTimeout: testTimeout * 3,
          allowOnly,
          setupFiles: ['tests/renderer/setup.ts'],
          include: ['tests/renderer/**/*.test.ts'],
          isolate,
        },
      },
    ],
  },
});
