// What is imagined of whoever has taken a Hochzeit: as many trumps as those hands really have.
import { expect, test } from 'vitest';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { looksAt } from '../../lab/measure/calibrate/look.ts';
import { ownGames } from '../../lab/measure/calibrate/own-rounds.ts';
import { ownTable } from '../../lab/measure/calibrate/own-table.ts';
import { TABLE_DEFAULTS } from '../../lab/base/table-option.ts';
import { sample } from '../../lab/base/thorough.ts';

test('partner and defenders imagine the trumps of the declarer of a Hochzeit', async () => {
  const rules = ownTable('hochzeit', TABLE_DEFAULTS);
  const rounds = sample(12, 60);
  const plan = { rules, kind: 'hochzeit', player: PLAYERS.stammtisch, rounds, seed: 'imagined' } as const;
  const apart: Record<'partner' | 'defender', number[]> = { partner: [], defender: [] };
  for await (const game of ownGames(plan)) {
    const looks = looksAt(game, { asked: ['beliefs'], tricks: 1, looksFrom: () => true }, (index) =>
      randomOf('look', game.deal, index),
    );
    for (const { role, trumps } of looks)
      if (trumps && (role === 'partner' || role === 'defender')) apart[role].push(trumps.imagined - trumps.real);
  }
  for (const each of Object.values(apart)) {
    expect(each.length).toBeGreaterThan(rounds / 2);
    expect(Math.abs(each.reduce((sum, value) => sum + value, 0) / each.length)).toBeLessThan(0.5);
  }
});
