// Advice: every allowed decision once, the same for the same seed, exact where all deals are looked at, never against the search.
import { describe, expect, test } from 'vitest';
import { knowledgeOf, touching } from '../../../../src/engine/inference/knowledge.ts';
import { imagine } from '../../../../src/engine/bots/sampling/sample.ts';
import { type Card, SINGLE_PACKS } from '../../../../src/engine/base/cards.ts';
import { orderOf } from '../../../../src/engine/play/order.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { declarerOf, isOver, type Round, type ScoredRound } from '../../../../src/engine/table/round.ts';
import { betweenSides } from '../../../../src/engine/scoring/by-kind.ts';
import { openCardValues } from '../../../../src/engine/search/open-cards.ts';
import { bySeat, seatAfter } from '../../../../src/engine/base/seats.ts';
import { legalDecisions, turnIn } from '../../../../src/engine/round/step.ts';
import { isPlaying } from '../../../../src/engine/table/readers.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import type { Advice, EffortRow } from '../../../../src/engine/tutor/advice/advice.ts';
import { equallyGood, gradeOf, isHeldAgainst, worseOnes } from '../../../../src/engine/tutor/advice/grade.ts';
import { openAdvice } from '../../../../src/engine/tutor/advice/open-advice.ts';
import { usualOfKind } from '../../../../src/engine/tutor/advice/people-play.ts';
import { costsMuch } from '../../../../src/engine/tutor/advice/rivals.ts';
import { sample } from '../../../../lab/base/thorough.ts';
import { after, refolded } from '../../../../lab/support/bots/support.ts';
import { type AskedAt, choicesIn, turnsOf } from '../../../../lab/support/tutor/positions.ts';

const LITTLE: EffortRow = {
  worlds: [4],
  exact: [4],
  enumerate: 40,
  nodes: 300_000,
  end: [40, 40, 8, 4],
  among: 32,
  again: 0,
  bids: 4,
  outlook: 1,
};

/** With open cards up to the last trick. */
const OPENLY: EffortRow = { ...LITTLE, end: [] };

const ask = ({ view }: AskedAt, effort: EffortRow = LITTLE): Advice =>
  adviseAt(view, { random: randomOf('advice', 1), effort });

const rounds = (pack: (typeof SINGLE_PACKS)[number], count: number, seed: string): readonly AskedAt[] =>
  Array.from({ length: count }, (_, n) => turnsOf({ pack, seed, chance: 4 }, n)).flat();

describe.each(SINGLE_PACKS)('%i cards', (pack) => {
  const turns = rounds(pack, pack === 32 ? sample(1, 2) : sample(2, 4), 'advice');

  test('values every allowed decision once, and names facts of the best one only', () => {
    let [open, reasoned] = [0, 0];
    for (const turn of turns) {
      const advice = ask(turn);
      const { ranked, seat, stake, facts } = advice;
      const allowed = legalDecisions(turn.round, turn.seat).filter(({ type }) => type !== 'stoss' && type !== 'retour');
      expect(seat).toBe(turn.seat);
      expect(stake).toBeGreaterThan(0);
      expect(ranked.map(({ decision }) => JSON.stringify(decision)).sort()).toEqual(
        allowed.map((decision) => JSON.stringify(decision)).sort(),
      );
      for (const { chance = 0.5, error, points = 0 } of ranked) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(error).toBeGreaterThanOrEqual(0);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(120);
      }
      const best = ranked[0]?.decision;
      // Where no card is worse, nothing speaks for one of them; else nearly always something does.
      if (best?.type === 'play' && (ranked.length === 1 || worseOnes(advice).length > 0)) {
        open += 1;
        reasoned += facts.length > 0 ? 1 : 0;
      }
      for (const { params } of facts)
        if ('card' in params && best?.type === 'play') expect(params.card).toBe(best.card);
    }
    expect(reasoned / open).toBeGreaterThan(0.85);
  });

  test('the best card is told from one of another kind, and where people might play a dear mistake, from one that they would play', () => {
    for (const turn of turns) {
      const advice = ask(turn);
      const { against } = advice;
      const best = advice.ranked[0]?.decision;
      if (against === undefined || best?.type !== 'play') continue;
      const know = knowledgeOf(turn.view);
      expect(know.legal).toContain(against);
      expect(touching(know, best.card)).not.toContain(against);
      const isDear = (card: Card): boolean =>
        isHeldAgainst(gradeOf(advice, { type: 'play', seat: advice.seat, card })) && costsMuch(advice, card);
      const mistakes = know.legal.filter((card) => isDear(card) && (usualOfKind(know, advice, card) ?? 0) >= 0.2);
      if (mistakes.length > 0) expect(usualOfKind(know, advice, against)).toBeGreaterThanOrEqual(0.05);
    }
  });

  test('says the same for the same seed', () => {
    for (const turn of turns.slice(0, 12)) expect(ask(turn)).toEqual(ask(turn));
  });

  test('with open cards gives what the solver gives', () => {
    for (const { round, seat } of turns) {
      if (!isPlaying(round) || round.play.contract.row.goal.kind !== 'points') continue;
      const side = bySeat((each) => each === round.declarer || each === round.partner);
      const values = openCardValues(round.play, declarerOf(round), round.partner);
      const made = round.play.done.reduce((sum, { winner, points }) => sum + (side[winner] ? points : 0), 0);
      for (const { decision, points, error } of openAdvice(round, seat).ranked) {
        if (decision.type !== 'play') throw new Error(decision.type);
        const total = made + (values.get(decision.card) ?? NaN);
        expect(points).toBe(side[seat] ? total : 120 - total);
        expect(error).toBe(0);
      }
    }
  });
});

