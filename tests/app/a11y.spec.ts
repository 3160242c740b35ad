// Automatic accessibility checks of every screen in both themes; what must be announced is announced.
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { move } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { asked, isOver, plays, seededSession } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 240_000 });

test('no violations on any screen of a round', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced' });
  await expect(page.getByRole('button', { name: 'Weiterspielen' })).toBeVisible();
  await expectNoBarriers(page, { where: 'start', lamps: 'both' });

  await page.getByRole('button', { name: 'Einstellungen' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page, { where: 'settings' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  const seen = new Set<string>();
  for (let view = await asked(page); !isOver(view); view = await asked(page)) {
    const { phase } = view.board;
    if (!seen.has(phase)) await expectNoBarriers(page, { where: phase });
    seen.add(phase);
    if (plays(view) && !seen.has('refused') && (await page.locator('button.card.barred').count()) > 0) {
      await page.locator('button.card.barred').first().click({ force: true });
      await expectNoBarriers(page, { where: 'refused' });
      seen.add('refused');
    }
    await move(page);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['cutting', 'auction', 'playing', 'refused']));
  await expectNoBarriers(page, { where: 'settlement', lamps: 'both' });

  await page.getByRole('button', { name: 'Ehrlich gegeben?' }).click();
  await page.getByRole('dialog').getByText('stimmt').click();
  await expectNoBarriers(page, { where: 'fairness' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Bibliothek' }).click();
  await expectNoBarriers(page, { where: 'library' });
});

test('the hand is one tab stop of named buttons; the course is told', async ({ page }) => {
  await seededSession(page, { language: 'en', speed: 'instant' });
  await page.getByRole('button', { name: 'Go on playing' }).click();
  for (let view = await asked(page); !plays(view); view = await asked(page)) await move(page);
  const stops = page.getByRole('toolbar', { name: 'Your cards' }).locator('button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  for (const name of await page.getByRole('toolbar').getByRole('button').allInnerTexts()) expect(name).toBe('');
  const labels = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
  expect(labels.filter((label) => /playable/.test(label)).length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/playable|not allowed/);
  await expect(page.locator('[data-live]')).toContainText('Your turn');
  await expect(page.getByRole('log')).not.toBeEmpty();
});
