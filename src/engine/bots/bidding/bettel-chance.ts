// How likely a hand gets through a Bettel: how far its cards lie above what others could be made to play under them.
import type { Card } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import type { Group, Order } from '../../play/order.ts';
import { orderOf } from '../../play/order.ts';
import type { BettelKind } from './bettel-models.ts';
import { BETTEL_MODELS } from './bettel-models.ts';
import type { Deck } from './decks.ts';
import { packOf } from './decks.ts';

/** In a fixed order; the weights of the models follow it. */
export const BETTEL_FEATURES = [
  'danger',
  'worst',
  'dangerousSuits',
  'dangerousCards',
  'voids',
  'trumps',
  'leads',
] as const;
type BettelFeature = (typeof BETTEL_FEATURES)[number];

const GROUPS: readonly Group[] = ['trump', 'E', 'G', 'H', 'S'];

export function bettelKindOf({ trumps, row }: Contract): BettelKind {
  const overtakes = row.playRules.some((id) => id === 'overtake' || id === 'overtakeFollowing');
  if (trumps.length === 0) return overtakes ? 'nullOvertaking' : 'null';
  return overtakes ? 'trumpOvertaking' : 'trump';
}

/**
 * The danger of each own card of a group: how many cards of others lie below it, less the own ones that can be played to
 * the leads before. In a group without danger nobody can make the hand take a trick.
 */
function dangersIn(order: Order, group: Group, hand: readonly Card[]): readonly number[] {
  const all = [...order.cardsOf(group)].reverse();
  let others = 0;
  let own = 0;
  return all.flatMap((card) => {
    if (!hand.includes(card)) {
      others++;
      return [];
    }
    return [Math.max(0, others - own++)];
  });
}

/** What counts in a hand for a Bettel, in the order of BETTEL_FEATURES; `leads` is 1 if the declarer leads first. */
export function bettelFeaturesOf(
  contract: Contract,
  deck: Deck,
  hand: readonly Card[],
  leads: 0 | 1,
): readonly number[] {
  const order = orderOf(contract, packOf(deck));
  const groups = GROUPS.filter((group) => order.cardsOf(group).length > 0);
  const dangers = groups.map((group) => dangersIn(order, group, hand));
  const sums = dangers.map((some) => some.reduce((sum, each) => sum + each, 0));
  const features: Readonly<Record<BettelFeature, number>> = {
    danger: sums.reduce((sum, each) => sum + each, 0),
    worst: Math.max(0, ...dangers.flat()),
    dangerousSuits: sums.filter((each) => each > 0).length,
    dangerousCards: dangers.flat().filter((each) => each > 0).length,
    voids: dangers.filter((some) => some.length === 0).length,
    trumps: hand.filter((card) => order.groupOf(card) === 'trump').length,
    leads,
  };
  return BETTEL_FEATURES.map((id) => features[id]);
}

/** Estimated chance from 0 to 1 that the declarer takes no trick with this hand; `leads` is 1 for who leads first. */
export function bettelChance(contract: Contract, deck: Deck, hand: readonly Card[], leads: 0 | 1): number {
  const [intercept = 0, ...weights] = BETTEL_MODELS[bettelKindOf(contract)][deck];
  const features = bettelFeaturesOf(contract, deck, hand, leads);
  const sum = features.reduce((total, value, index) => total + value * (weights[index] ?? 0), intercept);
  return 1 / (1 + Math.exp(-sum));
}
