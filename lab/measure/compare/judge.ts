// What a played card and the card of a bot are worth with open hands, against the best card.
import type { Player } from '../../../src/engine/bots/player.ts';
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import type { Contract, ContractId } from '../../../src/engine/base/contract.ts';
import { orderOf, winningIndex } from '../../../src/engine/play/order.ts';
import { sideOf } from '../../../src/engine/play/parties.ts';
import type { Random } from '../../../src/engine/base/random.ts';
import { declarerOf, type PlayingRound } from '../../../src/engine/table/round.ts';
import { paymentsOf } from '../../../src/engine/scoring/money.ts';
import { payoffsAt } from '../../../src/engine/endings/round-bill.ts';
import { openCardValues } from '../../../src/engine/search/open-cards.ts';
import type { TableRules } from '../../../src/engine/table/table-rules.ts';
import { legalCards } from '../../../src/engine/play/legality.ts';
import { situationOf, turnOf } from '../../../src/engine/play/tricks.ts';
import type { Role } from '../arena/report.ts';
import type { Move } from './game.ts';

/** What a card gives away against the best one if both sides then play perfectly with open hands. */
export interface Loss {
  /** Card points, 0 - 120. */
  readonly points: number;
  /** Cents of the seat at the tariff of the table, Schneider counted, runners and doublings left out. */
  readonly cents: number;
}

/** One choice that a person had, and what a bot makes of it. */
export interface Compared {
  /** 1 - 8. */
  readonly trick: number;
  readonly role: Role;
  readonly contract: ContractId;
  readonly place: 'lead' | 'follow';
  readonly agreement: Agreement;
  readonly person: Loss;
  readonly bot: Loss;
}

/** Equivalent cards are neighbours in the hand of equal points, with no card between them that could still matter. */
export type Agreement = 'same' | 'equivalent' | 'other';

/** The comparison of one move; undefined if there was nothing to choose. */
export function comparedAt({ round, view, card }: Move, player: Player, random: Random): Compared | undefined {
  const { play, declarer, partner } = round;
  const seat = turnOf(play);
  const legal = legalCards(situationOf(play, seat));
  if (legal.every((each) => equivalent(round, each, card))) return undefined;
  const { decision } = player.decide(view, { random });
  if (decision.type !== 'play') throw new Error(`a card was to be played, not ${decision.type}`);
  const lossOf = lossesAt(round);
  return {
    trick: play.done.length + 1,
    role: seat === declarer ? 'declarer' : seat === partner ? 'partner' : 'defender',
    contract: play.contract.row.id,
    place: play.trick.cards.length === 0 ? 'lead' : 'follow',
    agreement: decision.card === card ? 'same' : equivalent(round, decision.card, card) ? 'equivalent' : 'other',
    person: lossOf(card),
    bot: lossOf(decision.card),
  };
}

/** Whether the seat to play holds both cards and it makes no difference which one falls first. */
export function equivalent({ play }: PlayingRound, a: Card, b: Card): boolean {
  const { contract, pack, trick, hands } = play;
  const order = orderOf(contract, pack);
  if (a === b) return true;
  if (order.groupOf(a) !== order.groupOf(b) || pointsOf(a) !== pointsOf(b)) return false;
  if (a === contract.called || b === contract.called) return false;
  const seat = turnOf(play);
  const best = trick.cards[winningIndex(order, trick.cards)];
  const others = hands.flatMap((hand, each) => (each === seat ? [] : hand));
  const [low, high] = [order.strengthOf(a), order.strengthOf(b)].sort((x, y) => x - y) as [number, number];
  return ![...others, ...(best ? [best] : [])].some(
    (card) => order.groupOf(card) === order.groupOf(a) && order.strengthOf(card) > low && order.strengthOf(card) < high,
  );
}

/** The losses of all legal cards of the seat to play. */
function lossesAt(round: PlayingRound): (card: Card) => Loss {
  const { play, partner, rules } = round;
  const declarer = declarerOf(round);
  const seat = turnOf(play);
  const side = sideOf(declarer, partner);
  const own = side.includes(seat) ? 1 : -1;
  const shares = paymentsOf(play.players, side, seat);
  const values = openCardValues(play, declarer, partner);
  const made = play.done.reduce((sum, { winner, points }) => sum + (side.includes(winner) ? points : 0), 0);
  const cents = (value: number): number => own * shares * centsOf(play.contract, rules, made + value);
  const best = own * Math.max(...[...values.values()].map((value) => own * value));
  return (card) => {
    const value = values.get(card);
    if (value === undefined) throw new Error(`${card} is not a legal card`);
    return { points: Math.abs(best - value), cents: cents(best) - cents(value) };
  };
}

/** What one opponent pays the declaring side for so many card points, Schneider counted; negative if it has lost. */
function centsOf(contract: Contract, rules: TableRules, points: number): number {
  const { goal } = contract.row;
  if (goal.kind !== 'points') throw new Error('only games for card points are compared');
  const { declarer, defenders } = payoffsAt({ rules, doublings: {} }, contract, 0);
  if (points >= goal.atLeast) return points >= goal.schneiderAt ? declarer.schneider : declarer.plain;
  return -(points < goal.safeAt ? defenders.schneider : defenders.plain);
}
