// Practising behind the page: sessions of ten, figures, the deck and when things come back, damaged saves.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomOf } from '../../src/engine/base/random.ts';
import { declarerOf, recordOf } from '../../src/engine/table/round.ts';
import { allProblems, kindredOf, problemOfDay, themeOf } from '../../src/engine/teaching/problems/choosing.ts';
import { missedByPeople, nameOf } from '../../src/engine/teaching/problems/problem.ts';
import { questionBehind } from '../../src/engine/tutor/ideas/idea-questions.ts';
import { problemRef } from '../../src/engine/teaching/trainers/problem-item.ts';
import { dayOf } from '../../src/main/training/problem-days.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';
import { botRound, cardMoments, momentFor } from '../../src/engine/teaching/trainers/bot-rounds.ts';
import { adviseAt } from '../../src/engine/tutor/advice/advise.ts';
import { decisionOf, gradeOf } from '../../src/engine/tutor/advice/grade.ts';
import { isFurther } from '../../src/engine/teaching/trainers/further-games.ts';
import { itemOf } from '../../src/engine/teaching/trainers/items.ts';
import { type Answer, type ItemRef, itemsVersion, LEARNER } from '../../src/engine/teaching/trainers/trainer.ts';
import type { Problem } from '../../src/shared/border/problems.ts';
import {
  SESSION_ITEMS,
  TrainingOverviewSchema,
  type TrainingView,
  TrainingViewSchema,
} from '../../src/shared/teaching/training.ts';
import { SYSTEM_CLOCK, writtenDate } from '../../src/main/base/clock.ts';
import { parseFile } from '../../src/main/store/check.ts';
import { keptFile } from '../../src/main/store/kept.ts';
import { addItem, addMistake, type Deck, dueIn, nextDue, rated } from '../../src/main/training/deck.ts';
import { afterAnswer } from '../../src/main/training/session.ts';
import {
  NOTHING_PRACTISED,
  recordOfTrainer,
  TRAINING_KIND,
  type TrainingFile,
} from '../../src/main/training/training-file.ts';
import { Stores } from '../../src/main/store/stores.ts';
import { Closed, type Thinking } from '../../src/main/thinking/thinking.ts';
import { Training } from '../../src/main/training/training-room.ts';
import { answer as answerHere } from '../../src/main/worker/answering.ts';
import { thinkHere } from '../../lab/support/main/fake-table.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 4, 1, 12);
const dayAfter = (days: number): string => new Date(START + days * DAY).toISOString();

const ref = (seed: string): ItemRef => ({
  trainer: 'higherCard',
  seed,
  stage: 1,
  rules: { pack: 32, tariff: { type: 'pair', values: [10, 50] } },
  version: itemsVersion('higherCard'),
});

/** A Solo up to a card of its declarer that is surely bad; `entries` are his cards. */
function withBlunder() {
  const round = botRound(pureRules(), 'solo', randomOf('own mistakes'));
  const you = declarerOf(round);
  const { entries: all, ...record } = recordOf(round);
  const own = cardMoments(round).filter(({ seat }) => seat === you);
  for (const { at } of own) {
    const view = viewFor(momentFor(round, { at, seat: you }), LEARNER);
    const advice = adviseAt(view, { random: randomOf('blunder'), effort: 'quick' });
    const worst = decisionOf(advice.ranked.at(-1)?.decision);
    if (!worst || gradeOf(advice, worst) !== 'blunder') continue;
    const entries = own.flatMap((moment) => (moment.at <= at ? [moment.at] : []));
    return { record: { ...record, entries: [...all.slice(0, at), { ...worst, seat: you }] }, entries, you };
  }
  throw new Error('nothing can be lost');
}

