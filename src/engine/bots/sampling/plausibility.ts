// How well a possible deal fits what the players said and did: the bidding model read backwards.
import type { World } from '../../inference/worlds.ts';
import type { Seat } from '../../base/seats.ts';
import type { SeatClaim } from '../../auction/auction.ts';
import { deniesPartner, fitToClaim } from '../bidding/claims.ts';
import { deckAt, isFitted } from '../bidding/decks.ts';
import { defenceChance, isChosen, winChance } from '../bidding/plans.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/** Chance at which a player is as likely to bid as to pass, and how sharply he distinguishes. */
const EVEN = 0.6;
const SHARPNESS = 10;
/** Chance at which a defender is as likely to give a Stoss as not. */
const EVEN_STOSS = 0.5;
/** Nobody is quite predictable. */
const LEAST = 0.05;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const fit = (margin: number): number => LEAST + (1 - LEAST) * sigmoid(SHARPNESS * margin);

/** A factor from 0 to 1 of the plausibility of a deal. */
export type Factor = (dealt: World) => number;

/** What to weigh up in every deal that the seat thinks possible: what is soon said of the one that plays, or doubles. */
export const boldFactors = (knowledge: Knowledge): readonly Factor[] =>
  isFitted(knowledge.view.rules) ? fittedFactors(knowledge) : [];

const fittedFactors = (knowledge: Knowledge): readonly Factor[] => [
  ...(knowledge.declarer === undefined || knowledge.declarer === knowledge.seat || !isChosen(knowledge.contract.row)
    ? []
    : [declarerFactor(knowledge, knowledge.declarer)]),
  ...stossFactor(knowledge),
  ...claimsOfOthers(knowledge)
    .filter(({ claim }) => claim.kind !== 'nothing')
    .map((each) => claimFactor(knowledge, each)),
];

/** What takes longer: whether the others would have passed, whatever they might have played with a partner. */
export const meekFactors = (knowledge: Knowledge): readonly Factor[] =>
  claimsOfOthers(knowledge)
    .filter(({ claim }) => deniesPartner(knowledge.view.rules, claim))
    .map((each) => claimFactor(knowledge, each));

/** A weight from 0 to 1; 1 for a deal in which everybody did as the model expects. */
export const plausibilityOf = (factors: readonly Factor[], dealt: World): number =>
  factors.reduce((weight, factor) => weight * factor(dealt), 1);

/**
 * What was told in the auction of hands that are neither the own one nor the declarer's, whose announcement tells more, nor the
 * suitor's of a Hochzeit that is played, who holds another card by now.
 */
const claimsOfOthers = ({ view, seat: own, declarer }: Knowledge): readonly SeatClaim[] =>
  view.auction.claims.filter(({ seat }) => seat !== own && seat !== declarer && seat !== view.auction.offer?.suitor);

const leads = ({ view }: Knowledge, seat: Seat): 0 | 1 => (seat === view.forehand ? 1 : 0);

const declarerFactor =
  (knowledge: Knowledge, declarer: Seat): Factor =>
  (dealt) => {
    const { contract, view } = knowledge;
    return fit(winChance(contract, deckAt(view.rules), dealt[declarer], leads(knowledge, declarer)) - EVEN + 0.1);
  };

const claimFactor =
  (knowledge: Knowledge, { seat, claim }: SeatClaim): Factor =>
  (dealt) =>
    Math.max(LEAST, fitToClaim(knowledge.view.rules, claim, dealt[seat], leads(knowledge, seat)));

/** Who gave a Stoss has a hand for it. */
function stossFactor(knowledge: Knowledge): readonly Factor[] {
  const { view, contract, seat: own } = knowledge;
  const seat = view.contract?.doubling.stoss;
  if (seat === undefined || seat === own) return [];
  return [
    (dealt) => fit(defenceChance(contract, deckAt(view.rules), dealt[seat], leads(knowledge, seat)) - EVEN_STOSS),
  ];
}
