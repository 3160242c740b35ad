// What a screen is told of a game with a widow before cards are played: its trumps are certain from the deal on, and who has taken the widow plays.
import { describe, expect, test } from 'vitest';
import { startRound } from '../../src/engine/table/round.ts';
import { DENEXA_HANDS, DENEXA_RULES, denexaDealt, denexaTaken, discard } from '../../lab/support/rounds/denexa.ts';
import { boardAt } from '../../lab/support/main/board-fixture.ts';
import { after, dealt, filledUp } from '../../lab/support/rounds/rounds.ts';
import { pureRules } from '../../src/engine/table/table-rules.ts';

const TRUMPS = 'EO GO HO SO EU GU HU SU SA ST SK S9 S8 S7'.split(' ');

describe('the trumps, which are always the same,', () => {
  test('are on the ladder as soon as somebody has cards, with the own ones', () => {
    const { ladder } = boardAt(denexaDealt(), 0);
    expect(ladder.map(({ card }) => card)).toEqual(TRUMPS);
    const own = ladder.filter(({ place }) => place === 'own').map(({ card }) => card);
    expect([...own].sort()).toEqual(DENEXA_HANDS[0].filter((card) => TRUMPS.includes(card)).sort());
  });

  test('are not shown before the deal, nor where the contract decides on them', () => {
    expect(boardAt(startRound(DENEXA_RULES, { dealer: 2 }), 0).ladder).toEqual([]);
    const rules = pureRules();
    expect(boardAt(dealt(rules, filledUp(rules, {})), 0).ladder).toEqual([]);
  });
});

test('whoever has taken the widow plays with it, also while two cards are to be laid away', () => {
  expect(boardAt(denexaDealt(), 0).contract).toBeUndefined();
  const taken = denexaTaken();
  for (const round of [taken, after(taken, discard(1, 'E8 E9'))])
    expect(boardAt(round, 0).contract).toMatchObject({ announcement: { contract: 'widow-game' }, declarer: 1 });
});