describe('the deck', () => {
  const deck = addItem([], ref('a'), dayAfter(0));

  test('offers a wrong item from the next day on, never within the hour', () => {
    expect(dueIn(deck, dayAfter(0))).toEqual([]);
    expect(dueIn(deck, dayAfter(1))).toHaveLength(1);
    expect(nextDue(deck)).toBe(deck[0]?.memory.due);
  });

  test('holds each thing once', () => {
    expect(addItem(deck, ref('a'), dayAfter(3))).toBe(deck);
    expect(addItem(deck, ref('b'), dayAfter(3))).toHaveLength(2);
  });

  test('asks ever more seldom for what is known, soon again for what is not, and lets go of what is learnt', () => {
    const key = deck[0]?.key ?? '';
    let now = 1;
    let known: Deck = deck;
    const pauses: number[] = [];
    while (known.length > 0 && pauses.length < 40) {
      known = rated(known, key, 'right', dayAfter(now));
      const days = known[0]?.memory.days;
      if (days === undefined) break;
      pauses.push(days);
      now += days;
    }
    expect(pauses.length).toBeGreaterThan(2);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(known).toEqual([]);
    const again = rated(rated(deck, key, 'right', dayAfter(1)), key, 'wrong', dayAfter(4));
    expect(again[0]?.memory.lapses).toBeGreaterThan(0);
    expect(dueIn(again, dayAfter(6))).toHaveLength(1);
  });

  test('outlives a clock set back: what was seen in the future is due, can be rated, and comes back as usual', () => {
    const key = deck[0]?.key ?? '';
    const ahead = rated(deck, key, 'right', dayAfter(4000));
    expect(dueIn(ahead, dayAfter(4000))).toEqual([]);
    expect(dueIn(ahead, dayAfter(2))).toHaveLength(1);
    for (const verdict of ['right', 'wrong'] as const) {
      const [card] = rated(ahead, key, verdict, dayAfter(2));
      expect(card?.memory.last).toBe(dayAfter(2));
      expect(card && card.memory.due > dayAfter(2) && card.memory.due < dayAfter(200)).toBe(true);
    }
    // Seconds by which a clock is put right do not bring a thing back that was answered just now.
    const answered = rated(deck, key, 'right', new Date(START + 2 * DAY + 30_000).toISOString());
    expect(dueIn(answered, dayAfter(2))).toEqual([]);
  });

  test('writes no date that its file could not hold, however late the clock', () => {
    const late = [new Date(Date.UTC(9999, 11, 30)), new Date(Date.UTC(12_000, 1)), new Date(-70_000_000_000_000)];
    for (const now of late.map(writtenDate)) {
      const made = addItem([], ref('a'), now);
      const again = rated(made, made[0]?.key ?? '', 'right', now);
      const file = { ...NOTHING_PRACTISED, deck: again };
      expect(parseFile(JSON.stringify(file), TRAINING_KIND)).toEqual({ ok: true, value: file });
    }
    const [card] = deck;
    const memory = card && { ...card.memory, due: '+010026-05-02T00:00:00.000Z' };
    const read = parseFile(JSON.stringify({ ...NOTHING_PRACTISED, deck: [{ ...card, memory }] }), TRAINING_KIND);
    expect(read.ok && read.value.deck[0]?.memory.due).toBe('9999-12-31T23:59:59.999Z');
  });

  test('leaves out items that cannot be made any more', () => {
    const old = addItem([], { ...ref('a'), version: itemsVersion('higherCard') - 1 }, dayAfter(0));
    expect(old).toHaveLength(1);
    expect(dueIn(old, dayAfter(9))).toEqual([]);
  });

  test('takes own mistakes, without what came after them', () => {
    const round = botRound(pureRules(), 'rufer', randomOf('mistakes'));
    const [first] = cardMoments(round);
    if (!first) throw new Error('a card was played');
    const [card] = addMistake([], recordOf(round), first.at, first.seat, dayAfter(0));
    if (card?.source.kind !== 'mistake') throw new Error('it is a mistake');
    expect(card.source.mistake.record.entries).toHaveLength(first.at + 1);
  });
});

test('difficulty rises with every third right answer in a row and falls with a wrong one', () => {
  const fresh = recordOfTrainer(NOTHING_PRACTISED, 'higherCard');
  const three = ['right', 'right', 'right'].reduce((record) => afterAnswer(record, 'right'), fresh);
  expect([three.stage, three.streak, three.best]).toEqual([2, 3, 3]);
  const slip = afterAnswer(three, 'late');
  expect([slip.stage, slip.streak, slip.best, slip.answered, slip.right]).toEqual([1, 0, 3, 4, 3]);
});

