// A finished round reviewed in the real app: commentary by itself, steps by keyboard, graph, mistakes by mouse, export, axe.
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReviewOverview } from '../../src/shared/calls/review-calls.ts';
import type { Settings } from '../../src/shared/files/settings.ts';
import { sample } from '../../lab/base/thorough.ts';
import { expectNoBarriers } from '../../lab/support/app/axe.ts';
import { call, playRound } from '../../lab/support/app/app-calls.ts';
import { expect, ROOT, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { seededSession } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 240_000 });

/** Time for the quick pass over a round, on a machine that may be busy with other things. */
const QUICK = 120_000;

/** Steps of the graph between two looks at the page. */
const STRIDE = sample(4, 1);

const side = (page: Page): Locator => page.getByRole('complementary', { name: 'Anmerkungen zum Schritt' });
const drill = (page: Page): Locator => page.getByRole('region', { name: 'Aus Fehlern lernen' });

/** A round in which the person made mistakes with cards, recorded once: bots change, this round does not. */
const WITH_MISTAKES = path.join(ROOT, 'tests/fixtures/mistakes.schafkopf');

/** Takes in the recorded round and opens its replay. */
async function imported(page: Page): Promise<string> {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  const answer = await call(page, 'library.importText', { text: await readFile(WITH_MISTAKES, 'utf8') });
  if (answer.outcome !== 'imported') throw new Error(JSON.stringify(answer));
  await page.getByRole('button', { name: 'Bibliothek' }).first().click();
  await page
    .getByRole('button', { name: /Besprechen$/ })
    .first()
    .click();
  return answer.id;
}

/** Plays a round to its end by calls and opens its replay on the page. */
async function reviewed(page: Page, settings: Partial<Settings> = {}): Promise<string> {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced', ...settings });
  await playRound(page);
  await expect.poll(async () => (await call(page, 'library.list', {})).items.length).toBe(1);
  const [item] = (await call(page, 'library.list', {})).items;
  await page.getByRole('button', { name: 'Bibliothek' }).first().click();
  await page
    .getByRole('button', { name: /Besprechen$/ })
    .first()
    .click();
  return item?.id ?? '';
}

/** The commentary once every decision has been looked at. */
async function summed(page: Page, id: string): Promise<ReviewOverview> {
  await expect
    .poll(async () => (await call(page, 'review.look', { id }))?.summary !== undefined, { timeout: QUICK })
    .toBe(true);
  const overview = await call(page, 'review.look', { id });
  if (!overview) throw new Error('no commentary');
  await expect(side(page).getByText('Genauigkeit').first()).toBeVisible();
  return overview;
}

const saveTo = (app: ElectronApplication, file: string): Promise<void> =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);

