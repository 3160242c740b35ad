// The last tricks judged by what a seat can know: the table is carried on as the rules do it, nothing leaves what can happen, and no seat sees through cards.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../src/engine/base/random.ts';
import type { Card } from '../../../src/engine/base/cards.ts';
import { SEATS } from '../../../src/engine/base/seats.ts';
import { expectedAtEnd } from '../../../src/engine/bots/endgame/end-judge.ts';
import { afterCard, endTableOf } from '../../../src/engine/bots/endgame/end-table.ts';
import { judgedAtEnd } from '../../../src/engine/bots/endgame/judged-at-end.ts';
import { POINT_WEIGHT } from '../../../src/engine/bots/sampling/preference.ts';
import type { Weighted } from '../../../src/engine/bots/sampling/weighted.ts';
import { imagine } from '../../../src/engine/bots/sampling/sample.ts';
import type { Scored } from '../../../src/engine/bots/sampling/scores.ts';
import { isForetold } from '../../../src/engine/bots/sampling/usual-cards.ts';
import { type Knowledge, knowledgeOf } from '../../../src/engine/inference/knowledge.ts';
import { legalDecisions, turnIn } from '../../../src/engine/round/step.ts';
import { isPlaying } from '../../../src/engine/table/readers.ts';
import { compile } from '../../../src/engine/search/masks.ts';
import { isOver, type Round } from '../../../src/engine/table/round.ts';
import { sample } from '../../../lab/base/thorough.ts';
import { turnsOf } from '../../../lab/support/tutor/positions.ts';
import { after } from '../../../lab/support/bots/support.ts';

const STAKE = 10;

interface Asked {
  readonly round: Round;
  readonly know: Knowledge;
}

/** Choices of the last tricks in rounds that rule players play, now and then by chance. */
const choices = (rounds: number, seed: string, left: number): readonly Asked[] =>
  Array.from({ length: rounds }, (_, number) => turnsOf({ pack: 32, seed, chance: 5 }, number))
    .flat()
    .flatMap(({ round, view }) => {
      if (!isPlaying(round) || 8 - view.tricks.length > left || view.tricks.length > 6) return [];
      const know = knowledgeOf(view);
      return isForetold(know) && know.legal.length > 1 ? [{ round, know }] : [];
    });

test('the open table is carried on card by card as every later view shows it', () => {
  let compared = 0;
  for (let number = 0; number < sample(6, 60); number++) {
    const turns = turnsOf({ pack: 32, seed: 'end table', chance: 3 }, number).filter(({ round }) => isPlaying(round));
    const [first] = turns;
    const contract = first && knowledgeOf(first.view).contract;
    if (!first || contract?.row.goal.kind !== 'points') continue;
    const compiled = compile(contract, 32);
    let table = endTableOf(first.view, compiled);
    turns.forEach(({ view }, at) => {
      // Who knows that he is partner knows more than lies open.
      const shown = endTableOf(view, compiled);
      expect({ ...table, next: { ...table.next, revealed: -1 } }).toEqual({
        ...shown,
        next: { ...shown.next, revealed: -1 },
      });
      compared++;
      const played = turns[at + 1]?.round ?? undefined;
      const card = played && isPlaying(played) ? lastCard(played) : undefined;
      if (card) table = afterCard(table, compiled.layout.bitOf[card] as number, compiled, 4);
    });
  }
  expect(compared).toBeGreaterThan(60);
});

function lastCard(round: Round): Card | undefined {
  const played = round.entries.findLast(({ type }) => type === 'play');
  return played?.type === 'play' ? played.card : undefined;
}

/** The balances of a seat at all ends to which a card can lead. */
function endsAfter(round: Round, seat: 0 | 1 | 2 | 3, card: Card): readonly number[] {
  const ends: number[] = [];
  const walk = (now: Round): void => {
    if (now.phase === 'scored') return void ends.push(now.settlement.balance[seat]);
    if (isOver(now)) throw new Error(now.phase);
    const turn = turnIn(now);
    if (turn === undefined) throw new Error('nobody is to play');
    for (const each of legalDecisions(now, turn)) if (each.type === 'play') walk(after(now, each));
  };
  walk(after(round, { type: 'play', seat, card }));
  return ends;
}

