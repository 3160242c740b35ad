// The explained table in the real app: the others wait for the reader, one sentence says why, and both sides run towards 61.
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { SEED } from '../../lab/support/app/table-page.ts';

const SHOTS = process.env['STUBE_SHOTS'];

test('a reason stays until it was read or the button is pressed, and the bar shows both sides', async ({ page }) => {
  const quiet = {
    language: 'de',
    theme: 'light',
    motion: 'reduced',
    doublingPrompt: 'button',
    gateCards: 'off',
    gateCalls: 'off',
  } as const;
  await call(page, 'settings.change', { ...quiet, speed: 'instant' });
  await call(page, 'session.start', { house: {}, seed: SEED, mode: 'open', level: 'anfaenger' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  for (let moves = 0; moves < 4; moves++) await move(page);
  await call(page, 'settings.change', { speed: 'normal' });
  const goOn = page.locator('[data-go-on]');
  await move(page);
  await expect(goOn).toBeVisible();
  await expect(page.locator('[data-augen]')).toBeVisible();
  await expect(page.locator('[data-why] [data-best]')).toBeVisible();
  const before = await call(page, 'table.view', {});
  expect(before).toMatchObject({ waitsFor: 'reader' });
  await page.waitForTimeout(1400); // longer than a card lies at this tempo anywhere else
  expect((await call(page, 'table.view', {}))?.at).toBe(before?.at);
  await expectNoBarriers(page, { where: 'reading' });
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/pace.png` });
  await goOn.click();
  await expect.poll(async () => (await call(page, 'table.view', {}))?.at).not.toBe(before?.at);

  // What is done and said before the first card has its words as well.
  await call(page, 'session.start', { game: 'doppelkopf', house: {}, seed: 'a', mode: 'open', level: 'anfaenger' });
  const why = page.locator('[data-why]');
  await expect(why).toContainText('Abgehoben wird');
  await goOn.click();
  await expect(why).toContainText(/Gesund|Vorbehalt/);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/pace-doppelkopf.png` });
});
