// Gives a run of tests a folder of its own for everything that is put down for a while, and takes it away at the end: a save
// that is still being written when a test has removed its folder makes that anew.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Set-up of Vitest and of Playwright, which start their workers with this environment afterwards. */
export default function ownTemp(): () => Promise<void> {
  const own = mkdtempSync(path.join(os.tmpdir(), 'stube-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = own;
  return () => rm(own, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
