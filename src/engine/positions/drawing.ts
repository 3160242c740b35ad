// Hands drawn by chance that hold at least so many cards of some kinds: counted exactly, or where that takes too long, found by exchanging cards.
import type { Card } from '../base/cards.ts';
import { type Random, randomOf } from '../base/random.ts';
import type { Seat } from '../base/seats.ts';
import type { DealCase } from '../inference/deal-cases.ts';
import { type ToDeal, type World, worldsOf } from '../inference/worlds.ts';
import type { Need } from '../search/need.ts';

export interface Drawing {
  /** Undefined where this draw has found nothing. */
  draw(random: Random): World | undefined;
}

/** Up to so many needs, or cards to deal, all deals are counted. */
const COUNTED_NEEDS = 2;
const COUNTED_CARDS = 10;
/** Exchanges that are tried until the needs are met, and once they are. */
const MOST_EXCHANGES = 4000;
const MIXING = 400;
/** Draws that fail before nothing is thought to meet the needs. */
const TRIALS = 3;

type Left = Pick<ToDeal, 'out' | 'sizes'>;

/** Draws of deals that meet the needs; undefined where there are none. */
export function drawingOf(left: Left, holders: DealCase['holders'], needs: readonly Need[]): Drawing | undefined {
  const exact = needs.length <= COUNTED_NEEDS || left.out.length <= COUNTED_CARDS;
  const worlds = worldsOf({ ...left, cases: [{ holders, needs: exact ? needs : [] }] });
  if (worlds.count === 0) return undefined;
  if (exact) return worlds;
  const drawing: Drawing = { draw: (random) => exchanged(worlds.draw(random), holders, needs, random) };
  const found = Array.from({ length: TRIALS }, (_, at) => drawing.draw(randomOf('trial', at)));
  return found.some((world) => world !== undefined) ? drawing : undefined;
}

/** A deal in which cards go from hand to hand until all needs are met, and on while they stay so: then each such deal is as likely. */
function exchanged(
  world: World,
  holders: DealCase['holders'],
  needs: readonly Need[],
  random: Random,
): World | undefined {
  const hands = world.map((hand) => [...hand]);
  const places = hands.flatMap((hand, seat) => hand.map((_, at) => ({ seat: seat as Seat, at })));
  const missing = (seats: readonly Seat[]): number =>
    needs
      .filter(({ seat }) => seats.includes(seat))
      .reduce((sum, { seat, cards, min }) => sum + Math.max(0, min - held(hands[seat] ?? [], cards)), 0);
  let left = missing([0, 1, 2, 3]);
  let met = left === 0 ? 0 : undefined;
  for (let tries = 0; tries < MOST_EXCHANGES; tries++) {
    if (met !== undefined && tries - met >= MIXING) break;
    const [one, other] = [places[random.below(places.length)], places[random.below(places.length)]];
    if (!one || !other || one.seat === other.seat) continue;
    const [mine, theirs] = [hands[one.seat]?.[one.at] as Card, hands[other.seat]?.[other.at] as Card];
    if (!holders.get(mine)?.includes(other.seat) || !holders.get(theirs)?.includes(one.seat)) continue;
    const seats = [one.seat, other.seat];
    const before = missing(seats);
    const put = (a: Card, b: Card): void => {
      (hands[one.seat] as Card[])[one.at] = a;
      (hands[other.seat] as Card[])[other.at] = b;
    };
    put(theirs, mine);
    const after = missing(seats);
    if (after > before) put(mine, theirs);
    else left += after - before;
    if (left === 0) met ??= tries;
  }
  return left === 0 ? (hands as unknown as World) : undefined;
}

const held = (hand: readonly Card[], cards: ReadonlySet<Card>): number =>
  hand.reduce((sum, card) => sum + (cards.has(card) ? 1 : 0), 0);
