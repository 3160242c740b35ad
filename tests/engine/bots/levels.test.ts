// The levels in style: the beginner slips, but never plays nonsense; the Meister tells what it has weighed; characters differ.
import { describe, expect, test } from 'vitest';
import { beginnerPlayer, SENSIBLE } from '../../../src/engine/bots/beginner/beginner-player.ts';
import { lapsesIn } from '../../../src/engine/bots/beginner/lapses-in.ts';
import { CHARACTERS } from '../../../src/engine/bots/characters.ts';
import { knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { levelPlayer } from '../../../src/engine/bots/level-player.ts';
import { LEVELS } from '../../../src/engine/bots/levels.ts';
import { judge } from '../../../src/engine/bots/play/play.ts';
import { worthOf } from '../../../src/engine/bots/play/term.ts';
import { NONSENSE } from '../../../src/engine/bots/people/people-player.ts';
import { usualCards } from '../../../src/engine/bots/sampling/usual-cards.ts';
import { STYLES } from '../../../src/engine/bots/styles.ts';
import { PLAYER_IDS, PLAYERS } from '../../../src/engine/bots/players.ts';
import { calledSuitOf } from '../../../src/engine/base/contract.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { bySeat } from '../../../src/engine/base/seats.ts';
import { type Decided, playOut, shuffledRound } from '../../../lab/support/bots/support.ts';
import { quickMeister } from '../../../lab/support/bots/quick-meister.ts';
import { PATIENCE_MS, sample } from '../../../lab/base/thorough.ts';

/** Choices of cards in rounds among four alike. */
function playsOf(player: typeof PLAYERS.anfaenger, rounds: number): readonly Decided[] {
  const found: Decided[] = [];
  for (let n = 0; n < rounds; n++)
    playOut(
      shuffledRound(32, `levels ${n}`),
      bySeat(() => player),
      randomOf('levels', n),
      (one) => {
        if (one.choice.decision.type === 'play') found.push(one);
      },
    );
  return found;
}

const playedCard = ({ choice: { decision } }: Decided) => (decision.type === 'play' ? decision.card : undefined);

test('who errs by rules of thumb never plays a card far worse than the best one', () => {
  for (const play of playsOf(beginnerPlayer(STYLES.anfaenger, lapsesIn), sample(20, 300))) {
    const know = knowledgeOf(play.view);
    const worths = know.legal.map((card) => worthOf(judge(know, card)));
    const own = worths[know.legal.findIndex((card) => card === playedCard(play))];
    expect(own).toBeGreaterThanOrEqual(Math.max(...worths) - SENSIBLE);
  }
});

/** Among choices of the player: how likely the played cards are with people, on average, and the least likely of them. */
function usualnessOf(player: typeof PLAYERS.anfaenger): readonly [mean: number, least: number] {
  const chances = playsOf(player, 12).flatMap((play) => {
    const know = knowledgeOf(play.view);
    const chance = usualCards(know)?.[know.legal.findIndex((card) => card === playedCard(play))];
    return know.legal.length > 1 && chance !== undefined ? [chance] : [];
  });
  return [chances.reduce((sum, each) => sum + each, 0) / chances.length, Math.min(...chances)];
}

test('the weaker a level, the less it plays what people play, but nothing that hardly anybody plays', () => {
  const [neuling, anfaenger, hobby] = (['neuling', 'anfaenger', 'hobby'] as const).map((id) =>
    usualnessOf(PLAYERS[id]),
  );
  expect(neuling?.[0]).toBeLessThan((anfaenger?.[0] ?? 0) - 0.05);
  expect(anfaenger?.[0]).toBeLessThan((hobby?.[0] ?? 0) - 0.05);
  for (const level of [neuling, anfaenger, hobby]) expect(level?.[1]).toBeGreaterThanOrEqual(NONSENSE);
});

describe('the beginner', () => {
  const plays = playsOf(PLAYERS.anfaenger, sample(20, 300));

  test('slips now and then, and often forgets to search for the called card', () => {
    const other = plays.filter(({ view, choice }) => {
      const better = PLAYERS.stammtisch.decide(view, { random: randomOf('better') });
      return JSON.stringify(better.decision) !== JSON.stringify(choice.decision);
    });
    expect(other.length / plays.length).toBeGreaterThan(0.03);
    expect(other.length / plays.length).toBeLessThan(0.5);
    const searches = plays.filter(({ view }) => {
      const know = knowledgeOf(view);
      const card = playedByClub(view);
      return !know.trick && know.role === 'defender' && card === calledSuitOf(know.contract);
    });
    const kept = searches.filter((play) => {
      const know = knowledgeOf(play.view);
      return know.order.groupOf(playedCard(play) ?? 'EO') === calledSuitOf(know.contract);
    });
    expect(searches.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThan(0.8 * searches.length);
  });
});

/** The group of the card that the club player would play. */
function playedByClub(view: Decided['view']) {
  const { decision } = PLAYERS.stammtisch.decide(view, { random: randomOf('club') });
  return decision.type === 'play' ? knowledgeOf(view).order.groupOf(decision.card) : undefined;
}

test(
  'what the Meister says it has weighed comes out again from the same seed',
  () => {
    let told = 0;
    for (const { view } of playsOf(quickMeister, sample(1, 2))) {
      const ask = () => quickMeister.decide(view, { random: randomOf('again', view.tricks.length) });
      const once = ask();
      expect(ask()).toEqual(once);
      if (once.because.some(({ id }) => id === 'search.best')) told++;
    }
    expect(told).toBeGreaterThan(2);
  },
  PATIENCE_MS,
);

test('levels are players, weakest first, and come with four characters that do not all decide alike', () => {
  expect(PLAYER_IDS.slice(0, LEVELS.length)).toEqual(LEVELS);
  const rounds = CHARACTERS.map((character) =>
    Array.from({ length: sample(15, 40) }, (_, n) =>
      JSON.stringify(
        playOut(
          shuffledRound(32, `characters ${n}`),
          bySeat(() => levelPlayer('stammtisch', character)),
          randomOf('characters', n),
        ).entries,
      ),
    ).join(),
  );
  expect(new Set(rounds).size).toBe(CHARACTERS.length);
});
