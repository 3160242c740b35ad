// Commentary on rounds with a widow: taking it and laying two cards away are judged, and what counts is the lead.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { PLAYERS } from '../../../../src/engine/bots/players.ts';
import { step, turnIn } from '../../../../src/engine/round/step.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { isOver, recordOf, type Round } from '../../../../src/engine/table/round.ts';
import { isHeldAgainst } from '../../../../src/engine/tutor/advice/grade.ts';
import { openAdvice } from '../../../../src/engine/tutor/advice/open-advice.ts';
import { reviewable, reviewEntry } from '../../../../src/engine/tutor/review/review-entry.ts';
import { reviewOf } from '../../../../src/engine/tutor/review/review-of.ts';
import type { EntryReview } from '../../../../src/engine/tutor/review/review.ts';
import { EntryReviewSchema } from '../../../../src/shared/calls/review-calls.ts';
import { namingOf } from '../../../../src/words/speak/naming-of.ts';
import { textsOf } from '../../../../src/words/base/catalogue.ts';
import { tellWith } from '../../../../src/words/base/words.ts';
import { answer, denexaDealt, denexaTaken, discard } from '../../../../lab/support/rounds/denexa.ts';
import { after } from '../../../../lab/support/rounds/rounds.ts';
import { GLANCE } from '../../../../lab/support/tutor/glance.ts';

const ENOUGH = { ...GLANCE, bids: 24 };
const think = (seed: string) => ({ random: randomOf('widow', seed), effort: ENOUGH });

function reviewsOf(round: Round): readonly EntryReview[] {
  const record = recordOf(round);
  return reviewable(record).map((entry) => reviewEntry(record, entry, think(String(entry))));
}

/** The round as players of rules of thumb end it. */
function playedOut(round: Round): Round {
  const turn = isOver(round) ? undefined : turnIn(round);
  if (turn === undefined) return round;
  const { decision } = PLAYERS.verein.decide(viewFor(round, turn), { random: randomOf('played out') });
  return playedOut(after(round, decision));
}

const dull = playedOut(after(denexaTaken(), discard(1, 'GO EO')));

describe('a round with a widow', () => {
  const reviews = reviewsOf(dull);
  const of = (type: EntryReview['decision']['type']): EntryReview => {
    const found = reviews.find(({ decision }) => decision.type === type);
    if (!found) throw new Error(`no ${type}`);
    return found;
  };

  test('each answer and what is laid away is judged among all that was allowed', () => {
    expect(of('widow').advice.ranked).toHaveLength(2);
    expect(of('discard').advice.ranked).toHaveLength(66);
    expect(of('discard').open.ranked).toHaveLength(66);
    for (const review of reviews) expect(EntryReviewSchema.safeParse(review).error).toBeUndefined();
  });

  test('laying the highest trumps away is a blunder, found again whichever card is named first', () => {
    const { grade, remarks, decision, advice, open } = of('discard');
    expect(grade).toBe('blunder');
    expect(remarks.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^J\.LOSES_/));
    for (const { ranked } of [advice, open]) expect(ranked.map((each) => each.decision)).toContainEqual(decision);
  });

  test('hindsight weighs every pair by the game that follows, not all alike', () => {
    const { ranked } = of('discard').open;
    expect(new Set(ranked.map(({ cents }) => cents)).size).toBeGreaterThan(1);
  });

  test('what the cards gave a defender is reckoned in the lead by which his decisions are weighed', () => {
    if (dull.phase !== 'scored') throw new Error('not scored');
    const { seats } = reviewOf(recordOf(dull), reviews, 'quick');
    const { balance } = dull.settlement;
    for (const seat of [0, 2] as const) {
      const plays = reviews.filter((each) => each.seat === seat && each.decision.type === 'play');
      const held = plays.filter(({ grade }) => isHeldAgainst(grade));
      const lead = balance[seat] - (balance[seat === 0 ? 2 : 0] + balance[1]) / 2;
      const lost = held.reduce((sum, { loss }) => sum + loss.cents, 0);
      expect(seats[seat].luck).toBeCloseTo(lead - (plays[0]?.advice.ranked[0]?.cents ?? 0) + lost);
      expect(balance[seat]).toBe(0);
    }
  });
});

test('hindsight on an answer is how the game ends that it leads to', () => {
  const dealt = denexaDealt();
  const advice = openAdvice(dealt, 0);
  const taken = after(dealt, answer(0, 'take'));
  const best = openAdvice(taken, 0).ranked[0];
  const take = advice.ranked.find(({ decision }) => decision.type === 'widow' && decision.answer === 'take');
  expect(take?.cents).toBe(best?.cents);
  expect(step(taken, best?.decision as never).ok).toBe(true);
});

test.each([
  ['de', /Vorsprung/],
  ['en', /lead/],
] as const)('amounts are told as a lead where only that counts: %s', (language, word) => {
  const told = (unit: 'points' | 'lead'): readonly string[] => {
    const name = namingOf(language, 'bavarian', ['', 'Anna', 'Bert', ''], 0, unit);
    const { remarks, facts } = textsOf(language);
    return [
      tellWith(
        remarks,
        { id: 'J.LOSES_CENTS', params: { decision: answer(0, 'take'), better: answer(0, 'pass'), cents: 0.84 } },
        name,
      ),
      tellWith(facts, { id: 'search.best', params: { card: 'EO', worlds: 40, of: 'drawn', gain: 0.5 } }, name),
    ];
  };
  for (const sentence of told('lead')) expect(sentence).toMatch(word);
  for (const sentence of told('points')) expect(sentence).not.toMatch(word);
});
