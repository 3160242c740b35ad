// From when on everybody knows the partner: when the called Ace falls, or its suit has been led in vain (SPEC 2.7 C6).
import { expect, test } from 'vitest';
import { SEATS } from '../../src/engine/base/seats.ts';
import { step } from '../../src/engine/round/step.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';
import { publicViewOf, viewFor } from '../../src/engine/round/view.ts';
import { after, announced, cards, filledUp, play } from '../../lab/support/rounds/rounds.ts';

const rules = pureRules();

/** B calls the Leaf Ace; A leads, and holds it with three more Leaves. */
const hands = filledUp(rules, {
  0: cards('GA GT G9 G8 H9 H8 EK SK'),
  1: cards('EO GO HO EU HT GK EA E9'),
  2: cards('SO GU HU HA HK G7 ET SA'),
  3: cards('SU H7 E8 E7 ST S9 S8 S7'),
});
const round = announced(rules, hands, 1, { contract: 'rufer', called: 'GA' });

test('nobody is told by the announcement, nor by a Leaf on the table while the Ace may still come', () => {
  const led = after(round, play(0, 'G9'), play(1, 'GK'), play(2, 'G7'));
  for (const seat of SEATS) {
    expect(viewFor(round, seat).contract?.revealed).toBeUndefined();
    expect(viewFor(led, seat).contract?.revealed).toBeUndefined();
  }
});

test('who leads the suit without the Ace coming has run away, and is known when the trick is complete', () => {
  const led = after(round, play(0, 'G9'), play(1, 'GK'), play(2, 'G7'));
  const complete = step(led, play(3, 'S7'));
  if (!complete.ok) throw new Error(complete.because.id);
  expect(complete.then).toContainEqual({ type: 'partnerRevealed', seat: 0, by: 'ranAway' });
  expect(publicViewOf(complete.round).contract?.revealed).toEqual({ seat: 0, by: 'ranAway' });
});

test('the Ace shows its holder at once, and is told of once only', () => {
  const led = after(round, play(0, 'H9'), play(1, 'HT'), play(2, 'HA'), play(3, 'H7'));
  const called = after(led, play(2, 'G7'), play(3, 'S7'));
  const shown = step(called, play(0, 'GA'));
  if (!shown.ok) throw new Error(shown.because.id);
  expect(shown.then).toEqual([{ type: 'partnerRevealed', seat: 0, by: 'calledCard' }]);
  const next = step(shown.round, play(1, 'GK'));
  expect(next.ok && next.then.map(({ type }) => type)).toEqual(['trickTaken']);
});
