// The facts that make a card good, as far as the search agrees with them.
import type { Knowledge } from '../../inference/knowledge.ts';
import { bestKept, factsOfCard, judge, reasonsFor } from '../../bots/play/play.ts';
import type { Card } from '../../base/cards.ts';
import type { Fact } from '../../inference/facts.ts';
import { fact } from '../../inference/facts.ts';
import type { Advice, Considered, Valued } from './advice.ts';
import { equallyGood } from './grade.ts';

/** Advice before its facts are named. */
type Unfounded = Omit<Advice, 'facts'>;

/** Why the best card is good: true of the view, never against what the search has found, and never empty. */
export const agreedFacts = (know: Knowledge, unfounded: Unfounded): readonly Fact[] => {
  const advice: Advice = { ...unfounded, facts: [] };
  const best = advice.ranked[0]?.decision;
  return best?.type === 'play' ? factsFor(know, advice, best.card) : [];
};

/** The same for any card that the search holds to be as good as the best one; nothing is named for a worse one. */
export function factsFor(know: Knowledge, advice: Advice, card: Card): readonly Fact[] {
  const good = cardsOf(equallyGood(advice));
  if (!good.includes(card)) return [];
  if (know.legal.length === 1) return reasonsFor(know, judge(know, card));
  const agreed = factsOfCard(know, card).filter((each) => agrees(each, good));
  const told = [...agreed, ...(good.length === 1 ? searchFact(advice, card) : [])];
  return told.length > 0 ? told : [fact('play.keeps', { card, kept: bestKept(know, card) })];
}

const cardsOf = (decisions: readonly Considered[]): readonly Card[] =>
  decisions.flatMap((each) => (each.type === 'play' ? [each.card] : []));

/** A fact that says "not these cards" is against the search if one of them is just as good. */
function agrees({ id, params }: Fact, good: readonly Card[]): boolean {
  if (id === 'follow.notWorth') return !params.kept.some((card) => good.includes(card));
  if (id === 'follow.keepHigh') return !good.includes(params.kept);
  return true;
}

/** By how many tenths of a cent the card beats every other one; nothing is said if it does not. */
function searchFact({ ranked, worlds }: Advice, card: Card): readonly Fact[] {
  const isIt = ({ decision }: Valued): boolean => decision.type === 'play' && decision.card === card;
  const own = ranked.find(isIt);
  const others = ranked.filter((each) => !isIt(each)).map(({ cents }) => cents);
  const gain = own ? Math.round(10 * (own.cents - Math.max(...others))) / 10 : 0;
  return gain > 0 ? [fact('search.best', { card, worlds: worlds.count, of: worlds.of, gain })] : [];
}
