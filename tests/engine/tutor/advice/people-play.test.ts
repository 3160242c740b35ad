// What people play: found anew from the model of play, and said only in games such as it was made from.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { usualCards } from '../../../../src/engine/bots/sampling/usual-cards.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { isPlaying } from '../../../../src/engine/table/readers.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { type Round, startRound } from '../../../../src/engine/table/round.ts';
import type { Advice } from '../../../../src/engine/tutor/advice/advice.ts';
import { adviseCard } from '../../../../src/engine/tutor/advice/card-advice.ts';
import { gradeOf, isHeldAgainst } from '../../../../src/engine/tutor/advice/grade.ts';
import { peoplePlayAt } from '../../../../src/engine/tutor/advice/people-play.ts';
import { after } from '../../../../lab/support/bots/support.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';
import { playedRound, PURE } from '../../../../lab/support/tutor/checked-tables.ts';

/** Advice on the cards of a round, without the last one of each hand. */
function advised(pack: keyof typeof PURE, seed: string): readonly (readonly [Round, Advice])[] {
  const { rules, terms, entries } = playedRound(PURE[pack], seed);
  let round: Round = startRound(rules, terms);
  return entries.flatMap((entry) => {
    const before = round;
    round = after(round, entry);
    if (entry.type !== 'play' || !isPlaying(before)) return [];
    const view = viewFor(before, entry.seat);
    if (knowledgeOf(view).legal.length < 2) return [];
    return [[before, adviseCard(view, { random: randomOf(seed, before.entries.length), effort: GLANCE })] as const];
  });
}

const rounds = ['a', 'b', 'c'].flatMap((seed) => advised(32, seed));

describe('in the game of the records', () => {
  test('the favourite is what the model of play foretells, and what is said of it follows from its grade', () => {
    expect(rounds.length).toBeGreaterThan(20);
    for (const [round, advice] of rounds) {
      const know = knowledgeOf(viewFor(round, advice.seat));
      const chances = usualCards(know);
      const [best] = advice.ranked;
      if (!best) throw new Error('nothing is advised');
      const people = peoplePlayAt(advice, best.decision);
      if (!chances) {
        expect(people).toBeUndefined();
        continue;
      }
      if (!people) throw new Error('nothing is known of people');
      const most = Math.max(...chances);
      expect(chances[know.legal.indexOf(people.favourite.card)]).toBe(most);
      expect(people.favourite.ofTen).toBe(Math.round(10 * most));
      const isBest = best.decision.type === 'play' && best.decision.card === people.favourite.card;
      expect(people.other === undefined).toBe(isBest);
      if (isBest) expect(people.favouriteIs).toBe('fine');
      if (people.favouriteIs === 'mistake')
        expect(isHeldAgainst(gradeOf(advice, { type: 'play', seat: advice.seat, card: people.favourite.card }))).toBe(
          true,
        );
    }
  });

  test('only cards that the search holds against their player are looked at again, and the advised one never', () => {
    for (const [, advice] of rounds) {
      expect(advice.ranked[0]?.asPeoplePlay).toBeUndefined();
      for (const { decision, asPeoplePlay } of advice.ranked)
        if (isHeldAgainst(gradeOf(advice, decision)) && advice.ranked[0]?.usual !== undefined)
          expect(asPeoplePlay).toBeDefined();
    }
  });
});

test('with a short pack nothing is said of people', () => {
  for (const [, advice] of advised(24, 'short'))
    for (const { decision } of advice.ranked) expect(peoplePlayAt(advice, decision)).toBeUndefined();
});
