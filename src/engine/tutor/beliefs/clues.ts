// What moved the chances of a card most: of everything that was said or played, what it alone makes of all possible deals.
import type { Card } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import type { Seat } from '../../base/seats.ts';
import { playReadings } from '../../bots/sampling/hand-reading.ts';
import { boldFactors, meekFactors, plausibilityOf } from '../../bots/sampling/plausibility.ts';
import { consistentDeals } from '../../inference/deal-cases.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { type World, worldsOf } from '../../inference/worlds.ts';
import type { Clue } from './clue.ts';

/** What speaks for a card lying with a seat is told of it, and what speaks against it. */
type Told = (lean: Clue['lean']) => Clue;

/** What is told of the hand of a seat, and how well each possible deal fits it. */
interface Evidence {
  readonly seat: Seat;
  readonly told: Told;
  readonly fits: readonly number[];
}

/** Chances that move by less are not worth a word. */
const WORTH_TELLING = 0.1;

/** Possible deals, each as likely as any other: more of them for what is said, which few hands may fit. */
const DEALS = { said: 600, played: 200 } as const;

function someDeals(know: Knowledge, random: Random): readonly World[] {
  const worlds = worldsOf(consistentDeals(know));
  if (worlds.count <= DEALS.said) return [...worlds.all()];
  return Array.from({ length: DEALS.said }, () => worlds.draw(random));
}

function allEvidence(know: Knowledge, deals: readonly World[]): readonly Evidence[] {
  const said = [...boldFactors(know), ...meekFactors(know)].map((factor): Evidence => {
    const { seat, said: of } = factor;
    const weighs = plausibilityOf(know, [factor]);
    return { seat, told: (lean) => ({ of, seat, lean }), fits: deals.map(weighs) };
  });
  const some = deals.slice(0, DEALS.played);
  const played = playReadings(know).map(({ seat, card, trick, weighs }): Evidence => ({
    seat,
    told: (lean) => ({ of: 'play', seat, lean, card, trick }),
    fits: some.map(weighs),
  }));
  return [...said, ...played];
}

/** How likely a card is thought to lie with a seat, 0 to 1. */
export type ChanceAt = (card: Card, seat: Seat) => number;

/** Finds the clue that moved the chances of a card most to where they are; undefined where none moved them much. */
export function clueReader(know: Knowledge, chanceAt: ChanceAt, random: Random): (card: Card) => Clue | undefined {
  const deals = someDeals(know, random);
  const all = allEvidence(know, deals);
  return (card) => {
    const holders = deals.map((world) => world.findIndex((hand) => hand.includes(card)));
    let best: { readonly told: Told; readonly moved: number } | undefined;
    for (const { seat, told, fits } of all) {
      const [plain, read] = sharesIn(fits, holders, seat);
      const moved = read - plain;
      if ((chanceAt(card, seat) - plain) * moved <= 0) continue;
      if (Math.abs(moved) > Math.abs(best?.moved ?? WORTH_TELLING)) best = { told, moved };
    }
    return best?.told(best.moved > 0 ? 'for' : 'against');
  };
}

/** In what share of the deals a seat holds a card, whatever they weigh and by their weights, from who holds it in each. */
function sharesIn(
  weights: readonly number[],
  holders: readonly number[],
  seat: Seat,
): readonly [plain: number, weighed: number] {
  let [all, held, some] = [0, 0, 0];
  weights.forEach((weight, at) => {
    all += weight;
    if (holders[at] !== seat) return;
    held++;
    some += weight;
  });
  return [held / weights.length, all === 0 ? 0 : some / all];
}