const actual = (round: Round): readonly Weighted[] => {
  if (!isPlaying(round)) throw new Error(round.phase);
  return [{ world: round.play.hands, weight: 1 }];
};

test('a card comes to something between the worst and the best of what can happen', () => {
  let judged = 0;
  for (const { round, know } of choices(sample(14, 60), 'bounds', 3)) {
    const [ofCards = []] = expectedAtEnd(know, actual(round), STAKE);
    know.legal.forEach((card, at) => {
      const ends = endsAfter(round, know.seat, card);
      const { cents = NaN, won = NaN, points = NaN } = ofCards[at] ?? {};
      expect(cents).toBeGreaterThanOrEqual(Math.min(...ends) - 1e-6);
      expect(cents).toBeLessThanOrEqual(Math.max(...ends) + 1e-6);
      expect(won).toBeGreaterThanOrEqual(0);
      expect(won).toBeLessThanOrEqual(1 + 1e-9);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(120);
      judged++;
    });
  }
  expect(judged).toBeGreaterThan(30);
});

describe('over several deals', () => {
  const asked = choices(sample(14, 80), 'several', 3).flatMap(({ know }) => {
    const worlds = [...imagine(know, 24, 12, randomOf('several')).worlds];
    return worlds.length > 1 ? [{ know, worlds }] : [];
  });
  const worth = ({ cents, points = 0 }: Scored): number => cents + POINT_WEIGHT * STAKE * points;
  /** Of the best card. */
  const bestOver = (know: Knowledge, worlds: readonly Weighted[]): number => {
    const expected = expectedAtEnd(know, worlds, STAKE);
    const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
    const means = know.legal.map((_, card) =>
      expected.reduce(
        (sum, ofCards, at) => sum + ((worlds[at]?.weight ?? 0) * worth(ofCards[card] as Scored)) / all,
        0,
      ),
    );
    return Math.max(...means);
  };

  test('nobody does better than one who knows in which deal he sits, and mostly somebody does worse', () => {
    let fused = 0;
    for (const { know, worlds } of asked) {
      const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
      const knowing = worlds.reduce((sum, each) => sum + (each.weight / all) * bestOver(know, [each]), 0);
      const blind = bestOver(know, worlds);
      expect(blind).toBeLessThanOrEqual(knowing + 1e-6);
      if (blind < knowing - 0.01) fused++;
    }
    expect(asked.length).toBeGreaterThan(10);
    expect(fused).toBeGreaterThan(2);
  });

  test('the order of the deals, and one told twice at half its weight, make no difference', () => {
    for (const { know, worlds } of asked.slice(0, sample(8, 80))) {
      const halved = worlds.flatMap(({ world, weight }) => [
        { world, weight: weight / 2 },
        { world: [...SEATS].map((seat) => world[seat]) as unknown as Weighted['world'], weight: weight / 2 },
      ]);
      expect(bestOver(know, [...worlds].reverse())).toBeCloseTo(bestOver(know, worlds), 6);
      expect(bestOver(know, halved)).toBeCloseTo(bestOver(know, worlds), 6);
    }
  });

  test('a card holds in no more deals than there are, and the chance lies with that', () => {
    for (const { know } of asked) {
      const judged = judgedAtEnd(know, [40, 40, 40], STAKE, randomOf('holds'));
      if (!judged) throw new Error('the end is not judged');
      judged.holds.forEach((holds, card) => {
        expect(holds).toBeLessThanOrEqual(judged.scores.deals);
        if (holds === 0) expect(judged.scores.chance(card)).toBeLessThan(0.5);
        if (holds === judged.scores.deals) expect(judged.scores.chance(card)).toBeGreaterThanOrEqual(0.5);
      });
      expect(judgedAtEnd(know, [], STAKE, randomOf('holds'))).toBeUndefined();
    }
  });
});
