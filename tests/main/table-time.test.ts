// Taking back, repeating, the same deal again, playing on from a round: what the log, the sheet and the library hold then.
import { describe, expect, test } from 'vitest';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { openingOf } from '../../src/main/table/aside.ts';
import { type TableView, TableViewSchema } from '../../src/shared/table/board.ts';
import {
  move,
  playCards,
  playRound,
  type Scene,
  scene,
  settled,
  start,
  untilWaiting,
} from '../../lab/support/main/fake-table.ts';

const entriesOf = (stage: Scene) => stage.table.saved()?.round.entries ?? [];

/** A session whose present round waits for the person's card, with own cards played before. */
async function midRound(seed = 'middle'): Promise<{ stage: Scene; view: TableView }> {
  const stage = scene();
  await start(stage, seed);
  for (let i = 0; i < 200; i++) {
    const view = await untilWaiting(stage);
    if (view.board.phase === 'playing' && (view.lastTrick !== undefined || view.at > 16)) return { stage, view };
    if (!(await move(stage))) await stage.table.nextRound();
  }
  throw new Error('no card was ever played');
}

describe('taking back', () => {
  test('makes the log shorter by the last own decision and what followed; repeating puts both on again', async () => {
    const { stage, view } = await midRound();
    const log = entriesOf(stage);
    expect(view.movesInTime).toContain('takeBack');
    const back = await stage.table.moveInTime('takeBack');
    expect(back?.at).toBeLessThan(view.at);
    expect(back).toMatchObject({ movesInTime: expect.arrayContaining(['repeat']) as unknown, help: { takenBack: 1 } });
    expect(entriesOf(stage)).toEqual(log.slice(0, back?.at));
    expect(log[back?.at ?? 0]).toMatchObject({ seat: 0 });
    expect(back?.board.turn).toBe(0);
    expect(back?.revision).toBeGreaterThan(view.revision);
    await stage.table.moveInTime('repeat');
    expect(entriesOf(stage)).toEqual(log);
    expect((await untilWaiting(stage)).movesInTime).not.toContain('repeat');
  });

  test('goes step by step down to the deal, whose cut stays, and all the way up again', async () => {
    const { stage } = await midRound();
    const log = entriesOf(stage);
    let steps = 0;
    for (; stage.table.view()?.movesInTime.includes('takeBack'); steps++) await stage.table.moveInTime('takeBack');
    expect(steps).toBeGreaterThan(1);
    expect(entriesOf(stage).length).toBeGreaterThanOrEqual(2);
    for (let i = 0; i < steps; i++) await stage.table.moveInTime('repeat');
    expect(entriesOf(stage)).toEqual(log);
  });

  test('another decision takes the place of what was taken back; the reasons of bots are those of the log', async () => {
    const { stage, view } = await midRound();
    await stage.table.moveInTime('takeBack');
    const again = await untilWaiting(stage);
    const cards = again.board.hands[0].cards?.filter(({ playable }) => playable) ?? [];
    const card = cards.at(-1)?.card;
    if (card) await stage.table.decide({ at: again.at, decision: { type: 'play', seat: 0, card } });
    expect(stage.table.view()?.movesInTime).not.toContain('repeat');
    await playRound(stage);
    const { file } = stage.table.saved() ?? {};
    for (const { entry } of file?.notes ?? []) expect(file?.entries[entry]).not.toMatchObject({ seat: 0 });
    const noted = file?.notes.map(({ entry }) => entry) ?? [];
    expect(new Set(noted).size).toBe(noted.length);
    expect(view.number).toBe(stage.table.view()?.number);
  });

  test('makes the round practice: it stands on the sheet and in the library, but is not counted', async () => {
    const { stage, view } = await midRound();
    const before = view.totals;
    await stage.table.moveInTime('takeBack');
    const end = await playRound(stage);
    expect(end.sheet.at(-1)).toMatchObject({ practice: true, number: view.number });
    expect(end).toMatchObject({ practice: 'takenBack', totals: before });
    expect(stage.archived.at(-1)).toMatchObject({ practice: 'takenBack', help: { takenBack: 1 } });
    expect(checkRound(JSON.stringify(stage.archived.at(-1))).ok).toBe(true);
    await stage.table.nextRound();
    const next = await untilWaiting(stage);
    expect(next).toMatchObject({ number: view.number + 1, totals: before, help: { takenBack: 0 } });
    expect(next).not.toHaveProperty('practice');
  });

  test('drops the answer of a bot that was still thinking', async () => {
    const { stage } = await midRound();
    const held: (() => void)[] = [];
    const slow = scene({
      saved: stage.saves.at(-1) as never,
      deps: { thinking: { ask: () => new Promise<never>((_, reject) => held.push(() => reject(new Error('late')))) } },
    });
    await settled();
    const view = slow.table.view();
    const card = view?.board.hands[0].cards?.find(({ playable }) => playable)?.card;
    if (!view || !card) throw new Error('the person is not asked');
    await slow.table.decide({ at: view.at, decision: { type: 'play', seat: 0, card } });
    await settled();
    const back = await slow.table.moveInTime('takeBack');
    expect(back?.at).toBe(view.at);
    held.forEach((late) => late());
    await settled();
    expect(slow.table.view()?.at).toBe(view.at);
    expect(slow.problems).toEqual([]);
  });
});

