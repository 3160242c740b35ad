// What is in sight of those who are asked to lay: half of the hand, however it is dealt.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { packetsSeen } from '../../../src/engine/phases/legen.ts';
import { PACKET_FORMS } from '../../../src/engine/base/packets.ts';
import { startRound } from '../../../src/engine/table/round.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { houseTable } from '../../../lab/support/rounds/house-tables.ts';
import { after } from '../../../lab/support/rounds/rounds.ts';

const HALF = { 32: [4, 4], 24: [3, 3], 20: [3, 2] } as const;

test.each(PACKET_FORMS.flatMap((form) => ([32, 24, 20] as const).map((pack) => [form, pack] as const)))(
  'dealt %s from %i cards',
  (form, pack) => {
    for (const bySecond of [true, false]) {
      const rules = houseTable({
        'deck.size': pack,
        'deal.packets': form,
        'legen.form': 'all',
        'legen.dealerSecondPacket': bySecond,
      });
      const round = after(
        startRound(rules, { dealer: 3 }),
        { type: 'shuffled', pack: cardsOfPack(pack) },
        { type: 'cut', seat: 2, at: 10 },
      );
      if (round.phase !== 'legen') throw new Error(round.phase);
      const [first, second] = HALF[pack];
      expect(SEATS.map((seat) => viewFor(round, seat).hand.length)).toEqual([
        first,
        first,
        first,
        bySecond ? second : first,
      ]);
      const dealt = [0, 1, 2, 3].reduce(
        (now) => after(now, { type: 'legen', seat: SEATS[now.entries.length - 2] ?? 0, says: 'leave' }),
        round as ReturnType<typeof after>,
      );
      if (dealt.phase !== 'auction') throw new Error(dealt.phase);
      const seen = packetsSeen(round);
      expect(seen[0]).toEqual(dealt.dealt[0].slice(0, first));
      expect(seen[3]).toEqual(bySecond ? dealt.dealt[3].slice(first) : dealt.dealt[3].slice(0, first));
    }
  },
);
