// The example of an auction in docs/BOT-PROTOCOL.md is what the arena really asks, and its answers do what is said of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { meaningOf, type Question, viewForBot } from '../../lab/measure/arena/foreign/protocol.ts';
import { turnDecisions } from '../../src/engine/bots/random-player.ts';
import { entriesForHands } from '../../src/engine/table/dealing.ts';
import { after, wholeHands } from '../../src/engine/teaching/lessons/lesson-rounds.ts';
import { type Round, startRound } from '../../src/engine/table/round.ts';
import type { Seat } from '../../src/engine/base/seats.ts';
import { turnIn } from '../../src/engine/round/step.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { viewFor } from '../../src/engine/round/view.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../docs/BOT-PROTOCOL.md'), 'utf8');

/** The lines of the example: what the arena writes, what the program answers. */
const LINES = [...document.matchAll(/^([<>]) (\{.*\})$/gm)].map(([, from = '', line = '']) => ({ from, line }));

const PROGRAM: Seat = 1;

/** What the others say, whenever it is their turn. */
const OTHERS = { type: 'call', call: 'gut' } as const;

function questionTo(round: Round, id: number): Question {
  const view = viewFor(round, PROGRAM);
  return { type: 'decide', id, view: viewForBot(view), choices: turnDecisions(view) };
}

test('the example of an auction is true, line by line', () => {
  const rules = pureRules();
  const terms = { dealer: 3 } as const;
  const hands = wholeHands(['GO SO HU HT H7 G9 E7 S9', 'EU GU EA ET EK SA ST HA', '', '']);
  let round = after(startRound(rules, terms), ...entriesForHands(rules, terms, hands));
  round = after(round, { type: 'call', seat: 0, call: 'spiele' });

  const decided: unknown[] = [];
  let question: Question | undefined;
  for (const { from, line } of LINES) {
    if (from === '>') {
      for (let seat = turnIn(round); seat !== PROGRAM; seat = turnIn(round)) {
        if (seat === undefined) throw new Error('nobody is to speak');
        round = after(round, { ...OTHERS, seat });
      }
      question = questionTo(round, decided.length + 1);
      expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(question)));
    } else {
      if (!question) throw new Error('an answer to nothing');
      const meaning = meaningOf(line, question);
      if (meaning.kind !== 'choice') throw new Error(`no choice: ${line}`);
      decided.push(meaning.decision);
      round = after(round, meaning.decision);
    }
  }
  expect(decided).toEqual([
    { type: 'call', seat: PROGRAM, call: 'spiele-auch' },
    { type: 'announce', seat: PROGRAM, announcement: { contract: 'wenz' } },
  ]);
  expect(round).toMatchObject({ phase: 'playing', declarer: PROGRAM });
});
