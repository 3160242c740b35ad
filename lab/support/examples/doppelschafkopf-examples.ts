// Runs the worked examples of Doppelschafkopf: tricks and results through the rules (SPEC 9.1).
import { expect } from 'vitest';
import { type Card, sumPoints } from '../../../src/engine/base/cards.ts';
import { contractOf } from '../../../src/engine/base/contract.ts';
import { bySeat, seatAfter } from '../../../src/engine/base/seats.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../../src/engine/contracts/doppelschafkopf.ts';
import { billTermsAt } from '../../../src/engine/endings/round-bill.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import type { CompletedTrick } from '../../../src/engine/play/tricks.ts';
import { settle } from '../../../src/engine/scoring/money.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { DOPPELSCHAFKOPF_RULES } from '../rounds/doppelschafkopf-rounds.ts';

const CONTRACT = contractOf(DOPPELSCHAFKOPF_GAME, { contract: DOPPELSCHAFKOPF_GAME.id });
const NAMES = ['A', 'B', 'C', 'D'] as const;
type Name = (typeof NAMES)[number];
type Team = 'AC' | 'BD';

const seatOf = (name: Name): 0 | 1 | 2 | 3 => NAMES.indexOf(name) as 0 | 1 | 2 | 3;

function doppelschafkopfTrick(
  given: { leader: Name; cards: readonly Card[] },
  wanted: { winner: Name; points: number },
): void {
  const at = winningIndex(orderOf(CONTRACT, 48), given.cards);
  const winner = NAMES[seatAfter(seatOf(given.leader), at, 4)];
  expect({ winner, points: sumPoints(given.cards) }).toEqual(wanted);
}

function doppelschafkopfResult(
  given: { pointsAC: number; bonus: Team | null; carry: number; lines: Readonly<Record<Team, number>> },
  wanted: { lines: Readonly<Record<Team, number>>; carry: number; head: readonly Team[] },
): void {
  const { pointsAC, bonus, carry, lines } = given;
  const pair: readonly Card[] = bonus === null ? [] : ['EO', 'EO'];
  const done: readonly CompletedTrick[] = [
    { leader: bonus === 'BD' ? 1 : 0, cards: pair, winner: 0, points: pointsAC },
    { leader: 0, cards: [], winner: 1, points: 240 - pointsAC },
  ];
  const empty = bySeat((): readonly Card[] => []);
  const result = resultOf({ contract: CONTRACT, pack: 48, players: 4 }, empty, 0, 2, done);
  const missing = bySeat((seat) => 4 - lines[seat % 2 === 0 ? 'AC' : 'BD']);
  const terms = billTermsAt({ rules: DOPPELSCHAFKOPF_RULES, doublings: {}, carried: carry, missing });
  const { balance } = settle(CONTRACT, result, terms);
  const after = { AC: lines.AC + balance[0], BD: lines.BD + balance[1] };
  expect({
    lines: after,
    carry: result.winner === 'draw' ? carry + 1 : 0,
    head: (['AC', 'BD'] as const).filter((team) => after[team] >= 4),
  }).toEqual(wanted);
}

export const DOPPELSCHAFKOPF_RUNNERS = { doppelschafkopfTrick, doppelschafkopfResult };
