// Where the unseen cards lie: never where a card cannot be, adding up, and read from what really moved it.
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../lab/base/thorough.ts';
import { pureRules } from '../../../../src/engine/table/table-rules.ts';
import { randomOf } from '../../../../src/engine/base/random.ts';
import { type Seat, SEATS } from '../../../../src/engine/base/seats.ts';
import { botRound } from '../../../../src/engine/teaching/trainers/bot-rounds.ts';
import type { Imagined } from '../../../../src/engine/bots/sampling/sample.ts';
import { adviseAt } from '../../../../src/engine/tutor/advice/advise.ts';
import { dealsOfTurn } from '../../../../src/engine/tutor/advice/turn-deals.ts';
import { beliefsAt, type CardBelief } from '../../../../src/engine/tutor/beliefs/beliefs.ts';
import { knowledgeOf } from '../../../../src/engine/inference/knowledge.ts';
import { replay, turnIn } from '../../../../src/engine/round/step.ts';
import { viewFor } from '../../../../src/engine/round/view.ts';
import { recordOf, type Round } from '../../../../src/engine/table/round.ts';

const GAMES = ['rufer', 'solo', 'wenz'] as const;

/** A round of bots before each of its cards. */
function moments(game: (typeof GAMES)[number], seed: string): readonly Round[] {
  const folded = replay(recordOf(botRound(pureRules(), game, randomOf('beliefs', seed))));
  if (!folded.ok) throw new Error('a round of bots is not allowed');
  return folded.steps.map(({ round }) => round).filter(({ phase }) => phase === 'playing');
}

const handIn = (round: Round, seat: Seat) => ('play' in round ? round.play.hands[seat] : []);
const told = (round: Round, seat: Seat): readonly CardBelief[] =>
  beliefsAt(viewFor(round, seat), randomOf('told', seat)) ?? [];

describe.each(GAMES)('%s', (game) => {
  const all = moments(game, 'sums');
  const some = all.filter((_round, at) => at % sample(16, 1) === 1);

  test('every unseen card is told of once, with chances that add up to one, where it may be', () => {
    for (const round of some)
      for (const seat of SEATS) {
        const know = knowledgeOf(viewFor(round, seat));
        const beliefs = told(round, seat);
        expect([...beliefs.map(({ card }) => card)].sort()).toEqual([...know.out].sort());
        for (const { card, places, lacking } of beliefs) {
          expect(places.map(({ seat: place }) => place)).toEqual(know.holders.get(card));
          expect(places.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
          expect(lacking.filter((each) => places.some((place) => place.seat === each))).toEqual([]);
          // Where it really lies is never thought impossible.
          const holder = SEATS.find((each) => handIn(round, each).includes(card));
          expect(places.find((place) => place.seat === holder)?.chance ?? 0).toBeGreaterThan(0);
        }
      }
  });

  test('trumps come first, each group from the highest down', () => {
    const [first] = some;
    if (!first) throw new Error('no moment');
    const { order } = knowledgeOf(viewFor(first, 0));
    const groups = told(first, 0).map(({ group }) => group);
    expect(groups.lastIndexOf('trump')).toBe(groups.filter((group) => group === 'trump').length - 1);
    const trumps = told(first, 0).flatMap(({ card, group }) => (group === 'trump' ? [order.strengthOf(card)] : []));
    expect(trumps).toEqual(trumps.toSorted((a, b) => b - a));
  });

  test('beside a hint it is told from the deals of the hint', () => {
    for (const round of some) {
      const view = viewFor(round, turnIn(round) ?? 0);
      const know = knowledgeOf(view);
      if (know.legal.length < 2) continue;
      const deals = dealsOfTurn(know, randomOf('deals'));
      const asked: Imagined[] = [];
      const imagined = () => (asked.push(deals), deals);
      const advice = adviseAt(view, { random: randomOf('advice'), effort: 'quick', imagined });
      expect(advice.worlds.of).toBe(deals.kind);
      expect(advice.worlds.count).toBeLessThanOrEqual(deals.worlds.length);
      const beliefs = beliefsAt(view, randomOf('beliefs'), imagined) ?? [];
      expect(asked.length).toBe(2);
      // No other chance than that of the deals has a part in the chances.
      const again = beliefsAt(view, randomOf('other'), imagined) ?? [];
      expect(again.map(({ places }) => places)).toEqual(beliefs.map(({ places }) => places));
      const all = deals.worlds.reduce((sum, { weight }) => sum + weight, 0);
      const off = beliefs.flatMap(({ card, places }) =>
        places.map(({ seat, chance }) => {
          const held = deals.worlds.filter(({ world }) => world[seat].includes(card));
          return Math.abs(chance - held.reduce((sum, { weight }) => sum + weight, 0) / all);
        }),
      );
      expect(off.reduce((sum, each) => sum + each, 0) / off.length).toBeLessThan(0.06);
    }
  });

  test('a clue is of somebody else, and of something that was said or played', () => {
    const clues = some.flatMap((round) =>
      SEATS.flatMap((seat) => told(round, seat).flatMap(({ clue }) => (clue ? [{ round, seat, clue }] : []))),
    );
    expect(clues.length).toBeGreaterThan(10);
    for (const { round, seat, clue } of clues) {
      expect(clue.seat).not.toBe(seat);
      if (clue.of !== 'play') continue;
      const plays = round.entries.flatMap((entry) => (entry.type === 'play' ? [entry] : []));
      const at = plays.findIndex((entry) => entry.card === clue.card);
      expect(plays[at]?.seat).toBe(clue.seat);
      expect(Math.floor(at / 4) + 1).toBe(clue.trick);
    }
  });
});

test('who plays alone is thought to hold the highest trumps, because he plays', () => {
  const [start] = moments('solo', 'strong');
  if (!start || !('declarer' in start) || start.declarer === undefined) throw new Error('nobody plays');
  const { declarer } = start;
  const reader = SEATS.find((seat) => seat !== declarer && !handIn(start, seat).includes('EO')) ?? 0;
  const highest = told(start, reader).find(({ card }) => card === 'EO');
  const chance = highest?.places.find(({ seat }) => seat === declarer)?.chance ?? 0;
  expect(chance).toBeGreaterThan(0.5);
  expect(highest?.clue).toEqual({ of: 'game', seat: declarer, lean: 'for' });
});

test('nothing is told before a game is announced, nor of games that were not measured', () => {
  const round = botRound(pureRules(), 'rufer', randomOf('beliefs', 'silent'));
  const folded = replay(recordOf(round));
  if (!folded.ok) throw new Error('a round of bots is not allowed');
  const early = folded.steps.map(({ round: each }) => each).filter(({ phase }) => phase === 'auction');
  expect(early.length).toBeGreaterThan(0);
  for (const each of early) expect(beliefsAt(viewFor(each, 0), randomOf('silent'))).toBeUndefined();
});
