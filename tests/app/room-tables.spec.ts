// Nothing lies over anything at any moment of a round at tables where more is asked and said than in the pure game.
import type { CALLS } from '../../src/shared/calls/all-calls.ts';
import type { InputOf } from '../../src/shared/border/ipc.ts';
import { expect, test, thoroughTest } from '../../lab/support/app/fixtures.ts';
import { MANY_GAMES } from '../../lab/support/app/many-games.ts';
import { lookThrough, seated } from '../../lab/support/app/room.ts';

test.describe.configure({ timeout: 400_000 });

/** Tables at which more is asked than in the pure game, and more can be said; looked at where time does not matter (THOROUGH=1). */
const FURTHER: Readonly<Record<string, InputOf<typeof CALLS, 'session.start'>>> = {
  doubling: {
    house: {
      'legen.form': 'all',
      'klopfen.enabled': true,
      'lay.afterFirstTrick': 'pass-round',
      'runners.claim': 'manual',
      'runners.mode': 'collected-in-order',
      'deal.cutMax': 3,
    },
    seed: 'room 39',
  },
  'rows of piles': { game: 'officers', house: { 'officers.spritz': true }, seed: 'room 2' },
  'many games': { house: { 'auction.form': 'named', ...MANY_GAMES }, seed: 'room 25' },
  'three hands': { game: 'three-hand', house: {}, seed: 'room 3' },
  'piles of two': { game: 'vicar', house: {}, seed: 'room 5' },
  'a widow': { game: 'denexa', house: {}, seed: 'room 7' },
};

for (const [name, wish] of Object.entries(FURTHER)) {
  thoroughTest(`a round with ${name}, all hands open`, async ({ app, page }) => {
    await seated(page, { ...wish, mode: 'open' });
    expect(await lookThrough(app, page, 'open', name)).toEqual([]);
  });
}
