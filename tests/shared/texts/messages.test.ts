// Every reason, note and problem becomes a well-formed sentence in both languages and with both decks.
import { describe, expect, test } from 'vitest';
import type { ReasonId } from '../../../src/engine/base/reasons.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import type { NoteId } from '../../../src/engine/tutor/notes.ts';
import type { Problem } from '../../../src/shared/problems.ts';
import { tellExplanation, tellNote, tellProblem, tellReason } from '../../../src/shared/texts/explanations.ts';
import { REFUSALS, SAID } from '../../engine/tutor/situations.ts';
import { explained, PROBLEM_SAMPLES } from './rendered/problem-samples.ts';
import { expectPhrase, expectSentence, namings } from './well-formed.ts';

const READERS: readonly (Seat | undefined)[] = [0, 1, 2, 3, undefined];

describe('refusals', () => {
  test.each(Object.keys(REFUSALS) as ReasonId[])('%s', (id) => {
    const explanation = explained(id);
    for (const name of READERS.flatMap(namings)) {
      const told = tellExplanation(explanation, name);
      [told.rule, ...told.notes, ...(told.allowed === undefined ? [] : [told.allowed])].forEach(expectSentence);
      expectPhrase(told.short);
      expect(tellReason(explanation.because, name)).toBe(told.rule);
    }
  });
});

describe('notes', () => {
  test.each(Object.keys(SAID) as NoteId[])('%s', (id) => {
    for (const note of SAID[id].filter((each) => each.id === id))
      for (const name of READERS.flatMap(namings)) expectSentence(tellNote(note, name));
  });
});

describe('problems', () => {
  test.each(Object.entries(PROBLEM_SAMPLES))('%s', (id, all) => {
    for (const params of all)
      for (const name of READERS.flatMap(namings)) expectSentence(tellProblem({ id, params } as Problem, name));
  });
});
