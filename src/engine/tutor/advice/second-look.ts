// A second look at cards that the search holds against their players: played out as people play, against the best card in the same deals.
import type { Card } from '../../base/cards.ts';
import type { Random } from '../../base/random.ts';
import { type PlayOut, playOutsOf } from '../../bots/people/people-play-out.ts';
import type { Weighted } from '../../bots/sampling/weighted.ts';
import { Scores } from '../../bots/sampling/scores.ts';
import { isForetold } from '../../bots/sampling/usual-cards.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { Outcome } from '../../open-game/outcomes.ts';
import type { Advice, AdviceThink, SecondLook } from './advice.ts';
import { rowOf } from './effort.ts';
import { gradeBySearch, isHeldAgainst } from './grade.ts';
import { decisionsOf, playedCard } from '../../table/readers.ts';

/** After so many play-outs, but only after whole turns of the deals, it is asked whether enough have been seen. */
const BATCH = 150;

/** Standard errors by which a card must be behind the best one, or before it, for its place to be known well enough. */
const CLEAR = 10;

/** With what comes of the cards among people that the search holds against their players. */
export function lookedAtAgain(
  know: Knowledge,
  advice: Advice,
  worlds: readonly Weighted[],
  { random, effort }: AdviceThink,
): Advice {
  const best = advice.ranked[0]?.decision;
  if (best?.type !== 'play' || !isForetold(know)) return advice;
  const cards = decisionsOf(advice.ranked, 'play').flatMap((decision) =>
    isHeldAgainst(gradeBySearch(advice, decision)) ? [decision.card] : [],
  );
  const looks = secondLooks(know, best.card, cards, turnsOf(worlds, rowOf(effort).among), random);
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
  turns: readonly (readonly Weighted[])[],
  random: Random,
): readonly SecondLook[] {
  const [turn] = turns;
  if (cards.length === 0 || !turn) return [];
  const deals = [...playOutsOf(know, turns.flat(), random)];
  const withBest: Outcome[] = [];
  return cards.map((card) =>
    comparedIn(deals, turn.length, card, (deal, at) => (withBest[at] ??= deal.outcomeOf(best))),
  );
}

/** Every deal once, and all of them again until they are at least so many. */
const turnsOf = (worlds: readonly Weighted[], least: number): readonly (readonly Weighted[])[] =>
  Array.from({ length: Math.ceil(least / Math.max(1, worlds.length)) }, () => worlds);

/** What the best card comes to more; deals that are all possible ones follow in no order of chance, so that only a whole `turn` of them tells. */
function comparedIn(
  deals: readonly PlayOut[],
  turn: number,
  card: Card,
  best: (deal: PlayOut, at: number) => Outcome,
): SecondLook {
  const scores = new Scores(2);
  const look = (): SecondLook => ({ cents: scores.cents(0) - scores.cents(1), error: scores.error(0, 1) });
  const batch = turn * Math.ceil(BATCH / turn);
  for (const [at, deal] of deals.entries()) {
    scores.add([best(deal, at), deal.outcomeOf(card)], deal.weight);
    if (scores.deals % batch !== 0) continue;
    const { cents, error } = look();
    if (Math.abs(cents) > CLEAR * error) break;
  }
  return look();
}
