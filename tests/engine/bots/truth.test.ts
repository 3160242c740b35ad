// Whatever players give as a reason is true of the view they had; every id is given somewhere and has its sentences.
import { expect, test } from 'vitest';
import type { Choice } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Fact, FactId } from '../../../src/engine/facts.ts';
import { PACK_SIZES } from '../../../src/engine/cards.ts';
import { randomOf } from '../../../src/engine/random.ts';
import type { Decided } from './support.ts';
import { otherWorld, playOut, shuffledRound } from './support.ts';
import type { Seen } from './claims.ts';
import { CLAIMS } from './claims.ts';

/** Rounds for each pack. */
const ROUNDS = 60;

const claims = CLAIMS as unknown as Readonly<Record<FactId, (params: Fact['params'], seen: Seen) => boolean>>;

const untrue = ({ decision, because }: Choice, seen: Omit<Seen, 'decision'>): readonly Fact[] =>
  because.filter(({ id, params }) => !claims[id](params, { ...seen, decision }));

test.each(PACK_SIZES)('every reason holds in the real deal and in others that look the same, %i cards', (pack) => {
  for (let n = 0; n < ROUNDS; n++) {
    const random = randomOf('truth', pack, n);
    const players = [0, 1, 2, 3].map((seat) =>
      n % 3 === 1 && seat % 2 === 1 ? PLAYERS.zufall : n % 3 === 2 ? PLAYERS.draufgaenger : PLAYERS.verein,
    ) as unknown as Parameters<typeof playOut>[1];
    playOut(shuffledRound(pack, n), players, random, ({ round, view, choice }: Decided) => {
      expect(choice.because.length).toBeGreaterThan(0);
      const other =
        view.phase === 'playing' && random.below(12) === 0 ? otherWorld(round, view.seat, random) : undefined;
      const worlds = [round, ...(other ? [other] : [])];
      const false_ = untrue(choice, { view, worlds });
      if (false_.length > 0)
        throw new Error(
          `${JSON.stringify(false_)} for ${JSON.stringify(choice.decision)} by ${JSON.stringify(view.hand)} in ${JSON.stringify(view.tricks)} ${JSON.stringify(view.trick)} ${JSON.stringify(view.contract)}`,
        );
    });
  }
});
