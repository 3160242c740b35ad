// A game that is rather lost than won is advised only where passing surely comes to less, or where one must be announced; and that is said of it.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { type SeatView, viewFor } from '../../../../src/engine/round/view.ts';
import { recordOf } from '../../../../src/engine/table/round.ts';
import type { Advice, Considered, Valued } from '../../../../src/engine/tutor/advice/advice.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import { factsAbout } from '../../../../src/engine/tutor/advice/facts-for.ts';
import { reviewable, roundBefore } from '../../../../src/engine/tutor/review/review-entry.ts';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { tellFact } from '../../../../src/words/speak/explanations.ts';
import '../../../../src/words/all-languages.ts';
import { PATIENCE_MS, sample } from '../../../../lab/base/thorough.ts';
import {
  type CheckedTable,
  HOUSE_TABLES,
  playedRound,
  PURE_TABLES,
} from '../../../../lab/support/tutor/checked-tables.ts';

/** A seat that is to speak or to announce, and what it is advised. */
interface Look {
  readonly where: string;
  readonly view: SeatView;
  readonly advice: Advice;
}

/** Standard errors from which a difference is sure, and the share of what lies between won and lost from which it is one. */
const SURELY = 2.5;
const NO_LOSS = 0.025;

const PASSES = ['weiter', 'gut', 'ohne-mich'];
const isPass = (decision: Considered): boolean => decision.type === 'call' && PASSES.includes(decision.call);
const isRatherLost = ({ decision, chance = 0.5 }: Valued): boolean =>
  !isPass(decision) && Math.round(100 * chance) < 50;

/** Says of a hand, in these words, that it is good enough. */
const ENOUGH =
  /Das reicht allein|sollte kein Stich|sollte ohne Stich|müssten alle Stiche|reicht das Blatt|enough to play alone|no trick should|without a trick|every trick should|good enough|just what the hand has/;
const SENTENCES = {
  auction: [/öfter verloren, .*; aber wer darauf verzichtet/, /lost more often .*; but on average passing/],
  announcing: [/öfter verloren, .*; aber eines muss jetzt/, /lost more often .*; but one has to be announced/],
} as const;

function looksAt(table: CheckedTable, seed: string): readonly Look[] {
  const record = recordOf(playedRound(table, seed));
  return reviewable(record).flatMap((entry) => {
    const taken = record.entries[entry];
    if (taken?.type !== 'call' && taken?.type !== 'announce') return [];
    const view = viewFor(roundBefore(record, entry), taken.seat);
    if (view.special) return [];
    const advice = adviseAt(view, { random: randomOf('below half', seed, entry), effort: 'quick' });
    return advice.ranked.length > 1 ? [{ where: `${table.name} ${seed} ${entry}`, view, advice }] : [];
  });
}

const TABLES = [...PURE_TABLES, ...HOUSE_TABLES];
const LOOKS = Array.from({ length: sample(2, 12) }, (_, n) =>
  TABLES.flatMap((table) => looksAt(table, `below ${n}`)),
).flat();
const NAMES = (['de', 'en'] as const).map((language) =>
  namingOf(language, 'bavarian', ['Resi', 'Sepp', 'Vroni', 'Xaver'], undefined),
);
const toldBy = (advice: Advice): readonly string[] =>
  NAMES.map((name) => advice.facts.map((fact) => tellFact(fact, name)).join(' '));

describe(
  'A game with less than half a chance',
  () => {
    const advised = LOOKS.filter(({ advice: { ranked } }) => ranked[0] && isRatherLost(ranked[0]));

    test('comes up in calls and in announcements', () => {
      expect(new Set(LOOKS.map(({ view }) => view.phase))).toEqual(new Set(['auction', 'announcing']));
      expect(advised.length).toBeGreaterThan(3);
    });

    test('is advised only where passing comes to less by more than the figures may be off, and no other to clearly more', () => {
      for (const { where, view, advice } of advised) {
        const [best, ...others] = advice.ranked;
        if (!best) throw new Error('nothing is advised');
        const passing = others.filter(({ decision }) => isPass(decision));
        expect(passing.length > 0, where).toBe(view.phase === 'auction');
        for (const { cents, error } of passing) expect(best.cents - cents, where).toBeGreaterThan(SURELY * error);
        for (const { cents } of others) expect(cents, where).toBeLessThan(best.cents + NO_LOSS * 2 * advice.stake);
      }
    });

    test('is passed only where that is no loss that is sure', () => {
      const passed = LOOKS.filter(({ advice: { ranked } }) => ranked[0] && isPass(ranked[0].decision));
      for (const { where, advice } of passed) {
        const [pass, ...others] = advice.ranked;
        for (const other of others) {
          const error = Math.max(pass?.error ?? 0, other.error);
          expect(other.cents - (pass?.cents ?? 0), where).toBeLessThanOrEqual(
            isRatherLost(other) ? SURELY * error : NO_LOSS * 2 * advice.stake,
          );
        }
      }
    });

    test('is told to be rather lost, and why it is advised all the same', () => {
      for (const { where, view, advice } of advised) {
        const words = SENTENCES[view.phase === 'auction' ? 'auction' : 'announcing'];
        toldBy(advice).forEach((text, at) => expect(text, where).toMatch(words[at] ?? /never/));
      }
    });

    test('is never called good enough, nor is one that is rather won told to be lost', () => {
      for (const { where, view, advice } of LOOKS)
        for (const each of advice.ranked) {
          const { decision } = each;
          if (decision.type !== 'call' && decision.type !== 'announce') continue;
          const facts = factsAbout(view, advice, decision);
          if (facts === advice.facts && each !== advice.ranked[0]) continue;
          const texts = toldBy({ ...advice, facts });
          for (const text of texts)
            if (isRatherLost(each)) expect(text, where).not.toMatch(ENOUGH);
            else if (!isPass(decision)) expect(text, where).not.toMatch(/öfter verloren|lost more often/);
        }
    });
  },
  PATIENCE_MS,
);
