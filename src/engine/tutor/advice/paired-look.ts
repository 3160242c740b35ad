// A look at two cards alone, the best one and the one that is judged: in new deals, and in the more of them the less clear it is whether a mistake was made.
import type { Card } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import { playOutsOf } from '../../bots/people/people-play-out.ts';
import { imagine, type Imagined } from '../../bots/sampling/sample.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { isForetold } from '../../bots/sampling/usual-cards.ts';
import { effectiveOf } from '../../bots/sampling/weighted.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { playedCard } from '../../table/readers.ts';
import type { Advice, AdviceThink, Valued } from './advice.ts';
import { outcomesOf } from './card-outcomes.ts';
import { rowOf } from './effort.ts';
import { LEAST_HELD, SURE } from './grade.ts';

/** Deals between two looks at whether it is clear. */
const BATCH = 256;

/** Up to so many possible deals all of them are looked at. */
const ENUMERATE = 1000;

/** The advice on a card, with what it loses to the best one as new deals tell it. Throws if the card was not allowed (programming error). */
export function pairedLook(know: Knowledge, advice: Advice, card: Card, { random, effort }: AdviceThink): Advice {
  const [best] = advice.ranked;
  const other = advice.ranked.find(({ decision }) => playedCard(decision) === card);
  const bestCard = best && playedCard(best.decision);
  if (!best || !other || bestCard === undefined) throw new Error(`${card} is not among the cards of the advice`);
  const pair = new Pair(know, [bestCard, card], random);
  const { again } = rowOf(effort);
  let complete = false;
  while (!complete && pair.deals < again) {
    const imagined = imagine(know, ENUMERATE, BATCH, random);
    pair.add(imagined);
    complete = imagined.kind === 'all' || pair.isClear(advice);
  }
  const told = { ...other, ...pair.behind(best) };
  return { ...advice, ranked: advice.ranked.map((each) => (each === other ? told : each)) };
}

type Cards = readonly [best: Card, other: Card];

/** The best card and another one in the same deals. */
class Pair {
  deals = 0;
  readonly #know: Knowledge;
  readonly #cards: Cards;
  readonly #random: Random;
  readonly #open = new Scores(2);
  /** Played out as people play; nothing in games of which the model does not speak. */
  readonly #among = new Scores(2);
  /** The mean of what open cards and what play-outs say of a deal. */
  readonly #middle = new Scores(2);
  /** The sum of how much each deal tells against one drawn apart from all others, 0 to 1. */
  #apart = 0;

  constructor(know: Knowledge, cards: Cards, random: Random) {
    this.#know = know;
    this.#cards = cards;
    this.#random = random;
  }

  add({ worlds, effective }: Imagined): void {
    const outs = isForetold(this.#know) ? [...playOutsOf(this.#know, worlds, this.#random)] : [];
    worlds.forEach(({ world, weight }, at) => {
      const open = outcomesOf(this.#know, world, 'classes', this.#cards);
      this.#open.add(open, weight);
      const out = outs[at];
      if (!out) return;
      const among = this.#cards.map((card) => out.outcomeOf(card));
      this.#among.add(among, weight);
      this.#middle.add(
        open.map(({ cents }, i) => ({ cents: (cents + (among[i]?.cents ?? 0)) / 2, won: 0 })),
        weight,
      );
    });
    this.deals += worlds.length;
    this.#apart += (worlds.length * effective) / effectiveOf(worlds);
  }

  /** Whether the loss lies so far from where criticism begins that no more deals would move it over. */
  isClear({ stake, modelError = 0 }: Advice): boolean {
    const begins = 2 * stake * LEAST_HELD + SURE * modelError;
    const counting = this.#middle.deals > 0 ? [this.#open, this.#middle] : [this.#open];
    const lost = counting.map((scores) => scores.cents(0) - scores.cents(1));
    const least = Math.min(...lost);
    const error = this.#errorOf(counting[lost.indexOf(least)] ?? this.#open);
    return Math.abs(least - begins) > SURE * error;
  }

  /** How the other card stands behind the best one; never before it, which is the place of the one that was chosen first. */
  behind(best: Valued): Omit<Valued, 'decision'> {
    const lost = (of: (i: number) => number): number => Math.max(0, of(0) - of(1));
    const open = lost((i) => this.#open.chance(i));
    const atTable = lost((i) => this.#open.chanceAtTable(i) ?? this.#open.chance(i));
    return {
      cents: best.cents - lost((i) => this.#open.cents(i)),
      ...(best.chance !== undefined && { chance: Math.max(0, best.chance - atTable) }),
      ...(best.open !== undefined && { open: Math.max(0, best.open - open) }),
      error: this.#errorOf(this.#open),
      ...(this.#among.deals > 0 && {
        asPeoplePlay: { cents: this.#among.cents(0) - this.#among.cents(1), error: this.#errorOf(this.#among) },
      }),
    };
  }

  /** Standard error of what the best card comes to more, in cents: deals of a walk tell less than so many apart. */
  #errorOf(scores: Scores): number {
    return scores.error(0, 1) * Math.sqrt(this.deals / this.#apart);
  }
}
