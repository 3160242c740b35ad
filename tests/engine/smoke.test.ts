// A first random round from shuffle to settlement.
import { expect, test } from 'vitest';
import { randomOf } from '../../src/engine/random.ts';
import { isOver, recordOf, startRound } from '../../src/engine/round.ts';
import type { Round } from '../../src/engine/round.ts';
import { nextShuffle } from '../../src/engine/session.ts';
import { legalDecisions, replay, step, turnIn } from '../../src/engine/step.ts';
import { pureRules } from '../../src/engine/table-rules.ts';

test('random rounds come to an end', () => {
  const kinds = new Map<string, number>();
  for (let n = 0; n < 300; n++) {
    const rules = pureRules(32);
    const random = randomOf('smoke', n);
    let round: Round = startRound(rules, { dealer: 3 });
    const first = step(round, nextShuffle({ seed: String(n), rules, firstDealer: 3, sheet: [] }));
    if (!first.ok) throw new Error('shuffle');
    round = first.round;
    while (!isOver(round)) {
      const seat = turnIn(round)!;
      const all = legalDecisions(round, seat);
      const next = step(round, all[random.below(all.length)]!);
      if (!next.ok) throw new Error(next.because.id);
      round = next.round;
    }
    const again = replay(JSON.parse(JSON.stringify(recordOf(round))));
    expect(again.ok && again.round).toEqual(round);
    const kind = round.phase === 'scored' ? round.contract.row.id : 'thrownIn';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (round.phase === 'scored') {
      expect(round.settlement.balance.reduce((a, b) => a + b, 0)).toBe(0);
    }
  }
  console.log([...kinds]);
});
