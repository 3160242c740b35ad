// The last tricks of an open deal of a double pack, played as well as can be by all: every line is looked at, up to what single
// tricks bring, which no count of card points would tell.
import { facesIn } from '../../base/cards.ts';
import { type BySeat, bySeat, type Seat, SEATS } from '../../base/seats.ts';
import { type ReSides, sideIn } from '../../play/re-sides.ts';
import { afterPlay, playedOut, type PlayState, turnOf } from '../../play/tricks.ts';
import { followable, type OpenDeal, type PlayedOut, sidesOfDeal } from './double-pack-play-out.ts';

/** Most cards in a hand with which all lines are few enough for hundreds of imagined deals. */
const MOST_CARDS = 3;

/** Whether the rest of a deal is short enough to be searched. */
export const isSearched = ({ play }: OpenDeal): boolean => SEATS.every((seat) => play.hands[seat].length <= MOST_CARDS);

/** What is looked for: the end that is worth most to the side of a seat. */
interface Aim {
  readonly seat: Seat;
  worth(ended: PlayedOut): number;
}

interface Found {
  readonly ended: PlayedOut;
  readonly worth: number;
}

/**
 * How a deal ends if both sides do their best; what is worth more to the side of `seat` is worth less to the other one. Undefined if
 * the sides are not settled. Throws if the deal is too long (programming error).
 */
export function bestEnd(deal: OpenDeal, aim: Aim): PlayedOut | undefined {
  if (!isSearched(deal)) throw new Error('too many cards to look at every line');
  const sides = sidesOfDeal(deal);
  if (!sides) return undefined;
  const gains = bySeat((seat) => sideIn(sides, seat) === sideIn(sides, aim.seat));
  return search({ sides, gains, aim }, deal.play, -Infinity, Infinity).ended;
}

interface Searched {
  readonly sides: ReSides;
  /** Whether a seat gains by what is worth more. */
  readonly gains: BySeat<boolean>;
  readonly aim: Aim;
}

/** The end that both sides come to from here; beyond `low` and `high` it is only known to be no better for the side concerned. */
function search(of: Searched, play: PlayState, low: number, high: number): Found {
  if (playedOut(play)) {
    const ended = { play, sides: of.sides };
    return { ended, worth: of.aim.worth(ended) };
  }
  const gains = of.gains[turnOf(play)];
  let best: Found | undefined;
  let [from, to] = [low, high];
  for (const card of facesIn(followable(play))) {
    const found = search(of, afterPlay(play, card), from, to);
    if (!best || (gains ? found.worth > best.worth : found.worth < best.worth)) best = found;
    if (gains) from = Math.max(from, best.worth);
    else to = Math.min(to, best.worth);
    if (from >= to) break;
  }
  if (!best) throw new Error('no card may be played');
  return best;
}
