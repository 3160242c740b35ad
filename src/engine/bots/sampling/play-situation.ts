// The situation in which a card was played, as its player saw it before looking into the hand, in numbers for the model of play.
import type { Seat } from '../../base/seats.ts';
import { SEATS } from '../../base/seats.ts';
import type { CompiledContract } from '../../search/masks.ts';
import { countOf } from '../../search/masks.ts';
import { bitAt, numberOf } from './bits.ts';
import type { PastPlay } from './past-plays.ts';
import { OPEN, OPEN_FEATURES } from './play-features.ts';

/** Who plays with whom in the deal that is looked at; `partner` is -1 if the declarer plays alone. */
export interface Parties {
  readonly declarer: Seat;
  readonly partner: number;
}

export const FRIEND = 0;
export const OPPONENT = 1;
export const STRANGER = 2;
export type Relation = typeof FRIEND | typeof OPPONENT | typeof STRANGER;

/** What a seat knew of another one: with it, against it, or not known yet. */
function relation({ declarer, partner }: Parties, { seat, revealed }: PastPlay, other: Seat): Relation {
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
  readonly play: PastPlay;
  /** What the player knew of each seat. */
  readonly relations: readonly Relation[];
  /** OPEN_FEATURES. */
  readonly open: Float64Array;
}

export function situationOf(compiled: CompiledContract, parties: Parties, play: PastPlay): Situation {
  const relations = SEATS.map((seat) => relation(parties, play, seat));
  const open = new Float64Array(OPEN_FEATURES.length);
  fillRole(open, compiled, parties, play);
  fillSides(open, play, relations, parties.declarer);
  if (play.led < 0) open[OPEN.leads] = 1;
  else fillTrick(open, compiled, play, relations, parties.declarer);
  return { compiled, play, relations, open };
}

function fillRole(
  into: Float64Array,
  compiled: CompiledContract,
  { declarer, partner }: Parties,
  play: PastPlay,
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
function fillSides(into: Float64Array, play: PastPlay, relations: readonly Relation[], declarer: Seat): void {
  const add = (place: number | undefined, amount: number): void => {
    if (place !== undefined) into[place] = (into[place] as number) + amount;
  };
  for (const seat of play.behind) add(BEHIND[relations[seat] as Relation], 1 / 3);
  for (const seat of SEATS) add(POINTS[relations[seat] as Relation], play.taken[seat] / 60);
  into[OPEN.declarerBehind] = numberOf(play.behind.includes(declarer));
}

const PLACES = [OPEN.last, OPEN.third, OPEN.second] as const;
const WINS = [OPEN.friendWins, OPEN.opponentWins, OPEN.strangerWins] as const;

/** The trick to which is played. */
function fillTrick(
  into: Float64Array,
  { layout, calledSuit }: CompiledContract,
  { led, winning, winner, behind, leader, points }: PastPlay,
  relations: readonly Relation[],
  declarer: Seat,
): void {
  into[PLACES[Math.min(2, behind.length)] as number] = 1;
  into[WINS[relations[winner] as Relation]] = 1;
  into[OPEN.trumpWins] = bitAt(layout.trumpMask, winning);
  into[OPEN.trumpLed] = bitAt(layout.trumpMask, led);
  into[OPEN.calledSuitLed] = bitAt(calledSuit, led);
  into[OPEN.pointsLying] = points / 20;
  into[OPEN.friendLed] = numberOf(relations[leader] === FRIEND);
  into[OPEN.declarerLed] = numberOf(leader === declarer);
}
