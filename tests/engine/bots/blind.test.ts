// Players see their view and nothing else: other hidden cards change nothing, and the same seed gives the same choice.
import { expect, test } from 'vitest';
import { PLAYER_IDS } from '../../../src/engine/bots/players.ts';
import { SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { isDoublingStep } from '../../../src/engine/table/log.ts';
import { type SeatView, viewFor } from '../../../src/engine/round/view.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { QUICK_PLAYERS } from '../../../lab/support/bots/quick-meister.ts';
import { otherWorld, playOut, shuffledRound } from '../../../lab/support/bots/support.ts';

/** Rounds for each pack; in each of them some decisions are taken again in another world. */
const ROUNDS = sample(5, 64);

test.each(SINGLE_PACKS)('hidden cards change neither decision nor reasons, %i cards', (pack) => {
  const first = ROUNDS * SINGLE_PACKS.indexOf(pack); // other players than with the pack before
  let compared = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const random = randomOf('blind', pack, n);
    const player = QUICK_PLAYERS[PLAYER_IDS[(first + n) % PLAYER_IDS.length] ?? 'verein'];
    playOut(
      shuffledRound(pack, n),
      bySeat(() => player),
      random,
      ({ round, view, choice }) => {
        if (random.below(6) > 0) return;
        const world = view.phase === 'cutting' ? undefined : otherWorld(round, view.seat, random, 6);
        if (!world || choice.because[0]?.id === 'any.random') return;
        const again = viewFor(world, view.seat);
        expect(again.hand).toEqual(view.hand);
        const doubling = isDoublingStep(choice.decision);
        const ask = (what: SeatView): unknown => {
          const think = { random: randomOf('same', view.seat) };
          return doubling ? player.double(what, think) : player.decide(what, think);
        };
        expect(ask(again)).toEqual(ask(view));
        compared++;
      },
    );
  }
  expect(compared).toBeGreaterThan(sample(5, 15));
});

test.each(PLAYER_IDS)('%s plays the same round twice from the same seed', (id) => {
  const once = (): unknown =>
    playOut(
      shuffledRound(32, 'twice'),
      bySeat(() => QUICK_PLAYERS[id]),
      randomOf('twice', id),
    ).entries;
  expect(once()).toEqual(once());
});
