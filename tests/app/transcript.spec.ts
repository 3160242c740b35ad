// What a blind player hears over a whole round, by keyboard alone: kept in test-results/transcript for reading, and held to a few truths.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomOf } from '../../src/engine/base/random.ts';
import { roundByKeyboard } from './by-keyboard.ts';
import { sample } from '../thorough.ts';
import { call } from './calls.ts';
import { expect, ROOT, test } from './fixtures.ts';
import { heard, listenIn } from './heard.ts';
import { SEED } from './table-page.ts';

test.describe.configure({ timeout: 120_000 });

const FOLDER = path.join(ROOT, 'test-results/transcript');

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
    const lines = await heard(page);
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path.join(FOLDER, `${language}.txt`), `${lines.join('\n')}\n`);

    const said = lines.filter((line) => line.startsWith('says: '));
    const all = said.join('\n');
    for (const pattern of Object.values(WORDS[language]).slice(1)) expect(all).toMatch(pattern);
    // Nothing is said twice in a row, no word of the code is told, and the focus comes to nothing without a name.
    expect(said.filter((line, at) => line === said[at - 1])).toEqual([]);
    expect(all).not.toMatch(/undefined|null|\[object|NaN/);
    expect(lines.filter((line) => /^focus: (.* > )?\(/.test(line))).toEqual([]);
    expect(all).not.toMatch(/(bringt dir|brings you) [−-]/);
  });
}
