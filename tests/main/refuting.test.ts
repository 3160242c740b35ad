// The refutation of a bad card, call or doubling: seen from the view alone, in a deal that may be, played by the rules, with a cause that holds in it.
import { describe, expect, test } from 'vitest';
import { cardsOfPack, sumPoints } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { seatsOf } from '../../src/engine/base/seats.ts';
import { guidedStages } from '../../src/engine/teaching/lessons/guided-round.ts';
import { refutationOfBid } from '../../src/engine/tutor/review/bid-refutation.ts';
import { refutationOf } from '../../src/engine/tutor/review/consequences.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { refutationOfDoubling } from '../../src/engine/tutor/review/doubling-refutation.ts';
import {
  bidRefutedWith,
  causeOf,
  doublingRefutedWith,
  oddsRefuted,
  refutedWith,
} from '../../src/main/advice/refuting.ts';
import { ADVICE_CALLS } from '../../src/shared/calls/advice-calls.ts';
import { after, roundAt, viewAt } from '../../lab/support/bots/support.ts';

/** The ace of bells lies there and the learner, who has none, may ruff it with the nine of hearts or throw the eight of leaves away. */
const round = guidedStages([
  { type: 'call', seat: 0, call: 'spiele' },
  { type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } },
  { type: 'play', seat: 0, card: 'EO' },
  { type: 'play', seat: 0, card: 'GU' },
  { type: 'play', seat: 0, card: 'GK' },
])
  .at(-1)
  ?.rounds.at(-1);
if (!round) throw new Error('no round');
const view = viewFor(round, 0);
const refuted = () => {
  const found = refutationOf(view, 'G8', 'H9', { random: randomOf('refuting'), effort: 'quick' });
  if (!found) throw new Error('nothing is lost in any deal');
  return found;
};

test('the deal fits what the seat knows, and is played from it', () => {
  const { hands, withCard } = refuted();
  expect([...hands[0]].sort()).toEqual([...view.hand].sort());
  const gone = view.tricks.flatMap(({ cards }) => cards);
  const all = [...gone, ...(view.trick?.cards ?? []), ...seatsOf(4).flatMap((seat) => hands[seat])];
  expect(all.sort()).toEqual([...cardsOfPack(32)].sort());
  expect(withCard[0]?.cards.slice(0, 3)).toEqual(['S8', 'SA', 'G8']);
  for (const card of withCard.slice(1).flatMap(({ cards }) => cards)) expect(hands.flat()).toContain(card);
});

test('the cause is told of the side that has it, and the page gets a picture for each card', () => {
  const found = refuted();
  const cause = causeOf(found, 'G8', 'H9');
  expect(cause).toMatchObject({ kind: 'losesTrick', winner: found.withCard[0]?.winner });
  expect(found.friends).toEqual([0, 2]);
  expect(found.friends).not.toContain(found.withCard[0]?.winner);
  const answer = refutedWith(view, found, 'G8', 'H9');
  expect(ADVICE_CALLS['advice.refutation'].output.safeParse(answer).success).toBe(true);
  expect(answer.frames[0]).toEqual({ leader: 2, cards: ['S8', 'SA', 'G8'] });
  expect(answer.frames[1]?.taken).toMatchObject({ winner: found.withCard[0]?.winner });
  expect(answer.frames).toHaveLength(2 + 4);
});

