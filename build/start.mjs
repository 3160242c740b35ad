// `npm start`: sets up, builds, opens the app; further arguments go to it. `npm run dev`: with hot reload.
import { spawn } from 'node:child_process';
import { buildApp } from './build-app.mjs';
import { display } from './display.mjs';
import { inModules, main, root, setup } from './setup.mjs';

/** Command and arguments that open the app, or the development server that opens it. */
function command(env, args) {
  if (args[0] === 'dev') return [process.execPath, [inModules('electron-vite/bin/electron-vite.js'), ...args]];
  buildApp(env);
  // Chromium tells of every missing desktop service on stderr; level 3 leaves fatal messages only.
  const switches = ['--log-level=3', ...(env.NO_SANDBOX === '1' ? ['--no-sandbox'] : [])];
  return [env.ELECTRON_EXEC_PATH, [...switches, root, ...args]];
}

main(async () => {
  const env = await setup();
  const [program, args] = command(env, process.argv.slice(2));
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
