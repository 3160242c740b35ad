// An app under test that is killed in the middle of something.
import type { ElectronApplication } from '@playwright/test';
import { once } from 'node:events';

/** SIGKILL for the app and everything it has started. */
export async function kill(app: ElectronApplication): Promise<void> {
  const child = app.process();
  const gone = once(child, 'exit');
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
  await gone;
}
