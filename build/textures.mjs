// `node build/textures.mjs`: draws the wood of the table from build/art once and for all, in the built app. Noise in an SVG would be reckoned anew
// by the page with every card that moves over it.
import { _electron } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { virtualDisplay } from './display.mjs';
import { main, root, setup } from './setup.mjs';

const TEXTURES = ['wood-day', 'wood-night'];
/** Pixels for each pixel of the drawing, so that large screens get them sharp enough. */
const SCALE = 1.5;
const QUALITY = 0.85;

/* global document, Image -- the next function runs in the page */
/** An SVG as a WebP, base64. */
async function drawn({ svg, scale, quality }) {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${btoa(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width * scale,
    height: image.height * scale,
  });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

main(async () => {
  const screen = await virtualDisplay(await setup());
  Object.assign(process.env, screen.env); // Playwright looks for the runtime in its own environment
  const app = await _electron.launch({
    args: ['.', `--user-data-dir=${path.join(os.tmpdir(), 'stube-textures')}`],
    cwd: root,
    env: screen.env,
  });
  const page = await app.firstWindow();
  await page.waitForLoadState('load');
  for (const name of TEXTURES) {
    const svg = await readFile(path.join(root, 'build/art', `${name}.svg`), 'utf8');
    const webp = await page.evaluate(drawn, { svg, scale: SCALE, quality: QUALITY });
    await writeFile(path.join(root, 'src/renderer/ui/textures', `${name}.webp`), Buffer.from(webp, 'base64'));
  }
  await app.close();
  screen.stop();
  return 0;
});
