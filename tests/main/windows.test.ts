// The options of the application window, above all those that keep the page locked in.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ BrowserWindow: class {}, nativeTheme: {} }));
const { windowOptions } = await import('../../src/main/app/windows.ts');

const settings = { title: 'T', preload: '/p.cjs', calls: ['a', 'b'], pushes: ['c'] };

test('lock the page in', () => {
  expect(windowOptions(settings, { lamp: 'light', contrast: 'normal' }).webPreferences).toMatchObject({
    disableBlinkFeatures: 'StorageBuckets',
    preload: '/p.cjs',
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
    additionalArguments: ['--stube-calls=a,b', '--stube-pushes=c'],
  });
});

test('start hidden, in the size of the first start', () => {
  const options = windowOptions(settings, { lamp: 'light', contrast: 'normal' });
  expect(options).toMatchObject({ show: false, width: 1200, height: 800, minWidth: 800, minHeight: 560 });
});

/** The colours of the wall in the style sheet, of all contrasts in their order there: by day and in the evening. */
const walls = [
  ...readFileSync(path.join(import.meta.dirname, '../../src/renderer/ui/tokens.css'), 'utf8').matchAll(
    /--wall: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  ),
].map(([, light, dark]) => ({ light, dark }));

test.each(['normal', 'high'] as const)('a new window has the colour of the page, contrast %s', (contrast) => {
  const wall = walls[['normal', 'high'].indexOf(contrast)];
  const colour = (lamp: 'light' | 'dark') => windowOptions(settings, { lamp, contrast }).backgroundColor;
  expect({ light: colour('light'), dark: colour('dark') }).toEqual(wall);
});
