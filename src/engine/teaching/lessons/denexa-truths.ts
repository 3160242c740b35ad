// What is true in Schafkopf with a widow (SPEC 6), found by the engine: what may be laid away, and what a deal comes to.
import { cardsOfPack, POINTS_OF_PACK, sumPoints } from '../../base/cards.ts';
import { contractOf } from '../../base/contract.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import { WIDOW_GAME } from '../../contracts/widow.ts';
import { PURE_2007 } from '../../options/options.ts';
import { billTermsAt } from '../../endings/round-bill.ts';
import type { CompletedTrick } from '../../play/tricks.ts';
import { judge, replay } from '../../round/step.ts';
import { leastVerdict } from '../../scoring/least.ts';
import { settle } from '../../scoring/money.ts';
import { resultOf } from '../../scoring/result.ts';
import { entriesForHands } from '../../table/dealing.ts';
import { gameRulesOf, handSizeAt, rowOf } from '../../table/table-rules.ts';
import { cards } from './position.ts';

const RULES = gameRulesOf('denexa', PURE_2007);
const PLAYERS = 3;

/** Whether forehand, who was dealt this hand and has taken this widow, may lay these cards away. */
export function mayDiscard(hand: string, widow: string, away: string): boolean {
  const own = cards(hand);
  const lying = cards(widow);
  const rest = cardsOfPack(RULES.pack).filter((card) => !own.includes(card) && !lying.includes(card));
  const hands = bySeat((seat) => (seat === 0 ? own : seat < PLAYERS ? rest.slice((seat - 1) * 10, seat * 10) : []));
  const terms = { dealer: 2 } as const;
  const entries = [...entriesForHands(RULES, terms, hands, lying), { type: 'widow', seat: 0, answer: 'take' } as const];
  const round = replay({ format: 1, rules: RULES, terms, entries });
  if (!round.ok) throw new Error(`the widow could not be taken: ${round.because.id}`);
  return judge(round.round, { type: 'discard', seat: 0, cards: cards(away) }).legal;
}

/** Who wins with fewest card points; `lastTricks` are the last ones that each has taken, 0 without any. */
export const fewestWins = (
  points: readonly [number, number, number],
  lastTricks: readonly [number, number, number],
): Seat | undefined =>
  leastVerdict({ players: PLAYERS, points: [...points, 0], lastTrick: [...lastTricks, 0], dealer: 2 }).winner;

/** What a declarer scores with so many card points in his tricks, of which there are `tricks`, and with what he has laid away. */
export function scoreWith(points: number, tricks: number, away: string): number {
  const row = rowOf(RULES, WIDOW_GAME.id);
  if (!row) throw new Error('no game with the widow');
  const contract = contractOf(row, { contract: row.id });
  const handSize = handSizeAt(RULES);
  const laidAway = cards(away);
  const left = POINTS_OF_PACK - points - sumPoints(laidAway);
  const done = Array.from({ length: handSize }, (_, index): CompletedTrick => {
    const winner = index < tricks ? 0 : 1;
    return { leader: 0, cards: [], winner, points: index === 0 ? points : index === handSize - 1 ? left : 0 };
  });
  const terms = { contract, pack: RULES.pack, players: PLAYERS } as const;
  const beside = bySeat((seat) => (seat === 0 ? laidAway : []));
  const result = resultOf(terms, [[], [], [], []], 0, undefined, done, beside);
  return settle(contract, result, billTermsAt({ rules: RULES, doublings: {} })).balance[0];
}
