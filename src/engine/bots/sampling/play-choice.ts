// A choice between cards: what its player saw of the hand and of each card, in numbers for the model of play.
import { type Card, type Rank, rankOf } from '../../base/cards.ts';
import { SEATS } from '../../base/seats.ts';
import { countOf, takes } from '../../search/masks.ts';
import { above, below, bitAt, clear, highestOf, lowestOf, numberOf } from './bits.ts';
import type { NextPlay } from './past-plays.ts';
import { HELD, OF_CARD, OF_HAND } from './play-features.ts';
import type { Situation } from './play-situation.ts';

/** A choice: the situation and the hand from which one of the legal cards is played. Sets of cards are masks. */
export interface Seen extends Situation {
  readonly hand: number;
  readonly legal: number;
  /** Cards that the others hold. */
  readonly out: number;
  /** Legal cards that take the trick; none for the leader. */
  readonly takers: number;
  /** Card points of the legal cards. */
  readonly mostPoints: number;
  readonly fewestPoints: number;
  /** Lengths of the plain suits of the legal cards. */
  readonly shortest: number;
  readonly longest: number;
}

/** What the player sees who holds this hand, of which the cards in `legal` may be played. */
export function seenWith(situation: Situation, hand: number, legal: number): Seen {
  const { compiled, play, parties, relations } = situation;
  const { layout } = compiled;
  let [mostPoints, fewestPoints, shortest, longest] = [0, Infinity, Infinity, 0];
  for (let left = legal; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    const points = layout.points[card] as number;
    if (points > mostPoints) mostPoints = points;
    if (points < fewestPoints) fewestPoints = points;
    if (bitAt(layout.trumpMask, card)) continue;
    const length = countOf(hand & (layout.groupMask[card] as number));
    if (length < shortest) shortest = length;
    if (length > longest) longest = length;
  }
  const takers = play.led < 0 ? 0 : legal & (layout.beatenBy[play.winning] as number);
  const all = layout.cardAt.length === 32 ? -1 : (1 << layout.cardAt.length) - 1;
  const out = all & ~play.gone & ~hand;
  return {
    compiled,
    play,
    parties,
    relations,
    hand,
    legal,
    out,
    takers,
    mostPoints,
    fewestPoints,
    shortest,
    longest,
  };
}

/** Fills `into` (as long as HAND_FEATURES) with what holds for the hand. */
export function fillHand(into: Float64Array, { compiled, play, hand, out, takers }: Seen): void {
  const { layout, called } = compiled;
  const { trumpMask } = layout;
  const trumps = out & trumpMask;
  const beaters = play.led < 0 ? 0 : (layout.beatenBy[play.winning] as number) & out;
  clear(into);
  into[OF_HAND.ownTrumps] = countOf(hand & trumpMask) / 8;
  into[OF_HAND.trumpsOut] = countOf(trumps) / 14;
  into[OF_HAND.noTrumpsOut] = numberOf(trumps === 0);
  into[OF_HAND.hasTopTrump] = numberOf(trumps !== 0 && highestOf(hand & trumpMask) > highestOf(trumps));
  into[OF_HAND.calledCardOut] = numberOf((out & called) !== 0);
  into[OF_HAND.beatable] = numberOf(beaters !== 0);
  into[OF_HAND.beaters] = countOf(beaters) / 14;
  into[OF_HAND.cannotFollow] = numberOf(play.led >= 0 && (hand & (layout.groupMask[play.led] as number)) === 0);
  into[OF_HAND.canTake] = numberOf(takers !== 0);
}

const RANK_PLACES: Readonly<Partial<Record<Rank, number>>> = { A: OF_CARD.ace, T: OF_CARD.ten, K: OF_CARD.king };
const LORD_PLACES: Readonly<Partial<Record<Rank, number>>> = { O: OF_CARD.trumpOber, U: OF_CARD.trumpUnter };

/** Fills `into` (as long as CARD_FEATURES) with what a card is in this situation. */
export function fillCard(into: Float64Array, { compiled, play, relations }: Situation, card: number): void {
  const { layout, called, calledSuit } = compiled;
  const group = layout.groupMask[card] as number;
  const isTrump = group === layout.trumpMask;
  const rank = rankOf(layout.cardAt[card] as Card);
  const points = layout.points[card] as number;
  clear(into);
  const place = RANK_PLACES[rank] ?? (isTrump ? LORD_PLACES[rank] : undefined);
  if (place !== undefined) into[place] = 1;
  into[OF_CARD.trump] = numberOf(isTrump);
  into[OF_CARD.worthNothing] = numberOf(points === 0);
  into[OF_CARD.points] = points / 11;
  into[OF_CARD.takes] = numberOf(play.led >= 0 && takes(compiled, card, play.winning));
  into[OF_CARD.calledCard] = bitAt(called, card);
  into[OF_CARD.calledSuit] = bitAt(calledSuit, card);
  into[OF_CARD.search] = bitAt(calledSuit, card) & play.lock;
  fillPast(into, play, relations, group);
}

