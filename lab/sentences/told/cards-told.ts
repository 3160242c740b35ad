// What the claims of sentences ask of a position: who sits where, what a card does to the trick, and what is out.
import { type Card, pointsOf } from '../../../src/engine/base/cards.ts';
import type { Seat } from '../../../src/engine/base/seats.ts';
import { beats, type Group } from '../../../src/engine/play/order.ts';
import { playedContract } from '../../../src/engine/table/announced-contract.ts';
import type { Named } from './words-told.ts';
import {
  behind,
  best,
  groupIn,
  isDefender,
  isHighest,
  leads,
  legal,
  onSide,
  orderIn,
  out,
  outIn,
  own,
  playingIn,
  type Seen,
  surelyAgainst,
  surelyTogether,
  takes,
  trickPoints,
} from '../facts/claims/seen.ts';

/** The card that is decided on. Throws where none is. */
export function cardIn({ decision }: Seen): Card {
  if (decision.type !== 'play') throw new Error(`${decision.type} is no card`);
  return decision.card;
}

export const isPlayed = (seen: Seen, card: Card): boolean => seen.decision.type === 'play' && cardIn(seen) === card;
export const led = (seen: Seen): Group | undefined => {
  const [first] = seen.view.trick?.cards ?? [];
  return first && groupIn(seen, first);
};
export const playsTrump = (seen: Seen): boolean => groupIn(seen, cardIn(seen)) === 'trump';
export const isDeclarer = ({ view }: Seen, seat: Seat): boolean => view.contract?.declarer === seat;
export const isPlayersPartner = (seen: Seen, seat: Seat): boolean => surelyTogether(seen, seat);
export const isEnemy = (seen: Seen, seat: Seat): boolean => surelyAgainst(seen, seat);
export const holdsTrick = (seen: Seen, seat: Seat): boolean => !leads(seen) && best(seen).seat === seat;
export const leavesTrick = (seen: Seen): boolean => !leads(seen) && !takes(seen, cardIn(seen));
export const takesTrick = (seen: Seen): boolean => !leads(seen) && takes(seen, cardIn(seen));
export const isLast = (seen: Seen): boolean => behind(seen).length === 0;
export const pointsThen = (seen: Seen): number => trickPoints(seen) + pointsOf(cardIn(seen));
export const keptInHand = (seen: Seen, cards: readonly Card[]): boolean =>
  cards.length > 0 && cards.every((card) => card !== cardIn(seen) && seen.view.hand.includes(card));
export const mightTake = (seen: Seen, cards: readonly Card[]): boolean =>
  cards.length > 0 && cards.every((card) => legal(seen).includes(card) && takes(seen, card));
export const mightGive = (seen: Seen, cards: readonly Card[]): boolean =>
  cards.length > 0 && cards.every((card) => legal(seen).includes(card) && !takes(seen, card));
export const cannotFollow = (seen: Seen): boolean => {
  const group = led(seen);
  return group !== undefined && own(seen, group).length === 0;
};

/** In none of the deals has a seat a card of the group. */
export const hasNone = (seen: Seen, seat: Seat, group: Group): boolean =>
  seen.worlds.map(playingIn).every(({ play }) => play.hands[seat].every((card) => groupIn(seen, card) !== group));
export const trumpsOut = (seen: Seen): number => outIn(seen, 'trump').length;
export const nothingHigherOut = (seen: Seen, card: Card): boolean => isHighest(seen, card);
export const outOver = (seen: Seen, card: Card): readonly Card[] =>
  out(seen).filter((each) => groupIn(seen, each) === groupIn(seen, card) && beats(orderIn(seen), each, card));
export const outUnder = (seen: Seen, card: Card): readonly Card[] =>
  out(seen).filter((each) => groupIn(seen, each) === groupIn(seen, card) && beats(orderIn(seen), card, each));

/** Card points that a side has for sure in tricks that are over. */
export const pointsWon = (seen: Seen, whose: 'own' | 'other'): number =>
  seen.view.tricks
    .filter(({ winner }) => (whose === 'own' ? surelyTogether(seen, winner) : surelyAgainst(seen, winner)))
    .reduce((sum, { points }) => sum + points, 0);

/** Card points with which a side wins, is out of Schneider, or has made the other side Schneider; who doubles may take the game over. */
export function mark(seen: Seen, whose: 'own' | 'other', which: 'won' | 'safe' | 'made'): number | undefined {
  const { rules, contract } = seen.view;
  const { goal } = playedContract(rules, contract!).row;
  if (goal.kind !== 'points') return undefined;
  const defends = isDefender(seen) === (whose === 'own');
  if (which === 'won') return defends && goal.drawAt === undefined ? 121 - goal.atLeast : goal.atLeast;
  if (which === 'safe') return defends ? 121 - goal.schneiderAt : goal.safeAt;
  return defends ? 121 - goal.safeAt : goal.schneiderAt;
}

/** Opponents of the seat in every deal, of those who play after it. */
export const enemiesBehind = (seen: Seen): readonly Seat[] => behind(seen).filter((seat) => surelyAgainst(seen, seat));

/** The named cards are of the same suit as the card played, or trumps like it, all of them higher; the suit is named if there is one. */
export const sameKindAbove = (seen: Seen, { text, suit, cards }: Named): boolean => {
  const group = groupIn(seen, cardIn(seen));
  const told = /Trümpfen|Trumpf|trumps/.test(text) ? 'trump' : suit();
  return (
    told === group &&
    cards().length > 0 &&
    cards().every(
      (card) => legal(seen).includes(card) && groupIn(seen, card) === group && beats(orderIn(seen), card, cardIn(seen)),
    )
  );
};

export const sameSide = (seen: Seen, a: Seat, b: Seat): boolean =>
  seen.worlds.map(playingIn).every((round) => onSide(round, a) === onSide(round, b));
