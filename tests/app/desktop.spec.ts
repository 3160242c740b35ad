// What the app does outside its page: menu and theme follow the settings, zoom and place of the window are kept.
import type { ElectronApplication } from '@playwright/test';
import { call, listen } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, test } from '../../lab/support/app/fixtures.ts';
import { resize } from '../../lab/support/app/window-size.ts';

const menuLabels = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ Menu }) => (Menu.getApplicationMenu()?.items ?? []).map(({ label }) => label));

/** Chooses the item with this label, wherever it is. */
const choose = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(({ Menu, BrowserWindow }, wanted) => {
    const items = (Menu.getApplicationMenu()?.items ?? []).flatMap(({ submenu }) => submenu?.items ?? []);
    const item = items.find((each) => each.label === wanted);
    item?.click({}, BrowserWindow.getAllWindows()[0], undefined);
  }, label);

sharedAppTest('the menu speaks the chosen language and its items reach the page', async ({ app, page }) => {
  await call(page, 'settings.change', { language: 'en' });
  expect(await menuLabels(app)).toContain('&View');
  await call(page, 'settings.change', { language: 'de' });
  expect(await menuLabels(app)).toContain('&Ansicht');
  const chosen = await listen(page, 'menu.chosen');
  await choose(app, 'Bibliothek');
  expect(await chosen()).toEqual({ item: 'library' });
});

sharedAppTest('the theme of the settings is that of the window', async ({ app, page }) => {
  for (const theme of ['dark', 'light', 'system'] as const) {
    await call(page, 'settings.change', { theme });
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe(theme);
  }
});

test('zoom and size of the window last to the next start', async ({ launch }) => {
  const first = await launch();
  await call(first.page, 'settings.change', { language: 'en' });
  const factor = (): Promise<number | undefined> =>
    first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor());
  // What is asked of main may be done twice, see fixtures.ts.
  while (((await factor()) ?? 2) < 1.2) await choose(first.app, 'Zoom in');
  const zoom = await factor();
  await first.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 50, width: 1000, height: 700 });
  });
  await first.close();
  const second = await launch();
  const state = (): Promise<unknown> =>
    second.app.evaluate(({ BrowserWindow }) => {
      const [shown] = BrowserWindow.getAllWindows();
      return { size: shown?.getSize(), zoom: shown?.webContents.getZoomFactor() };
    });
  await expect.poll(state).toEqual({ size: [1000, 700], zoom });
});

sharedAppTest(
  'the zoom stops where the table would not fit, and comes back with a larger window',
  async ({ app, page }) => {
    await call(page, 'settings.change', { language: 'en' });
    const zoom = (): Promise<number | undefined> =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor());
    await resize(app, page, { width: 1366, height: 768 });
    for (let step = 0; step < 9; step++) await choose(app, 'Zoom in');
    await expect.poll(zoom).toBe(2);
    await resize(app, page, { width: 800, height: 560 });
    await expect.poll(zoom).toBe(1.25);
    await resize(app, page, { width: 1366, height: 768 });
    await expect.poll(zoom).toBe(2);
  },
);
