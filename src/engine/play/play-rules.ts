// The named rules of play: each looks at one situation and refuses cards, with the evidence.
import { type Card, type PackSize, rankOf, suitOf } from '../base/cards.ts';
import { calledRulesOf, type Contract, discardsFrom } from '../base/contract.ts';
import { beats, orderOf, winningIndex } from './order.ts';
import { type Reason, reason } from '../base/reasons.ts';
import type { PlayRuleId } from '../base/rule-ids.ts';

/** All that a player knows and that bears on which cards may be played. */
export interface PlaySituation {
  readonly contract: Contract;
  readonly pack: PackSize;
  readonly hand: readonly Card[];
  /** Cards that lie covered in the own piles, where cards are played from the table; the player does not know them either. */
  readonly covered?: readonly Card[];
  /** Cards on the table in order of play; empty for the leader. */
  readonly trick: readonly Card[];
  /** Whether a card of the called suit has been led in an earlier trick. */
  readonly calledSuitLed: boolean;
  /** The hand as dealt, where it matters how many cards of the called suit were in it; the present hand if it is not said. */
  readonly dealtHand?: readonly Card[];
}

/** A rule refuses some of the cards still allowed; a card that it does not name stays allowed. */
export type PlayRule = (situation: PlaySituation, allowed: readonly Card[]) => ReadonlyMap<Card, Reason>;

const NOTHING: ReadonlyMap<Card, Reason> = new Map();

/** SPEC 2.6: who can, follows the effective suit of the first card. */
const follow: PlayRule = ({ contract, pack, hand, trick }, allowed) => {
  const led = trick[0];
  if (led === undefined) return NOTHING;
  const order = orderOf(contract, pack);
  const group = order.groupOf(led);
  const have = hand.filter((card) => order.groupOf(card) === group);
  if (have.length === 0) return NOTHING;
  const because =
    group === 'trump' ? reason('R.FOLLOW_TRUMP', { led, have }) : reason('R.FOLLOW_SUIT', { led, suit: group, have });
  return new Map(allowed.filter((card) => !have.includes(card)).map((card) => [card, because]));
};

/** SPEC 2.7: the duties of the holder of the called card until its suit has been led. */
const calledCard: PlayRule = ({ contract, pack, hand, trick, calledSuitLed, dealtHand = hand }, allowed) => {
  const called = contract.called;
  if (called === undefined || calledSuitLed || !hand.includes(called)) return NOTHING;
  const order = orderOf(contract, pack);
  const suit = suitOf(called);
  const have = hand.filter((card) => order.groupOf(card) === suit);
  const others = allowed.filter((card) => card !== called && have.includes(card));
  const rules = calledRulesOf(contract.row);
  const counted = (rules.counted === 'initial-hand' ? dealtHand : hand).filter((card) => order.groupOf(card) === suit);
  const mayRunAway = counted.length >= rules.runAwayMin;
  const led = trick[0];
  if (led === undefined) {
    if (mayRunAway) return NOTHING;
    const because = reason('R.CALLED_SUIT_LEAD', { called, suit, have, need: rules.runAwayMin });
    return new Map(others.map((card) => [card, because]));
  }
  const group = order.groupOf(led);
  if (group === suit) {
    if (mayRunAway && rules.ducks) return NOTHING;
    const because = reason('R.CALLED_CARD_MUST', { called, suit });
    return new Map(others.map((card) => [card, because]));
  }
  const canFollow = hand.some((card) => order.groupOf(card) === group);
  if (canFollow || hand.length <= discardsFrom(rules)) return NOTHING;
  return new Map([[called, reason('R.CALLED_CARD_NO_DISCARD', { called, suit, last: discardsFrom(rules) })]]);
};

/** SPEC 7.1: who has no card of the suit led must trump, also over the partner's card and where nothing can be won by it. */
const mustTrump: PlayRule = ({ contract, pack, hand, trick }, allowed) => {
  const led = trick[0];
  if (led === undefined) return NOTHING;
  const order = orderOf(contract, pack);
  const group = order.groupOf(led);
  if (group === 'trump' || hand.some((card) => order.groupOf(card) === group)) return NOTHING;
  const have = allowed.filter((card) => order.groupOf(card) === 'trump');
  if (have.length === 0) return NOTHING;
  const sides = contract.row.sitsOut === undefined ? 'partners' : 'alone';
  const because = reason('R.MUST_TRUMP', { led, suit: group, have, sides });
  return new Map(allowed.filter((card) => !have.includes(card)).map((card) => [card, because]));
};

/** SPEC 3.5: of the `allowed` cards, those that beat the trick must be played. */
function overtaking({ contract, pack, trick }: PlaySituation, allowed: readonly Card[]): ReadonlyMap<Card, Reason> {
  const order = orderOf(contract, pack);
  const best = trick[winningIndex(order, trick)];
  if (best === undefined) return NOTHING;
  const have = allowed.filter((card) => beats(order, card, best));
  if (have.length === 0) return NOTHING;
  const because = reason('R.OVERTAKE', { best, have });
  return new Map(allowed.filter((card) => !have.includes(card)).map((card) => [card, because]));
}

/** SPEC 3.5: who can beat the trick must do so, by a trump too. */
const overtake: PlayRule = overtaking;

/** SPEC 3.5: who follows suit must beat the trick if he can. */
const overtakeFollowing: PlayRule = (situation, allowed) => {
  const { contract, pack, hand, trick } = situation;
  const order = orderOf(contract, pack);
  const follows =
    trick[0] !== undefined && hand.some((card) => order.groupOf(card) === order.groupOf(trick[0] as Card));
  return follows ? overtaking(situation, allowed) : NOTHING;
};

/** SPEC 7.2: where trumps were led, who can beat the highest of them must do so; whoever ruffs a suit need not. */
const overtakeTrumps: PlayRule = (situation, allowed) => {
  const { contract, pack, trick } = situation;
  const trumpsLed = trick[0] !== undefined && orderOf(contract, pack).groupOf(trick[0]) === 'trump';
  return trumpsLed ? overtaking(situation, allowed) : NOTHING;
};

/** SPEC 7.1: who plays a trump to a trick with a lord in it plays a higher lord if he has one. */
const overtakeLords: PlayRule = ({ contract, pack, trick }, allowed) => {
  const order = orderOf(contract, pack);
  const [best] = order.sort(trick.filter((card) => isLord(contract, card)));
  if (best === undefined) return NOTHING;
  const trumps = allowed.filter((card) => order.groupOf(card) === 'trump');
  const have = trumps.filter((card) => isLord(contract, card) && beats(order, card, best));
  if (have.length === 0) return NOTHING;
  const because = reason('R.JACK_OVERTAKE', { best, have });
  return new Map(trumps.filter((card) => !have.includes(card)).map((card) => [card, because]));
};

/** Whether a card is trump whatever its suit. */
export const isLord = ({ trumps }: Contract, card: Card): boolean =>
  trumps.some((step) => 'rank' in step && step.rank === rankOf(card));

export const PLAY_RULES: Readonly<Record<PlayRuleId, PlayRule>> = {
  calledCard,
  follow,
  mustTrump,
  overtakeFollowing,
  overtake,
  overtakeTrumps,
  overtakeLords,
};
