// How well a possible deal fits what the players said and did: the bidding model read backwards.
import type { World } from '../../inference/worlds.ts';
import type { Card } from '../../base/cards.ts';
import type { BySeat, Seat } from '../../base/seats.ts';
import { bySeat } from '../../base/seats.ts';
import type { SeatClaim } from '../../auction/auction.ts';
import { claimFit, deniesPartner } from '../bidding/claims.ts';
import { remembered } from '../bidding/deal-walk.ts';
import { deckAt, isFitted } from '../bidding/decks.ts';
import { defenceChance, isChosen, leastChanceFor, winChance } from '../bidding/plans.ts';
import { playedIn } from '../../inference/holders.ts';
import type { Knowledge } from '../../inference/knowledge.ts';

/**
 * How sharply a declarer distinguishes hands that win from hands that lose, in logits of the one for each of the other, and by how much
 * the chance at which he is undecided lies above the least one that our players announce with. So many trumps as declarers in recorded
 * games of people had (`calibrate`).
 */
const ANNOUNCED = 9;
const CAUTION = 0.05;
const SUREST = 0.95;
/** Added, times the odds of a hand, so that a walk finds its way from the worst hands: among these too the better one weighs more. */
const NEVER = 1e-9;
const SHARPNESS = 10;
/** Chance at which a defender is as likely to give a Stoss as not. */
const EVEN_STOSS = 0.5;
/** Nobody is quite predictable. */
const LEAST = 0.05;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const fit = (margin: number): number => LEAST + (1 - LEAST) * sigmoid(SHARPNESS * margin);

/** A factor from 0 to 1 of the plausibility of a deal: what one seat holds in it, as it was dealt. */
export interface Factor {
  readonly seat: Seat;
  readonly weighs: (dealtHand: readonly Card[]) => number;
}

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

/**
 * A weight from 0 to 1 of the cards still held; 1 for a deal in which everybody did as the model expects. What is said of a hand is
 * remembered with it.
 */
export function plausibilityOf(knowledge: Knowledge, factors: readonly Factor[]): (world: World) => number {
  const played = playedBySeat(knowledge);
  const all = factors.map(({ seat, weighs }) => {
    const weighed = remembered((hand) => weighs([...hand, ...played[seat]]));
    return (world: World): number => weighed(world[seat]);
  });
  return (world) => all.reduce((weight, factor) => weight * factor(world), 1);
}

const playedBySeat = ({ view }: Knowledge): BySeat<readonly Card[]> => {
  const played = playedIn(view);
  return bySeat((seat) => played.flatMap((each) => (each.seat === seat ? [each.card] : [])));
};

/**
 * What was told in the auction of hands that are neither the own one nor that of who chose the game, which tells more, nor the
 * suitor's of a Hochzeit that is played, who holds another card by now. Who must play has said what he said before.
 */
const claimsOfOthers = ({ view, seat: own, declarer, contract }: Knowledge): readonly SeatClaim[] =>
  view.auction.claims.filter(
    ({ seat }) => seat !== own && (seat !== declarer || !isChosen(contract.row)) && seat !== view.auction.offer?.suitor,
  );

const leads = ({ view }: Knowledge, seat: Seat): 0 | 1 => (seat === view.forehand ? 1 : 0);

const declarerFactor = (knowledge: Knowledge, declarer: Seat): Factor => {
  const { contract, view } = knowledge;
  const deck = deckAt(view.rules);
  const even = logit(Math.min(SUREST, leastChanceFor(contract, deck) + CAUTION));
  return {
    seat: declarer,
    weighs(hand) {
      const above = logit(winChance(contract, deck, hand, leads(knowledge, declarer))) - even;
      return sigmoid(ANNOUNCED * above) + NEVER * Math.exp(Math.min(0, above));
    },
  };
};

const logit = (chance: number): number => Math.log(chance / (1 - chance));

function claimFactor(knowledge: Knowledge, { seat, claim }: SeatClaim): Factor {
  const fitOf = claimFit(knowledge.view.rules, claim, leads(knowledge, seat));
  return { seat, weighs: (hand) => Math.max(LEAST, fitOf(hand)) };
}

/** Who gave a Stoss has a hand for it. */
function stossFactor(knowledge: Knowledge): readonly Factor[] {
  const { view, contract, seat: own } = knowledge;
  const seat = view.contract?.doubling.stoss;
  if (seat === undefined || seat === own) return [];
  return [
    {
      seat,
      weighs: (hand) => fit(defenceChance(contract, deckAt(view.rules), hand, leads(knowledge, seat)) - EVEN_STOSS),
    },
  ];
}
