// Lessons in the real app: one from beginning to end by mouse, one by keyboard only, and the way to them and back.
import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';

test.describe.configure({ timeout: 120_000 });

const next = (page: Page): Locator => page.getByRole('button', { name: 'Weiter', exact: true });
const feedback = (page: Page): Locator => page.locator('.feedback');

/** Puts the cards of an exercise in order: the first move by dragging, the others with two clicks. */
async function sort(page: Page, wanted: readonly string[]): Promise<void> {
  const row = page.getByRole('list', { name: /^Reihenfolge/ }).getByRole('button');
  for (const [place, name] of wanted.entries()) {
    const names = await row.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
    const from = names.findIndex((label) => label.startsWith(`${name},`));
    expect(from).toBeGreaterThanOrEqual(0);
    if (from === place) continue;
    if (place === 0) await drag(page, row.nth(from), row.nth(0));
    else {
      await row.nth(from).click();
      await row.nth(place).click();
    }
    await expect(row.nth(place)).toHaveAttribute('aria-label', new RegExp(`^${name}, Platz ${place + 1} `));
  }
}

async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  const [from, to] = [await what.boundingBox(), await where.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 3, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.waitForTimeout(100);
}

test('a lesson by mouse: reading, a wrong answer, cards of the hand, dragging, the end', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', theme: 'dark', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await expectNoBarriers(page, { where: 'path' });
  await page.getByRole('button', { name: /^Lektion 3:/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarriers(page, { where: 'reading' });
  await next(page).click();
  await next(page).click();

  const who = page.getByRole('group', { name: 'Wer bekommt den Stich?' });
  await who.getByRole('button', { name: /Resi/ }).click();
  await expect(feedback(page)).toContainText('Noch nicht.');
  await expectNoBarriers(page, { where: 'winner, wrong' });
  await who.getByRole('button', { name: /Sepp/ }).click();
  await expect(feedback(page)).toContainText('Richtig!');
  await expect(feedback(page)).toContainText('2 von 3 Sternen');
  await next(page).click();
  await next(page).click();
  await page.getByRole('group', { name: 'Stich', exact: true }).getByRole('button', { name: /^Du/ }).click();
  await next(page).click();
  await next(page).click();

  const hand = page.getByRole('toolbar', { name: 'Deine Karten' });
  await hand.getByRole('button', { name: /^Schellen-Sau/ }).click();
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(feedback(page)).toContainText('Schellen-König');
  await hand.getByRole('button', { name: /^Schellen-König/ }).click();
  await expect(hand.getByRole('button', { name: /gewählt$/ })).toHaveCount(2);
  await expectNoBarriers(page, { where: 'cards of the hand' });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(feedback(page)).toContainText('Richtig!');
  await next(page).click();
  await next(page).click();

  await expectNoBarriers(page, { where: 'order' });
  await sort(page, ['Eichel-Sau', 'Eichel-Zehn', 'Eichel-König', 'Eichel-Neun', 'Eichel-Acht', 'Eichel-Sieben']);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(feedback(page)).toContainText('Richtig!');
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('heading', { name: 'Geschafft!' })).toBeVisible();
  await expect(page.getByText('10 von 12 Sternen')).toBeAttached();
  await expectNoBarriers(page, { where: 'finish' });
  await page.getByRole('button', { name: 'Zur Übersicht' }).click();
  await expect(page.getByRole('article', { name: /Stich/ }).filter({ hasText: '10/12' })).toContainText('geschafft');
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: RegExp, back: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const at = await page.evaluate(() => {
      const node = document.activeElement;
      return node?.matches('button, a') ? (node.getAttribute('aria-label') ?? node.textContent) : '';
    });
    if (name.test(at)) return;
    await page.keyboard.press(back);
  }
  throw new Error(`no way to ${name} with ${back}`);
}

/** Presses the digit of an option. */
async function digitOf(page: Page, name: RegExp): Promise<void> {
  const options = page.getByRole('group', { name: 'Wähl eine Antwort' }).getByRole('button');
  const texts = await options.allInnerTexts();
  const at = texts.findIndex((text) => name.test(text));
  expect(at, texts.join(' | ')).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(String(at + 1));
}

/** Cards that lie on the table to be found, by name, and the question. */
async function findable(page: Page): Promise<{ readonly names: readonly string[]; readonly right: number }> {
  const cards = page.getByRole('group', { name: 'Karten zur Auswahl' }).getByRole('button');
  const names = (await cards.allTextContents()).map((text) => text.replace(/^\s*\d\s*/, '').trim());
  const asked = (await page.locator('.sought').innerText()).replace(/^.* ist (?:der |die |das )?|\?\s*$/gs, '');
  const right = names.findIndex((name) => name === asked || name.split('-').includes(asked));
  expect(right, `${asked} among ${names.join(', ')}`).toBeGreaterThanOrEqual(0);
  return { names, right };
}

