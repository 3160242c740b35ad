// Deals that fit an auction: the own hand is certain, the others' cards are dealt by chance, weighed by what they have told.
import { cardsOfPack } from '../../base/cards.ts';
import { type Random, shuffled } from '../../base/random.ts';
import type { World } from '../../inference/worlds.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import { seatsAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';
import { claimFit, isRare } from './claims.ts';
import { chanceFrom, type Fit, remembered, walkFrom } from './deal-walk.ts';

/** Draws for each deal until one fits; the last one is taken as it is. */
const TRIES = 16;
/** The same for deals that are walked to: steps before the first one and between two, and how often it is walked on. */
const FIRST_STEPS = 300;
const STEPS = 24;
const WALKS = 6;

/** Deals that the seat imagines during and after the auction, drawn in proportion to how well they fit what was said. */
export function imaginedDeals(view: SeatView, count: number, random: Random): readonly World[] {
  const others = seatsAt(view.rules).filter((seat) => seat !== view.seat);
  const draw = (): World => dealt(view, random);
  if (!others.some((seat) => hasRareClaim(view, seat))) return drawn(count, random, TRIES, draw, fitOfCalls(view));
  const walk = walkFrom(
    draw(),
    { others, fits: [fitOfRareCalls(view, others)], possible: () => true, fixed: [] },
    random,
  );
  walk(FIRST_STEPS);
  return drawn(count, random, WALKS, () => walk(STEPS), fitOfCalls(view, 'common'));
}

/** Deals drawn in proportion to their fit, as far as a few tries allow. */
function drawn(count: number, random: Random, most: number, draw: () => World, fit: Fit): readonly World[] {
  return Array.from({ length: count }, () => {
    for (let tries = 1; ; tries++) {
      const deal = draw();
      if (chanceFrom(random) < fit(deal) || tries >= most) return deal;
    }
  });
}

function dealt({ rules, seat: own, dealtHand }: SeatView, random: Random): World {
  const others = shuffled(
    cardsOfPack(rules.pack).filter((card) => !dealtHand.includes(card)),
    random,
  );
  const size = dealtHand.length;
  let from = 0;
  return bySeat((seat) => (seat === own ? dealtHand : others.slice(from, (from += size))));
}

const hasRareClaim = ({ rules, auction }: SeatView, seat: Seat): boolean =>
  auction.claims.some((each) => each.seat === seat && isRare(rules, each.claim));

/** How well the hands of these seats fit what they have told of which hands are rare. */
export function fitOfRareCalls(view: SeatView, seats: readonly Seat[]): Fit {
  const fits = seats.filter((seat) => hasRareClaim(view, seat)).map((seat) => fitOfSeat(view, seat, 'rare'));
  return (deal) => fits.reduce((weight, fit) => weight * fit(deal), 1);
}

/** How well the others' hands fit what they have told in the auction: everything, or only what many hands fit. */
export function fitOfCalls(view: SeatView, which: 'all' | 'common' = 'all'): Fit {
  const fits = seatsAt(view.rules)
    .filter((seat) => seat !== view.seat)
    .map((seat) => fitOfSeat(view, seat, which));
  return (deal) => fits.reduce((weight, fit) => weight * fit(deal), 1);
}

function fitOfSeat({ rules, auction, forehand }: SeatView, seat: Seat, which: 'all' | 'common' | 'rare'): Fit {
  const leads = seat === forehand ? 1 : 0;
  const fits = auction.claims.flatMap((each) =>
    each.seat === seat && (which === 'all' || isRare(rules, each.claim) === (which === 'rare'))
      ? [claimFit(rules, each.claim, leads)]
      : [],
  );
  const fit = remembered((hand) => fits.reduce((weight, each) => weight * each(hand), 1));
  return (deal) => fit(deal[seat]);
}
