// Runs the worked examples of Deutscher Schafkopf: numbers through the engine, results through count and bill (SPEC 7.3).
import { expect } from 'vitest';
import type { Card, Suit } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { DEUTSCHER_GAME } from '../../../src/engine/contracts/bauernstoss.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { legalDecisions } from '../../../src/engine/round/step.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { DEUTSCHER_RULES } from '../rounds/deutscher.ts';
import { dealt, filledUp } from '../rounds/rounds.ts';

function bauernstossBid(given: { hand: readonly Card[] }, wanted: object): void {
  const legal = legalDecisions(dealt(DEUTSCHER_RULES, filledUp(DEUTSCHER_RULES, { 0: given.hand })), 0);
  const maxNumberBySuit: Partial<Record<Suit, number>> = {};
  for (const each of legal) if (each.type === 'number') maxNumberBySuit[each.suit] = each.count;
  expect({ maxNumberBySuit, mayPass: legal.some(({ type }) => type === 'call') }).toEqual(wanted);
}

function deutscherResult(given: { makerPoints: number; makerTricks: number }, wanted: object): void {
  const contract = contractOf(DEUTSCHER_GAME, { contract: 'deutscher', trump: 'E' });
  const done = Array.from({ length: 8 }, (_, at): CompletedTrick => {
    const makers = at < given.makerTricks;
    const points = at === 0 ? given.makerPoints : at === 7 && !makers ? 120 - given.makerPoints : 0;
    return { leader: 0, cards: [], winner: makers ? 0 : 1, points };
  });
  const terms = { contract, pack: 32, players: 4 } as const;
  const result = resultOf(terms, [[], [], [], []], 0, 2, done);
  const [makers, others] = settle(contract, result, billTermsAt({ rules: DEUTSCHER_RULES, doublings: {} })).balance;
  expect({ makers, others }).toEqual(wanted);
}

export const DEUTSCHER_RUNNERS = { bauernstossBid, deutscherResult };
