// The commentary, read by its words: every sentence is known and true, none contradicts another, and spoilt ones are found out.
import { describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../../../src/engine/base/cards.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import { reviewable, reviewEntry, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import { PLAYERS } from '../../../../lab/sentences/well-formed.ts';
import { GLANCE, JUDGING } from '../../../../lab/support/tutor/glance.ts';
import {
  type CheckedTable,
  HOUSE_TABLES,
  playedRound,
  PURE,
  PURE_TABLES,
} from '../../../../lab/support/tutor/checked-tables.ts';
import { checkedCommentary, readRemark } from '../../../../lab/sentences/told/checked-remarks.ts';

const SOME_HOUSE = HOUSE_TABLES.filter((_, at) => at % sample(16, 1) === 0);

describe.each([
  ['pure tables', PURE_TABLES, 60],
  ['house tables', SOME_HOUSE, sample(20, 60)],
] as const)('%s', (_, tables: readonly CheckedTable[], least) => {
  test(
    'every sentence of the commentary is known and true, and none contradicts another',
    () => {
      const sentences = tables.flatMap((table) =>
        Array.from({ length: sample(1, 12) }, (_, n) => playedRound(table, `commentary ${n}`)).flatMap(
          (end) => checkedCommentary(end, 'commentary', table.rules.pack === 20 ? JUDGING : GLANCE).sentences,
        ),
      );
      expect(sentences.length).toBeGreaterThan(least);
      expect(sentences.filter(({ is }) => is !== 'true')).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** Another card of the pack, another number, another player for what a sentence names. */
function spoilers(): readonly ((text: string) => string)[] {
  const people = PLAYERS.map((each) => each);
  const naming = (['de', 'en'] as const).map((language) => namingOf(language, 'bavarian', PLAYERS, undefined));
  const swapped = (a: string, b: string) => (text: string) => (text.includes(a) ? text.replaceAll(a, b) : text);
  const cards = naming.flatMap((name) =>
    cardsOfPack(20).flatMap((card, at, all) => {
      const other = all[(at + 7) % all.length];
      return other === undefined ? [] : [swapped(name.card(card), name.card(other))];
    }),
  );
  const seats = people.flatMap((who, at) => {
    const other = people[(at + 1) % people.length];
    return other === undefined ? [] : [swapped(who, other)];
  });
  return [...cards, ...seats, (text) => text.replace(/\d+/, (digits) => String(Number(digits) + 9))];
}

/** Claims whose words name nothing that could be another one. */
const NAMELESS = ['it cost nothing in the real deal'];

test(
  'a sentence of the commentary that is spoilt is found out',
  () => {
    const refuted = new Map<string, boolean>();
    const spoil = spoilers();
    for (let n = 0; n < sample(3, 5); n++) {
      const end = playedRound(PURE[20], `spoilt ${n}`);
      const record = recordOf(end);
      for (const entry of reviewable(record)) {
        const review = reviewEntry(record, entry, { random: randomOf('spoilt', n, entry), effort: JUDGING });
        const told = { before: roundBefore(record, entry), end, record, review };
        for (const remark of review.remarks)
          for (const { claim, text } of readRemark(remark, told)) {
            if (claim === undefined || refuted.get(claim) === true) continue;
            const wrong = spoil.some((how) =>
              how(text) === text ? false : readRemark(remark, told, how).some(({ is }) => is === 'false'),
            );
            refuted.set(claim, wrong);
          }
      }
    }
    expect(refuted.size).toBeGreaterThan(12);
    expect([...refuted].flatMap(([claim, found]) => (found || NAMELESS.includes(claim) ? [] : [claim]))).toEqual([]);
  },
  PATIENCE_MS,
);