describe('the same deal again', () => {
  test('begins a running round anew, as practice', async () => {
    const { stage } = await midRound();
    const log = entriesOf(stage);
    const view = await stage.table.moveInTime('sameDeal');
    expect(view).toMatchObject({ at: 2, practice: 'takenBack' });
    expect(entriesOf(stage)).toEqual(log.slice(0, 2));
  });

  test('of a finished round is played beside the session, which then goes on as if nothing had been', async () => {
    const stage = scene();
    await start(stage, 'again');
    const plain = scene();
    await start(plain, 'again');
    await playRound(plain);
    await plain.table.nextRound();
    const end = await playRound(stage);
    const aside = await stage.table.moveInTime('sameDeal');
    expect(aside).toMatchObject({ practice: 'again', number: 2, sheet: end.sheet, totals: end.totals });
    expect(aside?.roundId).not.toBe(end.roundId);
    const again = await playRound(stage);
    expect(again).toMatchObject({ sheet: end.sheet, totals: end.totals, practice: 'again' });
    expect(again.ended).toBeDefined();
    expect(stage.archived.map(({ practice }) => practice)).toEqual([undefined, 'again']);
    expect(stage.archived[1]?.record.entries.slice(0, 2)).toEqual(stage.archived[0]?.record.entries.slice(0, 2));
    expect(stage.archived[1]).not.toHaveProperty('deal');
    await stage.table.nextRound();
    await untilWaiting(stage);
    expect(entriesOf(stage)).toEqual(entriesOf(plain));
    expect(stage.table.view()).toMatchObject({ number: 2, sheet: end.sheet });
  });
});

describe('playing on from a round', () => {
  test('lays the running round by, and comes back to it; both survive a restart', async () => {
    const stage = scene();
    await start(stage, 'from');
    const file = await playCards(stage);
    const length = file.record.entries.length - 6;
    await stage.table.nextRound();
    await untilWaiting(stage);
    await move(stage);
    const running = await untilWaiting(stage);
    const log = entriesOf(stage);
    const deals = stage.table.deals();

    const view = await stage.table.playFrom(openingOf(file, length));
    expect(view).toMatchObject({ practice: 'again', at: length });
    expect(view?.movesInTime).toContain('leaveAside');
    expect(entriesOf(stage).slice(0, length)).toEqual(file.record.entries.slice(0, length));
    expect(stage.table.deals()).toEqual(deals);

    const resumed = scene({ saved: stage.saves.at(-1) as never });
    await untilWaiting(resumed);
    expect(resumed.table.view()?.roundId).toBe(view?.roundId);
    await resumed.table.moveInTime('leaveAside');
    const back = await untilWaiting(resumed);
    expect(entriesOf(resumed)).toEqual(log);
    expect(back).toMatchObject({ number: running.number, at: running.at, roundId: running.roundId });
    expect(TableViewSchema.safeParse(back).success).toBe(true);
  });

  test('is not possible where the round is over, and works without a session', async () => {
    const stage = scene();
    await start(stage, 'end');
    const file = await playCards(stage);
    const { length } = file.record.entries;
    const before = stage.table.view();
    expect(await stage.table.playFrom(openingOf(file, length))).toBeNull();
    expect(stage.table.view()).toEqual(before);

    const empty = scene();
    const view = await empty.table.playFrom(openingOf(file, length - 3));
    expect(view).toMatchObject({ practice: 'again', number: 1, sheet: [] });
    await playRound(empty);
    await empty.table.nextRound();
    expect((await untilWaiting(empty)).number).toBe(1);
  });

  test('of somebody in another seat puts the person in their place', async () => {
    const stage = scene();
    await start(stage, 'turned');
    const file = await playCards(stage);
    const { record } = openingOf({ ...file, you: 2 }, file.record.entries.length - 2);
    const length = record.entries.length;
    expect(record.terms.dealer).toBe((file.record.terms.dealer + 2) % 4);
    const view = await stage.table.playFrom({ record, notes: [] });
    expect(view?.at).toBe(length);
  });
});

