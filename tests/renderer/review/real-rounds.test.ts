// In rounds that were really played and really judged: one loss in panel, table, graph, text, hint and warning; no certainty beside doubt.
import { cleanup } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { recordOf } from '../../../src/engine/table/round.ts';
import { type EffortRow } from '../../../src/engine/tutor/advice/advice.ts';
import { isHeldAgainst } from '../../../src/engine/tutor/advice/grade.ts';
import { reviewable, reviewEntry } from '../../../src/engine/tutor/review/review-entry.ts';
import type { EntryReview } from '../../../src/engine/tutor/review/review.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import { openReplay } from '../../../src/main/replay/replay.ts';
import { Commentary } from '../../../src/main/review/commentary.ts';
import { markdownOf } from '../../../src/main/review/markdown.ts';
import { overviewOf, stepReview } from '../../../src/main/review/overview.ts';
import ChanceGraph from '../../../src/renderer/review/ChanceGraph.svelte';
import CourseTable from '../../../src/renderer/review/CourseTable.svelte';
import StepCommentary from '../../../src/renderer/review/StepCommentary.svelte';
import { textsOf } from '../../../src/words/base/catalogue.ts';
import { reviewTextsOf } from '../../../src/words/speak/considered.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { accountOf, lossOfStep } from '../../../src/words/speak/verdicts.ts';
import { UI_ADVICE_DE } from '../../../src/words/de/ui-advice.ts';
import { UI_ADVICE_EN } from '../../../src/words/en/ui-advice.ts';
import { tellWith } from '../../../src/words/base/words.ts';
import { GLANCE } from '../../../lab/support/tutor/glance.ts';
import { playedRound, PURE } from '../../../lab/support/tutor/checked-tables.ts';
import { archivedRound } from '../../../lab/support/main/round-fixture.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { provided } from '../../../lab/support/page/review/provided.ts';

const ROUNDS = 4;

/** As many deals as it takes to hold anything against anybody. */
const ENOUGH: EffortRow = { ...GLANCE, worlds: [72], exact: [0], enumerate: 72, end: [72, 72, 48] };
const ID = 'archived-1';

/** The screens of the round, as far as they tell losses. */
function shownOf(n: number) {
  const record = recordOf(playedRound(PURE[20], `one figure ${n}`));
  const file = { ...archivedRound(PURE_2007), record };
  const wanted = reviewable(record);
  const reviews = wanted.map((entry) =>
    reviewEntry(record, entry, { random: randomOf('one figure', n, entry), effort: ENOUGH }),
  );
  const commentary = new Commentary(ID, record, wanted, undefined);
  for (const review of reviews) commentary.take(review);
  const replay = openReplay(ID, file);
  const whole = reviewOf(record, reviews, 'quick');
  return {
    reviews,
    commentary,
    replay,
    overview: overviewOf(replay, commentary.reviews(), commentary.progress('working'), whole),
  };
}

const flat = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');

const DOUBT = /sicher|certain|sure/;

