// How a game goes on with open cards and best play of all: the next cards, trick by trick.
import { type Card, pointsOf } from '../../base/cards.ts';
import { orderOf } from '../../play/order.ts';
import { countFor, openCardValues } from '../../search/open-cards.ts';
import type { Seat } from '../../base/seats.ts';
import { afterPlay, type CompletedTrick, playedOut, type PlayState, turnOf } from '../../play/tricks.ts';
import { endsEarly } from '../../scoring/result.ts';

/** A game in a deal that is taken to be the real one. */
export interface LineStart {
  readonly play: PlayState;
  readonly declarer: Seat;
  /** The declaring side, declarer first. */
  readonly side: readonly Seat[];
}

/** How far a line is followed: the trick on the table and the next one. */
const TRICKS = 2;

/**
 * The trick to which `card` is played, and the next one, if everybody then plays best for card points, or for tricks in a
 * Tout. Fewer if the round is over before. Among equally good cards the cheapest falls.
 */
export function lineAfter(start: LineStart, card: Card): readonly CompletedTrick[] {
  const from = start.play.done.length;
  let play = afterPlay(start.play, card);
  while (play.done.length < from + TRICKS && !isOver(start, play)) play = afterPlay(play, bestCard(start, play));
  return play.done.slice(from);
}

const isOver = ({ side }: LineStart, play: PlayState): boolean =>
  playedOut(play) || endsEarly(play.contract, side, play.done);

function bestCard({ declarer, side }: LineStart, play: PlayState): Card {
  const [, partner] = side;
  const values = openCardValues(play, declarer, partner, countFor(play.contract.row.goal));
  const sign = side.includes(turnOf(play)) ? 1 : -1;
  const order = orderOf(play.contract, play.pack);
  const [best] = [...values]
    .map(([card, value]) => ({ card, value: sign * value }))
    .sort(
      (a, b) =>
        b.value - a.value || pointsOf(a.card) - pointsOf(b.card) || order.strengthOf(a.card) - order.strengthOf(b.card),
    );
  if (!best) throw new Error('no card may be played');
  return best.card;
}
