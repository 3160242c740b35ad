// Each level is better than the one below on the same cards, and every player keeps to the rules.
import { expect, test } from 'vitest';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import { SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { isOver } from '../../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../../src/engine/base/seats.ts';
import { QUICK_PLAYERS, quickMeister } from '../../../lab/support/bots/quick-meister.ts';
import { playOut, shuffledRound } from '../../../lab/support/bots/support.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';

/** Cents per deal for two seats of the better player, on deals that are played twice with changed places. */
function margin(better: Player, other: Player, deals: number): number {
  let won = 0;
  for (let n = 0; n < deals; n++)
    for (const parity of [0, 1]) {
      const seats = bySeat((seat) => (seat % 2 === parity ? better : other));
      const round = playOut(shuffledRound(32, `chairs ${n}`), seats, randomOf('chairs', n));
      if (round.phase !== 'scored') continue;
      for (const seat of SEATS) won += seat % 2 === parity ? round.settlement.balance[seat] : 0;
    }
  return won / (2 * deals);
}

test(
  'the beginner wins clearly from chance, and the club player from the beginner',
  () => {
    expect(margin(PLAYERS.anfaenger, PLAYERS.zufall, sample(12, 200))).toBeGreaterThan(60);
    expect(margin(PLAYERS.stammtisch, PLAYERS.anfaenger, sample(25, 2000))).toBeGreaterThan(1);
  },
  PATIENCE_MS,
);

test(
  'the Meister, even a hurried one, wins from the beginner',
  () => {
    expect(margin(quickMeister, PLAYERS.anfaenger, sample(4, 200))).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test.each(SINGLE_PACKS)(
  'mixed tables of all players come to a legal end, %i cards',
  (pack) => {
    for (let n = 0; n < sample(2, 100); n++) {
      const random = randomOf('mixed', pack, n);
      const seats = bySeat(() => QUICK_PLAYERS[PLAYER_IDS[random.below(PLAYER_IDS.length)] ?? 'zufall']);
      expect(isOver(playOut(shuffledRound(pack, `mixed ${n}`), seats, random))).toBe(true);
    }
  },
  PATIENCE_MS,
);
