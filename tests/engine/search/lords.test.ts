// Where a lord binds those who follow, it is like no trump of the suit: the solver against a plain search in hands full of trumps.
import { describe, expect, test } from 'vitest';
import { plainValues } from '../../../lab/prove/selftest/plain-search.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { bySeat, type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { BAUERNSTOSS_GAME, SCHOOFKOPP_GAME, SMALL_SOLO } from '../../../src/engine/contracts/bauernstoss.ts';
import { startPlay } from '../../../src/engine/play/tricks.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import { cards } from '../../../lab/support/rounds/rounds.ts';
import { sample } from '../../../lab/base/thorough.ts';

/** The lords, the high cards of the trump suit below them, and a few others. */
const CARDS = cards('EU GU HU SU EA ET EK EO E9 GA GT HA HT SA ST SK');
const HAND = 4;
const DEALS = sample(120, 5000);

describe.each([BAUERNSTOSS_GAME, SCHOOFKOPP_GAME, SMALL_SOLO].map((row) => [row.id, row] as const))('%s', (id, row) => {
  test('every card has the value of the plain search', () => {
    const contract = contractOf(row, { contract: id, trump: 'E' });
    for (let n = 0; n < DEALS; n++) {
      const random = randomOf('lords', id, n);
      const dealt = shuffled(CARDS, random);
      const hands = bySeat((seat) => dealt.slice(seat * HAND, (seat + 1) * HAND));
      const declarer = random.below(4) as Seat;
      const partner = ((declarer + 2) % 4) as Seat;
      const idle = 'sitsOut' in row ? partner : undefined;
      const leader = SEATS.filter((seat) => seat !== idle)[random.below(3)] ?? declarer;
      const play = startPlay({ contract, pack: 32, players: 4 }, hands, leader, idle);
      const plain = plainValues(play, [declarer, partner], 'points');
      expect([n, new Map([...openCardValues(play, declarer, partner)].sort())]).toEqual([
        n,
        new Map([...plain].sort()),
      ]);
    }
  });
});
