// The warning before a bad call, announcement or doubling as the table really gives it: the whole slip speaks of one set of deals.
import { cleanup, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Adviser } from '../../../src/main/advice/adviser.ts';
import GateSlip from '../../../src/renderer/table/help/GateSlip.svelte';
import type { Considered, GateAnswer, RefutationAnswer } from '../../../src/shared/teaching/advice-answers.ts';
import type { TableView } from '../../../src/shared/table/board.ts';
import { DEFAULT_SETTINGS } from '../../../src/shared/files/settings.ts';
import type { Language } from '../../../src/shared/border/language.ts';
import { move, type Scene, scene, start, thinkHere, untilWaiting } from '../../../lab/support/main/fake-table.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { fakeApp, renderIn } from '../../../lab/support/page/tutor/fake-app.ts';

/** A warning with what the table answers when it is asked why. */
interface Warned {
  readonly view: TableView;
  readonly decision: Considered;
  readonly gate: GateAnswer;
  readonly refutation: RefutationAnswer;
}

/** Rounds of the session in which everything that might be said is tried: in these two there are warnings of every kind. */
const TRIED = sample([3, 4], [0, 1, 2, 3, 4, 5]);

/** What might be said now, wise or not. */
function sayable({ actions, doublingOffered }: TableView): readonly Considered[] {
  const said = actions.flatMap(({ decision, refusal }) => (refusal ? [] : [decision]));
  return doublingOffered ? [...said, { type: 'leave', seat: 0 }] : said;
}

/** Every warning that some rounds of a session have for what might be said in them. */
async function warnings(seed: string): Promise<readonly Warned[]> {
  const stage: Scene = scene();
  const settings = () => ({ ...DEFAULT_SETTINGS, gateCards: 'off', gateThreshold: 'doubtful' }) as const;
  const adviser = new Adviser({ table: stage.table, thinking: thinkHere, settings, clock: stage.clock });
  await start(stage, seed, 32, 'marked');
  const found: Warned[] = [];
  for (let round = 0; round <= Math.max(...TRIED); round++) {
    do {
      const view = await untilWaiting(stage);
      for (const decision of TRIED.includes(round) ? sayable(view) : []) {
        const gate = await adviser.gate(view.at, decision);
        if (gate.outcome !== 'warn') continue;
        found.push({ view, decision, gate, refutation: await adviser.refute(view.at, decision) });
      }
    } while (await move(stage));
    await stage.table.nextRound();
  }
  adviser.close();
  return found;
}

/** The words of the slip, once it knows why. */
async function slipOf({ view, decision, gate, refutation }: Warned, language: Language): Promise<string> {
  const app = fakeApp({ 'advice.gate': () => gate, 'advice.refutation': () => refutation }, { language });
  app.table.take(view);
  await app.coach.decide(decision);
  await waitFor(() => expect(app.coach.refutation).not.toBeNull());
  const { warning } = app.coach;
  const { container } = renderIn(app, GateSlip, { view, warning, onleave: () => undefined });
  const words = container.textContent;
  cleanup();
  return words;
}

/** Numbers of deals that a text names. */
const dealsIn = (words: string): readonly string[] =>
  [...words.matchAll(/([\d.,]+) (?:gedachten Verteilungen|Verteilungen|imagined deals|deals)/g)].map(
    ([, count]) => count ?? '',
  );

/** They take some seconds, so they are found once. */
let known: Promise<readonly Warned[]> | undefined;
const warned = (): Promise<readonly Warned[]> => (known ??= warnings('gate'));

test('names one number of deals, however often', async () => {
  const all = await warned();
  const kinds = new Set(all.map(({ decision }) => decision.type));
  for (const kind of ['call', 'announce', 'stoss'] as const) expect(kinds).toContain(kind);
  for (const language of ['de', 'en'] as const) {
    const slips = [];
    for (const each of all) slips.push(await slipOf(each, language));
    for (const words of slips) expect(new Set(dealsIn(words)).size, words).toBeLessThanOrEqual(1);
    // The cause names them, and so does the price.
    expect(slips.filter((words) => dealsIn(words).length === 2).length).toBeGreaterThan(2);
  }
});

test('holds no game up as the better one that is mostly lost', async () => {
  const causes = (await warned()).flatMap(({ refutation }) =>
    refutation.outcome === 'refuted' ? [refutation.cause] : [],
  );
  const missed = causes.flatMap((cause) => (cause.kind === 'missesGame' ? [cause] : []));
  expect(missed.length).toBeGreaterThan(2);
  for (const { count, deals } of missed) expect(count * 2).toBeGreaterThanOrEqual(deals);
});
