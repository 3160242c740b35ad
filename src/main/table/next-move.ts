// What has to happen next at a table: who is asked, and whether the table waits for the person.
import { type Deal, seatOf } from '../../engine/table/chairs.ts';
import { deciderOf } from '../../engine/table/blind.ts';
import { doublingsOf, isOver, type PlayingRound, type Round } from '../../engine/table/round.ts';
import type { Card } from '../../engine/base/cards.ts';
import type { Seat } from '../../engine/base/seats.ts';
import { type Aside, type Decision, isAside, isDecision } from '../../engine/table/log.ts';
import { legalDecisions, turnIn } from '../../engine/round/step.ts';
import { isPlaying, isUndealt } from '../../engine/table/readers.ts';
import { houseOf, seatsAt } from '../../engine/table/table-rules.ts';
import { cardsPlayed } from '../../engine/play/tricks.ts';
import { asideOpen } from '../../engine/phases/asides.ts';
import { interjectionOf, interjectors, lastToOffer } from '../../engine/round/interjections.ts';
import type { Settings } from '../../shared/files/settings.ts';

/** Chair of the person at every table of this program. */
export const HUMAN: Seat = 0;

/** The person's seat in a round: that of the chair, unless the deal goes round the other way. */
export const personIn = (round: Deal): Seat => seatOf(round, HUMAN);

/** Whether the person decides what is done from a seat: the own one, or a blind that the person plays. */
export const isPersons = (round: Deal, seat: Seat): boolean => deciderOf(round, seat) === personIn(round);

/** A decision of the log that somebody else than the person took, with the seat of that player in the round; undefined if there is none. */
export function othersDecision(round: Round, entry: number): { decision: Decision; seat: Seat } | undefined {
  const decision = round.entries[entry];
  if (!decision || !isDecision(decision)) return undefined;
  // Who turns the deal has another seat in it.
  const seat = decision.type === 'knock' ? seatOf(round, decision.seat) : decision.seat;
  return isPersons(round, seat) ? undefined : { decision, seat };
}

/** The seat from which the person decides now: the one whose turn it is, if it is the person's, else the own one. */
export function askedSeatIn(round: Round): Seat {
  const turn = turnIn(round);
  return turn !== undefined && isPersons(round, turn) ? turn : personIn(round);
}

export type Move =
  | { readonly kind: 'shuffle' }
  /** Bots that may double or offer a Hochzeit and have not been asked in this situation. */
  | { readonly kind: 'askBots'; readonly seats: readonly Seat[] }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** An own card that need not be chosen. */
  | { readonly kind: 'byItself'; readonly seat: Seat; readonly card: Card }
  /** The person's cut in a challenge, in which everybody gets the same cards. */
  | { readonly kind: 'cut'; readonly seat: Seat }
  /** A card of a rest that is laid down, since nobody has to think about it any more. */
  | { readonly kind: 'rest'; readonly seat: Seat }
  /** Cards drawn before the first deal are looked at: for partners, or for who deals. */
  | { readonly kind: 'partners' | 'draw' }
  /** The table waits: for the person's decision, for the person's Stoss or Retour, for the next round. */
  | { readonly kind: 'person' | 'offer' | 'over' };

/** What the table remembers of a round besides the log. */
export interface Asked {
  /** Length of the log when the bots were asked whether they double. */
  readonly bots?: number;
  /** What the person has declined to give. */
  readonly declined: readonly string[];
}

/** Whether something that was drawn is being looked at. */
export const isDraw = ({ kind }: Move): boolean => kind === 'partners' || kind === 'draw';

export const NOBODY_ASKED: Asked = { declined: [] };

/** The Stoss or Retour that a seat may give now, or the Durchbruch or announcement that it may make. */
export const asideOf = (round: Round, seat: Seat): Aside | undefined =>
  isPlaying(round) && asideOpen(round) ? legalDecisions(round, seat).filter(isAside)[0] : undefined;

/**
 * The person is asked once, as late as the rules allow: a Stoss after the first card, an answer right after what it
 * answers. No question comes before an own card, which is a moment to think anyway, with the button beside it; at tables
 * that double just before the own card it is the only moment.
 */
function offered(round: PlayingRound, { declined }: Asked): boolean {
  const person = personIn(round);
  const doubling = asideOf(round, person);
  if (!doubling || declined.includes(offerOf(round, doubling)) || turnIn(round) === person) return false;
  // An announcement of Doppelkopf is in time until the own card, as long as there is a button for it.
  if (doubling.type === 'doppler' || doubling.type === 'ansage') return false;
  const house = houseOf(round.rules);
  if (doublingsOf(round.doubling) > 0) return house['stoss.replyWindow'] === 'before-second-card';
  if (house['stoss.window'] === 'before-own-first-card') return false;
  return cardsPlayed(round.play) > 0 || house['stoss.window'] === 'with-first-card';
}

/** What the person is offered, as it is remembered when declined: each step of the chain is an offer of its own. */
export function offerOf(round: Round, { type }: Decision): string {
  const steps = isPlaying(round) ? doublingsOf(round.doubling) : 0;
  return steps < 2 ? type : `${type}-${steps + 1}`;
}

/** The person is asked for a Hochzeit at the last moment only: until then there is a button. */
const offersNow = (round: Round, { declined }: Asked): boolean =>
  lastToOffer(round) && interjectionOf(round, personIn(round)) !== undefined && !declined.includes('call');

export function nextMove(round: Round, asked: Asked, prompt: Settings['doublingPrompt']): Move {
  if (isUndealt(round)) return { kind: 'shuffle' };
  if (isOver(round)) return { kind: 'over' };
  const at = round.entries.length;
  const person = personIn(round);
  const suitors = interjectors(round);
  if (suitors.length > 0) {
    const bots = suitors.filter((seat) => seat !== person);
    if (suitors[0] === person && offersNow(round, asked)) return { kind: 'offer' };
    if (bots.length > 0 && asked.bots !== at) return { kind: 'askBots', seats: bots };
    if (offersNow(round, asked)) return { kind: 'offer' };
  }
  if (isPlaying(round) && asideOpen(round)) {
    const seats = seatsAt(round.rules).filter((seat) => seat !== person && asideOf(round, seat) !== undefined);
    if (seats.length > 0 && asked.bots !== at) return { kind: 'askBots', seats };
    if (prompt === 'ask' && offered(round, asked)) return { kind: 'offer' };
  }
  const turn = turnIn(round);
  return turn === undefined || isPersons(round, turn) ? { kind: 'person' } : { kind: 'bot', seat: turn };
}
