// Whatever players give as a reason, and whatever the tutor could say for any card, is true of the view they had.
import { expect, test } from 'vitest';
import { sample } from '../../../lab/base/thorough.ts';
import type { Choice, Player } from '../../../src/engine/bots/player.ts';
import { PLAYERS } from '../../../src/engine/bots/players.ts';
import type { Fact, FactId } from '../../../src/engine/inference/facts.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import { isIdea, reasonsOf } from '../../../src/engine/tutor/ideas/ideas.ts';
import { SINGLE_PACKS } from '../../../src/engine/base/cards.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { type BySeat, bySeat } from '../../../src/engine/base/seats.ts';
import { quickMeister } from '../../../lab/support/bots/quick-meister.ts';
import { type Decided, otherWorld, playOut, shuffledRound } from '../../../lab/support/bots/support.ts';
import { CLAIMS, type Seen } from '../../../lab/sentences/facts/claims.ts';

/** Rounds for each pack. */
const ROUNDS = sample(9, 120);

const claims = CLAIMS as unknown as Readonly<Record<FactId, (params: Fact['params'], seen: Seen) => boolean>>;

const untrue = ({ decision, because }: Choice, seen: Omit<Seen, 'decision'>): readonly Fact[] =>
  because.filter(({ id, params }) => !claims[id](params, { ...seen, decision }));

/** What the tutor could say for each card that may be played. */
function ideasAt(view: SeatView): readonly Choice[] {
  const know = knowledgeOf(view);
  return know.legal.map((card) => ({
    decision: { type: 'play', seat: view.seat, card },
    because: reasonsOf(know, card).filter(isIdea),
  }));
}

/** Players of each round by its number; every third one has one quick sampling player among beginners. */
const TABLES: readonly BySeat<Player>[] = [
  bySeat(() => PLAYERS.stammtisch),
  bySeat((seat) => (seat % 2 === 1 ? PLAYERS.zufall : PLAYERS.verein)),
  bySeat((seat) => (seat === 2 ? quickMeister : seat === 0 ? PLAYERS.draufgaenger : PLAYERS.anfaenger)),
];

test.each(SINGLE_PACKS)('every reason holds in the real deal and in others that look the same, %i cards', (pack) => {
  for (let n = 0; n < ROUNDS; n++) {
    const random = randomOf('truth', pack, n);
    const players = TABLES[n % TABLES.length] as BySeat<Player>;
    playOut(shuffledRound(pack, n), players, random, ({ round, view, choice }: Decided) => {
      expect(choice.because.length).toBeGreaterThan(0);
      const other =
        view.phase === 'playing' && random.below(12) === 0 ? otherWorld(round, view.seat, random) : undefined;
      const worlds = [round, ...(other ? [other] : [])];
      const ideas = view.phase === 'playing' && choice.decision.type === 'play' ? ideasAt(view) : [];
      const false_ = [choice, ...ideas].flatMap((each) => untrue(each, { view, worlds }));
      if (false_.length > 0)
        throw new Error(
          `${JSON.stringify(false_)} for ${JSON.stringify(choice.decision)} by ${JSON.stringify(view.hand)} in ${JSON.stringify(view.tricks)} ${JSON.stringify(view.trick)} ${JSON.stringify(view.contract)}`,
        );
    });
  }
});
