// The table at work: whole sessions with a scripted person, order of writing and showing, refusals, resuming.
import { describe, expect, test } from 'vitest';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import type { Entry } from '../../src/engine/table/log.ts';
import { LEVELS } from '../../src/shared/table/levels.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { SPEEDS } from '../../src/shared/files/setting-values.ts';
import { TableViewSchema } from '../../src/shared/table/board.ts';
import type { SessionFile } from '../../src/main/table/session-file.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import {
  firstAllowed,
  move,
  playCards,
  playRound,
  scene,
  type Scene,
  settled,
  start,
  thinkHere,
  untilWaiting,
} from '../../lab/support/main/fake-table.ts';

/** Logs of the rounds that were written, without ids and dates. */
async function logsOf(seed: string, rounds: number, settings = {}): Promise<readonly (readonly Entry[])[]> {
  const stage = scene({ settings });
  await start(stage, seed);
  for (let i = 0; i < rounds; i++) {
    await playRound(stage);
    await stage.table.nextRound();
  }
  return stage.archived.map(({ record }) => record.entries);
}

describe('a session', () => {
  test.each(SPEEDS)('at speed %s runs round after round, and every view keeps to the contract', async (speed) => {
    const stage = scene({ settings: { speed } });
    await start(stage, 'evening');
    for (let number = 1; number <= 2; number++) {
      const end = await playRound(stage);
      expect(end).toMatchObject({ number, savedAs: `${end.sessionId}-${number}` });
      expect(end.sheet).toHaveLength(number);
      expect(end.totals.reduce((sum, each) => sum + each)).toBe(0);
      await stage.table.nextRound();
    }
    for (const view of stage.views) expect(TableViewSchema.safeParse(view).success).toBe(true);
    for (const file of stage.archived) expect(checkRound(JSON.stringify(file)).ok).toBe(true);
    expect(stage.problems).toEqual([]);
  });

  test.each([32, 24, 20] as const)('with %i cards', async (pack) => {
    const stage = scene();
    await start(stage, 'packs', pack);
    expect((await playRound(stage)).board.pack).toBe(pack);
  });

  test('with the same seed is the same, whatever the speed', async () => {
    const first = await logsOf('same', 3);
    expect(await logsOf('same', 3, { speed: 'normal' })).toEqual(first);
    expect(await logsOf('other', 3)).not.toEqual(first);
  });

  test('arms no timer while it waits for the person', async () => {
    const stage = scene({ settings: { speed: 'normal' } });
    await start(stage, 'idle');
    do {
      await untilWaiting(stage);
      expect(stage.clock.pending()).toBe(0);
    } while (await move(stage));
  });

  test('goes on without a decision of the person for which nobody asked', async () => {
    const stage = scene();
    await start(stage, 'nothing');
    const view = await untilWaiting(stage);
    stage.table.decline(view.at);
    stage.table.skip();
    await stage.table.nextRound();
    await settled();
    expect(stage.table.view()).toEqual(view);
  });
});

describe('every entry', () => {
  test('is written before it is shown', async () => {
    const stage = scene();
    await start(stage, 'order');
    await playCards(stage);
    let written = 0;
    let seen = 0;
    for (const event of stage.events) {
      const [save, view] = event === 'save' ? [stage.saves.shift()] : [undefined, stage.views.shift()];
      if (save) written = save.session.sheet.length * 1000 + save.entries.length;
      if (view) seen = (view.number - 1) * 1000 + view.at;
      expect(seen).toBeLessThanOrEqual(written);
    }
  });

  test('is shown although it has to wait until it can be written', async () => {
    const stage = scene({ deps: { save: () => Promise.resolve('waits') } });
    await start(stage, 'full');
    expect((await playRound(stage)).savedAs).toBeDefined();
  });
});

