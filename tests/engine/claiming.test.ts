// Claiming runners while cards are hidden: nobody is told how many there are.
import { expect, test } from 'vitest';
import { PLAYERS } from '../../src/engine/bots/players.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { ClaimingRound } from '../../src/engine/table/round.ts';
import { bySeat, SEATS } from '../../src/engine/base/seats.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { rowOf } from '../../src/engine/table/table-rules.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { roundOf, statesOf } from '../../lab/support/rounds/any-contract-round.ts';
import { houseTable } from '../../lab/support/rounds/house-tables.ts';

const rules = houseTable({ 'runners.claim': 'manual' });

function claimingRounds(game: string): readonly ClaimingRound[] {
  const row = rowOf(rules, game);
  if (!row) throw new Error(game);
  return Array.from({ length: 30 }, (_, number) => {
    const random = randomOf('claiming', game, number);
    const start = roundOf(rules, row, random);
    return start ? statesOf(start, random).filter((round) => round.phase === 'claiming') : [];
  }).flat();
}

const TOUTS = claimingRounds('solo-tout').filter(({ play }) => play.hands.some((hand) => hand.length > 0));

test('after a Tout that was lost early the view is the same whoever holds the hidden cards', () => {
  expect(TOUTS.length).toBeGreaterThan(10);
  for (const round of TOUTS) {
    const asked = turnIn(round) ?? 0;
    const [one, other] = SEATS.filter((seat) => seat !== asked) as [0 | 1 | 2 | 3, 0 | 1 | 2 | 3, 0 | 1 | 2 | 3];
    // The two others exchange everything that they still hold.
    const { hands } = round.play;
    const swapped = bySeat((seat) => (seat === one ? hands[other] : seat === other ? hands[one] : hands[seat]));
    const played = bySeat((seat) => round.dealt[seat].filter((card) => !hands[seat].includes(card)));
    const runners = { side: 'declarer', length: 7, paid: 7 } as const;
    const changed: ClaimingRound = {
      ...round,
      dealt: bySeat((seat) => [...played[seat], ...swapped[seat]]),
      play: { ...round.play, hands: swapped },
      reached: { ...round.reached, runners },
    };
    expect(viewFor(changed, asked)).toEqual(viewFor(round, asked));
    expect(publicViewOf(round)).not.toHaveProperty('reached');
  }
});

test('players and tutor claim what they cannot see, for that costs nothing', () => {
  const [round] = TOUTS;
  const seat = round && turnIn(round);
  if (!round || seat === undefined) throw new Error('nobody is asked');
  const view = viewFor(round, seat);
  const random = randomOf('claim');
  expect(PLAYERS.verein.decide(view, { random })).toEqual({
    decision: { type: 'claim', seat, says: 'claim' },
    because: [{ id: 'claim.unseen', params: {} }],
  });
  expect(adviseAt(view, { random, effort: 'quick' }).ranked[0]?.decision).toMatchObject({ says: 'claim' });
});

test('when all cards have fallen everybody knows what there is', () => {
  for (const round of claimingRounds('rufer').slice(0, 8)) expect(publicViewOf(round).reached).toEqual(round.reached);
});
