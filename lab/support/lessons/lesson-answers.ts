// Answers to every exercise: the right one as the engine finds it, and the wrong ones that a learner could give.
import type { Card } from '../../../src/engine/base/cards.ts';
import type { LessonAnswer } from '../../../src/engine/teaching/lessons/exercise-answers.ts';
import { isSought } from '../../../src/engine/teaching/lessons/sought.ts';
import { type QuickStep, solutionOf } from '../../../src/engine/teaching/lessons/judge.ts';
import { ACES } from '../../../src/engine/teaching/lessons/judge-cards.ts';
import { exercisesOf, LESSONS } from '../../../src/engine/teaching/lessons/lessons.ts';
import type { DealStep, Lesson } from '../../../src/engine/teaching/lessons/steps.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';

export interface Task<S> {
  readonly lesson: Lesson;
  readonly step: S;
}

const all = LESSONS.flatMap((lesson) => exercisesOf(lesson).map((step) => ({ lesson, step })));

export const QUICK: readonly Task<QuickStep>[] = all.flatMap(({ lesson, step }) =>
  step.kind === 'deal' ? [] : [{ lesson, step }],
);
export const DEALS: readonly Task<DealStep>[] = all.flatMap(({ lesson, step }) =>
  step.kind === 'deal' ? [{ lesson, step }] : [],
);

const toggled = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];

/** Each single card wrongly added or left out, all cards, none. */
function cardAnswers(from: readonly Card[], right: readonly Card[]): readonly LessonAnswer[] {
  const sets = [...from.map((card) => toggled(right, card)), from, []];
  return sets.map((cards) => ({ kind: 'cards', cards }));
}

/** Every answer that one click or one known error away could be given; some of them may be right. */
export function likelyAnswers(step: QuickStep): readonly LessonAnswer[] {
  const right = solutionOf(step);
  switch (step.kind) {
    case 'choice':
    case 'bid':
    case 'say':
      return step.options.map((option) => ({ kind: 'option', option }));
    case 'number':
      return [...step.wrong, step.right(), step.right() + 7, -1].map((value) => ({ kind: 'number', value }));
    case 'legal':
      return cardAnswers(step.moment().hand, right.kind === 'cards' ? right.cards : []);
    case 'callable':
      return cardAnswers(ACES, right.kind === 'cards' ? right.cards : []);
    case 'pick':
      return cardAnswers(step.from, right.kind === 'cards' ? right.cards : []);
    case 'order': {
      const cards = right.kind === 'order' ? right.cards : [];
      const swapped = cards.slice(1).map((card, index) => {
        const copy = [...cards];
        [copy[index], copy[index + 1]] = [card, cards[index] as Card];
        return copy;
      });
      return [...swapped, [...cards].reverse()].map((each) => ({ kind: 'order', cards: each }));
    }
    case 'match': {
      const turned = step.cards.map(
        (card, index) => [card, step.cards[(index + 1) % step.cards.length] ?? card] as const,
      );
      return [{ kind: 'match', pairs: turned }];
    }
    case 'find': {
      const found = right.kind === 'cards' ? right.cards : [];
      return step.sought.flatMap((sought, round) =>
        step.from
          .filter((card) => !isSought(sought, card))
          .map((card) => ({ kind: 'cards' as const, cards: [...found.slice(0, round), card] })),
      );
    }
    case 'winner':
      return SEATS.map((seat) => ({ kind: 'seat', seat }));
    case 'play':
      return viewFor(step.round(), step.you).hand.map((card) => ({ kind: 'card', card }));
  }
}
