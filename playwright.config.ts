// End-to-end tests: the built app in the real Electron, one window at a time.
import { defineConfig } from '@playwright/test';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'tests/app',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 }, // a machine may be busy with other things
  globalTimeout: 1_200_000, // an app that hangs again and again must not hold up everything for hours
  workers: 1,
  fullyParallel: false,
  forbidOnly: true, // a forgotten `.only` would pass for the whole; `-g` picks out a test as well
  retries: 0,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
