// A Hochzeit that is offered in an auction: who is asked, who takes it, what goes on if nobody does (SPEC 3.6).
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type Bidding, held } from './bidding-state.ts';
import { levelOf, namedIn } from './oracle-levels.ts';
import type { Said } from './said.ts';
import { roundFrom, type Table } from './table.ts';

/** Asked are the others: from forehand, or where it is offered in the own turn from the left of the suitor. */
export function offered(state: Bidding, table: Table, suitor: Seat, forehand: Seat, players: number): void {
  const first = table.house['hochzeit.form'] === 'on-turn' ? suitor : forehand;
  const waiting = roundFrom(first, players).filter((seat) => seat !== suitor);
  state.offer = { suitor, waiting };
}

/** A yes, a no, or a bid of one's own that cancels the offer. */
export function answer(state: Bidding, table: Table, { seat, call }: Said, order: readonly Seat[]): void {
  const { offer } = state;
  if (!offer) throw new Error('nothing is offered');
  const named = namedIn(call);
  if (call === 'sie') state.sie = seat;
  if (named) {
    held(state, { seat, level: levelOf(table, named), ...(call.startsWith('names:') && { only: named }) });
    state.duelling = true;
    // Whoever has answered has said that there is nothing higher.
    state.left = offer.waiting.filter((each) => each !== seat);
    delete state.challenge;
    delete state.offer;
    return;
  }
  const { 'hochzeit.form': form, 'hochzeit.noTaker': noTaker } = table.house;
  if (call === 'mit-mir') offer.acceptor ??= seat;
  const settled = call === 'mit-mir' && (form === 'on-turn' || form === 'in-auction');
  offer.waiting = settled ? [] : offer.waiting.filter((each) => each !== seat);
  if (offer.waiting.length > 0) return;
  delete state.offer;
  if (offer.acceptor !== undefined) {
    // Whatever was bid before counts no more; who has not spoken may still bid higher.
    state.married = { acceptor: offer.acceptor, suitor: offer.suitor };
    state.duelling = true;
    // A turn that was in the middle of a duel is not over.
    const broken = state.challenge ? [state.challenge.seat] : [];
    delete state.challenge;
    delete state.holder;
    state.left = form === 'on-turn' ? [...broken, ...state.left].filter((each) => each !== offer.suitor) : [];
  } else {
    if (form === 'in-auction') standsAgain(state);
    if (noTaker === 'void') state.void = true;
    wentBack(state, form, offer.suitor, order);
  }
}

/** Nobody wants the card: who speaks now, and what may be bid (SPEC 3.6). */
function wentBack(state: Bidding, form: string, suitor: Seat, order: readonly Seat[]): void {
  if (state.void) state.left = [];
  else if (form === 'pre-auction') {
    state.left = order;
    state.lowestOnly = true;
  } else if (form === 'in-auction') state.left = order.slice(order.indexOf(suitor) + 1);
  else if (form === 'on-turn') {
    // The offer was the suitor's turn.
    state.left = state.left.filter((each) => each !== suitor);
    state.spoken = [...state.spoken, suitor];
  }
}

/** The bid that the one for the Hochzeit had overcome, if there was one. */
function standsAgain(state: Bidding): void {
  const last = state.overcome.at(-1);
  state.overcome = state.overcome.slice(0, -1);
  if (last) state.holder = last;
  else delete state.holder;
}