const LED_BY = [OF_CARD.ledByFriends, OF_CARD.ledByOpponents, undefined] as const;
const VOID_OF = [OF_CARD.friendsVoid, OF_CARD.opponentsVoid, undefined] as const;

/** Who still to play is known to be out of the group, and who has led it before. */
function fillPast(into: Float64Array, play: NextPlay, relations: Situation['relations'], group: number): void {
  for (const seat of SEATS) {
    if (seat === play.seat || (play.lacks[seat] & group) === 0) continue;
    const place = VOID_OF[relations[seat]];
    if (place !== undefined && (play.led < 0 || play.behind.includes(seat))) into[place] = (into[place] as number) + 1;
  }
  for (const lead of play.leads) {
    if (lead.group !== group) continue;
    const place = lead.seat === play.seat ? OF_CARD.ledBefore : LED_BY[relations[lead.seat]];
    if (place !== undefined) into[place] = (into[place] as number) + 0.5;
  }
}

/** Fills `into` (as long as HELD_FEATURES) with what a legal card is in this hand. */
export function fillHeld(into: Float64Array, seen: Seen, card: number): void {
  const { compiled, hand, out } = seen;
  const { layout } = compiled;
  const group = layout.groupMask[card] as number;
  const points = layout.points[card] as number;
  const held = hand & group;
  const length = countOf(held);
  const higher = countOf(above(out & group, card));
  clear(into);
  into[HELD.mostPoints] = numberOf(points === seen.mostPoints);
  into[HELD.fewestPoints] = numberOf(points === seen.fewestPoints);
  into[HELD.pointsAboveFewest] = (points - seen.fewestPoints) / 11;
  into[HELD.top] = numberOf(higher === 0);
  into[HELD.higherOut] = higher / 8;
  into[HELD.lowerOut] = countOf(below(out & group, card)) / 8;
  into[HELD.length] = length / 6;
  into[HELD.single] = numberOf(length === 1);
  into[HELD.double] = numberOf(length === 2);
  into[HELD.outInGroup] = countOf(out & group) / 8;
  into[HELD.noneOutInGroup] = numberOf((out & group) === 0);
  if (group === layout.trumpMask) into[HELD.trumpsHeld] = length / 8;
  else fillSuit(into, seen, card, group, length);
  fillNeighbours(into, seen, card, group);
  fillTaking(into, seen, card);
}

/** A card of a plain suit: what the suit holds besides. */
function fillSuit(into: Float64Array, seen: Seen, card: number, group: number, length: number): void {
  const { hand, out } = seen;
  const ace = highestOf(group);
  const rest = hand & group & ~(1 << card);
  into[HELD.ownAce] = bitAt(hand, ace);
  into[HELD.aceOut] = bitAt(out, ace);
  into[HELD.ownTen] = bitAt(hand, ace - 1);
  into[HELD.tenOut] = bitAt(out, ace - 1);
  into[HELD.ownKing] = bitAt(hand, ace - 2);
  into[HELD.baresTen] = numberOf(length === 2) & bitAt(rest, ace - 1);
  into[HELD.baresAce] = numberOf(length === 2) & bitAt(rest, ace);
  into[HELD.shortestSuit] = numberOf(length === seen.shortest);
  into[HELD.longestSuit] = numberOf(length === seen.longest);
}

/** The own cards of the group, and whether the next one is as good because nothing that is out lies between. */
function fillNeighbours(into: Float64Array, { hand, out }: Seen, card: number, group: number): void {
  const higher = above(hand & group, card);
  const lower = below(hand & group, card);
  into[HELD.ownAbove] = countOf(higher) / 4;
  into[HELD.ownBelow] = countOf(lower) / 4;
  into[HELD.equalAbove] = numberOf(higher !== 0 && above(below(out & group, lowestOf(higher)), card) === 0);
  into[HELD.equalBelow] = numberOf(lower !== 0 && above(below(out & group, card), highestOf(lower)) === 0);
}

/** Whether the card takes the trick, and who could still beat it. */
function fillTaking(into: Float64Array, { compiled, play, out, takers }: Seen, card: number): void {
  const taking = bitAt(takers, card) === 1;
  if (!taking && play.led >= 0) return;
  const beaters = countOf((compiled.layout.beatenBy[card] as number) & out);
  into[HELD.beatersOut] = beaters / 14;
  if (!taking) return;
  into[HELD.takesForSure] = numberOf(beaters === 0);
  into[HELD.lowestTaker] = numberOf(below(takers, card) === 0);
  into[HELD.highestTaker] = numberOf(above(takers, card) === 0);
}
