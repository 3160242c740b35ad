// The exact solver against a plain search that knows only the declarative rules, and that search against foreign values.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../lab/prove/records/position.ts';
import { checkEndgame } from '../../../lab/prove/selftest/check-endgame.ts';
import { plainValues } from '../../../lab/prove/selftest/plain-search.ts';
import { ENDGAME_ROWS, randomEndgame } from '../../../lab/prove/selftest/random-endgame.ts';
import { MUSS } from '../../../src/engine/contracts/partnerships.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import { randomOf } from '../../../src/engine/base/random.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import { turnOf } from '../../../src/engine/play/tricks.ts';
import { sample } from '../../../lab/base/thorough.ts';

/** Generous: the machine may be busy. `npm run cli -- selftest --endgames 5000` looks at more. */
const TIMEOUT_MS = 60_000;

/** Endgames for each row of a contract. */
const OF_A_ROW = sample(26, 120);

describe('random endgames', { timeout: TIMEOUT_MS }, () => {
  test.each([
    [4, sample(200, 900)],
    [5, sample(40, 60)],
  ])('of up to %i tricks: every card has the points, tricks and thresholds of the plain search', (tricks, endgames) => {
    const tally = new Map<string, number>();
    const failures = Array.from({ length: endgames }, (_, n) => checkEndgame('unit tests', n, tricks, tally));
    expect(failures.filter(Boolean)).toEqual([]);
    expect(tally.get('values')).toBeGreaterThan(endgames);
  });

  test('reach every contract, pack and number of cards on the table, and aces that may run away', () => {
    const tally = new Map<string, number>();
    for (let n = 0; n < OF_A_ROW * ENDGAME_ROWS.length; n++) checkEndgame('forms', n, 4, tally);
    expect(ENDGAME_ROWS.length).toBeGreaterThan(25);
    for (const { id } of ENDGAME_ROWS)
      for (const pack of [32, 24, 20]) expect(tally.get(`${id} ${pack}`), `${id} ${pack}`).toBeGreaterThan(1);
    for (const cards of [0, 1, 2, 3]) expect(tally.get(`${cards} cards on the table`)).toBeGreaterThan(20);
    for (const tricks of [1, 2, 3, 4]) expect(tally.get(`${tricks} tricks to come`)).toBeGreaterThan(20);
    expect(tally.get('may run away')).toBeGreaterThan(10);
  });

  test('rows that the solver has never seen follow from their data', () => {
    for (let n = 0; n < 30; n++) {
      const { play, declarer, partner } = randomEndgame(MUSS, 3, randomOf('foreign row', n));
      const plain = plainValues(play, sideOf(declarer, partner), 'points');
      expect(new Map([...openCardValues(play, declarer, partner)].sort())).toEqual(new Map([...plain].sort()));
    }
  });
});

test('the plain search has the values of another program', () => {
  const file = path.join(import.meta.dirname, '../../fixtures/positions-sample.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  let compared = 0;
  for (const line of lines) {
    const read = readPosition(JSON.parse(line));
    if (!read.ok) throw new Error(line);
    const { play, declarer, partner, made, values } = read.position;
    if (play.hands[turnOf(play)].length > 4) continue;
    const plain = plainValues(play, sideOf(declarer, partner), 'points');
    expect(Object.fromEntries([...plain].map(([card, value]) => [card, value + made.declarerSide]))).toEqual(values);
    compared++;
  }
  expect(compared).toBeGreaterThan(15);
});
