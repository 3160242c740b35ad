// Renders build/icon.svg into what every system wants: build/icons/NxN.png, icon.ico (Windows), icon.icns (macOS).
// Run by hand after changing the drawing: `node build/icon.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { display } from './display.mjs';
import { icns, ico } from './icon-files.mjs';
import { main, root, setup } from './setup.mjs';

const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];

main(async () => {
  const env = await setup();
  const screen = await display(env, { preferVirtual: true });
  Object.assign(process.env, screen.env);
  const { _electron } = await import('@playwright/test');
  const app = await _electron.launch({
    args: [path.join(root, 'build/icon-window.mjs'), '--force-device-scale-factor=1'],
    env: screen.env,
  });
  const page = await app.firstWindow();
  const svg = readFileSync(path.join(root, 'build/icon.svg'), 'utf8');
  const draw = async (size) => {
    await page.setContent(
      `<style>body{margin:0;background:transparent}svg{width:${size}px;display:block}</style>${svg}`,
    );
    const clip = { x: 0, y: 0, width: size, height: size };
    return page.screenshot({ clip, omitBackground: true });
  };
  const folder = path.join(root, 'build/icons');
  mkdirSync(folder, { recursive: true });
  const drawn = new Map();
  for (const size of SIZES) {
    drawn.set(size, await draw(size));
    writeFileSync(path.join(folder, `${size}x${size}.png`), drawn.get(size));
  }
  writeFileSync(path.join(root, 'build/icon.ico'), ico(drawn));
  writeFileSync(path.join(root, 'build/icon.icns'), icns(drawn));
  await app.close();
  screen.stop();
  return 0;
});
