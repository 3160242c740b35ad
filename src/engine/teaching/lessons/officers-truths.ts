// What is true in Officers' Schafkopf (SPEC 3.18), found by the engine: what may be played from the table, and what a deal comes to.
import type { Card } from '../../base/cards.ts';
import { contractOf } from '../../base/contract.ts';
import { PURE_2007 } from '../../options/options.ts';
import { billTermsAt } from '../../endings/round-bill.ts';
import { judgePlay } from '../../play/legality.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { settle } from '../../scoring/money.ts';
import { resultOf } from '../../scoring/result.ts';
import { gameRulesOf, handSizeAt, rowOf } from '../../table/table-rules.ts';
import { cards } from './position.ts';

const RULES = gameRulesOf('officers', PURE_2007);

/** A Solo in Hearts. */
function heartsSolo() {
  const row = rowOf(RULES, 'solo');
  if (!row) throw new Error('no Solo');
  return contractOf(row, { contract: 'solo', trump: 'H' });
}

/** Whether a card may be played to a Solo in Hearts from what lies open and covered, when a card was led. */
export const mayPlayFromTable = (open: string, covered: string, led: Card, card: Card): boolean =>
  judgePlay(
    {
      contract: heartsSolo(),
      pack: RULES.pack,
      hand: cards(open),
      covered: cards(covered),
      trick: [led],
      calledSuitLed: false,
    },
    card,
  ).legal;

/** What forehand gets for a Solo with so many card points and tricks, whether the dealer has doubled or not. */
export function officersBalance(points: number, tricks: number, spritz: 0 | 1): number {
  const all = handSizeAt(RULES);
  const done = Array.from({ length: all }, (_, index): CompletedTrick => {
    const winner = index < tricks ? 0 : 1;
    const worth = index === 0 ? points : index === all - 1 ? 120 - points : 0;
    return { leader: 0, cards: [], winner, points: worth };
  });
  const contract = heartsSolo();
  const result = resultOf({ contract, pack: RULES.pack, players: 2 }, [[], [], [], []], 0, undefined, done);
  return settle(contract, result, billTermsAt({ rules: RULES, doublings: { spritz } })).balance[0];
}
