// The refutation of a bad card: seen from the view alone, in a deal that may be, played by the rules, with a cause that holds in it.
import { expect, test } from 'vitest';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { seatsOf } from '../../src/engine/base/seats.ts';
import { guidedStages } from '../../src/engine/teaching/lessons/guided-round.ts';
import { refutationOf } from '../../src/engine/tutor/review/consequences.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { causeOf, refutedWith } from '../../src/main/advice/refuting.ts';
import { ADVICE_CALLS } from '../../src/shared/calls/advice-calls.ts';

/** The ace of bells lies there and the learner, who has none, may ruff it with the nine of hearts or throw the king of leaves away. */
const round = guidedStages([
  { type: 'call', seat: 0, call: 'spiele' },
  { type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } },
  { type: 'play', seat: 0, card: 'EO' },
  { type: 'play', seat: 0, card: 'G8' },
  { type: 'play', seat: 0, card: 'HA' },
])
  .at(-1)
  ?.rounds.at(-1);
if (!round) throw new Error('no round');
const view = viewFor(round, 0);
const refuted = () => {
  const found = refutationOf(view, 'GK', 'H9', { random: randomOf('refuting'), effort: 'quick' });
  if (!found) throw new Error('nothing is lost in any deal');
  return found;
};

test('the deal fits what the seat knows, and is played from it', () => {
  const { hands, withCard } = refuted();
  expect([...hands[0]].sort()).toEqual([...view.hand].sort());
  const gone = view.tricks.flatMap(({ cards }) => cards);
  const all = [...gone, ...(view.trick?.cards ?? []), ...seatsOf(4).flatMap((seat) => hands[seat])];
  expect(all.sort()).toEqual([...cardsOfPack(32)].sort());
  expect(withCard[0]?.cards.slice(0, 3)).toEqual(['S8', 'SA', 'GK']);
  for (const card of withCard.slice(1).flatMap(({ cards }) => cards)) expect(hands.flat()).toContain(card);
});

test('the cause is told of the side that has it, and the page gets a picture for each card', () => {
  const found = refuted();
  const cause = causeOf(found, 'GK', 'H9');
  expect(cause).toMatchObject({ kind: 'losesTrick', winner: found.withCard[0]?.winner });
  expect(found.friends).toEqual([0, 2]);
  expect(found.friends).not.toContain(found.withCard[0]?.winner);
  const answer = refutedWith(view, found, 'GK', 'H9');
  expect(ADVICE_CALLS['advice.refutation'].output.safeParse(answer).success).toBe(true);
  expect(answer.frames[0]).toEqual({ leader: 2, cards: ['S8', 'SA', 'GK'] });
  expect(answer.frames[1]?.taken).toMatchObject({ winner: found.withCard[0]?.winner });
  expect(answer.frames).toHaveLength(2 + 4);
});

test('an auction has no refutation', () => {
  const bidding = guidedStages([]).at(-1)?.rounds.at(-1);
  if (!bidding) throw new Error('no round');
  const think = { random: randomOf('auction'), effort: 'quick' } as const;
  expect(refutationOf(viewFor(bidding, 0), 'H9', 'HA', think)).toBeUndefined();
});
