// The exact solver against a dumb search that knows only the declarative rules.
import { describe, expect, test } from 'vitest';
import { cardsOfPack, handSizeOf } from '../../../src/engine/cards.ts';
import type { Card, PackSize } from '../../../src/engine/cards.ts';
import type { Announcement, Contract, ContractRow } from '../../../src/engine/contract.ts';
import { announcementsOf, contractOf } from '../../../src/engine/contract.ts';
import { PURE_CONTRACTS } from '../../../src/engine/contracts/pure.ts';
import { legalCards } from '../../../src/engine/legality.ts';
import { partnerOf, sideOf } from '../../../src/engine/parties.ts';
import type { Random } from '../../../src/engine/random.ts';
import { randomOf, shuffled } from '../../../src/engine/random.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import type { Count } from '../../../src/engine/search/solver.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { bySeat } from '../../../src/engine/seats.ts';
import type { PlayState } from '../../../src/engine/tricks.ts';
import { afterPlay, playedOut, situationOf, startPlay, turnOf } from '../../../src/engine/tricks.ts';

const GEIER: ContractRow = { ...PURE_CONTRACTS[1], id: 'geier', trumps: [{ rank: 'O' }] };
const ROWS: readonly ContractRow[] = [...PURE_CONTRACTS.filter(({ goal }) => goal.kind === 'points'), GEIER];

interface Endgame {
  readonly play: PlayState;
  readonly declarer: Seat;
  readonly partner: Seat | undefined;
}

/** What the declaring side gets from here on; every line of play is looked at. */
function dumbValue(play: PlayState, side: readonly Seat[], count: Count): number {
  if (playedOut(play)) return 0;
  const values = legalCards(situationOf(play, turnOf(play))).map((card) => dumbValueAfter(play, card, side, count));
  return side.includes(turnOf(play)) ? Math.max(...values) : Math.min(...values);
}

function dumbValueAfter(play: PlayState, card: Card, side: readonly Seat[], count: Count): number {
  const next = afterPlay(play, card);
  const taken = next.done[play.done.length];
  const gain = taken && side.includes(taken.winner) ? (count === 'tricks' ? 1 : taken.points) : 0;
  return gain + dumbValue(next, side, count);
}

/** A deal for the contract played at random down to `left` cards in the longest hand and `table` cards on the table. */
function endgame(contract: Contract, pack: PackSize, left: number, table: number, random: Random): Endgame | undefined {
  const cards = shuffled(cardsOfPack(pack), random);
  const size = handSizeOf(pack);
  const hands = bySeat((seat) => cards.slice(seat * size, (seat + 1) * size));
  const holder = partnerOf(contract, hands);
  const declarer = (((holder ?? 0) + 1 + random.below(3)) % 4) as Seat;
  let play = startPlay(contract, pack, hands, random.below(4) as Seat);
  while (play.hands[turnOf(play)].length > left || play.trick.cards.length !== table) {
    const legal = legalCards(situationOf(play, turnOf(play)));
    if (legal.length === 0) return undefined;
    play = afterPlay(play, legal[random.below(legal.length)] as Card);
  }
  return { play, declarer, partner: holder };
}

const announcements = (row: ContractRow): readonly Announcement[] => announcementsOf(row);

describe.each(ROWS.map((row) => [row.id, row] as const))('%s', { timeout: 60_000 }, (_id, row) => {
  test.each([
    [32, 3, 150],
    [32, 4, 3],
    [24, 4, 3],
    [20, 3, 100],
  ] as const)('pack of %i, %i tricks left: every card has the value of the dumb search', (pack, left, positions) => {
    for (let n = 0; n < positions; n++) {
      const random = randomOf('endgame', row.id, pack, left, n);
      const all = announcements(row);
      const contract = contractOf(row, all[random.below(all.length)] as Announcement);
      const found = endgame(contract, pack, left, random.below(4), random);
      if (!found) continue;
      const side = sideOf(found.declarer, found.partner);
      for (const count of ['points', 'tricks'] as const) {
        const values = openCardValues(found.play, found.declarer, found.partner, count);
        const legal = legalCards(situationOf(found.play, turnOf(found.play)));
        const expected = new Map(legal.map((card) => [card, dumbValueAfter(found.play, card, side, count)]));
        expect(new Map([...values].sort()), `${row.id} ${pack} ${n} ${count}`).toEqual(new Map([...expected].sort()));
      }
    }
  });
});
