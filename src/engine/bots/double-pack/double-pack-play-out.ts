// A deal of a double pack with open cards, played to its end by rules of thumb.
import type { Card } from '../../base/cards.ts';
import { type BySeat, bySeat, type Seat } from '../../base/seats.ts';
import { type Group, orderOf } from '../../play/order.ts';
import { partnerFor, sideOf } from '../../play/parties.ts';
import { type ReSides, reSidesOf } from '../../play/re-sides.ts';
import { afterPlay, dealtHandOf, playedOut, type PlayState, turnOf } from '../../play/tricks.ts';
import { thumbCard } from './thumb.ts';

/** An open deal: its play so far, and who plays the contract where somebody has named it. */
export interface OpenDeal {
  readonly play: PlayState;
  readonly declarer?: Seat | undefined;
}

/** How an open deal has ended. */
export interface PlayedOut {
  /** The play with all its tricks. */
  readonly play: PlayState;
  /** The side that declares is Re here. */
  readonly sides: ReSides;
}

/** Cards that follow, or all where none does. */
export function followable(play: PlayState): readonly Card[] {
  const hand = play.hands[turnOf(play)];
  const [led] = play.trick.cards;
  if (led === undefined) return hand;
  const order = orderOf(play.contract, play.pack);
  const group = order.groupOf(led);
  const follows = hand.filter((card) => order.groupOf(card) === group);
  return follows.length > 0 ? follows : hand;
}

/** Plays the deal out: everybody knows who plays with whom, and nobody looks at the other hands. */
export function playedToTheEnd({ play: begun, declarer }: OpenDeal): PlayedOut {
  const dealt = bySeat((seat) => dealtHandOf(begun, seat));
  const { contract } = begun;
  const order = orderOf(contract, begun.pack);
  const led = new Set<Group>(begun.done.flatMap(({ cards: [card] }) => (card ? [order.groupOf(card)] : [])));
  let play = begun;
  let sides = sidesAt(play, dealt, declarer);
  while (!playedOut(play)) {
    const seat = turnOf(play);
    const known = sides;
    const card = thumbCard({
      order,
      seat,
      legal: followable(play),
      hand: play.hands[seat],
      trick: play.trick,
      led,
      declares: known?.re.includes(seat) ?? seat === declarer,
      friend: (other) => known && known.re.includes(other) === known.re.includes(seat),
    });
    const { done } = play;
    play = afterPlay(play, card);
    if (play.done.length === done.length) continue;
    const [first] = play.done.at(-1)?.cards ?? [];
    if (first) led.add(order.groupOf(first));
    sides ??= sidesAt(play, dealt, declarer);
  }
  return { play, sides: sides ?? { re: declarer === undefined ? [] : [declarer] } };
}

/** Who plays Re, or with the declarer, in an open deal; undefined as long as a Hochzeit is not settled. */
export const sidesOfDeal = ({ play, declarer }: OpenDeal): ReSides | undefined =>
  sidesAt(
    play,
    bySeat((seat) => dealtHandOf(play, seat)),
    declarer,
  );

const sidesAt = (
  { contract, done }: PlayState,
  dealt: BySeat<readonly Card[]>,
  declarer: Seat | undefined,
): ReSides | undefined =>
  contract.row.parties.kind === 'opposite' && declarer !== undefined
    ? { re: sideOf(declarer, partnerFor(contract, dealt, declarer)) }
    : reSidesOf({ contract, declarer, dealt, done });
