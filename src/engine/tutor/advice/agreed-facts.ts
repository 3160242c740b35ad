// The facts that make a card good, as far as the search agrees with them.
import type { Knowledge } from '../../inference/knowledge.ts';
import { judge, reasonsFor } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import { type Fact, fact } from '../../inference/facts.ts';
import { breakThroughKnowledge } from '../../bots/ramsch/break-through.ts';
import { ENOUGH_TOLD, fateFor, percentOf } from '../ideas/fates.ts';
import { wantsEvidence } from '../ideas/ideas.ts';
import { ideasFor, searchWith } from '../ideas/main-idea.ts';
import type { Advice, Considered, Valued } from './advice.ts';
import { equallyGood, SURE, worseOnes } from './grade.ts';
import { entriesOf, playedCard } from '../../table/readers.ts';

/** Advice before its facts are named. */
type Unfounded = Omit<Advice, 'facts'>;

/**
 * Why the best card is good: true of the view, never against what the search has found; empty if every card is as good, or where nothing that
 * can be said tells it from a worse one.
 */
export const agreedFacts = (know: Knowledge, unfounded: Unfounded): readonly Fact[] => {
  const advice: Advice = { ...unfounded, facts: [] };
  const best = playedCard(advice.ranked[0]?.decision);
  return best ? factsFor(know, advice, best) : [];
};

/**
 * The same for any card that the search holds to be as good as the best one: the idea that tells it from the best of the worse
 * cards (or from `worse`), and one in support; where there is no idea, what becomes of the trick and of other cards with the two. Nothing
 * is named for a worse one, nor where there is none.
 */
export function factsFor(know: Knowledge, advice: Advice, card: Card, worse?: Card): readonly Fact[] {
  const good = cardsOf(equallyGood(advice));
  if (!good.includes(card)) return [];
  if (know.legal.length === 1) return reasonsFor(know, judge(know, card));
  for (const against of worse === undefined ? comparedWith(know, cardsOf(worseOnes(advice))) : [worse]) {
    const reasons = reasonsAgainst(know, advice, card, against);
    if (reasons.length > 0) return reasons;
  }
  return [];
}

/** The best of the worse cards; in a Ramsch, where few things are sure, the next ones too if nothing tells that one apart. */
const comparedWith = (know: Knowledge, others: readonly Card[]): readonly Card[] =>
  isRamsch(know) ? others : others.slice(0, 1);

/** What tells a good card from a worse one. */
function reasonsAgainst(know: Knowledge, advice: Advice, card: Card, against: Card): readonly Fact[] {
  const decided = [card, against].every((each) => isClear(valuedIn(advice.ranked, each)));
  const good = cardsOf(equallyGood(advice));
  const ideas = ideasFor(know, { card, against, good, decided });
  const [main] = ideas;
  if (main) return ideas.length === 1 && wantsEvidence(main) ? [main, ...fateFor(know, card, against)] : ideas;
  return isRamsch(know)
    ? ramschEnd(advice, card, against)
    : [...fateFor(know, card, against), ...searchWith(know, { card, good })];
}

/** Chances up to which, and from the rest to one, a game is as good as lost or won. */
const CLEAR = 0.05;

const isClear = (valued: Valued | undefined): boolean =>
  valued !== undefined && Math.min(valued.chance, 1 - valued.chance) <= CLEAR;

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
  if (!own || !other || (worlds.of === 'drawn' && effective < ENOUGH_TOLD)) return [];
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
