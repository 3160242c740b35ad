// Unit tests: project "engine" runs in plain Node, project "renderer" in a simulated DOM.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Generous, because a machine may be busy with other things; a test that hangs is still found. */
const testTimeout = 20_000;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'engine',
          environment: 'node',
          testTimeout,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', 'tests/app/**'],
        },
      },
      {
        root,
        plugins: [svelte({ configFile: false }), svelteTesting()],
        test: {
          name: 'renderer',
          environment: 'happy-dom',
          testTimeout,
          setupFiles: ['tests/renderer/setup.ts'],
          include: ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
