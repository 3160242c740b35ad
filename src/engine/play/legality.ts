// From a situation to a verdict for every card of the hand.
import type { Card } from '../base/cards.ts';
import type { PlaySituation } from './play-rules.ts';
import { PLAY_RULES } from './play-rules.ts';
import type { Verdict } from '../base/reasons.ts';
import { LEGAL, reason, refused } from '../base/reasons.ts';

/** A verdict for each card of the hand; the first rule of the contract that refuses a card gives its reason. */
export function judgePlays(situation: PlaySituation): ReadonlyMap<Card, Verdict> {
  const verdicts = new Map<Card, Verdict>(situation.hand.map((card) => [card, LEGAL]));
  let allowed = situation.hand;
  for (const id of situation.contract.row.playRules) {
    const refusals = PLAY_RULES[id](situation, allowed);
    for (const [card, because] of refusals) verdicts.set(card, refused(because));
    allowed = allowed.filter((card) => !refusals.has(card));
  }
  return verdicts;
}

/** The cards that may be played, in hand order, each face once; never empty for a hand that is not empty. */
export function legalCards(situation: PlaySituation): readonly Card[] {
  const verdicts = judgePlays(situation);
  return [...verdicts].flatMap(([card, { legal }]) => (legal ? [card] : []));
}

/** The verdict on one card, also on a card that is not in the hand. */
export const judgePlay = (situation: PlaySituation, card: Card): Verdict =>
  judgePlays(situation).get(card) ??
  refused(situation.covered?.includes(card) ? reason('R.NOT_OPEN', { card }) : reason('R.NOT_IN_HAND', { card }));
