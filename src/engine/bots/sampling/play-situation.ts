// The situation in which a card was played, as its player saw it before looking into the hand, in numbers for the model of play.
import { type BySeat, bySeat, type Seat, SEATS } from '../../base/seats.ts';
import { type CompiledContract, countOf } from '../../search/masks.ts';
import { bitAt, clear, numberOf } from './bits.ts';
import type { NextPlay } from './past-plays.ts';
import { OPEN } from './play-features.ts';

/** Who plays with whom in the deal that is looked at; `partner` is -1 if the declarer plays alone. */
export interface Parties {
  readonly declarer: Seat;
  readonly partner: number;
}

const FRIEND = 0;
export const OPPONENT = 1;
const STRANGER = 2;
export type Relation = typeof FRIEND | typeof OPPONENT | typeof STRANGER;

/** What a seat knew of another one: with it, against it, or not known yet. */
function relation({ declarer, partner }: Parties, { seat, revealed }: NextPlay, other: Seat): Relation {
  if (other === seat) return FRIEND;
  if (partner < 0) return seat !== declarer && other !== declarer ? FRIEND : OPPONENT;
  if (seat === partner) return other === declarer ? FRIEND : OPPONENT;
  if (seat === declarer) return revealed < 0 ? STRANGER : other === revealed ? FRIEND : OPPONENT;
  if (other === declarer) return OPPONENT;
  return revealed < 0 ? STRANGER : other === revealed ? OPPONENT : FRIEND;
}

/** A play before the hand is known from which it came; the same for every deal in which the same ones are together. */
export interface Situation {
  readonly compiled: CompiledContract;
  readonly play: NextPlay;
  readonly parties: Parties;
  /** What the player knew of each seat. */
  readonly relations: BySeat<Relation>;
}

export const situationOf = (compiled: CompiledContract, parties: Parties, play: NextPlay): Situation => ({
  compiled,
  play,
  parties,
  relations: bySeat((seat) => relation(parties, play, seat)),
});

/** Fills `into` (as long as OPEN_FEATURES) with what lay open. */
export function fillOpen(into: Float64Array, { compiled, play, parties, relations }: Situation): void {
  clear(into);
  fillRole(into, compiled, parties, play);
  fillSides(into, play, relations, parties.declarer);
  if (play.led < 0) into[OPEN.leads] = 1;
  else fillTrick(into, compiled, play, relations, parties.declarer);
}

function fillRole(
  into: Float64Array,
  compiled: CompiledContract,
  { declarer, partner }: Parties,
  play: NextPlay,
): void {
  const alone = compiled.called === 0 && partner < 0;
  const isDeclarer = play.seat === declarer;
  into[OPEN.declarerWithPartner] = numberOf(isDeclarer && !alone);
  into[OPEN.declarerAlone] = numberOf(isDeclarer && alone);
  into[OPEN.partner] = numberOf(play.seat === partner);
  into[OPEN.defenderOfTwo] = numberOf(!isDeclarer && play.seat !== partner && !alone);
  into[OPEN.defenderOfOne] = numberOf(!isDeclarer && alone);
  into[OPEN.fewTrumps] = numberOf(countOf(compiled.layout.trumpMask) < 8);
  into[OPEN.tricks] = play.tricks / 7;
  into[OPEN.partnerKnown] = numberOf(play.revealed >= 0 || partner < 0);
  into[OPEN.calledSuitNotLed] = play.lock;
}

const BEHIND = [OPEN.friendsBehind, OPEN.opponentsBehind, OPEN.strangersBehind] as const;
const POINTS = [OPEN.ownPoints, OPEN.theirPoints, undefined] as const;

/** Who is still to play, and what the sides have as far as the player knows them. */
function fillSides(into: Float64Array, play: NextPlay, relations: BySeat<Relation>, declarer: Seat): void {
  for (const seat of play.behind) add(into, BEHIND[relations[seat]], 1 / 3);
  for (const seat of SEATS) add(into, POINTS[relations[seat]], play.taken[seat] / 60);
  into[OPEN.declarerBehind] = numberOf(play.behind.includes(declarer));
}

function add(into: Float64Array, place: number | undefined, amount: number): void {
  if (place !== undefined) into[place] = (into[place] as number) + amount;
}

const PLACES = [OPEN.last, OPEN.third, OPEN.second] as const;
const WINS = [OPEN.friendWins, OPEN.opponentWins, OPEN.strangerWins] as const;

/** The trick to which is played. */
function fillTrick(
  into: Float64Array,
  { layout, calledSuit }: CompiledContract,
  { led, winning, winner, behind, leader, points }: NextPlay,
  relations: BySeat<Relation>,
  declarer: Seat,
): void {
  into[PLACES[Math.min(2, behind.length)] as number] = 1;
  into[WINS[relations[winner]]] = 1;
  into[OPEN.trumpWins] = bitAt(layout.trumpMask, winning);
  into[OPEN.trumpLed] = bitAt(layout.trumpMask, led);
  into[OPEN.calledSuitLed] = bitAt(calledSuit, led);
  into[OPEN.pointsLying] = points / 20;
  into[OPEN.friendLed] = numberOf(relations[leader] === FRIEND);
  into[OPEN.declarerLed] = numberOf(leader === declarer);
}
