// Why a position cannot be: ids with the card, the hand or the rule that forbids it, without words.
import { type Message, messagesOf } from '../base/messages.ts';
import type { Card } from '../base/cards.ts';
import type { ContractId } from '../base/contract.ts';
import type { Reason } from '../base/reasons.ts';
import type { Seat } from '../base/seats.ts';
import type { GameId } from '../games/shelf.ts';
import type { Condition } from './position.ts';

/** Evidence of each refusal. Tricks are counted from 1. */
export interface PositionReasonParams {
  /** Cards of this game are played from the table as well. */
  'P.GAME': { readonly game: GameId };
  'P.NO_SEAT': { readonly seat: Seat };
  'P.NOT_IN_PACK': { readonly card: Card };
  /** `seats` have it, which are more than there are such cards. */
  'P.TWICE': { readonly card: Card; readonly seats: readonly Seat[] };
  'P.TOO_MANY': { readonly seat: Seat; readonly count: number; readonly most: number };
  'P.NO_SUCH_GAME': { readonly contract: ContractId };
  'P.NEEDS_DECLARER': { readonly contract: ContractId };
  /** Two players exchange cards in it before the first one is led, or one of them lays the hand down. */
  'P.EXCHANGE': { readonly contract: ContractId };
  'P.NEEDS_GAME': { readonly card: Card };
  /** Nobody has a card left for it. */
  'P.CARDS_OVER': { readonly card: Card };
  /** `seat` is to play the card, which is in the hand of `holder`. */
  'P.ELSEWHERE': { readonly card: Card; readonly seat: Seat; readonly holder: Seat; readonly trick: number };
  /** A rule of play forbids the card. */
  'P.CARD': { readonly card: Card; readonly seat: Seat; readonly trick: number; readonly because: Reason };
  /** The hand may not announce this. */
  'P.ANNOUNCE': { readonly contract: ContractId; readonly seat: Seat; readonly because: Reason };
  /** No bidding that the rules allow leads to the game, or at all to full hands. */
  'P.NO_WAY': { readonly contract?: ContractId };
  /** What was said cannot be said there. */
  'P.SAID': { readonly seat: Seat; readonly because: Reason };
  /** No deal of the cards that are left meets the condition; `together`: it could be met if the other ones were not there. */
  'P.CONDITION': { readonly condition: Condition; readonly together?: true };
  /** The cards that are left fit into no hands: a seat did not follow suit in this trick, and the rest lies open. */
  'P.NO_ROOM': { readonly seats: readonly Seat[] };
  /** None of so many deals was possible. */
  'P.NO_DEAL': { readonly deals: number };
  'P.OVER': Record<never, never>;
}

export type PositionReasonId = keyof PositionReasonParams;

export type PositionReason = Message<PositionReasonParams>;

/** A refusal with its evidence. */
export const objection = messagesOf<PositionReasonParams>();
