// End-to-end tests: the built app in the real Electron, one window at a time on each display.
import { defineConfig } from '@playwright/test';

/** The virtual displays that `npm test` has started, such as ":99 :100"; none where the display of the desktop is used. */
const displays = (process.env['TEST_DISPLAYS'] ?? '').split(' ').filter(Boolean);
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'tests/app',
  testMatch: '**/*.spec.ts',
  globalSetup: './lab/base/own-temp.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 }, // a machine may be busy with other things
  globalTimeout: 1_800_000, // an app that hangs again and again must not hold up everything for hours
  workers: Math.max(1, displays.length),
  fullyParallel: false,
  forbidOnly: true, // a forgotten `.only` would pass for the whole; `-g` picks out a test as well
  retries: 1, // only where Playwright itself failed: `secondTry` of lab/support/app/fixtures.ts fails any other second try
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
