// Where the cards lie, told beside a hint: the same in every worker, whichever of the two is asked for first.
import { expect, test, vi } from 'vitest';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { randomOf } from '../../src/engine/base/random.ts';
import { replay, turnIn } from '../../src/engine/round/step.ts';
import { type SeatView, viewFor } from '../../src/engine/round/view.ts';
import { recordOf } from '../../src/engine/table/round.ts';
import { botRound } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import type { Question } from '../../src/main/thinking/thinking-protocol.ts';

const SEED = ['beside', 1];

/** The turns of a round of bots at some of its cards, from the first tricks to the last. */
function turns(): readonly SeatView[] {
  const folded = replay(recordOf(botRound(pureRules(), 'rufer', randomOf('beside'))));
  if (!folded.ok) throw new Error('a round of bots is not allowed');
  const playing = folded.steps.map(({ round }) => round).filter(({ phase }) => phase === 'playing');
  return playing.filter((_, at) => at % 8 === 1).map((round) => viewFor(round, turnIn(round) ?? 0));
}

/** A worker that has not been asked anything yet. */
async function worker(): Promise<(question: Question) => unknown> {
  vi.resetModules();
  const { answer } = await import('../../src/main/worker/answering.ts');
  return (question) => answer({ id: 1, question });
}

test('advice and beliefs are the same alone, one after the other, and after those of another turn', async () => {
  const views = turns();
  const [first] = views;
  if (!first) throw new Error('no turn');
  const [alone, adviceFirst, beliefsFirst] = [await worker(), await worker(), await worker()];
  for (const view of views) {
    const advise = { kind: 'advise', about: 'turn', view, seed: SEED } as const;
    const believe = { kind: 'believe', view, seed: SEED } as const;
    const beliefs = alone(believe);
    const advice = adviceFirst(advise);
    expect(beliefs).toMatchObject({ ok: true });
    expect(adviceFirst(believe)).toEqual(beliefs);
    beliefsFirst({ kind: 'believe', view: first, seed: SEED });
    expect(beliefsFirst(believe)).toEqual(beliefs);
    expect(beliefsFirst(advise)).toEqual(advice);
  }
});
