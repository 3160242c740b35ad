// Whatever the commentary says is true: each fact and each remark is found out anew; and the checks would notice if not.
import { describe, expect, test } from 'vitest';
import { SINGLE_PACKS } from '../../../../src/engine/base/cards.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import type { Remark, RemarkId } from '../../../../src/engine/tutor/review/review-remarks.ts';
import { checkedRound } from '../../../../lab/sentences/review/checked-rounds.ts';
import { JUDGING } from '../../../../lab/support/tutor/glance.ts';
import { HOUSE_TABLES, playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';
import { REMARK_CLAIMS, type Told } from '../../../../lab/sentences/review/remark-claims.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';

/** Of a round every so many decisions are looked at, at each table with house rules others. */
const STRIDE = { pure: sample(3, 1), house: sample(16, 1) } as const;

/** Rounds for each pack. */
const ROUNDS = { 32: sample(1, 8), 24: sample(1, 16), 20: sample(1, 32) } as const;

test.each(SINGLE_PACKS)(
  'every sentence on some rounds holds, %i cards',
  (pack) => {
    for (let n = 0; n < ROUNDS[pack]; n++) {
      const looked = (entry: number): boolean => entry % STRIDE.pure === n % STRIDE.pure;
      const found = checkedRound(playedRound(PURE[pack], `ci ${n}`), `ci ${n}`, { looked });
      expect(found.wrong).toEqual([]);
      expect(found.positions).toBeGreaterThan(0);
    }
  },
  PATIENCE_MS,
);

test('every sentence on a round at each table with house rules holds', { timeout: PATIENCE_MS }, () => {
  const found = HOUSE_TABLES.map((table, n) => {
    const looked = (entry: number): boolean => entry % STRIDE.house === n % STRIDE.house;
    return { name: table.name, ...checkedRound(playedRound(table, 'ci'), 'ci', { looked }) };
  });
  for (const { name, wrong } of found) expect({ name, wrong }).toEqual({ name, wrong: [] });
  expect(found.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(500 / STRIDE.house);
});

/** Rounds that have them soon, and then as many others as it takes. */
const NUMBERS = [...new Set([7, 8, ...Array.from({ length: 60 }, (_, n) => n)])];

/** Remarks with the round they were made on, until every one of the wanted ids has been found. */
function someRemarks(wanted: readonly RemarkId[]): readonly { readonly remark: Remark; readonly told: Told }[] {
  const found = new Map<RemarkId, { remark: Remark; told: Told }>();
  const isEnough = (): boolean => wanted.every((id) => found.has(id));
  for (const n of NUMBERS) {
    if (isEnough()) break;
    const end = playedRound(PURE[20], `notice ${n}`);
    const record = recordOf(end);
    for (const entry of reviewable(record)) {
      if (isEnough()) break;
      const review = reviewEntry(record, entry, { random: randomOf('notice', n, entry), effort: JUDGING });
      const told = { before: roundBefore(record, entry), end, record, review };
      for (const remark of review.remarks) if (!found.has(remark.id)) found.set(remark.id, { remark, told });
    }
  }
  return [...found.values()];
}

/** Something a little different from what is true. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (value === 'thisTrick') return 'nextTrick';
  if (value === 'nextTrick') return 'thisTrick';
  return typeof value === 'string' ? (value === 'E7' ? 'E8' : 'E7') : value;
}

describe('the checks notice what is not true', () => {
  const ids = ['P.TRICK_LOST', 'P.TRICK_WON', 'P.CARD_LOST', 'P.SMEARED', 'W.POINTS', 'J.LOSES_CENTS'] as const;
  const claims = REMARK_CLAIMS as unknown as Readonly<
    Record<RemarkId, (params: Readonly<Record<string, unknown>>, told: Told) => boolean>
  >;
  const remarks = someRemarks(ids);

  test.each(ids)('%s', (id) => {
    const found = remarks.find(({ remark }) => remark.id === id);
    if (!found) throw new Error(`no ${id} was made`);
    const params = found.remark.params as Readonly<Record<string, unknown>>;
    expect(claims[id](params, found.told)).toBe(true);
    const simple = Object.keys(params).filter((key) => spoilt(params[key]) !== params[key]);
    expect(simple.length).toBeGreaterThan(0);
    for (const key of simple) expect(claims[id]({ ...params, [key]: spoilt(params[key]) }, found.told)).toBe(false);
  });
});
