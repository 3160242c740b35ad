// The facts that make a card good, as far as the search agrees with them.
import type { Knowledge } from '../../inference/knowledge.ts';
import { judge, reasonsFor } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import { fact } from '../../inference/facts.ts';
import { fateFor } from '../ideas/fates.ts';
import { wantsEvidence } from '../ideas/ideas.ts';
import { ideasFor } from '../ideas/main-idea.ts';
import type { Advice, Considered, Valued } from './advice.ts';
import { equallyGood, SURE } from './grade.ts';

/** Advice before its facts are named. */
type Unfounded = Omit<Advice, 'facts'>;

/**
 * Why the best card is good: true of the view, never against what the search has found; empty if every card is as good, or where nothing that
 * can be said tells it from a worse one.
 */
export const agreedFacts = (know: Knowledge, unfounded: Unfounded): readonly Fact[] => {
  const advice: Advice = { ...unfounded, facts: [] };
  const best = advice.ranked[0]?.decision;
  return best?.type === 'play' ? factsFor(know, advice, best.card) : [];
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
  const [next] = cardsOf(advice.ranked.map(({ decision }) => decision)).filter((each) => !good.includes(each));
  const against = worse ?? next;
  if (against === undefined) return [];
  const ideas = ideasFor(know, { card, against, good });
  const [main] = ideas;
  if (main) return ideas.length === 1 && wantsEvidence(main) ? [main, ...fateFor(know, card, against)] : ideas;
  const fates = fateFor(know, card, against);
  return fates.length > 0 ? fates : searchFact(advice, card, against);
}

const cardsOf = (decisions: readonly Considered[]): readonly Card[] =>
  decisions.flatMap((each) => (each.type === 'play' ? [each.card] : []));

/** By how many tenths of a cent the only good card beats the next one, where that is more than chance. */
function searchFact({ ranked, worlds }: Advice, card: Card, against: Card): readonly Fact[] {
  const valued = (which: Card): Valued | undefined =>
    ranked.find(({ decision }) => decision.type === 'play' && decision.card === which);
  const [own, other] = [valued(card), valued(against)];
  if (!own || !other || ranked[0] !== own || ranked[1] !== other) return [];
  const gain = Math.round(10 * (own.cents - other.cents)) / 10;
  if (gain <= 0 || own.cents - other.cents < SURE * other.error) return [];
  return [fact('search.best', { card, worlds: worlds.count, of: worlds.of, gain })];
}
