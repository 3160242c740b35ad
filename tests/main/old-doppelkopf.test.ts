// Doppelkopf as the program saved it before the association's text was followed: rounds come to what they came to, and a session with
// compulsory solos goes on by the rules it was begun with. The files were written by the program of the tag before-the-house.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type HouseRules, type OptionId, PURE_2007 } from '../../src/engine/options/options.ts';
import { nextTerms, withRound } from '../../src/engine/round/session.ts';
import { legalDecisions, replay, turnIn } from '../../src/engine/round/step.ts';
import type { RoundRecord, RoundTerms } from '../../src/engine/table/log.ts';
import { isOver } from '../../src/engine/table/round.ts';
import { houseOf } from '../../src/engine/table/table-rules.ts';
import { checkRound } from '../../src/main/rounds/check-round.ts';
import { checkSession } from '../../src/main/table/session-file.ts';
import { HouseRulesSchema } from '../../src/shared/rules/house-schema.ts';
import type { RoundFile } from '../../src/shared/files/round-file.ts';
import { scene, untilWaiting } from '../../lab/support/main/fake-table.ts';
import { after } from '../../lab/support/rounds/rounds.ts';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/doppelkopf-before');
const read = (name: string): string => readFileSync(path.join(FIXTURES, name), 'utf8');

/** A round in which the earlier reading of an option shows, and what the program of then made of it. */
interface Kept {
  readonly option: OptionId;
  readonly file: RoundFile;
  readonly result: object;
  readonly settlement: object;
}

const KEPT = read('rounds.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept);

test.each([
  ['dok.nobodyWins', 'what-was-reached'],
  ['dok.lateAnswer', 'with-levels'],
  ['dok.revoke', 'lost-deal'],
  ['dok.soloDeals', 'besides'],
] as const)('where a file does not name %s, it is %s', (option, played) => {
  const { [option]: usual, ...before } = PURE_2007;
  expect(usual).not.toBe(played);
  expect(HouseRulesSchema.parse(before)[option]).toBe(played);
});

describe.each(KEPT)('a round saved before $option could be agreed on', ({ option, file, result, settlement }) => {
  const checked = checkRound(JSON.stringify(file));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const { round } = checked.value;

  test('comes to what it came to', () => {
    expect(houseOf(round.rules)[option]).not.toEqual(PURE_2007[option]);
    expect(round).toMatchObject({ phase: 'scored', result, settlement });
  });

  test('is another one by the usual rules of today', () => {
    const house: HouseRules = { ...houseOf(round.rules), [option]: PURE_2007[option] };
    const record: RoundRecord = { ...file.record, rules: { ...round.rules, house } };
    const today = replay(record);
    expect(
      today.ok && isOver(today.round) && 'settlement' in today.round ? today.round.settlement : undefined,
    ).not.toEqual(settlement);
  });
});

describe('a session with compulsory solos, saved while a debtor was to name his', () => {
  const checked = checkSession(read('session.json'));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const { file, round } = checked.value;
  const terms = JSON.parse(read('terms.json')) as readonly RoundTerms[];

  test('opens as it was left, and all its deals had these terms', () => {
    expect(round).toMatchObject({ phase: 'reserving', terms: { solos: { forced: 1 } } });
    const { session } = file;
    const before = session.sheet.map((_, at) => nextTerms({ ...session, sheet: session.sheet.slice(0, at) }));
    expect([...before, nextTerms(session)]).toEqual(terms.slice(0, session.sheet.length + 1));
  });

  test('is shown with its 28 deals and its debtors', async () => {
    const shown = await untilWaiting(scene({ saved: file }));
    expect(shown.session).toEqual({ deals: 28, over: false, owing: [0, 1, 3] });
  });

  test('goes on with the same dealer, as it did then', () => {
    let ended = round;
    for (let seat = turnIn(ended); seat !== undefined; seat = turnIn(ended))
      ended = after(ended, ...legalDecisions(ended, seat).slice(0, 1));
    expect(nextTerms(withRound(file.session, ended))).toEqual(terms[file.session.sheet.length + 1]);
  });
});
