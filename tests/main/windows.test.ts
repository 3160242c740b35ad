// The options of the application window, above all those that keep the page locked in.
import { expect, test, vi } from 'vitest';

vi.mock('electron', () => ({ BrowserWindow: class {}, nativeTheme: {} }));
const { windowOptions } = await import('../../src/main/app/windows.ts');

const settings = { title: 'T', preload: '/p.cjs', calls: ['a', 'b'], pushes: ['c'] };

test('lock the page in', () => {
  expect(windowOptions(settings, false).webPreferences).toMatchObject({
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

test('start hidden, on the colour of the page', () => {
  const [light, dark] = [windowOptions(settings, false), windowOptions(settings, true)];
  expect(light).toMatchObject({ show: false, width: 1200, height: 800, minWidth: 800, minHeight: 560 });
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
});
