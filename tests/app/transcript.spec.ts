// What a blind player hears by keyboard alone, over a whole round, in a lesson and in the commentary: held to what is kept, and to a few truths.
import type { Page } from '@playwright/test';
import { randomOf } from '../../src/engine/base/random.ts';
import { roundByKeyboard } from '../../lab/support/app/by-keyboard.ts';
import { sample } from '../../lab/base/thorough.ts';
import { call } from '../../lab/support/app/app-calls.ts';
import { expect, sharedAppTest as test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { heard, listenIn } from '../../lab/support/app/heard.ts';
import { expectKept } from '../../lab/support/app/heard-kept.ts';
import { libraryWith, NOTED } from '../../lab/support/app/library-page.ts';
import { SEED, seededSession } from '../../lab/support/app/table-page.ts';

test.describe.configure({ timeout: 120_000 });

const WORDS = {
  de: {
    go: /^Weiterspielen/,
    hand: /Deine Karten: .*Ober|Trumpf/,
    turn: /Du bist dran|Heb ab/,
    paid: /Cent|€/,
    trick: /8. Stich|Stich 8|achte/,
  },
  en: {
    go: /^Go on playing/,
    hand: /Your cards: .*Ober|trump/i,
    turn: /Your turn|Cut/,
    paid: /cent|€/,
    trick: /Trick 8 goes to/,
  },
} as const;

/** What is said while main works, as often as that takes; and the table, which has the focus for as long as nothing is asked. */
const PASSING =
  /^says: (Die Besprechung steht|Die Runde wird|Der Tutor sieht|The tutor|Genauigkeit|Accuracy)|^focus: (Spieltisch|Card table) \(group\)$/;

const inHand = (line = ''): string | undefined =>
  /^focus: (?:Deine Karten|Your cards) > ([^,(]+?)(?:,| \()/.exec(line)?.[1];
const laid = (line = ''): string | undefined =>
  /^says: (?:Du spielst|You play) (?:die |den |das |the )?([^.]+)\./.exec(line)?.[1];

/** When a card is laid the focus comes to its neighbour: a moment before or after it is said what came of it, so that is left out. */
function withoutNeighbours(lines: readonly string[]): readonly string[] {
  const isBefore = (at: number): boolean => {
    const played = laid(lines[at + 1]);
    return played !== undefined && inHand(lines[at]) !== undefined && inHand(lines[at]) !== played;
  };
  const isAfter = (at: number): boolean =>
    laid(lines[at - 1]) !== undefined && inHand(lines[at]) !== undefined && !isBefore(at - 2);
  return lines.filter((_, at) => !isBefore(at) && !isAfter(at));
}

/** Judgements come from a search that goes deeper all the time: what they are is held elsewhere, here that they are told. */
const withoutJudgement = (line: string): string =>
  line
    .replaceAll(/\b(Gut so|Ungenau|Fehler|Grober Fehler|Offen)\./g, 'JUDGED.')
    .replaceAll(/\d+(,\d+)?\s(Cent|€)/g, 'MONEY');

/** Nothing is said twice in a row, no word of the code is told, and the focus comes to nothing without a name. */
function expectTrue(lines: readonly string[]): void {
  const said = lines.filter((line) => line.startsWith('says: '));
  expect(said.filter((line, at) => line === said[at - 1])).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/undefined|null|\[object|NaN/);
  expect(lines.filter((line) => /^focus: (.* > )?\(/.test(line))).toEqual([]);
  expect(said.join('\n')).not.toMatch(/(bringt dir|brings you) [−-]/);
}

/** Presses keys as somebody does who listens in between. */
async function inTurn(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
}

/** English as well where time does not matter (THOROUGH=1). */
const HEARD = sample<readonly (keyof typeof WORDS)[]>(['de'], ['de', 'en']);

for (const language of HEARD) {
  test(`a round as it is heard, ${language}`, async ({ page }) => {
    await call(page, 'settings.change', { language, speed: 'instant', gateCards: 'off', gateCalls: 'off' });
    await call(page, 'session.start', { house: {}, seed: SEED, level: 'anfaenger' });
    await page.getByRole('button', { name: WORDS[language].go }).focus();
    await listenIn(page);
    await page.keyboard.press('Enter');
    await roundByKeyboard(page, randomOf('transcript'), () => page.waitForTimeout(150));
    const all = (await heard(page)).filter((line) => !PASSING.test(line));
    expectTrue(all);
    const said = all.filter((line) => line.startsWith('says: ')).join('\n');
    for (const pattern of Object.values(WORDS[language]).slice(1)) expect(said).toMatch(pattern);
    await expectKept(`round-${language}`, withoutNeighbours(all));
  });
}

test('a lesson as it is heard', async ({ page }) => {
  await call(page, 'settings.change', { language: 'de', speed: 'instant', motion: 'reduced' });
  await page.getByRole('button', { name: 'Lernen', exact: true }).click();
  await page.getByRole('button', { name: /^Lektion 3:/ }).focus();
  await listenIn(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: /^Schritt 1 von/ })).toBeFocused();
  // Reading; a wrong answer and the right one; reading; the right answer; cards of the hand.
  await inTurn(page, ['Enter', 'Enter', '1', '3', 'Enter', 'Enter', '1', 'Enter', 'Enter', '1', '2', 'Enter']);
  const all = await heard(page);
  expectTrue(all);
  await expectKept('lesson-de', all);
});

thoroughTest('a commentary as it is heard', async ({ page }) => {
  await seededSession(page, { language: 'de', speed: 'instant', motion: 'reduced' });
  const id = await libraryWith(page, 0);
  await listenIn(page);
  await page.getByRole('button', { name: NOTED }).focus();
  await page.keyboard.press('Enter');
  const looked = async (): Promise<boolean> => (await call(page, 'review.look', { id }))?.summary !== undefined;
  await expect.poll(looked, { timeout: 90_000 }).toBe(true);
  // Steps; the first trick to its end; a mistake; another card in its place, and back; the bill.
  const steps = ['ArrowRight', 'ArrowRight', '1', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
  await inTurn(page, [...steps, 'm', 'b', 'ArrowRight', 'Enter', 'Escape', 'End']);
  const all = (await heard(page)).filter((line) => !PASSING.test(line));
  expectTrue(all);
  await expectKept('commentary-de', all.map(withoutJudgement));
});
