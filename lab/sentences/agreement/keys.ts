// What the tutor holds against the keys of trainers, asked from other seeds: as a hint advises, and as commentary and warnings judge.
import { randomOf } from '../../../src/engine/base/random.ts';
import type { SeatView } from '../../../src/engine/round/view.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import { isPass } from '../../../src/engine/table/readers.ts';
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import type { Answer, Item } from '../../../src/engine/teaching/trainers/trainer.ts';
import { decisionOf, gradeOf, isHeldAgainst, sameDecision } from '../../../src/engine/tutor/advice/grade.ts';
import type { Grade } from '../../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../../src/engine/tutor/advice/advise.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';

/** Where the key of an item and the tutor part. */
export interface KeyVerdict {
  /** Right answers that the commentary criticises, and their worst grade. */
  readonly criticised: readonly Grade[];
  /** Wrong answers that are the best one of a hint. */
  readonly advised: number;
  /** Whether a hint advises what the key does not name. */
  readonly otherwise: boolean;
}

/** The decisions of the position that an answer stands for: a game that is chosen is said by playing. */
function decisionsOf(view: SeatView, answer: Answer): readonly Decision[] {
  const decisions = turnDecisions(view);
  switch (answer.kind) {
    case 'cards':
      return decisions.filter((each) => each.type === 'play' && answer.cards.includes(each.card));
    case 'decision':
      return decisions.filter((each) => sameDecision(each, answer.decision));
    case 'choice':
      return decisions.filter((each) => isPass(each) === (answer.choice === 'weiter'));
    default:
      return [];
  }
}

/** The key of an item beside the tutor, from one seed. */
export function keyBeside(view: SeatView, { key }: Pick<Item, 'key'>, seed: string): KeyVerdict {
  const think = { random: randomOf('key', seed), effort: 'quick' } as const;
  const advice = adviseAt(view, think);
  const right = key.right.flatMap((answer) => decisionsOf(view, answer));
  const hint = decisionOf(advice.ranked[0]?.decision);
  const grades = right.map((decision) => gradeOf(judgedAt(view, decision, think, advice), decision));
  return {
    criticised: grades.filter(isHeldAgainst),
    advised: key.wrong.filter(({ part }) => hint?.type === 'play' && part === hint.card).length,
    otherwise: hint !== undefined && !right.some((each) => sameDecision(each, hint)),
  };
}
