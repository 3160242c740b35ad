// What is really heard: the window gives sound when a card is laid, and none when sounds are switched off.
import type { ElectronApplication } from '@playwright/test';
import { call, move } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, plays, seededSession } from '../../lab/support/app/table-page.ts';

/** Notes from now on whether the window gives sound; the function tells whether it ever did. */
async function listening(app: ElectronApplication): Promise<() => Promise<boolean>> {
  await app.evaluate(({ BrowserWindow }) => {
    const heard = { ever: false };
    Object.assign(globalThis, { heard });
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.on('audio-state-changed', ({ audible }) => (heard.ever ||= audible));
  });
  return () => app.evaluate(() => (globalThis as unknown as { heard: { ever: boolean } }).heard.ever);
}

for (const [sound, reducedMotion, is, declare] of [
  ['system', 'no-preference', 'is', test],
  ['system', 'reduce', 'is not', thoroughTest],
  ['off', 'no-preference', 'is not', thoroughTest],
] as const) {
  declare(
    `with sounds ${sound} and a wish for motion ${reducedMotion}, a card that is laid ${is} heard`,
    async ({ app, page }) => {
      await page.emulateMedia({ reducedMotion });
      await seededSession(page, { language: 'de', speed: 'fast', sound, volume: 100 });
      await page.getByRole('button', { name: 'Weiterspielen' }).click();
      const heard = await listening(app);
      for (let view = await asked(page); !plays(view); view = await asked(page)) await move(page);
      await page.locator('button.card.playable').first().click();
      await asked(page);
      if (is === 'is') await expect.poll(heard).toBe(true);
      else {
        await page.waitForTimeout(1500);
        expect(await heard()).toBe(false);
      }
    },
  );
}

test('volume and voice are chosen in the settings', async ({ page }) => {
  await call(page, 'settings.change', { language: 'en' });
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '30 per cent');
  await page.getByRole('group', { name: 'Read aloud' }).getByRole('radio', { name: 'Calls', exact: true }).check();
  await page.getByRole('group', { name: 'Sounds of the table' }).getByRole('radio', { name: 'Off' }).check();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
  const { settings } = await call(page, 'app.state', {});
  expect([settings.volume, settings.readAloud, settings.sound]).toEqual([30, 'calls', 'off']);
});

thoroughTest('bubbles are Bavarian where that is chosen', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', bubbles: 'bairisch' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await move(page);
  await asked(page);
  await expect(page.locator('[data-bubble]').first()).toHaveText(/^(Weida\.|I spui!)$/);
});
