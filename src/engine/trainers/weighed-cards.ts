// Trainer questions about the best card: every legal card weighed by search over the deals that the learner must think possible.
import type { Card } from '../cards.ts';
import type { Knowledge } from '../bots/knowledge/knowledge.ts';
import { knowledgeOf } from '../bots/knowledge/knowledge.ts';
import { factsOfCard } from '../bots/play/play.ts';
import { payoffsIn } from '../bots/sampling/payoffs.ts';
import { imagine } from '../bots/sampling/sample.ts';
import { Tally } from '../bots/sampling/weighing.ts';
import type { Random } from '../random.ts';
import { doublingsOf } from '../round.ts';
import { pricesOf } from '../scoring/money.ts';
import { nodesSearched } from '../search/solver.ts';
import type { SeatView } from '../view.ts';
import { sceneOf } from './legal-cards.ts';
import type { Ask } from './remarks.ts';
import { trainerRemark } from './remarks.ts';
import type { Item, Told } from './trainer.ts';
import { tell, tellFact } from './trainer.ts';

/** How much is looked at: deals drawn if not all are, up to how many all are, and nodes after which no more are begun. */
export interface Effort {
  readonly worlds: number;
  readonly enumerate: number;
  readonly nodes: number;
}

export const TRAINER_EFFORT: Effort = { worlds: 64, enumerate: 240, nodes: 1_500_000 };

/** Cards that cost no more than this share of the stake are as good as the best. */
const TOLERANCE = 0.1;
/** Standard errors within which a difference proves nothing. */
const UNSURE = 2;

/** A legal card with what it costs against the best one, in cents for the own seat. */
export interface WeighedCard {
  readonly card: Card;
  readonly costs: number;
  /** Whether it counts as right: within the tolerance, or not surely worse. */
  readonly good: boolean;
}

export interface Weighed {
  /** Cheapest first. */
  readonly cards: readonly WeighedCard[];
  readonly of: 'all' | 'drawn';
  readonly worlds: number;
}

/** Weighs every legal card of the seat whose turn it is; the random stream draws the deals. */
export function weighCards(know: Knowledge, random: Random, effort: Effort = TRAINER_EFFORT): Weighed {
  const imagined = imagine(know, effort.enumerate, effort.worlds, random);
  const tally = new Tally(know.legal);
  const started = nodesSearched();
  for (const { world, weight } of imagined.worlds) {
    tally.add(payoffsIn(know, world), weight);
    if (imagined.kind === 'drawn' && nodesSearched() - started > effort.nodes) break;
  }
  const best = know.legal.reduce((at, _, i) => (tally.mean(i) > tally.mean(at) ? i : at), 0);
  const tolerance = TOLERANCE * stakeOf(know);
  const cards = know.legal.map((card, i): WeighedCard => {
    const costs = Math.max(0, tally.mean(best) - tally.mean(i));
    const error = imagined.kind === 'all' || i === best ? 0 : tally.error(best, i);
    return { card, costs, good: costs <= tolerance || costs <= UNSURE * error };
  });
  return { cards: cards.sort((a, b) => a.costs - b.costs), of: imagined.kind, worlds: tally.deals };
}

/** What the own seat wins or loses with the bare game, in cents. */
function stakeOf({ view, contract: { row }, role }: Knowledge): number {
  const share = row.parties.kind === 'alone' && role === 'declarer' ? 3 : 1;
  return pricesOf(view.rules.tariff).base[row.price] * 2 ** doublingsOf(view.contract?.doubling ?? {}) * share;
}

/** The question for a good card in a position; undefined if there every card is as good as the others. */
export function cardItem(view: SeatView, ask: Ask, random: Random, effort?: Effort): Item | undefined {
  const know = knowledgeOf(view);
  const weighed = weighCards(know, random, effort);
  const good = weighed.cards.filter((each) => each.good);
  const bad = weighed.cards.filter((each) => !each.good);
  const best = good[0];
  if (!best || bad.length === 0) return undefined;
  return {
    question: {
      ask,
      scene: { ...sceneOf(view), ...(view.tricks.length > 0 && { tricks: view.tricks, shown: 'together' }) },
      form: { kind: 'cards', pick: 'one', from: know.legal },
    },
    key: {
      right: good.map(({ card }) => ({ kind: 'cards', cards: [card] })),
      because: becauseOf(
        know,
        weighed,
        good.map(({ card }) => card),
      ),
      wrong: bad.map(({ card, costs }) => ({ part: card, told: [costsOf(card, costs)] })),
    },
  };
}

const costsOf = (card: Card, costs: number): Told =>
  tell(trainerRemark('X.COSTS', { card, cents: Math.max(1, Math.round(costs)) }));

function becauseOf(know: Knowledge, { of, worlds }: Weighed, good: readonly Card[]): readonly Told[] {
  const [best] = good;
  const facts = best ? factsOfCard(know, best).slice(0, 2) : [];
  return [
    ...facts.map(tellFact),
    ...(good.length > 1 ? [tell(trainerRemark('X.AS_GOOD', { cards: know.order.sort(good) }))] : []),
    tell(trainerRemark('X.WORLDS', { of, count: worlds })),
  ];
}
