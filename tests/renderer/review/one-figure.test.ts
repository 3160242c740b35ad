// One loss figure and one verdict for a decision, wherever it stands: panel, table, graph, exported text.
import { cleanup } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { PURE_2007 } from '../../../src/engine/options/options.ts';
import { reviewable } from '../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../src/engine/tutor/review/review-of.ts';
import { openReplay } from '../../../src/main/replay/replay.ts';
import { Commentary } from '../../../src/main/review/commentary.ts';
import { markdownOf } from '../../../src/main/review/markdown.ts';
import { overviewOf, ownPart, stepReview } from '../../../src/main/review/overview.ts';
import ChanceGraph from '../../../src/renderer/review/ChanceGraph.svelte';
import CourseTable from '../../../src/renderer/review/CourseTable.svelte';
import StepCommentary from '../../../src/renderer/review/StepCommentary.svelte';
import { accountOf, lossOfStep } from '../../../src/words/speak/verdicts.ts';
import { UI_REVIEW_DE } from '../../../src/words/de/ui-review.ts';
import { UI_REVIEW_EN } from '../../../src/words/en/ui-review.ts';
import { namingOf } from '../../../src/words/speak/naming-of.ts';
import { reviewFor } from '../../../lab/support/main/review-fixtures.ts';
import { archivedRound } from '../../../lab/support/main/round-fixture.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';
import { provided } from '../../../lab/support/page/review/provided.ts';

const FILE = archivedRound(PURE_2007);
const wanted = reviewable(FILE.record);

/** A whole commentary with losses of 0, 3, 6 ... cents and thirds of them, so that a figure of its own would show. */
const reviews = wanted.map((entry) => {
  const review = reviewFor(FILE.record, entry);
  return { ...review, loss: { ...review.loss, cents: review.loss.cents * (1 + 1 / 27) } };
});
const commentary = new Commentary('archived-1', FILE.record, wanted, undefined);
for (const review of reviews) commentary.take(review);
const whole = reviewOf(FILE.record, reviews, 'quick');
const replay = openReplay('archived-1', FILE);
const overview = overviewOf(replay, commentary.reviews(), commentary.progress('working'), whole);

test('the accuracy that the slip tells beforehand is that of the whole', () => {
  commentary.readBy(FILE.you);
  expect(ownPart(commentary, FILE.you).own?.accuracy).toBe(whole.seats[FILE.you].accuracy);
  expect(whole.seats[FILE.you].accuracy).toBeGreaterThan(0);
});

const flat = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');

describe.each([
  ['de', UI_REVIEW_DE],
  ['en', UI_REVIEW_EN],
] as const)('in %s', (language, texts) => {
  const name = namingOf(language, 'bavarian', ['', 'Resi', 'Sepp', 'Vroni'], 0);
  const text = flat(markdownOf({ commentary, replay, overview }, language, 'bavarian'));
  const sections = text.split('### ').slice(1);

  test('every step says the same figure and grade in all four places', () => {
    expect(overview.steps.length).toBeGreaterThan(30);
    const app = fakeApp({}, { language });
    const table = renderIn(app, provided(CourseTable), { overview, nameOf: String, onjump: () => undefined });
    const rows = [...table.container.querySelectorAll('tbody tr')].map(({ textContent }) => flat(textContent));
    cleanup();
    for (const [index, step] of overview.steps.entries()) {
      const figure = flat(lossOfStep(step, name));
      const grade = texts.grades[step.grade];
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
      const spoken = flat(graph.container.querySelector('[role=slider]')?.getAttribute('aria-valuetext'));
      cleanup();
      expect(rows[index]).toContain(figure);
      expect(shown.endsWith(figure)).toBe(true);
      expect(spoken).toBe(shown);
      const lossless = figure === flat(texts.loss(0, name)) || step.grade === 'unsure';
      if (!lossless) {
        expect(panel).toContain(figure);
        expect(sections[index]).toContain(figure);
      }
      for (const place of [rows[index], shown, panel, sections[index]]) expect(place).toContain(grade);
    }
  });

  test('the dearest decisions are the same in the same order, and hold every own mistake', () => {
    expect(overview.mistakes.length).toBeGreaterThan(0);
    expect(overview.mistakes.every((frame) => overview.keyMoments.includes(frame))).toBe(true);
    expect(overview.keyMoments).toEqual([...overview.keyMoments].sort((a, b) => a - b));
    const listed = text.split(`## ${texts.moments} `)[1]?.split('## ')[0] ?? '';
    const frames = [...listed.matchAll(/- (?:Schritt|Step) (\d+):/g)].map(([, frame]) => Number(frame));
    expect(frames).toEqual([...overview.keyMoments]);
  });

  test('worth of the deal, what was given away and luck add up to the result, as they are shown', () => {
    for (const summary of Object.values(overview.summary?.seats ?? {})) {
      const { worth, given, luck, balance } = accountOf(summary, name);
      expect(worth + given + luck).toBe(balance);
      expect([worth, given, luck].every(Number.isInteger)).toBe(true);
    }
  });
});
