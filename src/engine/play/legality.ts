// From a situation to a verdict for every card of the hand.
import { type Card, facesIn } from '../base/cards.ts';
import type { Seat } from '../base/seats.ts';
import { PLAY_RULES, type PlaySituation } from './play-rules.ts';
import { LEGAL, type Reason, reason, refused, type Verdict } from '../base/reasons.ts';
import { type PlayState, situationOf } from './tricks.ts';

/** The cards that no rule of the contract refuses, in hand order; `refuse` is told what each rule refuses of those left by the rules before it. */
function sifted(situation: PlaySituation, refuse: (refusals: ReadonlyMap<Card, Reason>) => void): readonly Card[] {
  let allowed = situation.hand;
  for (const id of situation.contract.row.playRules) {
    const refusals = PLAY_RULES[id](situation, allowed);
    if (refusals.size === 0) continue;
    refuse(refusals);
    allowed = allowed.filter((card) => !refusals.has(card));
  }
  return allowed;
}

/** A verdict for each card of the hand; the first rule of the contract that refuses a card gives its reason. */
export function judgePlays(situation: PlaySituation): ReadonlyMap<Card, Verdict> {
  const verdicts = new Map<Card, Verdict>();
  for (const card of situation.hand) verdicts.set(card, LEGAL);
  sifted(situation, (refusals) => {
    for (const [card, because] of refusals) verdicts.set(card, refused(because));
  });
  return verdicts;
}

const nobodyAsks = (): void => undefined;

/** The cards that may be played, in hand order, each face once; never empty for a hand that is not empty. */
export const legalCards = (situation: PlaySituation): readonly Card[] => facesIn(sifted(situation, nobodyAsks));

/** The verdict on one card, also on a card that is not in the hand. */
export const judgePlay = (situation: PlaySituation, card: Card): Verdict =>
  judgePlays(situation).get(card) ?? notHeld(situation, card);

const notHeld = ({ covered }: PlaySituation, card: Card): Verdict =>
  refused(covered?.includes(card) ? reason('R.NOT_OPEN', { card }) : reason('R.NOT_IN_HAND', { card }));

/** What a seat was told of its cards in a state of play: all of them are asked for one after the other. */
const told = new WeakMap<PlayState, { readonly seat: Seat; readonly verdicts: ReadonlyMap<Card, Verdict> }>();

function verdictsIn(play: PlayState, seat: Seat): ReadonlyMap<Card, Verdict> {
  const known = told.get(play);
  if (known?.seat === seat) return known.verdicts;
  const verdicts = judgePlays(situationOf(play, seat));
  told.set(play, { seat, verdicts });
  return verdicts;
}

/** The verdict on a card that a seat would play in this state, also on one that it does not hold. */
export const judgeCard = (play: PlayState, seat: Seat, card: Card): Verdict =>
  verdictsIn(play, seat).get(card) ?? notHeld(situationOf(play, seat), card);
