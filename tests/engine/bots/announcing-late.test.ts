// When a player of imagined deals announces in Doppelkopf: with the last card before which it may still be said, and no card earlier.
import { expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import { announceInDeals } from '../../../src/engine/bots/double-pack/deals-player.ts';
import type { HouseRules } from '../../../src/engine/options/options.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import { viewFor } from '../../../src/engine/round/view.ts';
import { recordOf, type Round } from '../../../src/engine/table/round.ts';
import type { Decision } from '../../../src/engine/table/log.ts';
import {
  ansage,
  doppelkopfNormal,
  doppelkopfRules,
  doppelkopfTwoTricks,
} from '../../../lab/support/rounds/doppelkopf-rounds.ts';
import { after, play } from '../../../lab/support/rounds/rounds.ts';

const PLAYS = recordOf(doppelkopfTwoTricks()).entries.filter((entry): entry is Decision => entry.type === 'play');

/** Kontra has said no 90; seat 0, who holds nearly all high trumps for Re, leads with so many cards. */
function answering(lateAnswer: HouseRules['dok.lateAnswer'], held: 9 | 10 | 11): Round {
  const round = after(doppelkopfNormal(doppelkopfRules({ 'dok.lateAnswer': lateAnswer })), ansage(1, 'no90'));
  const third = [play(0, 'HT'), play(1, 'S9'), play(2, 'SU'), play(3, 'S9')];
  return after(round, ...[...PLAYS, ...third].slice(0, 4 * (12 - held)));
}

const saidBy = (round: Round): string | undefined => {
  const decision = announceInDeals(viewFor(round, 0), randomOf('late'))?.decision;
  return decision?.type === 'ansage' ? decision.says : undefined;
};

const maySay = (round: Round): readonly string[] =>
  legalDecisions(round, 0).flatMap((each) => (each.type === 'ansage' ? [each.says] : []));

test('an answer waits for the card before which it is due, also where Re alone would be too late', () => {
  expect(maySay(answering('word-only', 10))).toEqual(['re']);
  expect(saidBy(answering('word-only', 10))).toBeUndefined();
  expect(saidBy(answering('word-only', 9))).toBe('re');
});

test('levels that a late answer opens wait one card longer than those that it shuts', () => {
  expect(maySay(answering('word-only', 11))).toContain('no90');
  expect(saidBy(answering('word-only', 11))).toBeDefined();
  expect(saidBy(answering('with-levels', 11))).toBeUndefined();
  expect(saidBy(answering('with-levels', 10))).toBeDefined();
});
