// Choosing among many: filters, rounds that are ticked, cards that are picked, lessons and mistakes one after the other.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { LessonList } from '../../../src/renderer/learn/lessons.svelte.ts';
import { activeFilters, ANY, furtherFilters, monthName, withFilter } from '../../../src/renderer/library/filters.ts';
import { LibraryState } from '../../../src/renderer/library/library-state.svelte.ts';
import { Selection } from '../../../src/renderer/library/selection.svelte.ts';
import { RoundCommentary } from '../../../src/renderer/review/commentary.svelte.ts';
import { Drill } from '../../../src/renderer/review/drill.svelte.ts';
import { printedTricks } from '../../../src/renderer/review/print-tricks.ts';
import { withGhosts } from '../../../src/renderer/table/help/ghosts.ts';
import { pickable, pickedMarks, withPick } from '../../../src/renderer/table/questions/picking.ts';
import { marksOf, officesOf } from '../../../src/renderer/table/scene/offices.ts';
import type { LibraryFilter, LibraryItem } from '../../../src/shared/calls/library-calls.ts';
import { EVERYTHING, LIST_PAGE } from '../../../src/shared/files/library-filter.ts';
import type { StepReview, TryAnswer } from '../../../src/shared/calls/review-calls.ts';
import type { LessonState, LessonSummary } from '../../../src/shared/teaching/lesson-views.ts';
import { LESSON_ORDER } from '../../../src/shared/teaching/lessons.ts';
import { isFinished } from '../../../src/shared/teaching/next-lesson.ts';
import { settled } from '../../../lab/support/held.ts';
import { many } from '../../../lab/support/page/library/library-rounds.ts';
import { CALL_MISTAKE, CARD_MISTAKE, NO_LOSS, OVERVIEW } from '../../../lab/support/page/review/made-up.ts';
import { boardWith, playable } from '../../../lab/support/page/table/boards.ts';
import { type Answers, fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

describe('the filter', () => {
  test.each([ANY, ''])('loses a part that lets everything through ("%s"), and keeps the others', (nothing) => {
    const filter: LibraryFilter = { ...EVERYTHING, when: '2026-11', text: 'Sau', marked: 'noted' };
    expect(withFilter(filter, 'text', nothing)).toEqual({ ...EVERYTHING, when: '2026-11', marked: 'noted' });
    expect(withFilter(withFilter(filter, 'when', nothing), 'when', 'today')).toEqual({ ...filter, when: 'today' });
  });

  test('counts what narrows the list, and apart what is folded away; words that are sought are seen anyway', () => {
    const counts = (filter: LibraryFilter) => [furtherFilters(filter), activeFilters(filter)];
    expect(counts(EVERYTHING)).toEqual([0, 0]);
    expect(counts({ ...EVERYTHING, text: 'Sau' })).toEqual([0, 0]);
    expect(counts({ ...EVERYTHING, contract: 'solo', outcome: 'won' })).toEqual([0, 2]);
    expect(counts({ ...EVERYTHING, contract: 'solo', role: 'declarer', kind: 'practice' })).toEqual([2, 3]);
  });

  test('names months, the first and the last of a year as well', () => {
    expect(['2026-01', '2026-11', '2025-12'].map((month) => monthName(month, 'de'))).toEqual([
      'Januar 2026',
      'November 2026',
      'Dezember 2025',
    ]);
  });
});

describe('ticked rounds', () => {
  const filter: LibraryFilter = { ...EVERYTHING, outcome: 'lost' };

  test('are those that were ticked', () => {
    const selection = new Selection();
    for (const id of ['a', 'b', 'a', 'c']) selection.toggle(id);
    expect(['a', 'b', 'c'].map((id) => selection.has(id))).toEqual([false, true, true]);
    expect(selection.count(9)).toBe(2);
    expect(selection.choice(filter)).toEqual({ ids: ['b', 'c'] });
  });

  test('are all that are let through but those whose tick was taken away', () => {
    const selection = new Selection();
    selection.toggle('x');
    selection.choose('all');
    expect([selection.has('x'), selection.count(9)]).toEqual([true, 9]);
    for (const id of ['a', 'b']) selection.toggle(id);
    expect(['a', 'b', 'c'].map((id) => selection.has(id))).toEqual([false, false, true]);
    expect([selection.count(9), selection.count(1)]).toEqual([7, 0]);
    expect(selection.choice(filter)).toEqual({ filter, except: ['a', 'b'] });
    selection.toggle('a');
    expect(selection.choice(filter)).toEqual({ filter, except: ['b'] });
  });

  test('are none when choosing begins or ends', () => {
    const selection = new Selection();
    for (const state of ['open', 'closed'] as const) {
      selection.choose('all');
      selection.toggle('a');
      selection.show(state);
      expect([selection.open, selection.count(9), selection.has('b')]).toEqual([state === 'open', 0, false]);
    }
  });
});

describe('the list of rounds', () => {
  function library(count: number, answers: Answers = {}) {
    let rounds = [...many(count)];
    const app = fakeApp({
      'library.list': ({ from = 0, count: wanted = LIST_PAGE }) => ({
        items: rounds.slice(from, from + wanted),
        all: rounds.length,
        matching: rounds.length,
        sum: 0,
        counted: rounds.length,
        contracts: [],
        months: [],
        problems: [],
      }),
      'library.remove': ({ id }) => {
        rounds = rounds.filter((each) => each.id !== id);
        return {} as never;
      },
      ...answers,
    });
    const state = new LibraryState(app, () => app.speech.ui.library as never);
    return { app, state, ids: () => state.page.items.map(({ id }) => id), all: () => rounds.map(({ id }) => id) };
  }

  test('is read a part at a time to its end, and no further', async () => {
    const { app, state, ids, all } = library(LIST_PAGE + 5);
    await state.load();
    expect(ids()).toEqual(all().slice(0, LIST_PAGE));
    await state.more();
    expect(ids()).toEqual(all());
    const asked = app.calls.length;
    await state.more();
    expect(app.calls).toHaveLength(asked);
  });

  test('is read as far as before after a round was removed, and from its beginning when it is filtered', async () => {
    const { state, ids, all } = library(LIST_PAGE + 5);
    await state.load();
    await state.more();
    const [gone] = state.page.items;
    if (!gone) throw new Error('empty');
    await state.remove(gone);
    expect(ids()).toEqual(all());
    await state.choose({ ...EVERYTHING, text: 'x' });
    expect(ids()).toEqual(all().slice(0, LIST_PAGE));
  });

  test('shows a mark at once, and says when it could not be made', async () => {
    const marked = (item: LibraryItem) => ({ ...item, favourite: true as const });
    const wishes: string[] = [];
    const found = library(3);
    const [first] = many(3);
    if (!first) throw new Error('empty');
    const { app, state } = library(3, {
      'library.favour': ({ favourite }) => {
        wishes.push(favourite);
        return wishes.length > 2 ? null : favourite === 'yes' ? marked(first) : first;
      },
    });
    await state.load();
    await state.favour(first);
    expect(state.page.items.map(({ favourite }) => favourite)).toEqual([true, undefined, undefined]);
    await state.favour(marked(first));
    expect(wishes).toEqual(['yes', 'no']);
    await state.favour(first);
    expect(app.notices.list.map(({ tone }) => tone)).toEqual(['bad']);
    await found.state.favour(first);
    expect(found.app.notices.list).toHaveLength(1);
  });

  test('that could not be read is told as such, but what is there stays', async () => {
    const failing = new LibraryState(fakeApp(), () => ({}) as never);
    await failing.load();
    expect(failing.state).toBe('failed');
    const { state, ids } = library(3);
    await state.load();
    expect([state.state, ids().length]).toEqual(['there', 3]);
  });
});

describe('cards to pass on', () => {
  test('are two: a third takes the place of the older one, and one that is picked again is put back', () => {
    const picks = (...cards: readonly Card[]) => cards.reduce<readonly Card[]>(withPick, []);
    expect(picks('EA')).toEqual(['EA']);
    expect(picks('EA', 'ET', 'EK')).toEqual(['ET', 'EK']);
    expect(picks('EA', 'ET', 'EK', 'E9')).toEqual(['EK', 'E9']);
    expect(picks('EA', 'ET', 'EA')).toEqual(['ET']);
  });

  test('are taken from the own hand only, whatever the rules of play say', () => {
    const shown = { size: 1, cards: [{ ...playable('GA'), playable: false }] };
    const board = pickable(boardWith({ hands: [boardWith().hands[0], shown, { size: 3 }, { size: 3 }] }));
    expect(board.hands[0].cards?.every((card) => card.playable)).toBe(true);
    expect(board.hands[1]).toEqual(shown);
    expect(pickedMarks(['EA', 'ET'], 'weg')).toEqual({
      EA: { label: 'weg', look: 'praised' },
      ET: { label: 'weg', look: 'praised' },
    });
  });
});

test('while a refutation is shown the cards that fell are out of the hand, and none can be played', () => {
  const trick = { leader: 2, cards: ['EK', 'E9'] } as const;
  const board = withGhosts(boardWith(), { ...trick, cards: [...trick.cards] }, ['ET', 'E9']);
  expect(board.trick?.cards).toEqual(['EK', 'E9']);
  expect(board.hands[0].cards?.map(({ card, playable: may, refusal }) => [card, may, refusal])).toEqual([
    ['GO', false, undefined],
    ['HA', false, undefined],
  ]);
  expect(board.hands[1]).toEqual({ size: 4 });
});

describe('lessons', () => {
  const lessons = (...states: readonly LessonState[]): LessonSummary[] =>
    states.map((state, index) => ({
      lesson: LESSON_ORDER[index] ?? 1,
      title: { path: 't', cast: {} },
      goal: { path: 'g', cast: {} },
      state,
      exercises: 2,
      solved: 0,
      stars: index,
      mostStars: 6,
      deal: false,
    }));
  const next = async (...states: readonly LessonState[]) => {
    const list = new LessonList(fakeApp({ 'lesson.list': () => lessons(...states) }).client);
    await list.load();
    return list.next && list.items.indexOf(list.next);
  };

  test('are gone on with where the last one was begun, else with the first that is not finished', async () => {
    expect(await next('done', 'fresh', 'fresh')).toBe(1);
    expect(await next('begun', 'done', 'begun', 'fresh')).toBe(2);
    expect(await next('fresh', 'begun', 'fresh')).toBe(1);
    expect(await next('done', 'known', 'seen', 'fresh')).toBe(2);
    expect(await next('done', 'known')).toBeUndefined();
  });

  test('are counted, told again whenever something is reached, and not any more afterwards', async () => {
    let states: readonly LessonState[] = ['done', 'known', 'fresh'];
    const app = fakeApp({ 'lesson.list': () => lessons(...states) });
    const list = new LessonList(app.client);
    expect(list.state).toBe('loading');
    const end = list.follow();
    await settled();
    expect([list.state, list.done, list.stars, list.mostStars]).toEqual(['there', 2, 3, 18]);
    expect(list.items.map(isFinished)).toEqual([true, true, false]);
    states = ['done', 'done', 'done'];
    app.push('lesson.changed', {});
    await settled();
    expect(list.done).toBe(3);
    end();
    app.push('lesson.changed', {});
    await settled();
    expect(app.calls).toHaveLength(2);
    const failed = new LessonList(fakeApp().client);
    await failed.load();
    expect(failed.state).toBe('failed');
  });
});

describe('mistakes to learn from', () => {
  const FRAMES = [4, 1];
  const play = (card: Card) => ({ type: 'play', seat: 0, card }) as const;

  async function drill(judge: (card: Card) => TryAnswer['verdict']) {
    const app = fakeApp({
      'review.open': () => OVERVIEW,
      'review.step': ({ frame }): StepReview => (frame === 4 ? CARD_MISTAKE : CALL_MISTAKE),
      'replay.frame': ({ frame }) => ({ frame }) as never,
      'review.try': ({ decision }) => ({
        verdict: decision.type === 'play' ? judge(decision.card) : 'right',
        grade: 'best',
        loss: NO_LOSS,
      }),
    });
    const commentary = new RoundCommentary(app.client, 'r');
    commentary.follow();
    await settled();
    const made = new Drill(app.client, commentary, 0, FRAMES);
    await settled();
    return made;
  }
  const better = (card: Card): TryAnswer['verdict'] => (card === 'GA' ? 'right' : card === 'GT' ? 'unsure' : 'worse');

  test('put the table before the mistake there, and count what is found at the first try only', async () => {
    const first = await drill(better);
    expect(first.frame).toEqual({ frame: 3 });
    await first.try(play('GA'));
    expect([first.state, first.found, first.settled]).toEqual(['right', 1, true]);

    const later = await drill(better);
    await later.try(play('HO'));
    expect(later.state).toBe('worse');
    await later.try(play('GA'));
    expect([later.state, later.found]).toEqual(['right', 0]);

    const same = await drill(better);
    await same.try(play('HU'));
    expect(same.state).toBe('same');
    await same.try(play('GA'));
    expect([same.state, same.found]).toEqual(['right', 0]);

    const unsure = await drill(better);
    await unsure.try(play('GT'));
    await unsure.try(play('GA'));
    expect([unsure.state, unsure.found]).toEqual(['right', 1]);
  });

  test('are not found by having the solution shown, and begin anew with nothing counted', async () => {
    const made = await drill(better);
    made.show();
    await made.try(play('GA'));
    expect([made.state, made.found, made.isLast]).toEqual(['solution', 0, false]);
    made.next();
    await settled();
    expect([made.index, made.state, made.isLast]).toEqual([1, 'find', true]);
    await made.try({ type: 'call', seat: 0, call: 'spiele' });
    expect(made.found).toBe(1);
    made.next();
    expect(made.over).toBe(true);
    made.again();
    await settled();
    expect([made.index, made.found, made.over]).toEqual([0, 0, false]);
    await made.try(play('GA'));
    expect(made.found).toBe(1);
  });
});

test('tricks on paper: each is taken by who leads to the next, the last by whom it is said of', () => {
  const step = (seat: Seat, card: Card) =>
    ({ review: { decision: { type: 'play', seat, card }, grade: 'best' } }) as unknown as StepReview;
  const call = {
    review: { decision: { type: 'call', seat: 0, call: 'weiter' }, grade: 'best' },
  } as unknown as StepReview;
  const steps = [call, step(0, 'EA'), step(1, 'E7'), step(2, 'E8'), step(1, 'GA'), step(2, 'G7')];
  const tricks = printedTricks(steps, 3, 2);
  expect(tricks.map(({ winner }) => winner)).toEqual([1, 2]);
  expect(tricks.map(({ cards }) => cards.map(({ card }) => card))).toEqual([
    ['EA', 'E7', 'E8'],
    ['GA', 'G7'],
  ]);
  expect(printedTricks([call], 4, undefined)).toEqual([]);
});

describe('what a seat is', () => {
  const offices = (board: Parameters<typeof officesOf>[0]) =>
    ([0, 1, 2, 3] as const).map((seat) => officesOf(board, seat));

  test('declarer, a partner who is known, dealer, forehand, and who has doubled', () => {
    const contract = { announcement: { contract: 'rufer', called: 'GA' }, declarer: 2, partner: 0, stoss: 1 } as const;
    expect(offices(boardWith({ contract }))).toEqual([['partner'], ['stoss', 'dealer'], ['declarer', 'forehand'], []]);
    expect(offices(boardWith())).toEqual([[], ['dealer'], ['declarer', 'forehand'], []]);
  });

  test('whose partner sits out plays alone, and the other is said to sit out', () => {
    const contract = {
      announcement: { contract: 'solo', trump: 'H' },
      declarer: 2,
      partner: 0,
      sitsOut: true,
    } as const;
    expect(offices(boardWith({ contract: contract as never }))[0]).toEqual(['sitsOut']);
  });

  test('what was laid, knocked, doubled, and each further step of the chain', () => {
    const contract = { announcement: { contract: 'ramsch' }, doppler: [1, 3], further: [2, 1] } as const;
    const board = boardWith({ laid: [1], knockedBy: 2, contract });
    expect(marksOf(board, 1)).toEqual({ laid: true, knocked: false, doppler: true, durchbruch: false, steps: [4] });
    expect(marksOf(board, 2)).toEqual({ laid: false, knocked: true, doppler: false, durchbruch: false, steps: [3] });
  });
});
