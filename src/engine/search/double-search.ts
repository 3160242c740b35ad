// Exact play with open cards where every card is there twice. A hand is two sets of faces: those of which it has a copy, and
// those of which it has both; the rules of play look at the first only.
import type { Card } from '../base/cards.ts';
import { type Seat, seatAfter, SEATS } from '../base/seats.ts';
import { type PlayState, turnOf } from '../play/tricks.ts';
import { compile, type CompiledContract, legalMask, takes } from './masks.ts';
import type { Count } from './solver.ts';

/** Most cards in a hand: more copies than bits of a number would be out. */
const MOST_DOUBLE_TRICKS = 8;

/** What is known of a position at the start of a trick. */
interface Bounds {
  lower: number;
  upper: number;
}

interface Trick {
  readonly leader: Seat;
  readonly count: number;
  readonly led: number;
  readonly winning: number;
  readonly winner: Seat;
  readonly points: number;
}

/** Whether a position has few enough cards to be looked at to its end. */
const canSearchDouble = ({ hands }: Pick<PlayState, 'hands'>): boolean =>
  hands.every((hand) => hand.length <= MOST_DOUBLE_TRICKS);

/**
 * For every legal card of the seat to play: what the declaring side (`side`) gets from now on under best play of both sides,
 * cards on the table included. Card points (0 - 240) or tricks. Throws for more than eight cards in a hand, for contracts with a
 * called card, and for a count of no tricks, none of which such a game has (programming errors).
 */
export function doubleValues(play: PlayState, side: readonly Seat[], count: Count): ReadonlyMap<Card, number> {
  if (!canSearchDouble(play) || play.contract.called || count === 'noTrick')
    throw new Error('no position for this search');
  const search = new DoubleSearch(play, side, count);
  return search.values();
}

class DoubleSearch {
  readonly #compiled: CompiledContract;
  readonly #declaring: readonly boolean[];
  /** By seat: the faces held, and those held twice. */
  readonly #any = new Int32Array(4);
  readonly #both = new Int32Array(4);
  /** By seat and face: the bit of its first copy in `#left`; the second copy has the next one. */
  readonly #pieces = new Int32Array(4 * 32);
  /** The copies still in hands. */
  #left = 0;
  /** What can still be had. */
  #rest = 0;
  readonly #known = new Map<number, Bounds>();

  readonly play: PlayState;
  readonly count: Count;

  constructor(play: PlayState, side: readonly Seat[], count: Count) {
    this.play = play;
    this.count = count;
    this.#compiled = compile(play.contract, play.pack);
    this.#declaring = SEATS.map((seat) => side.includes(seat));
    let piece = 0;
    for (const seat of SEATS)
      for (const card of play.hands[seat]) {
        const face = this.#faceOf(card);
        if ((this.#any[seat] as number) & (1 << face)) this.#both[seat] = (this.#both[seat] as number) | (1 << face);
        else {
          this.#any[seat] = (this.#any[seat] as number) | (1 << face);
          this.#pieces[seat * 32 + face] = piece;
          piece += play.hands[seat].filter((each) => each === card).length;
        }
        this.#rest += this.#worth(face);
      }
    this.#left = piece >= 32 ? -1 : (1 << piece) - 1;
    if (count === 'tricks') this.#rest = play.hands[turnOf(play)].length;
    else this.#rest += play.trick.cards.reduce((sum, card) => sum + this.#worth(this.#faceOf(card)), 0);
  }

  values(): ReadonlyMap<Card, number> {
    const { cardAt } = this.#compiled.layout;
    const { leader, cards } = this.play.trick;
    const trick = cards.reduce<Trick | undefined>(
      (before, card, place) => this.#with(before, seatAfter(leader, place, 4), this.#faceOf(card)),
      undefined,
    );
    const seat = turnOf(this.play);
    return new Map(
      this.#legal(seat, trick).map((face) => [
        cardAt[face] as Card,
        this.#after(seat, face, trick, -1, this.#rest + 1),
      ]),
    );
  }

