// What becomes of the trick and of single cards with one card and with another, in imagined deals that are played out as people play.
import { type Card, pointsOf } from '../../base/cards.ts';
import { randomOf } from '../../base/random.ts';
import { type Fate, playOutsOf } from '../../bots/people/people-play-out.ts';
import { imagine } from '../../bots/sampling/sample.ts';
import { isForetold } from '../../bots/sampling/usual-cards.ts';
import type { Compared } from '../../inference/card-facts.ts';
import type { Fact } from '../../inference/facts.ts';
import { type Knowledge, ownOf } from '../../inference/knowledge.ts';
import { DEAR } from './measures.ts';

/** A fact about what becomes of cards. */
export type FateFact = Extract<Fact, { id: `fate.${string}` }>;

/** Deals that are played out; where fewer are possible, all of them as often as it takes. */
const DEALS = 80;

/** Deals of equal weight, drawn apart, whose telling is enough: where nearly all the weight lies on a few, chance decides how they go on. */
export const ENOUGH_TOLD = 24;

/** Fewer deals than these are not told of at all, and not in shares but none and all: "in 53 % of 3 deals" says nothing. */
const FEWEST = { means: 2, shares: 10 } as const;

/** What a trick is worth on average, in card points: what a card is that takes one. */
const TRICK = 15;

/** Shares (0 to 1) and means of card points differ where they are so far apart, and by so many standard errors. */
const LEAST_APART = { shares: 0.1, points: 2 } as const;
const SURE = 2.5;

/** How much a mean of points counts against a share: who gets the trick says more than what lies in it. */
const BARE = 0.7;

/** With the card that is told of, with the other one, and in how many deals. */
interface Found {
  readonly own: number;
  readonly other: number;
  readonly compared: Pick<Compared, 'card' | 'other' | 'deals'>;
}

/** Something that is looked for in each deal. */
interface Measure {
  readonly of: keyof typeof LEAST_APART;
  /** What it comes to in a deal, the more the better for the seat. */
  readonly in: (fate: Fate, played: Card) => number;
  /** Card points that hang on it. */
  readonly worth: (fate: Fate) => number;
  readonly told: (found: Found) => FateFact;
}

const shares = ({ own, other, compared }: Found): Compared => ({
  ...compared,
  percent: percentOf(own),
  otherPercent: percentOf(other),
});

/** None and all are only what is none and all. */
export const percentOf = (share: number): number => {
  const rounded = Math.round(100 * share);
  if (rounded === 100 && share < 1) return 99;
  return rounded === 0 && share > 0 ? 1 : rounded;
};

const pointsIn = (cards: Iterable<Card>): number => [...cards].reduce((sum, each) => sum + pointsOf(each), 0);

const TRICK_MEASURES: readonly Measure[] = [
  {
    of: 'shares',
    in: ({ ours }, played) => Number(ours.has(played)),
    worth: ({ trick }) => pointsIn(trick),
    told: (found) => ({ id: 'fate.trick', params: shares(found) }),
  },
  {
    of: 'points',
    in: ({ ours, trick }, played) => (ours.has(played) ? pointsIn(trick) : 0),
    worth: () => BARE,
    told: ({ own, other, compared }) => ({
      id: 'fate.gains',
      params: { ...compared, mean: Math.round(own), otherMean: Math.round(other) },
    }),
  },
  {
    of: 'points',
    in: ({ ours, trick }, played) => (ours.has(played) ? 0 : -pointsIn(trick)),
    worth: () => BARE,
    told: ({ own, other, compared }) => ({
      id: 'fate.costs',
      params: { ...compared, mean: Math.round(-own), otherMean: Math.round(-other) },
    }),
  },
];

/** A dear card comes to the own side, wherever it is. */
const cardIsOurs = (of: Card): Measure => ({
  of: 'shares',
  in: ({ ours }) => Number(ours.has(of)),
  worth: () => pointsOf(of),
  told: (found) => ({ id: 'fate.card', params: { ...shares(found), of } }),
});

