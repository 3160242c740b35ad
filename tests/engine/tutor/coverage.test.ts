// Every reason and every note of the tutor arises from a situation at the table.
import { describe, expect, test } from 'vitest';
import type { NoteId } from '../../../src/engine/tutor/notes.ts';
import { judge } from '../../../src/engine/round/step.ts';
import { REFUSALS, SAID } from '../../../lab/support/tutor/situations.ts';

describe('reasons', () => {
  test.each(Object.entries(REFUSALS))('%s', (id, { round, entry }) => {
    expect(judge(round, entry)).toMatchObject({ legal: false, because: { id } });
  });
});

describe('notes', () => {
  test.each(Object.entries(SAID) as [NoteId, (typeof SAID)[NoteId]][])('%s', (id, notes) => {
    expect(notes.map((note) => note.id)).toContain(id);
  });
});