let rounds: readonly ReturnType<typeof shownOf>[] = [];
beforeAll(() => {
  rounds = Array.from({ length: ROUNDS }, (_, n) => shownOf(n));
}, 300_000);

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const name = namingOf(language, 'bavarian', ['', 'Resi', 'Sepp', 'Vroni'], 0);
  const texts = reviewTextsOf(language);
  const advice = { de: UI_ADVICE_DE, en: UI_ADVICE_EN }[language];

  const losing = (review: EntryReview): boolean => isHeldAgainst(review.grade);

  test('every figure of a loss is the same one', () => {
    let held = 0;
    for (const { reviews, commentary, replay, overview } of rounds) {
      const app = fakeApp({}, { language });
      const table = renderIn(app, provided(CourseTable), { overview, nameOf: String, onjump: () => undefined });
      const rows = [...table.container.querySelectorAll('tbody tr')].map(({ textContent }) => flat(textContent));
      cleanup();
      const sections = flat(markdownOf({ commentary, replay, overview }, language, 'bavarian'))
        .split('### ')
        .slice(1);
      for (const [index, step] of overview.steps.entries()) {
        const review = reviews[index];
        if (!review || !losing(review)) continue;
        held++;
        const figure = flat(lossOfStep(step, name));
        const stored = commentary.reviews()[index];
        const details = stored && stepReview(replay, step.frame, stored);
        if (!details) throw new Error(`no step ${step.frame}`);
        const panel = flat(renderIn(app, provided(StepCommentary), { step: details, you: 0 }).container.textContent);
        cleanup();
        const graph = renderIn(app, provided(ChanceGraph), {
          overview,
          frames: replay.info.frames,
          at: step.frame,
          places: [],
          nameOf: String,
          onjump: () => undefined,
        });
        const shown = flat(graph.container.querySelector('[data-told]')?.textContent);
        cleanup();
        const kind = review.decision.type === 'play' ? 'card' : 'bid';
        const places = [rows[index], shown, panel, sections[index]];
        const told = [advice.gate.costs('X', review.loss, kind, name), advice.hint.other('X', review.loss, name)];
        for (const place of [...places, ...told.map(flat)]) expect(place).toContain(figure);
        for (const remark of review.remarks)
          if (remark.id === 'J.LOSES_CENTS' || remark.id === 'J.LOSES_HEIGHT')
            expect(flat(tellWith(textsOf(language).remarks, remark, name))).toContain(figure);
      }
    }
    expect(held).toBeGreaterThan(2);
  });

  test('what is held against somebody stands beside no doubt, and what is in doubt is held against nobody', () => {
    for (const { reviews, commentary, replay, overview } of rounds)
      for (const [index, { frame }] of overview.steps.entries()) {
        const review = reviews[index];
        const stored = commentary.reviews()[index];
        const step = stored && stepReview(replay, frame, stored);
        if (!review || !step) throw new Error(`no step ${frame}`);
        const app = fakeApp({}, { language });
        const panel = flat(renderIn(app, provided(StepCommentary), { step, you: 0 }).container.textContent);
        cleanup();
        const doubts = review.remarks.some(({ id }) => id === 'J.UNSURE');
        expect(doubts).toBe(review.grade === 'unsure');
        expect(panel.includes(flat(texts.gradeHints.unsure))).toBe(review.grade === 'unsure');
        if (!losing(review)) continue;
        expect(advice.gate.worlds(review.advice.worlds, name)).not.toMatch(DOUBT);
        expect(advice.gate.costs('X', review.loss, 'card', name)).not.toMatch(DOUBT);
      }
  });

  test('hindsight says by which measure', () => {
    const measures = { de: /^Mit offenen Karten/, en: /^With (all )?(cards open|open cards|all cards open)/ }[language];
    let seen = 0;
    for (const { reviews, commentary, replay, overview } of rounds)
      for (const [index, { frame }] of overview.steps.entries()) {
        const stored = commentary.reviews()[index];
        const step = stored && stepReview(replay, frame, stored);
        if (!step || (reviews[index]?.open.ranked.length ?? 0) < 2) continue;
        const app = fakeApp({}, { language });
        const { container } = renderIn(app, provided(StepCommentary), { step, you: 0 });
        expect(flat(container.querySelector('.hindsight p')?.textContent)).toMatch(measures);
        cleanup();
        seen++;
      }
    expect(seen).toBeGreaterThan(10);
  });

  test('worth of the deal, what was given away and luck add up to the result, as they are shown', () => {
    for (const { overview, replay } of rounds) {
      const last = replay.rounds.at(-1);
      for (const [seat, summary] of Object.entries(overview.summary?.seats ?? {})) {
        const { worth, given, luck, balance } = accountOf(summary, name);
        expect(worth + given + luck).toBe(balance);
        expect([worth, given, luck].every(Number.isInteger)).toBe(true);
        if (last?.phase === 'scored') expect(balance).toBe(last.settlement.balance[Number(seat) as 0]);
        const [a, b, c, d] = [worth, given, luck, balance].map((each) => name.balance(each));
        expect([a, b, c, d].every((each) => each !== undefined && /\d/.test(each))).toBe(true);
      }
    }
  });
});
