// The glossary in the real app: searched in three languages, opened from the tutor, explained on hover, and back.
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, move } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { asked, barred, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';

thoroughTest('is searched by German, English and Bavarian words', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', motion: 'reduced' });
  await page.getByRole('button', { name: 'Glossar' }).click();
  const field = page.getByRole('textbox', { name: 'Suchen' });
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  for (const [typed, found] of [
    ['konig', 'König'],
    ['run away', 'davonlaufen'],
    ['spotzn', 'Spatz'],
  ] as const) {
    await field.fill(typed);
    await expect(title).toHaveText(found);
  }
  await expectNoBarriers(page, { where: 'found' });
  await field.fill('Rasenmäher');
  await expect(page.getByText('steht hier nichts')).toBeVisible();
  await expectNoBarriers(page, { where: 'nothing found' });
  await field.press('Escape');
  await field.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(title).toHaveText('langes Blatt');
});

test('a word of the tutor tells its meaning and leads to the glossary and back to the table', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced', tutor: 'always' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  for (let view = await asked(page); !(plays(view) && (await barred(page).count()) > 0); view = await asked(page)) {
    if (isOver(view)) throw new Error('the round ended before');
    await move(page);
  }
  await barred(page).click({ force: true });
  const link = page.getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const card = page.locator('[popover]');
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  await expectNoBarriers(page, { where: 'card' });
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('article')).toBeVisible();
  const word = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Glossar' })).toBeVisible();
  expect(word).not.toBe('');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('toolbar', { name: 'Deine Karten' })).toBeVisible();
});
