// The question of a hint's first step is one that the advised card answers.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/base/cards.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import type { SeatView } from '../../src/engine/round/view.ts';
import type { Advice } from '../../src/engine/tutor/advice/advice.ts';
import { adviseCard } from '../../src/engine/tutor/advice/card-advice.ts';
import { reasonsOf } from '../../src/engine/tutor/ideas/ideas.ts';
import { knowledgeOf } from '../../src/engine/inference/knowledge.ts';
import { hintOf } from '../../src/main/advice/hints.ts';
import type { Idea } from '../../src/engine/tutor/ideas/asked.ts';
import { PURE_TABLES } from '../../lab/support/tutor/checked-tables.ts';
import { turnsOf } from '../../lab/support/tutor/positions.ts';
import { GLANCE } from '../../lab/support/tutor/glance.ts';
import { ANSWERS, answers } from '../../lab/sentences/hint-answers.ts';

interface Asked {
  readonly view: SeatView;
  readonly card: Card;
  readonly idea: Idea;
  readonly because: string | undefined;
}

const [table] = PURE_TABLES;
const turns = [1, 2, 3, 4, 5, 6].flatMap((number) =>
  turnsOf({ pack: 32, rules: table!.rules, seed: 'hint questions', chance: 4 }, number)
    .map(({ view }) => view)
    .filter(({ phase }) => phase === 'playing'),
);

function askedBy(view: SeatView, advice: Advice): readonly Asked[] {
  const [best] = advice.ranked;
  const hint = hintOf(view, advice, 1);
  if (best?.decision.type !== 'play' || advice.ranked.length < 2 || hint?.step !== 1) return [];
  return [{ view, card: best.decision.card, idea: hint.idea, because: advice.facts[0]?.id }];
}

/** What would be asked if any of the cards that may be played were the best, for any one of its reasons. */
function couldBeAsked(view: SeatView): readonly Asked[] {
  const know = knowledgeOf(view);
  return know.legal.flatMap((card) => {
    const ranked = [card, ...know.legal.filter((each) => each !== card)].map((each) => ({
      decision: { type: 'play', seat: view.seat, card: each } as const,
      cents: 0,
      chance: 1,
      error: 0,
    }));
    return reasonsOf(know, card).flatMap((reason) =>
      askedBy(view, {
        basis: 'yourView',
        seat: view.seat,
        ranked,
        stake: 10,
        worlds: { of: 'all', count: 1 },
        facts: [reason],
      }),
    );
  });
}

const wrong = (asked: readonly Asked[]): readonly string[] =>
  asked
    .filter(({ view, card, idea }) => !answers(idea, view, card))
    .map(
      ({ view, card, idea, because }) =>
        `${idea} by ${because}: ${card} of ${view.hand.join(' ')}, table ${view.trick?.cards.join(' ')}`,
    );

describe('the question of the first step', () => {
  test('is answered by the card that is advised', () => {
    const asked = turns
      .slice(0, turns.length / 2)
      .flatMap((view, at) => askedBy(view, adviseCard(view, { random: randomOf('question', at), effort: GLANCE })));
    expect(asked.length).toBeGreaterThan(25);
    expect(wrong(asked)).toEqual([]);
  });

  test('is answered by every card that may have such a reason', () => {
    const asked = turns.flatMap(couldBeAsked);
    expect(asked.length).toBeGreaterThan(500);
    expect(new Set(asked.map(({ idea }) => idea)).size).toBeGreaterThan(12);
    expect(wrong(asked)).toEqual([]);
  });

  test('is not answered by just any card', () => {
    const asked = turns.flatMap(couldBeAsked).filter(({ idea }) => ANSWERS[idea] !== undefined);
    const others = asked.flatMap((each) => knowledgeOf(each.view).legal.map((card) => ({ ...each, card })));
    expect(wrong(others).length).toBeGreaterThan(others.length / 10);
  });
});
