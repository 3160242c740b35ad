// Finds a display to open windows on, or starts a virtual one.
import { spawn, spawnSync } from 'node:child_process';

/** Whether windows can be shown here. Only Linux can be without a display. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Starts a virtual display on a free number; `env` then has DISPLAY set. */
export async function virtualDisplay(env) {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    let text = '';
    server.stdio[3].on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\n')) resolve(text.trim());
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)));
  });
  process.on('exit', () => server.kill());
  return { env: { ...env, DISPLAY: `:${number}` }, virtual: true, stop: () => server.kill() };
}

/** Whether a virtual display can be started here. */
export const hasXvfb = () => process.platform === 'linux' && spawnSync('which', ['Xvfb']).status === 0;

/** The display to use: the real one where there is one, unless a virtual one is preferred and possible. */
export async function display(env, { preferVirtual = false } = {}) {
  if (hasDisplay() && !(preferVirtual && hasXvfb())) return { env, virtual: false, stop() {} };
  return virtualDisplay(env);
}
