// A deal played to its end as people play: each card drawn as the model of play foretells it, from what its player sees.
import type { Random } from '../../base/random.ts';
import type { Card } from '../../base/cards.ts';
import type { Players } from '../../base/seats.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { type Outcome, outcomeOf } from '../../open-game/outcomes.ts';
import { playersAt } from '../../table/table-rules.ts';
import { bitOf, type Deal, dealOf, finalAt, handIn, legalIn } from '../endgame/end-deal.ts';
import { afterCard, type EndTable, endTableOf } from '../endgame/end-table.ts';
import { lowestOf } from '../sampling/bits.ts';
import { takes } from '../../search/masks.ts';
import { drawnCard } from '../sampling/hand-reading.ts';
import type { Weighted } from '../sampling/weighted.ts';
import { isForetold } from '../sampling/usual-cards.ts';

/** The same number for the same place in the round, whichever card was played before: then cards differ by themselves, less by chance. */
type Draws = readonly number[];

/** Steps of a draw. */
const STEPS = 1 << 20;

/** A deal that can be played out with each card of the seat to play, everybody, the seat too, then playing as people do. */
export interface PlayOut {
  /** How much the deal counts. */
  readonly weight: number;
  /** What a legal card comes to for the seat. */
  readonly outcomeOf: (card: Card) => Outcome;
  /** What becomes of the cards once a legal card is played. */
  readonly fateAfter: (card: Card) => Fate;
}

/** Who gets which cards of a deal that is played to its end. */
export interface Fate {
  /** The cards of the trick to which the card is played. */
  readonly trick: ReadonlySet<Card>;
  /** The cards that the seat's side takes from then on, and of all cards those that take a trick. */
  readonly ours: ReadonlySet<Card>;
  readonly winning: ReadonlySet<Card>;
}

/**
 * The deals, to be played out. The same card comes to the same in the same one. Throws where the model of play does not speak of the game
 * (`isForetold`; programming error).
 */
export function* playOutsOf(know: Knowledge, worlds: Iterable<Weighted>, random: Random): Iterable<PlayOut> {
  if (!isForetold(know)) throw new Error('nothing is known of how people play this game');
  const players = playersAt(know.view.rules);
  let table: EndTable | undefined;
  for (const { world, weight } of worlds) {
    const deal = dealOf(know, world);
    const start = (table ??= endTableOf(know.view, deal.compiled));
    const draws = deal.compiled.layout.cardAt.map(() => random.below(STEPS) / STEPS);
    const played = (card: Card): EndTable =>
      toTheEnd(deal, afterCard(start, bitOf(deal, card), deal.compiled, players), players, draws);
    yield {
      weight,
      outcomeOf: (card) => outcomeOf(deal.open, know.seat, finalAt(deal, played(card))),
      fateAfter: (card) => fateIn(know, deal, start, card, draws),
    };
  }
}

/** Every trick from the one on the table on, taken card by card. */
function fateIn(know: Knowledge, deal: Deal, start: EndTable, card: Card, draws: Draws): Fate {
  const players = playersAt(know.view.rules);
  const { cardAt } = deal.compiled.layout;
  const [ours, winning] = [new Set<Card>(), new Set<Card>()];
  const declares = deal.open.side.includes(know.seat);
  let lying: Card[] = [...(know.trick?.cards ?? [])];
  let trick: readonly Card[] = [];
  let table = start;
  for (let place = -1; table.left > 0; place++) {
    const bit = place < 0 ? bitOf(deal, card) : drawn(deal, table, draws[place] ?? 0);
    const { led, winning: best } = table.next;
    const top = led < 0 || takes(deal.compiled, bit, best) ? bit : best;
    lying.push(cardAt[bit] as Card);
    const next = afterCard(table, bit, deal.compiled, players);
    if (next.left < table.left) {
      if (trick.length === 0) trick = lying;
      if (deal.open.side.includes(next.next.leader) === declares) for (const each of lying) ours.add(each);
      winning.add(cardAt[top] as Card);
      lying = [];
    }
    table = next;
  }
  return { trick: new Set(trick), ours, winning };
}

/** The table before the last trick is over, in which nobody has a choice. */
function toTheEnd(deal: Deal, start: EndTable, players: Players, draws: Draws): EndTable {
  let table = start;
  for (let place = 0; table.left > 1; place++)
    table = afterCard(table, drawn(deal, table, draws[place] ?? 0), deal.compiled, players);
  return table;
}

/** The legal card that a draw from 0 to 1 falls on. */
function drawn(deal: Deal, table: EndTable, draw: number): number {
  const hand = handIn(deal, table);
  const legal = legalIn(deal, table, hand);
  if ((legal & (legal - 1)) === 0) return lowestOf(legal);
  return drawnCard(deal.compiled, deal, table.next, hand, legal, draw);
}
