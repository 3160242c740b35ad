// Deals played out as people play: by the rules, the same for the same draws, and at the end what the search says.
import { expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import { playOutsOf } from '../../../src/engine/bots/people/people-play-out.ts';
import { gameIn } from '../../../src/engine/bots/sampling/payoffs.ts';
import { imagine } from '../../../src/engine/bots/sampling/sample.ts';
import { isForetold } from '../../../src/engine/bots/sampling/usual-cards.ts';
import type { Knowledge } from '../../../src/engine/inference/knowledge.ts';
import { openGame } from '../../../src/engine/open-game/open-game.ts';
import { outcomesIn } from '../../../src/engine/open-game/outcomes.ts';
import { handSizeAt } from '../../../src/engine/table/table-rules.ts';
import { choicesIn } from '../../../lab/support/bots/choices.ts';

const DEALS = 6;

/** Every card of some rounds in games of which the model of play speaks. */
const choices = choicesIn(24, 'played out', 8).filter(isForetold);

const tricksLeft = ({ view }: Knowledge): number => handSizeAt(view.rules) - view.tricks.length;

test('in the last trick a card comes to what it comes to, whoever plays', () => {
  const last = choices.filter((know) => tricksLeft(know) === 1);
  expect(last.length).toBeGreaterThan(8);
  for (const know of last) {
    const { worlds } = imagine(know, 0, DEALS, randomOf('last'));
    const outs = [...playOutsOf(know, worlds, randomOf('draws'))];
    worlds.forEach(({ world, weight }, at) => {
      const sure = outcomesIn(openGame(gameIn(know), world), know.seat, 'points');
      expect(outs[at]?.weight).toBe(weight);
      for (const card of know.legal) expect(outs[at]?.outcomeOf(card)).toEqual(sure.get(card));
    });
  }
});

test('the same card comes to the same in the same deal, and never to more than the pack holds', () => {
  for (const know of choices) {
    const { worlds } = imagine(know, 0, DEALS, randomOf('same'));
    const [some, again] = ['draws', 'draws'].map((seed) => [...playOutsOf(know, worlds, randomOf(seed))]);
    some?.forEach((out, at) => {
      for (const card of know.legal) {
        const outcome = out.outcomeOf(card);
        expect(again?.[at]?.outcomeOf(card)).toEqual(outcome);
        expect(outcome.points).toBeGreaterThanOrEqual(0);
        expect(outcome.points).toBeLessThanOrEqual(120);
        expect(Math.sign(outcome.cents)).toBe(outcome.won === 1 ? 1 : -1);
      }
    });
  }
});

test('everybody playing as people do, both sides win some of the deals that are still open', () => {
  const early = choices.filter((know) => tricksLeft(know) > 4);
  const won = early.flatMap((know) =>
    [...playOutsOf(know, imagine(know, 0, DEALS, randomOf('early')).worlds, randomOf('some'))].map(
      ({ outcomeOf }) => outcomeOf(know.legal[0] ?? 'EO').won,
    ),
  );
  expect(new Set(won)).toEqual(new Set([0, 1]));
});
