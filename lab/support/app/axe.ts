// No barriers on the screen, as far as a program can tell: axe's rules as it stands, and its contrast in the other theme.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Settings } from '../../../src/shared/files/settings.ts';
import { sample } from '../../base/thorough.ts';
import { call } from './app-calls.ts';
import { expect } from './fixtures.ts';

interface Looked {
  /** What is looked at, for the report. */
  readonly where?: string;
  /** The part of the page that is looked at; the whole if that is not said. */
  readonly part?: string;
  /** Whether the contrast is looked at by day and in the evening; where that is not said, in the light of the moment. */
  readonly lamps?: 'both';
}

/** Fails where text stands out from its ground by less than 7 to 1 (large text 4.5), by day or by night; for high contrast. */
export async function expectStrongContrast(page: Page, where: string): Promise<void> {
  for (const lamp of ['light', 'dark'] as const) {
    await underLamp(page, lamp, lamp);
    expect(await violations(page, { where: `${where} ${lamp}` }, 'color-contrast-enhanced')).toEqual([]);
  }
}

/** What axe finds wrong. Without details of what is right: they take half of the time. */
async function violations(page: Page, { where, part }: Looked, only?: string) {
  // Its script stays until the page is loaded again, and to read it anew takes nearly as long as to look.
  const known = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(known && { axeSource: 'void 0' }) });
  const axe = builder.setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (only) axe.withRules(only);
  const found = await axe.analyze();
  return found.violations.map(({ id, help, nodes }) => ({ where, id, help, nodes: nodes.map(({ html }) => html) }));
}

/** Waits a little for colours on their way to others, which a busy machine is slow to take there. */
const settled = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
          ),
      undefined,
      { timeout: 2000 },
    )
    .catch(() => undefined);

/** Fails with what axe finds on the page, with THOROUGH=1 always by day and in the evening; the page is then as it was. */
export async function expectNoBarriers(page: Page, looked: Looked = {}): Promise<void> {
  await page.waitForTimeout(150);
  await settled(page);
  expect(await violations(page, looked)).toEqual([]);
  if (sample(looked.lamps, 'both') !== 'both') return;

  const { theme, lamp } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  const other = lamp === 'dark' ? 'light' : 'dark';
  await underLamp(page, other, other);
  const where = `${looked.where ?? ''} ${other}`;
  expect(await violations(page, { ...looked, where }, 'color-contrast')).toEqual([]);
  await underLamp(page, theme as Settings['theme'], lamp ?? '');
}

/** Sets the theme and waits until the page is in its light. */
async function underLamp(page: Page, theme: Settings['theme'], lamp: string): Promise<void> {
  await call(page, 'settings.change', { theme });
  await page.waitForFunction((expected) => document.documentElement.dataset['lamp'] === expected, lamp);
  await page.waitForTimeout(150);
}