  #faceOf(card: Card): number {
    const face = this.#compiled.layout.bitOf[card];
    if (face === undefined) throw new Error(`${card} is not in this pack`);
    return face;
  }

  #worth(face: number): number {
    return this.count === 'points' ? (this.#compiled.layout.points[face] as number) : 0;
  }

  #legal(seat: Seat, trick: Trick | undefined): readonly number[] {
    const legal = legalMask(this.#compiled, this.#any[seat] as number, trick?.led, trick?.winning, 0);
    const faces: number[] = [];
    for (let rest = legal; rest !== 0;) {
      const face = 31 - Math.clz32(rest);
      faces.push(face);
      rest &= ~(1 << face);
    }
    return faces;
  }

  /** Legal faces without those that are as good as a higher one: worth the same, with no copy of others from one to the other. */
  #moves(seat: Seat, trick: Trick | undefined): readonly number[] {
    let others = trick ? 1 << trick.winning : 0;
    for (const each of SEATS) if (each !== seat) others |= this.#any[each] as number;
    const { groupMask } = this.#compiled.layout;
    let last = -1;
    return this.#legal(seat, trick).filter((face) => {
      const between = last < 0 ? -1 : ((2 << last) - 1) & ~((1 << face) - 1);
      const alike =
        last >= 0 &&
        groupMask[face] === groupMask[last] &&
        this.#worth(face) === this.#worth(last) &&
        (others & between) === 0;
      if (!alike) last = face;
      return !alike;
    });
  }

  #with(before: Trick | undefined, seat: Seat, face: number): Trick {
    const points = this.#worth(face);
    if (!before) return { leader: seat, count: 1, led: face, winning: face, winner: seat, points };
    const wins = takes(this.#compiled, face, before.winning);
    return {
      leader: before.leader,
      count: before.count + 1,
      led: before.led,
      winning: wins ? face : before.winning,
      winner: wins ? seat : before.winner,
      points: before.points + points,
    };
  }

  /** The value once a seat has played a face; within `low` and `high` it is exact, beyond them a bound. */
  #after(seat: Seat, face: number, before: Trick | undefined, low: number, high: number): number {
    const bit = 1 << face;
    const wasTwice = ((this.#both[seat] as number) & bit) !== 0;
    const piece = 1 << ((this.#pieces[seat * 32 + face] as number) + (wasTwice ? 1 : 0));
    if (wasTwice) this.#both[seat] = (this.#both[seat] as number) & ~bit;
    else this.#any[seat] = (this.#any[seat] as number) & ~bit;
    this.#left &= ~piece;
    const trick = this.#with(before, seat, face);
    const value = trick.count < 4 ? this.#best(seatAfter(seat, 1, 4), trick, low, high) : this.#taken(trick, low, high);
    this.#left |= piece;
    if (wasTwice) this.#both[seat] = (this.#both[seat] as number) | bit;
    else this.#any[seat] = (this.#any[seat] as number) | bit;
    return value;
  }

  #taken({ winner, points }: Trick, low: number, high: number): number {
    const worth = this.count === 'tricks' ? 1 : points;
    const gain = this.#declaring[winner] ? worth : 0;
    this.#rest -= worth;
    const value = gain + this.#boundary(winner, low - gain, high - gain);
    this.#rest += worth;
    return value;
  }

  #boundary(leader: Seat, low: number, high: number): number {
    if (this.#left === 0 || high <= 0) return 0;
    if (low >= this.#rest) return this.#rest;
    const key = (this.#left >>> 0) * 4 + leader;
    const known = this.#known.get(key) ?? { lower: 0, upper: this.#rest };
    if (known.lower >= high || known.lower === known.upper) return known.lower;
    if (known.upper <= low) return known.upper;
    const value = this.#best(leader, undefined, Math.max(low, known.lower - 1), Math.min(high, known.upper + 1));
    if (value < high) known.upper = Math.min(known.upper, value);
    if (value > low) known.lower = Math.max(known.lower, value);
    this.#known.set(key, known);
    return value;
  }

  #best(seat: Seat, trick: Trick | undefined, low: number, high: number): number {
    const maximises = this.#declaring[seat] === true;
    let best = maximises ? -Infinity : Infinity;
    let from = low;
    let to = high;
    for (const face of this.#moves(seat, trick)) {
      const value = this.#after(seat, face, trick, from, to);
      if (maximises ? value > best : value < best) best = value;
      if (maximises) from = Math.max(from, best);
      else to = Math.min(to, best);
      if (from >= to) break;
    }
    return best;
  }
}