describe('a session', () => {
  let folder = '';
  let days = 0;
  const problems: Problem[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'training-'));
    days = 0;
    problems.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

  const open = (thinking: Pick<Thinking, 'ask'> = thinkHere) => {
    const date = (): string => dayAfter(days);
    const stores = new Stores(folder, { ...SYSTEM_CLOCK, date });
    stores.listen((met) => void problems.push(met));
    const file = keptFile<TrainingFile>({ stores, kind: TRAINING_KIND, empty: NOTHING_PRACTISED });
    return new Training({ file, thinking, date, rules: () => undefined, changed: () => undefined });
  };
  const saved = async (): Promise<TrainingFile> => {
    const checked = parseFile(await readFile(path.join(folder, 'training.json'), 'utf8'), TRAINING_KIND);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
    return checked.value;
  };
  const must = (view: TrainingView | null): TrainingView => {
    if (!view) throw new Error('a session is going on');
    return TrainingViewSchema.parse(view);
  };
  /** An answer that is surely wrong. */
  const WRONG: Answer = { kind: 'number', value: -1 };

  /** Answers every item, right where `isRight` says so; the solution is only known after the answer, so it is found by trying. */
  async function practise(training: ReturnType<typeof open>, isRight: (number: number) => boolean) {
    let view = must(await training.start('trickPoints'));
    while (!view.summary) {
      const { number, question } = view;
      const cards = question.scene.trick?.cards ?? [];
      const points = { A: 11, T: 10, K: 4, O: 3, U: 2 } as Readonly<Record<string, number>>;
      const value = cards.reduce((sum, card) => sum + (points[card.charAt(1)] ?? 0), 0);
      view = must(await training.answer(number, isRight(number) ? { kind: 'number', value } : WRONG));
      expect(view.answered?.judgement.verdict).toBe(isRight(number) ? 'right' : 'wrong');
      view = must(await training.next(number));
    }
    return view;
  }

  test('has ten items, counts, and keeps figures and wrong items', async () => {
    const training = open();
    const { summary, outcomes } = await practise(training, (number) => number !== 4);
    expect(summary).toMatchObject({ right: 9, total: SESSION_ITEMS, longest: 6, record: 'broken', due: 0 });
    expect(summary?.wrong.map(({ number }) => number)).toEqual([4]);
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(9);
    const file = await saved();
    expect(file.trainers).toEqual([
      { trainer: 'trickPoints', answered: 10, right: 9, sessions: 1, streak: 6, best: 6, stage: 3 },
    ]);
    expect(file.deck).toHaveLength(1);
    expect(TrainingOverviewSchema.parse(await training.overview())).toMatchObject({ due: 0, deck: 1 });
  });

  test('gives the page nothing of the answer before it is given', async () => {
    const view = must(await open().start('legalCards'));
    expect(Object.keys(view.question).sort()).toEqual(['ask', 'form', 'scene']);
    expect(JSON.stringify(view)).not.toMatch(/"right"|"because"|"solution"|"told"/);
  });

  test('answers each item once, whatever comes late', async () => {
    const training = open();
    const first = must(await training.start('trickPoints'));
    await training.answer(first.number, WRONG);
    const late = must(await training.answer(first.number, { kind: 'number', value: 4 }));
    expect(late.answered?.given).toEqual(WRONG);
    expect((await training.overview()).trainers.find(({ trainer }) => trainer === 'trickPoints')?.answered).toBe(1);
    expect(must(await training.next(7)).number).toBe(1);
  });

  test('repeats what is due, the same item, and reschedules it', async () => {
    const training = open();
    await practise(training, (number) => number !== 2);
    expect(await training.start('deck')).toBeNull();
    days = 2;
    const file = await saved();
    const source = file.deck[0]?.source;
    const view = must(await training.start('deck'));
    if (source?.kind !== 'item') throw new Error('an item lies in the deck');
    expect(view.question.scene).toEqual(itemOf(source.ref).question.scene);
    expect(view.outcomes).toEqual(['open']);
    await training.answer(1, WRONG);
    expect(must(await training.next(1)).summary).toMatchObject({ right: 0, total: 1 });
    expect((await saved()).deck[0]?.memory.lapses).toBe(1);
  });

  test('makes positions of own mistakes, once for each round, and drops those without a choice', async () => {
    const { record, entries, you } = withBlunder();
    const training = open();
    await training.collect('round-1', record, entries, you);
    await training.collect('round-1', record, [0], you);
    expect((await training.overview()).deck).toBe(entries.length);
    days = 2;
    const view = must(await training.start('deck'));
    expect(view.of).toBe('mistake');
    expect(view.question.ask.id).toBe('Q.PLAY');
  });

  test('loses no card when the program ends while one is being made, but drops what cannot be made', async () => {
    await practise(open(), (number) => number !== 2);
    days = 2;
    const { deck } = await saved();
    const failing = (error: Error) => open({ ask: () => Promise.reject(error) }).start('deck');
    await expect(failing(new Closed())).rejects.toThrow(Closed);
    expect((await saved()).deck).toEqual(deck);
    expect(await failing(new Error('broken'))).toBeNull();
    expect((await saved()).deck).toEqual([]);
  });

  test('asks about the games of house rules from then on', async () => {
    const training = open();
    expect((await training.overview()).games).toBe('pure');
    await training.setGames('further');
    const again = open();
    expect((await again.overview()).games).toBe('further');
    const contract = must(await again.start('trickWinner')).question.scene.contract?.announcement.contract;
    expect(contract !== undefined && isFurther(contract)).toBe(true);
    expect(must(await again.start('calledAce')).question.scene.contract?.announcement.contract).toMatch(/^muss/);
  });

  test('keeps the clock switched off, and then times nothing', async () => {
    const training = open();
    expect(must(await training.start('trickPoints')).question.seconds).toBeGreaterThan(0);
    await training.setClock('off');
    expect(must(await open().start('trickPoints')).question.seconds).toBeUndefined();
  });

  test('puts a damaged save aside and goes on', async () => {
    await writeFile(path.join(folder, 'training.json'), '{"format":"schafkopf-stube-training","version":1,"deck":7}');
    const training = open();
    expect((await training.overview()).deck).toBe(0);
    expect(problems.map(({ id }) => id)).toEqual(['F.PUT_ASIDE']);
    expect((await readdir(folder)).some((name) => name.includes('.damaged-'))).toBe(true);
  });

  test('forgets everything when it is told to, also what it does not understand', async () => {
    const later = { ...NOTHING_PRACTISED, deck: [{ key: 'later' }], trainers: [{ trainer: 'tarock', answered: 3 }] };
    await writeFile(path.join(folder, 'training.json'), JSON.stringify(later));
    const training = open();
    await practise(training, () => false);
    await training.erase();
    expect(await training.overview()).toMatchObject({ deck: 0, due: 0 });
    expect((await training.overview()).trainers.every(({ answered }) => answered === 0)).toBe(true);
    expect(await saved()).toMatchObject({ deck: [], trainers: [] });
  });
});