/** The round after a card, played to its end with open cards and best play for card points. */
function playedOn(round: Round, seat: number, card: Card): ScoredRound {
  let now = after(round, { type: 'play', seat: seat as 0, card });
  while (!isOver(now)) {
    if (!isPlaying(now)) throw new Error(now.phase);
    const turn = turnIn(now) as 0;
    const sign = turn === now.declarer || turn === now.partner ? 1 : -1;
    const values = [...openCardValues(now.play, declarerOf(now), now.partner)];
    const [best] = values.sort((a, b) => sign * (b[1] - a[1]));
    if (!best) throw new Error('no card');
    now = after(now, { type: 'play', seat: turn, card: best[0] });
  }
  if (now.phase !== 'scored') throw new Error(now.phase);
  return now;
}

test('where all possible deals are looked at, the cents are those on the bill of each deal, weighed', () => {
  let looked = 0;
  for (const turn of rounds(20, 40, 'bills')) {
    const { round, seat, view } = turn;
    if (!isPlaying(round) || round.play.done.length < 3 || choicesIn(view) < 2) continue;
    if (round.play.contract.row.goal.kind !== 'points') continue;
    const advice = ask(turn, OPENLY);
    if (advice.worlds.of !== 'all') continue;
    const played = [...round.play.done, round.play.trick];
    const deals = [...imagine(knowledgeOf(view), LITTLE.enumerate, 4, randomOf('bills')).worlds].map(
      ({ world, weight }) => {
        const dealt = bySeat((each) => [
          ...world[each],
          ...played.flatMap(({ leader, cards }) => cards.filter((_, place) => seatAfter(leader, place, 4) === each)),
        ]);
        const other = refolded(round, dealt);
        if (!other) throw new Error('the rules refuse the deal');
        return { other, weight };
      },
    );
    expect(advice.worlds.count).toBe(deals.length);
    const all = deals.reduce((sum, { weight }) => sum + weight, 0);
    for (const { decision, cents, points = NaN } of advice.ranked) {
      if (decision.type !== 'play') throw new Error(decision.type);
      const ends = deals.map(({ other, weight }) => ({ end: playedOn(other, seat, decision.card), weight }));
      if (ends.some(({ end }) => [0, 120].includes(betweenSides(end.result).sidePoints))) continue;
      const bill = ends.reduce((sum, { end, weight }) => sum + weight * end.settlement.balance[seat], 0);
      const eyes = ends.reduce((sum, { end, weight }) => {
        const result = betweenSides(end.result);
        const declaring = seat === result.declarer || seat === result.partner;
        return sum + weight * (declaring ? result.sidePoints : 120 - result.sidePoints);
      }, 0);
      expect(cents).toBeCloseTo(bill / all, 6);
      expect(points).toBeCloseTo(eyes / all, 6);
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(30);
});

test('cards that are the same to everybody are worth the same', () => {
  let pairs = 0;
  for (const turn of rounds(32, 2, 'alike')) {
    const { round, view } = turn;
    if (!isPlaying(round)) continue;
    const order = orderOf(round.play.contract, 32);
    const advice = ask(turn, OPENLY);
    const alike = (a: Card, b: Card): boolean => {
      const [x, y] = [order.cards.indexOf(a), order.cards.indexOf(b)];
      return y === x + 1 && order.groupOf(a) === order.groupOf(b) && /[789]$/.test(a) && /[789]$/.test(b);
    };
    for (const a of view.hand)
      for (const b of view.hand) {
        if (!alike(a, b)) continue;
        const find = (card: Card) =>
          advice.ranked.find(({ decision }) => decision.type === 'play' && decision.card === card);
        const [one, two] = [find(a), find(b)];
        if (!one || !two) continue;
        pairs++;
        expect(two.cents).toBe(one.cents);
        expect(gradeOf(advice, two.decision)).toBe(gradeOf(advice, one.decision));
      }
  }
  expect(pairs).toBeGreaterThan(5);
});

test('what tells a card from a worse one never says "not these cards" of cards that are as good', () => {
  for (const turn of rounds(24, 6, 'agreed')) {
    if (turn.view.phase !== 'playing') continue;
    const advice = ask(turn);
    const good = equallyGood(advice).flatMap((each) => (each.type === 'play' ? [each.card] : []));
    if (advice.against === undefined || !costsMuch(advice, advice.against)) continue;
    for (const each of advice.facts) {
      if (each.id === 'follow.notWorth' || each.id === 'follow.savePoints' || each.id === 'lead.keepPoints')
        expect(good.filter((card) => each.params.kept.includes(card))).toEqual([]);
      if (each.id === 'follow.tenBeforeAce') expect(good).not.toContain(each.params.ace);
      if (each.id === 'follow.keepHigh') expect(good).not.toContain(each.params.kept);
      expect(each.id).not.toBe('search.best');
    }
  }
});
