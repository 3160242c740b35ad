// Unit tests: project "engine" runs in plain Node, project "renderer" in a simulated DOM.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'engine',
          environment: 'node',
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
          setupFiles: ['tests/renderer/setup.ts'],
          include: ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
  },
});