describe('a round that is over', () => {
  /** A library that takes nothing while `room` is false. */
  function fullDisk() {
    const disk = { room: false, filed: [] as RoundFile[] };
    const archive = (file: RoundFile): Promise<void> =>
      disk.room ? Promise.resolve(void disk.filed.push(file)) : Promise.reject(new Error('disk full'));
    return { disk, stage: scene({ deps: { archive } }) };
  }

  test('waits in the session until it can be put into the library, through rounds, sessions and restarts', async () => {
    const { disk, stage } = fullDisk();
    await start(stage, 'waiting');
    await playRound(stage);
    await stage.table.nextRound();
    stage.unfiled.length = 0;
    const second = await playRound(stage);
    expect(second.savedAs).toBeUndefined();
    const [first, ...others] = stage.saves.at(-1)?.unfiled ?? [];
    expect(others).toEqual([]);
    expect(first?.id).toBe(`${second.sessionId}-1`);
    await start(stage, 'another evening');
    const save = stage.saves.at(-1);
    expect(save?.unfiled?.map(({ id }) => id)).toEqual([`${second.sessionId}-1`, `${second.sessionId}-2`]);
    expect(stage.unfiled.at(-1)).toBe('disk full');

    const again = scene({
      ...(save && { saved: save }),
      deps: { archive: (file) => Promise.resolve(void disk.filed.push(file)) },
    });
    expect(await again.table.fileAway()).toEqual([]);
    expect(disk.filed).toEqual(save?.unfiled);
    expect(again.saves.at(-1)?.unfiled).toBeUndefined();
  });

  test('is put into the library as soon as there is room again, and says so', async () => {
    const { disk, stage } = fullDisk();
    await start(stage, 'room');
    await playRound(stage);
    expect((await stage.table.fileAway()).map(({ record }) => record.entries.length)).toHaveLength(1);
    disk.room = true;
    expect(await stage.table.fileAway()).toEqual([]);
    expect(stage.table.view()?.savedAs).toBe(disk.filed[0]?.id);
    await stage.table.fileAway();
    expect(disk.filed).toHaveLength(1);
  });

  test('is told to lie in the library only when the save says so too', async () => {
    const disk = { room: false };
    const told: (string | undefined)[] = [];
    const stage: Scene = scene({
      deps: {
        archive: () => (disk.room ? Promise.resolve() : Promise.reject(new Error('disk full'))),
        filed(error) {
          if (error !== undefined) stage.unfiled.push('disk full');
          told.push(error === undefined ? stage.saves.at(-1)?.savedAs : 'waits');
        },
      },
    });
    await start(stage, 'room');
    const { roundId } = await playRound(stage);
    disk.room = true;
    await stage.table.fileAway();
    expect(new Set(told)).toEqual(new Set(['waits', roundId]));
    expect(told.at(-1)).toBe(roundId);
  });

  test('is not forgotten when its deal is played once more', async () => {
    const { disk, stage } = fullDisk();
    await start(stage, 'same deal');
    const { roundId } = await playRound(stage);
    await stage.table.moveInTime('sameDeal');
    expect(stage.saves.at(-1)?.unfiled?.map(({ id }) => id)).toEqual([roundId]);
    disk.room = true;
    await stage.table.fileAway();
    expect(disk.filed.map(({ id }) => id)).toEqual([roundId]);
  });
});

describe('a decision', () => {
  test('that is not allowed is refused with its explanation, and nothing changes', async () => {
    const stage = scene();
    await start(stage, 'refused');
    for (;;) {
      const view = await untilWaiting(stage);
      const refused = view.board.hands[0].cards?.find(({ refusal }) => refusal);
      if (refused) {
        const decision = { type: 'play', seat: 0, card: refused.card } as const;
        expect(await stage.table.decide({ at: view.at, decision })).toEqual({
          outcome: 'refused',
          refusal: refused.refusal,
        });
        expect(stage.table.view()).toEqual(view);
        return;
      }
      if (!(await move(stage))) await stage.table.nextRound();
    }
  });

  test('for another seat is refused', async () => {
    const stage = scene();
    await start(stage, 'foreign');
    const { at } = await untilWaiting(stage);
    for (const seat of [1, 2, 3] as const) {
      const answer = await stage.table.decide({ at, decision: { type: 'call', seat, call: 'weiter' } });
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { because: { id: 'A.OUT_OF_TURN' } } });
    }
  });

  test('that comes late is stale; of two at once one counts', async () => {
    const stage = scene();
    await start(stage, 'stale');
    const view = await untilWaiting(stage);
    const decision = firstAllowed(view);
    if (!decision) throw new Error('the person was not asked');
    const twice = [stage.table.decide({ at: view.at, decision }), stage.table.decide({ at: view.at, decision })];
    expect(await Promise.all(twice)).toEqual([{ outcome: 'done' }, { outcome: 'stale' }]);
    expect(await stage.table.decide({ at: view.at, decision })).toEqual({ outcome: 'stale' });
  });
});

