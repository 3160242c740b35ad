// `npm start`: sets up, builds, opens the app; further arguments go to it. `npm run dev`: with hot reload.
import { spawn } from 'node:child_process';
import { beginBuild } from './build-app.mjs';
import { display } from './display.mjs';
import { inModules, main, root, setup } from './setup.mjs';

/** The development server builds for itself. */
const isDev = ([first]) => first === 'dev';

/** Command and arguments that open the app, or the development server that opens it. */
function command(env, args) {
  if (isDev(args)) return [process.execPath, [inModules('electron-vite/bin/electron-vite.js'), ...args]];
  // Chromium tells of every missing desktop service on stderr; level 3 leaves fatal messages only.
  const switches = ['--log-level=3', ...(env.NO_SANDBOX === '1' ? ['--no-sandbox'] : [])];
  return [env.ELECTRON_EXEC_PATH, [...switches, root, ...args]];
}

main(async () => {
  const wanted = process.argv.slice(2);
  let built = Promise.resolve();
  const env = await setup(() => {
    if (!isDev(wanted)) built = beginBuild();
    built.catch(() => undefined); // it is awaited below, once there is a runtime
  });
  await built;
  const [program, args] = command(env, wanted);
  const screen = await display(env);
  if (screen.virtual) {
    const where = screen.env.DISPLAY;
    console.error(`[start] no display here: the window opens on a virtual one (${where}); stop with Ctrl+C`);
  }
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: screen.env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 0));
  });
  screen.stop();
  return status;
});
