// What is told of games of our own players in the first trick is not far from what they win, whatever the contract.
import { expect, test } from 'vitest';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { type Look, looksAt, onePerRole } from '../../lab/measure/calibrate/look.ts';
import { ownGames } from '../../lab/measure/calibrate/own-rounds.ts';
import { type OwnKind, ownTable } from '../../lab/measure/calibrate/own-table.ts';
import { TABLE_DEFAULTS } from '../../lab/base/table-option.ts';
import { PATIENCE_MS, sample } from '../../lab/base/thorough.ts';

const KINDS = sample<readonly OwnKind[]>(
  ['open-bettel', 'hochzeit'],
  [
    'open-bettel',
    'hochzeit',
    'bettel',
    'suit-wenz',
    'suit-geier',
    'eisenbahner',
    'kaiser',
    'geier',
    'wenz',
    'solo',
    'rufer',
  ],
);
const ROUNDS = sample(16, 60);

/** What a kind may be off, and two and a half standard errors of a share of so many rounds; the same rounds each time. */
const APART = 0.08 + 2.5 * Math.sqrt(0.2 / ROUNDS);

async function looksAtOwn(kind: OwnKind): Promise<readonly Look[]> {
  const plan = { rules: ownTable(kind, TABLE_DEFAULTS), kind, player: PLAYERS.stammtisch, rounds: ROUNDS, seed: 'own' };
  const looks: Look[] = [];
  for await (const game of ownGames(plan)) {
    const looksFrom = onePerRole(randomOf('roles', game.deal));
    looks.push(
      ...looksAt(game, { asked: ['chances'], tricks: 1, looksFrom }, (index) => randomOf('look', game.deal, index)),
    );
  }
  return looks;
}

/** Only where time does not matter (THOROUGH=1). */
test.skipIf(!process.env['THOROUGH']).each(KINDS)(
  'in %s every side is told about what it wins',
  async (kind) => {
    const looks = await looksAtOwn(kind);
    for (const role of new Set(looks.map((each) => each.role))) {
      const own = looks.filter((each) => each.role === role);
      const tooHigh = own.reduce((sum, { told = 0, won }) => sum + told - won, 0) / own.length;
      expect(Math.abs(tooHigh), role).toBeLessThan(APART);
    }
  },
  PATIENCE_MS,
);
