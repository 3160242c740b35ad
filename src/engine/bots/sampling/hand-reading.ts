// Reading hands from cards: how likely the players would have played as they did if they held the cards of an imagined deal.
import { compile, legalMask } from '../../search/masks.ts';
import type { CompiledContract } from '../../search/masks.ts';
import type { Card } from '../../base/cards.ts';
import type { Layout } from '../../search/layout.ts';
import { maskOf } from '../../search/layout.ts';
import type { World } from '../../inference/worlds.ts';
import { SEATS } from '../../base/seats.ts';
import type { Knowledge } from '../../inference/knowledge.ts';
import type { PastPlay } from './past-plays.ts';
import { pastPlays } from './past-plays.ts';
import { fillCard, fillHand, fillHeld, seenWith } from './play-choice.ts';
import { CARD_FEATURES, HAND_FEATURES, HELD_FEATURES } from './play-features.ts';
import type { Parties, Situation } from './play-situation.ts';
import { situationOf } from './play-situation.ts';
import type { Gathered, PlayNetwork } from './play-network.ts';
import { networkOf } from './play-network.ts';
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
  const playedBy = SEATS.map((seat) =>
    all.reduce((mask, play) => (play.seat === seat ? mask | (1 << play.card) : mask), 0),
  );
  const bitsOf = maskedOnce(compiled.layout);
  const likelihoods = SEATS.map((seat) => {
    const plays = others.filter((play) => play.seat === seat);
    const begunWith = byPartner((partner) =>
      plays.map((play) => begunIn(compiled, { declarer, partner }, play, NETWORK)),
    );
    return likelihoodOfHand((held, partner) => {
      let sum = 0;
      for (const begun of begunWith(partner)) sum += logChance(begun, held | begun.situation.play.since, NETWORK);
      return sum;
    });
  });
  return (world) => {
    const partner =
      compiled.called === 0
        ? settled
        : SEATS.findIndex((seat) => ((bitsOf(world[seat]) | (playedBy[seat] as number)) & compiled.called) !== 0);
    let sum = 0;
    for (const seat of SEATS) sum += likelihoods[seat]?.(bitsOf(world[seat]), partner) ?? 0;
    return Math.exp(TRUST * sum);
  };
}

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

/** A play before the hand is known, and what the network makes so far of each card that it might be. */
export interface Begun {
  readonly situation: Situation;
  readonly cardAt: (card: number) => Gathered;
}

export function begunIn(compiled: CompiledContract, parties: Parties, play: PastPlay, network: PlayNetwork): Begun {
  const situation = situationOf(compiled, parties, play);
  const begun = network.begin(situation.open);
  const known: Gathered[] = [];
  const gathered = (card: number): Gathered => {
    fillCard(ofCard, situation, card);
    return (known[card] = network.withCard(begun, ofCard));
  };
  return { situation, cardAt: (card) => known[card] ?? gathered(card) };
}

const ofCard = new Float64Array(CARD_FEATURES.length);
const ofHand = new Float64Array(HAND_FEATURES.length);
const ofHeld = new Float64Array(HELD_FEATURES.length);

/** The logarithm of the chance that the model gives a play, from the hand of the player just before. */
export function logChance(begun: Begun, hand: number, network: PlayNetwork): number {
  const { compiled, play } = begun.situation;
  const legal = legalBefore(compiled, play, hand);
  if ((legal & (legal - 1)) === 0) return 0;
  let all = 0;
  let chosen = 0;
  eachOdds(begun, hand, legal, network, (card, odds) => {
    all += odds;
    if (card === play.card) chosen = odds;
  });
  return Math.log(chosen / all);
}

/** A card that may be played, as a bit of the layout, and how likely it is. */
export interface Foretold {
  readonly card: number;
  readonly chance: number;
}

/** How likely each of the legal cards of a hand is to be played, as the model foretells it. */
export type Foreteller = (hand: number, legal: number) => readonly Foretold[];

/** What is foretold of the seat to play, whatever its hand is. */
export function foretelling(
  compiled: CompiledContract,
  parties: Parties,
  next: Omit<PastPlay, 'card' | 'since'>,
): Foreteller {
  const begun = begunIn(compiled, parties, { ...next, card: -1, since: 0 }, NETWORK);
  return (hand, legal) => {
    const odds: { card: number; chance: number }[] = [];
    let all = 0;
    eachOdds(begun, hand, legal, NETWORK, (card, each) => {
      odds.push({ card, chance: each });
      all += each;
    });
    return odds.map(({ card, chance }) => ({ card, chance: chance / all }));
  };
}

/** The odds that the model gives each legal card of a hand, up to a common factor. */
function eachOdds(
  { situation, cardAt }: Begun,
  hand: number,
  legal: number,
  network: PlayNetwork,
  take: (card: number, odds: number) => void,
): void {
  const seen = seenWith(situation, hand, legal);
  fillHand(ofHand, seen);
  network.hold(ofHand);
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = 31 - Math.clz32(left & -left);
    fillHeld(ofHeld, seen, card);
    take(card, Math.exp(network.score(cardAt(card), ofHeld)));
  }
}

/** The cards that might have been played; what has been played was allowed, also where that hung on the hand as it was dealt. */
export function legalBefore(compiled: CompiledContract, play: PastPlay, hand: number): number {
  const [led, winning] = play.led < 0 ? [] : [play.led, play.winning];
  return legalMask(compiled, hand, led, winning, play.lock) | (1 << play.card);
}
