// The facts that make a card good, as far as the search agrees with them.
import type { Knowledge } from '../../inference/knowledge.ts';
import { judge, reasonsFor } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import { calledSuitOf } from '../../base/contract.ts';
import { type Fact, fact, type FactId } from '../../inference/facts.ts';
import { breakThroughKnowledge } from '../../bots/ramsch/break-through.ts';
import { ENOUGH_TOLD, fateFor, percentOf } from '../ideas/fates.ts';
import { wantsEvidence, yieldsToCauses } from '../ideas/ideas.ts';
import { leftToPlayFor } from '../ideas/counting.ts';
import { causeFor } from '../ideas/cause-seen.ts';
import { ideasFor, ruleFor, searchWith } from '../ideas/main-idea.ts';
import type { Advice, Considered, Valued } from './advice.ts';
import { equallyGood, gradeOf, SURE, worseOnes } from './grade.ts';
import { costsMuch, rivalsOf, valuedIn } from './rivals.ts';
import { entriesOf, playedCard } from '../../table/readers.ts';

/** Advice before its facts are named. */
type Unfounded = Omit<Advice, 'facts'>;

/** Why a card is good, and the card that it is told from. */
export interface Founded {
  readonly facts: readonly Fact[];
  readonly against?: Card;
}

/** Why the best card is good, and where the game is decided what is left to play for: true of the view; empty where nothing can be said. */
export const agreedFacts = (know: Knowledge, unfounded: Unfounded): Founded => {
  const advice: Advice = { ...unfounded, facts: [] };
  const best = playedCard(advice.ranked[0]?.decision);
  if (!best) return { facts: [] };
  const founded = foundedFor(know, advice, best);
  const left = founded.against !== undefined && founded.facts.length < MOST ? leftToPlayFor(know) : undefined;
  if (!left) return founded;
  return { ...founded, facts: [...founded.facts, left] };
};

/** Reasons, with what is left to play for, where nothing else is at stake. */
const MOST = 2;

/** The same for any card that the search holds to be as good as the best one, told from `worse` if that is given. */
export const factsFor = (know: Knowledge, advice: Advice, card: Card, worse?: Card): readonly Fact[] =>
  foundedFor(know, advice, card, worse).facts;

/** Reasons for a card, and the card that it is told from. */
type Reasons = (know: Knowledge, advice: Advice, card: Card, against: Card) => readonly Fact[];

/** Nothing is named for a worse card, nor where there is no other one. */
function foundedFor(know: Knowledge, advice: Advice, card: Card, worse?: Card): Founded {
  if (!cardsOf(equallyGood(advice)).includes(card)) return { facts: [] };
  if (know.legal.length === 1) return { facts: reasonsFor(know, judge(know, card)) };
  if (isRamsch(know)) return foundedInRamsch(know, advice, card, worse ? [worse] : cardsOf(worseOnes(advice)));
  const founded = worse ? foundedAgainst(know, advice, card, worse) : foundedAmong(know, advice, card);
  return withSearch(know, advice, card, founded);
}

/** That the called card is searched comes first, for it is what such a card is led for; what tells it from another of its suit supports it. */
function withSearch(know: Knowledge, advice: Advice, card: Card, founded: Founded): Founded {
  const [search] = searchWith(know, { card, good: cardsOf(equallyGood(advice)) });
  const [main] = founded.facts;
  if (!search || (main && SEARCHING.includes(main.id))) return founded;
  return { ...founded, facts: main ? [search, main] : [search] };
}

/** Reasons that say that the called card is searched. */
const SEARCHING: readonly FactId[] = ['lead.calledSuit', 'lead.searchFat'];

/** What tells a card from one of some worse ones, the first of them first; else how the round ends with the two. */
function foundedInRamsch(know: Knowledge, advice: Advice, card: Card, others: readonly Card[]): Founded {
  const [against] = others;
  if (against === undefined) return { facts: [] };
  return (
    told([ideasAgainst, ramschAgainst], know, advice, card, others) ??
    told([leftAgainst], know, advice, card, [against]) ?? { facts: [], against }
  );
}

