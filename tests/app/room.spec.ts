// Nothing lies over anything at any moment of a round, in every mode of help.
import { HELP_MODES, type HelpMode } from '../../src/shared/table/help-modes.ts';
import { sample } from '../../lab/base/thorough.ts';
import { expect, sharedAppTest as test } from '../../lab/support/app/fixtures.ts';
import { lookThrough, seated } from '../../lab/support/app/room.ts';

test.describe.configure({ timeout: 400_000 });

/** Every mode where time does not matter (THOROUGH=1); elsewhere a round is looked through by sizes.spec.ts. */
const ROUNDS = sample<readonly HelpMode[]>([], HELP_MODES);
const PASSES = sample<readonly HelpMode[]>(['marked'], HELP_MODES);

for (const mode of ROUNDS)
  test(`a round in the mode "${mode}"`, async ({ app, page }) => {
    await seated(page, { house: {}, mode, seed: 'room 25' });
    expect(await lookThrough(app, page, mode, 'round')).toEqual([]);
  });

for (const mode of PASSES)
  test(`everybody passes in the mode "${mode}"`, async ({ app, page }) => {
    await seated(page, { house: {}, mode, seed: 'room 0' });
    expect(await lookThrough(app, page, mode, 'passes', 'weiter')).toEqual([]);
  });