describe('a table as in the inn', () => {
  /** Plays until a card of the person is not allowed. */
  async function untilForbidden(stage: Scene): Promise<TableView> {
    const marked = scene();
    await start(marked, 'inn');
    await start(stage, 'inn', 32, 'inn');
    for (let i = 0; i < 300; i++) {
      const [view, shown] = [await untilWaiting(stage), await untilWaiting(marked)];
      expect(view.at).toBe(shown.at);
      const barred = shown.board.hands[0].cards?.find(({ refusal }) => refusal)?.card;
      if (barred) {
        expect(view.board.hands[0].cards?.every(({ playable, refusal }) => playable && !refusal)).toBe(true);
        await stage.table.decide({ at: view.at, decision: { type: 'play', seat: 0, card: barred } });
        return untilWaiting(stage);
      }
      // Both tables take the same way: what the marked one allows is allowed at both.
      const both = [await moveAlike(marked, shown, stage), shown];
      if (!both[0]) {
        await marked.table.nextRound();
        await stage.table.nextRound();
      }
    }
    throw new Error('every card was always allowed');
  }

  async function moveAlike(marked: Scene, shown: TableView, inn: Scene): Promise<boolean> {
    const before = entriesOf(marked).length;
    if (!(await move(marked))) return false;
    const own = entriesOf(marked)[before];
    if (shown.doublingOffered || !own || own.type === 'shuffled' || own.type === 'revoke') inn.table.decline(shown.at);
    else await inn.table.decide({ at: shown.at, decision: own });
    return true;
  }

  test('forbids nothing beforehand and says nothing; a card against the rules loses the round at once', async () => {
    const stage = scene();
    const end = await untilForbidden(stage);
    expect(stage.views.every(({ duty }) => duty.length === 0)).toBe(true);
    expect(end.board.phase).toBe('scored');
    expect(entriesOf(stage).at(-1)).toMatchObject({ type: 'revoke', seat: 0 });
    expect(end.revoke?.because.id).toMatch(/^R\./);
    const line = end.ended;
    expect(line?.kind === 'played' && line.settlement.balance[0]).toBeLessThan(0);
    expect(line?.kind === 'played' && line.result.revoke?.seat).toBe(0);
    expect(TableViewSchema.safeParse(end).success).toBe(true);
    await untilWaiting(stage);
    expect(checkRound(JSON.stringify(stage.archived.at(-1))).ok).toBe(true);
  });

  test('takes nothing back', async () => {
    const stage = scene();
    await start(stage, 'strict', 32, 'inn');
    for (let i = 0; i < 12; i++) {
      const view = await untilWaiting(stage);
      expect(view.movesInTime).toEqual([]);
      expect((await stage.table.moveInTime('takeBack'))?.at).toBe(view.at);
      if (!(await move(stage))) break;
    }
  });
});

test('with all hands open everybody’s cards are shown, and only the own ones may be played', async () => {
  const stage = scene();
  await start(stage, 'open', 32, 'open');
  const view = await untilWaiting(stage);
  for (const hand of view.board.hands) expect(hand.cards).toHaveLength(8);
  for (const seat of [1, 2, 3] as const)
    expect(view.board.hands[seat].cards?.some(({ playable }) => playable)).toBe(false);
});