describe('pauses', () => {
  test('let a complete trick lie, without its being counted, until they are over', async () => {
    const stage = scene({ settings: { speed: 'normal' } });
    await start(stage, 'lying');
    await playCards(stage);
    const { number } = await untilWaiting(stage);
    const lying = stage.views.filter(({ number: n, board }) => n === number && board.trick?.taken);
    expect(lying.length).toBeGreaterThanOrEqual(5);
    for (const { board, pausing, sheet, duty } of lying) {
      expect(board.trick?.cards).toHaveLength(4);
      expect(board).not.toHaveProperty('turn');
      expect({ phase: board.phase, pausing, sheet: sheet.length, duty }).toEqual({
        phase: 'playing',
        pausing: true,
        sheet: number - 1,
        duty: [],
      });
      expect(board.course.map(({ note }) => note.id)).not.toContain('L.WON');
    }
  });

  test('end at a skip, and take up a changed speed at once', async () => {
    const stage = scene({ settings: { speed: 'slow' } });
    await start(stage, 'skip');
    const before = stage.table.view()?.at;
    for (let i = 0; i < 60 && stage.table.view()?.pausing; i++) {
      stage.table.skip();
      await settled();
    }
    expect(stage.clock.now()).toBe(0);
    expect(stage.table.view()?.pausing).toBe(false);
    expect(before).toBeDefined();
    await move(stage);
    stage.change({ speed: 'instant' });
    while (stage.table.view()?.pausing) await settled();
    expect(stage.clock.pending()).toBe(0);
  });

  test('do not stop the person from playing on', async () => {
    const stage = scene({ settings: { speed: 'slow' } });
    await start(stage, 'quick');
    for (let round = 0; round < 20; round++) {
      while (await move(stage)) {
        await settled();
        const view = stage.table.view();
        if (!view?.board.trick?.taken || view.board.trick.taken.winner !== 0 || view.board.phase !== 'playing')
          continue;
        const card = view.board.hands[0].cards?.[0]?.card;
        if (!card) continue;
        const answer = await stage.table.decide({ at: view.at, decision: { type: 'play', seat: 0, card } });
        expect(answer.outcome).not.toBe('stale');
        if (answer.outcome === 'done') {
          expect(stage.table.view()?.board.trick?.cards).toEqual([card]);
          return;
        }
      }
      await stage.table.nextRound();
    }
    throw new Error('the person never won a trick with a bot to wait for');
  });
});

describe('doubling', () => {
  /** Plays rounds until the person is offered a Stoss. */
  async function offered(stage: ReturnType<typeof scene>): Promise<void> {
    for (let i = 0; i < 800; i++) {
      const { doublingOffered, board } = await untilWaiting(stage);
      if (doublingOffered && board.contract?.declarer !== board.you) return;
      if (!(await move(stage))) await stage.table.nextRound();
    }
    throw new Error('never offered');
  }

  test('is offered once, before the second card, to whom it is allowed', async () => {
    const stage = scene();
    await start(stage, 'stoss');
    await offered(stage);
    const view = await untilWaiting(stage);
    expect(view.board.trick?.cards.length).toBeLessThan(2);
    expect(view.actions.some(({ decision, refusal }) => decision.type === 'stoss' && !refusal)).toBe(true);
    stage.table.decline(view.at);
    const next = await untilWaiting(stage);
    expect(next.at).toBeGreaterThan(view.at);
    expect(next.doublingOffered).toBe(false);
  });

  test('is taken at its word, and the declarer may answer', async () => {
    const stage = scene();
    await start(stage, 'stoss');
    await offered(stage);
    const view = await untilWaiting(stage);
    const done = await stage.table.decide({ at: view.at, decision: { type: 'stoss', seat: 0 } });
    expect(done).toEqual({ outcome: 'done' });
    expect((await untilWaiting(stage)).board.contract?.stoss).toBe(0);
  });

  test('is not waited for if the player wants the button only', async () => {
    const stage = scene({ settings: { doublingPrompt: 'button' } });
    await start(stage, 'stoss');
    for (let i = 0; i < 5; i++) {
      await playRound(stage);
      await stage.table.nextRound();
    }
    expect(stage.views.some(({ doublingOffered }) => doublingOffered)).toBe(false);
  });

  test('a change to the button ends the waiting', async () => {
    const stage = scene();
    await start(stage, 'stoss');
    await offered(stage);
    const { at } = await untilWaiting(stage);
    stage.change({ doublingPrompt: 'button' });
    expect((await untilWaiting(stage)).at).toBeGreaterThan(at);
  });
});

describe('a player that fails', () => {
  test('is reported, and an allowed decision is taken in its place', async () => {
    const stage = scene({ deps: { thinking: { ask: () => Promise.reject(new Error('broken')) } } });
    await start(stage, 'broken');
    await playRound(stage);
    expect(stage.archived).toHaveLength(1);
    expect(stage.problems[0]).toMatchObject({ id: 'P.PLAYER', params: { detail: 'broken' } });
  });

  test('with a decision that is not allowed likewise', async () => {
    const wrong = { decision: { type: 'call', seat: 1, call: 'has:nothing' }, because: [] } as const;
    const stage = scene({
      deps: { thinking: { ask: (asked) => (asked.kind === 'decide' ? Promise.resolve(wrong) : thinkHere.ask(asked)) } },
    });
    await start(stage, 'wrong');
    await playRound(stage);
    expect(stage.archived).toHaveLength(1);
    expect(stage.problems[0]?.id).toBe('P.PLAYER');
  });
});