/** What tells a card from a worse one; else why it is usually played, or what becomes of cards with the two. */
const foundedAgainst = (know: Knowledge, advice: Advice, card: Card, against: Card): Founded =>
  told([...WELL_FOUNDED, leftAgainst], know, advice, card, [against]) ?? { facts: [], against };

const leftAgainst: Reasons = (know, advice, card, against) =>
  (isLittle(advice, against) ? rulesAgainst : whatBecomes)(know, advice, card, against);

/**
 * The idea that tells a good card from what people would play else: from a card that costs much, a rule of thumb or a cause whose effect is seen
 * here, the cause before a rule that is true of many cards; from one that is as good or nearly so, the rule of thumb that speaks for the card all
 * the same, and before all others if nearly everybody would play it. Then from what hardly anybody would play.
 * So the same is told of a position whatever deals are imagined, as far as it can be.
 */
function foundedAmong(know: Knowledge, advice: Advice, card: Card): Founded {
  const { natural, clear, level, rare } = rivalsOf(know, advice, card);
  const [against] = [...natural, ...clear, ...level, ...rare];
  if (against === undefined)
    return { facts: [fact('play.sameCards', { card, others: know.legal.filter((each) => each !== card) })] };
  const worse = cardsOf(worseOnes(advice));
  const isWorse = (each: Card): boolean => worse.includes(each);
  const dear = [...clear, ...rare].filter((each) => isWorse(each) && !isLittle(advice, each));
  return (
    told([sharpRules, sharpCauses, rulesAgainst, causesAgainst], know, advice, card, natural) ??
    told(WELL_FOUNDED, know, advice, card, clear) ??
    told([causesOfSearch], know, advice, card, [against]) ??
    told([sharpRules], know, advice, card, level) ??
    told([causesAgainst], know, advice, card, level.slice(0, LOOKED_INTO)) ??
    told([rulesAgainst], know, advice, card, level) ??
    told(WELL_FOUNDED, know, advice, card, rare.slice(0, LOOKED_INTO)) ??
    told([rulesAgainst], know, advice, card, [...clear, ...rare]) ??
    told([whatBecomes], know, advice, card, dear.slice(0, 1)) ?? { facts: [], against }
  );
}

/** Of cards that cost little or that hardly anybody plays, with so many it is looked into what becomes of cards. */
const LOOKED_INTO = 2;

/** The first that tells a card from one of the others: each kind of reasons against all of them before the next kind. */
function told(
  kinds: readonly Reasons[],
  know: Knowledge,
  advice: Advice,
  card: Card,
  others: readonly Card[],
): Founded | undefined {
  for (const reasons of kinds)
    for (const against of others) {
      const facts = reasons(know, advice, card, against);
      if (facts.length > 0) return { facts, against };
    }
  return undefined;
}

/** Of two cards of the called suit, that it is searched tells neither from the other: a cause comes first. */
const causesOfSearch: Reasons = (know, advice, card, against) => {
  const suit = calledSuitOf(know.contract);
  const both = suit !== undefined && [card, against].every((each) => know.order.groupOf(each) === suit);
  return both ? causesAgainst(know, advice, card, against) : [];
};

const whatBecomes: Reasons = (know, _, card, against) => fateFor(know, card, against);

const rulesAgainst: Reasons = (know, _, card, against) => ruleFor(know, { card, against });

/** Reasons that need not wait for a cause. */
const sharp =
  (reasons: Reasons): Reasons =>
  (...of) => {
    const found = reasons(...of);
    return found[0] && yieldsToCauses(found[0]) ? [] : found;
  };

const sharpRules: Reasons = (...of) => sharp(rulesAgainst)(...of);
const sharpIdeas: Reasons = (...of) => sharp(ideasAgainst)(...of);
const sharpCauses: Reasons = (...of) => sharp(causesAgainst)(...of);

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
    hangs: isLittle(advice, against) && !costsMuch(advice, against) ? 'little' : 'much',
  });

/** An idea or a cause that is seen, those first that are true of few cards. */
const WELL_FOUNDED: readonly Reasons[] = [sharpIdeas, sharpCauses, ideasAgainst, causesAgainst];

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

const cardsOf = (decisions: readonly Considered[]): readonly Card[] =>
  entriesOf(decisions, 'play').map(({ card }) => card);