/** Finds every card that is asked for, by its digit. */
async function findByKeys(page: Page, how: 'right' | 'wrong first'): Promise<void> {
  const [, rounds = '0'] = /von (\d)/.exec(await page.locator('.sought').innerText()) ?? [];
  expect(Number(rounds)).toBeGreaterThanOrEqual(4);
  for (let round = 1; round <= Number(rounds); round++) {
    await expect(page.locator('.sought')).toContainText(`${round} von ${rounds}`);
    const { names, right } = await findable(page);
    if (round === 1 && how === 'wrong first') {
      await page.keyboard.press(String(((right + 1) % names.length) + 1));
      await expect(feedback(page)).toContainText('Noch nicht.');
    }
    await page.keyboard.press(String(right + 1));
  }
  await expect(feedback(page)).toContainText('Richtig!');
  await expect(next(page)).toBeFocused();
}

const FRENCH: Readonly<Record<string, string>> = {
  'Eichel-Ober': 'Kreuz-Dame',
  'Gras-Unter': 'Pik-Bube',
  'Herz-König': 'Herz-König',
  'Schellen-Sau': 'Karo-Ass',
  'Gras-Zehn': 'Pik-Zehn',
};

test('a lesson by keyboard only, from the first screen to the next lesson', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', theme: 'light', speed: 'instant', motion: 'reduced' });
  await tabTo(page, /^Lernen$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Anfangen/);
  await page.keyboard.press('Enter');
  const step = (at: number) => page.getByRole('group', { name: `Schritt ${at} von 14` });
  await expect(step(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step(2)).toBeFocused();
  await page.keyboard.press('ArrowRight'); // leaves no exercise behind
  await expect(step(2)).toBeVisible();
  await findByKeys(page, 'wrong first');
  await expect(feedback(page)).toContainText('2 von 3 Sternen');
  for (const [index, key] of (['Enter', 'ArrowRight', 'PageDown'] as const).entries()) {
    await page.keyboard.press(key);
    await expect(step(3 + index)).toBeFocused();
  }
  await findByKeys(page, 'right');
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, { where: 'find' });
  await findByKeys(page, 'right');
  await expect(page.getByRole('group', { name: 'Karten zur Auswahl' })).toContainText('Herz-Unter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the deal, to be read
  await digitOf(page, /8 Karten/);
  await expect(feedback(page)).toContainText('Richtig!');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // names of cards
  await digitOf(page, /Gras-Sau/);
  await expect(feedback(page)).toContainText('Richtig!');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // the French pack
  await expectNoBarriers(page, { where: 'choice' });
  await digitOf(page, /Pik-Bube/);
  await expect(feedback(page)).toContainText('Noch nicht.');
  await digitOf(page, /Pik-Dame/);
  await expect(feedback(page)).toContainText('Richtig!');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expectNoBarriers(page, { where: 'match' });
  const left = page.getByRole('group', { name: 'Bayerisch' }).getByRole('button');
  await tabTo(page, /^Herz-König$|^Karo-Ass$|^Kreuz-Dame$|^Pik-Bube$|^Pik-Zehn$/);
  for (const label of await left.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''))) {
    const wanted = FRENCH[label.split(',')[0] ?? ''] ?? 'nothing';
    await page.keyboard.press('Home');
    for (let i = 0; i < 5; i++) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (at === wanted) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: /^Paar:/ })).toHaveCount(5);
  await tabTo(page, /^Prüfen$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toContainText('Richtig!');
  await page.keyboard.press('Enter');

  await tabTo(page, /^Zeig es mir$/);
  await page.keyboard.press('Enter');
  await expect(feedback(page)).toContainText('So geht es.');
  await tabTo(page, /^Fertig$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Durchgesehen' })).toBeVisible();
  await expectNoBarriers(page, { where: 'looked through' });
  expect((await call(page, 'lesson.list', {}))[0]).toMatchObject({ state: 'seen' });

  await page.keyboard.press('Enter'); // what was shown comes once more
  await expect(step(14)).toBeFocused();
  await digitOf(page, /Siebener und Achter/);
  await expect(feedback(page)).toContainText('Richtig!');
  await expect(page.getByRole('button', { name: 'Fertig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Geschafft!' })).toBeVisible();
  expect((await call(page, 'lesson.list', {}))[0]).toMatchObject({ state: 'done' });
  await tabTo(page, /^Weiter mit Lektion 2$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lektion 2', { exact: true })).toBeVisible();
});

thoroughTest('a term leads to the glossary, and back to the very step with what was said there', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: 'Anfangen' }).click();
  await page.getByRole('button', { name: /^Schritt 12 von 14/ }).click();
  await digitOf(page, /Pik-Bube/);
  await expect(feedback(page)).toBeVisible();
  await page.getByRole('link').first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(feedback(page)).toContainText('Noch nicht.');
});