test('both cards lie side by side, each in its trick and the next one, and the better one wins what the other loses', () => {
  const { ways } = refutedWith(view, refuted(), 'G8', 'H9');
  if (!ways) throw new Error('both cards are shown');
  const { friends, better, worse } = ways;
  for (const { card, tricks } of [better, worse]) {
    expect(tricks).toHaveLength(2);
    expect(tricks[0]?.cards).toContainEqual({ seat: 0, card });
    for (const { cards, points } of tricks) {
      expect(cards.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
      expect(points).toBe(sumPoints(cards.map(({ card: each }) => each)));
    }
  }
  expect(better.tricks[0]?.cards.slice(0, 2)).toEqual(worse.tricks[0]?.cards.slice(0, 2));
  expect(friends).toContain(better.tricks[0]?.winner);
  expect(friends).not.toContain(worse.tricks[0]?.winner);
});

describe('a call or an announcement', () => {
  const bidding = guidedStages([]).at(-1)?.rounds.at(-1);
  if (!bidding) throw new Error('no round');
  const auction = viewFor(bidding, 0);
  const think = (seed: string) => ({ random: randomOf(seed), effort: 'quick' }) as const;
  const pass = { type: 'call', seat: 0, call: 'weiter' } as const;
  const play = { type: 'call', seat: 0, call: 'spiele' } as const;
  const tout = { type: 'call', seat: 0, call: 'has:solo-tout' } as const;

  test('is no card', () => {
    expect(refutationOf(auction, 'H9', 'HA', think('auction'))).toBeUndefined();
    expect(refutationOfBid(auction, { type: 'play', seat: 0, card: 'H9' }, pass, think('auction'))).toBeUndefined();
  });

  test('that lets a good game go is shown by how that game is won', () => {
    const found = refutationOfBid(auction, pass, play, think('missed'));
    if (!found) throw new Error('the game is never won');
    expect(found.shows).toBe('missed');
    expect(found.announcement.contract).toBe('rufer');
    expect(found.points).toBeGreaterThanOrEqual(found.needed);
    expect(found.count).toBeLessThanOrEqual(found.deals);
    expect(found.course).toHaveLength(3);
    expect(found.course[0]?.leader).toBe(auction.forehand);
    const own = found.course.flatMap(({ leader, cards }) => cards[(4 - leader) % 4] ?? []);
    expect(auction.hand).toEqual(expect.arrayContaining(own));
    const answer = bidRefutedWith(auction, found);
    expect(answer.frames).toHaveLength(12);
    expect(ADVICE_CALLS['advice.refutation'].output.safeParse(answer).success).toBe(true);
    expect(refutationOfBid(auction, pass, play, think('missed'))).toEqual(found);
  });

  test('that leads to a game which is mostly lost is shown by how it is lost', () => {
    const solo = { type: 'call', seat: 0, call: 'has:solo' } as const;
    const found = refutationOfBid(auction, solo, play, think('lost'));
    if (!found) throw new Error('the game is never lost');
    expect(found.shows).toBe('lost');
    expect(found.points).toBeLessThan(found.needed);
  });

  test('of a game that no card points decide has no such course', () => {
    expect(refutationOfBid(auction, tout, tout, think('tout'))).toBeUndefined();
  });
});

describe('a Stoss', () => {
  const stoss = { type: 'stoss', seat: 0 } as const;
  const leave = { type: 'leave', seat: 0 } as const;
  const against = (hand: string, plays = ''): SeatView =>
    viewAt({ declarer: 2, announcement: { contract: 'solo', trump: 'E' }, seat: 0, hand, plays });

  test('by a hand with nothing is shown by how its side loses', () => {
    const view = against('G9 G8 G7 H9 H8 H7 S8 S7', 'S8');
    const found = refutationOfDoubling(view, stoss);
    if (!found) throw new Error('the Solo is lost');
    expect(found).toMatchObject({ shows: 'lost', needed: 60 });
    expect(found.count).toBeGreaterThan(found.deals / 2);
    expect(found.points).toBeLessThan(found.needed);
    expect(found.course[0]?.cards[0]).toBe('S8');
    expect(refutationOfDoubling(view, leave)).toBeUndefined();
    const answer = doublingRefutedWith(view, found);
    expect(answer.frames).toHaveLength(11);
    expect(answer.frames[0]?.cards).toHaveLength(2);
    expect(ADVICE_CALLS['advice.refutation'].output.safeParse(answer).success).toBe(true);
  });

  test('that is let go with a hand that can hardly lose is shown by how it wins', () => {
    const view = against('EO GO HO SO EU GA HA SA');
    const found = refutationOfDoubling(view, leave);
    if (!found) throw new Error('the Solo is won');
    expect(found.shows).toBe('missed');
    expect(found.points).toBeGreaterThanOrEqual(found.needed);
    const own = found.course.flatMap(({ leader, cards }) => cards[(4 - leader) % 4] ?? []);
    expect(view.hand).toEqual(expect.arrayContaining(own));
    expect(refutationOfDoubling(view, stoss)).toBeUndefined();
    expect(refutationOfDoubling(view, leave)).toEqual(found);
  });

  test('is answered by a Retour, which needs what the declarer needs', () => {
    const hand = 'HO SO HU SU E9 E8 HA GK';
    const round = roundAt({ declarer: 0, announcement: { contract: 'solo', trump: 'E' }, seat: 0, hand });
    const view = viewFor(after(round, { type: 'stoss', seat: 2 }), 0);
    expect(refutationOfDoubling(view, { type: 'retour', seat: 0 })).toMatchObject({ shows: 'lost', needed: 61 });
  });

  test('has no such course where every trick counts, and is told by its odds', () => {
    const tout = { contract: 'solo-tout', trump: 'E' } as const;
    const view = viewAt({ declarer: 2, announcement: tout, seat: 0, hand: 'EO G8 G7 H9 H8 H7 S8 S7' });
    expect(refutationOfDoubling(view, leave)).toBeUndefined();
    for (const [decision, cause] of [
      [leave, { kind: 'likely', tenths: 8 }],
      [stoss, { kind: 'unlikely', tenths: 8 }],
      [
        { type: 'doppler', seat: 0 },
        { kind: 'paysRamsch', tenths: 2 },
      ],
    ] as const) {
      const answer = oddsRefuted(decision, 0.8);
      expect(answer).toEqual({ outcome: 'refuted', cause, frames: [] });
      expect(ADVICE_CALLS['advice.refutation'].output.safeParse(answer).success).toBe(true);
    }
  });
});
