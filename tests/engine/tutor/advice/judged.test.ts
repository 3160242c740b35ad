// The second look: what a first one holds against a decision is told by deals that had no part in choosing the better one.
import { expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { playedCard } from '../../../../src/engine/table/readers.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { turnOf } from '../../../../src/engine/play/tricks.ts';
import { builtIn } from '../../../../src/engine/contracts/registry.ts';
import { pureRules } from '../../../../src/engine/table/table-rules.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import type { Advice, EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { gradeBySearch, valueIn } from '../../../../src/engine/tutor/advice/grade.ts';
import { judgedAt } from '../../../../src/engine/tutor/advice/judged.ts';
import { chosenGame } from '../../../../lab/measure/arena/chosen-game.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';

const round = chosenGame(pureRules(), builtIn('solo'), { dealer: 3 }, randomOf('a Solo'));
const view = viewFor(round, turnOf(round.play));
const NONE: EffortRow = { ...GLANCE, worlds: [96], exact: [0] };
const AGAIN: EffortRow = { ...NONE, again: 512 };
const think = (effort: EffortRow) => ({ random: randomOf('judged'), effort });

const first = adviseAt(view, think(NONE));
const held = first.ranked.findLast(({ decision }) => gradeBySearch(first, decision) !== 'best');
const cardsOf = ({ ranked }: Advice) => ranked.map(({ decision }) => playedCard(decision));

test('a decision that is as good as the best one is told as the first look has it', () => {
  const best = first.ranked[0]!.decision;
  expect(judgedAt(view, best, think(AGAIN))).toEqual(first);
  expect(held).toBeDefined();
  expect(judgedAt(view, held!.decision, think(NONE))).toEqual(first);
});

test('one that seems to lose something is looked at in other deals, beside the same best card, and more surely', () => {
  const second = judgedAt(view, held!.decision, think(AGAIN));
  expect(cardsOf(second)).toEqual(cardsOf(first));
  const [before, after] = [first, second].map((advice) => valueIn(advice, held!.decision)!);
  expect(after!.cents).not.toBe(before!.cents);
  expect(after!.cents).toBeLessThanOrEqual(second.ranked[0]!.cents);
  expect(after!.chance).toBeGreaterThanOrEqual(0);
  expect(after!.error).toBeLessThan(before!.error);
  expect(after!.asPeoplePlay).toBeDefined();
  for (const each of first.ranked) if (each !== held) expect(second.ranked).toContainEqual(each);
});
