// A file dropped on the window: taken into the library if it is a round, refused with a sentence if it is not.
import type { Page } from '@playwright/test';
import { PLAY_VERSION } from '../../src/engine/duel/challenge-terms.ts';
import { MAX_FILE_BYTES, MOST_DROPPED_BYTES } from '../../src/shared/border/limits.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';

const dropAll = (page: Page, files: readonly (readonly [name: string, text: string])[]): Promise<void> =>
  page.evaluate((all) => {
    const data = new DataTransfer();
    for (const [name, text] of all) data.items.add(new File([text], name));
    for (const type of ['dragover', 'drop'])
      window.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, files);

const drop = (page: Page, text: string): Promise<void> => dropAll(page, [['runde.schafkopf', text]]);

test('a file that is no round is refused with a sentence, in the language of the moment', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  await drop(page, '{"hello": 1}');
  const notices = page.getByRole('status', { name: 'Hinweise' });
  await expect(notices).toContainText('keine Runde aus der Schafkopf Stube');
  await call(page, 'settings.change', { language: 'en' });
  await expect(page.getByRole('status', { name: 'Notices' })).not.toContainText('keine Runde');
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();
});

thoroughTest('a file that is too large is refused by its size, before anything of it is read', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  await page.evaluate(
    ([rules, round]) => {
      File.prototype.text = () => Promise.reject(new Error('it was read'));
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(rules)], 'wirt.regeln'));
      data.items.add(new File([new Uint8Array(round)], 'runde.schafkopf'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [MAX_FILE_BYTES + 1, MOST_DROPPED_BYTES + 1] as const,
  );
  const notices = page.getByRole('status', { name: 'Hinweise' });
  await expect(notices).toContainText(/wirt\.regeln: .*zu groß/);
  await expect(notices).toContainText(/runde\.schafkopf: .*zu groß/);
});

test('house rules that are dropped become an own set; of several files each is taken or refused by name', async ({
  page,
}) => {
  await call(page, 'settings.change', { language: 'de' });
  const house = (await call(page, 'rules.sets', {})).presets[1]?.house;
  const rules = JSON.stringify({ format: 'schafkopf-stube-rules', version: 1, name: 'Beim Wirt', house });
  await dropAll(page, [['wirt.regeln', rules]]);
  await expect(page.getByRole('status', { name: 'Hinweise' })).toContainText('Beim Wirt');
  expect((await call(page, 'rules.sets', {})).own.map(({ name }) => name)).toEqual(['Beim Wirt']);
  await dropAll(page, [
    ['bild.png', 'x'],
    ['leer.regeln', '{}'],
  ]);
  const notices = page.getByRole('status', { name: 'Hinweise' });
  await expect(notices).toContainText('bild.png: Die Datei ist beschädigt');
  await expect(notices).toContainText('leer.regeln: In dieser Datei stehen keine Hausregeln');
});

test('a challenge that is dropped opens in its room, and once more it is the same one', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  const challenge = { play: PLAY_VERSION, game: 'schafkopf', house: {}, level: 'hobby', deals: 2, seed: 5 };
  const file = JSON.stringify({ format: 'schafkopf-stube-challenge', version: 1, name: 'Freitag', challenge });
  for (const name of ['freitag.schafkopf', 'freitag.json']) {
    await dropAll(page, [[name, file]]);
    await expect(page.getByRole('status', { name: 'Hinweise' })).toContainText('Herausforderung');
    await expect(page.getByRole('heading', { name: 'Freitag', level: 1 })).toBeVisible();
  }
  expect((await call(page, 'duel.list', {})).map(({ name }) => name)).toEqual(['Freitag']);
});

test('a hundred files that are none are one message', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de' });
  await dropAll(
    page,
    Array.from({ length: 100 }, (_, n) => [`bild-${n}.png`, 'x'] as const),
  );
  const notices = page.getByRole('status', { name: 'Hinweise' });
  await expect(notices).toContainText('100 Dateien');
  await expect(notices.getByRole('button', { name: 'Hinweis schließen' })).toHaveCount(1);
});
