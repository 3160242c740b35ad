// What comes while something else is under way, and in the long run: a failing change, a table that moves on, a late answer, a full disk, a full deck.
import { describe, expect, test, vi } from 'vitest';
import { recordOf, startRound } from '../../src/engine/table/round.ts';
import { cardsOfPack } from '../../src/engine/base/cards.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { NO_OWN_RULES, OWN_RULES_KIND } from '../../src/main/rules/rules-file.ts';
import { Ahead, LANDED } from '../../src/main/review/ahead.ts';
import { itemsVersion } from '../../src/engine/teaching/trainers/trainer.ts';
import { addItem, type Deck, dueIn, rated } from '../../src/main/training/deck.ts';
import { keptFile } from '../../src/main/store/kept.ts';
import type { Stores } from '../../src/main/store/stores.ts';
import { Writer } from '../../src/main/store/writer.ts';
import { lastOwn } from '../../src/main/table/taking-back.ts';
import { openPutAside } from '../../src/main/table/put-aside.ts';
import type { SessionFile } from '../../src/main/table/session-file.ts';
import type { TableDeps } from '../../src/main/table/table.ts';
import type { Answering, Asking } from '../../src/main/thinking/thinking-protocol.ts';
import { Thinking } from '../../src/main/thinking/thinking.ts';
import {
  type FakeClock,
  fakeClock,
  firstAllowed,
  move,
  playCards,
  scene,
  settled,
  start,
  untilWaiting,
} from '../../lab/support/main/fake-table.ts';
import { after, call } from '../../lab/support/rounds/rounds.ts';
import { before, fakeEvaluator } from '../../lab/support/main/review-fixtures.ts';
import { held } from '../../lab/support/held.ts';

describe('a file that is kept in memory', () => {
  function kept() {
    const written: unknown[] = [];
    const file = {
      content: undefined,
      write: (content: unknown) => Promise.resolve(void written.push(content)).then(() => 'written' as const),
      forget: () => undefined,
    };
    const stores = { open: () => Promise.resolve(file) } as unknown as Stores;
    return { written, file: keptFile({ stores, kind: OWN_RULES_KIND, empty: NO_OWN_RULES }) };
  }

  test('is as it was after a change that fails, and takes the next one', async () => {
    const { written, file } = kept();
    const failing = file.change(() => {
      throw new Error('no such set');
    });
    const next = file.change((content) => ({ ...content, sets: [] }));
    await expect(failing).rejects.toThrow('no such set');
    expect(await next).toBe('written');
    expect(await file.get()).toEqual({ ...NO_OWN_RULES, sets: [] });
    expect(written).toHaveLength(1);
  });

  test('is not written where a change changes nothing', async () => {
    const { written, file } = kept();
    expect(await file.change((content) => content)).toBe('written');
    expect(written).toEqual([]);
  });
});

describe('a disk that is full', () => {
  const first = async (clock: FakeClock): Promise<number> => {
    const begun = clock.now();
    await clock.advance();
    return clock.now() - begun;
  };

  test('is tried again as soon the second time as the first, once it had room in between', async () => {
    let full = true;
    const clock = fakeClock();
    const writer = new Writer(clock, () => (full ? Promise.reject(new Error('ENOSPC')) : Promise.resolve()));
    const slot = writer.slot('settings', 'settings');
    await slot.write('a');
    const soon = await first(clock);
    for (let time = 0; time < 4; time++) await first(clock);
    full = false;
    await first(clock);
    await settled();
    full = true;
    await slot.write('b');
    expect(await first(clock)).toBe(soon);
  });

  test('does not give up the session that is gone on with: it lies aside until it lies on the table', async () => {
    const removed: string[] = [];
    const shelf = { all: () => Promise.resolve([]), remove: (id: string) => Promise.resolve(void removed.push(id)) };
    let disk: 'written' | 'waits' = 'waits';
    const save = { write: () => Promise.resolve(disk), carried: () => ({}), adopt: () => undefined };
    const aside = openPutAside({ save, shelf, clock: fakeClock() } as never, () => undefined);
    await aside.taken({ id: 'gone-on-with' } as SessionFile);
    expect(removed).toEqual([]);
    disk = 'written';
    await aside.taken({ id: 'gone-on-with' } as SessionFile);
    expect(removed).toEqual(['gone-on-with']);
  });

  test('leaves no half of a session that could not be put aside', async () => {
    const removed: string[] = [];
    const shelf = {
      put: () => Promise.resolve('waits'),
      remove: (id: string) => Promise.resolve(void removed.push(id)),
    };
    const save = { write: () => Promise.resolve('written'), carried: () => ({}), adopt: () => undefined };
    const aside = openPutAside({ save, shelf, clock: fakeClock() } as never, () => undefined);
    expect([await aside.put({ id: 'stays' } as SessionFile), removed]).toEqual([false, ['stays']]);
  });
});

