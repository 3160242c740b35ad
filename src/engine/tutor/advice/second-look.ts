// A second look at cards that the search holds against their players: played out as people play, against the best card in the same deals.
import type { Card } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import { type PlayOut, playOutsOf } from '../../bots/people/people-play-out.ts';
import type { Weighted } from '../../bots/sampling/weighted.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { isForetold } from '../../bots/sampling/usual-cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import type { Advice, SecondLook } from './advice.ts';
import { gradeBySearch, isHeldAgainst } from './grade.ts';
import { decisionsOf, playedCard } from '../../table/readers.ts';

/** After so many deals, and every time as many more, it is asked whether enough have been seen. */
const BATCH = 32;

/** Standard errors by which a card must be behind the best one, or not behind it, for no further deal to be looked at. */
const CLEAR = 3;

/** With what comes of the cards among people that the search holds against their players. */
export function lookedAtAgain(know: Knowledge, advice: Advice, worlds: readonly Weighted[], random: Random): Advice {
  const best = advice.ranked[0]?.decision;
  if (best?.type !== 'play' || !isForetold(know)) return advice;
  const cards = decisionsOf(advice.ranked, 'play').flatMap((decision) =>
    isHeldAgainst(gradeBySearch(advice, decision)) ? [decision.card] : [],
  );
  const looks = secondLooks(know, best.card, cards, worlds, random);
  const ranked = advice.ranked.map((each) => {
    const look = looks[cards.findIndex((card) => card === playedCard(each.decision))];
    return look ? { ...each, asPeoplePlay: look } : each;
  });
  return { ...advice, ranked };
}

/** What the best card comes to more than each of the others over the deals, as far as they are needed; in the order of the cards. */
function secondLooks(
  know: Knowledge,
  best: Card,
  cards: readonly Card[],
  worlds: readonly Weighted[],
  random: Random,
): readonly SecondLook[] {
  if (cards.length === 0) return [];
  const deals = [...playOutsOf(know, worlds, random)];
  const withBest: Outcome[] = [];
  return cards.map((card) => comparedIn(deals, card, (deal, at) => (withBest[at] ??= deal.outcomeOf(best))));
}

function comparedIn(deals: readonly PlayOut[], card: Card, best: (deal: PlayOut, at: number) => Outcome): SecondLook {
  const scores = new Scores(2);
  const look = (): SecondLook => ({ cents: scores.cents(0) - scores.cents(1), error: scores.error(0, 1) });
  for (const [at, deal] of deals.entries()) {
    scores.add([best(deal, at), deal.outcomeOf(card)], deal.weight);
    if (scores.deals % BATCH !== 0) continue;
    const { cents, error } = look();
    if (Math.abs(cents) > CLEAR * error) break;
  }
  return look();
}
