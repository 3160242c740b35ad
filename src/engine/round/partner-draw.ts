// Who plays with whom where partners stay together for a session: drawn before the first deal (SPEC 7.1).
import { type Card, cardsOfPack } from '../base/cards.ts';
import { randomOf, shuffled } from '../base/random.ts';
import { type BySeat, bySeat, type Seat, seatAfter, SEATS, stepsBetween } from '../base/seats.ts';
import { drawnOpen, type OpenDraw } from '../table/open-draw.ts';
import { gameAt, type TableRules } from '../table/table-rules.ts';
import type { Drawn } from '../table/terms.ts';

type Pair = readonly [Seat, Seat];

/** A draw of partners, told by the chairs on which everybody sits after it. */
export interface PartnerDraw {
  /** Everybody in the order in which they sat during the draw, the person at the table first. */
  readonly order: BySeat<Seat>;
  /** The cards as they fell; all but the last time one player had all cards that count. */
  readonly rounds: readonly (readonly Drawn[])[];
  /** Who plays together, in the order in which they were found; the others do as well. */
  readonly partners: Pair;
  /** Who has changed places with whom, so that partners sit opposite each other. */
  readonly swapped?: Pair;
}

/** The chairs that change places, lower number first: the second partner and the player opposite the first one. */
export function swapFor([first, second]: Pair): Pair | undefined {
  const opposite = seatAfter(first, 2, 4);
  if (second === opposite) return undefined;
  return second < opposite ? [second, opposite] : [opposite, second];
}

/** The new chair of everybody: the two have changed places, and the table is turned so that `person` sits where he did. */
function chairsAfter(swap: Pair | undefined, person: Seat): BySeat<Seat> {
  const moved = bySeat((seat) => (swap?.includes(seat) ? (swap.find((each) => each !== seat) ?? seat) : seat));
  const back = stepsBetween(moved[person], person, 4);
  return bySeat((seat) => seatAfter(moved[seat], back, 4));
}

interface SeenDraw {
  readonly rounds: readonly OpenDraw[];
  readonly partners: Pair;
}

/** Draws until two players have been found. */
function drawFor(rules: TableRules, seed: string): SeenDraw | undefined {
  const rank = gameAt(rules).partnersBy;
  if (rank === undefined) return undefined;
  const random = randomOf(seed, 'partners');
  const rounds: OpenDraw[] = [];
  for (;;) {
    const first = SEATS[random.below(SEATS.length)] ?? 0;
    const cards: readonly Card[] = shuffled(cardsOfPack(rules.pack), random);
    const draw = drawnOpen(cards, first, rank);
    rounds.push(draw);
    if (draw.partners) return { rounds, partners: draw.partners };
  }
}

/**
 * How partners were found at a table that draws them, and where everybody sits after it; undefined at any other. It follows from the
 * seed of the session. `person` keeps the chair.
 */
export function partnerDraw(rules: TableRules, seed: string, person: Seat): PartnerDraw | undefined {
  const draw = drawFor(rules, seed);
  if (!draw) return undefined;
  const swap = swapFor(draw.partners);
  const chairs = chairsAfter(swap, person);
  return {
    order: bySeat((seat) => chairs[seatAfter(person, seat, 4)]),
    rounds: draw.rounds.map(({ drawn }) => drawn.map(({ seat, card }) => ({ seat: chairs[seat], card }))),
    partners: [chairs[draw.partners[0]], chairs[draw.partners[1]]],
    ...(swap && { swapped: [chairs[swap[0]], chairs[swap[1]]] as const }),
  };
}
