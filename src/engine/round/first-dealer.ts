// Who deals first in a session: drawn by lot, found by the highest card, or always the host (SPEC 2.2, OPTIONS deal.firstDealer).
import { cardsOfPack, rankOf, RANKS } from '../base/cards.ts';
import { randomOf, shuffled } from '../base/random.ts';
import type { Seat } from '../base/seats.ts';
import type { Drawn } from '../table/terms.ts';
import { chairsAt, houseOf, type TableRules } from '../table/table-rules.ts';

/** Who drew which card, in the order of the chairs; of several rounds only those drew again who had the same rank. */
export interface DealerDraw {
  readonly rounds: readonly (readonly Drawn[])[];
  readonly dealer: Seat;
}

/** How the first dealer was found, at a table that draws cards for it; undefined at any other. */
export function dealerDraw(rules: TableRules, seed: string): DealerDraw | undefined {
  if (houseOf(rules)['deal.firstDealer'] !== 'high-card') return undefined;
  const random = randomOf(seed, 'draw for the deal');
  const rounds: (readonly Drawn[])[] = [];
  let left = chairsAt(rules);
  for (;;) {
    const pack = shuffled(cardsOfPack(rules.pack), random);
    const drawn = left.flatMap((seat, index): readonly Drawn[] => {
      const card = pack[index];
      return card ? [{ seat, card }] : [];
    });
    rounds.push(drawn);
    const best = Math.min(...drawn.map(placeOf));
    left = drawn.filter((each) => placeOf(each) === best).map(({ seat }) => seat);
    const [dealer] = left;
    if (dealer !== undefined && left.length === 1) return { rounds, dealer };
  }
}

/** The Ace is highest and the suit does not matter. */
const placeOf = ({ card }: Drawn): number => RANKS.indexOf(rankOf(card));

/** The chair that deals first; the host is whoever has invited to the table. */
export function firstDealerOf(rules: TableRules, seed: string, host: Seat): Seat {
  if (houseOf(rules)['deal.firstDealer'] === 'fixed') return host;
  const draw = dealerDraw(rules, seed);
  if (draw) return draw.dealer;
  const chairs = chairsAt(rules);
  return chairs[randomOf(seed, 'first dealer').below(chairs.length)] ?? host;
}
