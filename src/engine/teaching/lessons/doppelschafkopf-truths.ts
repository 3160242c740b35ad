// What is true in Doppelschafkopf (SPEC 9.1), found by the engine: what may be played, who takes a trick, what a deal comes to.
import type { Card } from '../../base/cards.ts';
import { contractOf } from '../../base/contract.ts';
import { type BySeat, bySeat } from '../../base/seats.ts';
import { DOPPELSCHAFKOPF_GAME } from '../../contracts/doppelschafkopf.ts';
import { PURE_2007 } from '../../options/options.ts';
import { billTermsAt } from '../../endings/round-bill.ts';
import { legalCards } from '../../play/legality.ts';
import { orderOf, winningIndex } from '../../play/order.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { settle } from '../../scoring/money.ts';
import { resultOf } from '../../scoring/result.ts';
import { gameRulesOf, type TableRules } from '../../table/table-rules.ts';
import { cards } from './position.ts';

const RULES = gameRulesOf('doppelschafkopf', PURE_2007);
const WITH_BLIND = gameRulesOf('strohmann', PURE_2007);
const CONTRACT = contractOf(DOPPELSCHAFKOPF_GAME, { contract: DOPPELSCHAFKOPF_GAME.id });

/** The cards of a hand that may be played to a trick. */
export const followsIn = (trick: string, hand: string): readonly Card[] =>
  legalCards({
    contract: CONTRACT,
    pack: RULES.pack,
    hand: cards(hand),
    trick: cards(trick),
    calledSuitLed: false,
  });

/** Which card of a trick takes it, from 0. */
export const takingPlace = (trick: string): number => winningIndex(orderOf(CONTRACT, RULES.pack), cards(trick));

/** Lines of the own side and of the others with so many own card points; `pair` is who has played the first of two equal highest Obers. */
export function linesFor(points: number, pair: 'own' | 'others' | 'nobody'): readonly [own: number, others: number] {
  const balance = balanceFor(points, pair, RULES);
  return [balance[0], balance[1]];
}

/** Lines with a blind: of the king, who has so many card points together with it, and of the two others. */
export function linesWithBlind(points: number): readonly [king: number, left: number, right: number] {
  const balance = balanceFor(points, 'nobody', WITH_BLIND);
  return [balance[0], balance[1], balance[3]];
}

/** What everybody writes if seats 0 and 2 have so many card points, and seat 0 has dealt. */
function balanceFor(points: number, pair: 'own' | 'others' | 'nobody', rules: TableRules): BySeat<number> {
  const both: readonly Card[] = pair === 'nobody' ? [] : ['EO', 'EO'];
  const tricks: readonly CompletedTrick[] = [
    { leader: pair === 'others' ? 1 : 0, cards: both, winner: 0, points },
    { leader: 0, cards: [], winner: 1, points: 240 - points },
  ];
  const result = resultOf(
    { contract: CONTRACT, pack: RULES.pack, players: 4 },
    bySeat(() => []),
    0,
    2,
    tricks,
  );
  return settle(CONTRACT, result, billTermsAt({ rules, dealer: 0, doublings: {} })).balance;
}
