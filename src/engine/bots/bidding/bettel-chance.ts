// How likely a hand gets through a Bettel: how far its cards lie above what others could be made to play under them.
import type { Card } from '../../base/cards.ts';
import type { Contract } from '../../base/contract.ts';
import { type Layout, layoutOf, maskOf } from '../../search/layout.ts';
import { countOf } from '../../search/masks.ts';
import { BETTEL_MODELS, type BettelKind } from './bettel-models.ts';
import { type Deck, packOf } from './decks.ts';

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

/** The groups that there are, as sets of bits. */
function groupsIn({ cardAt, groupMask }: Layout): readonly number[] {
  const groups: number[] = [];
  for (let bit = 0; bit < cardAt.length; bit += countOf(groupMask[bit] as number))
    groups.push(groupMask[bit] as number);
  return groups;
}

function bettelKindOf({ trumps, row }: Contract): BettelKind {
  const overtakes = row.playRules.some((id) => id === 'overtake' || id === 'overtakeFollowing');
  if (trumps.length === 0) return overtakes ? 'nullOvertaking' : 'null';
  return overtakes ? 'trumpOvertaking' : 'trump';
}

/** What is to be feared in a group: the dangers of its own cards together, the greatest one, and how many there are. */
interface Dangers {
  readonly sum: number;
  readonly worst: number;
  readonly cards: number;
}

/**
 * The danger of an own card of a group: how many cards of others lie below it, less the own ones that can be played to the leads before. In a
 * group without danger nobody can make the hand take a trick. Group and hand are sets of bits, the strongest card highest.
 */
function dangersIn(group: number, hand: number): Dangers {
  let [others, own, sum, worst, cards] = [0, 0, 0, 0, 0];
  for (let left = group; left !== 0; left &= left - 1) {
    if ((hand & left & -left) === 0) {
      others++;
      continue;
    }
    const danger = others - own++;
    if (danger <= 0) continue;
    sum += danger;
    cards++;
    if (danger > worst) worst = danger;
  }
  return { sum, worst, cards };
}

/** What counts in a hand for a Bettel, in the order of BETTEL_FEATURES; `leads` is 1 if the declarer leads first. */
export function bettelFeaturesOf(
  contract: Contract,
  deck: Deck,
  hand: readonly Card[],
  leads: 0 | 1,
): readonly number[] {
  const layout = layoutOf(contract, packOf(deck));
  const held = maskOf(layout, hand);
  const groups = groupsIn(layout);
  const dangers = groups.map((group) => dangersIn(group, held));
  const features: Readonly<Record<BettelFeature, number>> = {
    danger: dangers.reduce((all, { sum }) => all + sum, 0),
    worst: dangers.reduce((most, { worst }) => Math.max(most, worst), 0),
    dangerousSuits: dangers.filter(({ sum }) => sum > 0).length,
    dangerousCards: dangers.reduce((all, { cards }) => all + cards, 0),
    voids: groups.filter((group) => (held & group) === 0).length,
    trumps: countOf(held & layout.trumpMask),
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
