// What characters like of cards: where a taste has a say, that it pulls the right way, and that no taste changes nothing.
import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../src/engine/base/cards.ts';
import { judge, playCard } from '../../../src/engine/bots/play/play.ts';
import { worthOf } from '../../../src/engine/bots/play/term.ts';
import { appealOf, type CardTastes, type Taste, tasteOf } from '../../../src/engine/bots/tastes.ts';
import { higherOut } from '../../../src/engine/inference/knowledge.ts';
import { choicesIn } from '../../../lab/support/bots/choices.ts';

const NONE: CardTastes = { trumpLeads: 0, smears: 0, risks: 0 };
const TASTES = ['trumpLeads', 'smears', 'risks'] as const satisfies readonly Taste[];

/** Every choice of some rounds. */
const choices = choicesIn(32, 'tastes', 12).filter(({ legal }) => legal.length > 1);

test('a taste has a say where the game knows such cards', () => {
  const seen = new Set<Taste>();
  for (const know of choices)
    for (const card of know.legal) {
      const taste = tasteOf(know, card);
      if (!taste) continue;
      seen.add(taste);
      if (taste === 'trumpLeads')
        expect([know.trick, know.role === 'defender', know.order.groupOf(card)]).toEqual([undefined, false, 'trump']);
      else expect(know.behind.length).toBeGreaterThan(0);
      if (taste === 'smears') expect(pointsOf(card)).toBeGreaterThanOrEqual(10);
      if (taste === 'risks') expect(higherOut(know, card).length).toBeGreaterThan(0);
    }
  expect([...seen].sort()).toEqual([...TASTES].sort());
});

test('without tastes the best card is played', () => {
  for (const know of choices) {
    const worths = know.legal.map((card) => worthOf(judge(know, card)));
    for (const tastes of [undefined, NONE]) {
      const { decision } = playCard(know.view, tastes);
      if (decision.type !== 'play') throw new Error('no card is played');
      expect(worths[know.legal.indexOf(decision.card)]).toBe(Math.max(...worths));
    }
  }
});

describe.each(TASTES)('%s', (taste) => {
  const played = (value: number): number =>
    choices.filter((know) => {
      const { decision } = playCard(know.view, { ...NONE, [taste]: value });
      return (
        decision.type === 'play' &&
        tasteOf(know, decision.card) === taste &&
        appealOf(know, decision.card, { ...NONE, [taste]: 1 }) !== 0
      );
    }).length;

  test('who likes it does it more often than who dislikes it', () => {
    const [disliked, indifferent, liked] = [played(-12), played(0), played(12)] as const;
    expect(disliked).toBeLessThanOrEqual(indifferent);
    expect(indifferent).toBeLessThanOrEqual(liked);
    expect(disliked).toBeLessThan(liked);
  });
});
