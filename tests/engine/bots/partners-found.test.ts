// Whom players of Doppelkopf take for a friend: sure only where the view proves it, and otherwise better than by chance.
import { describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/base/cards.ts';
import { randomOf, shuffled } from '../../../src/engine/base/random.ts';
import { type Seat, SEATS } from '../../../src/engine/base/seats.ts';
import { playCard } from '../../../src/engine/bots/play/play.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { reSidesIn } from '../../../src/engine/table/re-sides-in.ts';
import { sideIn } from '../../../src/engine/play/re-sides.ts';
import { turnIn } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { entriesForPack } from '../../../src/engine/table/dealing.ts';
import { type Round, startRound } from '../../../src/engine/table/round.ts';
import {
  ansage,
  DOPPELKOPF_RULES,
  doppelkopfNormal,
  doppelkopfSettled,
  doppelkopfWedding,
  reserve,
} from '../../../lab/support/rounds/doppelkopf-rounds.ts';
import { after, play } from '../../../lab/support/rounds/rounds.ts';

const friendsOf = (round: Round, seat: Seat): readonly number[] => knowledgeOf(viewFor(round, seat)).sides.friend;

describe('a friend', () => {
  test('is one of three for Re, and as likely as not for Kontra, before anything has been played', () => {
    const [, ...others] = friendsOf(doppelkopfNormal(), 0);
    for (const each of others) expect(each).toBeCloseTo(1 / 3, 5);
    expect(friendsOf(doppelkopfNormal(), 1)[1]).toBe(1);
    for (const seat of [0, 2, 3] as const) expect(friendsOf(doppelkopfNormal(), 1)[seat]).toBeCloseTo(0.36, 1);
  });

  test('is sure once it was announced, or a trick has settled a Hochzeit', () => {
    expect(friendsOf(after(doppelkopfNormal(), ansage(2, 're')), 0)).toEqual([1, 0, 1, 0]);
    expect(friendsOf(doppelkopfSettled(), 3)).toEqual([0, 0, 1, 1]);
    expect(friendsOf(doppelkopfSettled(), 1)).toEqual([1, 1, 0, 0]);
  });

  test('may be anybody as long as a Hochzeit is not settled', () => {
    for (const each of friendsOf(doppelkopfWedding(), 2)) expect([1, 1 / 3]).toContain(each);
  });

  test('is likelier whoever leads trumps, for Re, and whoever gives points to a trick of the own side at last', () => {
    const led = after(doppelkopfNormal(), play(0, 'HA'), play(1, 'H9'), play(2, 'HA'), play(3, 'HK'));
    const shown = after(led, play(0, 'HU'), play(1, 'S9'), play(2, 'SU'), play(3, 'SK'));
    expect(friendsOf(shown, 3)[0]).toBeLessThan(friendsOf(led, 3)[0] ?? 0);
    const gift = after(doppelkopfNormal(), play(0, 'EU'), play(1, 'S9'), play(2, 'SU'), play(3, 'ST'));
    const none = after(doppelkopfNormal(), play(0, 'EU'), play(1, 'S9'), play(2, 'SU'), play(3, 'S9'));
    expect(friendsOf(gift, 0)[3]).toBeGreaterThan(friendsOf(none, 0)[3] ?? 1);
  });
});

const ROUNDS = 24;

test(`in ${ROUNDS} rounds what is sure is true, and guesses are better than the share of friends that are missing`, () => {
  const random = randomOf('friends');
  let guessed = 0;
  let byShare = 0;
  let count = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const terms = { dealer: 3 } as const;
    let round: Round = after(
      startRound(DOPPELKOPF_RULES, terms),
      ...entriesForPack(DOPPELKOPF_RULES, terms, shuffled(cardsOfPack(48), random)),
      ...SEATS.map((seat) => reserve(seat, 'gesund')),
    );
    for (let seat = turnIn(round); seat !== undefined; seat = turnIn(round)) {
      const view = viewFor(round, seat);
      const sides = round.phase === 'playing' ? reSidesIn(round) : undefined;
      if (sides) {
        const own = seat;
        const { friend } = knowledgeOf(view).sides;
        const open = SEATS.filter((each) => friend[each] > 0 && friend[each] < 1);
        const isFriend = (each: Seat): number => Number(sideIn(sides, each) === sideIn(sides, own));
        for (const each of SEATS) if (!open.includes(each)) expect(friend[each]).toBe(isFriend(each));
        const missing = 1 - SEATS.filter((each) => each !== own && friend[each] === 1).length;
        for (const each of open) {
          guessed += (friend[each] - isFriend(each)) ** 2;
          byShare += (missing / open.length - isFriend(each)) ** 2;
          count++;
        }
      }
      round = after(
        round,
        view.phase === 'playing' ? playCard(view).decision : PLAYERS.zufall.decide(view, { random }).decision,
      );
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(guessed / count).toBeLessThan(0.85 * (byShare / count));
});
