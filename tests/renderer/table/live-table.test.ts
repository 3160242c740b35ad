// The live table's state: pictures in their order, the course of a round, refusals, decisions.
import { describe, expect, test } from 'vitest';
import { note } from '../../../src/engine/tutor/notes.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';
import { boardWith, REFUSAL, viewWith } from '../../../lab/support/page/table/boards.ts';

const said = (entry: number) => ({ entry, note: note('L.CALL', { seat: 1, call: 'weiter' }) });
const withCourse = (at: number, ...entries: number[]) =>
  viewWith({ at, board: boardWith({ course: entries.map(said) }) });

describe('pictures', () => {
  test('that are older than the one shown are dropped', () => {
    const { table } = fakeApp();
    table.take(viewWith({ at: 12 }));
    table.take(viewWith({ at: 11 }));
    expect(table.view?.at).toBe(12);
  });

  test('of the next round are taken although their log is shorter', () => {
    const { table } = fakeApp();
    table.take(viewWith({ at: 40 }));
    table.take(viewWith({ number: 2, at: 1 }));
    expect(table.view?.number).toBe(2);
  });

  test('that are pushed are shown', () => {
    const app = fakeApp();
    app.push('table.changed', viewWith({ at: 3 }));
    expect(app.table.view?.at).toBe(3);
    expect(app.table.yourTurn).toBe(true);
  });
});

describe('the course', () => {
  test('grows by what is new, also when a picture repeats the end of the last', () => {
    const { table } = fakeApp();
    table.take(withCourse(2, 0, 1));
    table.take(withCourse(3, 1, 2));
    table.take(withCourse(4, 2, 3, 3));
    expect(table.course.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 3]);
  });

  test('begins anew with a round', () => {
    const { table } = fakeApp();
    table.take(withCourse(9, 7, 8));
    table.take({ ...withCourse(1, 0), number: 2, roundId: 's-2' });
    expect(table.course.map(({ entry }) => entry)).toEqual([0]);
  });

  test('loses what was taken back', () => {
    const { table } = fakeApp();
    table.take(withCourse(9, 7, 8));
    table.take({ ...withCourse(8, 7), revision: 10 });
    expect(table.course.map(({ entry }) => entry)).toEqual([7]);
    expect(table.view?.at).toBe(8);
  });
});

describe('a refusal', () => {
  const play = { type: 'play', seat: 0, card: 'GO' } as const;

  test('stays while the table stays as it is, and goes with the next card', () => {
    const { table } = fakeApp();
    table.take(viewWith({ at: 5 }));
    table.refuse(play, REFUSAL);
    table.take(viewWith({ at: 5, pausing: true }));
    expect(table.refused?.decision).toEqual(play);
    table.take(viewWith({ at: 6 }));
    expect(table.refused).toBeNull();
  });

  test('may also come from the main process', async () => {
    const { table } = fakeApp({ 'table.decide': () => ({ outcome: 'refused', refusal: REFUSAL }) });
    table.take(viewWith());
    await table.decide(play);
    expect(table.refused?.explanation).toEqual(REFUSAL);
  });

  test('a late decision is told as such', async () => {
    const { table, notices } = fakeApp({ 'table.decide': () => ({ outcome: 'stale' }) });
    table.take(viewWith());
    await table.decide(play);
    expect(notices.list).toHaveLength(1);
  });
});

test('a call that fails is told with its message', async () => {
  const { table, notices } = fakeApp();
  table.take(viewWith());
  await table.nextRound();
  const [notice] = notices.list;
  expect(notice?.tone).toBe('bad');
  expect(notice && 'say' in notice.body && notice.body.say()).toContain('not answered in this test');
});
