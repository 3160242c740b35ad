// Reading hands from cards: how likely the players would have played as they did if they held the cards of an imagined deal.
import { compile, type CompiledContract, countOf, legalMask } from '../../search/masks.ts';
import type { Card } from '../../base/cards.ts';
import { type Layout, maskOf } from '../../search/layout.ts';
import type { World } from '../../inference/worlds.ts';
import { type Seat, SEATS } from '../../base/seats.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import { below, bitAt, lowestOf } from './bits.ts';
import { type NextPlay, type PastPlay, pastPlays } from './past-plays.ts';
import { fillCard, fillHand, fillHeld, seenWith } from './play-choice.ts';
import { CARD_FEATURES, HAND_FEATURES, HELD_FEATURES, OPEN_FEATURES } from './play-features.ts';
import { fillOpen, type Parties, type Situation, situationOf } from './play-situation.ts';
import { networkOf, type PlayNetwork } from './play-network.ts';
import { PLAY_WEIGHTS } from './play-weights.ts';

/** How far the model is trusted: 1 as if every card were chosen by it, and independently. */
const TRUST = 0.8;

const NETWORK = networkOf(PLAY_WEIGHTS);

/**
 * The likelihood, up to a common factor, of what the others have played if they hold the cards of a world. The model was
 * fitted to games of two sides for card points; of a Ramsch or a Bettel it says nothing.
 */
export function handReading(knowledge: Knowledge): (world: World) => number {
  const { view, contract, declarer, seat: own } = knowledge;
  if (declarer === undefined || contract.row.goal.kind === 'noTrick') return () => 1;
  const compiled = compile(contract, view.rules.pack);
  const settled = view.contract?.revealed?.by === 'settled' ? view.contract.revealed.seat : -1;
  const all = pastPlays(view, compiled);
  const others = all.filter(({ seat }) => seat !== own);
  const bitsOf = maskedOnce(compiled.layout);
  const partnerOf = partnerIn(compiled, settled, playedMasks(all), bitsOf);
  const likelihoods = SEATS.map((seat) => {
    const plays = others.filter((play) => play.seat === seat);
    const begunWith = byPartner((partner) =>
      plays.map((play) => begunIn(compiled, { declarer, partner }, play, NETWORK)),
    );
    return likelihoodOfHand((held, partner) => {
      const begun = begunWith(partner);
      let sum = 0;
      plays.forEach(({ card, since }, at) => (sum += logChance(begun[at] as Begun, card, held | since)));
      return sum;
    });
  });
  return (world) => {
    const partner = partnerOf(world);
    let sum = 0;
    for (const seat of SEATS) sum += likelihoods[seat]?.(bitsOf(world[seat]), partner) ?? 0;
    return Math.exp(TRUST * sum);
  };
}

/** A card that another seat has played, and how likely it was from the hand that the seat holds in a world. */
export interface PlayReading {
  readonly seat: Seat;
  readonly card: Card;
  /** 1 - 8. */
  readonly trick: number;
  readonly weighs: (world: World) => number;
}

/** What the cards of the others tell, each by itself; nothing where `handReading` tells nothing. */
export function playReadings(knowledge: Knowledge): readonly PlayReading[] {
  const { view, contract, declarer, seat: own } = knowledge;
  if (declarer === undefined || contract.row.goal.kind === 'noTrick') return [];
  const compiled = compile(contract, view.rules.pack);
  const settled = view.contract?.revealed?.by === 'settled' ? view.contract.revealed.seat : -1;
  const all = pastPlays(view, compiled);
  const playedBy = playedMasks(all);
  const bitsOf = maskedOnce(compiled.layout);
  const partnerOf = partnerIn(compiled, settled, playedBy, bitsOf);
  return all
    .filter(({ seat }) => seat !== own)
    .map((play) => {
      const begunWith = byPartner((partner) => begunIn(compiled, { declarer, partner }, play, NETWORK));
      const logOf = likelihoodOfHand((held, partner) => logChance(begunWith(partner), play.card, held | play.since));
      return {
        seat: play.seat,
        card: compiled.layout.cardAt[play.card] as Card,
        trick: play.tricks + 1,
        weighs: (world) => Math.exp(TRUST * logOf(bitsOf(world[play.seat]), partnerOf(world))),
      };
    });
}

/** The cards that each seat has played. */
const playedMasks = (all: readonly PastPlay[]): readonly number[] =>
  SEATS.map((seat) => all.reduce((mask, play) => (play.seat === seat ? mask | (1 << play.card) : mask), 0));

/** Who holds or held the called card in a world, -1 if nobody; where none is called, who has settled to be partner. */
const partnerIn =
  (
    { called }: CompiledContract,
    settled: number,
    playedBy: readonly number[],
    bitsOf: (hand: readonly Card[]) => number,
  ): ((world: World) => number) =>
  (world) =>
    called === 0
      ? settled
      : SEATS.findIndex((seat) => ((bitsOf(world[seat]) | (playedBy[seat] as number)) & called) !== 0);

/** The mask of a hand, made once for each. */
function maskedOnce(layout: Layout): (hand: readonly Card[]) => number {
  const known = new WeakMap<readonly Card[], number>();
  return (hand) => {
    const before = known.get(hand);
    if (before !== undefined) return before;
    const mask = maskOf(layout, hand);
    known.set(hand, mask);
    return mask;
  };
}

