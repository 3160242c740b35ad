// The facts that make a card good, as far as the search agrees with them.
import type { Knowledge } from '../../inference/knowledge.ts';
import { judge, reasonsFor } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { breakThroughKnowledge } from '../../bots/ramsch/break-through.ts';
import { ENOUGH_TOLD, fateFor, percentOf } from '../ideas/fates.ts';
import { wantsEvidence } from '../ideas/ideas.ts';
import { leftToPlayFor } from '../ideas/counting.ts';
import { causeFor } from '../ideas/cause-seen.ts';
import { ideasFor, searchWith, usualWhy } from '../ideas/main-idea.ts';
import type { Advice, Considered, Valued } from './advice.ts';
import { equallyGood, gradeOf, SURE, worseOnes } from './grade.ts';
import { CONSIDERED, usualOfKind } from './people-play.ts';
import { entriesOf, playedCard } from '../../table/readers.ts';

/** Advice before its facts are named. */
type Unfounded = Omit<Advice, 'facts'>;

/** Why a card is good, and the card that it is told from; none where nothing can be said against another one. */
export interface Founded {
  readonly facts: readonly Fact[];
  readonly against?: Card;
}

/**
 * Why the best card is good, and where the game is decided what is left to play for: true of the view, never against what the search has found; empty if every card is as good, or where nothing that
 * can be said tells it from a worse one.
 */
export const agreedFacts = (know: Knowledge, unfounded: Unfounded): Founded => {
  const advice: Advice = { ...unfounded, facts: [] };
  const best = playedCard(advice.ranked[0]?.decision);
  if (!best) return { facts: [] };
  const founded = foundedFor(know, advice, best);
  const left = know.legal.length > 1 && founded.facts.length < MOST ? leftToPlayFor(know) : undefined;
  if (!left) return founded;
  const good = cardsOf(equallyGood(advice));
  const why = founded.against === undefined ? usualWhy(know, { card: best, good }) : founded.facts;
  return { ...founded, facts: [...why, left] };
};

/** Reasons, with what is left to play for, where nothing else is at stake. */
const MOST = 2;

/** The same for any card that the search holds to be as good as the best one, told from `worse` if that is given. */
export const factsFor = (know: Knowledge, advice: Advice, card: Card, worse?: Card): readonly Fact[] =>
  foundedFor(know, advice, card, worse).facts;

/**
 * The idea that tells a good card from the worse one that people would most likely play: a rule of thumb, else a cause whose effect is seen here.
 * Where neither tells it from any card that they consider and little hangs on it, the usual why of the card; where more does, what becomes of
 * cards with the two. Nothing is named for a worse card, nor where there is none.
 */
function foundedFor(know: Knowledge, advice: Advice, card: Card, worse?: Card): Founded {
  const good = cardsOf(equallyGood(advice));
  if (!good.includes(card)) return { facts: [] };
  if (know.legal.length === 1) return { facts: reasonsFor(know, judge(know, card)) };
  const others = worse === undefined ? comparedWith(know, advice) : [worse];
  for (const reasons of isRamsch(know) ? [ideasAgainst, ramschAgainst] : [ideasAgainst, causesAgainst]) {
    for (const against of others) {
      const facts = reasons(know, advice, card, against);
      if (facts.length > 0) return { facts, against };
    }
  }
  const [against] = others;
  if (against === undefined) return { facts: [] };
  const search = searchWith(know, { card, good });
  const usual = isLittle(advice, against) ? usualWhy(know, { card, good }) : fateFor(know, card, against);
  return { facts: search.length > 0 ? search : usual, against };
}

/**
 * The worse cards that people would consider, the likeliest first, touching cards as one; the best of the worse ones where nothing is known of
 * people, and where they consider none. In a Ramsch, where few things are sure, the next ones too.
 */
function comparedWith(know: Knowledge, advice: Advice): readonly Card[] {
  const worse = cardsOf(worseOnes(advice));
  if (isRamsch(know)) return worse;
  const likely = worse
    .map((card) => ({ card, usual: usualOfKind(know, advice, card) ?? 0 }))
    .filter(({ usual }) => usual >= CONSIDERED)
    .toSorted((a, b) => b.usual - a.usual)
    .map(({ card }) => card);
  return likely.length > 0 ? likely : worse.slice(0, 1);
}

/** The ideas that tell a good card from a worse one. */
function ideasAgainst(know: Knowledge, advice: Advice, card: Card, against: Card): readonly Fact[] {
  const decided = [card, against].every((each) => isClear(valuedIn(advice.ranked, each)));
  const ideas = ideasFor(know, { card, against, good: cardsOf(equallyGood(advice)), decided });
  const [main] = ideas;
  return main && ideas.length === 1 && wantsEvidence(main) ? [main, ...fateFor(know, card, against)] : ideas;
}

/** The cause that tells a good card from a worse one. */
const causesAgainst = (know: Knowledge, advice: Advice, card: Card, against: Card): readonly Fact[] =>
  causeFor(know, {
    card,
    against,
    good: cardsOf(equallyGood(advice)),
    hangs: isLittle(advice, against) ? 'little' : 'much',
  });

const ramschAgainst = (_: Knowledge, advice: Advice, card: Card, against: Card): readonly Fact[] =>
  ramschEnd(advice, card, against);

/** Whether a worse card is no more than an inaccuracy. */
const isLittle = (advice: Advice, against: Card): boolean =>
  !['mistake', 'blunder'].includes(gradeOf(advice, { type: 'play', seat: advice.seat, card: against }));

/** Chances up to which, and from the rest to one, a game is as good as lost or won. */
const CLEAR = 0.05;

const isClear = (valued: Valued | undefined): boolean =>
  valued?.chance !== undefined && Math.min(valued.chance, 1 - valued.chance) <= CLEAR;

/** A Ramsch in which nobody tries for nearly all points. */
const isRamsch = (know: Knowledge): boolean =>
  know.contract.row.goal.kind === 'fewestPoints' && breakThroughKnowledge(know) === undefined;

/** Percentage points by which a Ramsch must end well more often with one card than with another for that to be worth telling. */
const APART = 5;

/**
 * How often a Ramsch ends well with the two cards, or where that is as good as sure with both, how much more it comes to with the one; by deals
 * that tell enough, and nothing where the other card is not surely worse.
 */
function ramschEnd({ ranked, worlds, effective = 0 }: Advice, card: Card, against: Card): readonly Fact[] {
  const [own, other] = [valuedIn(ranked, card), valuedIn(ranked, against)];
  if (own?.chance === undefined || other?.chance === undefined || (worlds.of === 'drawn' && effective < ENOUGH_TOLD))
    return [];
  const gain = Math.round(10 * (own.cents - other.cents)) / 10;
  if (gain <= 0 || own.cents - other.cents < SURE * other.error) return [];
  const [percent, otherPercent] = [percentOf(own.chance), percentOf(other.chance)];
  if (percent - otherPercent >= APART)
    return [fact('ramsch.chance', { card, other: against, percent, otherPercent, deals: worlds.count })];
  return isClear(own) && isClear(other) && gain >= TOLD
    ? [fact('search.best', { card, worlds: worlds.count, of: worlds.of, gain })]
    : [];
}

/** Cents from which it is worth telling that a Ramsch that is won or lost anyway comes to more. */
const TOLD = 1;

const valuedIn = (ranked: Advice['ranked'], card: Card): Valued | undefined =>
  ranked.find(({ decision }) => playedCard(decision) === card);

const cardsOf = (decisions: readonly Considered[]): readonly Card[] =>
  entriesOf(decisions, 'play').map(({ card }) => card);