test('the worker makes items and mistakes', () => {
  const made = answerHere({ id: 1, question: { kind: 'item', ref: ref('w') } });
  expect(made).toEqual({ id: 1, ok: true, value: itemOf(ref('w')) });
});

describe('problems', () => {
  let folder = '';
  let date = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'problems-'));
    date = dayAfter(0);
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

  const open = () => {
    const stores = new Stores(folder, { ...SYSTEM_CLOCK, date: () => date });
    const file = keptFile<TrainingFile>({ stores, kind: TRAINING_KIND, empty: NOTHING_PRACTISED });
    const training = new Training({
      file,
      thinking: thinkHere,
      date: () => date,
      rules: () => undefined,
      changed: () => undefined,
    });
    return { training, file };
  };
  /** The problem that lies there, found by its hand and its tricks; made are only those in which the same cards are allowed. */
  const lying = (view: TrainingView | null) => {
    const form = view?.question.form;
    const allowed = new Set<unknown>(form?.kind === 'cards' ? form.from : []);
    const found = allProblems()
      .filter(({ cards }) => cards.length === allowed.size && cards.every(({ card }) => allowed.has(card)))
      .find((each) => JSON.stringify(itemOf(problemRef(each)).question) === JSON.stringify(view?.question));
    if (!view || !found) throw new Error('a problem lies there');
    return found;
  };
  async function answer({ training }: ReturnType<typeof open>, view: TrainingView | null, isRight: boolean) {
    const problem = lying(view);
    const card = isRight ? problem.right[0] : problem.against;
    const number = view?.number ?? 0;
    const answered = await training.answer(number, { kind: 'cards', cards: card ? [card] : [] });
    expect(answered?.answered?.judgement.verdict).toBe(isRight ? 'right' : 'wrong');
    return training.next(number);
  }

  test('a wrong card is played out beside the right one, from the answer on', async () => {
    const { training } = open();
    const view = await training.start('day');
    const { right, against } = lying(view);
    expect(await training.ways(1)).toBeNull();
    const { answered } = (await training.answer(1, { kind: 'cards', cards: [against] })) ?? {};
    expect(answered?.apart).toEqual({ better: right[0], worse: against });
    expect(await training.ways(1)).toMatchObject({ better: { card: right[0] }, worse: { card: against } });
  });

  test('the one of the day is the same all day, counts once, and a row of days outlives one that was missed', async () => {
    const room = open();
    expect((await room.training.overview()).problems).toMatchObject({ today: 'open', row: 0 });
    const first = await room.training.start('day');
    expect(lying(first)).toBe(problemOfDay(dayOf(date)));
    expect((await answer(room, first, true))?.summary).toMatchObject({ right: 1, total: 1 });
    await answer(room, await room.training.start('day'), false);
    expect((await room.training.overview()).problems).toMatchObject({ today: 'right', row: 1 });
    date = dayAfter(2);
    expect((await room.training.overview()).problems).toMatchObject({ today: 'open', row: 1 });
    await answer(room, await room.training.start('day'), true);
    expect((await room.training.overview()).problems).toMatchObject({ today: 'right', row: 2 });
    date = dayAfter(5);
    expect((await open().training.overview()).problems).toMatchObject({ today: 'open', row: 0 });
  });

  test('a run goes on until the third mistake, and remembers the best', async () => {
    const room = open();
    let view = await room.training.start('run');
    const seen: string[] = [];
    for (const isRight of [true, true, false, true, true, false, true, false]) {
      expect(view?.summary).toBeUndefined();
      seen.push(nameOf(lying(view)));
      view = await answer(room, view, isRight);
    }
    expect(view?.summary).toMatchObject({ right: 5, total: 8, record: 'broken' });
    expect(new Set(seen).size).toBe(seen.length);
    expect((await room.training.overview()).problems.run).toBe(5);
  });

  test('are of the theme and grade that are wanted, also the next time', async () => {
    await open().training.setProblems({ theme: 'drawing', grade: 2 });
    const room = open();
    expect((await room.training.overview()).problems).toMatchObject({ theme: 'drawing', grade: 2 });
    const problem = lying(await room.training.start('problems'));
    expect([themeOf(problem), problem.grade]).toEqual(['drawing', 2]);
    await room.training.setProblems({ theme: 'all', grade: 0 });
    expect(lying(await room.training.start('problems')).grade).toBe(1);
  });

  test('about one idea are five, and another theme ends that', async () => {
    const room = open();
    await room.training.setProblems({ theme: 'giving', idea: 'smear', grade: 0 });
    expect((await open().training.overview()).problems).toMatchObject({ theme: 'giving', idea: 'smear' });
    let view = await room.training.start('problems');
    expect(view?.outcomes).toHaveLength(5);
    for (const isRight of [true, false, true, true, false]) {
      expect(questionBehind(lying(view).idea)).toBe('smear');
      view = await answer(room, view, isRight);
    }
    expect(view?.summary).toMatchObject({ right: 3, total: 5 });
    await room.training.setProblems({ grade: 2 });
    expect((await room.training.overview()).problems.idea).toBe('smear');
    await room.training.setProblems({ theme: 'giving' });
    expect((await room.training.overview()).problems).not.toHaveProperty('idea');
    expect((await room.training.start('problems'))?.outcomes).toHaveLength(10);
  });

  test('are remembered with their idea and how they were answered, until everything is erased', async () => {
    const room = open();
    const view = await room.training.start('day');
    const problem = lying(view);
    await answer(room, view, false);
    expect(await open().training.solved()).toEqual([
      { at: date, idea: questionBehind(problem.idea), usual: missedByPeople(problem), missed: 'yes' },
    ]);
    await room.training.erase();
    expect(await open().training.solved()).toEqual([]);
  });

  test('after a mistake others of the same idea come, once for each idea', async () => {
    const room = open();
    const missed = allProblems().find(({ idea }) => allProblems().filter((each) => each.idea === idea).length > 3);
    if (!missed) throw new Error('there are ideas with several problems');
    await room.file.change((content) => ({ ...content, deck: addItem([], problemRef(missed), date) }));
    const kin = kindredOf(missed, 0);
    expect(addItem((await room.file.get()).deck, problemRef(kin), date)).toHaveLength(1);
    const shown = [missed];
    for (const days of [2, 9]) {
      date = dayAfter(days);
      const view = await room.training.start('deck');
      expect(view?.of).toBe('problems');
      const next = lying(view);
      expect(next.idea).toBe(missed.idea);
      expect(shown).not.toContain(next);
      shown.push(next);
      await answer(room, view, false);
    }
    expect((await room.training.overview()).deck).toBe(1);
  });
});