/** A trump in hand takes a trick itself; of the card that is not played, now or later. */
const cardTakes = (of: Card): Measure => ({
  of: 'shares',
  in: ({ winning }) => Number(winning.has(of)),
  worth: () => TRICK,
  told: (found) => ({ id: 'fate.takes', params: { ...shares(found), of } }),
});

function measuresFor(know: Knowledge, card: Card): readonly Measure[] {
  const dear = [...know.hand, ...know.out].filter((each) => pointsOf(each) >= DEAR);
  const trumps = ownOf(know, 'trump').filter((each) => each !== card);
  return [...TRICK_MEASURES, ...dear.map(cardIsOurs), ...trumps.map(cardTakes)];
}

/** Weighted sums of what a measure came to with each of two cards, in the same deals. */
class Tally {
  #own = 0;
  #other = 0;
  #squares = 0;
  #worth = 0;

  add(weight: number, own: number, other: number, worth: number): void {
    this.#own += weight * own;
    this.#other += weight * other;
    this.#squares += weight * (own - other) ** 2;
    this.#worth += weight * worth;
  }

  /** The two means, and what hangs on their difference in card points; nothing unless the first is surely higher, by deals that tell so much. */
  found(weights: number, effective: number, least: number): { own: number; other: number; gain: number } | undefined {
    const [own, other] = [this.#own / weights, this.#other / weights];
    const apart = own - other;
    const error = Math.sqrt(Math.max(0, this.#squares / weights - apart ** 2) / effective);
    if (apart < least || apart < SURE * error) return undefined;
    return { own, other, gain: (apart * this.#worth) / weights };
  }
}

const isAllAgainstNone = ({ own, other }: Pick<Found, 'own' | 'other'>): boolean => own === 1 && other === 0;

/** What becomes of the cards with one card against another: what is surely better with it, the weightiest first, and how often the trick is its side's. */
export interface Fates {
  readonly found: readonly FateFact[];
  /** 0 to 1. */
  readonly ours: number;
}

/** Nothing was played out: the model does not speak of the game, or too few deals tell of it. */
export const NO_FATES: Fates = { found: [], ours: 0 };

/** What speaks most for a card against another of all that becomes of the trick and of single cards. */
export const fateFor = (know: Knowledge, card: Card, other: Card): readonly FateFact[] =>
  fatesOf(know, card, other).found.slice(0, 1);

/**
 * All of it; nothing where nothing is surely better with the card, or where the model of play does not speak of the game. The same for the same
 * view.
 */
export function fatesOf(know: Knowledge, card: Card, other: Card): Fates {
  if (!isForetold(know)) return NO_FATES;
  const random = randomOf('fates', know.view.tricks.length, ...know.hand, ...know.legal);
  const { worlds, effective } = imagine(know, DEALS, DEALS, random);
  if (worlds.length < FEWEST.means) return NO_FATES;
  const times = Math.ceil(DEALS / worlds.length);
  if (times * effective < ENOUGH_TOLD) return NO_FATES;
  const measures = measuresFor(know, card);
  const tallies = measures.map((measure) => ({ measure, tally: new Tally() }));
  let [weights, ours] = [0, 0];
  for (const { weight, fateAfter } of playOutsOf(know, Array.from({ length: times }, () => worlds).flat(), random)) {
    const [own, others] = [fateAfter(card), fateAfter(other)];
    weights += weight;
    if (own.ours.has(card)) ours += weight;
    for (const { measure, tally } of tallies)
      tally.add(weight, measure.in(own, card), measure.in(others, other), measure.worth(own));
  }
  if (weights === 0) return NO_FATES;
  const compared = { card, other, deals: worlds.length };
  const telling = tallies.flatMap(({ measure, tally }) => {
    const found = tally.found(weights, times * effective, LEAST_APART[measure.of]);
    const isTold = found && (measure.of === 'points' || worlds.length >= FEWEST.shares || isAllAgainstNone(found));
    return isTold ? [{ gain: found.gain, fact: measure.told({ ...found, compared }) }] : [];
  });
  return { found: telling.toSorted((a, b) => b.gain - a.gain).map(({ fact }) => fact), ours: ours / weights };
}