test('a round is commented on by itself, stepped through by keyboard, and the mistakes are put right by mouse', async ({
  page,
  userData,
}) => {
  const id = await imported(page);
  await expect(page.getByRole('progressbar', { name: 'Fortschritt der Besprechung' })).toBeVisible();
  const overview = await summed(page, id);
  expect(overview.steps.length).toBeGreaterThan(30);
  await expectNoBarriers(page, { where: 'overview' });

  const slider = page.getByRole('slider', { name: 'Verlauf der Siegchance' });
  await slider.focus();
  const last = overview.course.at(-1)?.frame ?? 0;
  for (let frame = 1; frame <= last; frame++) {
    await page.keyboard.press('ArrowRight');
    if (frame % STRIDE > 0 && frame < last) continue;
    await expect(slider).toHaveAttribute('aria-valuenow', String(frame));
    const graded = overview.steps.some((each) => each.frame === frame);
    if (graded) await expect(side(page).locator('.step .head')).toBeVisible();
  }
  await expect(side(page)).not.toContainText(/undefined|\[object|NaN|[A-Z]\.[A-Z]+_/);
  await expectNoBarriers(page, { where: 'last step' });

  // Where the graph is clicked, there the replay is.
  const box = await slider.boundingBox();
  if (!box) throw new Error('no graph');
  await page.mouse.click(box.x + box.width / 2, box.y + 10);
  const at = Number(await slider.getAttribute('aria-valuenow'));
  expect(at).toBeGreaterThan(last / 4);
  expect(at).toBeLessThan((3 * last) / 4);
  await side(page).locator('details summary').first().click();
  await expectNoBarriers(page, { where: 'possibilities' });

  expect(overview.mistakes.length, 'the recorded mistakes are found').toBeGreaterThan(0);
  await side(page).getByRole('radio', { name: 'Die Runde im Ganzen' }).check();
  await side(page)
    .getByRole('button', { name: /^Aus deine/ })
    .click();
  // Axe looks once at each state of the exercise: it is the same for every mistake.
  const looked = new Set<string>();
  const lookAt = async (where: string): Promise<void> => {
    if (!looked.has(where)) await expectNoBarriers(page, { where });
    looked.add(where);
  };
  for (const frame of overview.mistakes) {
    const step = await call(page, 'review.step', { id, frame });
    const decision = step?.alternatives[0]?.decision;
    const taken = step?.review.decision;
    await expect(drill(page)).toHaveAttribute('data-drill', 'find');
    if (decision?.type === 'play' && taken?.type === 'play') {
      const card = (each: string): Locator => page.getByRole('toolbar').locator(`[data-card="${each}"]`);
      await card(taken.card).click();
      await expect(drill(page)).toHaveAttribute('data-drill', 'same');
      await lookAt('drill');
      await card(decision.card).click();
      await expect(drill(page)).toHaveAttribute('data-drill', 'right');
    } else await drill(page).getByRole('button', { name: 'Lösung zeigen' }).click();
    await lookAt('drill settled');
    await drill(page)
      .getByRole('button', { name: /^(Nächster Fehler|Fertig)$/ })
      .click();
  }
  await expect(drill(page)).toHaveAttribute('data-drill', 'over');
  await drill(page).getByRole('button', { name: 'Übung beenden' }).click();

  // Beside the record, not in it, and gone with it.
  const library = path.join(userData, 'library');
  expect((await readdir(library)).sort()).toEqual([`${id}.review.json`, `${id}.schafkopf`]);
  expect(await readFile(path.join(library, `${id}.schafkopf`), 'utf8')).not.toContain('ranked');
  await call(page, 'library.remove', { id });
  await expect.poll(() => readdir(library)).toEqual([]);
});

thoroughTest('a commented round goes out as text in both languages and as pages', async ({ app, page, userData }) => {
  const id = await reviewed(page);
  await summed(page, id);
  const text = path.join(userData, 'Runde.md');
  await saveTo(app, text);
  await side(page).getByRole('button', { name: 'Als Text sichern' }).click();
  await expect(page.getByText(`Gesichert: ${text}`)).toBeVisible();
  const german = await readFile(text, 'utf8');
  expect(german).toMatch(/^# Besprechung: .+\n/);
  expect(
    german.match(/^### Schritt \d+ · .+ – \*\*(gut so|ungenau|Fehler|grober Fehler|offen)\*\*$/gm)?.length,
  ).toBeGreaterThan(30);
  expect(german).not.toMatch(/undefined|\[object|NaN/);
  await page.getByRole('radio', { name: 'EN', exact: true }).check();
  await page.getByRole('button', { name: 'Save as text' }).click();
  await expect.poll(() => readFile(text, 'utf8')).toMatch(/^# Commentary: .+\n/);

  const pages = path.join(userData, 'Runde.pdf');
  await saveTo(app, pages);
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText(`Saved: ${pages}`)).toBeVisible({ timeout: 30_000 });
  const pdf = await readFile(pages);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // However long the commentary, a round is one page.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), 'one page for a round').toHaveLength(1);
  await expect(page.locator('article.pages')).toHaveCount(0);
});

test('no violations in the evening, and the commentary can be stopped', async ({ page }) => {
  await reviewed(page, { theme: 'dark' });
  await side(page).getByRole('button', { name: 'Unterbrechen' }).click();
  await expect(side(page).getByText('Die Besprechung ist unterbrochen.')).toBeVisible();
  await expectNoBarriers(page, { where: 'stopped, dark' });
  await page.keyboard.press('5');
  await expectNoBarriers(page, { where: 'step, dark' });
});
