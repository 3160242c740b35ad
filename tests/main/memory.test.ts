// A table of memory: nothing shows what has fallen, now and then it is asked for, and what was remembered is counted.
import { expect, test } from 'vitest';
import { TableViewSchema } from '../../src/shared/table/board.ts';
import { move, scene, settled, start, untilWaiting } from '../../lab/support/main/fake-table.ts';

test('the last trick stays covered, two questions are put, and their answers go with the round', async () => {
  const stage = scene();
  await start(stage, 'memory', 32, 'memory');
  let asked = 0;
  for (let round = 0; round < 20 && asked === 0; round++) {
    do {
      const view = await untilWaiting(stage);
      if (view.ended) break;
      expect(view.lastTrick).toBeUndefined();
      expect(view.board.ladder).toEqual([]);
      if (!view.recall) continue;
      expect(TableViewSchema.parse(view)).toEqual(view);
      const answer = { kind: 'number', value: 999 } as const;
      const judged = await stage.table.recall(view.at, answer);
      expect(judged?.verdict).toBe('wrong');
      if (!judged) throw new Error('nothing was asked');
      expect(await stage.table.recall(view.at, judged.solution)).toBeNull();
      await settled();
      expect(stage.table.view()?.recall).toBeUndefined();
      asked++;
    } while (await move(stage));
    const over = await untilWaiting(stage);
    if (asked > 0) expect(over.help).toEqual({ hints: 0, warnings: 0, takenBack: 0, asked });
    else await stage.table.nextRound();
  }
  expect(asked).toBeGreaterThan(0);
  expect(stage.archived.at(-1)?.help?.asked).toBe(asked);
});

test('the same question waits after a restart', async () => {
  const stage = scene();
  await start(stage, 'memory', 32, 'memory');
  for (;;) {
    const view = await untilWaiting(stage);
    if (view.recall) {
      const again = scene({ saved: stage.saves.at(-1) as NonNullable<(typeof stage.saves)[number]> });
      expect((await untilWaiting(again)).recall).toEqual(view.recall);
      return;
    }
    if (!(await move(stage))) await stage.table.nextRound();
  }
});

test('nobody is asked where the table shows what has fallen', async () => {
  const stage = scene();
  await start(stage, 'memory', 32, 'onDemand');
  while (await move(stage)) expect(stage.table.view()?.recall).toBeUndefined();
});
