// What is read out: what the others say as they say it, once, never one's own words, and what the tutor says if that is wanted.
import { describe, expect, test } from 'vitest';
import { note } from '../../../src/engine/tutor/notes.ts';
import { type Reader, Reading } from '../../../src/renderer/state/reading.svelte.ts';
import type { Settings } from '../../../src/shared/files/settings.ts';
import type { Bubble, TableView } from '../../../src/shared/table/board.ts';
import { boardWith, REFUSAL, viewWith } from '../../../lab/support/page/table/boards.ts';
import { fakeApp } from '../../../lab/support/page/tutor/fake-app.ts';

const PASS: Bubble = { type: 'call', seat: 1, call: 'weiter' };
const PLAYS: Bubble = { type: 'call', seat: 1, call: 'spiele' };

function heard(settings: Partial<Settings> = {}) {
  const app = fakeApp({}, { readAloud: 'calls', ...settings });
  const said: string[] = [];
  const reader: Reader = { has: () => true, say: (text) => said.push(text), hush: () => said.push('(hush)') };
  const reading = new Reading({ ...app, reader });
  /** What is heard as the table shows this. */
  const shows = (view: TableView | null): readonly string[] => {
    said.length = 0;
    app.push('table.changed', view);
    return [...said];
  };
  return { app, reading, said, shows };
}

const saying = (at: number, bubbles: TableView['board']['bubbles'], more: Partial<TableView> = {}): TableView =>
  viewWith({ at, board: boardWith({ bubbles }), ...more });

describe('what the others say', () => {
  test('is read once, as it is said, and again only when it is said anew', () => {
    const { shows } = heard();
    expect(shows(saying(1, [null, null, null, null]))).toEqual([]);
    expect(shows(saying(2, [null, PASS, null, null]))).toHaveLength(2);
    expect(shows(saying(3, [null, PASS, null, null]))).toEqual([]);
    const both = shows(saying(4, [null, PASS, PLAYS, PASS]));
    expect(both).toHaveLength(3);
    expect(both[1]).not.toBe(both[2]);
    expect(both[0]).toBe('(hush)');
  });

  test('is not read of what one says oneself', () => {
    const { shows } = heard();
    shows(saying(1, [null, null, null, null]));
    expect(shows(saying(2, [PASS, null, null, null]))).toEqual([]);
    expect(shows(saying(3, [PLAYS, PASS, null, null]))).toHaveLength(2);
  });

  test('is not read again where nothing has been decided since, where something was taken back, or in another round', () => {
    const { shows } = heard();
    shows(saying(5, [null, null, null, null]));
    expect(shows(saying(5, [null, PASS, null, null], { revision: 6 }))).toEqual([]);
    expect(shows(saying(4, [null, PLAYS, null, null], { revision: 7 }))).toEqual([]);
    expect(shows(saying(9, [null, PASS, null, null], { number: 2 }))).toEqual([]);
    expect(shows(null)).toEqual([]);
    expect(shows(saying(12, [null, PLAYS, null, null], { number: 2 }))).toEqual([]);
    expect(shows(saying(13, [null, PASS, null, null], { number: 2 }))).toHaveLength(2);
  });

  test('is not read where nothing is to be', () => {
    const { shows } = heard({ readAloud: 'nothing' });
    shows(saying(1, [null, null, null, null]));
    expect(shows(saying(2, [null, PASS, null, null]))).toEqual([]);
  });
});

describe('what the tutor says', () => {
  const duty = [note('D.LEAD_ANY', { seat: 0 }), note('D.LAST_CARD', { seat: 0, card: 'ET' })];

  test('is the first duty of whoever is asked, if that is wanted', () => {
    const { shows } = heard({ readAloud: 'tutor' });
    shows(viewWith({ at: 1 }));
    expect(shows(viewWith({ at: 2, duty }))).toEqual([]);
    expect(shows(viewWith({ at: 3, duty, asked: 'play' }))).toHaveLength(2);
    const calls = heard({ readAloud: 'calls' });
    calls.shows(viewWith({ at: 1 }));
    expect(calls.shows(viewWith({ at: 3, duty, asked: 'play' }))).toEqual([]);
  });

  test('is why something is refused, in the language of the moment', () => {
    for (const [readAloud, times] of [
      ['tutor', 1],
      ['calls', 0],
    ] as const) {
      const { app, reading, said } = heard({ readAloud });
      reading.refused();
      expect(said).toEqual([]);
      app.push('table.changed', viewWith());
      app.table.refuse({ type: 'play', seat: 0, card: 'GO' }, REFUSAL);
      said.length = 0;
      reading.refused();
      expect(said.filter((text) => text !== '(hush)')).toHaveLength(times);
    }
  });
});