describe('resuming', () => {
  test('goes on from every save to the same end', async () => {
    const stage = scene();
    await start(stage, 'resume');
    const whole = await playCards(stage);
    const number = stage.table.view()?.number ?? 0;
    const saves = stage.saves.filter(({ session }) => session.sheet.length === number - 1);
    for (const saved of saves.filter((_, index) => index % 6 === 0)) {
      const again = scene({ saved });
      await playRound(again);
      expect(again.archived[0]?.record).toEqual(whole.record);
    }
  });

  test('between the last card and the library writes the round there once, under the same id', async () => {
    const stage = scene();
    await start(stage, 'between');
    const end = await playRound(stage);
    const last = stage.saves.findLast(({ savedAs }) => savedAs === undefined) as SessionFile;
    const again = scene({ saved: last });
    expect((await playRound(again)).savedAs).toBe(end.savedAs);
    expect(again.archived).toEqual(stage.archived);
    const after = scene({ saved: stage.saves.at(-1) as SessionFile });
    await playRound(after);
    expect(after.archived).toEqual([]);
  });

  test('a new session ends the old one: nothing of it is written any more', async () => {
    const stage = scene();
    await start(stage, 'old');
    await untilWaiting(stage);
    const [first, second] = await Promise.all([start(stage, 'new'), start(stage, 'newer')]);
    expect(first?.sessionId).not.toBe(second?.sessionId);
    const from = stage.saves.findIndex(({ id }) => id === second?.sessionId);
    await playRound(stage);
    expect(new Set(stage.saves.slice(from).map(({ id }) => id)).size).toBe(1);
  });
});

test('the cards of a session are those of the pack', async () => {
  const stage = scene();
  await stage.table.start({ house: {} });
  const [shuffled] = stage.saves[0]?.entries ?? [];
  expect(shuffled?.type === 'shuffled' && [...shuffled.pack].sort()).toEqual([...cardsOfPack(32)].sort());
});

describe('the opponents’ level', () => {
  test.each(LEVELS)('%s is kept in the save, seats its players, and is shown round after round', async (level) => {
    const stage = scene();
    const view = await stage.table.start({ house: { 'deck.size': 20 }, level, seed: 'level' });
    expect(view?.level).toBe(level);
    const bots = stage.saves[0]?.sitters.filter((sitter) => sitter.kind === 'bot') ?? [];
    expect(bots.map(({ player }) => player)).toEqual([level, level, level]);
    if (level === 'meister') return; // its play takes time and is tested with the players
    await playRound(stage);
    expect((await stage.table.nextRound())?.level).toBe(level);
  });

  test('is the usual one if nobody says so, and in saves from before there were levels', async () => {
    const stage = scene();
    expect((await start(stage, 'usual')).level).toBe('stammtisch');
    const { level: _level, ...old } = stage.saves.at(-1) as SessionFile;
    expect(scene({ saved: old }).table.view()?.level).toBe('stammtisch');
  });
});

describe('a player that thinks for long', () => {
  /** Players that answer only when they are let. */
  function slowPlayers() {
    const open: (() => void)[] = [];
    const ask: typeof thinkHere.ask = (question) =>
      new Promise((resolve, reject) => open.push(() => void thinkHere.ask(question).then(resolve, reject)));
    return { open, thinking: { ask } };
  }

  /** A table at which a bot is thinking and nothing else happens. */
  async function thinking() {
    const { open, thinking: slow } = slowPlayers();
    const stage = scene({ settings: { speed: 'normal' }, deps: { thinking: slow } });
    await start(stage, 'slow');
    for (let i = 0; open.length === 0 && i < 20; i++) {
      if (!(stage.table.view()?.pausing ?? true)) await move(stage);
      await settled();
    }
    return { stage, open };
  }

  test('is shown to think until it answers; a skip ends the pause and not the thinking', async () => {
    const { stage, open } = await thinking();
    const before = stage.table.view();
    expect(before?.pausing).toBe(true);
    expect(before?.board.turn).not.toBe(before?.board.you);
    stage.table.skip();
    await settled();
    expect(stage.table.view()).toEqual(before);
    expect(stage.clock.pending()).toBe(0);
    open.shift()?.();
    await settled();
    await settled();
    expect(stage.table.view()?.at).toBe((before?.at ?? 0) + 1);
  });

  test('answers at once after a pause that went by while it thought', async () => {
    const { stage, open } = await thinking();
    const at = stage.table.view()?.at ?? 0;
    await stage.clock.advance(700);
    open.shift()?.();
    await settled();
    await settled();
    expect(stage.table.view()?.at).toBe(at + 1);
  });

  test('does not hold up the end, and its late answer changes nothing', async () => {
    const { stage, open } = await thinking();
    const saves = stage.saves.length;
    await stage.table.close();
    open.shift()?.();
    await settled();
    expect(stage.saves).toHaveLength(saves);
  });
});
