// The first round of a newcomer: dealt whole, legal to the last card, won as it is told, and each right decision a good one.
import type { Card } from '../../../src/engine/base/cards.ts';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/table/log.ts';
import { judge, turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { finalPoints } from '../../../src/engine/teaching/lessons/best-play.ts';
import {
  GUIDED_ASKS,
  GUIDED_STEPS,
  GUIDED_TELLS,
  guidedPoints,
  guidedStages,
  judgeGuided,
} from '../../../src/engine/teaching/lessons/guided-round.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { turnDecisions } from '../../../src/engine/bots/random-player.ts';
import { gradeOf, isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { judgedAt } from '../../../src/engine/tutor/advice/judged.ts';

const play = (card: Card): Decision => ({ type: 'play', seat: 0, card });
const WAY: readonly Decision[] = [
  { type: 'call', seat: 0, call: 'spiele' },
  { type: 'announce', seat: 0, announcement: { contract: 'rufer', called: 'GA' } },
  play('EO'),
  play('H9'),
  play('GK'),
];

describe.each(['HA', 'GU'] as const)('ruffed with %s', (ruff) => {
  const way = [...WAY, play(ruff)];
  const stages = guidedStages(way);

  test('tells every step once, in its order', () => {
    expect(stages.map(({ step }) => step)).toEqual(GUIDED_STEPS);
    expect(stages.flatMap(({ step }) => (step.kind === 'tell' ? [step.id] : []))).toEqual(GUIDED_TELLS);
    expect(stages.flatMap(({ step }) => (step.kind === 'ask' ? [step.id] : []))).toEqual(GUIDED_ASKS);
  });

  test('is won with Schneider and pays the two partners the same', () => {
    const end = stages.at(-1)?.rounds.at(-1);
    if (end?.phase !== 'scored') throw new Error('the round is not over');
    expect(guidedPoints(end)).toEqual([100, 20]);
    expect(end.result).toMatchObject({ winner: 'declarer', partner: 2, schneider: true, schwarz: false });
    expect(end.settlement.balance).toEqual([50, -50, 50, -50]);
  });

  test('comes to 61 just when that is told', () => {
    const at = (id: string): number => {
      const round = stages.find(({ step }) => step.id === id)?.rounds.at(-1);
      return round ? guidedPoints(round)[0] : NaN;
    };
    expect(at('given')).toBeLessThan(61);
    expect(at('won')).toBeGreaterThanOrEqual(61);
  });
});

/** Card points by which a right card may fall short of the best one with all cards open, which nobody at the table can see. */
const SHORT = 4;

test('each right card is about as good as any even with open cards, and the game is never in danger', () => {
  for (let taken = 2; taken < GUIDED_ASKS.length; taken++) {
    const stage = guidedStages(WAY.slice(0, taken)).at(-1);
    const round = stage?.rounds.at(-1);
    if (stage?.step.kind !== 'ask' || !round || !isPlaying(round)) throw new Error('no card is asked for');
    const { step } = stage;
    const values = finalPoints(round);
    const right = [...values].filter(([card]) => step.right({ type: 'play', seat: 0, card }));
    expect(right.length, step.id).toBeGreaterThan(0);
    for (const [card, value] of right) {
      expect(value, `${step.id} ${card}`).toBeGreaterThanOrEqual(Math.max(...values.values()) - SHORT);
      expect(value, `${step.id} ${card}`).toBeGreaterThanOrEqual(61);
    }
  }
});

test('whatever is taught is good for the tutor too, from several seeds', () => {
  for (let taken = 0; taken < GUIDED_ASKS.length; taken++) {
    const stage = guidedStages(WAY.slice(0, taken)).at(-1);
    const round = stage?.rounds.at(-1);
    if (stage?.step.kind !== 'ask' || !round) throw new Error('nothing is asked');
    const { step } = stage;
    const view = viewFor(round, 0);
    for (const decision of turnDecisions(view).filter((each) => step.right(each)))
      for (const seed of sample(['a'], ['a', 'b', 'c'])) {
        const judged = judgedAt(view, decision, { random: randomOf('guided', seed), effort: 'quick' });
        expect(isHeldAgainst(gradeOf(judged, decision)), `${step.id} ${JSON.stringify(decision)}`).toBe(false);
      }
  }
});

test('every other decision is judged by the rules, and only what is right goes on', () => {
  for (let taken = 0; taken < GUIDED_ASKS.length; taken++) {
    const before = WAY.slice(0, taken);
    const stage = guidedStages(before).at(-1);
    const round = stage?.rounds.at(-1);
    if (stage?.step.kind !== 'ask' || !round) throw new Error('nothing is asked');
    expect(turnIn(round)).toBe(0);
    const outcomes = viewFor(round, 0).options.map(({ decision }) => {
      const verdict = judgeGuided(before, decision);
      expect(verdict.outcome !== 'refused').toBe(judge(round, decision).legal);
      return verdict.outcome;
    });
    expect(outcomes, stage.step.id).toContain('right');
  }
  const pass = { type: 'call', seat: 0, call: 'weiter' } as const;
  expect(guidedStages([pass])).toEqual(guidedStages([]));
  expect(guidedStages([...WAY.slice(0, 2), pass])).toEqual(guidedStages(WAY.slice(0, 2)));
  expect(judgeGuided(WAY, pass).outcome).not.toBe('right');
});

test('only the ace of leaves can be called, and the rules say why not another one', () => {
  const ace = (called: 'EA' | 'SA' | 'GA'): Decision => ({
    type: 'announce',
    seat: 0,
    announcement: { contract: 'rufer', called },
  });
  const outcomes = (['EA', 'SA', 'GA'] as const).map((called) => {
    const verdict = judgeGuided(WAY.slice(0, 1), ace(called));
    return verdict.outcome === 'refused' ? verdict.because.id : verdict.outcome;
  });
  expect(outcomes).toEqual(['A.CALL_OWN_CARD', 'A.CALL_NEEDS_SUIT_CARD', 'right']);
});
