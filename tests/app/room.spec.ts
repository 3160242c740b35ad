// Nothing lies over anything at any moment of a round, in every mode of help.
import { HELP_MODES } from '../../src/shared/help-modes.ts';
import { expect, test } from './fixtures.ts';
import { lookThrough, seated } from './room.ts';

test.describe.configure({ timeout: 400_000 });

for (const mode of HELP_MODES) {
  test(`a round in the mode "${mode}"`, async ({ app, page }) => {
    await seated(page, { house: {}, mode, seed: 'room 25' });
    expect(await lookThrough(app, page, mode, 'round')).toEqual([]);
  });

  test(`everybody passes in the mode "${mode}"`, async ({ app, page }) => {
    await seated(page, { house: {}, mode, seed: 'room 0' });
    expect(await lookThrough(app, page, mode, 'passes', 'weiter')).toEqual([]);
  });
}
