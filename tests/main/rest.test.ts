// The rest of a round that is not played out: claimed or given up at a running table, laid down, written like any other cards.
import { describe, expect, test } from 'vitest';
import { type TableView, TableViewSchema } from '../../src/shared/table/board.ts';
import type { RestClaim } from '../../src/shared/table/rest.ts';
import type { HelpMode } from '../../src/shared/table/help-modes.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { sample } from '../../lab/base/thorough.ts';
import {
  move,
  scene,
  type Scene,
  type SceneOptions,
  settled,
  start,
  untilWaiting,
} from '../../lab/support/main/fake-table.ts';

const MOST_ROUNDS = 60;

interface Granted {
  readonly stage: Scene;
  /** The table just before it was said. */
  readonly before: TableView;
  readonly refused: number;
}

/** Plays until something may be said of the rest and is granted; what is refused leaves the table as it is. */
async function untilGranted(claim: RestClaim, mode: HelpMode, options: SceneOptions = {}): Promise<Granted> {
  const stage = scene(options);
  await start(stage, `rest-${claim}`, 32, mode);
  let refused = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (;;) {
      const before = await untilWaiting(stage);
      if (before.restClaims.includes(claim)) {
        const answer = await stage.table.sayRest(before.at, claim);
        if (answer.outcome === 'done') return { stage, before, refused };
        expect(answer.outcome).toBe('refused');
        expect(stage.table.view()).toEqual(before);
        refused++;
      }
      if (!(await move(stage))) break;
    }
    await stage.table.nextRound();
  }
  throw new Error('nothing is ever granted');
}

async function atTheEnd(stage: Scene): Promise<TableView> {
  for (;;) {
    const view = await untilWaiting(stage);
    if (view.savedAs !== undefined) return view;
    if (view.asked === 'play') throw new Error('a card is asked for');
    await settled();
  }
}

describe('the rest', () => {
  test("that is claimed is laid down: every trick is the claimer's, and the log holds cards like any other", async () => {
    const { stage, before, refused } = await untilGranted('mine', 'onDemand');
    const at = stage.views.length;
    const end = await atTheEnd(stage);
    const left = before.board.hands[before.board.you].size;
    expect(end.board.tricksWon[end.board.you]).toBe(before.board.tricksWon[before.board.you] + left);
    expect(refused).toBeGreaterThan(0);
    const shown = stage.views.slice(at - 1).filter(({ restSaid }) => restSaid);
    expect(shown.length).toBeGreaterThan(0);
    for (const view of shown) {
      expect(view.restSaid).toEqual({ claim: 'mine', seat: view.board.you });
      expect(view.movesInTime).toEqual([]);
      expect(view.board.hands.every(({ size, cards }) => size === 0 || cards?.length === size)).toBe(true);
      expect(TableViewSchema.safeParse(view).success).toBe(true);
    }
    const file = stage.archived.at(-1);
    expect(file && checkRound(JSON.stringify(file)).ok).toBe(true);
    expect(file?.record.entries.slice(before.at).every(({ type }) => type === 'play')).toBe(true);
    expect(stage.problems).toEqual([]);
  });

  test('that is claimed is shown trick by trick, and a press goes on', async () => {
    const { stage } = await untilGranted('mine', 'open', { settings: { speed: 'normal' } });
    while (stage.clock.pending() === 0) await settled();
    const { at } = stage.table.view() as TableView;
    stage.table.skip();
    while (stage.clock.pending() === 0 && stage.table.view()?.pausing) await settled();
    expect((stage.table.view() as TableView).at).toBeGreaterThan(at);
    await atTheEnd(stage);
  });

  test('of a round that is lost is played by the others, and lost', async () => {
    const { stage, refused } = await untilGranted('giveUp', 'inn');
    const end = await atTheEnd(stage);
    expect(refused).toBeGreaterThan(0);
    expect(end.ended?.kind === 'played' && end.ended.settlement.balance[end.board.you]).toBeLessThan(0);
  });

  test.each([
    ['stammtisch', 'onDemand', true],
    ['neuling', 'onDemand', false],
    ['stammtisch', 'open', false],
  ] as const)('at the level %s in the mode %s a bot claims it: %s', async (level, mode, claims) => {
    const stage = scene({ settings: { byItself: 'nothing' } });
    await stage.table.start({ house: {}, seed: 'rest-of-a-bot', level, mode });
    const said: TableView[] = [];
    for (let round = 0; round < sample(7, 12); round++) {
      while (await move(stage));
      const end = await untilWaiting(stage);
      const first = stage.views.find(({ restSaid, roundId }) => restSaid && roundId === end.roundId);
      if (first?.restSaid) {
        const { claim, seat } = first.restSaid;
        said.push(first);
        expect(claim).toBe('mine');
        expect(seat).not.toBe(first.board.you);
        expect(first.board.hands.every(({ size, cards }) => size === 0 || cards?.length === size)).toBe(true);
        expect(end.board.tricksWon[seat]).toBe(first.board.tricksWon[seat] + first.board.hands[seat].size);
      }
      if (said.length > 0) break;
      await stage.table.nextRound();
    }
    expect(said.length > 0).toBe(claims);
    expect(stage.problems).toEqual([]);
  });

  test("is no question while it is not the person's turn, or once the table has moved on", async () => {
    const stage = scene();
    await start(stage, 'rest-stale');
    const view = await untilWaiting(stage);
    expect(await stage.table.sayRest(view.at, 'mine')).toEqual({ outcome: 'stale' });
    expect(await stage.table.sayRest(view.at + 1, 'giveUp')).toEqual({ outcome: 'stale' });
  });
});