describe('a table', () => {
  test('of two sessions begun at once has the later one, and only that is saved from then on', async () => {
    const stage = scene();
    await Promise.all([start(stage, 'first'), start(stage, 'second')]);
    await untilWaiting(stage);
    const id = stage.table.saved()?.file.id;
    const last = stage.saves.at(-1);
    expect(last?.id).toBe(id);
    const saved = stage.saves.length;
    await move(stage);
    await untilWaiting(stage);
    expect(new Set(stage.saves.slice(saved).map((file) => file.id))).toEqual(new Set([id]));
    const ids = stage.saves.map((file) => file.id);
    expect(ids.lastIndexOf(ids[0] ?? '')).toBeLessThan(ids.indexOf(id ?? ''));
  });

  test('takes no decision that was made for another situation', async () => {
    const stage = scene();
    await start(stage, 'stale');
    const view = await untilWaiting(stage);
    const decision = firstAllowed(view);
    if (!decision) throw new Error('nothing is asked');
    for (const at of [view.at - 1, view.at + 1])
      expect(await stage.table.decide({ at, decision })).toEqual({ outcome: 'stale' });
    expect(stage.table.view()).toEqual(view);
    expect((await stage.table.decide({ at: view.at, decision })).outcome).toBe('done');
  });

  test('that moves on while a claim is being proved takes no notice of the claim', async () => {
    const proof = held<Awaited<ReturnType<TableDeps['prove']>>>();
    const stage = scene({ deps: { prove: () => proof.promise }, settings: { byItself: 'nothing' } });
    await stage.table.start({ house: {}, seed: 'claimed', level: 'neuling', mode: 'onDemand' });
    for (let moves = 0; moves < 400; moves++) {
      const view = await untilWaiting(stage);
      const decision = firstAllowed(view);
      if (view.restClaims.includes('mine') && decision) {
        const said = stage.table.sayRest(view.at, 'mine');
        await stage.table.decide({ at: view.at, decision });
        proof.keep({ outcome: 'granted', plan: [] });
        expect(await said).toEqual({ outcome: 'stale' });
        expect(stage.table.view()?.restSaid).toBeUndefined();
        return;
      }
      if (!(await move(stage))) await stage.table.nextRound();
    }
    throw new Error('nothing may ever be claimed');
  });
});

test('the cut is not taken back by whoever has made it, nor what others have said before one has spoken', () => {
  const cut = after(
    startRound(pureRules(), { dealer: 1 }),
    { type: 'shuffled', pack: cardsOfPack(32) },
    { type: 'cut', seat: 0, at: 9 },
  );
  const last = (round: typeof cut) => lastOwn({ file: { mode: 'open' }, round } as never);
  const others = after(cut, call(2, 'weiter'), call(3, 'weiter'));
  expect([last(cut), last(others), last(after(others, call(0, 'weiter')))]).toEqual([undefined, undefined, 4]);
});

