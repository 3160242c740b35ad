// Plays cards of double packs by rules of thumb, by what is known of the sides; in Doppelkopf announces with many high trumps.
import { fact } from '../../inference/facts.ts';
import type { Group } from '../../play/order.ts';
import { orderOf } from '../../play/order.ts';
import type { Seat } from '../../base/seats.ts';
import type { SeatView } from '../../round/view.ts';
import { playedContract } from '../../table/announced-contract.ts';
import type { Choice } from '../player.ts';
import { ansagenOf, turnDecisions } from '../random-player.ts';
import type { Thumb } from './thumb.ts';
import { thumbCard } from './thumb.ts';

/** The card that rules of thumb choose. Throws if no card is to be played (programming error). */
export function thumbIn(view: SeatView): Thumb {
  const { contract, trick, seat, rules } = view;
  if (!contract || !trick) throw new Error('no card is to be played');
  const order = orderOf(playedContract(rules, contract), rules.pack);
  return thumbCard({
    order,
    seat,
    legal: turnDecisions(view).flatMap((each) => (each.type === 'play' ? [each.card] : [])),
    hand: view.hand,
    trick,
    led: new Set<Group>(view.tricks.flatMap(({ cards: [card] }) => (card ? [order.groupOf(card)] : []))),
    friend: (other) => isFriend(view, other),
  });
}

/** Whether another player is on the own side; undefined if it is not known. */
function isFriend({ seat, sides, contract }: SeatView, other: Seat): boolean | undefined {
  if (sides) {
    const [own, side] = [sides[seat]?.side, sides[other]?.side];
    return side && own && side === own;
  }
  const declaring = [contract?.declarer, contract?.revealed?.seat];
  return declaring.includes(other) === declaring.includes(seat);
}

export function playByThumb(view: SeatView): Choice {
  const { card, idea } = thumbIn(view);
  const only = turnDecisions(view).length === 1;
  return {
    decision: { type: 'play', seat: view.seat, card },
    because: [only ? fact('play.onlyCard', { card }) : fact('dok.thumb', { idea, card })],
  };
}

/** Trumps from the top, of which so many make a hand strong enough for Re or Kontra. */
const TOP = 9;
const ENOUGH = 6;

/** Re or Kontra with many of the highest trumps. */
export function announceByThumb(view: SeatView): Choice | undefined {
  const { contract, rules, dealtHand } = view;
  const base = ansagenOf(view).find(({ says }) => says === 're' || says === 'kontra');
  if (!contract || !base) return undefined;
  const top = orderOf(playedContract(rules, contract), rules.pack).trumps.slice(0, TOP);
  const trumps = dealtHand.filter((card) => top.includes(card));
  return trumps.length >= ENOUGH ? { decision: base, because: [fact('ansage.trumps', { trumps })] } : undefined;
}
