// Renders build/icon.svg to build/icon.png (512 px). Run by hand after changing the drawing: `node build/icon.mjs`.
import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { display } from './display.mjs';
import { main, root, setup } from './setup.mjs';

main(async () => {
  const env = await setup();
  const screen = await display(env);
  Object.assign(process.env, screen.env);
  const { _electron } = await import('@playwright/test');
  const app = await _electron.launch({ args: [path.join(root, 'build/icon-window.mjs')], env: screen.env });
  const page = await app.firstWindow();
  const svg = readFileSync(path.join(root, 'build/icon.svg'), 'utf8');
  await page.setContent(`<style>body{margin:0;background:transparent}svg{width:512px;display:block}</style>${svg}`);
  const size = { x: 0, y: 0, width: 512, height: 512 };
  writeFileSync(path.join(root, 'build/icon.png'), await page.screenshot({ clip: size, omitBackground: true }));
  await app.close();
  screen.stop();
  return 0;
});