describe('the worker', () => {
  test('that answers a question a second time answers no other', async () => {
    let emit: (said: Answering) => void = () => undefined;
    const asked: Asking[] = [];
    const thinking = new Thinking({
      log: vi.fn(),
      spawn: () => ({
        postMessage: (asking) => void asked.push(asking),
        on: (event: string, listener: (said: never) => void) =>
          void (event === 'message' && (emit = listener as never)),
        terminate: () => Promise.resolve(),
      }),
    });
    const answers: unknown[] = [];
    const ask = (seed: string) => thinking.ask({ kind: 'proveRest', view: { seed } as never });
    const first = ask('one').then((value) => answers.push(['one', value]));
    const second = ask('two').then((value) => answers.push(['two', value]));
    emit({ id: asked[0]?.id ?? 0, ok: true, value: 'to one' } as never);
    await first;
    emit({ id: asked[0]?.id ?? 0, ok: true, value: 'to one again' } as never);
    await settled();
    expect(answers).toEqual([['one', 'to one']]);
    emit({ id: asked[1]?.id ?? 0, ok: true, value: 'to two' } as never);
    await second;
    expect(answers).toEqual([
      ['one', 'to one'],
      ['two', 'to two'],
    ]);
    await thinking.close();
  });
});

describe('commentary ahead of its time', () => {
  test('is made anew of what is decided otherwise after something was taken back', async () => {
    const stage = scene();
    await start(stage, 'ahead');
    const { record, you } = await playCards(stage);
    const clock = fakeClock();
    const evaluator = fakeEvaluator();
    const [entry = -1] = evaluator.entriesOf(record);
    const ahead = new Ahead({
      evaluator: { ...evaluator, ripeIn: ({ entries }) => (entries.length > entry ? [entry] : []) },
      clock,
      log: vi.fn(),
    });
    const look = async (carried: number): Promise<void> => {
      const round = before({ ...record, terms: { ...record.terms, carried } }, record.entries.length);
      ahead.waits(round, you);
      await clock.advance(LANDED);
      await settled();
      expect(ahead.foundOf(recordOf(round)).map((each) => each.entry)).toEqual([entry]);
    };
    await look(1);
    await look(2);
    expect(evaluator.asked).toHaveLength(2);
  });
});

describe('the deck of things to repeat', () => {
  const START = Date.UTC(2026, 0, 5, 12);
  const day = (days: number): string => new Date(START + days * 86_400_000).toISOString();
  const ref = (seed: string) =>
    ({
      trainer: 'higherCard',
      seed,
      stage: 1,
      rules: { pack: 32, tariff: { type: 'pair', values: [10, 50] } },
      version: itemsVersion('higherCard'),
    }) as const;

  test('holds hundreds of things; of more those leave it that would come last', () => {
    const many = Array.from({ length: 700 }, (_, at) => at);
    const deck = many.reduce<Deck>((now, at) => addItem(now, ref(`${at}`), day(at)), []);
    expect(deck.length).toBeGreaterThan(500);
    expect(deck.length).toBeLessThan(700);
    const left = deck.flatMap(({ source }) => (source.kind === 'item' ? [Number(source.ref.seed)] : []));
    expect(left.toSorted((a, b) => a - b)).toEqual(many.slice(0, deck.length));
  });

  test('gives a thing up only once it is known for half a year, after longer and longer spans', () => {
    let deck = addItem([], ref('known'), day(0));
    const spans: number[] = [];
    let now = 0;
    while (deck.length > 0 && spans.length < 30) {
      const [card] = deck;
      if (!card) break;
      const due = Math.ceil((Date.parse(card.memory.due) - START) / 86_400_000);
      spans.push(due - now);
      now = due;
      expect(dueIn(deck, day(now))).toHaveLength(1);
      deck = rated(deck, card.key, 'right', day(now));
    }
    expect(deck).toEqual([]);
    expect(spans).toEqual(spans.toSorted((a, b) => a - b));
    // What was shown last after three months was not given up then.
    expect(Math.max(...spans)).toBeGreaterThan(92);
    expect(Math.max(...spans)).toBeLessThanOrEqual(183);
  });
});