thoroughTest('who knows a lesson passes its test instead, or is sent back to it', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: 'Kann ich schon' }).first().click();
  await expect(page.getByText(/^Frage 1 von/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zeig es mir' })).toHaveCount(0);
  await expectNoBarriers(page, { where: 'test' });
  const finish = page.getByRole('button', { name: /^(Weiter|Fertig)$/ });
  for (let question = 0; question < 12 && !(await page.getByRole('heading', { level: 2 }).isVisible()); question++) {
    await answerWrongly(page);
    await expect(feedback(page)).toBeVisible();
    await finish.click();
  }
  await expect(page.getByRole('heading', { name: 'Noch nicht ganz.' })).toBeVisible();
  await expectNoBarriers(page, { where: 'test failed' });
  await page.getByRole('button', { name: 'Zur Lektion' }).click();
  await expect(page.getByRole('group', { name: /^Schritt 1 von/ })).toBeVisible();
});

/** Answers a question of the first lesson, and wrongly. */
async function answerWrongly(page: Page): Promise<void> {
  const options = page.getByRole('group', { name: 'Wähl eine Antwort' }).getByRole('button');
  const wrong = options.filter({ hasNotText: RIGHT });
  if ((await options.count()) > 0) return wrong.first().click();
  if (await page.locator('.sought').isVisible()) {
    const { names, right } = await findable(page);
    return page
      .getByRole('group', { name: 'Karten zur Auswahl' })
      .getByRole('button')
      .nth((right + 1) % names.length)
      .click();
  }
  const right = page.getByRole('group', { name: 'Französisch' }).getByRole('button');
  const left = page.getByRole('group', { name: 'Bayerisch' }).getByRole('button');
  const labels = await left.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label') ?? ''));
  const turned = labels.map((_, index) => FRENCH[labels[(index + 1) % labels.length]?.split(',')[0] ?? ''] ?? '');
  for (const name of turned) await right.and(page.getByRole('button', { name, exact: true })).click();
  await page.getByRole('button', { name: 'Prüfen' }).click();
}

/** Right answers of the first lesson. */
const RIGHT = /Pik-Dame|Gras-Sau|(^|\s)8 Karten|Siebener und Achter/;

thoroughTest('aces to be called lie on the table beside the hand', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await call(page, 'lesson.reached', { lesson: 7, step: '7.1' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: /^Lektion 7:/ }).click();
  const aces = page.getByRole('group', { name: 'Karten zur Auswahl' }).getByRole('button');
  await aces
    .filter({ has: page.locator('img') })
    .first()
    .waitFor();
  for (const name of ['Eichel-Sau', 'Gras-Sau']) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
  await expectNoBarriers(page, { where: 'aces' });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(feedback(page)).toContainText('Richtig!');
});

thoroughTest(
  'a teaching deal is played with the keys, card by card to its end, and can be begun anew',
  async ({ page }) => {
    await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
    await call(page, 'lesson.reached', { lesson: 18, step: '18.5' });
    await page.getByRole('button', { name: 'Lernen', exact: true }).click();
    await page.getByRole('button', { name: /^Lektion 18:/ }).click();
    const cards = page.getByRole('toolbar', { name: 'Deine Karten' }).getByRole('button');
    await expect(cards).toHaveCount(8);
    await expectNoBarriers(page, { where: 'deal' });
    for (let left = 8; left > 0; left--) {
      const playable = await call(page, 'lesson.open', { lesson: 18 });
      const step = playable.steps.find(({ id }) => id === '18.5');
      if (step?.kind !== 'exercise' || step.task.kind !== 'deal' || step.task.over) break;
      for (let tries = 0; tries < left; tries++) {
        // It falls, unless it is not allowed; a key is lost while the others still play.
        await expect(async () => {
          await page.keyboard.press(String(tries + 1));
          await page.keyboard.press('Enter');
          const done = async (): Promise<boolean> =>
            ((await feedback(page).textContent()) ?? '').includes('Das geht hier nicht.') ||
            (await cards.count()) < left;
          await expect.poll(done, { timeout: 2000 }).toBe(true);
        }).toPass();
        await page.waitForTimeout(300);
        if ((await cards.count()) < left) break;
      }
    }
    await expect(feedback(page)).toContainText(/Richtig!|Noch nicht\./);
    await expectNoBarriers(page, { where: 'deal over' });
    await page.getByRole('button', { name: 'Das Spiel noch einmal' }).click();
    await expect(cards).toHaveCount(8);
  },
);

thoroughTest('the first full game is begun with all hands open', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Spieltisch' })).toBeAttached();
  const view = await call(page, 'table.view', {});
  expect(view?.mode).toBe('open');
});
