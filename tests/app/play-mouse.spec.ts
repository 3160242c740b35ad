// A person plays a whole round with the mouse, in German: cuts, calls, tries a card that is not allowed, settles, goes on.
import type { Page } from '@playwright/test';
import type { TableView } from '../../src/shared/table/board.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest, test } from '../../lab/support/app/fixtures.ts';
import { asked, barred, hand, isOver, openSetup, plays, seededSession } from '../../lab/support/app/table-page.ts';
import { resize } from '../../lab/support/app/window-size.ts';

/** Tries a card that is not allowed: the reason is told, the card stays where it is. */
async function tryBarredCard(page: Page): Promise<void> {
  const before = await hand(page).count();
  await barred(page).click({ force: true });
  const why = page.getByRole('complementary', { name: 'Tutor' }).getByText('Warum nicht?');
  await expect(why).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tutor' })).toContainText(/musst du|Also musst/);
  await expect(hand(page)).toHaveCount(before);
}

/** Plays to the end of the round by clicking; returns how many cards were tried that are not allowed. */
async function playRound(page: Page): Promise<number> {
  let refused = 0;
  for (let last: TableView | undefined; ;) {
    const view = await asked(page, last);
    last = view;
    if (isOver(view)) return refused;
    if (plays(view)) {
      if (refused === 0 && (await barred(page).count()) > 0) {
        await tryBarredCard(page);
        refused++;
      }
      await page.locator('button.card.playable').first().click();
    } else {
      const choices = page.locator('[data-question]').getByRole('button', { disabled: false });
      const game = choices.filter({ hasText: /^\s*Ich spiele\s*$/ });
      await ((await game.count()) > 0 ? game : choices).first().click();
    }
  }
}

test('a new game is set up and begins', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  await openSetup(page);
  await page.getByRole('radio', { name: /Kurzes Blatt 24 Karten/ }).check();
  await page.getByRole('radio', { name: 'Meister' }).check();
  await expect(page.getByText('Die anderen stellen sich viele Verteilungen vor')).toBeVisible();
  await page.getByRole('radio', { name: 'Frei', exact: true }).check();
  await page.getByLabel('Grundwert').fill('0');
  await expect(page.getByRole('alert')).toHaveText(/ganze Zahl von 1 bis/);
  await expect(page.getByRole('button', { name: 'Hinsetzen und spielen' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Grundwert').fill('5');
  await page.getByRole('button', { name: 'Hinsetzen und spielen' }).click();
  await page.getByRole('button', { name: 'Spielzettel zeigen' }).click();
  await expect(page.getByRole('complementary', { name: 'Spielzettel' })).toContainText('Tarif 5/50');
  await expect(page.getByRole('complementary', { name: 'Spielzettel' })).toContainText('Spielstärke: Meister');
  await expect(page.getByText('Runde 1')).toBeVisible();
});

sharedAppTest('a whole round with the mouse', async ({ app, page }) => {
  await seededSession(page, { language: 'de', speed: 'instant' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();

  await expect(page.getByRole('heading', { name: 'Heb ab!' })).toBeVisible();
  await page.getByRole('slider', { name: 'Wie tief abheben?' }).fill('7');
  await expect(page.getByText('7 Karten oben, 25 bleiben liegen')).toBeVisible();

  expect(await playRound(page)).toBe(1);

  const settlement = page.locator('[data-question]');
  await expect(settlement).toContainText('Grundpreis');
  await expect(settlement).toContainText('Spielerpartei');
  await page.getByRole('button', { name: 'Spielzettel zeigen' }).click();
  await expect(page.getByRole('complementary', { name: 'Spielzettel' }).getByRole('row')).toHaveCount(4);
  // Beside the table it stands in the tutor's dock; where there is no room for that, it is turned up on the table.
  const lastTrick = page.locator('.strip').getByRole('button', { name: 'Letzter Stich' });
  await lastTrick.click();
  await expect(page.locator('[data-trick]')).toBeFocused();
  await expect(page.locator('[data-last-trick]')).toHaveCount(0);
  await resize(app, page, { width: 800, height: 560 });
  await lastTrick.click();
  await expect(page.locator('[data-last-trick]').getByRole('listitem')).toHaveCount(4);

  await page.getByRole('button', { name: 'Nächste Runde' }).click();
  await expect(page.getByText('Runde 2')).toBeVisible();
});

sharedAppTest('language, deck and speed change at the table at once', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant' });
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await page.getByRole('button', { name: 'Abheben' }).click();
  await asked(page);
  const first = hand(page).first();
  const german = await first.getAttribute('aria-label');
  const picture = first.locator('img');
  const bavarian = await picture.getAttribute('src');

  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await expect(page.getByRole('complementary', { name: 'Tutor' })).toBeVisible();
  await expect(first).not.toHaveAttribute('aria-label', german ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // In a small window the settings, and not the table's rail, hold the deck.
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('group', { name: 'Card faces' }).getByRole('radio', { name: 'French' }).check();
  await page.keyboard.press('Escape');
  await expect(picture).not.toHaveAttribute('src', bavarian ?? '');
  await expect(first).toHaveAttribute('aria-label', /(Queen|Jack|King|Ace|Ten|Nine|Eight|Seven) of/);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Leisurely');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('slow');
});
