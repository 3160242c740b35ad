// How well a possible deal fits what the players said and did: the bidding model read backwards.
import type { World } from '../../inference/worlds.ts';
import { type Card, cardsOfPack, singlePack } from '../../base/cards.ts';
import { type BySeat, bySeat, type Seat } from '../../base/seats.ts';
import type { SeatClaim } from '../../auction/auction.ts';
import { claimFit, deniesPartner } from '../bidding/claims.ts';
import { remembered } from '../bidding/deal-walk.ts';
import { deckAt, isFitted } from '../bidding/decks.ts';
import { ACCEPTS_FROM, hochzeitChance } from '../bidding/hochzeit.ts';
import { defenceChance, isChosen, leastChanceFor, winChance } from '../bidding/plans.ts';
import type { Group } from '../../play/order.ts';
import { playedIn } from '../../inference/holders.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { Said } from './said.ts';

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
/**
 * How sharply our players tell hands for a Stoss from others, in logits of the one for each of the fitted chance of the hand, and the chance at which
 * they are as likely to give it as not: against a game with a partner, and against one alone, of which the hand tells less.
 */
const STOSS = { together: { sharpness: 7.5, even: 0.5 }, alone: { sharpness: 4.2, even: 0.47 } } as const;
/** How often a Stoss comes of something else than the hand. */
const STRAY = 0.01;
/** Nobody is quite predictable. */
const LEAST = 0.05;

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** A factor from 0 to 1 of the plausibility of a deal: what one seat holds in it, as it was dealt. */
export interface Factor {
  readonly seat: Seat;
  readonly said: Said;
  readonly weighs: (dealtHand: readonly Card[]) => number;
}

/** What to weigh up in every deal that the seat thinks possible: what is soon said of the one that plays, or doubles. */
export const boldFactors = (knowledge: Knowledge): readonly Factor[] =>
  isFitted(knowledge.view.rules) ? fittedFactors(knowledge) : [];

const fittedFactors = (knowledge: Knowledge): readonly Factor[] => [
  ...declarerFactor(knowledge),
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

/** Who has chosen the game, or taken the Hochzeit of another, has a hand for it. */
function declarerFactor(knowledge: Knowledge): readonly Factor[] {
  const { contract, view, declarer, seat: own } = knowledge;
  if (declarer === undefined || declarer === own) return [];
  const leads = view.forehand === declarer ? 1 : 0;
  if (isChosen(contract.row)) {
    const deck = deckAt(view.rules);
    return [announced(declarer, (hand) => winChance(contract, deck, hand, leads), leastChanceFor(contract, deck))];
  }
  if (contract.row.parties.kind !== 'offered') return [];
  const pack = singlePack(view.rules.pack);
  const before = beforeExchange(knowledge);
  return [announced(declarer, (hand) => hochzeitChance(contract, pack, before(hand), leads), ACCEPTS_FROM)];
}

/** `least`: chance from which our players announce. */
function announced(seat: Seat, chanceOf: (dealtHand: readonly Card[]) => number, least: number): Factor {
  const even = logit(Math.min(SUREST, least + CAUTION));
  return {
    seat,
    said: 'game',
    weighs(hand) {
      const above = logit(chanceOf(hand)) - even;
      return sigmoid(ANNOUNCED * above) + NEVER * Math.exp(Math.min(0, above));
    },
  };
}

/**
 * The hand with which a Hochzeit was taken. Where nobody has seen the cards that changed hands, the lowest trump came for it, and what went was a
 * low card of the suit of which the hand has least: a card that makes it void is what our players give back.
 */
function beforeExchange({ view: { exchange, rules }, order }: Knowledge): (hand: readonly Card[]) => readonly Card[] {
  if (exchange) return (hand) => [...hand.filter((card) => card !== exchange.offered), exchange.returned];
  const plain = cardsOfPack(rules.pack)
    .filter((card) => order.groupOf(card) !== 'trump')
    .toSorted((a, b) => order.strengthOf(a) - order.strengthOf(b));
  return (hand) => {
    const [lowest] = hand
      .filter((card) => order.groupOf(card) === 'trump')
      .toSorted((a, b) => order.strengthOf(a) - order.strengthOf(b));
    const length = (suit: Group): number => hand.filter((card) => order.groupOf(card) === suit).length;
    const shortest = Math.min(...plain.map((card) => length(order.groupOf(card))));
    const went = plain.find((card) => !hand.includes(card) && length(order.groupOf(card)) === shortest);
    return [...hand.filter((card) => card !== lowest), ...(went ? [went] : [])];
  };
}

const logit = (chance: number): number => Math.log(chance / (1 - chance));

function claimFactor(knowledge: Knowledge, { seat, claim }: SeatClaim): Factor {
  const fitOf = claimFit(knowledge.view.rules, claim, leads(knowledge, seat));
  const said = claim.kind === 'nothing' ? 'passed' : 'bid';
  return { seat, said, weighs: (hand) => Math.max(LEAST, fitOf(hand)) };
}

/** Who gave a Stoss has a hand for it. */
function stossFactor(knowledge: Knowledge): readonly Factor[] {
  const { view, contract, seat: own } = knowledge;
  const seat = view.contract?.doubling.stoss;
  if (seat === undefined || seat === own) return [];
  const { sharpness, even } = STOSS[contract.row.parties.kind === 'alone' ? 'alone' : 'together'];
  const deck = deckAt(view.rules);
  const first = leads(knowledge, seat);
  const weighs = (hand: readonly Card[]): number =>
    STRAY + (1 - STRAY) * sigmoid(sharpness * (logit(defenceChance(contract, deck, hand, first)) - logit(even)));
  return [{ seat, said: 'stoss', weighs }];
}
