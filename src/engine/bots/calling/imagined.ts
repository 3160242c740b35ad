// What contracts come to for two players with piles, in imagined deals that are solved with open cards.
import { type Card, cardsOfPack } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { contractDoubled } from '../../table/announced-contract.ts';
import { type Random, shuffled } from '../../base/random.ts';
import { bySeat, type Seat } from '../../base/seats.ts';
import type { World } from '../../inference/worlds.ts';
import { sizesIn } from '../../inference/holders.ts';
import { type Outcome, outcomeIn } from '../../open-game/outcomes.ts';
import { openGame } from '../../open-game/open-game.ts';
import { placesAt } from '../../table/table-rules.ts';
import type { SeatView } from '../../round/view.ts';

/** Deals before a card has fallen, each equally likely: the own hand is certain, the rest lies anywhere. */
export function dealsBefore(view: SeatView, count: number, random: Random): readonly World[] {
  const out = cardsOfPack(view.rules.pack).filter((card) => !view.hand.includes(card));
  const sizes = sizesIn(view);
  return Array.from({ length: count }, (): World => {
    const cards = shuffled(out, random);
    const places: Partial<Record<Seat, readonly Card[]>> = { [view.seat]: view.hand };
    let from = 0;
    for (const place of placesAt(view.rules)) {
      if (place === view.seat) continue;
      places[place] = cards.slice(from, from + sizes[place]);
      from += sizes[place];
    }
    return bySeat((place) => places[place] ?? []);
  });
}

/** What a contract comes to for the own seat in these deals, on average: points of the score, and the share won. */
export function worthIn(
  view: SeatView,
  contract: Contract,
  declarer: Seat,
  worlds: readonly World[],
): Pick<Outcome, 'cents'> & { readonly won: number } {
  const { rules, doublings } = view;
  const leader = contract.row.firstLead === 'declarer' ? declarer : view.forehand;
  const doubling = view.contract?.doubling ?? {};
  const game = {
    rules,
    contract: contractDoubled(rules, contract, doubling),
    declarer,
    doubling,
    doublings,
    trick: view.trick ?? { leader, cards: [] },
    done: view.tricks,
  };
  let cents = 0;
  let won = 0;
  for (const world of worlds) {
    const outcome = outcomeIn(openGame(game, world), view.seat);
    cents += outcome.cents;
    won += outcome.won;
  }
  return { cents: cents / worlds.length, won: won / worlds.length };
}
