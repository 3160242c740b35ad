// Every reason, note and problem becomes a well-formed sentence in both languages and with both decks.
import { describe, expect, test } from 'vitest';
import type { ReasonId } from '../../src/engine/base/reasons.ts';
import type { Card } from '../../src/engine/base/cards.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import type { Fact } from '../../src/engine/inference/facts.ts';
import type { NoteId } from '../../src/engine/tutor/notes.ts';
import type { Problem } from '../../src/shared/border/problems.ts';
import { TOLD_TOGETHER } from '../../src/shared/border/told-together.ts';
import {
  COUNTING_OUT,
  tellExplanation,
  tellFacts,
  tellNote,
  tellProblem,
  tellReason,
  tellTogether,
} from '../../src/words/speak/explanations.ts';
import { textsOf } from '../../src/words/base/catalogue.ts';
import { REFUSALS, SAID } from '../../lab/support/tutor/situations.ts';
import { explained, PROBLEM_SAMPLES, togetherOf } from '../../lab/sentences/rendered/problem-samples.ts';
import { expectPhrase, expectSentence, namings } from '../../lab/sentences/well-formed.ts';

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

describe('facts that count what is out', () => {
  const facts = textsOf('de').facts;
  const drawing = (card: Card): Fact => ({ id: 'lead.drawTrumps', params: { card, out: 5 } });

  test('are those whose sentences say so', () => {
    const saying = Object.entries(facts).filter(([, tell]) => /draußen/i.test(String(tell)));
    expect(saying.map(([id]) => id).sort()).toEqual([...COUNTING_OUT].sort());
  });

  test('say for whom, unless that is the reader, and once only', () => {
    for (const reader of READERS)
      for (const name of namings(reader)) {
        const told = tellFacts([drawing('EO'), drawing('HU')], 1, name);
        told.forEach((each) => each.split(/(?<=\.) /).forEach(expectSentence));
        const forWhom = told.filter((each) => each.includes(textsOf(name.language).spoken.outFor(1, name)));
        expect(forWhom).toHaveLength(reader === 1 ? 0 : 1);
      }
  });
});

describe('problems', () => {
  test.each(Object.entries(PROBLEM_SAMPLES))('%s', (id, all) => {
    for (const params of all)
      for (const name of READERS.flatMap(namings)) expectSentence(tellProblem({ id, params } as Problem, name));
  });
});

describe('the same problem with several files is told once, and names each of them', () => {
  test.each(TOLD_TOGETHER)('%s', (id) => {
    const [first, ...others] = togetherOf(id);
    if (!first) throw new Error(id);
    for (const name of namings(undefined)) {
      const told = tellTogether([first, ...others], name);
      expectSentence(told);
      for (const { params } of [first, ...others]) expect(told).toContain('file' in params ? params.file : '');
      const each = [first, ...others].map((one) => tellProblem(one, name));
      expect(told.length).toBeLessThan(each.join(' ').length);
      expect(tellTogether([first], name)).toBe(tellProblem(first, name));
    }
  });

  test('with the folder of damaged files said once', () => {
    const because: Problem = { id: 'F.NOT_JSON', params: { detail: '' } };
    const aside = (store: 'rules' | 'training', folder: string): Problem => ({
      id: 'F.PUT_ASIDE',
      params: { store, file: `${folder}${store}.json.damaged-1`, because },
    });
    for (const folder of ['/home/anna/', 'C:\\Anna\\'])
      for (const name of namings(undefined)) {
        const told = tellTogether([aside('rules', folder), aside('training', folder)], name);
        expect(told.split(folder.slice(0, -1))).toHaveLength(2);
        expectSentence(told);
      }
  });
});

test('what is just above the limit does not read like the limit', () => {
  for (const name of namings(undefined)) {
    const told = tellProblem({ id: 'F.TOO_BIG', params: { bytes: 1_000_001, max: 1_000_000 } }, name);
    expect(new Set(told.match(/[\d.,]+(?=\sMB)/g)).size).toBe(2);
  }
});
