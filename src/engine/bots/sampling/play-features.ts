// Why people play a card: features of a card in its situation, for the model that reads hands from cards.
import type { Seat } from '../../base/seats.ts';
import type { CompiledContract } from '../../search/masks.ts';
import { countOf, takes } from '../../search/masks.ts';
import type { PastPlay } from './past-plays.ts';

/** Who plays with whom in the deal that is looked at; `partner` is -1 if the declarer plays alone. */
export interface Parties {
  readonly declarer: Seat;
  readonly partner: number;
}

const FOLLOW_FEATURES = 8;
const LEAD_FEATURES = 9;
/** Following: friend, opponent or stranger wins so far, for sure or not yet. */
const FOLLOW_SITUATIONS = 6;
/** Leading: declarer, partner, defender of a Rufer; declarer, defender of a game alone. */
const LEAD_SITUATIONS = 5;
const FIRST_LEAD = FOLLOW_FEATURES * FOLLOW_SITUATIONS;
/** Number of weights of the model. */
export const WEIGHTS_COUNT = FIRST_LEAD + LEAD_FEATURES * LEAD_SITUATIONS;

const FRIEND = 0;
const OPPONENT = 1;
const STRANGER = 2;

/** What a seat knew of another one: with it, against it, or not known yet. */
function relation({ declarer, partner }: Parties, { seat, revealed }: PastPlay, other: Seat): number {
  if (other === seat) return FRIEND;
  if (partner < 0) return seat !== declarer && other !== declarer ? FRIEND : OPPONENT;
  if (seat === partner) return other === declarer ? FRIEND : OPPONENT;
  if (seat === declarer) return revealed < 0 ? STRANGER : other === revealed ? FRIEND : OPPONENT;
  if (other === declarer) return OPPONENT;
  return revealed < 0 ? STRANGER : other === revealed ? OPPONENT : FRIEND;
}

/** Where the weights of a play begin: by who leads, or by who wins so far and whether that can still change. */
export function situationOf(compiled: CompiledContract, parties: Parties, play: PastPlay, hand: number): number {
  const { seat, led, winning, winner, behind, gone } = play;
  const { declarer, partner } = parties;
  if (led < 0) {
    const role = partner < 0 ? (seat === declarer ? 3 : 4) : seat === declarer ? 0 : seat === partner ? 1 : 2;
    return FIRST_LEAD + role * LEAD_FEATURES;
  }
  const beatable = ((compiled.layout.beatenBy[winning] as number) & ~gone & ~hand) !== 0;
  const open = beatable && behind.some((other) => relation(parties, play, other) !== FRIEND);
  return (relation(parties, play, winner) * 2 + (open ? 1 : 0)) * FOLLOW_FEATURES;
}

/** Values of the features of one card, from the start of its situation; the same array every time. */
export const values = new Float64Array(Math.max(FOLLOW_FEATURES, LEAD_FEATURES));

/** Fills `values` for a legal card and returns how many there are. */
export function fillValues(
  compiled: CompiledContract,
  play: PastPlay,
  hand: number,
  legal: number,
  card: number,
): number {
  values.fill(0);
  return play.led < 0 ? fillLead(compiled, play, hand, card) : fillFollow(compiled, play, hand, legal, card);
}

/** How high a card is inside its group, 0 - 1. */
function height({ layout }: CompiledContract, card: number): number {
  const group = layout.groupMask[card] as number;
  const below = countOf(group & ((1 << card) - 1));
  return below / Math.max(1, countOf(group) - 1);
}

/** Whether no card of the same group is higher, outside the hand and not gone. */
const isTop = ({ layout }: CompiledContract, { gone }: PastPlay, hand: number, card: number): boolean =>
  ((layout.groupMask[card] as number) & ~gone & ~hand & ~((2 << card) - 1)) === 0;

function fillLead(compiled: CompiledContract, play: PastPlay, hand: number, card: number): number {
  const { layout, calledSuit, called } = compiled;
  const group = layout.groupMask[card] as number;
  const points = (layout.points[card] as number) / 10;
  const own = countOf(hand & group);
  if (group === layout.trumpMask) {
    values[0] = 1;
    values[1] = height(compiled, card);
    values[2] = points;
    values[3] = isTop(compiled, play, hand, card) ? 1 : 0;
  } else {
    values[4] = group === calledSuit && play.lock === 1 ? 1 : 0;
    values[5] = isTop(compiled, play, hand, card) && !((called >>> card) & 1) ? 1 : 0;
    values[6] = points;
    values[7] = own / 3;
    values[8] = (called >>> card) & 1;
  }
  return LEAD_FEATURES;
}

function fillFollow(compiled: CompiledContract, play: PastPlay, hand: number, legal: number, card: number): number {
  const { layout } = compiled;
  const group = layout.groupMask[card] as number;
  const points = (layout.points[card] as number) / 10;
  const trump = group === layout.trumpMask;
  if (takes(compiled, card, play.winning)) {
    const takers = legal & (layout.beatenBy[play.winning] as number);
    values[0] = 1;
    values[1] = points;
    values[2] = countOf(takers & ((1 << card) - 1) & group) / Math.max(1, countOf(takers & group));
    values[3] = isTop(compiled, play, hand, card) ? 1 : 0;
    values[4] = play.points / 10;
  } else {
    values[5] = points;
    values[6] = trump ? height(compiled, card) : 0;
    values[7] = countOf(hand & group) === 1 && !trump ? 1 : 0;
  }
  return FOLLOW_FEATURES;
}