/** What one seat has played, from the cards it holds and who is partner; reckoned once for each of both. */
function likelihoodOfHand(logOf: (held: number, partner: number) => number): (held: number, partner: number) => number {
  const known = byPartner(() => new Map<number, number>());
  return (held, partner) => {
    const ofPartner = known(partner);
    const before = ofPartner.get(held);
    if (before !== undefined) return before;
    const found = logOf(held, partner);
    ofPartner.set(held, found);
    return found;
  };
}

/** What hangs on who the partner is, reckoned once for each. */
function byPartner<T>(of: (partner: number) => T): (partner: number) => T {
  const known = new Map<number, T>();
  return (partner) => {
    const found = known.get(partner) ?? of(partner);
    known.set(partner, found);
    return found;
  };
}

/** A choice before the hand is known, and what the network makes of each card that may be in it. */
export interface Begun {
  readonly situation: Situation;
  readonly network: PlayNetwork;
  /** What the network has gathered: of the situation, then of each card by its bit, if it is among the known ones. */
  readonly rows: Float64Array;
  known: number;
}

/** A row for the situation, and one for each card. */
const ROWS = 33;

export function begunIn(
  compiled: CompiledContract,
  parties: Parties,
  play: NextPlay,
  network: PlayNetwork,
  rows = new Float64Array(ROWS * network.width),
): Begun {
  const situation = situationOf(compiled, parties, play);
  fillOpen(ofOpen, situation);
  network.begin(rows, ofOpen);
  return { situation, network, rows, known: 0 };
}

const ofOpen = new Float64Array(OPEN_FEATURES.length);
const ofCard = new Float64Array(CARD_FEATURES.length);
const ofHand = new Float64Array(HAND_FEATURES.length);
const ofHeld = new Float64Array(HELD_FEATURES.length);

/** The odds of the legal cards that were looked at last, from the lowest bit up. */
const odds = new Float64Array(32);

/** The logarithm of the chance that the model gives a card, from the hand of the player just before. */
export function logChance(begun: Begun, card: number, hand: number): number {
  const { compiled, play } = begun.situation;
  const legal = legalBefore(compiled, play, card, hand);
  if ((legal & (legal - 1)) === 0) return 0;
  const all = reckonOdds(begun, hand, legal);
  return Math.log((odds[countOf(below(legal, card))] as number) / all);
}

/** A card that may be played, as a bit of the layout, and how likely it is. */
export interface Foretold {
  readonly card: number;
  readonly chance: number;
}

/** How likely each of the legal cards of a hand is to be played, as the model foretells it. */
export type Foreteller = (hand: number, legal: number) => readonly Foretold[];

/** What is foretold of the seat to play, whatever its hand is. */
export function foretelling(compiled: CompiledContract, parties: Parties, next: NextPlay): Foreteller {
  const begun = begunIn(compiled, parties, next, NETWORK);
  return (hand, legal) => {
    const all = reckonOdds(begun, hand, legal);
    const foretold: Foretold[] = [];
    for (let left = legal; left !== 0; left &= left - 1)
      foretold.push({ card: lowestOf(left), chance: (odds[foretold.length] as number) / all });
    return foretold;
  };
}

/** What the network gathers where only one hand is looked at. */
const passing = new Float64Array(ROWS * NETWORK.width);

/** The legal card of a hand that a draw from 0 to 1 falls on, if each is played as often as the model foretells. */
export function drawnCard(
  compiled: CompiledContract,
  parties: Parties,
  next: NextPlay,
  hand: number,
  legal: number,
  draw: number,
): number {
  const all = reckonOdds(begunIn(compiled, parties, next, NETWORK, passing), hand, legal);
  let left = draw;
  let place = 0;
  for (let rest = legal; rest !== 0; rest &= rest - 1) {
    left -= (odds[place++] as number) / all;
    if (left < 0) return lowestOf(rest);
  }
  return lowestOf(legal);
}

/** Reckons the `odds` that the model gives each legal card of a hand, up to a common factor; answers what they add up to. */
function reckonOdds(begun: Begun, hand: number, legal: number): number {
  const { situation, network, rows } = begun;
  const seen = seenWith(situation, hand, legal);
  fillHand(ofHand, seen);
  network.hold(ofHand);
  let all = 0;
  let place = 0;
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    if (bitAt(begun.known, card) === 0) {
      fillCard(ofCard, situation, card);
      network.withCard(rows, card + 1, ofCard);
      begun.known |= 1 << card;
    }
    fillHeld(ofHeld, seen, card);
    const each = Math.exp(network.score(rows, card + 1, ofHeld));
    odds[place++] = each;
    all += each;
  }
  return all;
}

/** The cards that might have been played; the one that has been played was allowed, also where that hung on the hand as it was dealt. */
export function legalBefore(compiled: CompiledContract, play: NextPlay, card: number, hand: number): number {
  const [led, winning] = play.led < 0 ? [] : [play.led, play.winning];
  return legalMask(compiled, hand, led, winning, play.lock) | (1 << card);
}
