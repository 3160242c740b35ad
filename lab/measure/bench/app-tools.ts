// What measurements of the built app need: the set-up with a display, output of processes, and Playwright.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withRun } from './own-run.ts';

/** The project's root folder. */
export const ROOT = path.join(import.meta.dirname, '../../..');

export type Env = Readonly<Record<string, string | undefined>>;

/** The scripts that set up and build; loaded where they lie, because they look for their neighbours. */
export async function tools(): Promise<{
  readonly env: Env;
  readonly stop: () => void;
}> {
  const load = (name: string): Promise<unknown> => import(pathToFileURL(path.join(ROOT, 'build', name)).href);
  const { setup } = (await load('setup.mjs')) as { setup: () => Promise<Env> };
  const { buildApp } = (await load('build-app.mjs')) as { buildApp: (env: Env) => void };
  const { display } = (await load('display.mjs')) as {
    display: (env: Env, options: { preferVirtual: true }) => Promise<{ env: Env; stop: () => void }>;
  };
  const env = await setup();
  if (process.env['STUBE_APP'] === undefined) buildApp(env);
  return display(env, { preferVirtual: true });
}

/** Everything that a process says on stdout, once it is gone or has said what `until` wants. */
export function output(command: string, args: readonly string[], env: Env, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = withRun(
      spawn(command, args, {
        cwd: ROOT,
        env: env,
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: process.platform !== 'win32', // a group of its own
      }),
    );
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (until.test(text)) child.kill();
    });
    child.on('error', reject);
    child.on('exit', () => resolve(text));
  });
}

/** Playwright as it is installed; it cannot be bundled. */
export const playwright = (): Promise<typeof import('@playwright/test')> =>
  import(pathToFileURL(path.join(ROOT, 'node_modules/@playwright/test/index.mjs')).href) as Promise<
    typeof import('@playwright/test')
  >;
