// Who plays, as the calls have it: the duels of SPEC 2.3 in three forms.
import type { Seat } from '../../../src/engine/base/seats.ts';
import { type Bidding, challenged, held } from './bidding-state.ts';
import { levelOf, namedIn } from './oracle-levels.ts';
import { answer, offered } from './offering.ts';
import type { Said } from './said.ts';
import { roundFrom, type Table } from './table.ts';

/** What an auction comes to. */
export type Bid =
  /** Announces a contract of this level or a higher one; `only` where nothing else may be announced. */
  | {
      readonly kind: 'plays';
      readonly seat: Seat;
      readonly level: number;
      readonly only?: string;
      readonly most?: number;
    }
  | { readonly kind: 'sie'; readonly seat: Seat }
  | { readonly kind: 'married'; readonly acceptor: Seat; readonly suitor: Seat }
  | { readonly kind: 'nobody' }
  /** A Hochzeit was offered in vain. */
  | { readonly kind: 'void' };

const isTwoPhase = ({ house }: Table): boolean => house['auction.form'] === 'two-phase';

const PASSES: readonly string[] = ['weiter', 'gut'];

/** What a four- or three-handed auction has come to. */
export function bidOf(table: Table, calls: readonly Said[], forehand: Seat, players: number): Bid {
  const state = folded(table, calls, forehand, players);
  if (isTwoPhase(table)) secondPhase(state);
  return outcome(state);
}

/** Where an auction stands before the next call; of two phases the second begins when all have said yes or no. */
export function biddingAfter(table: Table, calls: readonly Said[], forehand: Seat, players: number): Readonly<Bidding> {
  const state = folded(table, calls, forehand, players);
  const all = state.spoken.length >= players && !state.offer;
  if (isTwoPhase(table) && all) secondPhase(state);
  return state;
}

function folded(table: Table, calls: readonly Said[], forehand: Seat, players: number): Bidding {
  const order = roundFrom(forehand, players);
  const state: Bidding = { yes: [], spoken: [], overcome: [], left: order };
  for (const said of calls) {
    // A card may be offered again and again while others have not spoken yet: that alone does not begin the duels.
    const offersEarly = said.call === 'hochzeit' && state.left.length > 0;
    const again = state.spoken.includes(said.seat) && !state.offer && !offersEarly;
    if (isTwoPhase(table) && (again || said.announced)) secondPhase(state);
    if (state.offer) answer(state, table, said, order);
    else if (said.call === 'hochzeit') offered(state, table, said.seat, forehand, players);
    else if (said.call === 'sie') state.sie = said.seat;
    else if (state.challenge) duel(state, table, said);
    else turn(state, table, said);
  }
  return state;
}

function outcome({ sie, married, holder, lowestOnly, ...state }: Bidding): Bid {
  if (sie !== undefined) return { kind: 'sie', seat: sie };
  if (married) return { kind: 'married', ...married };
  if (holder) return { kind: 'plays', ...holder, ...(lowestOnly && { most: 0 }) };
  return { kind: state.void ? 'void' : 'nobody' };
}

/** A player speaks in the own turn. */
function turn(state: Bidding, table: Table, { seat, call }: Said): void {
  const named = namedIn(call);
  const asked = !state.spoken.includes(seat);
  state.spoken = [...state.spoken, seat];
  state.left = state.left.filter((each) => each !== seat);
  if (call.startsWith('names:') && named) {
    held(state, { seat, level: levelOf(table, named), only: named });
  } else if (isTwoPhase(table) && asked && !state.duelling) {
    if (!PASSES.includes(call)) state.yes = [...state.yes, seat];
  } else if (call === 'spiele') {
    held(state, { seat, level: 0 });
  } else if (named) {
    challenged(state, seat, levelOf(table, named));
  } else if (call === 'spiele-auch') {
    challenged(state, seat, 1);
  }
}

/** Once everybody has said yes or no: the first yes holds, and the next one must have more than is shown. */
function secondPhase(state: Bidding): void {
  if (state.duelling) return;
  state.duelling = true;
  const [first, ...others] = state.yes;
  const [next] = state.holder ? state.yes : others;
  if (first !== undefined) state.holder ??= { seat: first, level: 0 };
  state.left = state.yes.slice(state.yes.findIndex((seat) => seat === next) + 1);
  if (next === undefined) state.left = [];
  if (next !== undefined) challenged(state, next, (state.holder?.level ?? 0) + 1);
}

function duel(state: Bidding, table: Table, { call }: Said): void {
  const { challenge, holder } = state;
  if (!challenge || !holder) throw new Error('there is no duel');
  const named = namedIn(call);
  if (challenge.answering === 'holder') {
    if (call === 'selbst') {
      state.holder = { seat: holder.seat, level: challenge.level };
      challenge.answering = 'challenger';
    } else {
      held(state, { seat: challenge.seat, level: challenge.level });
      delete state.challenge;
    }
  } else if (named) {
    state.challenge = { seat: challenge.seat, level: levelOf(table, named), answering: 'holder' };
  } else {
    delete state.challenge;
  }
}

/** Who is to speak; undefined when the auction is over. */
export function speakerIn({ offer, challenge, holder, left, sie, void: ended }: Readonly<Bidding>): Seat | undefined {
  if (sie !== undefined || ended) return undefined;
  if (offer) return offer.waiting[0];
  if (challenge) return challenge.answering === 'holder' ? holder?.seat : challenge.seat;
  return left[0];
}
