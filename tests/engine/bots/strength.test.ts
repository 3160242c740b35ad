// The club player is clearly better than chance on the same cards, and every player keeps to the rules.
import { expect, test } from 'vitest';
import type { Player } from '../../../src/engine/bots/player.ts';
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import { PACK_SIZES } from '../../../src/engine/cards.ts';
import { randomOf } from '../../../src/engine/random.ts';
import { isOver } from '../../../src/engine/round.ts';
import type { BySeat, Seat } from '../../../src/engine/seats.ts';
import { bySeat, SEATS } from '../../../src/engine/seats.ts';
import { playOut, shuffledRound } from './support.ts';

const cents = (n: number, seats: BySeat<Player>, club: readonly Seat[]): number => {
  const round = playOut(shuffledRound(32, `duel ${n}`), seats, randomOf('duel', n));
  return round.phase === 'scored' ? club.reduce<number>((sum, seat) => sum + round.settlement.balance[seat], 0) : 0;
};

test('on 300 deals, each played twice with changed places, the club player wins clearly from chance', () => {
  let won = 0;
  for (let n = 0; n < 300; n++)
    for (const parity of [0, 1])
      won += cents(
        n,
        bySeat((seat) => (seat % 2 === parity ? PLAYERS.verein : PLAYERS.zufall)),
        SEATS.filter((seat) => seat % 2 === parity),
      );
  expect(won / 600).toBeGreaterThan(60);
}, 20_000);

test.each(PACK_SIZES)(
  'mixed tables of all players come to a legal end, %i cards',
  (pack) => {
    for (let n = 0; n < 250; n++) {
      const random = randomOf('mixed', pack, n);
      const seats = bySeat(() => PLAYERS[PLAYER_IDS[random.below(PLAYER_IDS.length)] ?? 'zufall']);
      expect(isOver(playOut(shuffledRound(pack, `mixed ${n}`), seats, random))).toBe(true);
    }
  },
  20_000,
);
